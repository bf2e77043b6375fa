# Whole games that were judged move by move: the type double, the scoring standard.

catena-game_type double

# == rules.md, R16: a game on side 2 that ends W+3
boardsize 2
clear_board
play black B2
play white B1
play white A2
10 final_score
#? [W\+3]
20 catena-result
#? [white]
30 list_stones black
#? []
40 list_stones white
#? [B1 A2 B2]
50 catena-legal_moves
#? []

# == rules.md, R16: a game on side 2 that ends B+5
boardsize 2
clear_board
play black B1
play white C3
play white B3
60 catena-legal_moves
#? [(\S+ ){2}\S+]
70 play black B2
#? [.*]*
#! illegal move
play black A1
play black C2
80 final_score
#? [B\+5]
90 catena-result
#? [black]
100 list_stones black
#? [A1 B1 C2 B3 C3]
110 list_stones white
#? []
120 catena-legal_moves
#? []

# == rules.md, R16: a game on side 3 that ends W+11
boardsize 3
clear_board
play black A3
play white B3
play white E4
130 catena-legal_moves
#? [(\S+ ){13}\S+]
140 play black A2
#? [.*]*
#! illegal move
play black C4
play black B1
play white C1
150 catena-legal_moves
#? [(\S+ ){7}\S+]
160 play white C2
#? [.*]*
#! illegal move
play white D3
play black A1
play black D5
170 catena-legal_moves
#? [(\S+ ){1}\S+]
180 play white C3
#? [.*]*
#! illegal move
play white D2
play white E5
190 final_score
#? [W\+11]
200 catena-result
#? [white]
210 list_stones black
#? []
220 list_stones white
#? [A1 B1 C1 D2 A3 B3 D3 C4 E4 D5 E5]
230 catena-legal_moves
#? []

# == rules.md, R16: a game on side 3 that ends W+7
boardsize 3
clear_board
play black E3
play white E4
play white D4
240 catena-legal_moves
#? [(\S+ ){13}\S+]
250 play black D3
#? [.*]*
#! illegal move
play black C2
play black D2
play white B2
260 catena-legal_moves
#? [(\S+ ){7}\S+]
270 play white B1
#? [.*]*
#! illegal move
play white A2
play black B4
play black D5
280 final_score
#? [W\+7]
290 catena-result
#? [white]
300 list_stones black
#? [B4]
310 list_stones white
#? [A2 B2 C2 D2 E3 D4 E4 D5]
320 catena-legal_moves
#? []

# == rules.md, R16: a game on side 4 that ends B+1
boardsize 4
clear_board
play black E6
play white A1
play white D1
play black B4
330 catena-legal_moves
#? [(\S+ ){32}\S+]
play black G5
play white B5
play white D7
play black B2
340 catena-legal_moves
#? [(\S+ ){24}\S+]
350 play black B1
#? [.*]*
#! illegal move
play black D3
play white D5
play white E7
play black C1
360 catena-legal_moves
#? [(\S+ ){14}\S+]
370 play black A4
#? [.*]*
#! illegal move
play black C4
play white E2
play white F3
play black G6
380 catena-legal_moves
#? [(\S+ ){3}\S+]
390 play black D4
#? [.*]*
#! illegal move
play black G4
play white E4
play white G7
400 final_score
#? [B\+1]
410 catena-result
#? [black]
420 list_stones black
#? [C1 D1 E2 D3 F3 E4 G4 G5 G6 G7]
430 list_stones white
#? [A1 B2 B4 C4 B5 D5 E6 D7 E7]
440 catena-legal_moves
#? []

# == rules.md, R16: a game on side 4 that ends W+3
boardsize 4
clear_board
play black F3
play white D4
play white G4
play black A2
450 catena-legal_moves
#? [(\S+ ){31}\S+]
460 play black F4
#? [.*]*
#! illegal move
play black A3
play white C1
play white D7
play black B4
470 catena-legal_moves
#? [(\S+ ){25}\S+]
480 play black A4
#? [.*]*
#! illegal move
play black E5
play white F6
play white D3
play black G5
490 catena-legal_moves
#? [(\S+ ){15}\S+]
500 play black E4
#? [.*]*
#! illegal move
play black E7
play white B5
play white E3
play black F7
510 catena-legal_moves
#? [(\S+ ){4}\S+]
520 play black D2
#? [.*]*
#! illegal move
play black A1
play white B1
play white D1
530 final_score
#? [W\+3]
540 catena-result
#? [white]
550 list_stones black
#? [A1 B1 C1 D1 A2 A3 B4 B5]
560 list_stones white
#? [D3 E3 F3 D4 G4 E5 G5 F6 D7 E7 F7]
570 catena-legal_moves
#? []

