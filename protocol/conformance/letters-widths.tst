# Boards that are named by their columns: the column letters are those of GTP, without the I.

# == gtp.md, Letters: a size from 11 on counts the columns
boardsize 11
clear_board
10 play black A1
#? []
20 play white F1
#? []
30 play black L6
#? []
40 play white L11
#? []
50 play black F11
#? []
60 play white A6
#? []
70 play black M11
#? [.*]*
#! illegal move

# == gtp.md, Letters: there is no I in GTP letters
boardsize 11
clear_board
80 play black I6
#? [.*]*
#! syntax error\b.*
90 play black i6
#? [.*]*
#! syntax error\b.*
100 play black J6
#? []
110 play white H6
#? []
120 play black K6
#? []

# == gtp.md, Letters: every width from 11 to 19 that is odd
boardsize 13
clear_board
130 play black N13
#? []
140 play white O13
#? [.*]*
#! illegal move
boardsize 15
clear_board
150 play black P15
#? []
160 play white J1
#? [.*]*
#! illegal move
170 play white H1
#? []
boardsize 17
clear_board
180 play black R17
#? []
190 play white J17
#? []
boardsize 19
clear_board
200 play black T19
#? []
210 play white K19
#? []
220 play black T10
#? []
230 play white U19
#? [.*]*
#! illegal move

# == gtp.md, boardsize: widths that are even
240 boardsize 16
#? [.*]*
#! unacceptable size
250 boardsize 18
#? [.*]*
#! unacceptable size

# == gtp.md, rectangular_boardsize: the width twice
260 rectangular_boardsize 11 11
#? []
270 play black J6
#? []
280 play black I6
#? [.*]*
#! syntax error\b.*

# == gtp.md, A line: colors and cells are read in either case
boardsize 11
clear_board
290 play BLACK f6
#? []
300 play W j7
#? []
310 play b C2
#? []
320 play White d5
#? []

# == gtp.md, Colors and moves: pass takes the button
boardsize 11
clear_board
play black F6
330 play white PASS
#? []
340 last_move
#? [white pass]
350 play black pass
#? [.*]*
#! illegal move
360 play white pass
#? [.*]*
#! illegal move
370 undo
#? []
380 play white button
#? []
390 last_move
#? [white pass]

# == notation.md, Other moves: the button is written as pass
boardsize 11
clear_board
400 catena-legal_moves
#? [A1 .* pass]
410 play black pass
#? []
420 move_history
#? [black pass]
