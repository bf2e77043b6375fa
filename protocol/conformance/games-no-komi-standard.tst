# Whole games that were judged move by move: the type no-komi, the scoring standard.

catena-game_type no-komi

# == rules.md, R15: a game on side 2 that ends W+4.5
boardsize 2
clear_board
play black C3
play white C2
play black button
10 catena-legal_moves
#? [(\S+ ){3}\S+]
20 play white B2
#? [.*]*
#! illegal move
play white B3
play black A2
play white B1
30 final_score
#? [W\+4.5]
40 catena-result
#? [white]
50 list_stones black
#? []
60 list_stones white
#? [B1 A2 C2 B3 C3]
70 catena-legal_moves
#? []

# == rules.md, R15: a game on side 2 that ends W+4.5
boardsize 2
clear_board
play black A2
play white B3
play black C2
80 catena-legal_moves
#? [(\S+ ){3}\S+]
90 play white B2
#? [.*]*
#! illegal move
play white B1
play black button
play white C3
100 final_score
#? [W\+4.5]
110 catena-result
#? [white]
120 list_stones black
#? []
130 list_stones white
#? [B1 A2 C2 B3 C3]
140 catena-legal_moves
#? []

# == rules.md, R15: a game on side 3 that ends W+10.5
boardsize 3
clear_board
play black C5
play white D4
play black C4
150 catena-legal_moves
#? [(\S+ ){12}\S+]
160 play white C3
#? [.*]*
#! illegal move
play white E4
play black A1
play white B1
170 catena-legal_moves
#? [(\S+ ){6}\S+]
180 play black C3
#? [.*]*
#! illegal move
play black A2
play white E3
play black button
190 catena-legal_moves
#? [(\S+ ){3}\S+]
200 play white B3
#? [.*]*
#! illegal move
play white C1
play black D2
play white A3
210 final_score
#? [W\+10.5]
220 catena-result
#? [white]
230 list_stones black
#? []
240 list_stones white
#? [A1 B1 C1 A2 D2 A3 E3 C4 D4 E4 C5]
250 catena-legal_moves
#? []

# == rules.md, R15: a game on side 3 that ends W+7.5
boardsize 3
clear_board
play black C5
play white D4
play black B1
260 catena-legal_moves
#? [(\S+ ){16}\S+]
play white B4
play black E3
play white D5
270 catena-legal_moves
#? [(\S+ ){11}\S+]
280 play black E5
#? [.*]*
#! illegal move
play black C2
play white C3
play black A1
290 catena-legal_moves
#? [(\S+ ){2}\S+]
300 play white D2
#? [.*]*
#! illegal move
play white A3
310 final_score
#? [W\+7.5]
320 catena-result
#? [white]
330 list_stones black
#? [E3]
340 list_stones white
#? [A1 B1 C2 A3 C3 B4 D4 C5 D5]
350 catena-legal_moves
#? []

# == rules.md, R15: a game on side 4 that ends W+4.5
boardsize 4
clear_board
play black D2
play white A1
play black G7
play white B3
play black D1
360 catena-legal_moves
#? [(\S+ ){30}\S+]
370 play white E2
#? [.*]*
#! illegal move
play white D6
play black F4
play white D3
play black G5
play white C3
380 catena-legal_moves
#? [(\S+ ){17}\S+]
390 play black E3
#? [.*]*
#! illegal move
play black button
play white B1
play black E6
play white D7
play black E5
400 catena-legal_moves
#? [(\S+ ){6}\S+]
410 play white B2
#? [.*]*
#! illegal move
play white A2
play black A4
play white F3
play black B5
play white G6
420 final_score
#? [W\+4.5]
430 catena-result
#? [white]
440 list_stones black
#? [F3 A4 F4 B5 G5 G6 G7]
450 list_stones white
#? [A1 B1 D1 A2 D2 B3 C3 D3 E5 D6 E6 D7]
460 catena-legal_moves
#? []

