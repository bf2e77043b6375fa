# Whole games that were judged move by move: the type no-komi, the scoring square.

catena-game_type no-komi
catena-scoring square

# == rules.md, R20: a game on side 2 that ends W+8.5
boardsize 2
clear_board
play black B1
play white B2
play black button
10 catena-legal_moves
#? [(\S+ ){2}\S+]
20 play white A1
#? [.*]*
#! illegal move
play white B3
30 final_score
#? [W\+8.5]
40 catena-result
#? [white]
50 list_stones black
#? []
60 list_stones white
#? [B1 B2 B3]
70 catena-legal_moves
#? []

# == rules.md, R20: a game on side 2 that ends B+24.5
boardsize 2
clear_board
play black C3
play white C2
play black A2
80 catena-legal_moves
#? [(\S+ ){3}\S+]
90 play white B2
#? [.*]*
#! illegal move
play white B1
play black A1
100 final_score
#? [B\+24.5]
110 catena-result
#? [black]
120 list_stones black
#? [A1 B1 A2 C2 C3]
130 list_stones white
#? []
140 catena-legal_moves
#? []

# == rules.md, R20: a game on side 3 that ends B+0.5
boardsize 3
clear_board
play black B2
play white D2
play black C4
150 catena-legal_moves
#? [(\S+ ){16}\S+]
play white B4
play black C1
play white E5
160 catena-legal_moves
#? [(\S+ ){10}\S+]
170 play black C2
#? [.*]*
#! illegal move
play black C3
play white A2
play black button
180 catena-legal_moves
#? [(\S+ ){1}\S+]
190 play white D3
#? [.*]*
#! illegal move
play white E4
play black E3
200 final_score
#? [B\+0.5]
210 catena-result
#? [black]
220 list_stones black
#? [A2 B2 C3 B4 C4]
230 list_stones white
#? [C1 D2 E3 E4 E5]
240 catena-legal_moves
#? []

# == rules.md, R20: a game on side 3 that ends W+72.5
boardsize 3
clear_board
play black A1
play white D5
play black C2
250 catena-legal_moves
#? [(\S+ ){16}\S+]
play white A2
play black A3
play white C5
260 catena-legal_moves
#? [(\S+ ){10}\S+]
270 play black B3
#? [.*]*
#! illegal move
play black E3
play white button
play black C3
280 catena-legal_moves
#? [(\S+ ){6}\S+]
290 play white B2
#? [.*]*
#! illegal move
play white E5
play black C1
play white E4
300 catena-legal_moves
#? [(\S+ ){0}\S+]
310 play black B3
#? [.*]*
#! illegal move
play black B4
320 final_score
#? [W\+72.5]
330 catena-result
#? [white]
340 list_stones black
#? [C1 C2 C3]
350 list_stones white
#? [A1 A2 A3 E3 B4 E4 C5 D5 E5]
360 catena-legal_moves
#? []

# == rules.md, R20: a game on side 4 that ends W+81.5
boardsize 4
clear_board
play black B4
play white G7
play black C5
play white C1
play black D6
370 catena-legal_moves
#? [(\S+ ){28}\S+]
380 play white C4
#? [.*]*
#! illegal move
play white A4
play black E2
play white A2
play black button
play white A1
390 catena-legal_moves
#? [(\S+ ){20}\S+]
400 play black D5
#? [.*]*
#! illegal move
play black D7
play white E4
play black E3
play white G5
play black B1
410 catena-legal_moves
#? [(\S+ ){8}\S+]
420 play white F3
#? [.*]*
#! illegal move
play white F7
play black G4
play white C3
play black G6
play white D1
430 catena-legal_moves
#? [(\S+ ){1}\S+]
440 play black E6
#? [.*]*
#! illegal move
play black E5
450 final_score
#? [W\+81.5]
460 catena-result
#? [white]
470 list_stones black
#? [A4 B4 C5 D6 D7]
480 list_stones white
#? [A1 B1 C1 D1 A2 E2 C3 E3 E4 G4 E5 G5 G6 F7 G7]
490 catena-legal_moves
#? []

