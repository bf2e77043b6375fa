# Whole games that were judged move by move: the type double, the scoring longest.

catena-game_type double
catena-scoring longest

# == rules.md, R19: a game on side 2 that ends B+5
boardsize 2
clear_board
play black A2
play white C2
play white C3
10 catena-legal_moves
#? [(\S+ ){2}\S+]
20 play black B2
#? [.*]*
#! illegal move
play black B3
play black B1
30 final_score
#? [B\+5]
40 catena-result
#? [black]
50 list_stones black
#? [B1 A2 C2 B3 C3]
60 list_stones white
#? []
70 catena-legal_moves
#? []

# == rules.md, R19: a game on side 2 that ends B+5
boardsize 2
clear_board
play black C2
play white B1
play white C3
80 catena-legal_moves
#? [(\S+ ){2}\S+]
90 play black B2
#? [.*]*
#! illegal move
play black A1
play black A2
100 final_score
#? [B\+5]
110 catena-result
#? [black]
120 list_stones black
#? [A1 B1 A2 C2 C3]
130 list_stones white
#? []
140 catena-legal_moves
#? []

# == rules.md, R19: a game on side 3 that ends W+4
boardsize 3
clear_board
play black B1
play white E4
play white A1
150 catena-legal_moves
#? [(\S+ ){14}\S+]
160 play black B2
#? [.*]*
#! illegal move
play black D5
play black C5
play white B4
170 catena-legal_moves
#? [(\S+ ){10}\S+]
180 play white C4
#? [.*]*
#! illegal move
play white A2
play black C3
play black E3
190 catena-legal_moves
#? [(\S+ ){4}\S+]
200 play white D3
#? [.*]*
#! illegal move
play white C1
play white D2
210 final_score
#? [W\+4]
220 catena-result
#? [white]
230 list_stones black
#? [C3 B4 C5 D5]
240 list_stones white
#? [A1 B1 C1 A2 D2 E3 E4]
250 catena-legal_moves
#? []

# == rules.md, R19: a game on side 3 that ends W+4
boardsize 3
clear_board
play black C3
play white C4
play white A1
260 catena-legal_moves
#? [(\S+ ){13}\S+]
270 play black B3
#? [.*]*
#! illegal move
play black A3
play black D3
play white A2
280 catena-legal_moves
#? [(\S+ ){8}\S+]
290 play white D4
#? [.*]*
#! illegal move
play white C5
play black B1
play black E5
300 catena-legal_moves
#? [(\S+ ){3}\S+]
310 play white B4
#? [.*]*
#! illegal move
play white C1
play white E3
320 final_score
#? [W\+4]
330 catena-result
#? [white]
340 list_stones black
#? [E5]
350 list_stones white
#? [A1 B1 C1 A2 A3 C3 D3 E3 C4 C5]
360 catena-legal_moves
#? []

# == rules.md, R19: a game on side 4 that ends W+7
boardsize 4
clear_board
play black B4
play white B2
play white D5
play black C1
370 catena-legal_moves
#? [(\S+ ){32}\S+]
play black D2
play white C6
play white F7
play black D4
380 catena-legal_moves
#? [(\S+ ){23}\S+]
390 play black C2
#? [.*]*
#! illegal move
play black D3
play white A3
play white B5
play black G5
400 catena-legal_moves
#? [(\S+ ){13}\S+]
410 play black C4
#? [.*]*
#! illegal move
play black F6
play white D7
play white F5
play black E7
420 catena-legal_moves
#? [(\S+ ){4}\S+]
430 play black E6
#? [.*]*
#! illegal move
play black A1
play white F3
play white G4
440 final_score
#? [W\+7]
450 catena-result
#? [white]
460 list_stones black
#? [C1 D2 D3 D4 D5]
470 list_stones white
#? [A1 B2 A3 F3 B4 G4 B5 F5 G5 C6 F6 D7 E7 F7]
480 catena-legal_moves
#? []

