"""Many games: which are to be played, who plays them, what was played.

Lowest first: `openings` and `schedule` (what is to be played), `lock`, `sgf` and `records` (what was played,
kept), `sequential` (whether that is enough), `worker` (pairs of games, one after the other), `jobs`, `crew`
and `cluster` (many workers, who tell by `messages`), `match` (the whole).
"""
