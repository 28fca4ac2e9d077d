"""Going on: from a journal at the exact question, or in a new file from any step of another."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.reasons import Unreadable
from game.engine.title import Options
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game, match_beginning_of_branch
from game.match.seating import make_seats
from game.records.journal import Journal
from game.records.records import (
    AUTOMA_PLAYER,
    CONTINUES_OTHER_JOURNAL_NOTE_KIND,
    HUMAN_PLAYER,
    PLAYER_REPLACED_NOTE_KIND,
    NotContinued,
    Note,
)
from game.records.replay import Replay
from game.records.saved_game_folder import SavedGameFolder
from game.titles import title_by_name
from tests.titles.lanterns import games
from tests.titles.lanterns.title import LanternsTitle


def test_a_finished_game_goes_on_as_finished(tmp_path: Path) -> None:
    file = games.written_game(tmp_path)
    content = file.read_bytes()
    match = Match.resume_from_journal(games.TITLE, Journal.reopen(file))
    assert match.question() is None
    match.close()
    assert file.read_bytes() == content


def test_a_game_cut_before_its_closing_is_closed(tmp_path: Path) -> None:
    file = games.written_game(tmp_path)
    closing = games.chronicle_of(file).closing
    content = file.read_bytes()
    file.write_bytes(content[:-4])
    match = Match.resume_from_journal(games.TITLE, Journal.reopen(file))
    match.close()
    assert games.chronicle_of(file).closing == closing
    assert file.read_bytes() == content


def test_a_game_of_other_rules_is_refused_and_its_lock_given_up(tmp_path: Path) -> None:
    file = games.written_game(tmp_path, decisions=15)
    with pytest.raises(NotContinued) as refused:
        Match.resume_from_journal(LanternsTitle(rules_revision=2), Journal.reopen(file))
    assert refused.value.reason.key == "record.other-rules"
    Journal.reopen(file).close()


def test_rules_that_changed_without_saying_so_are_noticed(tmp_path: Path) -> None:
    file = games.written_game(tmp_path, decisions=15)
    silent = LanternsTitle(rules_revision=2)
    silent.rules_revision = 1
    silent.make_game = LanternsTitle(rules_revision=2).make_game  # type: ignore[method-assign]
    journal = Journal.reopen(file)
    assert journal.opened_reading is not None
    assert journal.opened_reading.chronicle is not None
    del journal.opened_reading.chronicle.snapshots[1:]
    with pytest.raises(NotContinued) as refused:
        Match.resume_from_journal(silent, journal)
    assert refused.value.reason.key == "record.against-the-rules"
    assert refused.value.reason.facts["file"] == file.name


def test_a_forged_game_is_said_to_be_against_the_rules(tmp_path: Path) -> None:
    file = games.written_game(tmp_path, decisions=15)
    journal = Journal.reopen(file)
    assert journal.opened_reading is not None
    assert journal.opened_reading.chronicle is not None
    steps = journal.opened_reading.chronicle.steps
    steps[4] = replace(steps[4], fingerprint_after=b"elsewher")
    with pytest.raises(NotContinued) as refused:
        Match.resume_from_journal(games.TITLE, journal)
    assert refused.value.reason.key == "record.against-the-rules"


def test_a_journal_that_was_just_made_cannot_be_resumed(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="holds no game"):
        Match.resume_from_journal(games.TITLE, SavedGameFolder(tmp_path).create_journal())
    assert not list(tmp_path.iterdir())


def test_play_goes_on_from_any_step_in_a_new_file(tmp_path: Path) -> None:
    saves = SavedGameFolder(tmp_path)
    file = games.written_game(tmp_path)
    original = games.chronicle_of(file)
    content = file.read_bytes()
    for step in range(1, len(original.steps)):
        match = Match.begin(
            match_beginning_of_branch(games.TITLE, original, step, file.name),
            saves.create_journal(),
            checks_invariants=True,
        )
        assert match.chronicle.steps == original.steps[: match.step_count]
        assert match.step_count - step in (0, 1)
        assert (
            match.view(-1).to_plain()
            == Replay(games.TITLE, original).view(match.step_count).to_plain()
        )
        (note,) = match.chronicle.notes_of_kind(CONTINUES_OTHER_JOURNAL_NOTE_KIND)
        assert (note.step_number, note.text) == (step, file.name)
        match.close()
    assert file.read_bytes() == content
    assert len(saves.game_files()) == len(original.steps)


def test_a_branch_of_a_practice_game_is_a_practice_game() -> None:
    match = games.lanterns_match(practice=True)
    games.play_randomly(match, games.luck_of(2), 5)
    assert Match.begin(match_beginning_of_branch(games.TITLE, match.chronicle, 4, "x")).is_practice


def test_under_other_rules_a_branch_begins_with_the_last_position_kept_whole(
    tmp_path: Path,
) -> None:
    original = games.chronicle_of(games.written_game(tmp_path, decisions=15))
    changed = LanternsTitle(rules_revision=2)
    last = original.snapshots[-1]
    match = Match.begin(
        match_beginning_of_branch(changed, original, len(original.steps), "x"),
        checks_invariants=True,
    )
    assert match.chronicle.snapshots[0].state_rows == last.state_rows
    assert match.chronicle.opening.rules_revision == 2
    games.play_randomly(match, games.luck_of(1))
    assert match.question() is None


def test_a_branch_of_states_nobody_can_read_is_refused(tmp_path: Path) -> None:
    original = games.chronicle_of(games.written_game(tmp_path))
    with pytest.raises(Unreadable, match="reads states of version 2"):
        match_beginning_of_branch(LanternsTitle(state_version=2), original, 5, "x")


def test_a_branch_of_a_solo_game_knows_the_automas_seat_whoever_has_taken_it(
    tmp_path: Path,
) -> None:
    trail = title_by_name("tinners-trail")
    options = Options("tinners-trail", 2, automa=(), automa_seat=0)
    seats = make_seats((AUTOMA_PLAYER, HUMAN_PLAYER), trail.make_game(options).colours, ())
    match = Match.begin(beginning_of_new_game(trail, options, seats, 3))
    match.chronicle.add(
        Note(0, PLAYER_REPLACED_NOTE_KIND, 0, HUMAN_PLAYER)
    )  # as journals of old may say
    saves = SavedGameFolder(tmp_path)
    branch = Match.begin(
        match_beginning_of_branch(trail, match.chronicle, 0, "x"), saves.create_journal()
    )
    branch.close()
    again = Match.resume_from_journal(trail, saves.reopen_journal(saves.game_files()[0]))
    assert again.options == trail.make_game(options).options
    assert again.seats[0].player == AUTOMA_PLAYER
    again.close()
