# Whole games that were judged move by move, on boards that are named by their columns.

# == rules.md, R14: a game on side 6 that ends W+5.5
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
10 catena-legal_moves
#? [(\S+ ){80}\S+]
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
20 catena-legal_moves
#? [(\S+ ){55}\S+]
30 play black F2
#? [.*]*
#! illegal move
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
40 catena-legal_moves
#? [(\S+ ){23}\S+]
50 play white G11
#? [.*]*
#! illegal move
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
60 final_score
#? [W\+5.5]
70 catena-result
#? [white]
80 list_stones black
#? [E1 F1 G2 G3 A4 B4 H4 J4 A5 K5 A6 K6 L7 F10 G10 J10 K10 F11 H11 J11 L11]
90 list_stones white
#? [B1 C1 A2 B2 D2 D3 D4 D5 F5 G5 D6 H6 C7 D7 F7 G7 H7 C8 F8 K8 D9 L9]
100 catena-legal_moves
#? []

# == rules.md, R14: a game on side 6 that ends B+3.5
boardsize 11
clear_board
komi 5
play black B7
play white H5
play black C2
play white K10
play black pass
play white K8
play black F8
play white F6
play black K9
play white C3
play black E4
110 catena-legal_moves
#? [(\S+ ){74}\S+]
120 play white J9
#? [.*]*
#! illegal move
play white C4
play black H6
play white B6
play black G11
play white G4
play black F7
play white D6
play black L8
play white J11
play black G6
play white L6
130 catena-legal_moves
#? [(\S+ ){46}\S+]
140 play black E5
#? [.*]*
#! illegal move
play black E9
play white K5
play black E8
play white H10
play black H3
play white H9
play black L11
play white F2
play black B1
play white B5
play black F10
150 catena-legal_moves
#? [(\S+ ){17}\S+]
160 play white F9
#? [.*]*
#! illegal move
play white E1
play black F3
play white A2
play black A3
play white C8
play black A1
play white D1
play black L7
play white A4
play black J4
play white H8
170 catena-legal_moves
#? [(\S+ ){0}\S+]
180 play black F5
#? [.*]*
#! illegal move
play black D5
190 final_score
#? [B\+3.5]
200 catena-result
#? [black]
210 list_stones black
#? [D1 E1 F2 F3 H3 E4 G4 J4 H5 K5 F6 G6 H6 L6 F7 L7 E8 F8 K8 L8 E9 K9 F10 K10 G11 L11]
220 list_stones white
#? [A1 B1 A2 C2 A3 C3 A4 C4 B5 D5 B6 D6 B7 C8 H8 H9 H10 J11]
230 catena-legal_moves
#? []

# == rules.md, R14: a game on side 7 that ends W+36.5
boardsize 13
clear_board
komi 11
play black J4
play white N7
play black N10
play white A6
play black L8
play white F6
play black pass
play white G10
play black G13
play white J5
play black H3
play white F12
play black G7
play white A3
play black K7
240 catena-legal_moves
#? [(\S+ ){103}\S+]
250 play white F7
#? [.*]*
#! illegal move
play white E3
play black H11
play white C8
play black K12
play white N13
play black A4
play white A5
play black K13
play white D2
play black H9
play white G9
play black H7
play white C1
play black E5
play white J13
260 catena-legal_moves
#? [(\S+ ){70}\S+]
270 play black G6
#? [.*]*
#! illegal move
play black E9
play white G1
play black E8
play white H2
play black N8
play white J10
play black L6
play white L11
play black A1
play white N12
play black B7
play white M10
play black H6
play white B2
play black M8
280 catena-legal_moves
#? [(\S+ ){33}\S+]
290 play white J9
#? [.*]*
#! illegal move
play white H13
play black D7
play white G5
play black C4
play white F2
play black M6
play white C3
play black L10
play white D6
play black D10
play white M13
play black F4
play white E10
play black E1
play white C9
300 catena-legal_moves
#? [(\S+ ){0}\S+]
310 play black B1
#? [.*]*
#! illegal move
play black C5
320 final_score
#? [W\+36.5]
330 catena-result
#? [white]
340 list_stones black
#? [L6 M6 K7 N7 L8 M8 N8 L10 M10 N10 L11 F12 K12 G13 H13 J13 K13]
350 list_stones white
#? [A1 C1 E1 G1 B2 D2 F2 H2 A3 C3 E3 H3 A4 C4 F4 J4 A5 C5 E5 G5 J5 A6 D6 F6 H6 B7 D7 G7 H7 C8 E8 C9 E9 G9 H9 D10 E10 G10 J10 H11 N12 M13 N13]
360 catena-legal_moves
#? []

