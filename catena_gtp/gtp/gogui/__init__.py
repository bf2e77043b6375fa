"""What GoGui is told: its boards of words, its graphics, its settings dialog.

GoGui is a board for Go that draws other games, too, among them those on hexagons: cells are those of a square
grid of which corners are removed. Knows no command; those are in `handlers`.
"""
