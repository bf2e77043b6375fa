# Whole games that were judged move by move: the type komi, the scoring standard.

# == rules.md, R14: a game on side 2 that ends W+10.5
boardsize 2
clear_board
komi 6
play black C2
play white C3
play black button
10 catena-legal_moves
#? [(\S+ ){3}\S+]
20 play white B2
#? [.*]*
#! illegal move
play white B1
play black A1
play white B3
30 final_score
#? [W\+10.5]
40 catena-result
#? [white]
50 list_stones black
#? []
60 list_stones white
#? [A1 B1 C2 B3 C3]
70 catena-legal_moves
#? []

# == rules.md, R14: a game on side 2 that ends B+0.5
boardsize 2
clear_board
komi 2
play black B1
play white button
play black B2
80 catena-legal_moves
#? [(\S+ ){2}\S+]
90 play white C2
#? [.*]*
#! illegal move
play white B3
100 final_score
#? [B\+0.5]
110 catena-result
#? [black]
120 list_stones black
#? [B1 B2 B3]
130 list_stones white
#? []
140 catena-legal_moves
#? []

# == rules.md, R14: a game on side 3 that ends B+2.5
boardsize 3
clear_board
komi 8
play black A1
play white button
play black B3
150 catena-legal_moves
#? [(\S+ ){16}\S+]
play white C1
play black E3
play white E4
160 catena-legal_moves
#? [(\S+ ){12}\S+]
170 play black D3
#? [.*]*
#! illegal move
play black B1
play white E5
play black D2
180 catena-legal_moves
#? [(\S+ ){6}\S+]
190 play white D4
#? [.*]*
#! illegal move
play white C4
play black C5
play white A3
200 final_score
#? [B\+2.5]
210 catena-result
#? [black]
220 list_stones black
#? [A1 B1 C1 D2 A3 B3 E3 C4 E4 C5 E5]
230 list_stones white
#? []
240 catena-legal_moves
#? []

# == rules.md, R14: a game on side 3 that ends B+5.5
boardsize 3
clear_board
komi 5
play black B2
play white A1
play black E4
250 catena-legal_moves
#? [(\S+ ){14}\S+]
260 play white B1
#? [.*]*
#! illegal move
play white E3
play black C2
play white D5
270 catena-legal_moves
#? [(\S+ ){8}\S+]
280 play black B1
#? [.*]*
#! illegal move
play black C4
play white button
play black D2
290 catena-legal_moves
#? [(\S+ ){2}\S+]
300 play white B1
#? [.*]*
#! illegal move
play white A3
play black B4
play white E5
310 final_score
#? [B\+5.5]
320 catena-result
#? [black]
330 list_stones black
#? [A1 B2 C2 D2 A3 E3 B4 C4 E4 D5 E5]
340 list_stones white
#? []
350 catena-legal_moves
#? []

# == rules.md, R14: a game on side 4 that ends B+1.5
boardsize 4
clear_board
komi 10
play black button
play white B2
play black E7
play white C2
play black F5
360 catena-legal_moves
#? [(\S+ ){30}\S+]
370 play white B1
#? [.*]*
#! illegal move
play white G6
play black D5
play white E2
play black F7
play white D1
380 catena-legal_moves
#? [(\S+ ){21}\S+]
390 play black D2
#? [.*]*
#! illegal move
play black A2
play white D4
play black D6
play white G4
play black D3
400 catena-legal_moves
#? [(\S+ ){6}\S+]
410 play white E5
#? [.*]*
#! illegal move
play white G7
play black B5
play white A4
play black A3
play white F3
420 final_score
#? [B\+1.5]
430 catena-result
#? [black]
440 list_stones black
#? [A2 B2 C2 A3 D3 A4 D4 B5 D5 F5 D6 G6 E7 F7 G7]
450 list_stones white
#? [D1 E2 F3 G4]
460 catena-legal_moves
#? []

