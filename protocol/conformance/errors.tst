# Refusals, each with the text that controllers compare.

# == gtp.md, Failures: a command that is not there
10 no_such_command
#? [.*]*
#! unknown command
20 play_
#? [.*]*
#! unknown command

# == gtp.md, Failures: sizes that no board has
30 boardsize 0
#? [.*]*
#! unacceptable size
40 boardsize 1
#? [.*]*
#! unacceptable size
50 boardsize 12
#? [.*]*
#! unacceptable size
60 boardsize 14
#? [.*]*
#! unacceptable size
70 boardsize 20
#? [.*]*
#! unacceptable size
80 boardsize 1000000000000
#? [.*]*
#! unacceptable size

# == gtp.md, rectangular_boardsize: boards that are no hexagon
90 rectangular_boardsize 11 13
#? [.*]*
#! unacceptable size
100 rectangular_boardsize 6 6
#? [.*]*
#! unacceptable size

# == gtp.md, boardsize: what is no size
110 boardsize
#? [.*]*
#! syntax error\b.*
120 boardsize large
#? [.*]*
#! syntax error\b.*
130 boardsize 6.5
#? [.*]*
#! syntax error\b.*

# == gtp.md, komi: what is no komi
140 komi
#? [.*]*
#! syntax error\b.*
150 komi lots
#? [.*]*
#! syntax error\b.*
160 komi nan
#? [.*]*
#! syntax error\b.*
170 komi 1 2
#? [.*]*
#! syntax error\b.*

# == gtp.md, komi: any number is one
180 komi 7
#? []
190 komi 6.5
#? []
200 komi -3
#? []
210 komi 0
#? []
220 komi 1e2
#? []

# == gtp.md, play: an occupied cell, on a board that is named by its side
boardsize 6
clear_board
play black F6
230 play white F6
#? [.*]*
#! illegal move
240 play black F6
#? [.*]*
#! illegal move

# == gtp.md, play: an occupied cell, on a board that is named by its columns
boardsize 11
clear_board
play black F6
250 play white F6
#? [.*]*
#! illegal move
260 play black F6
#? [.*]*
#! illegal move

# == gtp.md, play: a cell that the board does not have
boardsize 6
clear_board
270 play black A7
#? [.*]*
#! illegal move
280 play black K5
#? [.*]*
#! illegal move
290 play black Z1
#? [.*]*
#! illegal move
300 play black A12
#? [.*]*
#! illegal move

# == gtp.md, play: cells of the grid that are outside the hexagon
boardsize 11
clear_board
310 play black A7
#? [.*]*
#! illegal move
320 play black L5
#? [.*]*
#! illegal move
330 play black A11
#? [.*]*
#! illegal move

# == gtp.md, play: what is no move
boardsize 6
clear_board
340 play
#? [.*]*
#! syntax error\b.*
350 play black
#? [.*]*
#! syntax error\b.*
360 play F6
#? [.*]*
#! syntax error\b.*
370 play F6 black
#? [.*]*
#! syntax error\b.*
380 play green F6
#? [.*]*
#! syntax error\b.*
390 play black 6F
#? [.*]*
#! syntax error\b.*
400 play black F
#? [.*]*
#! syntax error\b.*
410 play black FF6
#? [.*]*
#! syntax error\b.*
420 play black F06
#? [.*]*
#! syntax error\b.*
430 play black F6 now
#? [.*]*
#! syntax error\b.*

# == gtp.md, Colors and moves: resigning is no move
boardsize 6
clear_board
440 play black resign
#? [.*]*
#! illegal move

# == gtp.md, genmove: what is no color
450 genmove
#? [.*]*
#! syntax error\b.*
460 genmove green
#? [.*]*
#! syntax error\b.*
470 genmove black now
#? [.*]*
#! syntax error\b.*

# == gtp.md, undo: nothing to take back
clear_board
480 undo
#? [.*]*
#! cannot undo
490 undo 2
#? [.*]*
#! syntax error\b.*

# == gtp.md, gg-undo: more than there is
boardsize 6
clear_board
play black F6
play white G6
500 gg-undo 3
#? [.*]*
#! cannot undo
510 gg-undo -1
#? [.*]*
#! syntax error\b.*
520 gg-undo 2
#? []
530 gg-undo 1
#? [.*]*
#! cannot undo

# == gtp.md, final_score: a game that is not over
clear_board
540 final_score
#? [.*]*
#! cannot score

# == gtp.md, last_move: no move yet
clear_board
550 last_move
#? [.*]*
#! no previous move known

# == gtp.md, final_status_list: what is no status
560 final_status_list asleep
#? [.*]*
#! syntax error\b.*

# == gtp.md, is_legal: what is no question
570 is_legal
#? [.*]*
#! syntax error\b.*
580 is_legal black
#? [.*]*
#! syntax error\b.*
590 is_legal green F6
#? [.*]*
#! syntax error\b.*

# == gtp.md, catena-game_type: what is no type
600 catena-game_type go
#? [.*]*
#! syntax error\b.*

# == gtp.md, catena-scoring: what is no scoring
610 catena-scoring area
#? [.*]*
#! syntax error\b.*

# == gtp.md, catena-coordinates: what are no letters
620 catena-coordinates chess
#? [.*]*
#! syntax error\b.*

# == gtp.md, catena-button_word: what is no word for it
630 catena-button_word coin
#? [.*]*
#! syntax error\b.*

# == gtp.md, kata-set-rules: what are no rules
640 kata-set-rules chinese
#? [.*]*
#! syntax error\b.*
650 kata-set-rules {"ko": "simple"}
#? [.*]*
#! syntax error\b.*
660 kata-set-rules {"side": 99}
#? [.*]*

# == gtp.md, kata-get-param: what is no setting
670 kata-get-param komi
#? [.*]*
#! syntax error\b.*

# == gtp.md, kata-set-param: what is no value
680 kata-set-param maxVisits few
#? [.*]*
#! syntax error\b.*

# == gtp.md, catena-perft: what is no depth
690 catena-perft
#? [.*]*
#! syntax error\b.*
700 catena-perft -1
#? [.*]*
#! syntax error\b.*

# == gtp.md, catena-choose_komi: a type of game without komi
catena-game_type double
710 catena-choose_komi
#? [.*]*
#! no komi in this game type
