"""The Go Text Protocol, version 2, spoken over the game.

`wire` turns lines into commands and replies into bytes, `arguments` reads words, `commands` holds the table,
`handlers` what each command does, `engine` turns one line into one reply, and `session` alone holds streams.
"""
