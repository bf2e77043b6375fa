# Whole games that were judged move by move: the type double, the scoring square.

catena-game_type double
catena-scoring square

# == rules.md, R20: a game on side 2 that ends B+25
boardsize 2
clear_board
play black A1
play white C2
play white B1
10 catena-legal_moves
#? [(\S+ ){2}\S+]
20 play black B2
#? [.*]*
#! illegal move
play black C3
play black A2
30 final_score
#? [B\+25]
40 catena-result
#? [black]
50 list_stones black
#? [A1 B1 A2 C2 C3]
60 list_stones white
#? []
70 catena-legal_moves
#? []

# == rules.md, R20: a game on side 2 that ends B+25
boardsize 2
clear_board
play black B1
play white C2
play white A2
80 catena-legal_moves
#? [(\S+ ){2}\S+]
90 play black B2
#? [.*]*
#! illegal move
play black C3
play black A1
100 final_score
#? [B\+25]
110 catena-result
#? [black]
120 list_stones black
#? [A1 B1 A2 C2 C3]
130 list_stones white
#? []
140 catena-legal_moves
#? []

# == rules.md, R20: a game on side 3 that ends W+121
boardsize 3
clear_board
play black C1
play white C4
play white E5
150 catena-legal_moves
#? [(\S+ ){15}\S+]
play black D5
play black E3
play white B2
160 catena-legal_moves
#? [(\S+ ){10}\S+]
170 play white D4
#? [.*]*
#! illegal move
play white E4
play black B1
play black D2
180 catena-legal_moves
#? [(\S+ ){2}\S+]
190 play white B3
#? [.*]*
#! illegal move
play white A3
play white B4
200 final_score
#? [W\+121]
210 catena-result
#? [white]
220 list_stones black
#? []
230 list_stones white
#? [B1 C1 B2 D2 A3 E3 B4 C4 E4 D5 E5]
240 catena-legal_moves
#? []

# == rules.md, R20: a game on side 3 that ends W+5
boardsize 3
clear_board
play black B3
play white D4
play white D2
250 catena-legal_moves
#? [(\S+ ){15}\S+]
play black A3
play black B2
play white C5
260 catena-legal_moves
#? [(\S+ ){8}\S+]
270 play white B4
#? [.*]*
#! illegal move
play white E3
play black E5
play black C1
280 final_score
#? [W\+5]
290 catena-result
#? [white]
300 list_stones black
#? [B2 A3 B3]
310 list_stones white
#? [C1 D2 E3 D4 C5 E5]
320 catena-legal_moves
#? []

# == rules.md, R20: a game on side 4 that ends W+293
boardsize 4
clear_board
play black D5
play white C6
play white F5
play black B2
330 catena-legal_moves
#? [(\S+ ){32}\S+]
play black E5
play white D3
play white B4
play black E3
340 catena-legal_moves
#? [(\S+ ){22}\S+]
350 play black E4
#? [.*]*
#! illegal move
play black C3
play white F4
play white D1
play black A2
360 catena-legal_moves
#? [(\S+ ){8}\S+]
370 play black D2
#? [.*]*
#! illegal move
play black F7
play white B5
play white D7
play black C1
380 catena-legal_moves
#? [(\S+ ){2}\S+]
390 play black G5
#? [.*]*
#! illegal move
play black G7
play white A3
play white E7
400 final_score
#? [W\+293]
410 catena-result
#? [white]
420 list_stones black
#? []
430 list_stones white
#? [C1 D1 A2 B2 A3 C3 D3 E3 B4 F4 B5 D5 E5 F5 C6 D7 E7 F7 G7]
440 catena-legal_moves
#? []

# == rules.md, R20: a game on side 4 that ends W+145
boardsize 4
clear_board
play black G4
play white G5
play white E3
play black A4
450 catena-legal_moves
#? [(\S+ ){31}\S+]
460 play black F4
#? [.*]*
#! illegal move
play black B4
play white F3
play white E6
play black B2
470 catena-legal_moves
#? [(\S+ ){24}\S+]
480 play black F4
#? [.*]*
#! illegal move
play black C2
play white D5
play white G6
play black A2
490 catena-legal_moves
#? [(\S+ ){13}\S+]
500 play black F4
#? [.*]*
#! illegal move
play black C5
play white F7
play white C1
play black D1
510 catena-legal_moves
#? [(\S+ ){2}\S+]
520 play black C6
#? [.*]*
#! illegal move
play black G7
play white D7
play white E4
530 final_score
#? [W\+145]
540 catena-result
#? [white]
550 list_stones black
#? [C1 D1 A2 B2 C2]
560 list_stones white
#? [E3 F3 A4 B4 E4 G4 C5 D5 G5 E6 G6 D7 F7 G7]
570 catena-legal_moves
#? []