# == rules.md, R15: a game on side 4 that ends B+18.5
boardsize 4
clear_board
play black E6
play white E7
play black A4
play white A2
play black E4
470 catena-legal_moves
#? [(\S+ ){30}\S+]
480 play white F7
#? [.*]*
#! illegal move
play white button
play black B5
play white F6
play black C2
play white D2
490 catena-legal_moves
#? [(\S+ ){20}\S+]
500 play black C1
#? [.*]*
#! illegal move
play black D7
play white B3
play black D4
play white G5
play black E3
510 catena-legal_moves
#? [(\S+ ){7}\S+]
520 play white F7
#? [.*]*
#! illegal move
play white C6
play black A1
play white B1
play black G4
play white G7
530 final_score
#? [B\+18.5]
540 catena-result
#? [black]
550 list_stones black
#? [A1 B1 A2 C2 D2 B3 E3 A4 D4 E4 G4 B5 G5 C6 E6 F6 D7 E7 G7]
560 list_stones white
#? []
570 catena-legal_moves
#? []

# == rules.md, R15: a game on side 5 that ends W+3.5
boardsize 5
clear_board
play black F8
play white F5
play black H4
play white E1
play black C1
play white D4
play black B4
580 catena-legal_moves
#? [(\S+ ){54}\S+]
play white H8
play black I8
play white D7
play black B5
play white A5
play black button
play white E2
590 catena-legal_moves
#? [(\S+ ){39}\S+]
600 play black C5
#? [.*]*
#! illegal move
play black G9
play white I7
play black H5
play white G7
play black G3
play white D3
play black I6
610 catena-legal_moves
#? [(\S+ ){22}\S+]
620 play white F9
#? [.*]*
#! illegal move
play white F4
play black F6
play white D6
play black D5
play white C2
play black E9
play white A1
630 catena-legal_moves
#? [(\S+ ){4}\S+]
640 play black B2
#? [.*]*
#! illegal move
play black D8
play white A3
play black A2
650 final_score
#? [W\+3.5]
660 catena-result
#? [white]
670 list_stones black
#? [G3 F4 H4 F5 H5 F6 I6 G7 I7 F8 H8 I8 G9]
680 list_stones white
#? [A1 C1 E1 A2 C2 E2 A3 D3 B4 D4 A5 B5 D5 D6 D7 D8 E9]
690 catena-legal_moves
#? []

# == rules.md, R15: a game on side 5 that ends W+11.5
boardsize 5
clear_board
play black H7
play white G5
play black E7
play white H4
play black C3
play white D3
play black F4
play white D8
700 catena-legal_moves
#? [(\S+ ){49}\S+]
710 play black C2
#? [.*]*
#! illegal move
play black E3
play white E8
play black button
play white I6
play black E1
play white C7
play black D6
play white A4
720 catena-legal_moves
#? [(\S+ ){28}\S+]
730 play black C6
#? [.*]*
#! illegal move
play black H8
play white G6
play black D1
play white B1
play black C1
play white D5
play black F2
play white A1
740 catena-legal_moves
#? [(\S+ ){14}\S+]
750 play black C2
#? [.*]*
#! illegal move
play black H9
play white B6
play black G3
play white I5
play black B4
play white E5
play black G9
play white B3
760 catena-legal_moves
#? [(\S+ ){0}\S+]
770 play black C5
#? [.*]*
#! illegal move
play black A5
780 final_score
#? [W\+11.5]
790 catena-result
#? [white]
800 list_stones black
#? [A1 B1 C1 D1 E1 F2 G3 H4 I5 I6]
810 list_stones white
#? [B3 C3 D3 E3 A4 B4 F4 A5 D5 E5 G5 B6 D6 G6 C7 E7 H7 D8 E8 H8 G9 H9]
820 catena-legal_moves
#? []

# == rules.md, R15: a game on side 6 that ends B+27.5
boardsize 6
clear_board
play black A4
play white H3
play black F6
play white H5
play black I5
play white I10
play black D3
play white F4
play black G4
play white K8
play black B1
830 catena-legal_moves
#? [(\S+ ){74}\S+]
840 play white G3
#? [.*]*
#! illegal move
play white F2
play black C7
play white button
play black I9
play white E1
play black E3
play white G7
play black H10
play white K6
play black J5
play white D6
850 catena-legal_moves
#? [(\S+ ){50}\S+]
860 play black J6
#? [.*]*
#! illegal move
play black F11
play white C4
play black D4
play white B5
play black A1
play white C8
play black I7
play white J9
play black E9
play white F10
play black G8
870 catena-legal_moves
#? [(\S+ ){20}\S+]
880 play white G10
#? [.*]*
#! illegal move
play white K9
play black G2
play white J7
play black F8
play white D9
play black A2
play white B3
play black K11
play white D7
play black E6
play white H11
890 catena-legal_moves
#? [(\S+ ){2}\S+]
900 play black E7
#? [.*]*
#! illegal move
play black A6
play white C1
play black D1
910 final_score
#? [B\+27.5]
920 catena-result
#? [black]
930 list_stones black
#? [A1 B1 C1 D1 E1 A2 F2 G2 B3 D3 E3 H3 A4 C4 D4 F4 G4 B5 H5 I5 J5 A6 D6 E6 F6 K6 C7 D7 G7 C8 F8 G8 D9 E9 F10 F11 K11]
940 list_stones white
#? [I7 J7 K8 I9 J9 K9 H10 I10 H11]
950 catena-legal_moves
#? []

