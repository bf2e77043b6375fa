"""Alpha-beta: the value of a position at a depth, or at the ends of the game.

The contract, for ``v = alphabeta(p, s, table, depth, alpha, beta, ply)`` and ``V`` the minimax value of the
position at that depth (leaves by ``evaluation``; a node that a solved table entry answers counts with its
true value):

    alpha < v < beta   then  V == v
    v <= alpha         then  V <= v        (fail-soft: v is a bound, maybe better than alpha)
    v >= beta          then  V >= v

All are half points from the view of the player on turn in ``p``, the decided score included, komi as in
``evaluation``.  A player who moves twice (double placement) keeps the sign.  ``s.solved[ply]`` is 1 when no
estimate stands behind what was returned: then the inequalities hold for the true value of the game,
whatever the depth.

After a stop (``s.control[STOP]``) the value means nothing, nothing half-known is in the table, and ``p`` is
as before. Only the root's line stays of use: ``s.pv[0]`` begins with the best of the root moves that were
finished, if any beat alpha.

No null move is tried: there is zugzwang in this game.  What else was tried and left out stands in
protocol/search.md.

All this holds as long as ``s.selective`` is 0 and what a selective search wrote is not in the table.
Otherwise (``selective``) the inequalities hold for some estimate of the value alone, but where
``s.solved[ply]`` is 1 they hold for the true value of the game as before: a bound that rests on finished
games may be used by every search, so both kinds can share a table when they look for what is solved.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from catena_gtp.kernel.compile import jit
from catena_gtp.kernel.evaluation import decided, evaluate, final_margin
from catena_gtp.kernel.generation import generate, is_over
from catena_gtp.kernel.inference import foresee, outlook
from catena_gtp.kernel.keys import future_key
from catena_gtp.kernel.layout import BLACK, NODE_LIMIT, NODES, STOP
from catena_gtp.kernel.moves import make, unmake
from catena_gtp.kernel.ordering import jitter, pick, remember, score_by_look, score_by_network, score_by_trial
from catena_gtp.kernel.selective import MARGIN_DEPTH, is_enough, is_guessed, looks_settled, reduction
from catena_gtp.kernel.table import (
    EXACT,
    LOWER,
    UPPER,
    depth_of,
    lower_of,
    lower_solved_of,
    move_of,
    probe,
    store,
    upper_of,
    upper_solved_of,
)

INFINITE = 1 << 30
"""Beyond every value; a window of (-INFINITE, INFINITE) is open."""
MAX_DEPTH = 280
"""Deep enough for every end of the game."""
TRIAL_DEPTH = 2
"""From this depth on moves are ordered by making them."""
SELECTIVE_TRIAL_DEPTH = 5
"""The same for selective searches: nearer the leaves a trial costs more time than the better order saves."""


@jit
def poll(s: Any) -> bool:
    """Count a node; tell whether to stop, which the node limit asks for too."""
    control = s.control
    if control[NODES] >= control[NODE_LIMIT]:
        control[STOP] = 1
        return True
    control[NODES] += 1
    return control[STOP] != 0


@jit
def update_line(s: Any, ply: int, move: int) -> None:
    """Make the best line from ``ply`` on: the move, then the best line from the next ply on."""
    length = s.pv_length[ply + 1]
    s.pv[ply, 0] = move
    for i in range(length):
        s.pv[ply, i + 1] = s.pv[ply + 1, i]
    s.pv_length[ply] = length + 1


@jit
def break_ties(s: Any, count: int) -> None:
    """Let the seed decide between root moves whose scores are equal."""
    for i in range(count):
        s.scores[0, i] = (s.scores[0, i] << 10) + jitter(s.seed, np.int64(s.moves[0, i]))


@jit
def order(p: Any, s: Any, table: Any, depth: int, beta: int, ply: int, count: int, hinted: int) -> int:
    """Score the node's moves; give the index of one that the table shows to reach beta, or -1."""
    if s.selective != 0 and s.mind.is_used != 0:
        score_by_network(p, s, ply, count, hinted)
        if ply == 0:
            break_ties(s, count)
        return -1
    if ply > 0 and depth >= (SELECTIVE_TRIAL_DEPTH if s.selective != 0 else TRIAL_DEPTH):
        return score_by_trial(p, s, table, depth, beta, ply, count, hinted)
    if ply > 0:
        score_by_look(p, s, ply, count, hinted)
        return -1
    score_by_trial(p, s, table, depth, np.int64(INFINITE), ply, count, hinted)
    break_ties(s, count)
    return -1


@jit
def answers(s: Any, data: int, depth: int, alpha: int, beta: int, ply: int) -> bool:
    """Tell whether an entry answers a search with this window, all without the decided score.

    Then ``s.known[ply]`` is the value and ``s.solved[ply]`` what it rests on.  Only equal depth counts, or a
    solved bound: so a value is a function of the position and the depth alone.  A selective search takes
    what is deeper, too.
    """
    same = depth_of(data) == depth or (s.selective != 0 and depth_of(data) > depth)
    lower = lower_of(data)
    upper = upper_of(data)
    has_lower = same or lower_solved_of(data) == 1
    has_upper = same or upper_solved_of(data) == 1
    if has_lower and (lower >= beta or (has_upper and lower == upper)):
        s.known[ply] = lower
        s.solved[ply] = lower_solved_of(data)
        if lower < beta:
            s.solved[ply] &= upper_solved_of(data)
        return True
    if has_upper and upper <= alpha:
        s.known[ply] = upper
        s.solved[ply] = upper_solved_of(data)
        return True
    return False


