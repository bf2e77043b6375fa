"""The Universal Game Interface: a second front end, on the same game and player as the Go Text Protocol.

Its controllers know no game at all. They hand every position over whole and ask the engine whose turn it is,
whether the game is over, and who has won. The interface is Kz04px's, made from that of chess engines:
https://github.com/kz04px/cutegames/blob/main/ugi.md
"""
