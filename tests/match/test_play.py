"""Playing a match: questions, moves, luck, and what is refused."""

import errno
from pathlib import Path

import pytest

from game.engine.fingerprint import fingerprint_of_state
from game.engine.reasons import IllegalMove, Unreadable
from game.engine.rules import CHANCE
from game.engine.title import Options
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.match.seating import make_seats
from game.records.codec import decode_rows
from game.records.journal import Journal
from game.records.journal_reading import read_journal_bytes
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER, Closing, NotSaved, Snapshot
from game.records.saved_game_folder import SavedGameFolder
from game.titles import title_by_name
from tests.crash.bad_files import FaultyOs, use_disk
from tests.helpers.present import present
from tests.titles.lanterns import games
from tests.titles.lanterns.title import lanterns_options
from tools.proof.damage import FakeDisk

FULL = OSError(errno.ENOSPC, "No space left on device")


def test_a_match_begins_at_its_first_question_with_the_luck_drawn(match: Match) -> None:
    question = present(match.question())
    assert (question.seat, question.earlier_step_count) == (0, 1)
    assert [step.seat for step in match.chronicle.steps] == [CHANCE]


def test_a_decision_is_followed_by_the_luck_that_is_due(match: Match) -> None:
    for text in ("stake 1", "stop") * 3:
        question = present(match.question())
        stake = next((move.text for move in match.legal_moves() if move.kind == "stake"), "")
        match.play_move_text(question.seat, text if text == "stop" else stake)
    assert [step.seat for step in match.chronicle.steps[-2:]] == [2, CHANCE]


def test_at_the_end_nobody_is_asked_and_the_journal_is_closed(match: Match) -> None:
    games.play_randomly(match, games.luck_of(4))
    assert match.question() is None
    assert match.legal_moves() == ()
    assert match.progress_percent() == 100
    assert match.chronicle.records[-1] == Closing(
        match.step_count, match.scores(), match.seats_from_best()
    )


def test_a_moment_never_comes_twice(match: Match) -> None:
    moments = [moment_of(match)]
    match.send_answer(0, match.legal_moves()[0].code)
    moments.append(moment_of(match))
    match.undo_decision(0)
    moments.append(moment_of(match))
    match.hand_over_seat(1, "human")
    moments.append(moment_of(match))
    assert moments == sorted(set(moments))


def moment_of(match: Match) -> int:
    question = present(match.question())
    return question.moment


def test_a_view_is_fresh_and_nobody_can_change_the_game_through_it(match: Match) -> None:
    before = match.fingerprint()
    match.view(0).load_plain(match.view(1).to_plain())
    match.view(-1).load_plain(match.view(1).to_plain())
    assert match.fingerprint() == before


def test_a_worker_can_read_its_view_from_bytes(match: Match) -> None:
    assert decode_rows(match.view_bytes(1)) == match.view(1).to_plain()


def test_a_seat_that_is_not_asked_is_refused_by_name(match: Match) -> None:
    with pytest.raises(IllegalMove) as refused:
        match.send_answer(1, match.legal_moves()[0].code)
    assert refused.value.reason.key == "match.not-asked"
    assert refused.value.reason.facts == {"name": "Ann"}


def test_after_the_end_every_move_is_refused(match: Match) -> None:
    games.play_randomly(match, games.luck_of(4))
    with pytest.raises(IllegalMove) as refused:
        match.play_move_text(0, "stop")
    assert refused.value.reason.key == "match.over"


def test_an_illegal_move_is_refused_by_the_title_and_changes_nothing(match: Match) -> None:
    before = match.fingerprint()
    code = match.game.parse_move(match.view(0), "take")
    with pytest.raises(IllegalMove) as refused:
        match.send_answer(0, code)
    assert refused.value.reason.key == "not-now"
    with pytest.raises(IllegalMove) as refused:
        match.play_move_text(0, "take")
    assert refused.value.reason.facts == {"action": "take"}
    assert match.fingerprint() == before


