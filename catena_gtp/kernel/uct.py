"""Search by playouts: UCT, with the all-moves-as-first values of RAVE where there are few visits.

A **simulation** goes down the tree (``tree``) by the edge that looks best, adds a node where that leads out
of it often enough, plays on at random (``playout``), and tells every edge on its way how the game ended.  An
edge looks as good as its mean result, mixed with the mean result of all simulations in which the same color
played that action later on (Gelly and Silver, *Monte-Carlo tree search and rapid action value estimation in
computer Go*, 2011); the mixture leaves the latter behind as visits come, and what is left of doubt counts in
its favor.

With a network (``network``) a new node is judged by it.  What it says counts for a part of the simulation
that made the node, and it says which of the actions to try first: the fewer visits an edge has, the more
that counts.

What is proven of an edge, by the end of the game or by all that can follow, is never searched again.

Results are chances from 0 to 1: nearly 1 for a win, a little more for a high one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from catena_gtp.kernel.compile import jit, jit_inline
from catena_gtp.kernel.evaluation import final_margin
from catena_gtp.kernel.generation import is_over
from catena_gtp.kernel.inference import judge as network_judge
from catena_gtp.kernel.inference import unit_of, write_worths
from catena_gtp.kernel.layout import BLACK, CELLS, MAX_MOVES, MAX_PLY, STOP, splitmix
from catena_gtp.kernel.moves import make
from catena_gtp.kernel.network import MIND, open_mind
from catena_gtp.kernel.network import WIN as WIN_CHANCE
from catena_gtp.kernel.playout import ALWAYS, NOT_PLAYED, copy_position, favor, note, play_out, remember
from catena_gtp.kernel.tree import (
    PROVEN_DRAW,
    PROVEN_LOSS,
    PROVEN_WIN,
    UNPROVEN,
    add_node,
    find,
    node_key,
    proof_of,
)

UCT = np.dtype(
    [
        ("control", np.int64, (4,)),  # STOP, SIMULATIONS, LIMIT; another thread may write STOP at any time
        ("random", np.uint64),
        ("komi", np.int64),  # half points that a final margin lacks, Black's view
        ("threshold", np.int64),  # an edge with more visits than this gets a node
        ("explore", np.float32),
        ("prior_weight", np.float32),  # how much what the network holds worth a try counts
        ("mixture", np.float32),  # part of a result that is the network's where it has judged
        ("rave_bias", np.float32),  # visits after which the two kinds of values weigh about the same
        # The thread's part of the tree: what it makes next, and where the part ends.
        ("next_node", np.int64),
        ("last_node", np.int64),
        ("next_edge", np.int64),
        ("last_edge", np.int64),
        ("is_full", np.int64),  # 1: a node could not be made for want of room
        # One simulation.
        ("moves", np.uint16, (MAX_MOVES,)),
        ("scores", np.float32, (MAX_MOVES,)),
        ("hits", np.int32, (MAX_MOVES,)),  # 1 where an edge's action was played
        ("played", np.uint8, (CELLS,)),  # by action: the color that played it first, or NOT_PLAYED
        ("barred", np.uint8, (CELLS,)),  # by action: 1 where it must not be tried at the root
        # All simulations, by color and action: what is drawn more often (``playout``).
        ("average", np.float32, (2, CELLS)),  # mean result, that color's view
        ("average_count", np.int64, (2, CELLS)),
        ("favor", np.int64, (2, CELLS)),  # how often it is not refused when drawn, of ALWAYS
        # The way of one simulation through the tree.
        ("path_node", np.int64, (MAX_PLY,)),
        ("path_edge", np.int64, (MAX_PLY,)),
        ("path_turn", np.int64, (MAX_PLY,)),
        ("judged", np.int64),  # 1: the network has judged, as follows
        ("judged_result", np.float32),  # Black's view
        ("judged_margin", np.float32),  # half points, Black's view
        ("mind", MIND),
    ],
    align=True,
)
SIMULATIONS, LIMIT = 1, 2

THRESHOLD = 2
EXPLORE = 0.07
RAVE_BIAS = 800.0
FAVOR_EVERY = 128
PRIOR_WEIGHT = 0.2
MIXTURE = 0.5
WIN = np.float32(0.97)
"""The result of a win by nothing; how high it is makes up the rest."""
WIDE = np.float32(120.0)
"""Half points: a margin that earns half of that rest."""
MOST_RAVE = 4095
"""From so many on, old results fade."""
ZERO, HALF, ONE, TINY = np.float32(0.0), np.float32(0.5), np.float32(1.0), np.float32(1e-9)


def new_uct(seed: int, network: Any = None) -> Any:
    """Make the work space of a thread; ``control``, ``komi`` and the part of the tree are still to be set.

    A ``network`` (``network.NETWORK``) judges new nodes.
    """
    w = np.zeros(1, dtype=UCT).view(np.recarray)[0]
    w.random = (splitmix(seed & ((1 << 63) - 1))[1] & ((1 << 64) - 1)) | 1
    w.threshold, w.explore, w.rave_bias = THRESHOLD, EXPLORE, RAVE_BIAS
    w.prior_weight, w.mixture = PRIOR_WEIGHT, MIXTURE
    begin_game(w)
    open_mind(w.mind, network)
    return w


def begin_game(w: Any) -> None:
    """Forget which actions were good in the game before."""
    w.average[:], w.average_count[:], w.favor[:] = 0.0, 0, ALWAYS


@jit_inline
def _score(t: Any, w: Any, first: int, count: int, explore: float) -> None:
    """Write to ``w.scores`` how good the edges look; one plain loop, so that it runs on vectors."""
    value = t.value[first : first + count]
    rave = t.rave[first : first + count]
    visits = t.visits[first : first + count]
    rave_visits = t.rave_visits[first : first + count]
    scores = w.scores
    bias = ONE / w.rave_bias
    for i in range(count):
        n = np.float32(visits[i])
        r = np.float32(rave_visits[i])
        weight = r / (n + r + n * r * bias + TINY)
        scores[i] = value[i] + weight * (rave[i] - value[i]) + explore / np.sqrt(n + ONE)


@jit_inline
def select(t: Any, w: Any, node: int, is_root: bool) -> int:
    """Give the edge to follow; -1 where all are barred, or lost."""
    first = np.int64(t.first[node])
    count = np.int64(t.degree[node])
    _score(t, w, first, count, w.explore * np.float32(np.sqrt(np.log(t.total[node] + 1.0))))
    if w.mind.is_used != 0:
        weight = w.prior_weight * np.float32(np.sqrt(t.total[node] + 1.0))
        for i in range(count):
            w.scores[i] += weight * t.prior[first + i] / (np.float32(t.visits[first + i]) + ONE)
    best = -ONE
    edge = np.int64(-1)
    for i in range(count):
        if w.scores[i] > best and t.proof[first + i] != PROVEN_LOSS:
            if is_root and w.barred[np.int64(t.move[first + i])] != 0:
                continue
            best = w.scores[i]
            edge = first + i
    return edge


@jit
def result_of(margin: int) -> float:
    """Turn a margin in half points, from either view, into a result from the same view."""
    result = HALF
    if margin > 0:
        result = WIN
    elif margin < 0:
        result = ONE - WIN
    return result + height_of(np.float32(margin))


@jit
def height_of(margin: float) -> float:
    """Give what a margin in half points adds to a result for how high it is."""
    return (ONE - WIN) * margin / (WIDE + abs(margin))


@jit
def proof_by(margin: int) -> int:
    """Tell what a final margin proves, from the same view."""
    return PROVEN_WIN if margin > 0 else PROVEN_LOSS if margin < 0 else PROVEN_DRAW


@jit
def margin_of(q: Any, w: Any) -> int:
    """Give the margin, half points, Black's view, komi included, of a game that is over or settled."""
    return (final_margin(q) if is_over(q) else q.score) - w.komi


