"""Undo: free back to the last luck, reveal or other seat's decision; further in practice."""

from random import Random

import pytest

from game.engine.reasons import IllegalMove
from game.engine.title import Options
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.match.seating import make_seats
from game.records.records import BARRIER_UNDO_NOTE_KIND, Note, Undo
from game.titles import title_by_name
from tests.helpers.present import present
from tests.titles.lanterns.games import luck_of, play_randomly

TURN = ("stake", "stop")


def play(match: Match, *texts: str) -> None:
    """Play texts for whoever is asked; "stake" alone is the lowest candle."""
    for text in texts:
        question = present(match.question())
        lowest = match.legal_moves()[0].text
        match.play_move_text(question.seat, lowest if text == "stake" else text)


def key(match: Match, seat: int) -> str:
    reason = match.reason_against_undo(seat)
    return reason.key if reason else "free"


def test_undo_takes_back_one_decision_and_reset_the_whole_turn(match: Match) -> None:
    begin = match.fingerprint()
    play(match, "stake", "take")
    middle = match.fingerprint()
    play(match, "take")
    match.undo_decision(0)
    assert match.fingerprint() == middle
    assert match.reason_against_turn_undo(0) is None
    match.undo_turn(0)
    assert match.fingerprint() == begin


def test_the_decision_that_ended_the_turn_can_be_taken_back_until_the_next_one_decides(
    match: Match,
) -> None:
    match.hand_over_seat(1, "human")
    play(match, "stake", "stop")
    assert key(match, 0) == "free"
    play(match, "stake")
    assert key(match, 0) == "undo.other-seat"
    reason = present(match.reason_against_undo(0))
    assert reason.facts == {"name": "Ben"}


def test_nobody_takes_another_seats_decision_back(match: Match) -> None:
    play(match, "stake", "stop")
    assert key(match, 1) == "undo.nothing"
    play(match, "stake", "stop", "stake")
    with pytest.raises(IllegalMove) as refused:
        match.undo_decision(1)
    assert refused.value.reason.key == "undo.other-seat"


def test_what_a_computer_decided_since_stands(match: Match) -> None:
    match.hand_over_seat(1, "ai:1")
    play(match, "stake", "stop")
    assert key(match, 0) == "free", "nobody has answered yet"
    play(match, "stake")
    assert key(match, 0) == "undo.other-seat"
    with pytest.raises(IllegalMove):
        match.undo_decision(0)


def test_what_revealed_something_stays(monkeypatch: pytest.MonkeyPatch, match: Match) -> None:
    play(match, *(("stake", "stop") * 2), "stake")
    monkeypatch.setattr(type(match.game.rules), "draw_outcome", lambda *_: pytest.fail("no luck"))
    monkeypatch.setattr(type(match.game.rules), "_show_stakes", reveal_only)
    play(match, "stop")
    assert key(match, 2) == "undo.reveal"


def reveal_only(_: object, state: object) -> None:
    """Show the stakes, and ask seat 0 again instead of rolling."""
    for seat in range(3):
        state.stake[seat] = 0  # type: ignore[attr-defined]
    state.to_move = 0  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("players", "played", "keys"),
    [
        (
            ("toy", "human", "ai:1"),
            (*TURN, *TURN, "stake"),
            ["undo.other-seat", "undo.other-seat", "free"],
        ),
        (("toy", "ai:1", "ai:1"), TURN * 3, ["undo.luck"]),
        (("toy", "toy", "toy"), TURN * 3, ["undo.luck"] * 3),
    ],
    ids=["a person behind a computer has decided", "computers have played since", "people have"],
)
def test_luck_and_what_another_seat_decided_stay(
    players: tuple[str, ...], played: tuple[str, ...], keys: list[str], match: Match
) -> None:
    for seat, player in enumerate(players):
        if player != "toy":
            match.hand_over_seat(seat, player)
    play(match, *played)
    assert [key(match, seat) for seat in range(len(keys))] == keys
    assert match.reason_against_turn_undo(2) == match.reason_against_undo(2)


