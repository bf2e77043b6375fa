"""Bytes on the wire: what a line may be, what a reply is, how a session ends."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from catena_gtp.conformance.checks.bench import Breach, Check
from catena_gtp.programs.piped import shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catena_gtp.conformance.checks.bench import Bench
    from catena_gtp.conformance.talk import Reply

_LONG: Final = 1 << 20
_MANY: Final = 200
_LARGE_ID: Final = "99999999999999999999"
_UNKNOWN: Final = "unknown command"

_Expected = tuple[str | None, bool, str]


def comments(bench: Bench) -> None:
    """Hold that comments, and what stands behind a command are not read."""
    _answers(bench, b"# a comment\n#\nname # and another\n", [_name(bench)])


def empty_lines(bench: Bench) -> None:
    """Hold that a line without a command gets no reply."""
    _answers(bench, b"\n  \n\t\n17\n 18 # only a number\nname\n", [_name(bench)])


def ids(bench: Bench) -> None:
    """Hold that an id comes back, in success and in failure."""
    _answers(
        bench,
        b"18 name\n19 no_such_command\n",
        [_name(bench, "18"), ("19", False, _UNKNOWN)],
        same_text=False,
    )


def glued_ids(bench: Bench) -> None:
    """Hold that an id may stand directly before the name."""
    _answers(bench, b"19name\n", [_name(bench, "19")])


def leading_zeros(bench: Bench) -> None:
    """Hold that an id comes back without leading zeros."""
    _answers(bench, b"007 name\n0 name\n", [_name(bench, "7"), _name(bench, "0")])


def large_ids(bench: Bench) -> None:
    """Hold that an id may be of any length."""
    _answers(bench, f"{_LARGE_ID} name\n".encode(), [_name(bench, _LARGE_ID)])


def carriage_returns(bench: Bench) -> None:
    """Hold that a line may end with CR and LF."""
    _answers(bench, b"name\r\n\r\n# comment\r\nname\r\n", [_name(bench)] * 2)


def tabs(bench: Bench) -> None:
    """Hold that a tab counts as a blank."""
    _answers(bench, b"\tname\t\nknown_command\tname\n", [_name(bench), (None, True, "true")])


def control_characters(bench: Bench) -> None:
    """Hold that other control characters are removed."""
    _answers(bench, b"\x07na\x01me\x00\x7f\n", [_name(bench)])


def byte_order_mark(bench: Bench) -> None:
    """Hold that a byte order mark at the start of a line is removed."""
    _answers(bench, b"\xef\xbb\xbfname\n", [_name(bench)])


def other_characters(bench: Bench) -> None:
    """Hold that bytes beyond ASCII are no part of a command, and do no harm."""
    _answers(
        bench,
        b"n\xc3\xa4me\nn\xffme\nname\n",
        [(None, False, _UNKNOWN)] * 2 + [_name(bench)],
        same_text=False,
    )


def long_lines(bench: Bench) -> None:
    """Hold that a line may be of any length."""
    data = b"name # " + b"x" * _LONG + b"\n" + b"y" * _LONG + b"\nname\n"
    _answers(bench, data, [_name(bench), (None, False, ""), _name(bench)], same_text=False)


def case_of_names(bench: Bench) -> None:
    """Hold that names of commands are read exactly as they are listed."""
    if "NAME" not in bench.claims.commands:
        _answers(bench, b"NAME\n", [(None, False, _UNKNOWN)], same_text=False)


def without_the_last_line_end(bench: Bench) -> None:
    """Hold that the last line needs no LF."""
    expected = _name(bench)
    bench.talk.send(b"name")
    bench.talk.close_input()
    _compare([expected], [bench.talk.reply()], same_text=True)


def frame_of_success(bench: Bench) -> None:
    """Hold that a reply is a sign, one blank, a text and two LF."""
    _framed(bench, b"name\n", rb"= [^ \n][^\n]*\n\n")


def frame_with_an_id(bench: Bench) -> None:
    """Hold that the id stands directly behind the sign."""
    _framed(bench, b"17 name\n", rb"=17 [^ \n][^\n]*\n\n")


def frame_of_failure(bench: Bench) -> None:
    """Hold that a failure has the same form, with its text."""
    _framed(bench, b"no_such_command\n", rb"\? [^ \n][^\n]*\n\n")
    _framed(bench, b"17 no_such_command\n", rb"\?17 [^ \n][^\n]*\n\n")


def frame_without_text(bench: Bench) -> None:
    """Hold that the blank is there where the text is empty, too."""
    _framed(bench, b"clear_board\n", rb"= \n\n")
    _framed(bench, b"17 clear_board\n", rb"=17 \n\n")


def no_blank_lines(bench: Bench) -> None:
    """Hold that no line of a reply is blank, and all of it is ASCII."""
    for command in ("list_commands", "showboard"):
        if command not in bench.claims.commands:
            continue
        noise = len(bench.talk.noise)
        reply = bench.talk.ask(command)
        bench.talk.ask("name")
        rest = bench.talk.noise[noise:]
        lines = reply.raw.rstrip(b"\r\n").split(b"\n")[1:]
        if rest or not all(line.strip() for line in lines) or not reply.raw.isascii():
            received = shown(reply.raw.decode("latin-1")) + "".join(f", {line}" for line in rest[:2])
            raise Breach(f"one reply to {command}, in ASCII and without a blank line", received)


def order(bench: Bench) -> None:
    """Hold that many commands that are sent without waiting are answered in their order."""
    data = b"".join(b"%d name\n%d no_such_command\n" % (2 * n, 2 * n + 1) for n in range(_MANY))
    expected: list[_Expected] = []
    for number in range(_MANY):
        expected += [_name(bench, str(2 * number)), (str(2 * number + 1), False, "")]
    _answers(bench, data, expected, same_text=False)


def quitting(bench: Bench) -> None:
    """Hold that `quit` is answered, nothing behind it is read, and the program ends with status 0."""
    noise = len(bench.talk.noise)
    bench.talk.send(b"quit\nname\n")
    reply = bench.talk.reply()
    status = bench.talk.end(bench.limits.quit_s)
    if not reply.is_success or bench.talk.noise[noise:]:
        raise Breach("= and nothing more", "".join([str(reply), *bench.talk.noise[noise:]]))
    _ended_well(bench, status)


def end_of_input(bench: Bench) -> None:
    """Hold that the end of the input ends the program with status 0."""
    bench.must("name")
    bench.talk.close_input()
    _ended_well(bench, bench.talk.end(bench.limits.quit_s))


def commands_before_the_end(bench: Bench) -> None:
    """Hold that what was sent before the end of the input is carried out."""
    expected = [_name(bench)] * _MANY
    bench.talk.send(b"name\n" * _MANY)
    bench.talk.close_input()
    _compare(expected, [bench.talk.reply() for _ in range(_MANY)], same_text=True)
    _ended_well(bench, bench.talk.end(bench.limits.quit_s))


def _name(bench: Bench, identity: str | None = None) -> _Expected:
    """Return what is expected of `name`: what it answered when it was first asked."""
    return identity, True, bench.claims.name


def _answers(bench: Bench, data: bytes, expected: Sequence[_Expected], *, same_text: bool = True) -> None:
    """Hold that these bytes get these replies, and that a command behind them gets the next one."""
    bench.talk.send(data + b"protocol_version\n")
    replies = [bench.talk.reply() for _ in expected]
    _compare(expected, replies, same_text=same_text)
    last = bench.talk.reply()
    if last.identity is not None or not last.is_success:
        raise Breach("no reply more than were asked for", last)


def _compare(expected: Sequence[_Expected], replies: Sequence[Reply], *, same_text: bool) -> None:
    for (identity, is_success, text), reply in zip(expected, replies, strict=True):
        is_same = (reply.identity, reply.is_success) == (identity, is_success)
        if not is_same or (same_text and " ".join(reply.text.split()) != text):
            told = f" {text}" if same_text else ""
            received = f"{str(reply)[0]}{reply.identity or ''} {reply.text}"
            raise Breach(f"{'=' if is_success else '?'}{identity or ''}{told}", received)


def _framed(bench: Bench, data: bytes, pattern: bytes) -> None:
    bench.talk.send(data)
    raw = bench.talk.reply().raw
    if not re.fullmatch(pattern, raw):
        raise Breach(f"the bytes /{pattern.decode()}/", shown(raw.decode("latin-1")))


def _ended_well(bench: Bench, status: int | None) -> None:
    if status is None:
        raise Breach(f"the end of the program within {bench.limits.quit_s:g} s", "it goes on")
    if status != 0:
        raise Breach("status 0", bench.talk.how_it_ended())


_LINE: Final = "gtp.md, A line"
_REPLY: Final = "gtp.md, A reply"
_END: Final = "gtp.md, The end"

CHECKS: Final = (
    Check("wire", _LINE, "comments are not read", comments),
    Check("wire", _LINE, "a line without a command gets no reply", empty_lines),
    Check("wire", _LINE, "an id comes back", ids),
    Check("wire", _LINE, "an id glued to the name", glued_ids),
    Check("wire", _LINE, "leading zeros of an id", leading_zeros),
    Check("wire", _LINE, "an id of any length", large_ids),
    Check("wire", _LINE, "lines that end with CR and LF", carriage_returns),
    Check("wire", _LINE, "a tab is a blank", tabs, ("known_command",)),
    Check("wire", _LINE, "control characters are removed", control_characters),
    Check("wire", _LINE, "a byte order mark is removed", byte_order_mark),
    Check("wire", _LINE, "bytes beyond ASCII", other_characters),
    Check("wire", _LINE, "a line of any length", long_lines),
    Check("wire", _LINE, "names in another case are unknown", case_of_names),
    Check("wire", _LINE, "the last line needs no LF", without_the_last_line_end, is_fresh=True),
    Check("wire", _REPLY, "the form of a success", frame_of_success),
    Check("wire", _REPLY, "the form of a reply with an id", frame_with_an_id),
    Check("wire", _REPLY, "the form of a failure", frame_of_failure),
    Check("wire", _REPLY, "the form of a reply without a text", frame_without_text, ("clear_board",)),
    Check("wire", _REPLY, "no blank line inside, ASCII", no_blank_lines),
    Check("wire", _REPLY, "replies in the order of the commands", order),
    Check("wire", _END, "quit", quitting, is_fresh=True),
    Check("wire", _END, "the end of the input", end_of_input, is_fresh=True),
    Check("wire", _END, "commands before the end of the input", commands_before_the_end, is_fresh=True),
)