# == rules.md, R20: a game on side 4 that ends B+171.5
boardsize 4
clear_board
play black D4
play white B5
play black E3
play white F5
play black D5
500 catena-legal_moves
#? [(\S+ ){29}\S+]
510 play white E5
#? [.*]*
#! illegal move
play white C2
play black button
play white B4
play black D6
play white D2
520 catena-legal_moves
#? [(\S+ ){17}\S+]
530 play black E5
#? [.*]*
#! illegal move
play black C3
play white A1
play black G5
play white G4
play black F6
540 catena-legal_moves
#? [(\S+ ){7}\S+]
550 play white E6
#? [.*]*
#! illegal move
play white A3
play black F7
play white F3
play black A2
play white D7
560 final_score
#? [B\+171.5]
570 catena-result
#? [black]
580 list_stones black
#? [C2 D2 C3 E3 F3 D4 G4 D5 F5 G5 D6 F6 D7 F7]
590 list_stones white
#? [A1 A2 A3 B4 B5]
600 catena-legal_moves
#? []

# == rules.md, R20: a game on side 5 that ends W+172.5
boardsize 5
clear_board
play black E7
play white button
play black G9
play white B1
play black E1
play white D8
play black D4
610 catena-legal_moves
#? [(\S+ ){54}\S+]
play white H6
play black I7
play white C6
play black B3
play white H8
play black E5
play white E6
620 catena-legal_moves
#? [(\S+ ){38}\S+]
630 play black H7
#? [.*]*
#! illegal move
play black G7
play white D1
play black C2
play white B5
play black G3
play white A5
play black E8
640 catena-legal_moves
#? [(\S+ ){19}\S+]
650 play white C1
#? [.*]*
#! illegal move
play white A3
play black I5
play white H5
play black C7
play white I8
play black D2
play white C4
660 catena-legal_moves
#? [(\S+ ){3}\S+]
670 play black C3
#? [.*]*
#! illegal move
play black A1
play white F4
play black F3
680 final_score
#? [W\+172.5]
690 catena-result
#? [white]
700 list_stones black
#? [A1 B1 D1 E1 C2 D2 F3 G3 F4 G9]
710 list_stones white
#? [A3 B3 C4 D4 A5 B5 E5 H5 I5 C6 E6 H6 C7 E7 G7 I7 D8 E8 H8 I8]
720 catena-legal_moves
#? []

# == rules.md, R20: a game on side 5 that ends W+59.5
boardsize 5
clear_board
play black I7
play white A5
play black button
play white B4
play black C2
play white C7
play black C5
730 catena-legal_moves
#? [(\S+ ){52}\S+]
740 play white C4
#? [.*]*
#! illegal move
play white E5
play black D6
play white C1
play black I6
play white F4
play black F7
play white H7
750 catena-legal_moves
#? [(\S+ ){38}\S+]
760 play black D2
#? [.*]*
#! illegal move
play black I5
play white F9
play black B2
play white B3
play black D7
play white E2
play black F2
770 catena-legal_moves
#? [(\S+ ){19}\S+]
780 play white C4
#? [.*]*
#! illegal move
play white H8
play black F5
play white G4
play black E9
play white B6
play black H4
play white G9
790 catena-legal_moves
#? [(\S+ ){3}\S+]
800 play black B1
#? [.*]*
#! illegal move
play black D4
play white I9
play black D1
810 final_score
#? [W\+59.5]
820 catena-result
#? [white]
830 list_stones black
#? [D4 F4 G4 H4 E5 F5 I5 I6 F7 H7 I7 H8 I9]
840 list_stones white
#? [C1 D1 B2 C2 E2 F2 B3 B4 A5 C5 B6 D6 C7 D7 E9 F9 G9]
850 catena-legal_moves
#? []

# == rules.md, R20: a game on side 6 that ends W+439.5
boardsize 6
clear_board
play black H4
play white H6
play black E4
play white I10
play black B5
play white button
play black D1
play white K7
play black J8
play white G9
play black D9
860 catena-legal_moves
#? [(\S+ ){80}\S+]
play white F7
play black E6
play white G10
play black E8
play white I8
play black D8
play white G3
play black B2
play white F4
play black J7
play white E5
870 catena-legal_moves
#? [(\S+ ){46}\S+]
880 play black I6
#? [.*]*
#! illegal move
play black G5
play white I5
play black B6
play white F10
play black A6
play white F11
play black A2
play white G2
play black J11
play white F1
play black K11
890 catena-legal_moves
#? [(\S+ ){20}\S+]
900 play white G6
#? [.*]*
#! illegal move
play white A3
play black C3
play white G7
play black D2
play white A4
play black H8
play white C4
play black E1
play white J5
play black K6
play white K10
910 final_score
#? [W\+439.5]
920 catena-result
#? [white]
930 list_stones black
#? [A2 B2 A3 C3 A4 C4 B5 A6 B6 D8 E8 D9 I10 K10 J11 K11]
940 list_stones white
#? [D1 E1 F1 D2 G2 G3 E4 F4 H4 E5 G5 I5 J5 E6 H6 K6 F7 G7 J7 K7 H8 I8 J8 G9 F10 G10 F11]
950 catena-legal_moves
#? []

