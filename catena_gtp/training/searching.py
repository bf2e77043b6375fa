"""The searches as training uses them: a fixed effort from an empty memory, so that a game can be repeated.

The one module of this room that knows how the kernel's searches are called.  Loads the kernel when imported.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from catena_gtp.kernel import generation, keys, layout, search, tree, uct
from catena_gtp.training.mixture import Rules
from catena_gtp.training.plan import PLAYOUTS, Plan

_BYTES_PER_PLAYOUT = 4_000
_SMALLEST_MIB = 1.0
_TABLE_MIB = 8.0
_BYTES_PER_NODE = 32
_FIRST_LOOK_PLIES = 4


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search says of a position, from the view of the color on turn; `margin` in half points.

    `visits` are those of `actions`, of which `best` is the one to play.
    """

    actions: tuple[int, ...]
    visits: tuple[int, ...]
    best: int
    rate: float
    margin: float


def begin(rules: Rules) -> Any:
    """Make the record of an empty board."""
    komi = rules.komi if rules.scoring == layout.LONGEST else 0
    p = layout.new_position(rules.side, rules.game_type, rules.scoring, komi)
    keys.refresh_key(p)
    return p


def legal_actions(p: Any) -> list[int]:
    """List the codes of the legal actions, none at the end of the game."""
    row = np.zeros(layout.MAX_MOVES, dtype=np.uint16)
    return [int(code) for code in row[: generation.generate(p, row)]]


def warm_up() -> None:
    """Compile all that is needed, or load it, before several processes do so at the same time."""
    p = begin(Rules(2, layout.KOMI, layout.STANDARD, 0))
    searcher = Searcher(2)
    searcher.think(p, 0)
    searcher.solve(p)
    AlphaBeta(2).choose(p, 0)


class Searcher:
    """A search by playouts, with a network or without, and a proof of what few cells leave open."""

    def __init__(self, playouts: int, network: Any = None) -> None:
        self.playouts = playouts
        self._network = network
        self._tree = tree.new_tree(max(playouts * _BYTES_PER_PLAYOUT / 2**20, _SMALLEST_MIB))
        self._scratch = layout.new_position(2, 0, 0)
        self._table = search.new_table(_TABLE_MIB)
        self.restart(0)

    def restart(self, seed: int) -> None:
        """Forget everything, and begin the random numbers anew."""
        self._proof = search.new_search(seed)
        self._work = uct.new_uct(seed, self._network)
        search.clear_table(self._table)

    def think(self, p: Any, komi: int, playouts: int | None = None) -> Thought:
        """Search a position that is not over; `komi` in half points, whatever the scoring."""
        t, w = self._tree, self._work
        t.slots[:] = 0
        w.next_node, w.last_node, w.next_edge, w.last_edge = 1, len(t.first), 0, len(t.move)
        w.control[:] = 0
        w.control[uct.LIMIT] = self.playouts if playouts is None else playouts
        w.barred[:] = 0
        w.komi = 0 if p.scoring == layout.LONGEST else komi
        root = int(tree.add_node(t, w, p))
        if self._network is not None:
            uct.judge(p, t, w, root)
        uct.run(p, self._scratch, t, w, root)
        return self._said(root)

    def choose(self, p: Any, komi: int) -> int:
        """Return the action to play; `komi` as for `think`."""
        thought = self.think(p, komi)
        return thought.actions[thought.best]

    def _said(self, root: int) -> Thought:
        t = self._tree
        edges = slice(int(t.first[root]), int(t.first[root]) + int(t.degree[root]))
        visits, proofs, margins = t.visits[edges], t.proof[edges], t.margin[edges]
        certainty = {tree.PROVEN_WIN: 1, tree.PROVEN_LOSS: -1}
        best = max(
            range(len(visits)), key=lambda i: (certainty.get(int(proofs[i]), 0), visits[i], margins[i])
        )
        proved = {tree.PROVEN_WIN: 1.0, tree.PROVEN_DRAW: 0.5, tree.PROVEN_LOSS: 0.0}
        guess = (float(t.value[edges][best]) - 0.5) / float(uct.WIN) + 0.5
        return Thought(
            actions=tuple(int(code) for code in t.move[edges]),
            visits=tuple(int(count) for count in visits),
            best=best,
            rate=proved.get(int(proofs[best]), min(max(guess, 0.0), 1.0)),
            margin=float(margins[best]),
        )

    def solve(self, p: Any) -> tuple[int, int]:
        """Prove the margin, half points, view of the color on turn, and an action that leads to it.

        Komi counts in longest strip alone.
        """
        s, table = self._proof, self._table
        search.begin(s)
        window = -search.INFINITE, search.INFINITE
        search.search_root(p, s, table, _FIRST_LOOK_PLIES, *window)
        margin = int(search.search_root(p, s, table, search.MAX_DEPTH, *window))
        return margin, int(s.pv[0, 0])


class AlphaBeta:
    """A search of so many nodes; a network judges where it ends, or else the estimate made by hand."""

    def __init__(self, nodes: int, network: Any = None) -> None:
        self.nodes = nodes
        self._network = network
        self._table = search.new_table(max(nodes * _BYTES_PER_NODE / 2**20, _SMALLEST_MIB))
        self.restart(0)

    def restart(self, seed: int) -> None:
        """Let the seed decide between actions that look alike."""
        self._work = search.new_selective(seed, self._network)

    def line(self, p: Any, komi: int) -> list[int]:
        """Return the best line, as far as it was searched; at least an action, the game not being over.

        `komi` is in half points, whatever the scoring.
        """
        s, found = self._work, legal_actions(p)[:1]
        search.clear_table(self._table)
        search.begin(s, self.nodes, 0 if p.scoring == layout.LONGEST else komi)
        s.history[:] = 0
        for depth in range(1, search.MAX_DEPTH + 1):
            search.search_root(p, s, self._table, depth, -search.INFINITE, search.INFINITE)
            if s.pv_length[0]:
                found = [int(code) for code in s.pv[0, : s.pv_length[0]]]
                s.first = found[0]
            if s.control[search.STOP] or s.solved[0]:
                break
        return found

    def choose(self, p: Any, komi: int) -> int:
        """Return the action to play; `komi` as for `line`."""
        return self.line(p, komi)[0]


class Team(NamedTuple):
    """Who plays and judges games, and whose lines lead beside them."""

    searcher: Searcher
    scout: AlphaBeta

    def restart(self, seed: int) -> None:
        """Forget everything, and begin the random numbers anew."""
        self.searcher.restart(seed)
        self.scout.restart(seed)


def team(plan: Plan, champion: Any) -> Team:
    """Make the players of a plan; a network that is to serve alpha-beta leaves playouts to themselves."""
    judge = champion if plan.serves == PLAYOUTS else None
    return Team(Searcher(plan.playouts, judge), AlphaBeta(plan.line_nodes, champion))


def rival(plan: Plan, network: Any) -> Searcher | AlphaBeta:
    """Make a player of the match: the search that the network is to serve."""
    if plan.serves == PLAYOUTS:
        return Searcher(plan.trial_playouts, network)
    return AlphaBeta(plan.trial_nodes, network)
