# The end of a game, on a board that is named by its columns.

# == gtp.md, Colors and moves: when the game is over a pass is accepted and changes nothing
boardsize 11
clear_board
komi 4
play black J11
play white A2
play black H7
play white pass
play black L7
play white D4
play black D6
play white L9
play black J4
play white L11
play black G5
play white H11
play black H4
play white D2
play black G3
play white G2
play black C1
play white F7
play black D7
play white A6
play black G10
play white K10
play black D3
play white F8
play black K5
play white C8
play black F10
play white F5
play black B4
play white C7
play black A4
play white D5
play black F11
play white G7
play black H6
play white B2
play black D9
play white K8
play black A5
play white F1
play black J10
play white B1
play black K6
play white E1
10 play white pass
#? []
20 play black pass
#? []
30 play black pass
#? []
40 final_score
#? [W\+5.5]

# == gtp.md, Colors and moves: such a pass is taken back as a move
boardsize 11
clear_board
komi 4
play black J11
play white A2
play black H7
play white pass
play black L7
play white D4
play black D6
play white L9
play black J4
play white L11
play black G5
play white H11
play black H4
play white D2
play black G3
play white G2
play black C1
play white F7
play black D7
play white A6
play black G10
play white K10
play black D3
play white F8
play black K5
play white C8
play black F10
play white F5
play black B4
play white C7
play black A4
play white D5
play black F11
play white G7
play black H6
play white B2
play black D9
play white K8
play black A5
play white F1
play black J10
play white B1
play black K6
play white E1
play white pass
50 undo
#? []
60 final_score
#? [W\+5.5]
70 undo
#? []
80 final_score
#? [.*]*
#! cannot score

# == rules.md, R10: nothing else can be played, the button neither
boardsize 11
clear_board
komi 4
play black J11
play white A2
play black H7
play white pass
play black L7
play white D4
play black D6
play white L9
play black J4
play white L11
play black G5
play white H11
play black H4
play white D2
play black G3
play white G2
play black C1
play white F7
play black D7
play white A6
play black G10
play white K10
play black D3
play white F8
play black K5
play white C8
play black F10
play white F5
play black B4
play white C7
play black A4
play white D5
play black F11
play white G7
play black H6
play white B2
play black D9
play white K8
play black A5
play white F1
play black J10
play white B1
play black K6
play white E1
100 play black A1
#? [.*]*
#! illegal move
110 play white A1
#? [.*]*
#! illegal move
120 final_score
#? [W\+5.5]

# == gtp.md, genmove: when the game is over it is a pass, for either color
boardsize 11
clear_board
komi 4
play black J11
play white A2
play black H7
play white pass
play black L7
play white D4
play black D6
play white L9
play black J4
play white L11
play black G5
play white H11
play black H4
play white D2
play black G3
play white G2
play black C1
play white F7
play black D7
play white A6
play black G10
play white K10
play black D3
play white F8
play black K5
play white C8
play black F10
play white F5
play black B4
play white C7
play black A4
play white D5
play black F11
play white G7
play black H6
play white B2
play black D9
play white K8
play black A5
play white F1
play black J10
play white B1
play black K6
play white E1
130 genmove white
#? [(?i)pass]
140 genmove black
#? [(?i)pass]
150 genmove black
#? [(?i)pass]
160 final_score
#? [W\+5.5]

# == gtp.md, catena-legal_moves: the line is empty when the game is over
boardsize 11
clear_board
komi 4
play black J11
play white A2
play black H7
play white pass
play black L7
play white D4
play black D6
play white L9
play black J4
play white L11
play black G5
play white H11
play black H4
play white D2
play black G3
play white G2
play black C1
play white F7
play black D7
play white A6
play black G10
play white K10
play black D3
play white F8
play black K5
play white C8
play black F10
play white F5
play black B4
play white C7
play black A4
play white D5
play black F11
play white G7
play black H6
play white B2
play black D9
play white K8
play black A5
play white F1
play black J10
play white B1
play black K6
play white E1
170 catena-legal_moves
#? []
180 is_legal white pass
#? [1]

# == gtp.md, catena-result: who has won
boardsize 11
clear_board
komi 4
play black J11
play white A2
play black H7
play white pass
play black L7
play white D4
play black D6
play white L9
play black J4
play white L11
play black G5
play white H11
play black H4
play white D2
play black G3
play white G2
play black C1
play white F7
play black D7
play white A6
play black G10
play white K10
play black D3
play white F8
play black K5
play white C8
play black F10
play white F5
play black B4
play white C7
play black A4
play white D5
play black F11
play white G7
play black H6
play white B2
play black D9
play white K8
play black A5
play white F1
play black J10
play white B1
play black K6
play white E1
190 catena-result
#? [white]
200 undo
#? []
210 catena-result
#? [none]

# == gtp.md, final_status_list: all stones are alive
boardsize 11
clear_board
komi 4
play black J11
play white A2
play black H7
play white pass
play black L7
play white D4
play black D6
play white L9
play black J4
play white L11
play black G5
play white H11
play black H4
play white D2
play black G3
play white G2
play black C1
play white F7
play black D7
play white A6
play black G10
play white K10
play black D3
play white F8
play black K5
play white C8
play black F10
play white F5
play black B4
play white C7
play black A4
play white D5
play black F11
play white G7
play black H6
play white B2
play black D9
play white K8
play black A5
play white F1
play black J10
play white B1
play black K6
play white E1
220 final_status_list alive
#? [([A-T][0-9]+\s*)+]
230 final_status_list dead
#? []
240 final_status_list seki
#? []

# == gtp.md, clear_board: a new game can begin
boardsize 11
clear_board
komi 4
play black J11
play white A2
play black H7
play white pass
play black L7
play white D4
play black D6
play white L9
play black J4
play white L11
play black G5
play white H11
play black H4
play white D2
play black G3
play white G2
play black C1
play white F7
play black D7
play white A6
play black G10
play white K10
play black D3
play white F8
play black K5
play white C8
play black F10
play white F5
play black B4
play white C7
play black A4
play white D5
play black F11
play white G7
play black H6
play white B2
play black D9
play white K8
play black A5
play white F1
play black J10
play white B1
play black K6
play white E1
250 clear_board
#? []
260 play black A1
#? []
270 final_score
#? [.*]*
#! cannot score
