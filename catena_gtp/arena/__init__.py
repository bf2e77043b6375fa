"""Matches between programs that speak GTP, refereed by the rules.

The rooms, lowest first: `model` (plain values that all others share), `client` and `contestant` (a program
behind its pipes, an engine behind a program), `game` (one refereed game), `openings` and `schedule` (what is
to be played), `records` (what was played, kept), `statistics` (what it means), `live` and `report` (seen by
people), `worker` (pairs of games, one after the other), `jobs` and `cluster` (many workers), `match` (the
whole), `options`, `configuration` and `command` (how it is asked for).
"""
