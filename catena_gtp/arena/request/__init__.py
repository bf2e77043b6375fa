"""What somebody wants played: options or a file become a match that can be.

`parser` and `options` read the command line, `toml` and `configuration` a file; `names`, `checks` and
`programs` see to it that the match can be played, `called` that advice can be typed. Nothing is played here.
"""
