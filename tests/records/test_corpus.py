"""Every journal that was ever released can still be read, and every strange file is named."""

from pathlib import Path

import pytest

from game.records.reading import Condition, read_journal
from game.records.replay import Replay
from game.records.verdict import judge
from game.records.verify import verify
from tests.corpus.write_games import RELEASED, file_name
from tools.proof.case import Case
from tools.proof.cases import SHELF

RECORDS = Path(__file__).parents[1] / "corpus" / "records"


def files_of(folder: str) -> list[Path]:
    return sorted((RECORDS / folder).glob("*.tinners"))


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*/*.tinners")), ids=lambda file: file.stem)
def test_a_file_is_found_to_be_what_its_folder_says(file: Path) -> None:
    before = file.read_bytes()
    assert read_journal(file).condition is Condition(file.parent.name)
    assert file.read_bytes() == before


@pytest.mark.parametrize("file", files_of("whole"), ids=lambda file: file.stem)
def test_a_released_game_verifies_or_can_be_watched(file: Path) -> None:
    reading = read_journal(file)
    verdict = judge(reading, SHELF)
    assert reading.chronicle is not None
    assert verdict.can_watch
    owner = SHELF[reading.chronicle.opening.options.title]
    told = list(Replay(owner, reading.chronicle).tell())
    if verdict.condition is Condition.WHOLE:
        assert verify(owner, reading.chronicle) is None
        assert len(told) == len(reading.chronicle.steps)
    else:
        assert verdict.branch_from is not None
        assert told[-1].number >= verdict.branch_from


def test_a_game_of_older_rules_shows_a_gap_where_they_lead_elsewhere() -> None:
    gaps = 0
    for file in files_of("whole"):
        reading = read_journal(file)
        if judge(reading, SHELF).condition is not Condition.WHOLE and reading.chronicle:
            owner = SHELF[reading.chronicle.opening.options.title]
            gaps += sum(one.is_gap for one in Replay(owner, reading.chronicle).tell())
    assert gaps


@pytest.mark.parametrize("case", RELEASED, ids=str)
def test_the_corpus_has_a_whole_game_of_every_set_up_by_the_present_rules(case: Case) -> None:
    assert (RECORDS / "whole" / file_name(case, 100)).is_file()
