"""What `catena-gtp match` does as a whole."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from catena_gtp.arena import command
from catena_gtp.arena.model import EngineSpec
from catena_gtp.arena.request.called import Called, how_called
from catena_gtp.arena.request.checks import ConfigurationError
from catena_gtp.arena.request.options import read_request
from catena_gtp.arena.request.programs import check_programs
from catena_gtp.arena.tournament.records import MatchFolder, Plan, read_records
from catena_gtp.arena.tournament.schedule import openings_of
from catena_gtp.cli import main as cli
from tests.arena.played import match_spec, played_match
from tests.arena.support import ROOT

ENGINES = ["--engine", "one --fast", "--engine", "two"]
# Programs that every system of these tests has.
THERE = ["--engine", f"{sys.executable} one.py", "--engine", f"{sys.executable} two.py"]
OURS = shlex.join([sys.executable, "-m", "catena_gtp", "--nodes", "{nodes}"])
SMALL = ["--side", "2", "--komi", "0", "--nodes", "50", "--no-balance", "--plies", "1"]


@pytest.mark.parametrize(
    "options, complaint",
    [
        (["--engine", "a"], "at least two engines are wanted; there is one"),
        ([], "at least two engines are wanted; there are none"),
        ([*ENGINES, "--games", "3"], "--games: games are played in pairs, so the number must be even, not 3"),
        ([*ENGINES, "--games", "4", "--pairs", "2"], "--games and --pairs do not go together"),
        ([*ENGINES, "--pairs", "0"], "argument --pairs: at least 1 is wanted, not 0"),
        ([*ENGINES, "--pairs", "x"], "argument --pairs: a whole number is wanted, not 'x'"),
        ([*ENGINES, "--side", "11"], "argument --side: invalid choice: 11"),
        ([*ENGINES, "--komi", "6.5"], "the komi is a whole number from 0 to 15 under this scoring, not 6.5"),
        ([*ENGINES, "--komi", "inf"], "argument --komi: a number is wanted, not 'inf'"),
        ([*ENGINES, "--movetime", "0"], "argument --movetime: 0 is too little"),
        ([*ENGINES, "--movetime", "1", "--nodes", "5"], "not allowed with argument --movetime"),
        (
            [*ENGINES, "--nodes", "5"],
            "one is to play with 5 nodes a move, but nobody tells it: write {nodes}",
        ),
        ([*ENGINES, "--time", "0+0"], "argument --time: 0+0 leaves no time to think"),
        ([*ENGINES, "--time", "x"], "argument --time: a number is wanted, not 'x'"),
        ([*ENGINES, "--canadian", "1/2"], "MAIN/PERIOD/STONES is wanted, as 60/30/5, not '1/2'"),
        ([*ENGINES, "--canadian", "1/0/2"], "argument --canadian: 0 is too little"),
        (
            [*ENGINES, "--openings", "none", "--plies", "3"],
            "--plies and --no-balance are for random openings",
        ),
        ([*ENGINES, "--name", "a", "--name", "a"], "2 engines have the name 'a'; each needs its own"),
        ([*ENGINES, "--name", "a", "--name", "b", "--name", "c"], "there are 3 names for 2 engines"),
        ([*ENGINES, "--engine", "c", "--sprt", "0", "5"], "the sequential test compares two engines"),
        ([*ENGINES, "--pie", "seats", "--game-type", "double"], "double placement has no choice of color"),
        ([*ENGINES, "--engine", ""], "--engine: a command is wanted"),
        ([*ENGINES, "--engine", "''"], "--engine: a command is wanted"),
        ([*ENGINES, "--pairs", "100001"], "1 to 100000 pairs of games for each two engines are possible"),
        ([*ENGINES, "--engine", "'x"], 'the command "\'x" cannot be split into words: No closing quotation'),
        ([*ENGINES, "--engine", "name=x"], "--engine: there is no command in 'name=x'"),
        ([*ENGINES, "--engine", "command=x,name=a,name=b"], "--engine: name is given twice in "),
        ([*ENGINES, "--engine", "command=x,env=A"], "--engine: env is followed by NAME=VALUE in "),
        ([*ENGINES, "--engine", "command=x,letters=q"], "--engine: letters is auto, catena, gtp, not 'q'"),
        ([*ENGINES, "--jobs", "2", "--scheduler", "x"], "--jobs and --scheduler do not go together"),
        (["--resume", "f", "--seed", "0"], "--seed is one option too many: what is played is known"),
        (["--resume", "f", "--output", "g"], "--resume and --output do not go together"),
        (["--resume", "f", "--report", "g"], "--resume and --report do not go together"),
        (
            ["f.toml", "--no-balance"],
            "--no-balance is one option too many: what is played stands in the file",
        ),
        (["f.toml"], "f.toml cannot be read: No such file"),
        (["--pair=3"], "unrecognized arguments: --pair=3"),
    ],
)
def test_what_is_wrong_ends_with_status_2_and_says_so(
    options: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        command.main(options)
    assert caught.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert complaint in printed.err


def test_who_plays_is_chosen_by_the_option_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "m.toml"
    engines = "".join(f"[[engine]]\nname='{name}'\ncommand='x'\n" for name in "ab")
    file.write_text(f"scheduler = 'tcp://h:1'\noutput = 'o'\n{engines}")
    found = read_request([str(file)])
    assert (found.jobs, found.scheduler, found.output) == (None, "tcp://h:1", str(tmp_path / "o"))
    found = read_request([str(file), "--jobs", "3", "--output", "p"])
    assert (found.jobs, found.scheduler, found.output) == (3, None, "p")


def test_a_match_from_the_first_game_to_the_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    folder = tmp_path / "out"
    options = [
        "--engine",
        OURS,
        "--engine",
        f"{OURS} --seed 2",
        *SMALL,
        "--pairs",
        "2",
        "--output",
        str(folder),
    ]
    assert cli(["match", *options]) == 0
    printed = capsys.readouterr()
    assert "ended: all games are played" in printed.out
    assert "catena_gtp - catena_gtp --seed 2: 4 of 4 games to play, 1 at a time" in printed.err
    assert sorted(record.task.number for record in read_records(folder)) == [0, 1, 2, 3]
    assert {path.name for path in folder.iterdir()} >= {
        "report.html",
        "report.md",
        "games.jsonl",
        "match.json",
    }
    assert len(list((folder / "sgf").iterdir())) == 4
    games = (folder / "games.jsonl").read_bytes()

    for again in (options, ["--resume", str(folder)]):
        assert cli(["match", *again]) == 0
        assert "ended: all games were played before" in capsys.readouterr().out
        assert (folder / "games.jsonl").read_bytes() == games

    assert cli(["match", *options, "--seed", "1"]) == 2
    assert f"{folder} holds another match: it differs in seed." in capsys.readouterr().err

    (folder / "report.html").unlink()
    assert cli(["match", "--report", str(folder)]) == 0
    assert (folder / "report.html").exists()
    assert (folder / "games.jsonl").read_bytes() == games


def test_more_jobs_than_cores_are_warned_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    options = ["--engine", OURS, "--engine", OURS, *SMALL, "--pairs", "1", "--output", str(tmp_path / "out")]
    assert command.main([*options, "--jobs", "999"]) == 0
    assert "999 games at a time on " in capsys.readouterr().err
    assert len(read_records(tmp_path / "out")) == 2


def test_folders_without_a_match_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for option in ("--resume", "--report"):
        assert command.main([option, str(tmp_path / "none")]) == 2
        assert f"there is no match in {tmp_path / 'none'}" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


def test_a_folder_in_use_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = match_spec()
    with MatchFolder(tmp_path) as folder:
        folder.begin(Plan(spec, (played_match(spec)[0].task.opening,)))
        assert command.main(["--resume", str(tmp_path)]) == 2
    assert f"another arena is at work in {tmp_path}" in capsys.readouterr().err


def test_a_changed_file_of_openings_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = tmp_path / "lines"
    lines.write_text("A1\nB2\n")
    folder = tmp_path / "out"
    options = [*THERE, "--side", "3", "--openings", str(lines), "--output", str(folder)]
    with MatchFolder(folder) as opened:
        match = read_request(options).match
        assert match is not None
        opened.begin(Plan(match, openings_of(match)))
    lines.write_text("A1\nB3\n")
    assert command.main(options) == 2
    assert "holds this match with other openings" in capsys.readouterr().err


def test_openings_that_cannot_be_had_are_refused_before_the_match_begins(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = [*THERE, "--side", "2", "--plies", "30", "--output", str(tmp_path / "out")]
    assert command.main(options) == 2
    assert "on side 2 no line of 30 plies leaves the game open" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    "engine, complaint",
    [
        ("no-such-program --x", "there is no program 'no-such-program' on the PATH"),
        ("./sh", "there is no program './sh'"),
        ("command=x,folder=no-such-folder", "there is no folder 'no-such-folder'"),
        (f"command={Path(__file__).name},folder={Path(__file__).parent}", "there is no program "),
        (str(Path(__file__)), "is no program that can be started"),
        ("command=sh,env=PATH=", "there is no program 'sh' on the PATH"),
    ],
)
def test_programs_that_are_not_there_are_told_of_before_anything_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], engine: str, complaint: str
) -> None:
    options = ["--engine", sys.executable, "--engine", engine, "--output", str(tmp_path / "out")]
    assert command.main(options) == 2
    assert complaint in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_program_is_found_from_its_own_folder(tmp_path: Path) -> None:
    program = tmp_path / "bin" / "program"
    program.parent.mkdir()
    program.touch(0o755)
    check_programs([EngineSpec("a", ("bin/program",), folder=str(tmp_path))])
    with pytest.raises(ConfigurationError, match=r"^engine a: there is no program 'bin/program'$"):
        check_programs([EngineSpec("a", ("bin/program",))])
    with pytest.raises(ConfigurationError, match=r"on the PATH; here it is bin/catena-gtp$"):
        check_programs(
            [EngineSpec("a", ("catena-gtp",), environment=(("PATH", str(tmp_path)),))], "bin/catena-gtp"
        )


def test_a_program_that_is_gone_does_not_keep_a_match_from_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = match_spec()
    records = played_match(spec)
    with MatchFolder(tmp_path) as folder:
        folder.begin(Plan(spec, tuple(dict.fromkeys(record.task.opening for record in records))))
        for record in records[:-1]:
            folder.add(record)
    assert command.main(["--resume", str(tmp_path)]) == 2
    assert "engine alpha: there is no program './alpha'" in capsys.readouterr().err
    with MatchFolder(tmp_path) as folder:
        folder.add(records[-1])
    assert command.main(["--resume", str(tmp_path)]) == 0
    assert "ended: all games were played before" in capsys.readouterr().out


def test_what_is_advised_can_be_typed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CATENA_GTP_CALLED", "bin/catena-match")
    with pytest.raises(SystemExit):
        command.main(["--help"])
    assert 'bin/catena-match --engine "bin/catena-gtp --seed 1"' in capsys.readouterr().out
    assert "CATENA_GTP_CALLED" not in os.environ
    monkeypatch.setenv("CATENA_GTP_CALLED", "bin/catena-match")
    assert command.main(["--resume", str(tmp_path / "none")]) == 2
    assert capsys.readouterr().err.startswith("bin/catena-match: there is no match in ")


@pytest.mark.skipif(sys.platform == "win32", reason="there, scripts are started by Python")
@pytest.mark.parametrize(
    "script, program, called",
    [
        ("bin/catena-match", "", Called("bin/catena-match", "bin/catena-gtp")),
        ("a b/catena-match", "", Called("'a b/catena-match'", "'a b/catena-gtp'")),
        ("bin/catena-gtp", "", Called("bin/catena-gtp match", "bin/catena-gtp")),
        (None, "/x/bin/catena-gtp", Called("catena-gtp match", "catena-gtp")),
        (None, "/x/catena_gtp/__main__.py", Called("python -m catena_gtp match", "python -m catena_gtp")),
    ],
)
def test_how_it_was_called(script: str | None, program: str, called: Called) -> None:
    found = how_called({} if script is None else {"CATENA_GTP_CALLED": script}, program)
    python = f"{Path(sys.executable).stem} -m"
    assert found == Called(*(words.replace("python -m", python) for words in (called.match, called.engine)))


def test_a_full_disk_ends_the_match_with_what_was_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder in the place of a game's file stands for a disk that takes no more."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    folder = tmp_path / "out"
    (folder / "sgf" / "00003-a-b.sgf").mkdir(parents=True)
    (folder / "report.md").mkdir()
    named = ["--name", "a", "--name", "b"]
    options = ["--engine", OURS, "--engine", OURS, *named, *SMALL, "--pairs", "2", "--output", str(folder)]
    assert command.main(options) == 1
    printed = capsys.readouterr()
    assert (
        f"ended: game 3 cannot be kept in {folder}: Is a directory; the games before it are kept"
        in printed.out
    )
    assert "the reports cannot be written: Is a directory" in printed.err
    assert len(read_records(folder)) == 2
    assert not list(folder.glob("report.*-*"))


def test_a_cluster_without_its_package_says_what_to_install(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['distributed'] = None\n"
        "from catena_gtp.arena.command import main\n"
        "sys.exit(main(sys.argv[1:]))"
    )
    options = [
        *ENGINES,
        "--no-balance",
        "--scheduler",
        "tcp://127.0.0.1:9",
        "--output",
        str(tmp_path / "out"),
    ]
    done = subprocess.run(
        [sys.executable, "-c", code, *options], capture_output=True, encoding="utf-8", cwd=ROOT, check=False
    )
    assert done.returncode == 2
    assert "--scheduler needs the package distributed: pip install 'catena-gtp[cluster]'" in done.stderr
    assert "Traceback" not in done.stderr