# == rules.md, R16: a game on side 5 that ends B+27
boardsize 5
clear_board
play black B3
play white A1
play white H8
play black I6
play black F3
play white D4
play white E6
580 catena-legal_moves
#? [(\S+ ){53}\S+]
play black D7
play black D1
play white G4
play white F5
play black C6
play black F6
play white B4
590 catena-legal_moves
#? [(\S+ ){36}\S+]
600 play white F7
#? [.*]*
#! illegal move
play white A5
play black G5
play black A4
play white E9
play white I8
play black C3
play black I7
610 catena-legal_moves
#? [(\S+ ){17}\S+]
620 play white H5
#? [.*]*
#! illegal move
play white F2
play white D8
play black B6
play black F9
play white D2
play white G9
play black H9
630 catena-legal_moves
#? [(\S+ ){3}\S+]
640 play black G8
#? [.*]*
#! illegal move
play black I5
play white B1
play white D5
650 final_score
#? [B\+27]
660 catena-result
#? [black]
670 list_stones black
#? [D1 D2 F2 B3 C3 F3 A4 B4 D4 G4 A5 D5 F5 G5 I5 B6 C6 E6 F6 I6 D7 I7 D8 H8 I8 E9 F9 G9 H9]
680 list_stones white
#? [A1 B1]
690 catena-legal_moves
#? []

# == rules.md, R16: a game on side 5 that ends W+19
boardsize 5
clear_board
play black G4
play white D2
play white F5
play black F2
play black F9
play white E6
play white I8
play black I9
700 catena-legal_moves
#? [(\S+ ){51}\S+]
710 play black H8
#? [.*]*
#! illegal move
play black F6
play white D6
play white F3
play black B6
play black D4
play white B5
play white I7
play black D8
720 catena-legal_moves
#? [(\S+ ){30}\S+]
730 play black H7
#? [.*]*
#! illegal move
play black I5
play white B1
play white F8
play black C7
play black C4
play white A3
play white A1
play black A2
740 catena-legal_moves
#? [(\S+ ){14}\S+]
750 play black E5
#? [.*]*
#! illegal move
play black E4
play white I6
play white D1
play black G8
play black E1
play white H9
play white H4
play black A4
760 catena-legal_moves
#? [(\S+ ){1}\S+]
770 play black G9
#? [.*]*
#! illegal move
play black C2
780 final_score
#? [W\+19]
790 catena-result
#? [white]
800 list_stones black
#? [C4 D4 E4 F5 D6 E6 F6]
810 list_stones white
#? [A1 B1 D1 E1 A2 C2 D2 F2 A3 F3 A4 G4 H4 B5 I5 B6 I6 C7 I7 D8 F8 G8 I8 F9 H9 I9]
820 catena-legal_moves
#? []

# == rules.md, R16: a game on side 6 that ends B+17
boardsize 6
clear_board
play black F8
play white K7
play white D5
play black C8
play black F2
play white E4
play white F3
play black C1
play black I6
play white F1
play white I11
830 catena-legal_moves
#? [(\S+ ){75}\S+]
840 play black E2
#? [.*]*
#! illegal move
play black H3
play black G4
play white D4
play white F7
play black D9
play black G11
play white K8
play white D6
play black H11
play black K10
play white B6
850 catena-legal_moves
#? [(\S+ ){50}\S+]
860 play white J7
#? [.*]*
#! illegal move
play white A4
play black J8
play black I8
play white B4
play white G6
play black G5
play black H8
play white I10
play white J5
play black D2
play black E10
870 catena-legal_moves
#? [(\S+ ){22}\S+]
880 play white G10
#? [.*]*
#! illegal move
play white B1
play white H9
play black F6
play black A6
play white B3
play white C6
play black B2
play black F9
play white K11
play white F11
play black I5
890 catena-legal_moves
#? [(\S+ ){0}\S+]
900 play black G2
#? [.*]*
#! illegal move
play black K6
910 final_score
#? [B\+17]
920 catena-result
#? [black]
930 list_stones black
#? [F1 F2 F3 H3 G4 G5 I5 J5 F6 G6 I6 K6 F7 K7 C8 F8 H8 I8 J8 K8 D9 F9 H9 E10 I10 K10 F11 G11 H11 I11 K11]
940 list_stones white
#? [B1 C1 B2 D2 B3 A4 B4 D4 E4 D5 A6 B6 C6 D6]
950 catena-legal_moves
#? []

