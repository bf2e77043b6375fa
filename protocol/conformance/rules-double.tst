# The rules of double placement.

catena-game_type double

# == rules.md, R16: one stone, then two a turn
boardsize 4
clear_board
10 catena-to_move
#? [black 1]
20 play black D4
#? []
30 catena-to_move
#? [white 2]
40 play white A1
#? []
50 catena-to_move
#? [white 1]
60 play white B1
#? []
70 catena-to_move
#? [black 2]

# == rules.md, R16: there is no button and no swap
boardsize 4
clear_board
80 play black button
#? [.*]*
#! illegal move
90 play black pass
#? [.*]*
#! illegal move
100 catena-why black button
#? [no button in this game]
110 catena-button
#? [none]
120 play black D4
#? []
130 play white swap
#? [.*]*
#! illegal move

# == rules.md, R16: komi counts nothing, and a turn of one stone is none
boardsize 2
clear_board
komi 7
play black B2
play white B1
140 final_score
#? [.*]*
#! cannot score
play white A2
150 final_score
#? [W\+3]
160 catena-legal_moves
#? []

# == rules.md, R16: open strips are captured at the end
boardsize 3
clear_board
play black B2
play white C2
play white D4
play black B3
play black D2
play white C4
170 play white E5
#? []
180 catena-result
#? [white]
190 play black A1
#? [.*]*
#! illegal move

# == rules.md, R17: a first stone that leaves no second one is not legal
boardsize 3
clear_board
play black D3
play white D5
play white C5
play black A2
play black B4
play white B2
play white C2
200 catena-legal_moves
#? [A3 E3 E4 E5]
210 catena-why black D4
#? [no second stone]
220 play black D4
#? [.*]*
#! illegal move
230 play black E4
#? []