# == rules.md, R20: a game on side 5 that ends B+377
boardsize 5
clear_board
play black E8
play white B4
play white C4
play black H4
play black A5
play white A3
play white G6
580 catena-legal_moves
#? [(\S+ ){49}\S+]
590 play black A4
#? [.*]*
#! illegal move
play black G3
play black C6
play white G9
play white H7
play black F8
play black F3
play white F4
600 catena-legal_moves
#? [(\S+ ){32}\S+]
610 play white H6
#? [.*]*
#! illegal move
play white C3
play black C7
play black B2
play white D8
play white I9
play black G5
play black I5
620 catena-legal_moves
#? [(\S+ ){13}\S+]
630 play white E9
#? [.*]*
#! illegal move
play white I8
play white D2
play black C1
play black I6
play white B1
play white D6
play black E5
640 catena-legal_moves
#? [(\S+ ){2}\S+]
650 play black G7
#? [.*]*
#! illegal move
play black E6
play white E1
play white H9
660 final_score
#? [B\+377]
670 catena-result
#? [black]
680 list_stones black
#? [F3 G3 F4 H4 A5 E5 G5 I5 C6 D6 E6 G6 I6 C7 H7 D8 E8 F8 I8 G9 H9 I9]
690 list_stones white
#? [B1 C1 E1 B2 D2 A3 C3 B4 C4]
700 catena-legal_moves
#? []

# == rules.md, R20: a game on side 5 that ends B+217
boardsize 5
clear_board
play black D4
play white D2
play white G8
play black B5
play black F2
play white E7
play white D6
710 catena-legal_moves
#? [(\S+ ){51}\S+]
720 play black D7
#? [.*]*
#! illegal move
play black E9
play black G3
play white F7
play white E4
play black D5
play black A2
play white H4
730 catena-legal_moves
#? [(\S+ ){32}\S+]
740 play white C3
#? [.*]*
#! illegal move
play white H9
play black B6
play black F4
play white A1
play white C2
play black B1
play black E2
750 catena-legal_moves
#? [(\S+ ){16}\S+]
760 play white C1
#? [.*]*
#! illegal move
play white H5
play white B4
play black I8
play black I6
play white I9
play white A3
play black F9
770 catena-legal_moves
#? [(\S+ ){4}\S+]
780 play black E3
#? [.*]*
#! illegal move
play black H7
play white C7
play white D8
790 final_score
#? [B\+217]
800 catena-result
#? [black]
810 list_stones black
#? [A1 B1 A2 C2 D2 E2 F2 A3 G3 B4 H4 B5 H5 B6 I6 C7 D8 E9 F9]
820 list_stones white
#? [D4 E4 F4 D5 D6 E7 F7 H7 G8 I8 H9 I9]
830 catena-legal_moves
#? []

# == rules.md, R20: a game on side 6 that ends B+543
boardsize 6
clear_board
play black D4
play white B7
play white A4
play black E5
play black G5
play white E9
play white G9
play black C4
play black B6
play white E1
840 catena-legal_moves
#? [(\S+ ){74}\S+]
850 play white C7
#? [.*]*
#! illegal move
play white G8
play black D2
play black A5
play white C1
play white J9
play black D6
play black B4
play white F1
play white F9
play black I8
860 catena-legal_moves
#? [(\S+ ){48}\S+]
870 play black D5
#? [.*]*
#! illegal move
play black F5
play white H8
play white H6
play black J10
play black I11
play white E7
play white B1
play black J11
play black D8
play white F11
880 catena-legal_moves
#? [(\S+ ){21}\S+]
890 play white J8
#? [.*]*
#! illegal move
play white H4
play black A2
play black H11
play white J7
play white C8
play black G11
play black B2
play white E2
play white J6
play black K8
900 catena-legal_moves
#? [(\S+ ){6}\S+]
910 play black F10
#? [.*]*
#! illegal move
play black H3
play white J5
play white G2
920 final_score
#? [B\+543]
930 catena-result
#? [black]
940 list_stones black
#? [A4 B4 C4 D4 A5 E5 F5 G5 B6 D6 H6 B7 E7 C8 D8 G8 H8 I8 E9 F9 G9 J9 J10 F11 G11 H11 I11 J11]
950 list_stones white
#? [B1 C1 E1 F1 A2 B2 D2 E2 G2 H3 H4 J5 J6 J7 K8]
960 catena-legal_moves
#? []

