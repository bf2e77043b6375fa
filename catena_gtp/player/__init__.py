"""The player: chooses moves, names komi and color, solves and counts, within the time it is given.

The only room that knows both the game and the search kernel. Importing it loads neither numba nor numpy:
that happens when the first search starts, in the background.
"""

from catena_gtp.player.choice import Audience, Candidate, Choice, Limits, Search, Solution
from catena_gtp.player.explain import effect
from catena_gtp.player.loading import NoKernelError, compile_kernel
from catena_gtp.player.pace import expected_moves
from catena_gtp.player.plain_search import as_candidate, glance
from catena_gtp.player.player import Player
from catena_gtp.player.winrate import deviation, win_rate
from catena_gtp.player.workers import Worker

__all__ = [
    "Audience",
    "Candidate",
    "Choice",
    "Limits",
    "NoKernelError",
    "Player",
    "Search",
    "Solution",
    "Worker",
    "as_candidate",
    "compile_kernel",
    "deviation",
    "effect",
    "expected_moves",
    "glance",
    "win_rate",
]
