"""A fault of a program fails the clauses that it breaks, and no others."""

from __future__ import annotations

import pytest

from catena_gtp.conformance.model import SECTIONS, Status
from tests.conformance.support import HURRIED, failed, failed_places, faulty, run

# What takes a search takes longer, and only the faults that show there need it.
QUICK = tuple(section for section in SECTIONS if section not in {"games", "moves", "time", "analysis"})

FAULTS = {
    "read-remarks": ("wire", {"gtp.md, A line"}),
    "drop-large-ids": ("wire", {"gtp.md, A line"}),
    "read-tabs": ("wire", {"gtp.md, A line"}),
    "read-returns": ("wire", {"gtp.md, A line"}),
    "ignore-case": ("wire", {"gtp.md, A line"}),
    "keep-zeros": ("wire", {"gtp.md, A line"}),
    "save-blanks": ("wire", {"gtp.md, A reply"}),
    "end-lines-with-returns": ("wire", {"gtp.md, A reply"}),
    "leave-blank-lines": ("wire", {"gtp.md, A reply"}),
    "bad-status": ("wire", {"gtp.md, The end"}),
    "forget-a-command": ("session", {"gtp.md, list_commands"}),
    "know-everything": ("session", {"gtp.md, known_command"}),
    "explain": ("errors", {"gtp.md, Failures"}),
    "take-size-12": ("errors", {"gtp.md, Failures"}),
    "clear-at-a-wrong-size": ("state", {"gtp.md, Failures"}),
    "forget-the-komi": ("state", {"gtp.md, komi"}),
    "guess-letters": (
        "letters",
        {"gtp.md, Letters", "gtp.md, Failures", "gtp.md, catena-coordinates"},
    ),
    "share-the-button": ("rules", {"rules.md, R8"}),
    "favor-the-mover": ("rules", {"rules.md, R9"}),
    # Whose it is, is seen wherever nobody took it.
    "keep-the-button": (
        "rules",
        {"gtp.md, komi", *(f"rules.md, R{number}" for number in (10, 12, 13, 15, 20))},
    ),
    "say-draw": ("rules", {"gtp.md, komi"}),
    "refuse-to-pass": ("end", {"gtp.md, Colors and moves"}),
    "resign-at-the-end": ("end", {"gtp.md, genmove"}),
}
SEARCHING = {
    "chatter": ("moves", set()),
    "whisper": ("moves", {"gtp.md, Colors and moves"}),
    "play-what-was-asked": ("moves", {"gtp.md, reg_genmove"}),
    "believe-no-clock": ("time", {"gtp.md, time_left"}),
    "be-sure": ("analysis", {"gtp.md, kata-analyze"}),
    "play-differently": ("analysis", {"gtp.md, lz-genmove_analyze"}),
    "deaf": ("analysis", {"gtp.md, Interrupts"}),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found_in_its_section(fault: str) -> None:
    section, clauses = FAULTS[fault]
    report = run(faulty(fault), section)
    assert failed(report) == clauses
    assert report.count(Status.HELD) > 0
    assert not report.holds


@pytest.mark.parametrize("fault", SEARCHING)
def test_a_fault_of_a_search_is_found_in_its_section(fault: str) -> None:
    section, clauses = SEARCHING[fault]
    assert failed(run(faulty(fault), section)) == clauses


def test_faults_together_fail_their_clauses_and_no_others() -> None:
    """In one engine, all that do not hide one another, over all that needs no search."""
    together = [
        "read-tabs",
        "drop-large-ids",
        "save-blanks",
        "bad-status",
        "know-everything",
        "explain",
        "forget-the-komi",
        "guess-letters",
        "share-the-button",
        "keep-the-button",
        "resign-at-the-end",
    ]
    report = run(faulty(*together), *QUICK)
    expected = set().union(*(FAULTS[fault][1] for fault in together))
    # That the button is gone is seen in these, too.
    assert failed(report) == expected | {"gtp.md, undo", "gtp.md, Colors and moves"}
    assert {"tabs", "large_ids", "frame_without_text", "quitting"} <= failed_places(report)


def test_without_faults_there_is_nothing_to_find() -> None:
    report = run(faulty(), *QUICK, "games")
    assert failed(report) == set()
    assert report.holds


@pytest.mark.parametrize(
    "fault, clause", [("forbid-joining", "rules.md, R8"), ("take-turns", "gtp.md, Turns")]
)
def test_a_fault_that_makes_many_games_impossible_is_found_by_its_name(fault: str, clause: str) -> None:
    report = run(faulty(fault), "rules")
    assert clause in failed(report)
    assert report.count(Status.UNTRIED) > 0


def test_noise_among_the_replies_fails_one_clause() -> None:
    report = run(faulty("chatter"), "wire", "end")
    assert failed(report) == {"gtp.md, A reply"}
    assert failed_places(report) == {"the whole run"}


@pytest.mark.parametrize("fault, words", [("crash", "ended with status 3"), ("hang", "did not answer")])
def test_a_breakdown_fails_what_it_meets_and_the_rest_is_asked(fault: str, words: str) -> None:
    report = run(faulty(fault), "state", "end", limits=HURRIED)
    assert any(words in outcome.reason for outcome in report.outcomes)
    assert report.count(Status.HELD) > 0
    assert not report.holds
    assert all(status in {o.status for o in report.outcomes} for status in (Status.FAILED, Status.UNTRIED))


def test_a_program_that_stays_is_ended() -> None:
    report = run(faulty("stay"), "wire", limits=HURRIED)
    assert failed_places(report) == {"end_of_input", "commands_before_the_end"}
    assert failed(report) == {"gtp.md, The end"}
