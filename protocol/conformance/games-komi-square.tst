# Whole games that were judged move by move: the type komi, the scoring square.

catena-scoring square

# == rules.md, R20: a game on side 2 that ends B+14.5
boardsize 2
clear_board
komi 10
play black A1
play white C3
play black B3
10 catena-legal_moves
#? [(\S+ ){3}\S+]
20 play white B2
#? [.*]*
#! illegal move
play white button
play black B1
play white A2
30 final_score
#? [B\+14.5]
40 catena-result
#? [black]
50 list_stones black
#? [A1 B1 A2 B3 C3]
60 list_stones white
#? []
70 catena-legal_moves
#? []

# == rules.md, R20: a game on side 2 that ends W+184.5
boardsize 2
clear_board
komi 209
play black C2
play white B1
play black A2
80 catena-legal_moves
#? [(\S+ ){3}\S+]
90 play white B2
#? [.*]*
#! illegal move
play white button
play black C3
play white A1
100 final_score
#? [W\+184.5]
110 catena-result
#? [white]
120 list_stones black
#? [A1 B1 A2 C2 C3]
130 list_stones white
#? []
140 catena-legal_moves
#? []

# == rules.md, R20: a game on side 3 that ends W+615.5
boardsize 3
clear_board
komi 495
play black button
play white D3
play black E4
150 catena-legal_moves
#? [(\S+ ){14}\S+]
160 play white D4
#? [.*]*
#! illegal move
play white D2
play black A2
play white C5
170 catena-legal_moves
#? [(\S+ ){9}\S+]
180 play black C2
#? [.*]*
#! illegal move
play black B1
play white D5
play black C1
190 catena-legal_moves
#? [(\S+ ){5}\S+]
200 play white E3
#? [.*]*
#! illegal move
play white E5
play black B4
play white B3
210 final_score
#? [W\+615.5]
220 catena-result
#? [white]
230 list_stones black
#? []
240 list_stones white
#? [B1 C1 A2 D2 B3 D3 B4 E4 C5 D5 E5]
250 catena-legal_moves
#? []

# == rules.md, R20: a game on side 3 that ends W+148.5
boardsize 3
clear_board
komi 5
play black button
play white B4
play black A2
260 catena-legal_moves
#? [(\S+ ){16}\S+]
play white A1
play black C1
play white D2
270 catena-legal_moves
#? [(\S+ ){11}\S+]
280 play black C2
#? [.*]*
#! illegal move
play black A3
play white E5
play black C5
290 catena-legal_moves
#? [(\S+ ){6}\S+]
300 play white B3
#? [.*]*
#! illegal move
play white D5
play black D3
play white B1
310 catena-legal_moves
#? [(\S+ ){0}\S+]
320 play black C2
#? [.*]*
#! illegal move
play black C3
330 final_score
#? [W\+148.5]
340 catena-result
#? [white]
350 list_stones black
#? []
360 list_stones white
#? [A1 B1 C1 A2 D2 A3 C3 D3 B4 C5 D5 E5]
370 catena-legal_moves
#? []

# == rules.md, R20: a game on side 4 that ends B+98.5
boardsize 4
clear_board
komi 14
play black F4
play white E7
play black button
play white A2
play black G4
380 catena-legal_moves
#? [(\S+ ){30}\S+]
390 play white F3
#? [.*]*
#! illegal move
play white G7
play black C5
play white E4
play black B2
play white C2
400 catena-legal_moves
#? [(\S+ ){19}\S+]
410 play black G5
#? [.*]*
#! illegal move
play black C4
play white F7
play black B5
play white D7
play black C1
420 catena-legal_moves
#? [(\S+ ){6}\S+]
430 play white C6
#? [.*]*
#! illegal move
play white E5
play black E2
play white G6
play black A3
play white D1
440 catena-legal_moves
#? [(\S+ ){0}\S+]
450 play black F5
#? [.*]*
#! illegal move
play black A4
460 final_score
#? [B\+98.5]
470 catena-result
#? [black]
480 list_stones black
#? [C1 D1 A2 B2 C2 E2 A3 A4 C4 E4 F4 G4 B5 C5 E5]
490 list_stones white
#? [G6 D7 E7 F7 G7]
500 catena-legal_moves
#? []

