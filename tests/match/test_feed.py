"""Feeds: every observer sees every step, and no more of it than its seat may know."""

import pytest

from game.engine.events import apply_changes
from game.engine.rules import CHANCE, NOBODY
from game.records.replay import OPEN_OBSERVER
from tests.titles.lanterns.games import lanterns_match, luck_of, play_randomly


@pytest.mark.parametrize("observer", [OPEN_OBSERVER, 0, 1, 2])
def test_entries_carry_the_observers_view_along(observer: int) -> None:
    match = lanterns_match()
    feed = match.follow(observer)
    rows = match.view(observer).to_plain()
    play_randomly(match, luck_of(2))
    steps = []
    for seen in feed.take():
        rows = apply_changes(rows, seen.events)
        assert rows == seen.view.to_plain(), seen.step
        steps.append(seen.step)
    assert steps == list(range(2, match.steps + 1))
    assert rows == match.view(observer).to_plain()


def test_an_entry_is_taken_once() -> None:
    match = lanterns_match()
    feed = match.follow(0)
    match.play(0, match.moves()[0].code)
    assert len(feed.take()) == 1
    assert feed.take() == ()


def test_another_seats_secret_has_no_move() -> None:
    match = lanterns_match()
    feeds = [match.follow(observer) for observer in (OPEN_OBSERVER, 0, 1)]
    match.play(0, match.moves()[0].code)
    everything, own, other = (feed.take()[0] for feed in feeds)
    assert everything.move == own.move
    assert own.move is not None
    assert own.move.kind == "stake"
    assert other.move is None
    assert other.mover == 0


def test_luck_is_an_entry_of_its_own() -> None:
    match = lanterns_match()
    feed = match.follow(0)
    play_randomly(match, luck_of(2))
    rolled = [seen for seen in feed.take() if seen.mover == CHANCE]
    assert len(rolled) == 2
    assert all(seen.move is not None and seen.move.kind == "roll" for seen in rolled)


def test_an_undo_is_an_entry_without_events_and_play_goes_on_from_it() -> None:
    match = lanterns_match()
    feed = match.follow(1)
    rows = match.view(1).to_plain()
    match.play(0, match.moves()[0].code)
    match.undo(0)
    match.play(0, match.moves()[-1].code)
    staked, undone, again = feed.take()
    assert (undone.undone, undone.events, undone.mover) == (True, (), NOBODY)
    assert undone.view.to_plain() == rows
    assert undone.step == staked.step - 1
    assert apply_changes(rows, again.events) == again.view.to_plain()


def test_who_follows_no_more_gets_nothing() -> None:
    match = lanterns_match()
    feed = match.follow(0)
    match.unfollow(feed)
    match.play(0, match.moves()[0].code)
    assert feed.take() == ()


def test_states_that_differ_in_what_a_seat_cannot_know_give_it_equal_entries() -> None:
    entries = []
    for stake in (0, -1):  # seat 0 secretly stakes its lowest or its highest candle
        match = lanterns_match()
        feed = match.follow(1)
        match.play(0, match.moves()[stake].code)
        match.play_text(0, "take")
        match.play_text(0, "stop")
        seen = feed.take()
        entries.append([(one.move, one.events, one.view.to_plain()) for one in seen])
    assert entries[0] == entries[1]
