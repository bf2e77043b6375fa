# Whole games that were judged move by move: the type komi, the scoring longest.

catena-scoring longest

# == rules.md, R19: a game on side 2 that ends B+3
boardsize 2
clear_board
komi 0
play black B2
play white B1
play black C3
10 final_score
#? [B\+3]
20 catena-result
#? [black]
30 list_stones black
#? [B1 B2 C3]
40 list_stones white
#? []
50 catena-legal_moves
#? []

# == rules.md, R19: a game on side 2 that ends W+16
boardsize 2
clear_board
komi 11
play black button
play white A2
play black B3
60 catena-legal_moves
#? [(\S+ ){3}\S+]
70 play white B2
#? [.*]*
#! illegal move
play white A1
play black C2
play white C3
80 final_score
#? [W\+16]
90 catena-result
#? [white]
100 list_stones black
#? []
110 list_stones white
#? [A1 A2 C2 B3 C3]
120 catena-legal_moves
#? []

# == rules.md, R19: a game on side 3 that ends B+11
boardsize 3
clear_board
komi 4
play black C3
play white button
play black B2
130 catena-legal_moves
#? [(\S+ ){14}\S+]
140 play white B3
#? [.*]*
#! illegal move
play white D3
play black A3
play white E5
150 catena-legal_moves
#? [(\S+ ){9}\S+]
160 play black B3
#? [.*]*
#! illegal move
play black C1
play white D2
play black C5
170 catena-legal_moves
#? [(\S+ ){3}\S+]
180 play white B1
#? [.*]*
#! illegal move
play white A2
play black B4
play white D5
190 final_score
#? [B\+11]
200 catena-result
#? [black]
210 list_stones black
#? [C1 A2 B2 D2 A3 C3 D3 B4 C5 D5 E5]
220 list_stones white
#? []
230 catena-legal_moves
#? []

# == rules.md, R19: a game on side 3 that ends B+7
boardsize 3
clear_board
komi 6
play black C4
play white A3
play black C5
240 catena-legal_moves
#? [(\S+ ){14}\S+]
250 play white D5
#? [.*]*
#! illegal move
play white button
play black B1
play white E4
260 catena-legal_moves
#? [(\S+ ){11}\S+]
270 play black D5
#? [.*]*
#! illegal move
play black E5
play white A1
play black D3
280 catena-legal_moves
#? [(\S+ ){5}\S+]
290 play white D5
#? [.*]*
#! illegal move
play white C1
play black D2
play white B3
300 final_score
#? [B\+7]
310 catena-result
#? [black]
320 list_stones black
#? [A1 B1 C1 D2 A3 B3 D3 C4 E4 C5 E5]
330 list_stones white
#? []
340 catena-legal_moves
#? []

# == rules.md, R19: a game on side 4 that ends W+14
boardsize 4
clear_board
komi 7
play black button
play white C3
play black B4
play white E6
play black D7
350 catena-legal_moves
#? [(\S+ ){32}\S+]
play white E5
play black D4
play white F4
play black G4
play white C5
360 catena-legal_moves
#? [(\S+ ){17}\S+]
370 play black D5
#? [.*]*
#! illegal move
play black G6
play white E3
play black E7
play white C1
play black E2
380 catena-legal_moves
#? [(\S+ ){10}\S+]
390 play white D2
#? [.*]*
#! illegal move
play white B3
play black D1
play white B1
play black G7
play white A1
400 final_score
#? [W\+14]
410 catena-result
#? [white]
420 list_stones black
#? [G6 G7]
430 list_stones white
#? [A1 B1 C1 D1 E2 B3 C3 E3 B4 D4 F4 G4 C5 E5 E6 D7 E7]
440 catena-legal_moves
#? []

