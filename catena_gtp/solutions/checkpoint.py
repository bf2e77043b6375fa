"""A file that only grows, of what has been proved: whatever ends the program, what was written stays.

Lines of JSON. The first says which game it is; each of the others is about one position, by its name, with
the bounds of its margin from Black's view that are proved (none is null), or says that it was split: that
its actions are to be proved one by one.
"""

from __future__ import annotations

import json
import math
import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from catena_gtp.rules import Ruleset

Bounds = tuple[float, float]
UNKNOWN: Bounds = (-math.inf, math.inf)


class CheckpointError(Exception):
    """The file is not one of this game, or of none; str() says so in words."""


class Checkpoint:
    """What is proved so far, in memory and in the file."""

    def __init__(self, path: Path, ruleset: Ruleset) -> None:
        self._bounds: dict[str, Bounds] = {}
        self._split: set[str] = set()
        self.nodes = 0
        header = {
            "catena": "proofs",
            "side": ruleset.side,
            "game_type": ruleset.game_type.value,
            "scoring": ruleset.scoring.value,
            "komi": ruleset.effective_komi,
        }
        kept = self._read(path, header) if path.exists() else 0
        self._file = path.open("ab")
        self._file.truncate(kept)
        if not kept:
            self._write(header)

    @property
    def proved(self) -> int:
        """Of how many positions something is proved."""
        return len(self._bounds)

    @property
    def split(self) -> int:
        """How many positions were split."""
        return len(self._split)

    def bounds(self, name: str) -> Bounds:
        """Return what is proved of a position."""
        return self._bounds.get(name, UNKNOWN)

    def is_split(self, name: str) -> bool:
        """Whether the actions of the position are to be proved one by one."""
        return name in self._split

    def add(self, name: str, bounds: Bounds, nodes: int) -> None:
        """Keep bounds, and the nodes that they took; what was known before still holds."""
        self._note(name, bounds, nodes)
        lower, upper = (None if math.isinf(bound) else bound for bound in bounds)
        self._write({"at": name, "lower": lower, "upper": upper, "nodes": nodes})

    def split_up(self, name: str, nodes: int) -> None:
        """Keep that a position is to be split, after so many nodes proved nothing."""
        self._split.add(name)
        self.nodes += nodes
        self._write({"at": name, "split": True, "nodes": nodes})

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _note(self, name: str, bounds: Bounds, nodes: int) -> None:
        lower, upper = self.bounds(name)
        self._bounds[name] = max(lower, bounds[0]), min(upper, bounds[1])
        self.nodes += nodes

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line).encode("ascii") + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self, path: Path, header: dict[str, Any]) -> int:
        """Read the file; return how many bytes of it are whole lines: a kill can cut the last one off."""
        kept = 0
        with path.open("rb") as file:
            for line in file:
                if not line.endswith(b"\n"):
                    break
                try:
                    self._take(json.loads(line), header, first=kept == 0)
                except (ValueError, KeyError, TypeError, AttributeError) as error:
                    raise CheckpointError(
                        f"{path}: byte {kept} begins a line that is none of ours"
                    ) from error
                kept += len(line)
        return kept

    def _take(self, line: dict[str, Any], header: dict[str, Any], *, first: bool) -> None:
        if first:
            if line != header:
                raise CheckpointError(f"the file is about another game: {json.dumps(line)}")
            return
        if line.get("split"):
            self._split.add(line["at"])
            self.nodes += int(line["nodes"])
            return
        lower, upper = line["lower"], line["upper"]
        bounds = -math.inf if lower is None else float(lower), math.inf if upper is None else float(upper)
        self._note(line["at"], bounds, int(line["nodes"]))