# == rules.md, R15: a game on side 7 that ends B+25.5
boardsize 7
clear_board
play black F2
play white L11
play black I3
play white I13
play black F11
play white button
play black K6
play white F7
play black C2
play white L8
play black F9
play white H3
play black C6
play white H11
play black C1
960 catena-legal_moves
#? [(\S+ ){108}\S+]
970 play white D2
#? [.*]*
#! illegal move
play white C4
play black M12
play white D3
play black G2
play white I12
play black M9
play white L6
play black H10
play white B8
play black A2
play white D9
play black I8
play white K13
play black J10
play white H9
980 catena-legal_moves
#? [(\S+ ){72}\S+]
990 play black G10
#? [.*]*
#! illegal move
play black D5
play white F10
play black C7
play white D6
play black K11
play white C9
play black D1
play white J7
play black A3
play white B7
play black G13
play white L13
play black H7
play white J4
play black I5
1000 catena-legal_moves
#? [(\S+ ){32}\S+]
1010 play white J5
#? [.*]*
#! illegal move
play white G12
play black F8
play white A1
play black A4
play white A5
play black K8
play white E4
play black G6
play white F5
play black G4
play white F3
play black H5
play white M7
play black M13
play white J9
1020 catena-legal_moves
#? [(\S+ ){0}\S+]
1030 play black E1
#? [.*]*
#! illegal move
play black M10
1040 final_score
#? [B\+25.5]
1050 catena-result
#? [black]
1060 list_stones black
#? [A1 C1 D1 A2 C2 F2 G2 A3 D3 F3 H3 I3 A4 E4 G4 J4 A5 F5 H5 I5 G6 F7 H7 J7 F8 I8 K8 L8 F9 J9 M9 F10 J10 M10 F11 K11 L11 G12 M12 G13 K13 L13 M13]
1070 list_stones white
#? [C4 D5 C6 D6 K6 L6 B7 C7 M7 B8 C9 D9 H9 H10 H11 I12 I13]
1080 catena-legal_moves
#? []

# == rules.md, R15: a game on side 8 that ends W+23.5
boardsize 8
clear_board
play black A2
play white H13
play black D1
play white D6
play black J7
play white button
play black H11
play white D5
play black E3
play white L15
play black M10
play white C9
play black H10
play white L8
play black I8
play white K14
play black J13
play white H15
play black I15
play white G9
play black J15
1090 catena-legal_moves
#? [(\S+ ){136}\S+]
1100 play white I14
#? [.*]*
#! illegal move
play white E4
play black C2
play white J10
play black N15
play white M8
play black J6
play white F13
play black K6
play white O15
play black J11
play white D9
play black E5
play white G1
play black J3
play white N7
play black E1
play white G3
play black O11
play white M11
play black J4
play white H4
1110 catena-legal_moves
#? [(\S+ ){91}\S+]
1120 play black H9
#? [.*]*
#! illegal move
play black B5
play white F7
play black E7
play white C10
play black N12
play white J12
play black K9
play white B4
play black G14
play white G5
play black G11
play white H5
play black G7
play white N10
play black B6
play white H2
play black D8
play white F10
play black M13
play white L6
play black A1
1130 catena-legal_moves
#? [(\S+ ){35}\S+]
1140 play white C8
#? [.*]*
#! illegal move
play white E11
play black M6
play white C1
play black M15
play white K10
play black O8
play white F12
play black D11
play white O14
play black L12
play white A8
play black F1
play white O9
play black A7
play white C3
play black G6
play white C7
play black O13
play white I7
play black I2
play white A3
1150 final_score
#? [W\+23.5]
1160 catena-result
#? [white]
1170 list_stones black
#? [C1 D1 E1 F1 G1 C2 H2 I2 C3 J3 J4 J6 K6 L6 M6 A7 I7 J7 N7 A8 I8 O8 G9 O9 F10 H10 G11 H11 L12 M13]
1180 list_stones white
#? [A1 A2 A3 E3 G3 B4 E4 H4 B5 D5 E5 G5 H5 B6 D6 G6 C7 E7 F7 G7 D8 L8 M8 C9 D9 K9 C10 J10 K10 M10 N10 D11 E11 J11 M11 O11 F12 J12 N12 F13 H13 J13 O13 G14 K14 O14 H15 I15 J15 L15 M15 N15 O15]
1190 catena-legal_moves
#? []

