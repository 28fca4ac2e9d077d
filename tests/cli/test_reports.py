"""Reports: refused before the work, written through links, never over what is no plain file."""

import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.lines import CommandLine
from tests.helpers.posix import full_device, make_link, make_named_pipe

pytestmark = pytest.mark.thorough

TOP = Path(__file__).parents[2]
SIMULATE = ("simulate", "--players", "random,random", "--seed", "7")


def test_a_new_report_has_the_mode_every_new_file_has(line: CommandLine) -> None:
    file = line.folder / "report.json"
    other = line.folder / "other.json"
    other.touch()
    line.run(*SIMULATE, "--json", str(file))
    assert file.stat().st_mode == other.stat().st_mode
    assert sorted(line.folder.iterdir()) == [other, file]


def test_a_report_keeps_the_mode_of_the_one_before(line: CommandLine) -> None:
    file = Path(line.file("{}", "report.json"))
    file.chmod(0o664)
    line.run(*SIMULATE, "--json", str(file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o664
    assert json.loads(file.read_text(encoding="utf-8"))["games"]


def test_a_report_is_written_through_a_link(line: CommandLine) -> None:
    file = Path(line.file("{}", "report.json"))
    link = line.folder / "link.json"
    twin = line.folder / "twin.json"
    make_link(link, file.name)
    twin.hardlink_to(file)
    line.run(*SIMULATE, "--json", str(link))
    assert link.is_symlink()
    assert json.loads(file.read_text(encoding="utf-8"))["games"]
    assert twin.samefile(file)


def test_a_report_is_written_where_a_dangling_link_leads(line: CommandLine) -> None:
    link = line.folder / "link.json"
    make_link(link, "later.json")
    line.run(*SIMULATE, "--json", str(link))
    assert link.is_symlink()
    assert (line.folder / "later.json").exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_what_is_no_plain_file_is_written_to_and_stays(line: CommandLine) -> None:
    pipe = line.folder / "pipe"
    make_named_pipe(pipe)
    reader = subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE)
    line.run(*SIMULATE, "--json", str(pipe))
    told, _ = reader.communicate()
    assert json.loads(told)["games"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_write_protected_file_is_refused_before_a_game_is_played(line: CommandLine) -> None:
    file = Path(line.file("{}", "report.json"))
    file.chmod(0o444)
    assert "cannot be written: Permission denied" in line.refused(2, *SIMULATE, "--json", str(file))
    assert file.read_text(encoding="utf-8") == "{}"


@pytest.mark.parametrize("name", ["x" * 300, "no\0name", "round/about"])
def test_a_name_nothing_can_have_is_refused_before_a_game_is_played(
    line: CommandLine, name: str
) -> None:
    make_link(line.folder / "round", "round")
    assert "cannot be written" in line.refused(2, *SIMULATE, "--json", str(line.folder / name))


def test_the_longest_name_can_be_written(line: CommandLine) -> None:
    file = line.folder / ("x" * 255)
    assert line.run(*SIMULATE, "--json", str(file)).code == 0
    assert file.stat().st_size


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
@pytest.mark.parametrize("full", [False, True], ids=["closed", "full"])
def test_the_report_is_written_though_nobody_reads(
    tmp_path: Path, stream: str, *, full: bool
) -> None:
    file = tmp_path / "report.json"
    reading, writing = os.pipe()
    os.close(reading)
    if full:
        os.close(writing)
        writing = full_device()
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "game", *SIMULATE, "--games", "3", "--json", str(file)],
        cwd=TOP,
        **{"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, stream: writing},  # type: ignore[call-overload]
    )
    os.close(writing)
    assert process.wait() == (2 if full and stream == "stdout" else 0)
    assert len(json.loads(file.read_text(encoding="utf-8"))["games"]) == 3


def test_an_interruption_before_the_first_game_leaves_the_report_of_before(
    line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_simulation: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("game.commands.simulate.simulate_game", interrupt)
    file = line.file("of before", "report.json")
    ended = line.run(*SIMULATE, "--json", file)
    assert (ended.code, ended.err) == (130, "simulate: interrupted after 0 games\n")
    assert Path(file).read_text(encoding="utf-8") == "of before"


def test_bench_measures_on_when_nobody_reads(
    line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody_reads(*_words: object, **_more: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("game.commands.speeds.SECONDS_PER_MEASUREMENT", 0.001)
    monkeypatch.setattr("builtins.print", nobody_reads)
    file = line.folder / "report.json"
    monkeypatch.setattr("game.cli._discard_further_output", lambda: None)
    assert line.run("bench", "--json", str(file)).code == 0
    assert len(json.loads(file.read_text(encoding="utf-8"))["results"]) == 4


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names are text there")
@pytest.mark.parametrize(
    "name", [b"sm\xfcrt.tinners", "🎲.tinners".encode()], ids=["latin", "dice"]
)
@pytest.mark.parametrize("locale", ["C", "C.UTF-8"])
def test_any_name_of_a_file_can_be_told(tmp_path: Path, name: bytes, locale: str) -> None:
    games = tmp_path / "games"
    variables = {**os.environ, "LC_ALL": locale, "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    program = [sys.executable, "-m", "game"]
    subprocess.run([*program, *SIMULATE, "--save", games], cwd=TOP, check=True, capture_output=True)
    file = os.fsencode(tmp_path) + b"/" + name
    os.rename(next(games.iterdir()), file)
    for word in ("--verify", "--text"):
        ended = subprocess.run(
            [*program, "replay", file, word],
            cwd=TOP,
            env=variables,
            capture_output=True,
            check=False,
        )
        assert (ended.returncode, ended.stderr) == (0, b"")
    missing = subprocess.run(
        [*program, "replay", file + b"x"], cwd=TOP, env=variables, capture_output=True, check=False
    )
    assert missing.returncode == 2
    assert missing.stderr.startswith(file + b"x cannot be read: ")
