# Whole games that were judged move by move: the type no-komi, the scoring longest.

catena-game_type no-komi
catena-scoring longest

# == rules.md, R19: a game on side 2 that ends B+5
boardsize 2
clear_board
play black A1
play white button
play black B3
10 catena-legal_moves
#? [(\S+ ){4}\S+]
play white A2
play black B1
play white C2
20 final_score
#? [B\+5]
30 catena-result
#? [black]
40 list_stones black
#? [A1 B1 A2 C2 B3]
50 list_stones white
#? []
60 catena-legal_moves
#? []

# == rules.md, R19: a game on side 2 that ends W+5
boardsize 2
clear_board
play black C2
play white B1
play black button
70 catena-legal_moves
#? [(\S+ ){3}\S+]
80 play white B2
#? [.*]*
#! illegal move
play white A2
play black A1
play white B3
90 final_score
#? [W\+5]
100 catena-result
#? [white]
110 list_stones black
#? []
120 list_stones white
#? [A1 B1 A2 C2 B3]
130 catena-legal_moves
#? []

# == rules.md, R19: a game on side 3 that ends B+11
boardsize 3
clear_board
play black C4
play white button
play black B1
140 catena-legal_moves
#? [(\S+ ){16}\S+]
play white D5
play black C2
play white B4
150 catena-legal_moves
#? [(\S+ ){7}\S+]
160 play black C5
#? [.*]*
#! illegal move
play black A2
play white D3
play black E3
170 catena-legal_moves
#? [(\S+ ){2}\S+]
180 play white E4
#? [.*]*
#! illegal move
play white E5
play black A3
play white A1
190 final_score
#? [B\+11]
200 catena-result
#? [black]
210 list_stones black
#? [A1 B1 A2 C2 A3 D3 E3 B4 C4 D5 E5]
220 list_stones white
#? []
230 catena-legal_moves
#? []

# == rules.md, R19: a game on side 3 that ends W+11
boardsize 3
clear_board
play black C5
play white D5
play black button
240 catena-legal_moves
#? [(\S+ ){15}\S+]
250 play white C4
#? [.*]*
#! illegal move
play white D4
play black A3
play white B4
260 catena-legal_moves
#? [(\S+ ){10}\S+]
270 play black B3
#? [.*]*
#! illegal move
play black D3
play white E3
play black C1
280 catena-legal_moves
#? [(\S+ ){3}\S+]
290 play white C4
#? [.*]*
#! illegal move
play white B2
play black B1
play white A2
300 final_score
#? [W\+11]
310 catena-result
#? [white]
320 list_stones black
#? []
330 list_stones white
#? [B1 C1 A2 B2 A3 D3 E3 B4 D4 C5 D5]
340 catena-legal_moves
#? []

# == rules.md, R19: a game on side 4 that ends B+5
boardsize 4
clear_board
play black D7
play white button
play black E2
play white E4
play black G4
350 catena-legal_moves
#? [(\S+ ){32}\S+]
play white C6
play black C5
play white F6
play black G7
play white E3
360 catena-legal_moves
#? [(\S+ ){19}\S+]
370 play black F3
#? [.*]*
#! illegal move
play black A3
play white B1
play black E7
play white E5
play black C4
380 catena-legal_moves
#? [(\S+ ){9}\S+]
390 play white D4
#? [.*]*
#! illegal move
play white C3
play black C2
play white D1
play black A2
play white A1
400 catena-legal_moves
#? [(\S+ ){1}\S+]
410 play black D5
#? [.*]*
#! illegal move
play black A4
play white G5
420 final_score
#? [B\+5]
430 catena-result
#? [black]
440 list_stones black
#? [A1 B1 A2 C2 A3 C3 A4 C4 G4 C5 G5 C6 D7 E7]
450 list_stones white
#? [D1 E2 E3 E4 E5 F6 G7]
460 catena-legal_moves
#? []

