# What an analysis refuses. What it reports is not for a file to see, since any line ends it.

# == gtp.md, lz-analyze: what is no argument
10 lz-analyze often
#? [.*]*
#! syntax error\b.*
20 lz-analyze interval
#? [.*]*
#! syntax error\b.*

# == gtp.md, kata-analyze: what is no argument
30 kata-analyze often
#? [.*]*
#! syntax error\b.*
40 kata-analyze b interval soon
#? [.*]*
#! syntax error\b.*
50 kata-analyze b maxmoves few
#? [.*]*
#! syntax error\b.*

# == gtp.md, analyze: what is no argument
60 analyze often
#? [.*]*
#! syntax error\b.*

# == gtp.md, catena-analyze: what is no argument
70 catena-analyze often
#? [.*]*
#! syntax error\b.*

# == gtp.md, lz-genmove_analyze: what is no argument
80 lz-genmove_analyze often
#? [.*]*
#! syntax error\b.*

# == gtp.md, kata-genmove_analyze: what is no argument
90 kata-genmove_analyze often
#? [.*]*
#! syntax error\b.*
