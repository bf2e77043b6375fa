# A command that fails changes nothing, and what is set stays until it is set again.

# == gtp.md, Failures: a refused move leaves the cell free and the turn as it is
boardsize 6
clear_board
play black F6
play white G6
10 play white F6
#? [.*]*
20 play black A7
#? [.*]*
30 play black nonsense
#? [.*]*
40 play white G7
#? [.*]*
50 list_stones black
#? [F6]
60 list_stones white
#? [G6]
70 catena-to_move
#? [black 1]
80 move_history
#? [white G6\s+black F6]
90 play black H6
#? []

# == gtp.md, Failures: a refused move leaves the board as it is, in GTP letters
boardsize 11
clear_board
play black F6
play white G6
100 play white F6
#? [.*]*
110 play black A7
#? [.*]*
120 list_stones black
#? [F6]
130 list_stones white
#? [G6]
140 play black H6
#? []

# == gtp.md, Failures: a refused size leaves the board and its stones
boardsize 6
clear_board
play black F6
150 boardsize 12
#? [.*]*
160 boardsize large
#? [.*]*
170 boardsize
#? [.*]*
180 play white F6
#? [.*]*
190 play white K6
#? []

# == gtp.md, Failures: a refused size leaves the board, in GTP letters
boardsize 11
clear_board
play black F6
200 boardsize 12
#? [.*]*
210 play white F6
#? [.*]*
220 play white L6
#? []

# == gtp.md, Failures: a refused komi leaves the old one
komi 3
230 komi lots
#? [.*]*
240 komi
#? [.*]*
250 get_komi
#? [3]

# == gtp.md, Failures: a refused undo takes nothing back
boardsize 6
clear_board
play black F6
play white G6
260 gg-undo 3
#? [.*]*
270 undo now
#? [.*]*
280 list_stones white
#? [G6]
290 undo
#? []
300 play white G6
#? []

# == gtp.md, Failures: a refused type or scoring leaves the game
boardsize 6
clear_board
play black F6
310 catena-game_type go
#? [.*]*
320 catena-scoring area
#? [.*]*
330 kata-set-rules {"game_type": "go"}
#? [.*]*
340 list_stones black
#? [F6]
350 catena-game_type
#? [komi]
360 catena-scoring
#? [standard]

# == gtp.md, Failures: a refused position leaves the old one
boardsize 6
clear_board
play black F6
370 catena-position catena 6 komi standard
#? [.*]*
380 catena-position catena 2 komi standard 7 2/bbb/b1 b 1 free w
#? [.*]*
#! impossible position: .*
390 catena-position
#? [catena 6 komi standard .* 6/7/8/9/10/5b5/10/9/8/7/6 w 1 free b]
400 undo
#? []

# == gtp.md, Failures: asking changes nothing
boardsize 6
clear_board
play black F6
410 is_legal white G6
#? [1]
420 is_legal white F6
#? [0]
430 catena-why white F6
#? [occupied]
440 final_score
#? [.*]*
450 showboard
#? [.*]
460 move_history
#? [black F6]
470 play white G6
#? []

# == gtp.md, undo: moves are taken back one by one, the captures with them
boardsize 2
clear_board
play black C3
play white A1
play black B2
480 list_stones black
#? [A1 B2 C3]
490 undo
#? []
500 list_stones white
#? [A1]
510 play black button
#? []
520 undo
#? []
530 undo
#? []
540 undo
#? []
550 undo
#? [.*]*
#! cannot undo

# == gtp.md, undo: a stone and the button
boardsize 6
clear_board
play black F6
play white button
560 play black button
#? [.*]*
#! illegal move
570 undo
#? []
580 play white G6
#? []
590 play black button
#? []

# == gtp.md, undo: a stone and the button, in GTP letters
boardsize 11
clear_board
play black F6
play white pass
600 play black pass
#? [.*]*
#! illegal move
610 undo
#? []
620 undo
#? []
630 play white F6
#? []
640 undo
#? []
650 undo
#? [.*]*
#! cannot undo

# == gtp.md, gg-undo: several moves at once
boardsize 6
clear_board
play black F6
play white G6
play black A1
660 gg-undo 2
#? []
670 play white G6
#? []
680 gg-undo
#? []
690 gg-undo
#? []
700 gg-undo
#? [.*]*
#! cannot undo

# == gtp.md, clear_board: stones, button and history go
boardsize 6
clear_board
play black F6
play white button
710 clear_board
#? []
720 undo
#? [.*]*
#! cannot undo
730 play black button
#? []
740 play white F6
#? []

# == gtp.md, clear_board: stones, button and history go, in GTP letters
boardsize 11
clear_board
play black F6
play white pass
750 clear_board
#? []
760 undo
#? [.*]*
#! cannot undo
770 play black pass
#? []
780 play white F6
#? []

# == gtp.md, boardsize: it empties the board
boardsize 6
play black F6
790 boardsize 6
#? []
800 undo
#? [.*]*
#! cannot undo
810 play white F6
#? []
820 boardsize 7
#? []
830 play black M13
#? []

# == gtp.md, komi: it survives a new board
komi 3
boardsize 6
clear_board
840 get_komi
#? [3]
komi 6.5
boardsize 11
clear_board
850 get_komi
#? [6.5]

# == gtp.md, get_komi: the komi that was set
komi 12
860 get_komi
#? [12]
komi -0.5
870 get_komi
#? [-0.5]

# == gtp.md, catena-rules: what is in force, as JSON on one line
boardsize 6
komi 3
880 catena-rules
#? [\{"side": 6, "game_type": "komi", "scoring": "standard", "komi": 3, [^\n]*\}]

# == gtp.md, kata-set-rules: what is told by kata-get-rules can be set
boardsize 6
komi 3
890 kata-get-rules
#? [\{"side": 6, "game_type": "komi", "scoring": "standard", "komi": 3\}]
900 kata-set-rules {"side": 4, "game_type": "double", "scoring": "square", "komi": 5}
#? []
910 kata-get-rules
#? [\{"side": 4, "game_type": "double", "scoring": "square", "komi": 5\}]
920 kata-set-rules {"side": 6, "game_type": "komi", "scoring": "standard", "komi": 7}
#? []

# == gtp.md, catena-game_type: it begins a new game and stays
boardsize 6
play black F6
930 catena-game_type double
#? []
940 undo
#? [.*]*
#! cannot undo
boardsize 7
clear_board
950 catena-game_type
#? [double]
960 catena-game_type komi
#? []

# == gtp.md, catena-scoring: it begins a new game and stays
boardsize 6
play black F6
970 catena-scoring square
#? []
980 undo
#? [.*]*
#! cannot undo
boardsize 7
clear_board
990 catena-scoring
#? [square]
1000 catena-scoring standard
#? []

# == gtp.md, kata-set-param: what is set can be read
kata-set-param maxVisits 1000
1010 kata-get-param maxVisits
#? [1000]
1020 kata-set-param maxVisits few
#? [.*]*
1030 kata-get-param maxVisits
#? [1000]
1040 kata-set-param maxVisits none
#? []
1050 kata-get-param maxVisits
#? [none]

# == gtp.md, kata-list-params: the settings have names
1060 kata-list-params
#? [(.*\s)?maxVisits(\s.*)?]
