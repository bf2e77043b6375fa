# The scoring by the longest strip.

catena-scoring longest

# == rules.md, R19: strips of equal length cancel each other
boardsize 4
clear_board
komi 0
play black F7
play white F3
play black B4
play white B1
play white A2
play black G7
play white D1
play white A1
play white G4
play black F5
play black D5
play black E4
play black A4
play white D2
play black D6
play white C2
play black D7
play black G6
play black C4
komi 0
10 final_score
#? [B\+3]
20 catena-result
#? [black]

# == rules.md, R19: komi lengthens White's longest strip
boardsize 4
clear_board
komi 0
play black F7
play white F3
play black B4
play white B1
play white A2
play black G7
play white D1
play white A1
play white G4
play black F5
play black D5
play black E4
play black A4
play white D2
play black D6
play white C2
play black D7
play black G6
play black C4
komi 1
30 final_score
#? [W\+1]
40 catena-result
#? [white]