# == rules.md, R20: a game on side 7 that ends B+501
boardsize 7
clear_board
play black H6
play white H4
play white B8
play black G5
play black E7
play white H2
play white F3
play black F8
play black H13
play white D10
play white D3
play black E1
play black J6
play white G12
play white C8
970 catena-legal_moves
#? [(\S+ ){102}\S+]
980 play black B7
#? [.*]*
#! illegal move
play black C6
play black I5
play white J12
play white D2
play black F9
play black K12
play white I11
play white A1
play black B3
play black I13
play white E4
play white G3
play black H11
play black M8
play white C7
990 catena-legal_moves
#? [(\S+ ){63}\S+]
1000 play white H3
#? [.*]*
#! illegal move
play white J4
play black E9
play black I9
play white J9
play white A4
play black F11
play black L10
play white B2
play white E11
play black L7
play black A5
play white C4
play white G7
play black L9
play black C1
1010 catena-legal_moves
#? [(\S+ ){31}\S+]
1020 play white D8
#? [.*]*
#! illegal move
play white I3
play white M13
play black E5
play black M11
play white M9
play white D6
play black K5
play black H9
play white K7
play white L13
play black I7
play black J8
play white F1
play white A7
play black M12
1030 catena-legal_moves
#? [(\S+ ){2}\S+]
1040 play black H8
#? [.*]*
#! illegal move
play black A6
play white F6
play white G1
1050 final_score
#? [B\+501]
1060 catena-result
#? [black]
1070 list_stones black
#? [F3 G3 A4 H4 A5 G5 I5 A6 C6 D6 H6 J6 A7 C7 E7 I7 K7 L7 B8 C8 F8 J8 M8 E9 F9 H9 I9 J9 L9 M9 D10 L10 E11 F11 H11 I11 M11 G12 J12 K12 M12 H13 I13 L13 M13]
1080 list_stones white
#? [A1 C1 E1 F1 G1 B2 D2 H2 B3 D3 I3 C4 E4 J4 E5 K5 F6 G7]
1090 catena-legal_moves
#? []

# == rules.md, R20: a game on side 8 that ends B+63
boardsize 8
clear_board
play black I3
play white L9
play white D7
play black O12
play black O10
play white C7
play white F2
play black H8
play black H13
play white I2
play white D2
play black E8
play black O11
play white O8
play white M6
play black L8
play black K6
play white F12
play white M14
play black B1
1100 catena-legal_moves
#? [(\S+ ){138}\S+]
1110 play black E7
#? [.*]*
#! illegal move
play black O14
play white D1
play white B3
play black F3
play black N13
play white O15
play white C8
play black E4
play black A8
play white F10
play white J6
play black G10
play black I13
play white M15
play white J15
play black F13
play black N12
play white E1
play white F6
play black K11
1120 catena-legal_moves
#? [(\S+ ){95}\S+]
1130 play black G3
#? [.*]*
#! illegal move
play black L11
play white I9
play white C9
play black B2
play black D5
play white A5
play white G6
play black J7
play black K5
play white I15
play white L15
play black F7
play black I7
play white J10
play white A3
play black C10
play black B5
play white M8
play white K4
play black L10
1140 catena-legal_moves
#? [(\S+ ){42}\S+]
1150 play black M12
#? [.*]*
#! illegal move
play black L13
play white D4
play white A7
play black N8
play black H4
play white C5
play white H1
play black J12
play black G1
play white I11
play white G14
play black E10
play black G12
play white G9
play white H6
play black H15
play black F4
play white I4
play white D11
play black K13
1160 catena-legal_moves
#? [(\S+ ){1}\S+]
1170 play black A2
#? [.*]*
#! illegal move
play black A6
1180 final_score
#? [B\+63]
1190 catena-result
#? [black]
1200 list_stones black
#? [G1 H1 I2 I3 H4 I4 K4 K5 F6 G6 H6 J6 K6 F7 I7 J7 H8 L8 M8 N8 O8 G9 I9 L9 E10 F10 G10 J10 L10 O10 K11 L11 O11 F12 G12 N12 O12 F13 H13 I13 N13 G14 O14 H15 I15 J15 O15]
1210 list_stones white
#? [B1 D1 E1 B2 D2 F2 A3 B3 F3 D4 E4 F4 A5 B5 C5 D5 A6 M6 A7 C7 D7 A8 C8 E8 C9 C10 D11 I11 J12 K13 L13 M14 L15 M15]
1220 catena-legal_moves
#? []

