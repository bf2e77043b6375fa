"""One refereed game between two programs.

Lowest first: `processes` (programs as processes, watched over by `guardian`), `replies` and `client` (a
program behind its pipes), `answers`, `dialect` and `clockwork` (what is said, pure), `conversation` and
`contestant` (an engine behind a program), `table` and `game` (the referee). Knows nothing of other games.
"""