# == rules.md, R14: a game on side 8 that ends W+33.5
boardsize 15
clear_board
komi 2
play black pass
play white G12
play black O10
play white L15
play black J7
play white L8
play black P15
play white D1
play black H10
play white P12
play black A8
play white G11
play black F3
play white L5
play black A7
play white D8
play black E6
play white J12
play black H6
play white L12
370 catena-legal_moves
#? [(\S+ ){143}\S+]
380 play black H11
#? [.*]*
#! illegal move
play black H2
play white B7
play black K3
play white N7
play black M6
play white G13
play black A2
play white K10
play black K11
play white P11
play black J4
play white O9
play black F5
play white H3
play black F8
play white D6
play black G5
play white J14
play black C5
play white B2
390 catena-legal_moves
#? [(\S+ ){93}\S+]
400 play black K4
#? [.*]*
#! illegal move
play black A3
play white B4
play black C8
play white K13
play black D4
play white O7
play black E2
play white H14
play black A5
play white J8
play black K9
play white M14
play black J2
play white C1
play black N12
play white M8
play black E8
play white O13
play black N14
play white E11
410 catena-legal_moves
#? [(\S+ ){34}\S+]
420 play black G1
#? [.*]*
#! illegal move
play black P8
play white K6
play black E4
play white C10
play black O15
play white M10
play black B9
play white G7
play black D11
play white G9
play black M11
play white C2
play black K15
play white F1
play black P9
play white P14
play black E10
play white F10
play black M15
play white L4
430 catena-legal_moves
#? [(\S+ ){0}\S+]
440 play black N13
#? [.*]*
#! illegal move
play black J5
450 final_score
#? [W\+33.5]
460 catena-result
#? [white]
470 list_stones black
#? [C1 D1 A2 B2 C2 E2 A3 F3 B4 D4 E4 A5 C5 F5 G5 D6 E6 H6 J7 J8 K9 K10 K11 L12]
480 list_stones white
#? [F1 H2 J2 H3 K3 J4 L4 J5 L5 K6 M6 A7 B7 G7 N7 O7 A8 C8 D8 E8 F8 L8 M8 P8 B9 G9 O9 P9 C10 E10 F10 H10 M10 O10 D11 E11 G11 M11 P11 G12 J12 N12 P12 G13 K13 O13 H14 J14 M14 N14 P14 K15 L15 M15 O15 P15]
490 catena-legal_moves
#? []

# == rules.md, R14: a game on side 10 that ends B+18.5
boardsize 19
clear_board
komi 7
play black Q8
play white N9
play black pass
play white O9
play black F8
play white G7
play black K11
play white H15
play black M11
play white M14
play black S11
play white D6
play black L11
play white G4
play black T12
play white A7
play black G3
play white J1
play black E12
play white F14
play black T13
play white L3
play black B8
play white H13
play black E4
play white D12
play black S14
play white M17
play black B4
play white H16
play black F1
500 catena-legal_moves
#? [(\S+ ){224}\S+]
510 play white F3
#? [.*]*
#! illegal move
play white P11
play black K19
play white J12
play black E2
play white C2
play black M19
play white J11
play black G11
play white M4
play black A3
play white P12
play black K9
play white T15
play black R15
play white O16
play black Q15
play white R9
play black P9
play white O12
play black S13
play white F9
play black O15
play white M9
play black E9
play white E6
play black N7
play white Q11
play black K17
play white N14
play black J2
play white G2
520 catena-legal_moves
#? [(\S+ ){148}\S+]
530 play black B7
#? [.*]*
#! illegal move
play black K14
play white O6
play black M5
play white H14
play black J6
play white G8
play black G12
play white L18
play black P19
play white C6
play black J8
play white B1
play black D13
play white H5
play black K5
play white L15
play black E5
play white N12
play black B10
play white F13
play black C4
play white Q16
play black E3
play white L2
play black M16
play white K1
play black R10
play white L5
play black S19
play white R18
play black S17
540 catena-legal_moves
#? [(\S+ ){60}\S+]
550 play white P15
#? [.*]*
#! illegal move
play white B9
play black B6
play white Q7
play black A2
play white D8
play black P6
play white O7
play black O19
play white T17
play black N19
play white T16
play black O17
play white Q18
play black A1
play white Q19
play black K6
play white H17
play black H7
play white J18
play black E1
play white F15
play black L9
play white B11
play black J3
play white T19
play black K16
play white K13
play black T10
play white M7
play black D10
play white A6
560 final_score
#? [B\+18.5]
570 catena-result
#? [black]
580 list_stones black
#? [A1 B1 E1 F1 J1 K1 A2 C2 E2 G2 J2 L2 A3 E3 G3 J3 L3 B4 C4 E4 G4 M4 E5 H5 K5 L5 M5 A6 B6 C6 D6 E6 J6 K6 O6 P6 A7 M7 N7 O7 Q7 B8 Q8 B9 R9 B10 D10 R10 T10 B11 S11 T12 S13 T13 S14 Q15 R15 T15 K16 Q16 T16 K17 S17 T17 L18 Q18 R18 M19 N19 O19 P19 Q19 S19 T19]
590 list_stones white
#? [G7 H7 D8 F8 G8 J8 E9 F9 K9 L9 M9 N9 O9 P9 G11 J11 K11 L11 M11 P11 Q11 D12 E12 G12 J12 N12 O12 P12 D13 F13 H13 K13 F14 H14 K14 M14 N14 F15 H15 L15 O15 H16 M16 O16 H17 M17 O17 J18 K19]
600 catena-legal_moves
#? []