# == rules.md, R19: a game on side 4 that ends B+4
boardsize 4
clear_board
play black G7
play white F6
play white C3
play black A1
490 catena-legal_moves
#? [(\S+ ){30}\S+]
500 play black G6
#? [.*]*
#! illegal move
play black F4
play white F3
play white C6
play black B3
510 catena-legal_moves
#? [(\S+ ){22}\S+]
520 play black E3
#? [.*]*
#! illegal move
play black E2
play white C5
play white C1
play black B4
530 catena-legal_moves
#? [(\S+ ){12}\S+]
540 play black G6
#? [.*]*
#! illegal move
play black D1
play white D4
play white E7
play black F5
550 catena-legal_moves
#? [(\S+ ){1}\S+]
560 play black C2
#? [.*]*
#! illegal move
play black B1
570 final_score
#? [B\+4]
580 catena-result
#? [black]
590 list_stones black
#? [A1 B1 C1 D1 E2 F3 F4 F5 F6 G7]
600 list_stones white
#? [B3 C3 B4 D4 C5 C6 E7]
610 catena-legal_moves
#? []

# == rules.md, R19: a game on side 5 that ends W+12
boardsize 5
clear_board
play black E8
play white G6
play white E1
play black F7
play black D1
play white I8
play white I7
play black G5
620 catena-legal_moves
#? [(\S+ ){48}\S+]
630 play black F5
#? [.*]*
#! illegal move
play black A2
play white B6
play white C2
play black C6
play black G9
play white I6
play white B3
play black F4
640 catena-legal_moves
#? [(\S+ ){33}\S+]
650 play black G4
#? [.*]*
#! illegal move
play black E5
play white C4
play white F3
play black D3
play black G7
play white F9
play white D8
play black C1
660 catena-legal_moves
#? [(\S+ ){12}\S+]
670 play black H7
#? [.*]*
#! illegal move
play black D5
play white H4
play white A5
play black A1
play black G3
play white I5
play white A4
play black I9
680 catena-legal_moves
#? [(\S+ ){0}\S+]
690 play black H6
#? [.*]*
#! illegal move
play black H9
700 final_score
#? [W\+12]
710 catena-result
#? [white]
720 list_stones black
#? [A1 C1 D1 E1 A2 C2 B3 D3 C4 D5 E5]
730 list_stones white
#? [F3 G3 A4 F4 H4 A5 G5 I5 B6 C6 G6 I6 F7 G7 I7 D8 E8 I8 F9 G9 H9 I9]
740 catena-legal_moves
#? []

# == rules.md, R19: a game on side 5 that ends B+6
boardsize 5
clear_board
play black B6
play white G4
play white B2
play black A1
play black I9
play white I5
play white A4
750 catena-legal_moves
#? [(\S+ ){51}\S+]
760 play black A2
#? [.*]*
#! illegal move
play black D6
play black E7
play white D8
play white C2
play black B4
play black E4
play white H5
770 catena-legal_moves
#? [(\S+ ){34}\S+]
780 play white E6
#? [.*]*
#! illegal move
play white G3
play black E3
play black I7
play white C1
play white E2
play black H8
play black G8
790 catena-legal_moves
#? [(\S+ ){19}\S+]
800 play white A3
#? [.*]*
#! illegal move
play white E9
play white E1
play black C6
play black F7
play white A5
play white E5
play black F9
810 catena-legal_moves
#? [(\S+ ){1}\S+]
820 play black B3
#? [.*]*
#! illegal move
play black G6
830 final_score
#? [B\+6]
840 catena-result
#? [black]
850 list_stones black
#? [A4 B4 A5 B6 C6 D6 G6 E7 F7 I7 G8 H8 I9]
860 list_stones white
#? [A1 C1 E1 B2 C2 E2 E3 G3 E4 G4 E5 H5 I5 D8 E9 F9]
870 catena-legal_moves
#? []

# == rules.md, R19: a game on side 6 that ends B+6
boardsize 6
clear_board
play black D6
play white J10
play white B5
play black A2
play black D8
play white C1
play white H8
play black G6
play black B2
play white F5
880 catena-legal_moves
#? [(\S+ ){76}\S+]
890 play white F6
#? [.*]*
#! illegal move
play white H5
play black I11
play black D3
play white J5
play white J7
play black A4
play black K7
play white F2
play white E2
play black I4
900 catena-legal_moves
#? [(\S+ ){57}\S+]
910 play black E1
#? [.*]*
#! illegal move
play black E8
play white A6
play white B6
play black D5
play black F11
play white I9
play white I6
play black H4
play black F1
play white F10
920 catena-legal_moves
#? [(\S+ ){26}\S+]
930 play white E6
#? [.*]*
#! illegal move
play white A3
play black E5
play black G7
play white G10
play white E3
play black F8
play black H11
play white K9
play white J11
play black C8
940 catena-legal_moves
#? [(\S+ ){1}\S+]
950 play black G4
#? [.*]*
#! illegal move
play black B1
960 final_score
#? [B\+6]
970 catena-result
#? [black]
980 list_stones black
#? [D5 E5 F5 D6 G6 G7 C8 D8 E8 F8 H8 I9 F10 G10 J10 F11 H11 I11 J11]
990 list_stones white
#? [B1 C1 F1 A2 B2 E2 F2 A3 D3 E3 A4 H4 I4 B5 H5 J5 A6 B6 I6 J7 K7 K9]
1000 catena-legal_moves
#? []

