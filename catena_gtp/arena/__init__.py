"""Matches between programs that speak GTP, refereed by the rules.

The rooms, lowest first: `model` (plain values that all others share), `client` (a program behind its pipes),
`game` (one refereed game), `openings` and `schedule` (what is to be played), `records` (what was played,
kept), `statistics` (what it means), `live` and `report` (seen by people), `match` (the whole), `command` (its
options).
"""