@jit
def judge(q: Any, t: Any, w: Any, node: int) -> None:
    """Have the network judge the position ``q`` of a new node, and write to the node what it says."""
    thought, scores = w.mind.thought, w.scores
    network_judge(q, w.komi, w.mind.network, thought)
    first = np.int64(t.first[node])
    count = np.int64(t.degree[node])
    write_worths(thought, t.move[first : first + count], scores)
    highest = -np.float32(np.inf)
    for i in range(count):
        highest = max(highest, scores[i])
    total = ZERO
    for i in range(count):
        scores[i] = np.float32(np.exp(scores[i] - highest))
        total += scores[i]
    chance = ONE / (ONE + np.float32(np.exp(-thought.out[WIN_CHANCE])))
    margin = np.float32(thought.margin) * unit_of(q)
    result = (ONE - WIN) + (WIN + WIN - ONE) * chance + height_of(margin)
    for i in range(count):
        t.prior[first + i] = scores[i] / total
        t.value[first + i] = result  # until it is visited itself
    w.judged = 1
    w.judged_result = result if q.turn == BLACK else ONE - result
    w.judged_margin = margin if q.turn == BLACK else -margin


@jit_inline
def descend(q: Any, t: Any, w: Any, root: int) -> int:
    """Follow the tree from the root as far as it goes, and make it a node larger; give the length of the way.

    Notes the way in ``w``. 0 when there is nothing to search.
    """
    depth = np.int64(0)
    node = root
    while True:
        e = select(t, w, node, depth == 0)
        if e < 0:
            if depth > 0:  # a node that other ways lead to as well was proven to be lost
                same = q.turn == w.path_turn[depth - 1]
                t.proof[w.path_edge[depth - 1]] = PROVEN_LOSS if same else PROVEN_WIN
            return depth
        action = np.int64(t.move[e])
        mover = q.turn
        w.path_node[depth] = node
        w.path_edge[depth] = e
        w.path_turn[depth] = mover
        depth += 1
        note(w, action, mover)
        t.visits[e] += 1
        make(q, action)
        if t.proof[e] != UNPROVEN:
            return depth
        if is_over(q):
            margin = margin_of(q, w)
            t.proof[e] = proof_by(margin if mover == BLACK else -margin)
            return depth
        node = np.int64(t.child[e])
        if node == 0:
            if t.visits[e] > w.threshold:
                node = find(t, node_key(q))
                if node == 0:
                    node = add_node(t, w, q)
                    if node != 0 and w.mind.is_used != 0:
                        judge(q, t, w, node)
                t.child[e] = node
            if node == 0 or w.judged != 0:
                return depth


