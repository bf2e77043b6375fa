"""What no file can ask: bytes, streams, times, ends, and games against the rules.

`bench` is what a check is given and how it says what was wrong; the other modules have a table of checks
each, every check naming its clause.
"""
