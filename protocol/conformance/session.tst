# What a program says of itself.

# == gtp.md, protocol_version: the version of the protocol
10 protocol_version
#? [2]

# == gtp.md, name: there is a name
20 name
#? [\S.*]

# == gtp.md, version: the version may be empty
30 version
#? [.*]

# == gtp.md, known_command: true for a command, false for none
40 known_command play
#? [true]
50 known_command protocol_version
#? [true]
60 known_command no_such_command
#? [false]
70 known_command PLAY
#? [false]

# == gtp.md, list_commands: the commands of the protocol are listed, one a line
80 list_commands
#? [(.*\n)?play(\n.*)?]
90 list_commands
#? [(.*\n)?genmove(\n.*)?]
100 list_commands
#? [(.*\n)?boardsize(\n.*)?]
