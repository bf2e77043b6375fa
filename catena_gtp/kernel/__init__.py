"""The search's own world: the game as arrays, compiled.

It knows no clock, no text and no exceptions; ``rules`` is what judges a game, this is what runs millions of
times a second.  Only ``player`` translates between the two.  Importing its modules imports numpy and numba.

Lowest first: ``compile`` (the decorator, the cache), ``layout`` (the record), ``keys``, ``moves``,
``setup``, ``generation`` (legal actions, perft), ``evaluation`` and ``table``, ``ordering`` and
``selective``, ``alphabeta``, ``search`` (what a player calls), ``warmup``.
"""
