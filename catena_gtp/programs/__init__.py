"""Other programs as processes: started, listened to, ended with all that they started.

Lowest first: `guardian` (ends what is left when this program is killed), `processes` (starting and ending on
every system), `piped` (a running program behind its pipes). Knows no protocol and no game.
"""