@jit
def estimate(p: Any, s: Any) -> int:
    """Give the value of a leaf, half points, Black's view: by the network if the work space has one.

    To a selective search that is an outlook, which depends on more than what is on the board: entries of the
    table that share a future are guesses there, as all is.
    """
    if s.mind.is_used != 0 and s.selective != 0:
        return outlook(p, s.komi, s.mind)
    return expected_margin(p, s)


@jit
def expected_margin(p: Any, s: Any) -> int:
    """Estimate the final margin, half points, Black's view: by the network if the work space has one."""
    return foresee(p, s.mind) if s.mind.is_used != 0 else evaluate(p)


@jit
def is_answered(p: Any, s: Any, table: Any, depth: int, alpha: int, beta: int, ply: int) -> bool:
    """Tell whether the node needs no search of its moves; then ``s.known[ply]`` is its value.

    Otherwise that is the estimate of a node that may be judged by guesses close to the leaves, and
    ``s.hinted[ply]`` the move to try first, -1 for none.
    """
    sign = 1 if p.turn == BLACK else -1
    if is_over(p):
        s.known[ply] = sign * final_margin(p)
        return True
    if depth <= 0:
        s.solved[ply] = 0
        s.known[ply] = sign * estimate(p, s)
        return True
    score = decided(p)
    data = probe(table, future_key(p))
    s.hinted[ply] = s.first if ply == 0 else -1
    if data != 0:
        if s.hinted[ply] < 0:
            s.hinted[ply] = move_of(data)
        if ply > 0 and answers(s, data, depth, alpha - score, beta - score, ply):
            s.known[ply] += score
            return True
    if depth <= MARGIN_DEPTH and is_guessed(s, alpha, beta, ply):
        s.known[ply] = sign * estimate(p, s)
        if looks_settled(p, s.known[ply], depth, beta):
            s.solved[ply] = 0
            s.known[ply] = beta
            return True
    return False


@jit
def alphabeta(p: Any, s: Any, table: Any, depth: int, alpha: int, beta: int, ply: int) -> int:
    """Search ``depth`` plies, ``ply`` below the root; the contract is in the module's docstring.

    ``p``, ``s`` and ``table`` (see ``layout`` and ``table``) are written to; ``p`` is left as it was but
    for the order of its legal cells.
    """
    s.pv_length[ply] = 0
    s.solved[ply] = 1
    if poll(s):
        return 0
    if is_answered(p, s, table, depth, alpha, beta, ply):
        return s.known[ply]
    mover = p.turn
    guessed = is_guessed(s, alpha, beta, ply)
    estimate = s.known[ply]
    count = generate(p, s.moves[ply])
    answer = order(p, s, table, depth, beta, ply, count, s.hinted[ply])
    if answer >= 0:
        return s.scores[ply, answer]

    best = np.int64(-INFINITE)
    best_move = np.int64(0)
    floor = np.int64(alpha)
    all_solved = 1
    i = np.int64(0)
    while i < count:
        if guessed and is_enough(p, s, i, estimate, depth, alpha):
            all_solved = 0
            break
        move = pick(s, ply, i, count)
        scouting = i > 0 and floor > -INFINITE
        reduced = reduction(s, i, depth, ply, guessed) if scouting else np.int64(0)
        value = np.int64(0)
        searched = False
        while not searched:
            ceiling = floor + 1 if scouting else np.int64(beta)
            make(p, move)
            same = p.turn == mover
            # One call site, since each costs a type inference of the whole function.
            low, high = (floor, ceiling) if same else (-ceiling, -floor)
            value = alphabeta(p, s, table, depth - 1 - reduced, low, high, ply + 1)
            if not same:
                value = -value
            unmake(p)
            if s.control[STOP] != 0:
                return 0
            # The same move again: to the full depth, then with the open window.
            if value > floor and reduced > 0 and s.solved[ply + 1] == 0:
                reduced = np.int64(0)
            elif scouting and floor < value < beta and ceiling < beta:
                scouting = False
            else:
                searched = True
        all_solved &= s.solved[ply + 1]
        if value > best:
            best = value
            best_move = move
            if value > floor:
                floor = value
                update_line(s, ply, move)
                if ply == 0:
                    s.best_value = value
            if value >= beta:
                all_solved = s.solved[ply + 1]
                remember(s, mover, ply, move, depth)
                break
        i += 1
    bound = UPPER if best <= alpha else LOWER if best >= beta else EXACT
    s.solved[ply] = all_solved
    store(table, future_key(p), best - decided(p), bound, best_move, depth, all_solved, s.age)
    return best