# == rules.md, R16: a game on side 7 that ends W+13
boardsize 7
clear_board
play black F9
play white J4
play white H7
play black C6
play black I9
play white L12
play white G7
play black J7
play black J12
play white G3
play white D7
play black D9
play black H9
play white K12
play white I3
960 catena-legal_moves
#? [(\S+ ){101}\S+]
970 play black G6
#? [.*]*
#! illegal move
play black A3
play black H12
play white C9
play white F1
play black D3
play black B1
play white I8
play white L9
play black F12
play black M11
play white E8
play white J5
play black E6
play black C3
play white F3
980 catena-legal_moves
#? [(\S+ ){69}\S+]
990 play white K11
#? [.*]*
#! illegal move
play white D1
play black K6
play black H10
play white E11
play white G12
play black L10
play black I12
play white C5
play white B2
play black E4
play black B8
play white E5
play white F7
play black L6
play black B4
1000 catena-legal_moves
#? [(\S+ ){24}\S+]
1010 play white F2
#? [.*]*
#! illegal move
play white K8
play white I6
play black A7
play black E2
play white H3
play white M7
play black G5
play black A6
play white M8
play white E10
play black A5
play black C1
play white M13
play white H5
play black G1
1020 catena-legal_moves
#? [(\S+ ){0}\S+]
1030 play black K10
#? [.*]*
#! illegal move
play black G10
1040 final_score
#? [W\+13]
1050 catena-result
#? [white]
1060 list_stones black
#? [A5 G5 H5 A6 I6 A7 J7 B8 K8 C9 D9 L9 E10 L10 E11 M11 F12 G12 H12 I12 J12 K12 L12 M13]
1070 list_stones white
#? [B1 C1 D1 F1 G1 B2 E2 A3 C3 D3 F3 G3 H3 I3 B4 E4 J4 C5 E5 J5 C6 E6 K6 L6 D7 F7 G7 H7 M7 E8 I8 M8 F9 H9 I9 G10 H10]
1080 catena-legal_moves
#? []

# == rules.md, R16: a game on side 8 that ends W+1
boardsize 8
clear_board
play black B4
play white L13
play white J10
play black G12
play black O13
play white J5
play white G3
play black D11
play black I5
play white L15
play white C9
play black E2
play black D2
play white E11
play white B1
play black D6
play black L12
play white J11
play white L5
1090 catena-legal_moves
#? [(\S+ ){139}\S+]
1100 play black D1
#? [.*]*
#! illegal move
play black D7
play black H8
play white G5
play white L10
play black N8
play black M7
play white L9
play white J12
play black C10
play black G13
play white F10
play white N10
play black F8
play black E1
play white N15
play white N9
play black O14
play black J4
play white G6
1110 catena-legal_moves
#? [(\S+ ){98}\S+]
1120 play white F11
#? [.*]*
#! illegal move
play white M12
play black A2
play black D5
play white I6
play white L7
play black I15
play black B5
play white C4
play white G9
play black G1
play black J9
play white J8
play white J13
play black N11
play black H10
play white C7
play white H14
play black K4
play black G7
1130 catena-legal_moves
#? [(\S+ ){42}\S+]
1140 play white K5
#? [.*]*
#! illegal move
play white H12
play white C2
play black O12
play black H2
play white I2
play white E10
play black E4
play black K15
play white O15
play white H11
play black I7
play black B8
play white A7
play white K7
play black J14
play black M14
play white F1
play white A5
play black A1
1150 catena-legal_moves
#? [(\S+ ){2}\S+]
1160 play black C5
#? [.*]*
#! illegal move
play black A6
1170 final_score
#? [W\+1]
1180 catena-result
#? [white]
1190 list_stones black
#? [A1 B1 E1 F1 G1 A2 C2 D2 E2 H2 I2 B4 C4 E4 A5 B5 D5 A6 D6 A7 C7 D7 B8 F8 C9 G9 C10 E10 F10 H10 D11 E11 H11 G12 H12 G13 H14 I15]
1200 list_stones white
#? [G3 J4 K4 G5 I5 J5 L5 G6 I6 G7 I7 K7 L7 M7 H8 J8 N8 J9 L9 N9 J10 L10 N10 J11 N11 J12 L12 M12 O12 J13 L13 O13 J14 M14 O14 K15 L15 N15 O15]
1210 catena-legal_moves
#? []