# == rules.md, R20: a game on side 10 that ends B+43
boardsize 10
clear_board
play black I11
play white D10
play white A3
play black F15
play black O19
play white N16
play white H12
play black S17
play black G5
play white B4
play white N6
play black L17
play black Q19
play white E14
play white R16
play black B9
play black D11
play white I4
play white N9
play black K8
play black G16
play white I6
play white O6
play black D3
play black L9
play white E6
play white F9
play black G6
play black G14
play white L11
play white I10
1230 catena-legal_moves
#? [(\S+ ){223}\S+]
1240 play black C10
#? [.*]*
#! illegal move
play black I16
play black J5
play white E10
play white E3
play black P16
play black B10
play white O18
play white P8
play black D4
play black L10
play white S19
play white K7
play black N13
play black R12
play white L3
play white C6
play black N15
play black J13
play white R11
play white Q13
play black D1
play black G2
play white H1
play white R19
play black O12
play black G10
play white B8
play white L4
play black O13
play black K15
play white C5
1250 catena-legal_moves
#? [(\S+ ){153}\S+]
1260 play white M15
#? [.*]*
#! illegal move
play white D13
play black Q12
play black C12
play white Q9
play white O17
play black I8
play black Q14
play white N7
play white J9
play black F11
play black A7
play white J18
play white Q16
play black K16
play black N19
play white I7
play white H5
play black J19
play black B1
play white G1
play white R9
play black H15
play black E7
play white K2
play white L13
play black S11
play black I2
play white O9
play white N14
play black M19
play black O11
1270 catena-legal_moves
#? [(\S+ ){68}\S+]
1280 play white R13
#? [.*]*
#! illegal move
play white J2
play white A2
play black C7
play black I14
play white S18
play white B2
play black A6
play black F8
play white M7
play white P10
play black A5
play black K6
play white S10
play white F12
play black A10
play black F13
play white H17
play white L15
play black K13
play black N10
play white L12
play white H3
play black P7
play black E1
play white H13
play white L5
play black F6
play black S15
play white L18
play white F3
play black J17
1290 catena-legal_moves
#? [(\S+ ){4}\S+]
1300 play black F7
#? [.*]*
#! illegal move
play black J10
play white C1
play white S14
1310 final_score
#? [B\+43]
1320 catena-result
#? [black]
1330 list_stones black
#? [D3 E3 F3 D4 A5 G5 H5 A6 E6 F6 G6 I6 A7 E7 I7 B8 F8 I8 B9 F9 J9 N9 O9 A10 B10 D10 E10 G10 I10 J10 N10 P10 D11 F11 I11 O11 C12 F12 O12 D13 F13 N13 O13 E14 G14 N14 S14 F15 H15 K15 L15 N15 S15 G16 I16 K16 N16 H17 J17 L17 O17 J18 L18 O18 J19 M19 N19 O19]
1340 list_stones white
#? [B1 C1 D1 E1 G1 H1 A2 B2 G2 I2 J2 K2 A3 H3 L3 B4 I4 L4 C5 J5 L5 C6 K6 N6 O6 C7 K7 M7 N7 P7 K8 P8 L9 Q9 R9 L10 S10 L11 R11 S11 H12 L12 Q12 R12 H13 J13 K13 L13 Q13 I14 Q14 P16 Q16 R16 S17 S18 Q19 R19 S19]
1350 catena-legal_moves
#? []
