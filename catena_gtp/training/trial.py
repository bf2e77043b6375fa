"""The match of a candidate and the champion: pairs of games, until a sequential test decides.

Both are the search that the network is to serve, with the same number of nodes or playouts.  A pair is one
opening by chance, played with either color; what comes of it is a function of the plan, the generation, its
number and the two networks.
"""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict, dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from catena_gtp.arena.statistics import Decision, PairCounts, SprtState, difference, sprt_state
from catena_gtp.kernel import evaluation, layout, moves
from catena_gtp.training.folder import FolderError
from catena_gtp.training.mixture import draw_even_rules
from catena_gtp.training.searching import begin, legal_actions, rival

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from catena_gtp.training.mixture import Rules
    from catena_gtp.training.plan import Plan


@dataclass(frozen=True, slots=True)
class Pair:
    """How a pair ended for the candidate: points of two, margins in points, and seconds of thought."""

    number: int
    score: float
    margins: tuple[float, float]
    candidate_s: float
    champion_s: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the pairs say of the candidate."""

    counts: PairCounts
    state: SprtState
    is_promoted: bool

    def as_json(self) -> dict[str, Any]:
        """Return the numbers for a report."""
        found = difference(self.counts)
        elo = None if found is None else [found.elo.value, found.elo.low, found.elo.high]
        return {
            "pairs": self.counts.pairs,
            "counts": list(self.counts.counts),
            "score": self.counts.score if self.counts.pairs else None,
            "elo": None if elo is None else [max(-9999.0, min(round(value, 1), 9999.0)) for value in elo],
            "llr": round(self.state.llr, 3),
            "decision": self.state.decision.value,
            "promoted": self.is_promoted,
        }


def verdict(scores: Iterable[float], plan: Plan) -> Verdict | None:
    """Say what pairs in the order of their numbers decide; None while there are to be more.

    The first that decide count, and no pair after them.  Where the last pair has left it open, the candidate
    is promoted if its result is likelier with the better of the two differences that are tested.
    """
    counts = PairCounts()
    for score in scores:
        counts = counts.with_pair(score)
        state = sprt_state(counts, (plan.elo0, plan.elo1))
        if state.decision is not Decision.CONTINUE or counts.pairs == plan.trial_pairs:
            return Verdict(counts, state, state.llr > 0)
    return None


class Duel:
    """Plays pairs."""

    def __init__(self, plan: Plan, generation: int, candidate: Any, champion: Any) -> None:
        """Take the two networks; None is to search without."""
        self._plan = plan
        self._generation = generation
        self._players = rival(plan, candidate), rival(plan, champion)

    def play(self, number: int) -> Pair:
        """Play a pair."""
        chance = Random(f"trial {self._plan.seed} {self._generation} {number}")
        rules = draw_even_rules(self._plan, chance)
        opening = self._opening(rules, chance)
        for player in self._players:
            player.restart(chance.getrandbits(62))
        seconds = [0.0, 0.0]
        margins = (
            self._game(rules, opening, layout.BLACK, seconds),
            -self._game(rules, opening, layout.WHITE, seconds),
        )
        score = sum(0.5 if margin == 0 else float(margin > 0) for margin in margins)
        return Pair(number, score, margins, round(seconds[0], 3), round(seconds[1], 3))

    def _opening(self, rules: Rules, chance: Random) -> list[int]:
        """Draw a line that does not end the game, shorter where every one would."""
        p, line = begin(rules), list[int]()
        for _ in range(self._plan.trial_plies):
            action = chance.choice(legal_actions(p))
            moves.make(p, action)
            if not legal_actions(p):
                break
            line.append(action)
        return line

    def _game(self, rules: Rules, opening: list[int], candidate: int, seconds: list[float]) -> float:
        """Play a game with the candidate in this color; give the margin in points, Black's view."""
        p = begin(rules)
        for action in opening:
            moves.make(p, action)
        while legal_actions(p):
            who = 0 if p.turn == candidate else 1
            began = time.perf_counter()
            action = self._players[who].choose(p, rules.komi)
            seconds[who] += time.perf_counter() - began
            moves.make(p, action)
        komi = 0 if rules.scoring == layout.LONGEST else rules.komi
        return (int(evaluation.final_margin(p)) - komi) / 2


class Trial:
    """A match in a file that only grows, one line of JSON a pair."""

    def __init__(self, plan: Plan, path: Path) -> None:
        """Take up the match of a file, if there is one; a line that a kill cut off does not count."""
        self._plan = plan
        self._path = path
        self.pairs: dict[int, Pair] = {}
        content = path.read_bytes() if path.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]
        for line in whole.splitlines():
            try:
                pair = Pair(**json.loads(line))
            except (TypeError, ValueError):
                raise FolderError(f"{path} is damaged: remove it, and the match is played again") from None
            self.pairs[pair.number] = pair
        if len(whole) < len(content):
            os.truncate(path, len(whole))

    @property
    def missing(self) -> Iterator[int]:
        """The numbers of the pairs still to be played, should it come to that."""
        return (number for number in range(self._plan.trial_pairs) if number not in self.pairs)

    @property
    def scores(self) -> list[float]:
        """The results of the pairs in order, as far as none is missing."""
        scores: list[float] = []
        while (pair := self.pairs.get(len(scores))) is not None:
            scores.append(pair.score)
        return scores

    def run(self, results: Iterable[Pair], tell: Callable[[PairCounts], object]) -> Verdict:
        """Take in results as they come until they decide; `tell` hears of the pairs in order so far."""
        found = verdict(self.scores, self._plan)
        with self._path.open("ab") as file:
            for pair in () if found is not None else results:
                self.pairs[pair.number] = pair
                file.write(json.dumps(asdict(pair)).encode("ascii") + b"\n")
                file.flush()
                os.fsync(file.fileno())
                counts = PairCounts()
                for score in self.scores:
                    counts = counts.with_pair(score)
                tell(counts)
                found = verdict(self.scores, self._plan)
                if found is not None:
                    break
        if found is None:
            raise ValueError("the results ended before they decided")
        return found
