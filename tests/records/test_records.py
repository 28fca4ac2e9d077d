"""Chronicles: records in an order that tells a game; anything else is refused. Every journal
that was ever released can still be read, and every strange file is named."""

from pathlib import Path

import pytest

from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE
from game.records import records
from game.records.journal_reading import JournalCondition, read_journal
from game.records.replay import Replay
from game.records.verdicts import usability_verdict
from game.records.verification import find_first_difference
from tests.corpus.write_games import RELEASED, file_name
from tests.records.one_of_each_kind import BACK, CLOSING, DEALT, KEPT, NOTE, OPENING, ROLL, TAKE
from tools.proof.cases import SHELF
from tools.proof.proofs import Case

RECORDS = Path(__file__).parents[1] / "corpus" / "records"


def chronicle_of(*story: records.Record) -> records.Chronicle:
    chronicle = records.Chronicle(OPENING)
    for record in story:
        chronicle.add(record)
    return chronicle


def test_an_undo_takes_steps_and_later_snapshots_back_but_no_record() -> None:
    chronicle = chronicle_of(DEALT, ROLL, TAKE, KEPT, BACK)
    assert chronicle.steps == [ROLL]
    assert chronicle.snapshots == [DEALT]
    assert chronicle.records == [DEALT, ROLL, TAKE, KEPT, BACK]


def test_play_goes_on_where_the_undo_went_back_to() -> None:
    chronicle = chronicle_of(DEALT, ROLL, TAKE, BACK, TAKE, KEPT)
    assert chronicle.steps == [ROLL, TAKE]
    assert chronicle.last_snapshot_up_to(2) is KEPT
    assert chronicle.last_snapshot_up_to(1) is DEALT


def test_a_take_over_changes_who_sits_there() -> None:
    chronicle = chronicle_of(DEALT, ROLL, NOTE)
    assert [seat.player for seat in chronicle.seats] == ["human", "human"]
    assert [seat.player for seat in OPENING.seats] == ["human", "ai:3"]


def test_every_step_names_the_players_who_sat_there_when_it_was_made() -> None:
    chronicle = chronicle_of(DEALT, ROLL, TAKE, BACK, NOTE, TAKE)
    seats = chronicle.seats_after_each_step()
    assert [players[1].player for players in seats] == ["ai:3", "human", "human"]
    before = chronicle_of(DEALT, ROLL, TAKE).seats_after_each_step()
    assert [players[1].player for players in before] == ["ai:3", "ai:3", "ai:3"]


def test_practice_is_noted() -> None:
    assert not chronicle_of(DEALT, ROLL).is_practice
    assert chronicle_of(DEALT, records.Note(0, records.PRACTICE_NOTE_KIND, -2, "")).is_practice


def test_progress_is_that_of_the_last_snapshot_and_full_at_the_end() -> None:
    assert chronicle_of(DEALT, ROLL).game_progress_percent == 0
    assert chronicle_of(DEALT, ROLL, TAKE, KEPT).game_progress_percent == 30
    assert chronicle_of(DEALT, ROLL, CLOSING).game_progress_percent == 100


@pytest.mark.parametrize(
    ("story", "record", "why"),
    [
        ((), ROLL, "begins with a snapshot"),
        ((DEALT,), OPENING, "one opening"),
        ((DEALT,), TAKE, "Step 2 cannot follow 0 steps"),
        ((DEALT, ROLL), ROLL, "Step 1 cannot follow 1 steps"),
        ((DEALT, ROLL), KEPT, "Snapshot 2 cannot follow 1 steps"),
        ((DEALT, ROLL), BACK, "Undo 1 cannot follow 1 steps"),
        ((DEALT,), records.Undo(0), "Undo 0 cannot follow 0 steps"),
        ((DEALT,), NOTE, "Note 1 cannot follow 0 steps"),
        ((DEALT,), CLOSING, "Closing 1 cannot follow 0 steps"),
        ((DEALT, ROLL, CLOSING), TAKE, "nothing but notes follows the end"),
        ((DEALT, ROLL, CLOSING), records.Undo(0), "nothing but notes follows the end"),
        ((DEALT,), records.Step(1, 2, 5, b"abcdefgh", records.NO_BARRIER), "2 seats, none is 2"),
        (
            (DEALT,),
            records.Note(0, records.PLAYER_REPLACED_NOTE_KIND, CHANCE, "human"),
            "2 seats, none is -1",
        ),
        (
            (DEALT,),
            records.Note(0, records.PLAYER_REPLACED_NOTE_KIND, 2, "human"),
            "2 seats, none is 2",
        ),
        (
            (DEALT,),
            records.Closing(0, (1, 2, 3), (0, 1)),
            "score and the place of every seat once",
        ),
        (
            (DEALT,),
            records.Closing(0, (1, 2), (0, 0)),
            "score and the place of every seat once",
        ),
    ],
)
def test_a_record_out_of_its_place_is_refused_and_changes_nothing(
    story: tuple[records.Record, ...], record: records.Record, why: str
) -> None:
    chronicle = chronicle_of(*story)
    with pytest.raises(Unreadable, match=why):
        chronicle.add(record)
    assert chronicle.records == list(story)


def test_a_snapshot_is_due_after_forty_steps_or_a_quarter_of_the_game() -> None:
    last = records.Snapshot(10, 24, [])
    assert not last.is_new_snapshot_due(49, 24)
    assert last.is_new_snapshot_due(50, 24)
    assert last.is_new_snapshot_due(11, 25)
    assert not records.Snapshot(10, 25, []).is_new_snapshot_due(11, 49)


def files_of(folder: str) -> list[Path]:
    return sorted((RECORDS / folder).glob("*.tinners"))


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*/*.tinners")), ids=lambda file: file.stem)
def test_a_file_is_found_to_be_what_its_folder_says(file: Path) -> None:
    before = file.read_bytes()
    assert read_journal(file).condition is JournalCondition(file.parent.name)
    assert file.read_bytes() == before


@pytest.mark.thorough
@pytest.mark.parametrize("file", files_of("whole"), ids=lambda file: file.stem)
def test_a_released_game_verifies_or_can_be_watched(file: Path) -> None:
    reading = read_journal(file)
    verdict = usability_verdict(reading, SHELF)
    assert reading.chronicle is not None
    assert verdict.can_watch
    owner = SHELF[reading.chronicle.opening.options.title]
    told = list(Replay(owner, reading.chronicle).all_steps())
    if verdict.condition is JournalCondition.INTACT:
        assert find_first_difference(owner, reading.chronicle) is None
        assert len(told) == len(reading.chronicle.steps)
    else:
        assert verdict.last_branch_step is not None
        assert told[-1].step_number >= verdict.last_branch_step


@pytest.mark.thorough
def test_a_game_of_older_rules_shows_a_gap_where_they_lead_elsewhere() -> None:
    gaps = 0
    for file in files_of("whole"):
        reading = read_journal(file)
        if (
            usability_verdict(reading, SHELF).condition is not JournalCondition.INTACT
            and reading.chronicle
        ):
            owner = SHELF[reading.chronicle.opening.options.title]
            gaps += sum(one.is_gap for one in Replay(owner, reading.chronicle).all_steps())
    assert gaps


@pytest.mark.parametrize("case", RELEASED, ids=str)
def test_the_corpus_has_a_whole_game_of_every_set_up_by_the_present_rules(case: Case) -> None:
    assert (RECORDS / "whole" / file_name(case, 100)).is_file()
