from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from base64 import b64encode
from dataclasses import replace
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any

import pytest

from catena_gtp.arena.model import GameRecord, MatchSpec, MoveRecord
from catena_gtp.arena.report import html_report, markdown_report, text_summary
from catena_gtp.arena.report.games import packed, replay
from catena_gtp.notation.diagram import cell_marks
from catena_gtp.rules import Board, Color, GameType, Ruleset, Scoring
from tests.arena.played import decided, forfeited, match_spec, played_match, reported_match

if TYPE_CHECKING:
    from pathlib import Path

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
VOID = {"meta", "input", "br", "img", "link", "hr"}
HOSTILE = "</script><script>alert(1)</script><img src=x onerror=alert(2)>\"'&$title"


class Page(HTMLParser):
    """Reads a page, and fails where an element is not closed as it was opened."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, list[str]] = {}
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs)
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open:
            self.texts.setdefault(self.open[-1], []).append(data)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


def data_of(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    data = json.loads(found[1])
    assert isinstance(data, dict)
    return data


def marks_by_ply(game: dict[str, Any]) -> list[str]:
    """Return what the page shows of a game, unpacked as its script does it."""
    marks = ["."] * Board.of_side(game["side"]).cell_count
    shown = []
    for changes in game["changes"]:
        for at in range(0, len(changes), 3):
            marks[int(changes[at + 1 : at + 3], 36)] = changes[at]
        shown.append("".join(marks))
    return shown


@pytest.fixture(scope="module")
def match() -> tuple[MatchSpec, list[GameRecord]]:
    return reported_match()


@pytest.fixture(scope="module")
def page(match: tuple[MatchSpec, list[GameRecord]]) -> str:
    return html_report(*match)


def test_page_is_well_formed_and_whole(page: str) -> None:
    read = Page(page)
    assert page.startswith("<!DOCTYPE html>\n")
    assert "$" not in page.split("<script>", maxsplit=1)[0]
    assert read.all("html") == [{"lang": "en"}]
    assert {"name": "viewport", "content": "width=device-width, initial-scale=1"} in read.all("meta")
    names = [attributes["id"] for _, attributes in read.elements if "id" in attributes]
    assert len(set(names)) == len(names)


def test_page_refers_to_nothing_outside(page: str) -> None:
    for tag, attributes in Page(page).elements:
        assert tag not in {"link", "img", "iframe", "object", "embed", "base"}
        assert not {"src", "srcset", "action", "style"} & set(attributes)
        assert (attributes.get("href") or "#").startswith("#")
        assert not any(name.startswith("on") for name in attributes)
    for word in ("http:", "https:", "//cdn", "@import", "url(", "fetch(", "XMLHttpRequest", "import("):
        assert page.replace("http://www.w3.org/2000/svg", "").find(word) == -1


def test_policy_allows_the_pages_own_script_and_style_only(page: str) -> None:
    (policy,) = [
        meta["content"] or ""
        for meta in Page(page).all("meta")
        if meta.get("http-equiv") == "Content-Security-Policy"
    ]
    assert policy.startswith("default-src 'none';")
    for pattern, name in ((r"<script>(.*?)</script>", "script-src"), (r"<style>(.*?)</style>", "style-src")):
        (text,) = re.findall(pattern, page, re.DOTALL)
        digest = b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"{name} 'sha256-{digest}'" in policy


def test_every_element_that_the_script_asks_for_is_there(page: str) -> None:
    script = page.rsplit("<script>", 1)[1]
    names = {attributes["id"] for _, attributes in Page(page).elements if "id" in attributes}
    asked = set(re.findall(r'byId\("([a-z-]+)"\)', script))
    assert asked
    assert asked <= names


def test_controls_have_names_and_moves_are_announced(page: str) -> None:
    read = Page(page)
    for tag in ("input", "button", "select"):
        for attributes in read.all(tag):
            assert (
                attributes.get("aria-label")
                or attributes.get("placeholder")
                or attributes["id"]
                in {
                    "outcome",
                    "previous-game",
                    "next-game",
                }
            )
    (status,) = [attributes for _, attributes in read.elements if attributes.get("id") == "status"]
    assert status["aria-live"] == "polite"
    assert all(attributes.get("scope") == "col" for attributes in read.all("th"))


def test_page_has_tables_and_charts(page: str) -> None:
    read = Page(page)
    titles = set(read.texts["h2"])
    assert titles >= {"Standings", "Cross table", "Each two engines", "By color", "Thinking", "By opening"}
    assert titles >= {"Lost by a fault", "Remarks", "Conditions", "Games"}
    assert "F9: off the board" in read.texts["td"]
    assert "beta says W+3 at the end" in read.texts["td"]
    captions = " ".join(read.texts["figcaption"])
    assert "Points above an even score" in captions
    assert "Margins in points" in captions
    assert any("log-likelihood ratio" in text for text in read.texts["dd"])


@pytest.mark.parametrize("where", ["engine", "detail", "note", "opening", "match", "version", "move"])
def test_nothing_that_is_sent_becomes_markup(where: str) -> None:
    spec = match_spec((HOSTILE, "beta") if where == "engine" else ("alpha", "beta"), Ruleset(side=2))
    records = played_match(spec)
    first = records[0]
    if where == "match":
        spec = replace(spec, name=HOSTILE)
    elif where == "detail":
        first = forfeited(first, "alpha", detail=HOSTILE)
    elif where == "note":
        first = replace(first, notes=(HOSTILE,))
    elif where == "opening":
        task = replace(first.task, opening=replace(first.task.opening, name=HOSTILE))
        first = replace(first, task=task)
    elif where == "version":
        records = [replace(record, versions=(("alpha", HOSTILE),)) for record in records]
        first = records[0]
    elif where == "move":
        first = replace(first, moves=(*first.moves, MoveRecord("black", HOSTILE)))
    page = html_report(spec, [first, *records[1:]])
    read = Page(page)
    assert len(read.all("script")) == 2
    assert read.all("img") == []
    assert not any(name.startswith("on") for _, attributes in read.elements for name in attributes)
    shown = json.dumps(data_of(page)) + "".join(text for texts in read.texts.values() for text in texts)
    assert "alert(1)" in shown
    script = page.rsplit("<script>", 1)[1]
    assert "innerHTML" not in script
    assert "insertAdjacentHTML" not in script
    assert "<script>alert" not in markdown_report(spec, [first, *records[1:]])


def test_odd_letters_do_not_spoil_the_file(tmp_path: Path) -> None:
    spec = match_spec(("al\x00pha\x1b[31m", "be\udc80ta"), Ruleset(side=2))
    for text in (html_report(spec, played_match(spec)), markdown_report(spec, played_match(spec))):
        (tmp_path / "report").write_text(text, encoding="utf-8")
        assert "\x00" not in text
        assert "\x1b" not in text


@pytest.mark.parametrize("engines", [("alpha",), ("alpha", "beta"), ("alpha", "beta", "gamma")])
def test_a_match_without_games_has_a_report(engines: tuple[str, ...]) -> None:
    spec = match_spec(engines)
    assert "Conditions" in Page(html_report(spec, [])).texts["h2"]
    assert "# A match" in markdown_report(spec, [])
    assert text_summary(spec, []).startswith("A match: 0 games\n")


def test_size_stays_small() -> None:
    spec = match_spec(ruleset=Ruleset(side=6), pairs=10)
    records = played_match(spec)
    alone = len(html_report(spec, []).encode())
    game = (len(html_report(spec, records).encode()) - alone) / len(records)
    assert alone + 200 * game < 1.5e6


def test_of_very_many_games_those_with_a_fault_are_kept() -> None:
    spec = match_spec()
    records = played_match(spec)
    records[3] = forfeited(records[3], "alpha")
    page = html_report(spec, records, most_games=3)
    assert [game["number"] for game in data_of(page)["games"]] == [1, 2, 4]
    assert "3 of 4 games are on this page; all are in the folder of the match." in page
    assert "games are on this page" not in html_report(spec, records)


@pytest.mark.parametrize("game_type", GameType)
@pytest.mark.parametrize("scoring", Scoring)
def test_embedded_positions_are_the_referees(game_type: GameType, scoring: Scoring) -> None:
    spec = match_spec(ruleset=Ruleset(side=4, game_type=game_type, scoring=scoring), pairs=2)
    records = played_match(spec, seed=7)
    games = data_of(html_report(spec, records[::-1]))["games"]
    assert [game["number"] for game in games] == [1, 2, 3, 4]
    for game, record in zip(games, records, strict=True):
        positions, trouble = replay(record)
        assert trouble == ""
        assert positions[-1].is_over
        assert marks_by_ply(game) == ["".join(cell_marks(position)) for position in positions]
        assert game["moves"] == [move.move for move in record.moves]
        assert game["black"] == [position.score().black.total for position in positions]
        assert game["white"] == [position.score().white.total for position in positions]
        letters = {Color.BLACK: "B", Color.WHITE: "W", None: "-"}
        assert game["button"] == "".join(letters[position.button_owner] for position in positions)
        assert game["turn"][-1] == "-"
        assert len(game["turn"]) == len(positions) == len(game["moves"]) + 1


def test_evaluations_are_told_from_blacks_view() -> None:
    record = played_match(match_spec())[0]
    game = packed(record, ["alpha", "beta"])
    for move, margin, seconds in zip(record.moves, game["margins"], game["seconds"], strict=True):
        if move.margin is None:
            assert margin is seconds is None
        else:
            assert margin == (move.margin if move.color == "black" else -move.margin)


def test_an_evaluation_that_is_no_number_is_left_out() -> None:
    moves = (MoveRecord("black", "A1", margin=float("nan")), MoveRecord("white", "C3", margin=float("inf")))
    spec = match_spec()
    page = html_report(spec, [replace(decided(0, "alpha", "beta", "alpha"), moves=moves)])
    assert "margins" not in data_of(page)["games"][0]


def test_what_no_engine_told_takes_no_room() -> None:
    record = played_match(match_spec())[0]
    silent = replace(record, moves=tuple(MoveRecord(move.color, move.move) for move in record.moves))
    assert not {"seconds", "left", "margins", "depths", "nodes"} & set(packed(silent, ["alpha", "beta"]))


@pytest.mark.parametrize(
    "move, words", [("A1", "cannot be replayed: occupied"), ("Z9", "off the board"), ("?", "not a vertex")]
)
def test_a_game_that_cannot_be_replayed_says_so(move: str, words: str) -> None:
    moves = (MoveRecord("black", "A1"), MoveRecord("white", move), MoveRecord("black", "B2"))
    game = packed(replace(decided(0, "a", "b", "a"), moves=moves), ["a", "b"])
    assert game["moves"] == ["A1"]
    assert any(words in remark for remark in game["remarks"])


@pytest.mark.skipif(BROWSER is None, reason="no Chromium found: the page's script is not run by this test")
def test_browser_shows_the_referees_position(
    match: tuple[MatchSpec, list[GameRecord]], page: str, tmp_path: Path
) -> None:
    _, records = match
    record = max(records, key=lambda record: len(record.moves))
    positions, _ = replay(record)
    ply = len(positions) * 2 // 3
    file = tmp_path / "report.html"
    file.write_text(page, encoding="utf-8")
    switches = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    switches += ["--no-first-run", f"--user-data-dir={tmp_path / 'profile'}", "--virtual-time-budget=2000"]
    address = f"{file.as_uri()}#{record.task.number + 1}-{ply}"
    done = subprocess.run(
        [str(BROWSER), *switches, "--dump-dom", address],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=True,
    )
    read = Page(done.stdout.strip())
    stones = {a["data-stone"]: a["class"] for a in read.all("circle") if "data-stone" in a}
    for cell in range(positions[ply].board.cell_count):
        color = positions[ply].stones.get(cell)
        assert stones[str(cell)] == ("stone none" if color is None else f"stone {color.value}")
    assert any(text.startswith(f"Move {ply} of {len(record.moves)}: ") for text in read.texts["p"])
    assert len(read.all("tr")) > len(records)