@jit_inline
def _learn_beside(t: Any, w: Any, first: int, count: int, turn: int, mine: float) -> None:
    """Tell a node's edges, where the color on turn played their action now or later, of a result."""
    rave = t.rave[first : first + count]
    rave_visits = t.rave_visits[first : first + count]
    move = t.move[first : first + count]
    hits = w.hits
    # Two loops without a branch: which edges it will be nobody can foresee, and the second runs on vectors.
    for i in range(count):
        hits[i] = w.played[np.int64(move[i])] == turn
    for i in range(count):
        n = min(rave_visits[i] + hits[i], MOST_RAVE)
        rave_visits[i] = n
        rave[i] += np.float32(hits[i]) * (mine - rave[i]) / max(np.float32(n), ONE)


@jit_inline
def learn(t: Any, w: Any, depth: int, black: float, margin: float) -> None:
    """Tell the edges of the way, and those beside it by RAVE, how the simulation ended, in Black's view."""
    for d in range(depth):
        node = w.path_node[d]
        e = w.path_edge[d]
        turn = w.path_turn[d]
        mine = black if turn == BLACK else ONE - black
        points = margin if turn == BLACK else -margin
        share = ONE / np.float32(t.visits[e])
        t.total[node] += 1
        t.value[e] += (mine - t.value[e]) * share
        t.margin[e] += (points - t.margin[e]) * share
        _learn_beside(t, w, np.int64(t.first[node]), np.int64(t.degree[node]), turn, mine)


@jit
def prove(t: Any, w: Any, depth: int) -> None:
    """Carry what is proven of the last edge of the way up as far as it proves something."""
    for d in range(depth - 1, 0, -1):
        known = proof_of(t, w.path_node[d])
        if known == UNPROVEN:
            return
        if w.path_turn[d - 1] != w.path_turn[d]:
            known = PROVEN_LOSS + PROVEN_WIN - known
        t.proof[w.path_edge[d - 1]] = known


@jit
def simulate(p: Any, q: Any, t: Any, w: Any, root: int) -> bool:
    """Run one simulation from the position ``p``, the node ``root``; False when nothing is left to search."""
    copy_position(q, p)
    w.played[:] = NOT_PLAYED
    w.judged = 0
    depth = descend(q, t, w, root)
    if depth == 0:
        return False
    e = w.path_edge[depth - 1]
    proof = t.proof[e]
    play_out(q, w)
    end = margin_of(q, w)
    margin = np.float32(end)
    black = result_of(end)
    if w.judged != 0:
        black += w.mixture * (w.judged_result - black)
        margin += w.mixture * (w.judged_margin - margin)
    if proof != UNPROVEN:
        # The playout only says by how much.
        mine = HALF if proof == PROVEN_DRAW else WIN if proof == PROVEN_WIN else ONE - WIN
        black = mine if w.path_turn[depth - 1] == BLACK else ONE - mine
    learn(t, w, depth, black, margin)
    remember(q, w, black)
    if w.control[SIMULATIONS] % FAVOR_EVERY == 0:
        favor(w)
    if proof != UNPROVEN:
        prove(t, w, depth)
    return True


@jit
def is_known(t: Any, w: Any, root: int) -> bool:
    """Tell whether a win is proven of an edge of the root that may be tried, or something of all of these."""
    first = np.int64(t.first[root])
    is_all = True
    for e in range(first, first + t.degree[root]):
        if w.barred[np.int64(t.move[e])] == 0:
            if t.proof[e] == PROVEN_WIN:
                return True
            if t.proof[e] == UNPROVEN:
                is_all = False
    return is_all


@jit
def run(p: Any, q: Any, t: Any, w: Any, root: int) -> bool:
    """Simulate until stopped, until the limit, or until there is no room for a node; False: all is proven.

    ``p`` (``layout.POSITION``) is the position of the node ``root``; it is not changed. ``q`` is a record to
    work on.
    """
    control = w.control
    w.is_full = 0
    while control[STOP] == 0 and control[SIMULATIONS] < control[LIMIT] and w.is_full == 0:
        control[SIMULATIONS] += 1
        if not simulate(p, q, t, w, root) or is_known(t, w, root):
            return False
    return True