# == rules.md, R19: a game on side 4 that ends B+19
boardsize 4
clear_board
play black G6
play white A4
play black C6
play white D2
play black F4
470 catena-legal_moves
#? [(\S+ ){32}\S+]
play white button
play black E6
play white E3
play black F7
play white D1
480 catena-legal_moves
#? [(\S+ ){19}\S+]
490 play black E7
#? [.*]*
#! illegal move
play black D5
play white F5
play black B5
play white C3
play black B2
500 catena-legal_moves
#? [(\S+ ){7}\S+]
510 play white C1
#? [.*]*
#! illegal move
play white C4
play black D7
play white A2
play black A3
play white G7
520 final_score
#? [B\+19]
530 catena-result
#? [black]
540 list_stones black
#? [D1 A2 B2 D2 A3 C3 E3 A4 C4 F4 B5 D5 F5 C6 E6 G6 D7 F7 G7]
550 list_stones white
#? []
560 catena-legal_moves
#? []

# == rules.md, R19: a game on side 5 that ends W+2
boardsize 5
clear_board
play black A5
play white A2
play black G4
play white C4
play black A3
play white H4
play black button
play white F7
570 catena-legal_moves
#? [(\S+ ){50}\S+]
580 play black H5
#? [.*]*
#! illegal move
play black D1
play white D2
play black B2
play white A4
play black D6
play white C5
play black D7
play white H6
590 catena-legal_moves
#? [(\S+ ){33}\S+]
600 play black C1
#? [.*]*
#! illegal move
play black I6
play white F6
play black C7
play white D3
play black H9
play white I8
play black H7
play white G8
610 catena-legal_moves
#? [(\S+ ){13}\S+]
620 play black C6
#? [.*]*
#! illegal move
play black I9
play white E5
play black B6
play white F9
play black I5
play white E1
play black F4
play white F2
630 catena-legal_moves
#? [(\S+ ){1}\S+]
640 play black E6
#? [.*]*
#! illegal move
play black E9
play white B1
650 final_score
#? [W\+2]
660 catena-result
#? [white]
670 list_stones black
#? [B1 A2 B2 A3 A4 C4 A5 C5 B6 D6 C7 D7]
680 list_stones white
#? [D1 E1 D2 F2 D3 F4 G4 H4 E5 I5 F6 H6 I6 F7 H7 G8 I8 E9 F9 H9 I9]
690 catena-legal_moves
#? []

# == rules.md, R19: a game on side 5 that ends W+4
boardsize 5
clear_board
play black H8
play white H7
play black G5
play white button
play black F2
play white I6
play black A1
play white C4
700 catena-legal_moves
#? [(\S+ ){50}\S+]
710 play black H6
#? [.*]*
#! illegal move
play black E1
play white B5
play black E7
play white G4
play black F5
play white E6
play black G9
play white E4
720 catena-legal_moves
#? [(\S+ ){34}\S+]
730 play black I8
#? [.*]*
#! illegal move
play black C3
play white F3
play black G8
play white B1
play black A2
play white D2
play black D5
play white C6
740 catena-legal_moves
#? [(\S+ ){12}\S+]
750 play black H9
#? [.*]*
#! illegal move
play black D1
play white A4
play black D7
play white I7
play black F9
play white E9
play black I5
play white A3
760 final_score
#? [W\+4]
770 catena-result
#? [white]
780 list_stones black
#? [D1 E1 D2 F2 F3 E4 G4 F5 G5 I5 I6 H7 I7 G8 H8 E9 F9 G9]
790 list_stones white
#? [A1 B1 A2 A3 C3 A4 C4 B5 D5 C6 E6 D7 E7]
800 catena-legal_moves
#? []

# == rules.md, R19: a game on side 6 that ends B+5
boardsize 6
clear_board
play black K7
play white I7
play black B3
play white H10
play black C8
play white button
play black A1
play white A3
play black C3
play white C7
play black D7
810 catena-legal_moves
#? [(\S+ ){72}\S+]
820 play white C4
#? [.*]*
#! illegal move
play white I9
play black E8
play white K9
play black J10
play white C1
play black C5
play white G6
play black E3
play white K6
play black H3
play white D1
830 catena-legal_moves
#? [(\S+ ){55}\S+]
840 play black E7
#? [.*]*
#! illegal move
play black F11
play white H11
play black C2
play white G3
play black I6
play white K8
play black G8
play white E6
play black F7
play white I5
play black G11
850 catena-legal_moves
#? [(\S+ ){28}\S+]
860 play white D8
#? [.*]*
#! illegal move
play white E5
play black E2
play white G9
play black F5
play white I8
play black A5
play white J11
play black F1
play white A4
play black J5
play white E9
870 catena-legal_moves
#? [(\S+ ){2}\S+]
880 play black A2
#? [.*]*
#! illegal move
play black E10
play white A6
play black G4
890 final_score
#? [B\+5]
900 catena-result
#? [black]
910 list_stones black
#? [A1 C1 D1 F1 C2 E2 A3 B3 C3 E3 G3 H3 A4 G4 A5 C5 E5 F5 A6 E6 G6 C7 D7 F7 C8 E8 G8 E9 G9 E10 H10 F11 G11 H11]
920 list_stones white
#? [I5 J5 I6 K6 I7 K7 I8 K8 I9 K9 J10 J11]
930 catena-legal_moves
#? []