def test_before_any_decision_there_is_nothing_to_take_back(match: Match) -> None:
    assert key(match, 0) == "undo.nothing"
    with pytest.raises(IllegalMove):
        match.undo_turn(0)


def test_a_finished_game_stays_finished(practice: Match) -> None:
    play_randomly(practice, luck_of(4))
    assert key(practice, 0) == "undo.over"


def test_nothing_leaves_the_journal_when_it_is_taken_back(match: Match) -> None:
    play(match, "stake", "take")
    records = list(match.chronicle.records)
    match.undo_decision(0)
    assert match.chronicle.records == [*records, Undo(2)]
    assert match.step_count == 2


def test_practice_goes_back_over_others_decisions_and_luck_with_a_note(practice: Match) -> None:
    play(practice, "stake")
    before = practice.fingerprint()
    play(practice, "stop", "stake", "take", "stop", "stake", "stop")
    assert key(practice, 0) == "free"
    practice.undo_decision(0)
    assert practice.fingerprint() == before
    assert practice.chronicle.records[-2:] == [Note(9, BARRIER_UNDO_NOTE_KIND, 0, ""), Undo(2)]


def test_practice_within_the_barriers_needs_no_note(practice: Match) -> None:
    play(practice, "stake", "take")
    practice.undo_decision(0)
    assert not practice.chronicle.notes_of_kind(BARRIER_UNDO_NOTE_KIND)


def test_a_practice_reset_goes_back_to_the_beginning_of_the_last_turn(practice: Match) -> None:
    before = practice.fingerprint()
    play(practice, "stake", "take", "stop", "stake")
    practice.undo_turn(0)
    assert practice.fingerprint() == before


def test_luck_taken_back_in_practice_falls_again_as_it_fell(practice: Match) -> None:
    play(practice, *(("stake", "stop") * 3))
    rolled = practice.chronicle.steps[-1]
    practice.undo_decision(2)
    play(practice, "stop")
    assert practice.chronicle.steps[-1] == rolled


def tiletum() -> Match:
    """A game of two people in which luck and the end of the game follow last moves."""
    shelved = title_by_name("tiletum")
    seats = make_seats(("human", "human"), shelved.make_game(Options("tiletum", 2)).colours, ())
    return Match.begin(beginning_of_new_game(shelved, Options("tiletum", 2), seats, 4))


def play_waiting(match: Match, chance: Random) -> tuple[int, bytes]:
    """Play a move that waits; return who played it, and how the game stood before."""
    question = present(match.question())
    before = match.fingerprint()
    match.send_answer(
        question.seat, chance.choice(match.legal_moves()).code, leaves_luck_undrawn=True
    )
    return question.seat, before


def test_what_waits_for_the_end_of_a_turn_can_be_taken_back_before_luck_falls() -> None:
    match = tiletum()
    chance = Random(2)
    waited = 0
    while match.chronicle.closing is None:
        seat, before = play_waiting(match, chance)
        if match.question() is None:
            waited += 1
            match.undo_decision(seat)
            assert match.fingerprint() == before
            play_waiting(match, chance)
        match.draw_due_chance_and_end_game()
    assert waited > 4, "no luck and no end was ever due"


def test_what_waited_goes_on_as_it_would_have_gone() -> None:
    at_once = tiletum()
    waiting = tiletum()
    chances = Random(5), Random(5)
    while waiting.chronicle.closing is None:
        question = present(at_once.question())
        at_once.send_answer(question.seat, chances[0].choice(at_once.legal_moves()).code)
        play_waiting(waiting, chances[1])
        waiting.draw_due_chance_and_end_game()
        assert waiting.fingerprint() == at_once.fingerprint()
    assert waiting.chronicle.records == at_once.chronicle.records
