"""What `protocol/conformance.md` says of the suite for other programs is so."""

from __future__ import annotations

import re
from dataclasses import replace

from catena_gtp.conformance.claims import REQUIRED
from catena_gtp.conformance.files import read_file
from catena_gtp.conformance.model import SECTIONS, Clause, Limits, Outcome, Report, Status
from catena_gtp.conformance.report import text_lines
from tests.documents.examples import ROOT, blocks
from tests.gtp.talk import Talk

DOCUMENT = ROOT / "protocol" / "conformance.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")


def test_the_sections_are_those_of_a_run() -> None:
    assert re.findall(r"^\| `([a-z]+)` \|", TEXT, flags=re.MULTILINE) == list(SECTIONS)


def test_the_commands_that_every_program_has() -> None:
    sentence = TEXT.partition("These commands every program must have:")[2].partition(".")[0]
    assert re.findall(r"`([a-z_]+)`", sentence) == list(REQUIRED)


def test_the_times_are_as_said() -> None:
    assert Limits() == Limits(start_s=120, command_s=10, margin_s=0.5)
    assert "120\nseconds; `--patience` for every other reply, 10;" in TEXT


def test_the_example_of_a_file_holds() -> None:
    (example,) = [block for block in blocks(DOCUMENT) if block.kind == "tst"]
    (scene,) = read_file("rules-example.tst", example.text).scenes
    talk = Talk()
    for step in scene.steps:
        reply = talk.reply(step.command).decode()
        assert step.test is None or step.test.accepts(reply[2:], is_success=reply.startswith("="))


def test_the_example_of_a_report_is_how_one_looks() -> None:
    (example,) = [block for block in blocks(DOCUMENT) if block.kind == "report"]
    known = Clause("gtp.md", "known_command")
    held = Outcome("session", known, "session.tst:16", "true for a command", Status.HELD)
    wrong = replace(
        held,
        place="session.tst:20",
        what="true for a command, false for none",
        status=Status.FAILED,
        sent=("known_command no_such_command",),
        expected="= and /false/",
        received="= true",
    )
    report = Report(("engine",), "", "", "", 1.0, (held, held, held, wrong))
    lines = [line.text.rstrip() for line in text_lines(report)]
    assert example.text.splitlines() == lines[2 : lines.index(f"    {'received':<9} = true") + 1]
