"""The tree of playouts, and the threads that simulate in it; the tree lives on from move to move.

Loads the kernel's modules when imported.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from catena_gtp.kernel import layout, tree, uct
from catena_gtp.player import bridge
from catena_gtp.player.memory import as_large_as_fits
from catena_gtp.player.workers import SEED_STEP, Worker

if TYPE_CHECKING:
    from collections.abc import Iterable

    from catena_gtp.rules import Action, Position, Ruleset

# When room is made, so much of it at the most stays in use.
_KEPT_PART = 0.5
_LEAST_KEPT_VISITS = 4
_WITHOUT_END = 1 << 62
# Visits are counted in 32 bits; hours of thought have had their say by then.
_MOST_VISITS = 1 << 30
# How far an expected line is worth telling: below this, the most visited move is a matter of chance.
_TOLD_VISITS = 8
# Results of wins and losses are so far apart in the mean, with usual margins.
_WIN_SPAN = float(uct.WIN)


@dataclass(frozen=True, slots=True)
class Edge:
    """What is known of an action at the root; `value` from 0 to 1, `margin` in points, the mover's view."""

    action: Action
    visits: int
    value: float
    margin: float
    proof: int

    @property
    def rate(self) -> float:
        """The chance to win that the playouts saw."""
        if self.proof != tree.UNPROVEN:
            return {tree.PROVEN_WIN: 1.0, tree.PROVEN_DRAW: 0.5}.get(self.proof, 0.0)
        return min(max((self.value - 0.5) / _WIN_SPAN + 0.5, 0.0), 1.0)

    @property
    def rank(self) -> tuple[int, int, float]:
        """Larger for what should rather be played."""
        certainty = {tree.PROVEN_WIN: 1, tree.PROVEN_LOSS: -1}.get(self.proof, 0)
        return certainty, self.visits, self.margin


