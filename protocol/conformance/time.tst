# Clocks: what a controller may say of the time. Whether moves keep to it is not for a file to see.

# == gtp.md, time_settings: main time, period, stones
10 time_settings 600 30 5
#? []
20 time_settings 600 0 0
#? []
30 time_settings 0 1 0
#? []
40 time_settings 0 5 1
#? []
50 time_settings 12.5 0.5 1
#? []

# == gtp.md, time_settings: what are no settings
60 time_settings
#? [.*]*
#! syntax error\b.*
70 time_settings 600 30
#? [.*]*
#! syntax error\b.*
80 time_settings long 0 0
#? [.*]*
#! syntax error\b.*
90 time_settings 600 30 5 1
#? [.*]*
#! syntax error\b.*

# == gtp.md, time_left: how a clock stands
time_settings 600 30 5
100 time_left black 123 0
#? []
110 time_left w 12 3
#? []
120 time_left WHITE 123.4 0
#? []
130 time_left white -0.5 0
#? []

# == gtp.md, time_left: what is no time
time_settings 600 30 5
140 time_left black
#? [.*]*
#! syntax error\b.*
150 time_left white soon 0
#? [.*]*
#! syntax error\b.*
160 time_left green 10 0
#? [.*]*
#! syntax error\b.*

# == gtp.md, time_left: it means nothing where no limit is set
time_settings 0 1 0
170 time_left black 1 0
#? []

# == gtp.md, kgs-time_settings: each kind of time
180 kgs-time_settings none
#? []
190 kgs-time_settings absolute 600
#? []
200 kgs-time_settings byoyomi 600 30 5
#? []
210 kgs-time_settings canadian 600 30 5
#? []
220 kgs-time_settings none
#? []

# == gtp.md, kgs-time_settings: what are no settings
230 kgs-time_settings
#? [.*]*
#! syntax error\b.*
240 kgs-time_settings absolute
#? [.*]*
#! syntax error\b.*
250 kgs-time_settings hourglass 300
#? [.*]*
#! syntax error\b.*

# == gtp.md, kata-time_settings: Fischer's time, too
260 kata-time_settings fischer 300 5
#? []
270 kata-time_settings byoyomi 600 30 5
#? []
280 kata-time_settings none
#? []
290 kata-time_settings fischer 300
#? [.*]*
#! syntax error\b.*
300 kata-time_settings hourglass 300
#? [.*]*
#! syntax error\b.*

# == gtp.md, Failures: clocks are told of in the middle of a game without harm to it
boardsize 6
clear_board
play black F6
time_settings 600 30 5
310 time_left black 12 0
#? []
320 time_settings long 0 0
#? [.*]*
330 play white F6
#? [.*]*
#! illegal move
340 play white G6
#? []
