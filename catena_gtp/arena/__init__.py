"""Matches between programs that speak GTP, refereed by the rules.

The rooms, lowest first: `model` (plain values that all others share) and `plain` (these as JSON),
`statistics` (what results mean), `contest` (one refereed game), `request` (how a match is asked for),
`report` (seen by people, while it runs and afterwards), `tournament` (the match), `command` (`catena-gtp
match`). Apart from all stands `adapter`, which puts any player on GTP.
"""