# == rules.md, R19: a game on side 7 that ends B+13
boardsize 7
clear_board
play black H11
play white I12
play white K10
play black D1
play black M8
play white G6
play white F11
play black H6
play black E8
play white M9
play white J13
play black H9
play black K13
play white L13
play white B7
1010 catena-legal_moves
#? [(\S+ ){103}\S+]
1020 play black K12
#? [.*]*
#! illegal move
play black D5
play black A2
play white E10
play white E5
play black C4
play black J6
play white I6
play white J9
play black A3
play black F12
play white A5
play white I4
play black D9
play black H2
play white C3
1030 catena-legal_moves
#? [(\S+ ){70}\S+]
1040 play white I7
#? [.*]*
#! illegal move
play white E2
play black F3
play black G8
play white M10
play white F8
play black K6
play black F1
play white G3
play white K5
play black L12
play black I3
play white J8
play white D7
play black H4
play black H10
1050 catena-legal_moves
#? [(\S+ ){29}\S+]
1060 play white H5
#? [.*]*
#! illegal move
play white C9
play white D3
play black K8
play black H13
play white F5
play white B6
play black B1
play black B8
play white A4
play white M12
play black M7
play black J11
play white A1
play white M11
play black G13
1070 catena-legal_moves
#? [(\S+ ){1}\S+]
1080 play black J12
#? [.*]*
#! illegal move
play black C1
1090 final_score
#? [B\+13]
1100 catena-result
#? [black]
1110 list_stones black
#? [A1 B1 C1 D1 F1 A2 E2 H2 A3 F3 G3 I3 A4 H4 I4 A5 B6 B7 D7 M7 B8 E8 F8 G8 M8 C9 D9 H9 M9 E10 H10 M10 F11 H11 J11 M11 F12 I12 L12 M12 G13 H13 J13 K13 L13]
1120 list_stones white
#? [C3 D3 C4 D5 E5 F5 K5 G6 H6 I6 J6 K6 J8 K8 J9 K10]
1130 catena-legal_moves
#? []

# == rules.md, R19: a game on side 8 that ends B+1
boardsize 8
clear_board
play black B6
play white K14
play white E4
play black D6
play black G4
play white F13
play white G12
play black B1
play black I8
play white N7
play white H7
play black E1
play black L12
play white O14
play white D4
play black B3
play black E11
play white D2
play white F6
play black F2
1140 catena-legal_moves
#? [(\S+ ){141}\S+]
1150 play black D3
#? [.*]*
#! illegal move
play black I12
play white K11
play white I10
play black F8
play black E9
play white M10
play white C4
play black E3
play black H11
play white B9
play white M9
play black C1
play black K8
play white G1
play white I3
play black J11
play black I9
play white D11
play white J13
play black K5
1160 catena-legal_moves
#? [(\S+ ){93}\S+]
1170 play black H12
#? [.*]*
#! illegal move
play black I15
play white K7
play white B5
play black H13
play black G5
play white K4
play white H1
play black C7
play black I6
play white G2
play white K15
play black M8
play black M13
play white N8
play white G10
play black H15
play black M11
play white M14
play white E7
play black I2
1180 catena-legal_moves
#? [(\S+ ){37}\S+]
1190 play black N10
#? [.*]*
#! illegal move
play black N12
play white I5
play white J15
play black F11
play black A7
play white O10
play white O12
play black G7
play black H4
play white C10
play white A8
play black A1
play black M15
play white K6
play white G9
play black O15
play black D8
play white M6
play white A4
play black O11
1200 catena-legal_moves
#? [(\S+ ){2}\S+]
1210 play black C5
#? [.*]*
#! illegal move
play black K9
play white G14
play white A3
1220 final_score
#? [B\+1]
1230 catena-result
#? [black]
1240 list_stones black
#? [A1 B1 C1 D2 A3 B3 E3 A4 C4 D4 E4 G4 H4 B5 G5 I5 B6 F6 I6 C7 G7 H7 D8 I8 E9 I9 I10 J11 K11 L12 M13 M14 M15]
1250 list_stones white
#? [E1 G1 H1 F2 G2 I2 I3 K4 K5 D6 K6 M6 A7 E7 K7 N7 A8 F8 K8 M8 N8 B9 G9 K9 M9 C10 G10 M10 O10 D11 E11 F11 H11 M11 O11 G12 I12 N12 O12 F13 H13 J13 G14 K14 O14 H15 I15 J15 K15 O15]
1260 catena-legal_moves
#? []

