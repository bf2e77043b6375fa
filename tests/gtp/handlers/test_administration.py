from __future__ import annotations

from catena_gtp import __version__
from tests.gtp.talk import Talk


def test_who_is_speaking() -> None:
    talk = Talk()
    assert talk("protocol_version") == "2"
    assert talk("name") == "catena-gtp"
    assert talk("version") == __version__


def test_quit_ends_the_session_after_its_reply() -> None:
    talk = Talk()
    assert not talk.engine.is_finished
    assert talk.reply("9 quit") == b"=9 \n\n"
    assert talk.engine.is_finished


def test_quit_with_an_argument_does_not_end_it() -> None:
    talk = Talk()
    assert talk.refused("quit now") == "syntax error: 'now' is one word too many for quit"
    assert not talk.engine.is_finished