# == rules.md, R20: a game on side 4 that ends B+275.5
boardsize 4
clear_board
komi 13
play black F5
play white E2
play black F3
play white A1
play black C4
510 catena-legal_moves
#? [(\S+ ){31}\S+]
520 play white E3
#? [.*]*
#! illegal move
play white button
play black C5
play white G5
play black A2
play white D7
530 catena-legal_moves
#? [(\S+ ){21}\S+]
540 play black B4
#? [.*]*
#! illegal move
play black D3
play white F7
play black B3
play white C1
play black E7
550 catena-legal_moves
#? [(\S+ ){10}\S+]
560 play white D4
#? [.*]*
#! illegal move
play white F6
play black D1
play white A4
play black C6
play white B1
570 final_score
#? [B\+275.5]
580 catena-result
#? [black]
590 list_stones black
#? [A1 B1 C1 D1 A2 E2 B3 D3 F3 C4 C5 F5 G5 C6 F6 D7 E7 F7]
600 list_stones white
#? [A4]
610 catena-legal_moves
#? []

# == rules.md, R20: a game on side 5 that ends W+9.5
boardsize 5
clear_board
komi 12
play black E9
play white G5
play black B2
play white H5
play black E3
play white E2
play black G8
play white button
620 catena-legal_moves
#? [(\S+ ){49}\S+]
630 play black D2
#? [.*]*
#! illegal move
play black D7
play white C3
play black D4
play white H4
play black F9
play white A5
play black C7
play white F6
640 catena-legal_moves
#? [(\S+ ){32}\S+]
650 play black D8
#? [.*]*
#! illegal move
play black I9
play white B1
play black F7
play white E4
play black I7
play white A3
play black E1
play white G3
660 catena-legal_moves
#? [(\S+ ){12}\S+]
670 play black A1
#? [.*]*
#! illegal move
play black G6
play white C5
play black H9
play white B4
play black B6
play white I8
play black D6
play white C1
680 final_score
#? [W\+9.5]
690 catena-result
#? [white]
700 list_stones black
#? [G3 H4 G5 H5 F6 G6 F7 I7 G8 I8 E9 F9 H9 I9]
710 list_stones white
#? [B1 C1 E1 B2 E2 A3 C3 E3 B4 D4 E4 A5 C5 B6 D6 C7 D7]
720 catena-legal_moves
#? []

# == rules.md, R20: a game on side 5 that ends B+481.5
boardsize 5
clear_board
komi 0
play black D6
play white E5
play black F5
play white C4
play black H9
play white E2
play black G6
730 catena-legal_moves
#? [(\S+ ){49}\S+]
740 play white D5
#? [.*]*
#! illegal move
play white E9
play black B6
play white button
play black B1
play white I6
play black C6
play white D2
750 catena-legal_moves
#? [(\S+ ){36}\S+]
760 play black E4
#? [.*]*
#! illegal move
play black D4
play white G3
play black A1
play white B3
play black F3
play white H8
play black E8
770 catena-legal_moves
#? [(\S+ ){17}\S+]
780 play white E1
#? [.*]*
#! illegal move
play white F8
play black C1
play white A3
play black H4
play white G7
play black I5
play white I7
790 catena-legal_moves
#? [(\S+ ){2}\S+]
800 play black H6
#? [.*]*
#! illegal move
play black A5
play white G9
play black A4
810 final_score
#? [B\+481.5]
820 catena-result
#? [black]
830 list_stones black
#? [A1 B1 C1 D2 E2 A3 B3 F3 G3 A4 C4 D4 H4 A5 E5 F5 I5 B6 C6 D6 G6 I6 G7 I7 E8 F8 H8 E9 G9 H9]
840 list_stones white
#? []
850 catena-legal_moves
#? []

