# The rules of the game type without komi.

catena-game_type no-komi

# == rules.md, R15: the first action is a stone
boardsize 3
clear_board
10 play black button
#? [.*]*
#! illegal move
20 play black pass
#? [.*]*
#! illegal move
30 play black swap
#? [.*]*
#! illegal move
40 catena-why black button
#? [the first action is a stone]
50 play black C3
#? []

# == rules.md, R15: the second player may take the stone over
boardsize 3
clear_board
play black C3
60 play white swap
#? []
70 list_stones white
#? [C3]
80 list_stones black
#? []
90 catena-to_move
#? [black 1]
100 play black swap
#? [.*]*
#! illegal move
110 play black D4
#? []

# == rules.md, R15: only as an answer to the first stone
boardsize 3
clear_board
play black C3
play white D4
120 play black swap
#? [.*]*
#! illegal move
130 play white swap
#? [.*]*
#! illegal move
140 catena-why white swap
#? [no swap here]

# == rules.md, R15: the other words for it
boardsize 3
clear_board
play black C3
150 play white swap-pieces
#? []
160 undo
#? []
170 list_stones black
#? [C3]
180 play white SWAP-SIDES
#? []
190 last_move
#? [white swap]

# == rules.md, R15: whoever plays something else has chosen White
boardsize 3
clear_board
play black C3
200 play white button
#? []
210 play black D4
#? []

# == rules.md, R15: there is no komi, but there is a button
boardsize 2
clear_board
komi 7
play black C3
play white A1
play black B2
220 final_score
#? [B\+2.5]
