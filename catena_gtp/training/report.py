"""What a run tells when it is done, and whenever it is asked: tables of its generations, and pictures."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from catena_gtp import __version__
from catena_gtp.files import write_whole
from catena_gtp.training import calibration, pictures, stages
from catena_gtp.training.mixture import GAME_TYPES, SCORINGS
from catena_gtp.training.trial import Trial

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.kernel.samples import Store
    from catena_gtp.training.folder import Folder, State
    from catena_gtp.training.trial import Verdict

Report = dict[str, Any]
_LEAST_SECONDS = 1.0
_COLUMNS = ("generation", "games", "positions", "value", "policy", "squares", "pairs", "score", "Elo", "")
_NOTE = """\
value, policy: what could still be learnt of games kept apart, in nats; squares: mean squared error of the
chance to win there, against results (0.25: knows nothing); pairs, score, Elo: the match with the champion.
"""


def generation_report(folder: Folder, state: State, verdict: Verdict) -> Report:
    """Collect all numbers of a generation whose stages are done."""
    number, plan = state.generation, folder.plan
    network = stages.loaded(folder.network(number))
    own = stages.games_of(folder, range(number, number + 1))
    found = calibration.calibrate(stages.games_of(folder, stages.window(plan, number)), plan, network)
    curve = folder.curve(number)
    pairs = Trial(plan, folder.generation(number) / "trial.jsonl").pairs.values()
    thought_s = {
        "candidate": round(sum(pair.candidate_s for pair in pairs), 2),
        "champion": round(sum(pair.champion_s for pair in pairs), 2),
    }
    return {
        "engine": __version__,
        "generation": number,
        "serves": plan.serves,
        "network": stages.digest(network),
        "champion": state.champion,
        "champion_network": stages.digest(stages.loaded(folder.network(state.champion))),
        "games": games_report(own),
        "fit": curve[-1] if curve else None,
        "calibration": None if found is None else found.as_json(),
        "trial": {**verdict.as_json(), "seconds": thought_s},
        "seconds": state.seconds,
    }


def games_report(store: Store) -> Report:
    """Count what was played."""
    games, seen = store.games, store.seen
    types = {code: name for name, code in GAME_TYPES.items()}
    scorings = {code: name for name, code in SCORINGS.items()}
    kinds = Counter(
        f"{game['side']} {types[int(game['game_type'])]} {scorings[int(game['scoring'])]}" for game in games
    )
    return {
        "games": len(games),
        "positions": len(seen),
        "exact": int(seen["exact"].sum()),
        "detours": int((seen["detour_count"] > 0).sum()),
        "moves": round(float(games["move_count"].mean()), 2),
        "black_wins": round(float((games["margin"] > 0).mean()), 4),
        "kinds": dict(sorted(kinds.items())),
    }


def sentence(found: Report) -> str:
    """Say in a line how a generation did."""
    trial = found["trial"]
    who = f"{found['serves']} without one" if found["champion"] is None else f"generation {found['champion']}"
    verdict = "is champion now" if trial["promoted"] else "is not promoted"
    share = f"{trial['score']:.1%} in {trial['pairs']} pairs against {who}"
    seconds = trial["seconds"]
    times = ""
    if seconds["champion"] >= _LEAST_SECONDS:
        times = f", in {seconds['candidate'] / seconds['champion']:.1f} times its time"
    return f"generation {found['generation']} {verdict}: {share}{times}"


def table(reports: Sequence[Report]) -> list[str]:
    """Return a line for each generation, below the headings."""
    rows = [list(_COLUMNS), *(_row(each) for each in reports)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_COLUMNS))]
    return [
        "  ".join(text.rjust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]


def _row(found: Report) -> list[str]:
    tested = (found["fit"] or {}).get("held_out") or {}
    squares = found["calibration"] and found["calibration"]["network"]
    trial = found["trial"]
    elo = trial["elo"]
    return [
        str(found["generation"]),
        str(found["games"]["games"]),
        str(found["games"]["positions"]),
        _number(tested.get("value")),
        _number(tested.get("policy")),
        _number(squares),
        str(trial["pairs"]),
        "-" if trial["score"] is None else f"{trial['score']:.1%}",
        "-" if elo is None else f"{elo[0]:+.0f} [{elo[1]:+.0f}, {elo[2]:+.0f}]",
        "promoted" if trial["promoted"] else "",
    ]


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:.4f}"


def text(folder: Folder) -> str:
    """Return everything as text: the table of generations, and the last calibration."""
    reports = folder.reports()
    if not reports:
        return "No generation is done yet.\n"
    lines = [*table(reports), "", *_NOTE.splitlines()]
    last = reports[-1]
    if last["calibration"] is not None:
        lines += ["", f"Calibration of generation {last['generation']} on games kept apart:"]
        lines += calibration.table(calibration.from_json(last["calibration"]))
    return "\n".join(lines) + "\n"


def write_pictures(folder: Folder) -> None:
    """Write tables and pictures of all generations, made anew from their numbers."""
    for found in folder.reports():
        number = found["generation"]
        path = folder.generation(number)
        curve = folder.curve(number)
        if curve:
            title = f"Learning curve of generation {number}"
            write_whole(path / "curve.svg", pictures.learning_curve(curve, title))
        if found["calibration"] is not None:
            measured = calibration.from_json(found["calibration"])
            title = f"Calibration of generation {number}: {measured.positions} positions of games kept apart"
            write_whole(path / "calibration.svg", pictures.calibration_plot(measured.bins, title))
            write_whole(path / "calibration.txt", "\n".join(calibration.table(measured)) + "\n")
    write_whole(folder.path / "report.txt", text(folder))
