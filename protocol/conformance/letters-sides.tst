# Boards that are named by their side: the column letters are those of the rules, with the I.

# == gtp.md, Letters: a size up to 10 counts the cells of a side
boardsize 6
clear_board
10 play black A1
#? []
20 play white F1
#? []
30 play black K6
#? []
40 play white K11
#? []
50 play black F11
#? []
60 play white A6
#? []
70 play black L11
#? [.*]*
#! illegal move
80 play black L7
#? [.*]*
#! illegal move

# == rules.md, R4: the letter I is the ninth column
boardsize 6
clear_board
90 play black I6
#? []
100 play white H6
#? []
110 play black J6
#? []
120 catena-strips
#? [\[\{"cells": \["H6", "I6", "J6"\], .*\}\]]
130 play white I4
#? []
140 list_stones white
#? [I4 H6]

# == gtp.md, Letters: every side from 6 to 10 has its corners
boardsize 7
clear_board
150 play black M13
#? []
160 play white G13
#? []
170 play black N13
#? [.*]*
#! illegal move
boardsize 8
clear_board
180 play black O15
#? []
190 play white I1
#? [.*]*
#! illegal move
200 play white H1
#? []
boardsize 9
clear_board
210 play black Q17
#? []
220 play white I17
#? []
230 play black A9
#? []
boardsize 10
clear_board
240 play black S19
#? []
250 play white J19
#? []
260 play black S10
#? []
270 play white T19
#? [.*]*
#! illegal move

# == rules.md, R2: sides from 2 to 5
boardsize 2
clear_board
280 play black C3
#? []
290 play white C1
#? [.*]*
#! illegal move
boardsize 3
clear_board
300 play black E5
#? []
310 play white F5
#? [.*]*
#! illegal move
boardsize 4
clear_board
320 play black G7
#? []
boardsize 5
clear_board
330 play black I9
#? []
340 play white I5
#? []

# == gtp.md, A line: colors and cells are read in either case
boardsize 6
clear_board
350 play BLACK f6
#? []
360 play W i7
#? []
370 play b C2
#? []
380 play White d5
#? []
390 list_stones BLACK
#? [C2 F6]

# == notation.md, Cells: cells are written in upper case
boardsize 6
clear_board
play black i6
play white f7
400 list_stones black
#? [I6]
410 last_move
#? [white F7]
420 move_history
#? [white F7\s+black I6]

# == gtp.md, Colors and moves: the words for the button
boardsize 6
clear_board
play black F6
430 play white take-button
#? []
440 last_move
#? [white button]
450 undo
#? []
460 play white BUTTON
#? []
470 undo
#? []
480 play white pass
#? []
490 last_move
#? [white button]

# == notation.md, Other moves: the button is written as button
boardsize 6
clear_board
500 catena-legal_moves
#? [A1 .* button]
510 play black button
#? []
520 move_history
#? [black button]