# == rules.md, R14: a game on side 4 that ends W+29.5
boardsize 4
clear_board
komi 11
play black button
play white C1
play black G7
play white B3
play black E7
470 catena-legal_moves
#? [(\S+ ){32}\S+]
play white D5
play black D3
play white F7
play black D4
play white A2
480 catena-legal_moves
#? [(\S+ ){19}\S+]
490 play black B2
#? [.*]*
#! illegal move
play black G5
play white C5
play black F4
play white F3
play black A1
500 catena-legal_moves
#? [(\S+ ){10}\S+]
510 play white A3
#? [.*]*
#! illegal move
play white C6
play black B1
play white D1
play black E2
play white G6
520 catena-legal_moves
#? [(\S+ ){1}\S+]
530 play black D2
#? [.*]*
#! illegal move
play black A4
play white D7
540 final_score
#? [W\+29.5]
550 catena-result
#? [white]
560 list_stones black
#? [A4]
570 list_stones white
#? [A1 B1 C1 D1 A2 E2 B3 D3 F3 D4 F4 C5 D5 G5 C6 G6 D7 E7 F7 G7]
580 catena-legal_moves
#? []

# == rules.md, R14: a game on side 5 that ends W+1.5
boardsize 5
clear_board
komi 8
play black F5
play white I8
play black E7
play white F3
play black D2
play white H4
play black G5
play white I7
590 catena-legal_moves
#? [(\S+ ){49}\S+]
600 play black G6
#? [.*]*
#! illegal move
play black C4
play white B3
play black I6
play white D5
play black B6
play white button
play black E5
play white G8
610 catena-legal_moves
#? [(\S+ ){31}\S+]
620 play black D6
#? [.*]*
#! illegal move
play black C1
play white C7
play black D8
play white A1
play black G7
play white B5
play black E8
play white A4
630 catena-legal_moves
#? [(\S+ ){13}\S+]
640 play black G4
#? [.*]*
#! illegal move
play black I5
play white I9
play black A3
play white G3
play black H9
play white E1
play black B1
play white D3
650 final_score
#? [W\+1.5]
660 catena-result
#? [white]
670 list_stones black
#? [A1 B1 C1 D2 A3 B3 D3 A4 C4 B5 D5 E5 F5 G5 B6 C7 E7 D8 E8]
680 list_stones white
#? [E1 F3 G3 H4 I5 I6 G7 I7 G8 I8 H9 I9]
690 catena-legal_moves
#? []

# == rules.md, R14: a game on side 5 that ends W+15.5
boardsize 5
clear_board
komi 7
play black A1
play white D5
play black F2
play white D8
play black F3
play white I8
play black G5
play white H4
700 catena-legal_moves
#? [(\S+ ){50}\S+]
710 play black G3
#? [.*]*
#! illegal move
play black B4
play white B6
play black D2
play white A4
play black H7
play white G7
play black D6
play white button
720 catena-legal_moves
#? [(\S+ ){34}\S+]
730 play black G3
#? [.*]*
#! illegal move
play black C1
play white D3
play black E7
play white G9
play black I5
play white D4
play black E1
play white E8
740 catena-legal_moves
#? [(\S+ ){12}\S+]
750 play black H6
#? [.*]*
#! illegal move
play black B2
play white H9
play black I9
play white B3
play black F6
play white I6
play black F5
play white C7
760 catena-legal_moves
#? [(\S+ ){0}\S+]
770 play black F4
#? [.*]*
#! illegal move
play black A5
780 final_score
#? [W\+15.5]
790 catena-result
#? [white]
800 list_stones black
#? [E1 F2 F3 F5 G5 F6 G7 H7 I8 G9 H9 I9]
810 list_stones white
#? [A1 C1 B2 D2 B3 D3 A4 B4 D4 H4 A5 D5 I5 B6 D6 I6 C7 E7 D8 E8]
820 catena-legal_moves
#? []

