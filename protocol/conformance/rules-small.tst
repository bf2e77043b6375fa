# The rules by positions, on small boards.

# == rules.md, R8: joining, lengthening, rings and branches
boardsize 4
clear_board
komi 7
play black F5
play white C3
play black D3
play white F4
play black B3
play white G6
10 play black C4
#? [.*]*
#! illegal move
20 play black E4
#? [.*]*
#! illegal move
30 play black E5
#? [.*]*
#! illegal move
40 catena-why black C4
#? [ring]
50 catena-why black E4
#? [branch]
60 catena-why black E5
#? [branch]
70 catena-legal_moves
#? [A1 .* button]
80 play black E3
#? []
90 play white A3
#? []

# == rules.md, R9: a strip is limited by blocking its last cell
boardsize 3
clear_board
komi 7
play black D3
play white A2
play black B4
play white C3
play black B1
play white E3
100 play black D5
#? []
110 list_stones black
#? [B1 B4 D5]
120 list_stones white
#? [A2 C3 D3 E3]
130 play white C4
#? [.*]*
#! illegal move

# == rules.md, R9: a tie goes to the opponent
boardsize 3
clear_board
komi 7
play black E5
play white E3
play black D3
140 play white D4
#? []
150 list_stones white
#? []
160 list_stones black
#? [D3 E3 D4 E5]

# == rules.md, R9: one stone limits two strips
boardsize 3
clear_board
komi 7
play black D3
play white A3
play black D4
play white E5
play black C2
play white B3
170 play black C1
#? []
180 list_stones white
#? [A3 B3]
190 list_stones black
#? [C1 C2 D3 D4 E5]

# == rules.md, R7: a limited strip can grow no more
boardsize 3
clear_board
komi 7
play black E5
play white E3
play black D3
200 catena-strips
#? [.*"limited": false.*]
play white D4
210 catena-strips
#? [(?!.*"limited": false).*"limited": true, "growth": \[\].*]

# == rules.md, R10: the game ends when no stone can be placed
boardsize 2
clear_board
play black C3
play white A1
220 final_score
#? [.*]*
#! cannot score
230 play black B2
#? []
240 catena-legal_moves
#? []
250 play white button
#? [.*]*
#! illegal move
260 play white A2
#? [.*]*
#! illegal move
270 catena-button
#? [white]

# == rules.md, R12: an untaken button goes to who did not place the last stone
boardsize 2
clear_board
komi 0
play black C3
play white A1
play black B2
280 final_score
#? [B\+2.5]
boardsize 3
clear_board
komi 0
play black D3
play white B2
play black D4
play white C4
play black A1
play white C2
play black C5
play white A3
290 final_score
#? [B\+6.5]

# == rules.md, R12: the button that was taken is worth half a point
boardsize 2
clear_board
komi 0
play black C3
play white A1
play black button
play black B2
300 final_score
#? [B\+3.5]

# == rules.md, R13: stones, button and komi
boardsize 2
clear_board
komi 7
play black C3
play white A1
play black B2
310 final_score
#? [W\+4.5]
320 catena-result
#? [white]
330 komi 2
#? []
340 final_score
#? [B\+0.5]
350 catena-result
#? [black]

# == gtp.md, komi: one that is not whole can make a draw
boardsize 2
clear_board
komi 2.5
play black C3
play white A1
play black B2
360 final_score
#? [0]
370 catena-result
#? [draw]

# == rules.md, R14: there is no swap in the game with komi
boardsize 3
clear_board
play black C3
380 play white swap
#? [.*]*
#! illegal move
390 catena-why white swap
#? [no swap here]