# == rules.md, R19: a game on side 4 that ends B+7
boardsize 4
clear_board
komi 3
play black C4
play white D5
play black E4
play white A3
play black D6
450 catena-legal_moves
#? [(\S+ ){28}\S+]
460 play white E5
#? [.*]*
#! illegal move
play white button
play black E7
play white C2
play black A2
play white C1
470 catena-legal_moves
#? [(\S+ ){18}\S+]
480 play black B3
#? [.*]*
#! illegal move
play black D3
play white D1
play black F5
play white F6
play black F7
490 catena-legal_moves
#? [(\S+ ){6}\S+]
500 play white D2
#? [.*]*
#! illegal move
play white B5
play black A1
play white F3
play black G4
play white A4
510 catena-legal_moves
#? [(\S+ ){0}\S+]
520 play black D2
#? [.*]*
#! illegal move
play black E2
530 final_score
#? [B\+7]
540 catena-result
#? [black]
550 list_stones black
#? [C1 D1 C2 E2 D3 F3 C4 E4 G4 D5 F5 D6 F6 E7 F7]
560 list_stones white
#? [A1 A2 A3 A4 B5]
570 catena-legal_moves
#? []

# == rules.md, R19: a game on side 5 that ends B+3
boardsize 5
clear_board
komi 5
play black button
play white I5
play black F7
play white E5
play black G4
play white H7
play black H8
580 catena-legal_moves
#? [(\S+ ){52}\S+]
590 play white I8
#? [.*]*
#! illegal move
play white A4
play black B1
play white G8
play black E4
play white B5
play black A1
play white F2
600 catena-legal_moves
#? [(\S+ ){36}\S+]
610 play black F5
#? [.*]*
#! illegal move
play black F9
play white C6
play black H4
play white C7
play black E1
play white G5
play black D8
620 catena-legal_moves
#? [(\S+ ){20}\S+]
630 play white E2
#? [.*]*
#! illegal move
play white E6
play black E8
play white C2
play black E3
play white B3
play black D2
play white A3
640 catena-legal_moves
#? [(\S+ ){4}\S+]
650 play black F6
#? [.*]*
#! illegal move
play black I6
play white I7
play black C4
660 final_score
#? [B\+3]
670 catena-result
#? [black]
680 list_stones black
#? [A1 B1 C2 D2 E3 E4 G4 H4 E5 G5 I5 E6 I6 F7 H7 I7 G8 H8]
690 list_stones white
#? [E1 F2 A3 B3 A4 C4 B5 C6 C7 D8 E8 F9]
700 catena-legal_moves
#? []

# == rules.md, R19: a game on side 5 that ends W+25
boardsize 5
clear_board
komi 8
play black H7
play white G5
play black B5
play white E2
play black A2
play white G9
play black F7
play white D5
710 catena-legal_moves
#? [(\S+ ){53}\S+]
play black H9
play white B6
play black F6
play white E3
play black B3
play white E7
play black F9
play white F5
720 catena-legal_moves
#? [(\S+ ){31}\S+]
730 play black E5
#? [.*]*
#! illegal move
play black C4
play white A1
play black G4
play white D7
play black A4
play white I8
play black I9
play white button
740 catena-legal_moves
#? [(\S+ ){13}\S+]
750 play black C3
#? [.*]*
#! illegal move
play black I6
play white E9
play black I5
play white D3
play black C2
play white C1
play black D8
play white F2
760 catena-legal_moves
#? [(\S+ ){1}\S+]
770 play black C5
#? [.*]*
#! illegal move
play black G3
780 final_score
#? [W\+25]
790 catena-result
#? [white]
800 list_stones black
#? [A1 A2 B3 A4 C4 B5 D5 I5 B6 I6]
810 list_stones white
#? [C1 C2 E2 F2 D3 E3 G3 G4 F5 G5 F6 D7 E7 F7 H7 D8 I8 E9 F9 G9 H9 I9]
820 catena-legal_moves
#? []

# == rules.md, R19: a game on side 6 that ends B+3
boardsize 6
clear_board
komi 1
play black I6
play white B5
play black G10
play white H9
play black J9
play white button
play black E7
play white B6
play black H11
play white D1
play black E1
830 catena-legal_moves
#? [(\S+ ){75}\S+]
840 play white A5
#? [.*]*
#! illegal move
play white I8
play black F9
play white E8
play black G8
play white J10
play black H5
play white I10
play black G4
play white C8
play black A3
play white C2
850 catena-legal_moves
#? [(\S+ ){46}\S+]
860 play black F10
#? [.*]*
#! illegal move
play black F6
play white J6
play black H3
play white G7
play black E6
play white E4
play black D9
play white D3
play black C5
play white I4
play black F1
870 catena-legal_moves
#? [(\S+ ){19}\S+]
880 play white D2
#? [.*]*
#! illegal move
play white F3
play black C4
play white A2
play black K8
play white A6
play black F11
play white C1
play black A1
play white K6
play black G2
play white E10
890 final_score
#? [B\+3]
900 catena-result
#? [black]
910 list_stones black
#? [A1 A2 A3 F3 G4 H5 E6 F6 I6 J6 K6 E7 G7 C8 E8 G8 I8 K8 D9 F9 H9 J9 E10 G10 I10 J10 F11 H11]
920 list_stones white
#? [C1 D1 E1 F1 C2 G2 D3 H3 C4 E4 I4 B5 C5 A6 B6]
930 catena-legal_moves
#? []