# == rules.md, R20: a game on side 6 that ends W+66.5
boardsize 6
clear_board
komi 3
play black F5
play white K11
play black I6
play white C2
play black B1
play white F7
play black button
play white E6
play black I10
play white C4
play black J10
860 catena-legal_moves
#? [(\S+ ){72}\S+]
870 play white K10
#? [.*]*
#! illegal move
play white F1
play black H8
play white C5
play black F3
play white F2
play black H9
play white A6
play black I8
play white D9
play black F9
play white D2
880 catena-legal_moves
#? [(\S+ ){47}\S+]
890 play black H7
#? [.*]*
#! illegal move
play black D7
play white G10
play black C6
play white E5
play black A2
play white D1
play black K8
play white H11
play black I5
play white F4
play black K9
900 catena-legal_moves
#? [(\S+ ){21}\S+]
910 play white J8
#? [.*]*
#! illegal move
play white A3
play black E10
play white B7
play black K6
play white A4
play black F11
play white D8
play black H4
play white F8
play black A5
play white I7
920 catena-legal_moves
#? [(\S+ ){2}\S+]
930 play black G5
#? [.*]*
#! illegal move
play black H3
play white A1
play black K7
940 final_score
#? [W\+66.5]
950 catena-result
#? [white]
960 list_stones black
#? [H3 C4 H4 C5 I5 C6 I6 K6 D7 I7 K7 D8 H8 I8 K8 D9 H9 K9 E10 I10 J10 F11 K11]
970 list_stones white
#? [A1 B1 D1 F1 A2 C2 D2 F2 A3 F3 A4 F4 A5 E5 F5 A6 E6 B7 F7 F8 F9 G10 H11]
980 catena-legal_moves
#? []

# == rules.md, R20: a game on side 7 that ends W+93.5
boardsize 7
clear_board
komi 672
play black B8
play white K7
play black H6
play white F12
play black L9
play white I9
play black G7
play white J5
play black C3
play white E6
play black G1
play white J9
play black D7
play white D10
play black B1
990 catena-legal_moves
#? [(\S+ ){110}\S+]
1000 play white J10
#? [.*]*
#! illegal move
play white B5
play black button
play white F9
play black J6
play white G11
play black B2
play white D2
play black A6
play white I3
play black G5
play white K13
play black B7
play white G4
play black A3
play white M13
1010 catena-legal_moves
#? [(\S+ ){79}\S+]
1020 play black J10
#? [.*]*
#! illegal move
play black M11
play white C6
play black K8
play white C9
play black I4
play white E9
play black H12
play white D5
play black I11
play white F2
play black L11
play white G2
play black K12
play white G8
play black D1
1030 catena-legal_moves
#? [(\S+ ){36}\S+]
1040 play white D6
#? [.*]*
#! illegal move
play white L6
play black M7
play white I10
play black H7
play white K11
play black C4
play white E3
play black G9
play white M10
play black E4
play white E7
play black J13
play white G13
play black M8
play white A4
1050 catena-legal_moves
#? [(\S+ ){5}\S+]
1060 play black C8
#? [.*]*
#! illegal move
play black F11
play white I13
play black E1
1070 final_score
#? [W\+93.5]
1080 catena-result
#? [white]
1090 list_stones black
#? [B1 B2 A3 C3 I3 A4 C4 G4 I4 B5 D5 G5 J5 A6 C6 E6 H6 J6 L6 B7 D7 E7 G7 H7 K7 M7 B8 G8 K8 M8 C9 E9 F9 G9 L9 D10 M10 F11 G11 K11 L11 M11 F12 H12 K12 G13 I13 J13 K13]
1100 list_stones white
#? [D1 E1 G1 D2 F2 G2 E3 E4 I9 J9 I10 I11 M13]
1110 catena-legal_moves
#? []

# == rules.md, R20: a game on side 8 that ends W+153.5
boardsize 8
clear_board
komi 6
play black M8
play white D10
play black H5
play white G1
play black L11
play white button
play black N13
play white I10
play black D8
play white N7
play black K5
play white D4
play black C1
play white C7
play black M10
play white C2
play black O8
play white A7
play black K12
play white F4
1120 catena-legal_moves
#? [(\S+ ){144}\S+]
1130 play black D2
#? [.*]*
#! illegal move
play black M13
play white J5
play black K9
play white D3
play black F1
play white G12
play black N11
play white L9
play black K14
play white J6
play black H10
play white H12
play black J12
play white J7
play black I7
play white A8
play black G14
play white E1
play black J10
play white G13
1140 catena-legal_moves
#? [(\S+ ){88}\S+]
1150 play black N8
#? [.*]*
#! illegal move
play black F7
play white A6
play black H15
play white G6
play black F8
play white B4
play black K15
play white E10
play black B9
play white F10
play black O10
play white F5
play black O15
play white O14
play black M7
play white M15
play black H3
play white F3
play black H1
play white C10
1160 catena-legal_moves
#? [(\S+ ){47}\S+]
1170 play black L15
#? [.*]*
#! illegal move
play black C6
play white J13
play black C5
play white J3
play black A1
play white J15
play black G3
play white O9
play black I14
play white I2
play black H8
play white G9
play black M14
play white A2
play black L5
play white E6
play black O12
play white A4
play black J9
play white E12
1180 catena-legal_moves
#? [(\S+ ){1}\S+]
1190 play black N8
#? [.*]*
#! illegal move
play black A5
play white D1
1200 final_score
#? [W\+153.5]
1210 catena-result
#? [white]
1220 list_stones black
#? [A1 A2 H5 E6 F7 M7 N7 F8 H8 M8 O8 G9 J9 K9 L9 O9 H10 I10 J10 M10 O10 L11 N11 J12 K12 O12 J13 M13 N13 I14 K14 M14 O14 J15 K15 M15 O15]
1230 list_stones white
#? [C1 D1 E1 F1 G1 H1 C2 I2 D3 F3 G3 H3 J3 A4 B4 D4 F4 A5 C5 F5 J5 K5 L5 A6 C6 G6 J6 A7 C7 I7 J7 A8 D8 B9 C10 D10 E10 F10 E12 G12 H12 G13 G14 H15]
1240 catena-legal_moves
#? []

