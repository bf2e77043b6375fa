"""The folder of a run: what is where, which plan it follows, and how far it is.

plan.json               the numbers of the run
state.json              generation and stage, and who is champion
champion.network        the network of the best generation so far
report.txt              the table of generations
generation-NN/
    games/NNNN.npz      shards (`store`)
    fit/curve.jsonl     the learning curve (`fitting`)
    fitted.network      what was fitted
    trial.jsonl         the match against the champion (`trial`)
    report.json         all numbers of the generation
    curve.svg, calibration.svg, calibration.txt
"""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from catena_gtp import __version__
from catena_gtp.files import read_whole, write_whole
from catena_gtp.training.plan import Plan, differences, from_json

if TYPE_CHECKING:
    from pathlib import Path

STAGES: Final = ("play", "fit", "trial")
_MOST_BYTES = 1 << 26


class FolderError(Exception):
    """A folder that cannot serve this run; str() says why in words."""


@dataclass(frozen=True, slots=True)
class State:
    """Where a run is; the champion is a generation, 0 for the network it was begun with, None for none.

    `seconds` are those of this generation's stages, as far as they were not interrupted.
    """

    generation: int = 1
    stage: str = STAGES[0]
    champion: int | None = None
    seconds: dict[str, float] = field(default_factory=dict)


class Folder:
    """The paths, the plan and the state."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan

    @classmethod
    def opened(cls, path: Path) -> Folder:
        """Return the folder of a run that was begun; FolderError if there is none."""
        content = _read(path / "plan.json")
        if "plan" not in content:
            raise FolderError(f"{path / 'plan.json'} is not the plan of a run")
        return cls(path, from_json(content["plan"]))

    @classmethod
    def begun(cls, path: Path, plan: Plan) -> Folder:
        """Return the folder of a run with this plan, made if need be; FolderError if it has another one."""
        if (path / "plan.json").exists():
            folder = cls.opened(path)
            if said := differences(folder.plan, plan):
                raise FolderError(f"the run in {path} has another plan: {'; '.join(said)}")
            return folder
        path.mkdir(parents=True, exist_ok=True)
        if any(each.name != "lock" for each in path.iterdir()):
            raise FolderError(f"{path} is not empty, and holds no run")
        write_whole(path / "plan.json", _text({"engine": __version__, "plan": plan.as_json()}))
        return cls(path, plan)

    @property
    def state(self) -> State:
        """Where the run is."""
        if not (self.path / "state.json").exists():
            return State()
        content = _read(self.path / "state.json")
        if not _is_state(content):
            raise FolderError(
                f"{self.path / 'state.json'} is damaged: remove it, and what is done is gone through again "
                "(if the run was begun with --start-from, say so again)"
            )
        return State(**content)

    def advance(self, state: State) -> None:
        """Keep where the run is now."""
        write_whole(self.path / "state.json", _text(dataclasses.asdict(state)))

    def generation(self, number: int) -> Path:
        """Return the folder of a generation, made if need be."""
        path = self.path / f"generation-{number:02}"
        path.mkdir(exist_ok=True)
        return path

    def shard(self, generation: int, number: int) -> Path:
        """Return the file of a generation's shard."""
        games = self.generation(generation) / "games"
        games.mkdir(exist_ok=True)
        return games / f"{number:04}.npz"

    def shards(self, generation: int) -> list[Path]:
        """List a generation's shards."""
        return sorted((self.generation(generation) / "games").glob("*.npz"))

    def network(self, generation: int | None) -> Path | None:
        """Return the file of a generation's network; None for None."""
        return None if generation is None else self.generation(generation) / "fitted.network"

    @property
    def champion(self) -> Path:
        """The file of the best network so far."""
        return self.path / "champion.network"

    def reports(self) -> list[dict[str, Any]]:
        """Return the reports of the generations that are done."""
        found = []
        for path in sorted(self.path.glob("generation-*/report.json")):
            found.append(_read(path))
            if not set(found[-1]) >= {"generation", "champion", "games", "fit", "calibration", "trial"}:
                raise FolderError(f"{path} is damaged")
        return found

    def keep_report(self, generation: int, report: dict[str, Any]) -> None:
        """Write the report of a generation."""
        write_whole(self.generation(generation) / "report.json", _text(report))

    def curve(self, generation: int) -> list[dict[str, Any]]:
        """Return the learning curve of a generation as far as it goes."""
        path = self.generation(generation) / "fit" / "curve.jsonl"
        if not path.exists():
            return []
        try:
            return [json.loads(line) for line in read_whole(path, _MOST_BYTES).splitlines()]
        except ValueError as error:
            raise FolderError(f"{path} is damaged: {error}") from error


def _is_state(content: dict[str, Any]) -> bool:
    """Tell whether this is what `advance` writes."""
    if set(content) != {each.name for each in dataclasses.fields(State)}:
        return False
    generation, champion = content["generation"], content["champion"]
    return (
        type(generation) is int
        and generation >= 1
        and content["stage"] in STAGES
        and (champion is None or (type(champion) is int and 0 <= champion < generation))
        and isinstance(content["seconds"], dict)
    )


def _read(path: Path) -> dict[str, Any]:
    try:
        content = json.loads(read_whole(path, _MOST_BYTES))
    except FileNotFoundError:
        raise FolderError(f"there is no run in {path.parent}") from None
    except ValueError as error:
        raise FolderError(f"{path} is damaged: {error}") from error
    if not isinstance(content, dict):
        raise FolderError(f"{path} is damaged: no JSON object")
    return content


def _text(value: dict[str, Any]) -> str:
    return json.dumps(value, indent=1) + "\n"