# == rules.md, R15: a game on side 10 that ends B+46.5
boardsize 10
clear_board
play black C10
play white S18
play black button
play white I7
play black H4
play white D7
play black L3
play white J4
play black K17
play white L13
play black F2
play white H10
play black M6
play white B7
play black K16
play white Q15
play black K11
play white M19
play black E9
play white F1
play black O16
play white M12
play black O13
play white P9
play black P10
play white N12
play black D1
play white K12
play black C4
play white F14
play black O6
play white I5
1200 catena-legal_moves
#? [(\S+ ){223}\S+]
1210 play black N11
#? [.*]*
#! illegal move
play black L7
play white E8
play black M5
play white H16
play black B4
play white H8
play black S15
play white G3
play black R10
play white M15
play black H1
play white M4
play black I3
play white Q8
play black N10
play white Q11
play black L11
play white A9
play black O8
play white J9
play black N8
play white I12
play black C12
play white I15
play black A10
play white A5
play black C3
play white B6
play black G13
play white D10
play black D13
play white P12
1220 catena-legal_moves
#? [(\S+ ){154}\S+]
1230 play black F3
#? [.*]*
#! illegal move
play black A8
play white G5
play black R9
play white G12
play black O18
play white O11
play black H15
play white F5
play black E3
play white S11
play black O15
play white L18
play black I9
play white F7
play black J7
play white L8
play black M14
play white B8
play black K3
play white Q12
play black P17
play white S13
play black P7
play white D6
play black E14
play white E12
play black R14
play white L16
play black E4
play white P15
play black F11
play white B2
1240 catena-legal_moves
#? [(\S+ ){69}\S+]
1250 play black C9
#? [.*]*
#! illegal move
play black G10
play white A3
play black K5
play white Q14
play black N18
play white S17
play black B1
play white J2
play black G7
play white Q18
play black L15
play white D9
play black J14
play white M10
play black C1
play white B11
play black I18
play white S12
play black H6
play white H2
play black S16
play white S19
play black J18
play white K9
play black I14
play white I11
play black H17
play white K19
play black N19
play white J13
play black K6
play white I1
1260 catena-legal_moves
#? [(\S+ ){2}\S+]
1270 play black G8
#? [.*]*
#! illegal move
play black P19
play white Q19
play black E6
1280 final_score
#? [B\+46.5]
1290 catena-result
#? [black]
1300 list_stones black
#? [B1 C1 D1 H1 I1 B2 H2 J2 A3 C3 E3 I3 K3 L3 B4 C4 E4 J4 M4 F5 G5 K5 M5 H6 K6 M6 O6 I7 J7 L7 P7 L8 Q8 R9 G10 H10 R10 F11 I11 K11 L11 S11 G12 I12 K12 M12 N12 S12 G13 J13 L13 O13 S13 I14 J14 M14 Q14 R14 H15 I15 L15 M15 O15 P15 Q15 S15 H16 K16 L16 O16 S16 H17 K17 P17 S17 I18 J18 L18 N18 O18 Q18 S18 K19 M19 N19 P19 Q19 S19]
1310 list_stones white
#? [F1 F2 G3 H4 A5 I5 B6 D6 E6 B7 D7 F7 G7 A8 B8 E8 H8 N8 O8 A9 D9 E9 I9 J9 K9 P9 A10 C10 D10 M10 N10 P10 B11 O11 Q11 C12 E12 P12 Q12 D13 E14 F14]
1320 catena-legal_moves
#? []
