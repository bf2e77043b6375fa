"""One refereed game between two programs.

Lowest first: `replies` and `client` (a program that speaks the protocol), `answers`, `dialect` and
`clockwork` (what is said, pure), `conversation` and `contestant` (an engine behind a program), `table` and
`game` (the referee). Knows nothing of other games.
"""
