"""The tree of a search by playouts: what is known of positions and of the moves in them, in plain arrays.

A **node** is a position that was expanded; its **edges**, one for each legal action, lie side by side.
Values are from the view of who is on turn at the node, as chances to win from 0 to 1, margins in half points.

Positions that agree in what matters for the result, the future (``keys.future_key``) and the decided score,
share one node, however they were reached; so the tree is a graph, without circles since legal cells only
become fewer.  Node 0 is no node: an edge that leads to 0 is not expanded.

Room is bounded.  When it is used up, or the game has gone on, ``keep`` and ``gather`` leave what can still
be reached from a node and was visited often enough.  Several threads may work in one tree: each takes room
from a part of its own, and what gets lost when two write one number at a time is a visit, not the form of
the tree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from catena_gtp.kernel.compile import jit
from catena_gtp.kernel.generation import generate
from catena_gtp.kernel.keys import future_key
from catena_gtp.kernel.layout import MAX_MOVES, STOP

if TYPE_CHECKING:
    from numpy.typing import NDArray

UNPROVEN, PROVEN_LOSS, PROVEN_DRAW, PROVEN_WIN = 0, 1, 2, 3
"""What is proven of an edge, from the view of who plays it."""
SCORE_MULTIPLIER = np.int64(0x2545F4914F6CDD1D)
EDGES_PER_NODE = 24
"""Nodes there is room for: one for so many edges. Fewer legal actions on average would leave room unused."""
LEAST_EDGES, MOST_EDGES = 1 << 13, (1 << 31) - 1
PROBES = 8
EDGE_BYTES = 31
NODE_BYTES = 18
SLOT_BYTES = 16
"""Of the table for each node, at the most."""


class Tree(NamedTuple):
    """The arrays; all but ``slots`` are indexed by edge or by node."""

    # Edges.
    value: NDArray[np.float32]  # mean result of the simulations through it
    visits: NDArray[np.int32]
    rave: NDArray[np.float32]  # mean result of simulations in which the same color played there later, too
    rave_visits: NDArray[np.int32]
    margin: NDArray[np.float32]  # mean margin, half points
    prior: NDArray[np.float32]  # how much of the trying a network would give it, of 1 for all of a node
    child: NDArray[np.int32]  # node, 0 for none
    move: NDArray[np.uint16]  # action code (``layout``)
    proof: NDArray[np.uint8]
    # Nodes.
    first: NDArray[np.int32]  # its first edge
    degree: NDArray[np.int16]  # how many edges
    total: NDArray[np.int32]  # simulations through it
    key: NDArray[np.int64]
    # The nodes by key: open addressing, 0 for none.
    slots: NDArray[np.int32]


def new_tree(mebibytes: float) -> Tree:
    """Make an empty tree that takes about so much memory.

    Room for some thousand edges at the least; MemoryError for more than their numbers reach.
    """
    edges = int(mebibytes * (1 << 20) / (EDGE_BYTES + (NODE_BYTES + SLOT_BYTES) / EDGES_PER_NODE))
    edges = max(edges, LEAST_EDGES)
    if edges > MOST_EDGES:
        raise MemoryError(f"edges are numbered up to {MOST_EDGES}")
    nodes = edges // EDGES_PER_NODE
    return Tree(
        value=np.zeros(edges, np.float32),
        visits=np.zeros(edges, np.int32),
        rave=np.zeros(edges, np.float32),
        rave_visits=np.zeros(edges, np.int32),
        margin=np.zeros(edges, np.float32),
        prior=np.zeros(edges, np.float32),
        child=np.zeros(edges, np.int32),
        move=np.zeros(edges, np.uint16),
        proof=np.zeros(edges, np.uint8),
        first=np.zeros(nodes, np.int32),
        degree=np.zeros(nodes, np.int16),
        total=np.zeros(nodes, np.int32),
        key=np.zeros(nodes, np.int64),
        slots=np.zeros(1 << (2 * nodes - 1).bit_length(), np.int32),
    )


@jit
def node_key(p: Any) -> int:
    """Hash what matters for the result: the future, and the score that is decided."""
    return future_key(p) + p.score * SCORE_MULTIPLIER


@jit
def find(t: Any, key: int) -> int:
    """Give the node with this key, 0 if there is none."""
    mask = np.int64(t.slots.shape[0] - 1)
    slot = (key ^ (key >> 29)) & mask
    for _ in range(PROBES):
        node = t.slots[slot]
        if node == 0:
            return 0
        if t.key[node] == key:
            return node
        slot = (slot + 1) & mask
    return 0


@jit
def enter(t: Any, node: int) -> None:
    """Let the node be found by its key, if there is a place for it."""
    mask = np.int64(t.slots.shape[0] - 1)
    key = t.key[node]
    slot = (key ^ (key >> 29)) & mask
    for _ in range(PROBES):
        if t.slots[slot] == 0:
            t.slots[slot] = node
            return
        slot = (slot + 1) & mask


@jit
def add_node(t: Any, w: Any, p: Any) -> int:
    """Make a node of the position, which must not be over; 0 when the thread's part is full.

    ``w`` (``uct.UCT``) holds the thread's part of the tree, and a row for the moves.
    """
    if w.next_node >= w.last_node or w.next_edge + MAX_MOVES > w.last_edge:
        w.is_full = 1
        return 0
    count = generate(p, w.moves)
    node = w.next_node
    first = w.next_edge
    for i in range(count):
        e = first + i
        t.value[e] = 0.5
        t.visits[e] = 0
        t.rave[e] = 0.5
        t.rave_visits[e] = 0
        t.margin[e] = 0.0
        t.prior[e] = 0.0
        t.child[e] = 0
        t.move[e] = w.moves[i]
        t.proof[e] = UNPROVEN
    t.first[node] = first
    t.degree[node] = count
    t.total[node] = 0
    t.key[node] = node_key(p)
    w.next_node = node + 1
    w.next_edge = first + count
    enter(t, node)
    return node


@jit
def proof_of(t: Any, node: int) -> int:
    """Give what its edges prove of a node, from the view of who is on turn there."""
    first = np.int64(t.first[node])
    best = PROVEN_LOSS
    for e in range(first, first + t.degree[node]):
        proof = t.proof[e]
        if proof == PROVEN_WIN:
            return PROVEN_WIN
        if proof == UNPROVEN:
            best = UNPROVEN
        elif best != UNPROVEN and proof > best:
            best = proof
    return best


@jit
def keep(t: Any, control: Any, last: int, root: int, least: int) -> int:
    """Mark what can be reached from ``root`` by edges of at least ``least`` visits; count its edges.

    ``last`` is the last node that is in use.  The edges of fewer visits lead nowhere any more.  No thread
    may be at work in the tree, in which nothing is found until ``gather`` is done.  -1 when ``control`` says
    stop; the tree can then only be emptied.
    """
    marks = t.slots  # ``gather`` makes it anew
    marks[: last + 1] = 0
    marks[root] = 1
    edges = np.int64(0)
    # A node mostly has a smaller number than what it leads to, but not where ways meet: so the marking goes
    # on until nothing new is found.
    is_done = False
    while not is_done:
        is_done = True
        for node in range(1, last + 1):
            if control[STOP] != 0:
                return -1
            if marks[node] != 1:
                continue
            marks[node] = 2
            edges += t.degree[node]
            for e in range(t.first[node], t.first[node] + t.degree[node]):
                child = t.child[e]
                if child != 0 and t.visits[e] < least:
                    t.child[e] = 0
                elif child != 0 and marks[child] == 0:
                    marks[child] = 1
                    if child < node:
                        is_done = False
    return edges


@jit
def gather(t: Any, control: Any, last: int, root: int) -> tuple[int, int, int]:
    """Move what ``keep`` has marked to the front; give the root's new number, the first free node and edge.

    0 for all when ``control`` says stop; the tree can then only be emptied.
    """
    marks = t.slots
    number = np.int32(1)
    for node in range(1, last + 1):
        if marks[node] != 0:
            marks[node] = number
            number += 1
    kept = np.int64(marks[root])
    target = np.int64(0)
    free = np.int64(1)
    for node in range(1, last + 1):
        if marks[node] == 0:
            continue
        if control[STOP] != 0:
            return 0, 0, 0
        first = np.int64(t.first[node])
        count = np.int64(t.degree[node])
        for i in range(count):
            _copy_edge(t, target + i, first + i)
            t.child[target + i] = marks[t.child[target + i]]
        t.first[free] = target
        t.degree[free] = count
        t.total[free] = t.total[node]
        t.key[free] = t.key[node]
        free += 1
        target += count
    t.slots[:] = 0
    for node in range(1, free):
        enter(t, node)
    return kept, free, target


@jit
def _copy_edge(t: Any, target: int, source: int) -> None:
    """Make an edge the same as another."""
    t.value[target] = t.value[source]
    t.visits[target] = t.visits[source]
    t.rave[target] = t.rave[source]
    t.rave_visits[target] = t.rave_visits[source]
    t.margin[target] = t.margin[source]
    t.prior[target] = t.prior[source]
    t.child[target] = t.child[source]
    t.move[target] = t.move[source]
    t.proof[target] = t.proof[source]