# == rules.md, R20: a game on side 10 that ends W+650.5
boardsize 10
clear_board
komi 6
play black O19
play white S18
play black E5
play white button
play black K18
play white G2
play black H13
play white L18
play black G3
play white G7
play black M11
play white B11
play black G5
play white G13
play black I9
play white N11
play black L17
play white D12
play black O6
play white I6
play black S19
play white H17
play black S17
play white C2
play black J10
play white K14
play black P18
play white K5
play black S12
play white C12
play black N7
play white L3
1250 catena-legal_moves
#? [(\S+ ){223}\S+]
1260 play black J9
#? [.*]*
#! illegal move
play black G10
play white E1
play black L11
play white Q15
play black Q16
play white F4
play black E3
play white B5
play black J16
play white N18
play black I5
play white J7
play black R15
play white G16
play black O13
play white E12
play black Q12
play white C7
play black I15
play white I4
play black L4
play white L13
play black F13
play white F1
play black D1
play white Q13
play black M7
play white F8
play black Q8
play white A1
play black P11
play white C5
1270 catena-legal_moves
#? [(\S+ ){150}\S+]
1280 play black P12
#? [.*]*
#! illegal move
play black B7
play white O8
play black E9
play white H12
play black O17
play white F15
play black P13
play white N14
play black M16
play white Q18
play black A7
play white D8
play black K15
play white O10
play black G8
play white E10
play black K7
play white L8
play black K19
play white P16
play black O14
play white I18
play black R10
play white K11
play black A8
play white S16
play black P9
play white M15
play black C9
play white B3
play black I3
play white A2
1290 catena-legal_moves
#? [(\S+ ){63}\S+]
1300 play black O15
#? [.*]*
#! illegal move
play black D4
play white B1
play black K4
play white A10
play black R19
play white K2
play black N10
play white L9
play black R9
play white I11
play black M13
play white H10
play black B9
play white Q10
play black P7
play white D6
play black H15
play white K13
play black I1
play white L6
play black S14
play white N5
play black J2
play white E14
play black H7
play white E7
play black G11
play white A4
play black I8
play white J19
play black K9
play white H1
1310 catena-legal_moves
#? [(\S+ ){0}\S+]
1320 play black N13
#? [.*]*
#! illegal move
play black S13
1330 final_score
#? [W\+650.5]
1340 catena-result
#? [white]
1350 list_stones black
#? [H1 I1 J2 K2 E3 L3 D4 F4 K4 L4 E5 G5 K5 N5 L6 O6 A7 B7 C7 M7 N7 P7 A8 D8 O8 Q8 B9 C9 E9 P9 R9 E10 Q10 R10 S12 S13 S14 H15 I15 Q15 R15 J16 P16 Q16 S16 O17 S17 N18 P18 Q18 S18 O19 R19 S19]
1360 list_stones white
#? [A1 B1 D1 E1 F1 A2 C2 G2 B3 G3 I3 A4 I4 B5 C5 I5 D6 I6 E7 G7 H7 J7 K7 F8 G8 I8 L8 I9 K9 L9 A10 G10 H10 J10 N10 O10 B11 G11 I11 K11 L11 M11 N11 P11 C12 D12 E12 H12 Q12 F13 G13 H13 K13 L13 M13 O13 P13 Q13 E14 K14 N14 O14 F15 K15 M15 G16 M16 H17 L17 I18 K18 L18 J19 K19]
1370 catena-legal_moves
#? []
