from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catena_gtp.gtp.wire import Command, Response, format_response, parse_command
from tests.gtp.talk import REPLY


@pytest.mark.parametrize(
    ("line", "command"),
    [
        (b"name", Command(None, "name", ())),
        (b"play b F6", Command(None, "play", ("b", "F6"))),
        (b"  play   b  F6  ", Command(None, "play", ("b", "F6"))),
        (b"play\tb\tF6", Command(None, "play", ("b", "F6"))),
        (b"12 name", Command("12", "name", ())),
        (b"1name", Command("1", "name", ())),
        (b"007 name", Command("7", "name", ())),
        (b"0 name", Command("0", "name", ())),
        (b"000 name", Command("0", "name", ())),
        (b"2147483648 name", Command("2147483648", "name", ())),
        (b"9" * 5000 + b" name", Command("9" * 5000, "name", ())),
        (b"1 2 name", Command("1", "2", ("name",))),
        (b"name\r", Command(None, "name", ())),
        (b"na\x00\x07me\x7f\r", Command(None, "name", ())),
        (b"name # what is it", Command(None, "name", ())),
        (b"name#", Command(None, "name", ())),
        (b"\xef\xbb\xbfname", Command(None, "name", ())),
        (b"\xef\xbb\xbf3 name", Command("3", "name", ())),
        (b"NAME", Command(None, "NAME", ())),
        ("n\u00e4me".encode(), Command(None, "n\ufffd\ufffdme", ())),
    ],
)
def test_a_line_is_read_as_a_command(line: bytes, command: Command) -> None:
    assert parse_command(line) == command


@pytest.mark.parametrize(
    "line",
    [b"", b" ", b"\r", b"\t", b"#", b" # name", b"12", b"007 ", b"12 # name", b"\xef\xbb\xbf", b"\x00\x01"],
)
def test_a_line_without_a_command_is_skipped(line: bytes) -> None:
    assert parse_command(line) is None


@pytest.mark.parametrize(
    ("response", "reply"),
    [
        (Response(None, succeeded=True, text=""), b"= \n\n"),
        (Response("3", succeeded=True, text=""), b"=3 \n\n"),
        (Response("0", succeeded=True, text="2"), b"=0 2\n\n"),
        (Response("3", succeeded=False, text="illegal move"), b"?3 illegal move\n\n"),
        (Response(None, succeeded=True, text="a\nb"), b"= a\nb\n\n"),
        (Response(None, succeeded=True, text="a\n\n \n\nb\n\n"), b"= a\nb\n\n"),
        (Response(None, succeeded=True, text="\n X\n"), b"= \n X\n\n"),
        (Response(None, succeeded=True, text="a\r\n\tb"), b"= a \n b\n\n"),
        (Response(None, succeeded=False, text="\ufffd\u0107"), b"? ??\n\n"),
    ],
)
def test_a_reply_is_written(response: Response, reply: bytes) -> None:
    assert format_response(response) == reply


@given(st.one_of(st.none(), st.integers(0).map(str)), st.booleans(), st.text())
def test_whatever_its_text_a_reply_stays_one(identity: str | None, succeeded: bool, text: str) -> None:
    reply = format_response(Response(identity, succeeded, text))
    assert REPLY.fullmatch(reply)
    assert reply.count(b"\n\n") == 1


@given(st.binary())
def test_any_line_is_read(line: bytes) -> None:
    command = parse_command(line.replace(b"\n", b" "))
    if command is not None:
        words = (command.name, *command.arguments)
        assert all(word and not set(word) & set(" \t\r\x00#") for word in words)
        assert command.identity is None or command.identity.isdigit()