# == rules.md, R20: a game on side 7 that ends W+831.5
boardsize 7
clear_board
play black G5
play white E3
play black button
play white A3
play black H5
play white K7
play black A7
play white A2
play black C2
play white D4
play black G8
play white H11
play black D9
play white E7
play black E6
960 catena-legal_moves
#? [(\S+ ){106}\S+]
970 play white H6
#? [.*]*
#! illegal move
play white I8
play black D1
play white G13
play black K13
play white E11
play black F1
play white H13
play black I11
play white L7
play black I6
play white G2
play black M9
play white D5
play black F9
play white L6
980 catena-legal_moves
#? [(\S+ ){74}\S+]
990 play black B3
#? [.*]*
#! illegal move
play black G10
play white F3
play black H8
play white E9
play black K5
play white E1
play black G6
play white A4
play black C6
play white K10
play black F12
play white J12
play black B8
play white M10
play black B1
1000 catena-legal_moves
#? [(\S+ ){35}\S+]
1010 play white H10
#? [.*]*
#! illegal move
play white J9
play black L10
play white G3
play black I13
play white M13
play black D7
play white A6
play black L13
play white J6
play black I3
play white C9
play black A1
play white J4
play black B6
play white E4
1020 catena-legal_moves
#? [(\S+ ){0}\S+]
1030 play black E5
#? [.*]*
#! illegal move
play black M12
1040 final_score
#? [W\+831.5]
1050 catena-result
#? [white]
1060 list_stones black
#? [A1 B1 A2 C2 A3 I3 A4 J4 G5 H5 K5 G6 I6 J6 L6 K7 L7]
1070 list_stones white
#? [D1 E1 F1 G2 E3 F3 G3 D4 E4 D5 A6 B6 C6 E6 A7 D7 E7 B8 G8 H8 I8 C9 D9 E9 F9 J9 M9 G10 K10 L10 M10 E11 H11 I11 F12 J12 M12 G13 H13 I13 K13 L13 M13]
1080 catena-legal_moves
#? []

# == rules.md, R20: a game on side 8 that ends W+8.5
boardsize 8
clear_board
play black J14
play white H4
play black B9
play white F1
play black button
play white D11
play black D7
play white I7
play black K12
play white E12
play black C5
play white L8
play black H11
play white O15
play black B7
play white K7
play black J13
play white D8
play black M7
play white H1
1090 catena-legal_moves
#? [(\S+ ){142}\S+]
1100 play black E11
#? [.*]*
#! illegal move
play black M6
play white H14
play black J11
play white F12
play black F5
play white B2
play black L5
play white G1
play black I4
play white B4
play black J4
play white H8
play black K15
play white L14
play black N10
play white A1
play black C3
play white F9
play black E6
play white O10
1110 catena-legal_moves
#? [(\S+ ){99}\S+]
1120 play black C2
#? [.*]*
#! illegal move
play black C9
play white B6
play black O14
play white A4
play black D1
play white F8
play black I6
play white N8
play black J10
play white H7
play black M11
play white A5
play black J9
play white A8
play black F7
play white H12
play black N13
play white N11
play black K6
play white E1
1130 catena-legal_moves
#? [(\S+ ){46}\S+]
1140 play black C7
#? [.*]*
#! illegal move
play black D4
play white L11
play black F4
play white G4
play black H10
play white L15
play black L12
play white O9
play black H9
play white I2
play black D2
play white A7
play black G14
play white K9
play black E9
play white H13
play black J3
play white D10
play black L9
play white M14
1150 catena-legal_moves
#? [(\S+ ){1}\S+]
1160 play black A2
#? [.*]*
#! illegal move
play black F11
play white N15
1170 final_score
#? [W\+8.5]
1180 catena-result
#? [white]
1190 list_stones black
#? [L5 E6 K6 M6 D7 F7 K7 M7 D8 F8 L8 N8 E9 F9 J9 K9 L9 O9 J10 N10 O10 J11 L11 M11 N11 K12 L12 J13 N13 J14 L14 M14 O14 K15 L15 N15 O15]
1200 list_stones white
#? [A1 D1 E1 F1 G1 H1 B2 D2 I2 C3 J3 A4 B4 D4 F4 G4 H4 I4 J4 A5 C5 F5 B6 I6 A7 B7 H7 I7 A8 H8 B9 C9 H9 D10 H10 D11 F11 H11 E12 F12 H12 H13 G14 H14]
1210 catena-legal_moves
#? []

