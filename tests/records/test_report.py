"""A report of a defect: everything that is needed to play the game again, and nobody's name."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.reasons import Unreadable
from game.records.fault_report import (
    FaultReport,
    fault_report_to_toml,
    make_fault_report,
    parse_fault_report,
)
from game.records.journal_reading import JournalCondition, read_journal_bytes
from game.records.verification import find_first_difference
from tests.corpus.write_games import file_name
from tests.titles.lanterns.games import NAMES, TITLE, chronicle_of, written_game
from tools import reproduce
from tools.proof.cases import CASES
from tools.proof.proofs import Case

PROGRAM = (("version", "0.1.0"), ("system", "Linux 6 x86_64"))
TRAIL = [case for case in CASES if case.title == "tinners-trail"]
FAULT = 'Traceback:\n  File "game/x.py"\nValueError: "quoted" \\ and\todd \x00 – é'


@pytest.fixture
def report(tmp_path: Path) -> FaultReport:
    return make_fault_report(PROGRAM, FAULT, chronicle_of(written_game(tmp_path)))


def test_a_report_comes_back_from_its_text(report: FaultReport) -> None:
    again = parse_fault_report(fault_report_to_toml(report), "report")
    assert (again.program_versions, again.journal_bytes) == (
        report.program_versions,
        report.journal_bytes,
    )
    assert again.last_fingerprints == report.last_fingerprints
    assert again.error_text.splitlines()[0] == "Traceback:"
    assert '"quoted" \\ and' in again.error_text


def test_its_game_is_whole_and_leads_where_it_led(report: FaultReport) -> None:
    reading = read_journal_bytes(report.journal_bytes, "report")
    assert reading.condition is JournalCondition.INTACT
    assert reading.chronicle is not None
    assert find_first_difference(TITLE, reading.chronicle) is None
    last = reading.chronicle.steps[-1]
    assert report.last_fingerprints[-1] == f"{last.step_number} {last.fingerprint_after.hex()}"


def test_nobody_is_named_in_it(report: FaultReport) -> None:
    for name in NAMES:
        assert name.encode() not in report.journal_bytes
        assert name not in fault_report_to_toml(report)


def test_a_fault_that_names_a_player_tells_the_colour_instead(tmp_path: Path) -> None:
    told = make_fault_report(
        PROGRAM, "Ben (Ann's guest) has no Bench", chronicle_of(written_game(tmp_path))
    )
    assert told.error_text == "white (red's guest) has no Bench"


def test_a_seat_without_a_name_is_called_nothing_else(tmp_path: Path) -> None:
    chronicle = chronicle_of(written_game(tmp_path))
    nameless = tuple(replace(seat, name="") for seat in chronicle.opening.seats)
    chronicle.opening = replace(chronicle.opening, seats=nameless)
    assert make_fault_report(PROGRAM, FAULT, chronicle).error_text == FAULT


def test_without_a_game_there_is_a_report_as_well() -> None:
    again = parse_fault_report(
        fault_report_to_toml(make_fault_report(PROGRAM, FAULT, None)), "report"
    )
    assert again.journal_bytes == b""
    assert again.last_fingerprints == ()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("format = 1", "format = 2", "format is 2; allowed: 1"),
        ('journal = "', 'journal = "?', "journal is damaged; allowed: a packed journal"),
        ('journal = "', 'nothing = "', "journal is missing"),
        ("fault = [", "fault = [1, ", "fault holds something else; allowed: a list of texts"),
        ("[program]", "[programme]", "program is missing"),
    ],
)
def test_what_is_no_report_is_refused(
    old: str, new: str, message: str, report: FaultReport
) -> None:
    with pytest.raises(Unreadable, match=message):
        parse_fault_report(fault_report_to_toml(report).replace(old, new), "report")


def test_a_journal_that_was_cut_off_is_refused(report: FaultReport) -> None:
    lines = fault_report_to_toml(report).splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith("journal"))
    lines[place] = lines[place][: len('journal = "') + 40] + '"'
    with pytest.raises(Unreadable, match="journal is cut off or too long"):
        parse_fault_report("\n".join(lines), "report")


@pytest.mark.thorough
@pytest.mark.parametrize("case", TRAIL, ids=str)
def test_one_command_plays_a_game_again(
    case: Case, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = reported(tmp_path, file_name(case, 100))
    kept = tmp_path / "game.tinners"
    assert reproduce.main([str(file), "--keep", str(kept)]) == 0
    told = capsys.readouterr().out
    assert "version: 0.1.0" in told
    assert "tinners-trail, rules revision " in told
    assert told.endswith("Every position as it was.\n")
    assert kept.read_bytes().startswith(b"\x89game journal")


def test_another_position_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = reported(tmp_path, "tinners-trail-rules-1-state-1-2-60.tinners")
    text = file.read_text(encoding="utf-8")
    mark = text.partition("fingerprints = [\n")[2][:30]
    file.write_text(text.replace(mark, '  "7 0123456789abcdef",' + mark), encoding="utf-8")
    assert reproduce.main([str(file)]) == 1
    assert "Different" in capsys.readouterr().out


def test_an_unreadable_report_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert reproduce.main([str(tmp_path / "none.toml")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def reported(folder: Path, name: str) -> Path:
    """Return the file of a report about a game of the corpus."""
    sample = Path(__file__).parents[1] / "corpus" / "records" / "whole" / name
    file = folder / "fault-0001.toml"
    text = fault_report_to_toml(make_fault_report(PROGRAM, FAULT, chronicle_of(sample)))
    file.write_text(text, encoding="utf-8")
    return file
