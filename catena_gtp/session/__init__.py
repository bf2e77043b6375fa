"""A session of any protocol in which both sides write lines: streams, threads, and what is heard meanwhile.

Knows no command and no game; whoever answers is handed to it.
"""