# == rules.md, R19: a game on side 7 that ends W+30
boardsize 7
clear_board
play black B1
play white E4
play black E10
play white B8
play black H5
play white M9
play black D5
play white J4
play black M11
play white K7
play black button
play white J11
play black J5
play white I11
play black F1
940 catena-legal_moves
#? [(\S+ ){108}\S+]
950 play white J12
#? [.*]*
#! illegal move
play white M12
play black C8
play white H10
play black E3
play white G9
play black B4
play white C4
play black B6
play white A5
play black K8
play white I5
play black K12
play white H13
play black B2
play white G5
960 catena-legal_moves
#? [(\S+ ){66}\S+]
970 play black C5
#? [.*]*
#! illegal move
play black L7
play white I8
play black L9
play white J9
play black G11
play white F3
play black A7
play white G13
play black D8
play white D10
play black F12
play white G8
play black H12
play white E9
play black G2
980 catena-legal_moves
#? [(\S+ ){30}\S+]
990 play white H11
#? [.*]*
#! illegal move
play white G6
play black E7
play white H7
play black A3
play white F7
play black L13
play white I3
play black D6
play white M13
play black M7
play white K10
play black H3
play white J13
play black E1
play white D1
1000 catena-legal_moves
#? [(\S+ ){1}\S+]
1010 play black G7
#? [.*]*
#! illegal move
play black A2
play white C1
1020 final_score
#? [W\+30]
1030 catena-result
#? [white]
1040 list_stones black
#? [A7 K7 L7 M7 B8 C8 D8 K8 E9 L9 M9 D10 E10 G11 F12 H12 G13 H13]
1050 list_stones white
#? [B1 C1 D1 E1 F1 A2 B2 G2 A3 E3 F3 H3 I3 B4 C4 E4 J4 A5 D5 G5 H5 I5 J5 B6 D6 G6 E7 F7 H7 G8 I8 G9 J9 H10 K10 I11 J11 M11 K12 M12 J13 L13 M13]
1060 catena-legal_moves
#? []

# == rules.md, R19: a game on side 8 that ends B+9
boardsize 8
clear_board
play black B9
play white M14
play black button
play white E8
play black N8
play white L14
play black M11
play white I4
play black I8
play white E10
play black I7
play white B7
play black C9
play white O9
play black M10
play white A4
play black K15
play white J3
play black B3
play white A1
1070 catena-legal_moves
#? [(\S+ ){139}\S+]
1080 play black N11
#? [.*]*
#! illegal move
play black G4
play white D9
play black I12
play white I14
play black K10
play white O12
play black L11
play white D7
play black I11
play white K6
play black I5
play white H1
play black H15
play white E4
play black C6
play white J11
play black O14
play white J4
play black J14
play white J6
1090 catena-legal_moves
#? [(\S+ ){90}\S+]
1100 play black J7
#? [.*]*
#! illegal move
play black M6
play white C4
play black D11
play white D5
play black E6
play white E11
play black G5
play white G1
play black F6
play white F9
play black K8
play white H14
play black F13
play white N13
play black K9
play white H12
play black F1
play white L5
play black D1
play white F2
1110 catena-legal_moves
#? [(\S+ ){44}\S+]
1120 play black J8
#? [.*]*
#! illegal move
play black B2
play white D3
play black E2
play white N15
play black L7
play white A8
play black B6
play white H6
play black A7
play white L15
play black G12
play white O10
play black K12
play white M9
play black G9
play white N7
play black O15
play white I9
play black G7
play white G8
1130 catena-legal_moves
#? [(\S+ ){2}\S+]
1140 play black G2
#? [.*]*
#! illegal move
play black I2
play white O11
play black C1
1150 final_score
#? [B\+9]
1160 catena-result
#? [black]
1170 list_stones black
#? [A1 B2 B3 C4 G4 D5 G5 B6 C6 E6 F6 H6 A7 B7 D7 G7 I7 A8 E8 G8 I8 K8 B9 C9 D9 F9 G9 I9 K9 M9 E10 K10 M10 D11 E11 I11 J11 L11 M11 G12 H12 I12 K12 F13]
1180 list_stones white
#? [C1 D1 F1 G1 H1 E2 F2 I2 D3 J3 A4 E4 I4 J4 I5 L5 J6 K6 M6 L7 N7 N8 O9 O10 O11 O12 N13 H14 I14 J14 L14 M14 O14 H15 K15 L15 N15 O15]
1190 catena-legal_moves
#? []

