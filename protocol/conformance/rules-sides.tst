# The rules by positions, on boards that are named by their side.

# == rules.md, R4: each cell touches six others
boardsize 6
clear_board
play black F6
play white E5
10 is_legal black F5
#? [0]
20 is_legal black E6
#? [0]
30 is_legal black F7
#? [1]
40 play black F5
#? [.*]*
#! illegal move
50 play black E6
#? [.*]*
#! illegal move
60 play black G7
#? []
boardsize 6
clear_board
play black F6
play white E6
70 play black F7
#? [.*]*
#! illegal move
80 play black E5
#? [.*]*
#! illegal move
90 play black G7
#? []
boardsize 6
clear_board
play black F6
play white F7
100 play black G7
#? [.*]*
#! illegal move
110 play black E6
#? [.*]*
#! illegal move
120 play black E5
#? []

# == rules.md, R4: cells that do not touch
boardsize 6
clear_board
play black F6
play white H7
play black E7
130 play white G5
#? []
140 list_stones black
#? [F6 E7]

# == rules.md, R8: a strip is lengthened at its ends, and two are joined
boardsize 6
clear_board
play black C5
play white D5
play black E5
play white G5
play black H6
play white H7
150 is_legal black B5
#? [1]
160 is_legal white F5
#? [1]
170 catena-why black B5
#? [legal]
180 play white F5
#? []
190 play black B5
#? []

# == rules.md, R6: no ring, no branch, whatever the colors
boardsize 6
clear_board
play black C5
play white D5
play black E5
play white G5
play black H6
play white H7
200 play black D6
#? [.*]*
#! illegal move
210 play white D6
#? [.*]*
#! illegal move
220 play black G6
#? [.*]*
#! illegal move
230 play black I6
#? [.*]*
#! illegal move
240 play white I6
#? [.*]*
#! illegal move
250 is_legal black D6
#? [0]
260 is_legal white I6
#? [0]
270 catena-why black D6
#? [ring]
280 catena-why black I6
#? [branch]
290 catena-why black C5
#? [occupied]

# == rules.md, R6: a large ring is a ring, too
boardsize 6
clear_board
play black E5
play white F5
play black G6
play white G7
play black F7
300 play white E6
#? [.*]*
#! illegal move
310 catena-why white E6
#? [ring]
320 play white F6
#? [.*]*
#! illegal move

# == rules.md, R8: the button is taken once, by either color
boardsize 6
clear_board
play black F6
330 play white button
#? []
340 play black button
#? [.*]*
#! illegal move
350 play white button
#? [.*]*
#! illegal move
360 catena-button
#? [white]
370 catena-why black button
#? [button gone]
380 play black G6
#? []

# == rules.md, R8: the button can be the first move
boardsize 6
clear_board
390 play black button
#? []
400 play white F6
#? []
410 catena-button
#? [black]

# == rules.md, R8: nobody may pass
boardsize 6
clear_board
play black button
420 play white pass
#? [.*]*
#! illegal move
430 play black pass
#? [.*]*
#! illegal move

# == gtp.md, Turns: either color may move at any time
boardsize 6
clear_board
440 play white F6
#? []
450 play white G6
#? []
460 play black A1
#? []
470 play black button
#? []

# == rules.md, R9: limited by lengthening, the majority takes all
boardsize 6
clear_board
play black C2
play white B3
play black A2
play white C3
480 play black B1
#? []
490 list_stones black
#? [B1 A2 C2 B3 C3]
500 list_stones white
#? []

# == rules.md, R9: who places the stone may lose by it
boardsize 6
clear_board
play black B1
play white B3
play black A2
play white D1
play black C2
510 play white C3
#? []
520 list_stones black
#? [B1 A2 C2 B3 C3]
530 list_stones white
#? [D1]

# == rules.md, R9: an even strip goes to the opponent of who limited it
boardsize 6
clear_board
play black C3
play white D3
play black A1
play white B2
play black D2
540 play white C1
#? []
550 list_stones black
#? [A1 C1 B2 D2 C3 D3]
560 list_stones white
#? []

# == rules.md, R9: limited by blocking its last cell
boardsize 6
clear_board
play black D1
play white A2
play black A4
play white D2
play black B1
play white B2
570 play black B4
#? []
580 list_stones black
#? [D1 A4 B4]
590 list_stones white
#? [B1 A2 B2 D2]

# == rules.md, R9: an even strip that is blocked goes to the opponent, too
boardsize 6
clear_board
play black B4
play white A1
play black B2
play white D2
play black D3
600 play white C4
#? []
610 list_stones black
#? [A1 B2 D3 B4]
620 list_stones white
#? [D2 C4]

# == rules.md, R9: one stone limits two strips
boardsize 6
clear_board
play black D2
play white B4
play black A3
play white B2
play black D3
play white D4
play black C4
play white C1
630 play black A1
#? []
640 list_stones black
#? [C1 D2 A3 D3 B4 C4 D4]
650 list_stones white
#? [A1 B2]
