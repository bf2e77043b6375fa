"""What small boards are worth under best play: tables of proved values, and proofs that take hours.

Stands on the player, which does the searching; knows neither the search's own world nor any protocol.
"""