@pytest.mark.parametrize("code", [-5, 0, 2**62])
def test_a_number_that_is_no_move_is_refused(code: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        games.lanterns_match().send_answer(0, code)
    assert refused.value.reason.key == "match.no-such-move"


def test_text_that_is_no_move_is_unreadable() -> None:
    with pytest.raises(Unreadable, match="allowed are stake N"):
        games.lanterns_match().play_move_text(0, "light the lamp")


def test_on_a_full_disk_the_move_is_refused_and_the_game_stays_playable() -> None:
    disk = FakeDisk()
    match = Match.begin(
        games.new_lanterns_game(), Journal(disk, "game-0001.counthouse"), checks_invariants=True
    )
    feed = match.add_feed(0)
    before = match.fingerprint()
    move = match.legal_moves()[0]
    disk.failure = FULL
    with pytest.raises(NotSaved) as refused:
        match.send_answer(0, move.code)
    assert refused.value.reason.key == "saving.disk-full"
    with pytest.raises(NotSaved):
        match.hand_over_seat(1, "human")
    assert match.fingerprint() == before
    assert feed.take_entries() == ()
    assert match.seats[1].player == "ai:3"
    disk.failure = None
    games.play_randomly(match, games.luck_of(1))
    told = present(read_journal_bytes(disk.content, "disk").chronicle)
    assert told.records == match.chronicle.records


def test_undo_on_a_full_disk_is_refused_and_changes_nothing() -> None:
    disk = FakeDisk()
    match = Match.begin(games.new_lanterns_game(), Journal(disk, "x"), checks_invariants=True)
    match.send_answer(0, match.legal_moves()[0].code)
    before = match.fingerprint()
    disk.failure = FULL
    with pytest.raises(NotSaved):
        match.undo_decision(0)
    assert match.fingerprint() == before
    assert match.step_count == 2


def test_a_player_may_go_on_without_saving() -> None:
    disk = FakeDisk()
    match = Match.begin(games.new_lanterns_game(), Journal(disk, "x"), checks_invariants=True)
    written = disk.content
    disk.failure = FULL
    match.continue_without_saving()
    games.play_randomly(match, games.luck_of(1))
    assert match.question() is None
    assert not match.is_saved
    match.close()
    assert disk.is_closed
    assert read_journal_bytes(disk.content[: len(written)], "x").chronicle is not None


def test_what_was_played_unsaved_is_written_as_soon_as_there_is_room() -> None:
    disk = FakeDisk()
    match = Match.begin(games.new_lanterns_game(), Journal(disk, "x"), checks_invariants=True)
    disk.failure = FULL
    match.continue_without_saving()
    for _ in range(3):
        match.send_answer(match.question().seat, match.legal_moves()[0].code)  # type: ignore[union-attr]
    assert not match.is_saved
    disk.failure = None
    match.send_answer(match.question().seat, match.legal_moves()[0].code)  # type: ignore[union-attr]
    assert match.is_saved
    told = present(read_journal_bytes(disk.content, "x").chronicle)
    assert told.records == match.chronicle.records
    disk.failure = FULL
    with pytest.raises(NotSaved):  # who was saved again is asked again
        match.send_answer(match.question().seat, match.legal_moves()[0].code)


@pytest.mark.parametrize("call", range(2), ids=("write", "sync"))
def test_a_game_that_cannot_be_begun_leaves_no_file(
    call: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The opening and the first luck are written together, or neither."""
    journal = SavedGameFolder(tmp_path).create_journal()
    use_disk(monkeypatch, FaultyOs(FULL, first=call, failing=10**6))
    with pytest.raises(NotSaved):
        Match.begin(games.new_lanterns_game(), journal)
    monkeypatch.undo()
    assert SavedGameFolder(tmp_path).game_files() == []


def test_nobody_takes_over_the_seat_that_is_played_by_the_rules() -> None:
    trail = title_by_name("tinners-trail")
    options = Options("tinners-trail", 2, automa=(), automa_seat=1)
    seats = make_seats((HUMAN_PLAYER, AUTOMA_PLAYER), trail.make_game(options).colours, ())
    match = Match.begin(beginning_of_new_game(trail, options, seats, 3))
    for seat, player in ((1, HUMAN_PLAYER), (1, "ai:3"), (0, AUTOMA_PLAYER)):
        with pytest.raises(IllegalMove) as refused:
            match.hand_over_seat(seat, player)
        assert refused.value.reason.key == "match.automas-seat"
    assert [seat.player for seat in match.seats] == [HUMAN_PLAYER, AUTOMA_PLAYER]


def test_who_takes_a_seat_over_is_in_the_journal(match: Match) -> None:
    match.hand_over_seat(0, "ai:5")
    assert match.seats[0].player == "ai:5"
    assert match.seats[0].name == "Ann"
    assert match.chronicle.opening.seats[0].player == "human"


def test_positions_are_kept_whole_at_every_round(match: Match) -> None:
    games.play_randomly(match, games.luck_of(4))
    kept = [record for record in match.chronicle.records if isinstance(record, Snapshot)]
    assert [snapshot.progress_percent for snapshot in kept] == [0, 33, 66, 100]
    assert fingerprint_of_state(match.view(-1)) == match.chronicle.steps[-1].fingerprint_after


def test_as_many_players_as_seats_are_wanted() -> None:
    seats = make_seats(("human", "human"), ("red", "white"), games.NAMES)
    with pytest.raises(Unreadable, match="this game is for 3 players, not 2"):
        beginning_of_new_game(games.TITLE, lanterns_options(3), seats, 7)


@pytest.mark.parametrize("seed", [-1, 2**62 + 1])
def test_a_seed_has_its_limits(seed: int) -> None:
    with pytest.raises(Unreadable, match="a seed is a number from 0 to"):
        games.new_lanterns_game(seed)


def test_a_match_knows_its_set_up() -> None:
    match = games.lanterns_match(practice=True)
    assert match.options == lanterns_options(3)
    assert match.is_practice
    assert not games.lanterns_match().is_practice
    assert match.seats_from_best() == (0, 1, 2)