# == rules.md, R16: a game on side 10 that ends B+31
boardsize 10
clear_board
play black K17
play white R12
play white E12
play black A7
play black F12
play white L15
play white M10
play black B9
play black P13
play white Q19
play white D7
play black H14
play black E10
play white F6
play white P9
play black M11
play black F15
play white O8
play white D1
play black J11
play black I10
play white K9
play white E5
play black J7
play black M13
play white R14
play white P15
play black J16
play black A1
play white L8
1220 catena-legal_moves
#? [(\S+ ){226}\S+]
1230 play white F13
#? [.*]*
#! illegal move
play white F14
play black H17
play black P19
play white I3
play white L7
play black L12
play black O15
play white A4
play white O17
play black L4
play black H3
play white M4
play white E13
play black Q9
play black K3
play white O10
play white K6
play black S12
play black J13
play white J5
play white J12
play black H10
play black H5
play white F10
play white B2
play black D10
play black H13
play white I1
play white P12
play black C4
1240 catena-legal_moves
#? [(\S+ ){154}\S+]
1250 play black P18
#? [.*]*
#! illegal move
play black G12
play white A9
play white D5
play black R10
play black S11
play white I18
play white G9
play black I6
play black E2
play white E7
play white Q15
play black B7
play black L16
play white I15
play white R17
play black N6
play black C3
play white Q18
play white K18
play black F4
play black O19
play white G4
play white B11
play black J2
play black S18
play white P17
play white J18
play black O11
play black O6
play white N15
1260 catena-legal_moves
#? [(\S+ ){63}\S+]
1270 play white E1
#? [.*]*
#! illegal move
play white C12
play black S16
play black L11
play white M14
play white A10
play black M18
play black M17
play white M19
play white K14
play black S19
play black N9
play white E3
play white B5
play black I8
play black F8
play white O13
play white F1
play black Q11
play black C9
play white C1
play white S14
play black C6
play black H1
play white G1
play white H7
play black G7
play black H16
play white J4
play white M6
play black A3
1280 catena-legal_moves
#? [(\S+ ){2}\S+]
1290 play black H12
#? [.*]*
#! illegal move
play black P7
play white N8
play white J9
1300 final_score
#? [B\+31]
1310 catena-result
#? [black]
1320 list_stones black
#? [C1 D1 F1 G1 H1 I1 E2 J2 A3 E3 K3 A4 F4 G4 L4 M4 B5 H5 C6 I6 M6 N6 O6 A7 B7 D7 E7 J7 P7 F8 N8 O8 G9 N9 P9 Q9 H10 I10 O10 R10 J11 O11 Q11 S11 E12 F12 G12 J12 P12 R12 S12 E13 H13 J13 O13 P13 F14 H14 K14 F15 I15 L15 H16 J16 L16 S16 H17 K17 M17 R17 I18 J18 K18 M18 S18 M19 S19]
1330 list_stones white
#? [A1 B2 C3 H3 I3 C4 J4 D5 E5 J5 F6 K6 G7 H7 L7 I8 L8 A9 B9 C9 J9 K9 A10 D10 E10 F10 M10 B11 L11 M11 C12 L12 M13 M14 R14 S14 N15 O15 P15 Q15 O17 P17 Q18 O19 P19 Q19]
1340 catena-legal_moves
#? []