# == rules.md, R20: a game on side 10 that ends W+118.5
boardsize 10
clear_board
play black E10
play white C7
play black K10
play white I18
play black R18
play white S17
play black O13
play white C10
play black button
play white L3
play black B9
play white M19
play black M4
play white H9
play black B5
play white S14
play black D8
play white M16
play black J11
play white P15
play black M5
play white J4
play black E7
play white N12
play black K8
play white B6
play black P14
play white M18
play black G7
play white R14
play black R10
play white F6
1220 catena-legal_moves
#? [(\S+ ){217}\S+]
1230 play black R13
#? [.*]*
#! illegal move
play black P18
play white H2
play black J10
play white L11
play black G13
play white K6
play black N6
play white Q13
play black O19
play white P12
play black D9
play white D12
play black K18
play white L16
play black N9
play white K4
play black R17
play white N16
play black S13
play white H14
play black P7
play white H15
play black J12
play white G5
play black A1
play white J6
play black N15
play white K16
play black L9
play white J16
play black E1
play white L19
1240 catena-legal_moves
#? [(\S+ ){146}\S+]
1250 play black A5
#? [.*]*
#! illegal move
play black K13
play white G12
play black M8
play white P10
play black H6
play white H7
play black B3
play white F8
play black L12
play white Q9
play black O11
play white P19
play black H10
play white G4
play black A3
play white A9
play black K3
play white F9
play black M13
play white I17
play black C4
play white G15
play black C12
play white S19
play black E6
play white F3
play black O8
play white E14
play black E13
play white Q8
play black R12
play white G10
1260 catena-legal_moves
#? [(\S+ ){57}\S+]
1270 play black J13
#? [.*]*
#! illegal move
play black S11
play white J1
play black I13
play white A4
play black L6
play white H1
play black O15
play white E11
play black B11
play white D4
play black J19
play white D2
play black G16
play white N18
play black J8
play white F2
play black M7
play white S16
play black M10
play white L14
play black P17
play white I5
play black I3
play white Q11
play black E4
play white J14
play black A10
play white C2
play black H12
play white A7
play black O6
play white I1
1280 catena-legal_moves
#? [(\S+ ){1}\S+]
1290 play black O14
#? [.*]*
#! illegal move
play black D1
play white B1
1300 final_score
#? [W\+118.5]
1310 catena-result
#? [white]
1320 list_stones black
#? [H1 I1 J1 H2 A3 B3 I3 K3 L3 A4 C4 D4 E4 J4 K4 M4 B5 I5 M5 B6 J6 K6 L6 N6 O6 C7 M7 P7 D8 J8 K8 M8 O8 Q8 A9 B9 D9 L9 N9 Q9 A10 C10 E10 J10 K10 M10 R10 B11 E11 J11 L11 S11 C12 D12 J12 L12 E13 K13 M13 E14 L14]
1330 list_stones white
#? [A1 B1 D1 E1 C2 D2 F2 F3 G4 G5 E6 F6 H6 A7 E7 G7 H7 F8 F9 H9 G10 H10 P10 O11 Q11 G12 H12 N12 P12 R12 G13 I13 O13 Q13 S13 H14 J14 P14 R14 S14 G15 H15 N15 O15 P15 G16 J16 K16 L16 M16 N16 S16 I17 P17 R17 S17 I18 K18 M18 N18 P18 R18 J19 L19 M19 O19 P19 S19]
1340 catena-legal_moves
#? []
