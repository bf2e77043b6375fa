# The end of a game, on a small board.

# == gtp.md, Colors and moves: when the game is over a pass is accepted and changes nothing
boardsize 2
clear_board
komi 7
play black C3
play white A1
play black B2
10 play white pass
#? []
20 play black pass
#? []
30 play black pass
#? []
40 final_score
#? [W\+4.5]

# == gtp.md, Colors and moves: such a pass is taken back as a move
boardsize 2
clear_board
komi 7
play black C3
play white A1
play black B2
play white pass
50 undo
#? []
60 final_score
#? [W\+4.5]
70 undo
#? []
80 final_score
#? [.*]*
#! cannot score

# == rules.md, R10: nothing else can be played, the button neither
boardsize 2
clear_board
komi 7
play black C3
play white A1
play black B2
90 play white button
#? [.*]*
#! illegal move
100 play black A1
#? [.*]*
#! illegal move
110 play white A1
#? [.*]*
#! illegal move
120 final_score
#? [W\+4.5]

# == gtp.md, genmove: when the game is over it is a pass, for either color
boardsize 2
clear_board
komi 7
play black C3
play white A1
play black B2
130 genmove white
#? [(?i)pass]
140 genmove black
#? [(?i)pass]
150 genmove black
#? [(?i)pass]
160 final_score
#? [W\+4.5]

# == gtp.md, catena-legal_moves: the line is empty when the game is over
boardsize 2
clear_board
komi 7
play black C3
play white A1
play black B2
170 catena-legal_moves
#? []
180 is_legal white button
#? [0]

# == gtp.md, catena-result: who has won
boardsize 2
clear_board
komi 7
play black C3
play white A1
play black B2
190 catena-result
#? [white]
200 undo
#? []
210 catena-result
#? [none]

# == gtp.md, final_status_list: all stones are alive
boardsize 2
clear_board
komi 7
play black C3
play white A1
play black B2
220 final_status_list alive
#? [([A-T][0-9]+\s*)+]
230 final_status_list dead
#? []
240 final_status_list seki
#? []

# == gtp.md, clear_board: a new game can begin
boardsize 2
clear_board
komi 7
play black C3
play white A1
play black B2
250 clear_board
#? []
260 play black A1
#? []
270 final_score
#? [.*]*
#! cannot score