# == rules.md, R19: a game on side 10 that ends B+23
boardsize 10
clear_board
play black I11
play white button
play black F10
play white J13
play black D10
play white R16
play black I18
play white K9
play black Q18
play white C9
play black D13
play white H5
play black F2
play white M11
play black J16
play white P12
play black D8
play white H7
play black B3
play white O19
play black K16
play white C12
play black L3
play white I17
play black P13
play white P18
play black O17
play white B2
play black C2
play white S10
play black A3
1200 catena-legal_moves
#? [(\S+ ){221}\S+]
1210 play white C10
#? [.*]*
#! illegal move
play white J2
play black K18
play white R18
play black F8
play white K2
play black S19
play white D5
play black E2
play white J7
play black M16
play white N17
play black D7
play white H1
play black H14
play white B8
play black P8
play white D11
play black S14
play white M12
play black B6
play white K11
play black I13
play white M13
play black K5
play white O9
play black P7
play white K12
play black Q9
play white G8
play black I5
play white D2
1220 catena-legal_moves
#? [(\S+ ){151}\S+]
1230 play black G9
#? [.*]*
#! illegal move
play black S11
play white O10
play black I14
play white Q15
play black J8
play white F6
play black L9
play white K7
play black L6
play white G15
play black N14
play white H10
play black G4
play white G11
play black R11
play white G6
play black A10
play white M18
play black G16
play white C6
play black P14
play white J19
play black E9
play white M7
play black R12
play white N7
play black K14
play white G3
play black S16
play white M9
play black N6
1240 catena-legal_moves
#? [(\S+ ){67}\S+]
1250 play white E10
#? [.*]*
#! illegal move
play white S15
play black A4
play white D4
play black R9
play white F14
play black G1
play white J5
play black L4
play white M5
play black J3
play white M19
play black E14
play white S13
play black I3
play white E6
play black P16
play white O15
play black K15
play white E4
play black B10
play white I16
play black P11
play white N11
play black A7
play white K19
play black J10
play white F12
play black A6
play white H9
play black E12
play white M15
1260 catena-legal_moves
#? [(\S+ ){0}\S+]
1270 play black O13
#? [.*]*
#! illegal move
play black G13
1280 final_score
#? [B\+23]
1290 catena-result
#? [black]
1300 list_stones black
#? [B2 C2 D2 E2 F2 J2 K2 A3 B3 G3 I3 J3 L3 A4 G4 L4 H5 I5 J5 K5 M5 A6 B6 C6 L6 N6 A7 D7 M7 N7 P7 B8 D8 P8 C9 E9 O9 Q9 R9 A10 B10 D10 F10 O10 S10 D11 G11 P11 R11 S11 E12 F12 P12 R12 G13 I13 J13 P13 S13 H14 I14 K14 P14 S14 K15 M15 Q15 S15 I16 J16 K16 M16 R16 S16 I17 N17 O17 I18 K18 P18 Q18 R18 J19 K19 S19]
1310 list_stones white
#? [G1 H1 D4 E4 D5 E6 F6 G6 H7 J7 K7 F8 G8 J8 H9 K9 L9 M9 H10 J10 I11 K11 M11 N11 C12 K12 M12 D13 M13 E14 F14 N14 G15 O15 G16 P16 M18 M19 O19]
1320 catena-legal_moves
#? []