# == rules.md, R19: a game on side 7 that ends W+27
boardsize 7
clear_board
komi 11
play black J4
play white button
play black E9
play white F8
play black I4
play white D3
play black H7
play white C6
play black J11
play white B7
play black G2
play white F9
play black F3
play white G3
play black G5
940 catena-legal_moves
#? [(\S+ ){102}\S+]
950 play white F2
#? [.*]*
#! illegal move
play white L9
play black C4
play white H9
play black B3
play white A2
play black J7
play white E7
play black G6
play white J6
play black M9
play white I9
play black B8
play white H2
play black D1
play white B6
960 catena-legal_moves
#? [(\S+ ){63}\S+]
970 play black I3
#? [.*]*
#! illegal move
play black M13
play white L13
play black E5
play white D8
play black H10
play white K13
play black I13
play white C5
play black K10
play white I7
play black F11
play white M7
play black I11
play white L7
play black L10
980 catena-legal_moves
#? [(\S+ ){28}\S+]
990 play white D9
#? [.*]*
#! illegal move
play white C2
play black B1
play white E4
play black D10
play white G12
play black K5
play white G13
play black E2
play white A1
play black E11
play white E6
play black I5
play white J9
play black M12
play white A4
1000 catena-legal_moves
#? [(\S+ ){1}\S+]
1010 play black M8
#? [.*]*
#! illegal move
play black J13
play white C9
1020 final_score
#? [W\+27]
1030 catena-result
#? [white]
1040 list_stones black
#? [D1 E2 G2 H2 F3 G3 I4 J4 G5 I5 K5 G6 J6 H7 I7 J7 H9 I9 J9 L9 M9 H10 K10 L10 I11 J11 M12 I13 J13 K13 L13 M13]
1050 list_stones white
#? [A1 B1 A2 C2 B3 D3 A4 C4 E4 C5 E5 B6 C6 E6 B7 E7 L7 M7 B8 D8 F8 C9 E9 F9 D10 E11 F11 G12 G13]
1060 catena-legal_moves
#? []

# == rules.md, R19: a game on side 8 that ends W+21
boardsize 8
clear_board
komi 12
play black A2
play white O9
play black C9
play white F3
play black N14
play white button
play black L10
play white L7
play black K8
play white F13
play black G5
play white I3
play black B9
play white O15
play black G14
play white L11
play black J5
play white J4
play black G6
play white L13
1070 catena-legal_moves
#? [(\S+ ){136}\S+]
1080 play black C10
#? [.*]*
#! illegal move
play black K6
play white I12
play black H12
play white E10
play black N10
play white H8
play black H9
play white D11
play black L15
play white J12
play black A4
play white F4
play black M7
play white L12
play black K9
play white D8
play black O11
play white N7
play black I15
play white D6
1090 catena-legal_moves
#? [(\S+ ){86}\S+]
1100 play black J8
#? [.*]*
#! illegal move
play black I2
play white J15
play black K15
play white D4
play black G9
play white G7
play black A5
play white C6
play black J7
play white B7
play black B4
play white O13
play black G10
play white E1
play black I7
play white M14
play black A6
play white N12
play black F10
play white F2
1110 catena-legal_moves
#? [(\S+ ){32}\S+]
1120 play black I8
#? [.*]*
#! illegal move
play black D1
play white M9
play black H14
play white B2
play black E5
play white H4
play black L5
play white E11
play black E7
play white B1
play black C4
play white A8
play black C1
play white G12
play black G1
play white O8
play black H1
play white E8
play black J11
play white J10
1130 final_score
#? [W\+21]
1140 catena-result
#? [white]
1150 list_stones black
#? [A4 B4 C4 D4 A5 E5 L5 A6 B7 I7 J7 A8 K8 B9 C9 K9 M9 L10 N10 L11 O11 L12 F13 L13 G14 H14 M14 N14 I15 J15 K15 L15 O15]
1160 list_stones white
#? [B1 C1 D1 E1 G1 H1 A2 B2 F2 I2 F3 I3 F4 H4 J4 G5 J5 C6 D6 G6 K6 E7 G7 L7 M7 N7 D8 E8 H8 O8 G9 H9 O9 E10 F10 G10 J10 D11 E11 J11 G12 H12 I12 J12 N12 O13]
1170 catena-legal_moves
#? []

