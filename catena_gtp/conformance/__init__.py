"""Whether a program keeps to the protocol, clause by clause; it may be any program.

Lowest first: `model` (clauses and what was found of them), `talk` (a program to talk to, byte by byte if
need be), `claims` (what it says it can), `files` (what the files in `protocol/conformance` ask), `scenes`
(asking that), `checks` (what no file can ask), `runner` (all of it, whatever the program does), `report` (for
people and programs), `command` (`bin/conformance`). Knows nothing of this project's own engine.
"""
