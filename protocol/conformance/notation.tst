# Positions on one line, their digests, and boards for a person.

# == notation.md, Positions on one line: the start of the usual game
boardsize 6
clear_board
komi 7
10 catena-position
#? [catena 6 komi standard 7 6/7/8/9/10/11/10/9/8/7/6 b 1 free -]
20 catena-digest
#? [f2ca6daa6a4c5f14]

# == notation.md, Positions on one line: stones, turn, button, who placed last
boardsize 6
clear_board
komi 7
play black F6
30 catena-position
#? [catena 6 komi standard 7 6/7/8/9/10/5b5/10/9/8/7/6 w 1 free b]
40 play white button
#? []
50 catena-position
#? [catena 6 komi standard 7 6/7/8/9/10/5b5/10/9/8/7/6 b 1 w b]
60 play black A1
#? []
70 play white K11
#? []
80 catena-position
#? [catena 6 komi standard 7 5w/7/8/9/10/5b5/10/9/8/7/b5 b 1 w w]

# == gtp.md, catena-position: a position is set up
boardsize 6
90 catena-position catena 3 komi standard 7 3/4/2b2/4/3 w 1 free b
#? []
100 catena-position
#? [catena 3 komi standard 7 3/4/2b2/4/3 w 1 free b]
110 list_stones black
#? [C3]
120 catena-to_move
#? [white 1]
130 undo
#? [.*]*
#! cannot undo
140 play white C3
#? [.*]*
#! illegal move
150 play white D4
#? []

# == gtp.md, catena-position: every type of game and scoring
160 catena-position catena 3 no-komi standard 7 3/4/2w2/4/3 b 1 free w
#? []
170 catena-game_type
#? [no-komi]
180 catena-position catena 4 double square 0 4/5/1b4/7/3w2/5/1w1b b 1 none b
#? []
190 catena-to_move
#? [black 1]
200 catena-scoring
#? [square]
210 catena-button
#? [none]
220 catena-position catena 6 komi standard 7 6/7/8/9/10/11/10/9/8/7/6 b 1 free -
#? []

# == notation.md, Positions on one line: what no play can lead to is refused
boardsize 3
clear_board
230 catena-position catena 3 komi standard 7 3/2b1/1bbb1/4/3 w 1 free b
#? [.*]*
#! impossible position: .*
240 catena-position catena 2 komi standard 7 1w/1b1/b1 w 1 free b
#? [.*]*
#! impossible position: .*
250 catena-position catena 3 komi standard 7 3/4/5/4/3 b 2 free -
#? [.*]*
#! impossible position: .*

# == gtp.md, catena-position: what is no position
260 catena-position catena 2
#? [.*]*
#! syntax error: .*
270 catena-position catena 2 komi standard 7 2/2/2 w 1 free b
#? [.*]*
#! syntax error: .*
280 catena-position chess 2 komi standard 7 2/3/2 w 1 free b
#? [.*]*
#! syntax error: .*

# == gtp.md, catena-digest: the same position has the same digest
boardsize 3
clear_board
komi 7
play black C3
play white A1
290 catena-digest
#? [81dcd624562acebd]
boardsize 5
boardsize 3
play black C3
play white A1
300 catena-digest
#? [81dcd624562acebd]

# == gtp.md, catena-strips: strips from end to end, as JSON on one line
boardsize 2
clear_board
310 catena-strips
#? [\[\]]
320 play black B2
#? []
330 play white A1
#? []
340 catena-strips
#? [\[\{"cells": \["A1", "B2"\], "black": 1, "white": 1, "limited": false, "growth": \["C2", "B3", "C3"\]\}\]]

# == gtp.md, catena-score: the sums, as JSON on one line
boardsize 2
clear_board
komi 7
play black B2
play white button
350 catena-score
#? [\{"scoring": "standard", "over": false, "black": \{"stones": 1, "strips": 1, "komi": 0, "button": 0, "total": 1\}, "white": \{"stones": 0, "strips": 0, "komi": 7, "button": 0.5, "total": 7.5\}, "margin": -6.5, "leader": "white", "result": "W\+6.5"\}]

# == gtp.md, showboard: the board for a person
boardsize 6
clear_board
play black F6
360 showboard
#? [.*]

# == gtp.md, catena-perft: how many sequences there are
boardsize 6
clear_board
370 catena-perft 0
#? [1]
380 catena-perft 1
#? [92]
390 catena-perft 2
#? [8372]
400 catena-perft 1
#? [92]