# == rules.md, R19: a game on side 10 that ends B+10
boardsize 10
clear_board
komi 8
play black F15
play white L19
play black K2
play white K3
play black H4
play white button
play black E3
play white N17
play black E5
play white C3
play black Q18
play white F13
play black N15
play white G9
play black C10
play white E2
play black M18
play white P9
play black L16
play white C1
play black J13
play white O11
play black M6
play white B5
play black S13
play white L10
play black E13
play white M8
play black R16
play white H9
play black H17
play white F5
1180 catena-legal_moves
#? [(\S+ ){228}\S+]
1190 play black F6
#? [.*]*
#! illegal move
play black A8
play white A7
play black E7
play white P7
play black S17
play white I8
play black O16
play white F11
play black D3
play white I4
play black R9
play white A10
play black L11
play white E8
play black G14
play white Q8
play black K6
play white O14
play black B6
play white L6
play black A1
play white G12
play black I7
play white F7
play black K4
play white F2
play black R14
play white N11
play black G16
play white J5
play black I12
play white R10
1200 catena-legal_moves
#? [(\S+ ){152}\S+]
1210 play black E4
#? [.*]*
#! illegal move
play black N13
play white A4
play black A9
play white N8
play black L18
play white S14
play black S19
play white P19
play black P10
play white B7
play black H14
play white B1
play black J7
play white F9
play black O8
play white M13
play black L8
play white H1
play black P13
play white I10
play black J1
play white E14
play black H11
play white I15
play black R12
play white C4
play black O18
play white I1
play black L9
play white K12
play black K15
play white M14
1220 catena-legal_moves
#? [(\S+ ){65}\S+]
1230 play black J4
#? [.*]*
#! illegal move
play black J15
play white I18
play black A3
play white D11
play black G1
play white K19
play black M4
play white Q17
play black P16
play white M5
play black Q19
play white G5
play black J18
play white Q13
play black G4
play white J9
play black G7
play white J10
play black G2
play white Q11
play black D5
play white E10
play black M16
play white C12
play black S11
play white K13
play black B11
play white D9
play black C9
play white A2
play black N19
play white S18
1240 catena-legal_moves
#? [(\S+ ){2}\S+]
1250 play black K8
#? [.*]*
#! illegal move
play black Q15
play white O6
1260 final_score
#? [B\+10]
1270 catena-result
#? [black]
1280 list_stones black
#? [G1 H1 I1 J1 E2 F2 G2 K2 C3 D3 E3 K3 C4 G4 H4 I4 K4 M4 D5 E5 F5 G5 J5 M5 K6 L6 M6 L8 M8 N8 O8 L9 P9 L10 P10 H11 L11 Q11 I12 K12 R12 E13 F13 J13 K13 M13 N13 P13 Q13 S13 E14 G14 H14 M14 O14 R14 S14 F15 I15 J15 K15 N15 Q15 G16 L16 M16 O16 P16 R16 H17 N17 Q17 S17 I18 J18 L18 M18 O18 Q18 S18 K19 L19 N19 P19 Q19 S19]
1290 list_stones white
#? [A1 B1 C1 A2 A3 A4 B5 B6 O6 A7 B7 E7 F7 G7 I7 J7 P7 A8 E8 I8 Q8 A9 C9 D9 F9 G9 H9 J9 R9 A10 C10 E10 I10 J10 R10 B11 D11 F11 N11 O11 S11 C12 G12]
1300 catena-legal_moves
#? []