class Growth:
    """One tree and its threads; one position at a time."""

    def __init__(self, seed: int, mebibytes: float, threads: int = 1, network: Any = None) -> None:
        """Make an empty tree; a `network` (`kernel.network`) judges its nodes, if there is one."""
        self._seed = seed
        self._network = network
        self._tree = as_large_as_fits(tree.new_tree, mebibytes, "tree")
        self._works: list[Any] = []
        self._ruleset: Ruleset | None = None
        self._nodes = 1
        self._edges = 0
        self._root = 0
        self._is_one_sided = False
        self._stopped = False
        self._needs_room = False
        self._helpers: list[Worker[bool]] = []
        self._saved: dict[Action, tuple[Edge, tuple[Action, ...]]] | None = None
        self.employ(threads)

    def employ(self, threads: int) -> None:
        """Simulate with so many threads from now on; only with one are searches the same every time."""
        if threads != len(self._works):
            self.rest()
            self._works = [
                uct.new_uct(self._seed + SEED_STEP * index, self._network) for index in range(threads)
            ]
            self._share_out()

    def forget(self) -> None:
        """Forget all that was learnt, and begin the random numbers anew."""
        self.rest()
        threads = len(self._works)
        self._works = []
        self._clear()
        self.employ(threads)

    def begin(self, position: Position, actions: Iterable[Action] | None = None) -> None:
        """Go to a position that is not over; of its actions all are tried, or those given, at least one."""
        self.rest()
        self._stopped = False
        self._position = position
        self._record = bridge.to_record(position)
        self._records = [layout.new_position(position.board.side, 0, 0) for _ in self._works]
        if position.ruleset != self._ruleset or self._is_one_sided or self._saved is not None:
            self._clear()
            if position.ruleset != self._ruleset:
                for work in self._works:
                    uct.begin_game(work)
            self._ruleset = position.ruleset
        for work in self._works:
            work.control[:] = 0
            work.control[uct.LIMIT] = _WITHOUT_END
            work.komi = bridge.komi_outside(position.ruleset)
            work.barred[:] = 0
            if actions is not None:
                work.barred[:] = 1
                for action in actions:
                    work.barred[bridge.to_code(position.board, action)] = 0
        self._plant()
        # Visits choose the best, so those of a search of some actions alone are of no use to the next one.
        self._is_one_sided = any(
            work.barred[int(self._tree.move[index])] for index in self._range(self._root)
        )

    def _plant(self) -> None:
        """Find the root, or make it where nothing is known of the position."""
        root = int(tree.find(self._tree, tree.node_key(self._record)))
        if root:
            self._root = root
            self._needs_room = self._edges > self._most_kept
            return
        self._clear()
        self._root = int(tree.add_node(self._tree, self._works[0], self._record))
        if self._network is not None:
            uct.judge(self._record, self._tree, self._works[0], self._root)
        self._take_stock()

    def simulate(self, count: int) -> bool:
        """Run so many simulations more, fewer after `stop`; False when there is nothing left to find out.

        That is what this thread runs. The others work on beside it until `rest`, so that it need not wait for
        them.
        """
        own = self._works[0]
        if self._tree.total[self._root] > _MOST_VISITS:
            return False
        own.control[uct.LIMIT] = limit = int(own.control[uct.SIMULATIONS]) + count
        goes_on = True
        while goes_on and not self._stopped and own.control[uct.SIMULATIONS] < limit:
            if self._needs_room:
                self._make_room()
                continue
            if not self._helpers:
                self._helpers = [Worker(partial(self._run, index)) for index in range(1, len(self._works))]
            goes_on = self._run(0)
            self._take_stock()
            if any(work.is_full for work in self._works):
                self.rest()
                self._needs_room = True
        return goes_on

    def rest(self) -> None:
        """Have the other threads stop, and wait until they have; `simulate` has them go on."""
        helpers, self._helpers = self._helpers, []
        if not helpers:
            return
        for work in self._works[1:]:
            work.control[layout.STOP] = 1
        for helper in helpers:
            helper.value()
        self._take_stock()
        if not self._stopped:
            for work in self._works[1:]:
                work.control[layout.STOP] = 0
        if self._stopped:  # it may have been said in between
            self.stop()

    def _run(self, index: int) -> bool:
        memory = self._records[index], self._tree, self._works[index]
        return bool(uct.run(self._record, *memory, self._root))

    def stop(self) -> None:
        """End `simulate`, from any thread, within a fraction of a millisecond; nothing runs until `begin`."""
        self._stopped = True
        for work in self._works:
            work.control[layout.STOP] = 1

    @property
    def simulations(self) -> int:
        """How many were run since `begin`."""
        return sum(int(work.control[uct.SIMULATIONS]) for work in self._works)

    @property
    def edges(self) -> list[Edge]:
        """The actions that were tried in this position, now or in an earlier search, the best first."""
        if self._saved is not None:
            return [edge for edge, _ in self._saved.values()]
        barred = self._works[0].barred
        found = [
            self._edge(index)
            for index in self._range(self._root)
            if not barred[int(self._tree.move[index])] and self._tree.visits[index]
        ]
        return sorted(found, key=lambda edge: edge.rank, reverse=True)

    def _edge(self, index: int) -> Edge:
        memory = self._tree
        return Edge(
            bridge.to_action(self._position.board, int(memory.move[index])),
            int(memory.visits[index]),
            float(memory.value[index]),
            round(float(memory.margin[index]) / 2, 2),
            int(memory.proof[index]),
        )

    def line(self, action: Action) -> tuple[Action, ...]:
        """Return the expected course, beginning with this action of the position."""
        if self._saved is not None:
            return self._saved[action][1]
        board, memory = self._position.board, self._tree
        code = bridge.to_code(board, action)
        index = next(index for index in self._range(self._root) if memory.move[index] == code)
        line = [action]
        while node := int(memory.child[index]):
            index = max(self._range(node), key=lambda other: int(memory.visits[other]))
            if memory.visits[index] < _TOLD_VISITS:
                break
            line.append(bridge.to_action(board, int(memory.move[index])))
        return tuple(line)

    def _range(self, node: int) -> range:
        first = int(self._tree.first[node])
        return range(first, first + int(self._tree.degree[node]))

    def _take_stock(self) -> None:
        """Note how far the tree is in use."""
        self._nodes = max(int(work.next_node) for work in self._works)
        self._edges = max(int(work.next_edge) for work in self._works)

    @property
    def _most_kept(self) -> float:
        """How many edges may stay in use when room is made."""
        return _KEPT_PART * len(self._tree.move)

    def _make_room(self) -> None:
        """Keep what can be reached from the root and was visited often, half of the tree at the most.

        Stopped on the way, which must not take longer than any other stop, the tree is good for nothing, and
        what it knew of the root is all that is left.
        """
        saved = {edge.action: (edge, self.line(edge.action)) for edge in self.edges}
        control, last, least = self._works[0].control, self._nodes - 1, 1
        self._saved = saved
        while (kept := tree.keep(self._tree, control, last, self._root, least)) > self._most_kept:
            least = max(_LEAST_KEPT_VISITS, 2 * least)
        if kept < 0:
            return
        root, nodes, edges = tree.gather(self._tree, control, last, self._root)
        if root:
            self._root, self._nodes, self._edges = int(root), int(nodes), int(edges)
            self._needs_room, self._saved = False, None
            self._share_out()

    def _clear(self) -> None:
        if self._nodes > 1:  # a huge table that was never written to takes no memory as yet
            self._tree.slots[:] = 0
        self._nodes, self._edges, self._root = 1, 0, 0
        self._needs_room, self._saved = False, None
        self._share_out()

    def _share_out(self) -> None:
        """Give every thread its part of the room that is left."""
        count = len(self._works)
        node_room = (len(self._tree.first) - self._nodes) // max(count, 1)
        edge_room = (len(self._tree.move) - self._edges) // max(count, 1)
        for index, work in enumerate(self._works):
            work.is_full = 0
            work.next_node = self._nodes + index * node_room
            work.last_node = work.next_node + node_room
            work.next_edge = self._edges + index * edge_room
            work.last_edge = work.next_edge + edge_room