# == rules.md, R19: a game on side 10 that ends B+6
boardsize 10
clear_board
play black F4
play white A1
play white I9
play black M13
play black L7
play white Q12
play white L18
play black H4
play black R18
play white H7
play white M14
play black C7
play black P14
play white Q19
play white I2
play black G10
play black O11
play white D1
play white F1
play black I17
play black L15
play white S14
play white F8
play black A10
play black C4
play white F12
play white P7
play black P17
play black Q9
play white C11
play white P8
1270 catena-legal_moves
#? [(\S+ ){232}\S+]
1280 play black N14
#? [.*]*
#! illegal move
play black S19
play black A9
play white R16
play white N13
play black P11
play black E10
play white G16
play white N18
play black K11
play black L14
play white B11
play white J19
play black J9
play black S17
play white M6
play white S11
play black L6
play black K10
play white E11
play white B1
play black F6
play black Q10
play white D4
play white F7
play black J2
play black D2
play white J15
play white N10
play black O14
play black C6
play white D8
1290 catena-legal_moves
#? [(\S+ ){148}\S+]
1300 play white Q8
#? [.*]*
#! illegal move
play white M19
play black R12
play black B8
play white C10
play white A6
play black K8
play black A3
play white J13
play white H15
play black E9
play black H13
play white S10
play white I7
play black C2
play black Q17
play white K18
play white K3
play black G6
play black N5
play white R14
play white Q14
play black I12
play black G13
play white J17
play white O17
play black O9
play black L8
play white I10
play white H10
play black I4
play black K12
1310 catena-legal_moves
#? [(\S+ ){65}\S+]
1320 play white D3
#? [.*]*
#! illegal move
play white I6
play white F14
play black C5
play black M4
play white F15
play white A5
play black G3
play black J14
play white L3
play white I3
play black E4
play black J6
play white L16
play white M17
play black G2
play black N19
play white A8
play white N6
play black D13
play black E1
play white I15
play white A2
play black M10
play black I18
play white G11
play white S13
play black M11
play black N16
play white E13
play white P19
play black A4
1330 catena-legal_moves
#? [(\S+ ){0}\S+]
1340 play black E12
#? [.*]*
#! illegal move
play black N8
1350 final_score
#? [B\+6]
1360 catena-result
#? [black]
1370 list_stones black
#? [A1 B1 D1 E1 F1 A2 C2 D2 G2 I2 J2 A3 G3 I3 K3 L3 A4 C4 D4 E4 F4 H4 I4 M4 A5 C5 N5 A6 C6 L6 M6 N6 C7 L7 P7 D8 K8 L8 N8 P8 E9 I9 J9 O9 Q9 E10 G10 H10 I10 K10 Q10 E11 G11 K11 F12 K12 G13 H13 N16 R16 O17 P17 Q17 S17 R18 S19]
1380 list_stones white
#? [F6 G6 I6 J6 F7 H7 I7 A8 B8 F8 A9 A10 C10 M10 N10 S10 B11 C11 M11 O11 P11 S11 I12 Q12 R12 D13 E13 J13 M13 N13 S13 F14 J14 L14 M14 O14 P14 Q14 R14 S14 F15 H15 I15 J15 L15 G16 L16 I17 J17 M17 I18 K18 L18 N18 J19 M19 N19 P19 Q19]
1390 catena-legal_moves
#? []