# == rules.md, R14: a game on side 6 that ends W+5.5
boardsize 6
clear_board
komi 4
play black I11
play white A2
play black H7
play white button
play black K7
play white D4
play black D6
play white K9
play black I4
play white K11
play black G5
830 catena-legal_moves
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
play white J10
840 catena-legal_moves
#? [(\S+ ){55}\S+]
850 play black H5
#? [.*]*
#! illegal move
play black D3
play white F8
play black J5
play white C8
play black F10
play white F5
play black B4
play white C7
play black A4
play white D5
play black F11
860 catena-legal_moves
#? [(\S+ ){23}\S+]
870 play white C2
#? [.*]*
#! illegal move
play white G7
play black H6
play white B2
play black D9
play white J8
play black A5
play white F1
play black I10
play white B1
play black J6
play white E1
880 final_score
#? [W\+5.5]
890 catena-result
#? [white]
900 list_stones black
#? [E1 F1 G2 G3 A4 B4 H4 I4 A5 J5 A6 J6 K7 F10 G10 I10 J10 F11 H11 I11 K11]
910 list_stones white
#? [B1 C1 A2 B2 D2 D3 D4 D5 F5 G5 D6 H6 C7 D7 F7 G7 H7 C8 F8 J8 D9 K9]
920 catena-legal_moves
#? []

# == rules.md, R14: a game on side 7 that ends W+36.5
boardsize 7
clear_board
komi 11
play black I4
play white M7
play black M10
play white A6
play black K8
play white F6
play black button
play white G10
play black G13
play white I5
play black H3
play white F12
play black G7
play white A3
play black J7
930 catena-legal_moves
#? [(\S+ ){103}\S+]
940 play white H4
#? [.*]*
#! illegal move
play white E3
play black H11
play white C8
play black J12
play white M13
play black A4
play white A5
play black J13
play white D2
play black H9
play white G9
play black H7
play white C1
play black E5
play white I13
950 catena-legal_moves
#? [(\S+ ){70}\S+]
960 play black F10
#? [.*]*
#! illegal move
play black E9
play white G1
play black E8
play white H2
play black M8
play white I10
play black K6
play white K11
play black A1
play white M12
play black B7
play white L10
play black H6
play white B2
play black L8
970 catena-legal_moves
#? [(\S+ ){33}\S+]
980 play white G12
#? [.*]*
#! illegal move
play white H13
play black D7
play white G5
play black C4
play white F2
play black L6
play white C3
play black K10
play white D6
play black D10
play white L13
play black F4
play white E10
play black E1
play white C9
990 catena-legal_moves
#? [(\S+ ){0}\S+]
1000 play black F10
#? [.*]*
#! illegal move
play black C5
1010 final_score
#? [W\+36.5]
1020 catena-result
#? [white]
1030 list_stones black
#? [K6 L6 J7 M7 K8 L8 M8 K10 L10 M10 K11 F12 J12 G13 H13 I13 J13]
1040 list_stones white
#? [A1 C1 E1 G1 B2 D2 F2 H2 A3 C3 E3 H3 A4 C4 F4 I4 A5 C5 E5 G5 I5 A6 D6 F6 H6 B7 D7 G7 H7 C8 E8 C9 E9 G9 H9 D10 E10 G10 I10 H11 M12 L13 M13]
1050 catena-legal_moves
#? []

# == rules.md, R14: a game on side 8 that ends W+33.5
boardsize 8
clear_board
komi 2
play black button
play white G12
play black N10
play white K15
play black I7
play white K8
play black O15
play white D1
play black H10
play white O12
play black A8
play white G11
play black F3
play white K5
play black A7
play white D8
play black E6
play white I12
play black H6
play white K12
1060 catena-legal_moves
#? [(\S+ ){143}\S+]
1070 play black B8
#? [.*]*
#! illegal move
play black H2
play white B7
play black J3
play white M7
play black L6
play white G13
play black A2
play white J10
play black J11
play white O11
play black I4
play white N9
play black F5
play white H3
play black F8
play white D6
play black G5
play white I14
play black C5
play white B2
1080 catena-legal_moves
#? [(\S+ ){93}\S+]
1090 play black I10
#? [.*]*
#! illegal move
play black A3
play white B4
play black C8
play white J13
play black D4
play white N7
play black E2
play white H14
play black A5
play white I8
play black J9
play white L14
play black I2
play white C1
play black M12
play white L8
play black E8
play white N13
play black M14
play white E11
1100 catena-legal_moves
#? [(\S+ ){34}\S+]
1110 play black H13
#? [.*]*
#! illegal move
play black O8
play white J6
play black E4
play white C10
play black N15
play white L10
play black B9
play white G7
play black D11
play white G9
play black L11
play white C2
play black J15
play white F1
play black O9
play white O14
play black E10
play white F10
play black L15
play white K4
1120 catena-legal_moves
#? [(\S+ ){0}\S+]
1130 play black E9
#? [.*]*
#! illegal move
play black I5
1140 final_score
#? [W\+33.5]
1150 catena-result
#? [white]
1160 list_stones black
#? [C1 D1 A2 B2 C2 E2 A3 F3 B4 D4 E4 A5 C5 F5 G5 D6 E6 H6 I7 I8 J9 J10 J11 K12]
1170 list_stones white
#? [F1 H2 I2 H3 J3 I4 K4 I5 K5 J6 L6 A7 B7 G7 M7 N7 A8 C8 D8 E8 F8 K8 L8 O8 B9 G9 N9 O9 C10 E10 F10 H10 L10 N10 D11 E11 G11 L11 O11 G12 I12 M12 O12 G13 J13 N13 H14 I14 L14 M14 O14 J15 K15 L15 N15 O15]
1180 catena-legal_moves
#? []

