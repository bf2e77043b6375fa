# Letters and the word for the button, set apart from the size.

# == gtp.md, boardsize: the size brings its letters
boardsize 8
10 catena-coordinates
#? [catena]
boardsize 15
20 catena-coordinates
#? [gtp]
30 boardsize 12
#? [.*]*
40 catena-coordinates
#? [gtp]
boardsize 6
50 catena-coordinates
#? [catena]

# == gtp.md, catena-coordinates: the same cell in other letters
boardsize 6
play black I6
60 catena-coordinates gtp
#? []
70 last_move
#? [black J6]
80 play white I7
#? [.*]*
#! syntax error\b.*
90 play white J7
#? []
100 catena-coordinates catena
#? []
110 list_stones white
#? [I7]
120 catena-coordinates auto
#? []

# == gtp.md, catena-coordinates: what is pinned stays
boardsize 6
catena-coordinates gtp
boardsize 6
clear_board
130 catena-coordinates
#? [gtp]
140 play black I6
#? [.*]*
#! syntax error\b.*
150 catena-coordinates auto
#? []
160 catena-coordinates
#? [catena]
170 play black I6
#? []

# == gtp.md, catena-button_word: the word by which the button is written
boardsize 6
play black button
180 catena-button_word
#? [button]
190 catena-button_word pass
#? []
200 last_move
#? [black pass]
210 catena-button_word auto
#? []
boardsize 11
play black pass
220 catena-button_word
#? [pass]
230 catena-button_word button
#? []
240 last_move
#? [black button]
250 catena-button_word auto
#? []