# == rules.md, R14: a game on side 10 that ends B+18.5
boardsize 10
clear_board
komi 7
play black P8
play white M9
play black button
play white N9
play black F8
play white G7
play black J11
play white H15
play black L11
play white L14
play black R11
play white D6
play black K11
play white G4
play black S12
play white A7
play black G3
play white I1
play black E12
play white F14
play black S13
play white K3
play black B8
play white H13
play black E4
play white D12
play black R14
play white L17
play black B4
play white H16
play black F1
1190 catena-legal_moves
#? [(\S+ ){224}\S+]
1200 play white M8
#? [.*]*
#! illegal move
play white O11
play black J19
play white I12
play black E2
play white C2
play black L19
play white I11
play black G11
play white L4
play black A3
play white O12
play black J9
play white S15
play black Q15
play white N16
play black P15
play white Q9
play black O9
play white N12
play black R13
play white F9
play black N15
play white L9
play black E9
play white E6
play black M7
play white P11
play black J17
play white M14
play black I2
play white G2
1210 catena-legal_moves
#? [(\S+ ){148}\S+]
1220 play black Q14
#? [.*]*
#! illegal move
play black J14
play white N6
play black L5
play white H14
play black I6
play white G8
play black G12
play white K18
play black O19
play white C6
play black I8
play white B1
play black D13
play white H5
play black J5
play white K15
play black E5
play white M12
play black B10
play white F13
play black C4
play white P16
play black E3
play white K2
play black L16
play white J1
play black Q10
play white K5
play black R19
play white Q18
play black R17
1230 catena-legal_moves
#? [(\S+ ){60}\S+]
1240 play white E11
#? [.*]*
#! illegal move
play white B9
play black B6
play white P7
play black A2
play white D8
play black O6
play white N7
play black N19
play white S17
play black M19
play white S16
play black N17
play white P18
play black A1
play white P19
play black J6
play white H17
play black H7
play white I18
play black E1
play white F15
play black K9
play white B11
play black I3
play white S19
play black J16
play white J13
play black S10
play white L7
play black D10
play white A6
1250 final_score
#? [B\+18.5]
1260 catena-result
#? [black]
1270 list_stones black
#? [A1 B1 E1 F1 I1 J1 A2 C2 E2 G2 I2 K2 A3 E3 G3 I3 K3 B4 C4 E4 G4 L4 E5 H5 J5 K5 L5 A6 B6 C6 D6 E6 I6 J6 N6 O6 A7 L7 M7 N7 P7 B8 P8 B9 Q9 B10 D10 Q10 S10 B11 R11 S12 R13 S13 R14 P15 Q15 S15 J16 P16 S16 J17 R17 S17 K18 P18 Q18 L19 M19 N19 O19 P19 R19 S19]
1280 list_stones white
#? [G7 H7 D8 F8 G8 I8 E9 F9 J9 K9 L9 M9 N9 O9 G11 I11 J11 K11 L11 O11 P11 D12 E12 G12 I12 M12 N12 O12 D13 F13 H13 J13 F14 H14 J14 L14 M14 F15 H15 K15 N15 H16 L16 N16 H17 L17 N17 I18 J19]
1290 catena-legal_moves
#? []
