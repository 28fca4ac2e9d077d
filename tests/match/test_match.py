"""Feeds: every observer sees every step, and no more of it than its seat may know. Seating:
players as typed, and names nobody shares.
"""

from itertools import pairwise

import pytest

from game.engine.cells import i64, vec
from game.engine.events import rows_after_changes
from game.engine.knowledge import OPEN_OBSERVER
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Options
from game.match.computer_answers import CHOICE_SEED_BITS, player_choice_seed
from game.match.invariants import BrokenInvariant
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game, match_beginning_from_position
from game.match.seating import check_player_count, make_seats, parse_players
from game.records.records import Seat
from game.titles import title_by_name
from tests.helpers.present import present
from tests.titles.lanterns.broken import SOUND, Fault, backwards, forgetful
from tests.titles.lanterns.games import lanterns_match, luck_of, play_randomly
from tests.titles.lanterns.rules import LanternsRules, LanternsState
from tests.titles.lanterns.title import LanternsGame

COMPUTERS = ("ai:1", "ai:3", "random")

KNOWN = 121680814784468025
SEEDS = [player_choice_seed(seed, 1, 5) for seed in range(200)]

TRAIL = title_by_name("tinners-trail")
OPTIONS = Options("tinners-trail", 3, "remastered")
NAMES = ("Ann", "Ben", "Cat")
PLAYERS = ("human", "random", "random")


def test_an_entry_is_taken_once(match: Match) -> None:
    feed = match.add_feed(0)
    match.send_answer(0, match.legal_moves()[0].code)
    assert len(feed.take_entries()) == 1
    assert feed.take_entries() == ()


def test_another_seats_secret_has_no_move(match: Match) -> None:
    feeds = [match.add_feed(observer) for observer in (OPEN_OBSERVER, 0, 1)]
    match.send_answer(0, match.legal_moves()[0].code)
    everything, own, other = (feed.take_entries()[0] for feed in feeds)
    assert everything.move == own.move
    assert present(own.move).kind == "stake"
    assert other.move is None
    assert other.mover == 0


def test_luck_is_an_entry_of_its_own(match: Match) -> None:
    feed = match.add_feed(0)
    play_randomly(match, luck_of(2))
    rolled = [seen for seen in feed.take_entries() if seen.mover == CHANCE]
    assert len(rolled) == 2
    assert all(seen.move is not None and seen.move.kind == "roll" for seen in rolled)


def test_an_undo_is_an_entry_without_events_and_play_goes_on_from_it(match: Match) -> None:
    feed = match.add_feed(1)
    rows = match.view(1).to_plain()
    match.send_answer(0, match.legal_moves()[0].code)
    match.undo_decision(0)
    match.send_answer(0, match.legal_moves()[-1].code)
    staked, undone, again = feed.take_entries()
    assert (undone.is_undo, undone.events, undone.mover) == (True, (), NOBODY)
    assert undone.view.to_plain() == rows
    assert undone.step_count == staked.step_count - 1
    assert rows_after_changes(rows, again.events) == again.view.to_plain()


def test_who_follows_no_more_gets_nothing(match: Match) -> None:
    feed = match.add_feed(0)
    match.remove_feed(feed)
    match.send_answer(0, match.legal_moves()[0].code)
    assert feed.take_entries() == ()


def test_players_are_read_in_seat_order() -> None:
    assert parse_players("human,ai:3, random", COMPUTERS) == ("human", "ai:3", "random")


def test_a_number_means_that_many_humans() -> None:
    assert parse_players("4", COMPUTERS) == ("human",) * 4


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("human,ai:9", '"ai:9"'),
        ("", "an empty name"),
        ("human,,ai:1", "an empty name"),
        ("44", '"44"'),
    ],
)
def test_an_unknown_player_is_refused_and_the_known_ones_are_named(text: str, found: str) -> None:
    with pytest.raises(Unreadable) as refused:
        parse_players(text, COMPUTERS)
    allowed = "Choose from human, ai:1, ai:3, random"
    assert str(refused.value) == f"players: {found} is unknown. {allowed}"


def test_a_count_the_title_is_not_made_for_is_refused() -> None:
    check_player_count(("human",) * 3, (2, 3, 4))
    with pytest.raises(Unreadable, match=r"cannot be played with 1\. Choose from 2, 3"):
        check_player_count(("human",), (2, 3))


def test_seats_take_names_and_colours_in_order() -> None:
    seats = make_seats(("human", "ai:3"), ("red", "white", "gold"), ("Ann", "Ben"))
    assert [(seat.name, seat.player, seat.colour) for seat in seats] == [
        ("Ann", "human", "red"),
        ("Ben", "ai:3", "white"),
    ]


def test_no_two_seats_are_called_the_same() -> None:
    seats = make_seats(("human",) * 4, ("a", "b", "c", "d"), ("Ann", " Ann ", "Ann 2"))
    assert [seat.name for seat in seats] == ["Ann", "Ann 2", "Ann 2 2", "human"]


# The seed a computer player thinks with: the same for the same game, and no way back to it.


def test_the_same_decision_has_the_same_seed_on_every_machine() -> None:
    assert player_choice_seed(7, 1, 5) == SEEDS[7] == KNOWN
    assert all(0 <= seed < 2**CHOICE_SEED_BITS for seed in SEEDS)


def test_every_game_seat_and_decision_has_a_seed_of_its_own() -> None:
    seeds = {player_choice_seed(game, seat, step) for game in range(9) for seat in range(5)
             for step in range(9)}  # fmt: skip
    assert len(seeds) == 9 * 5 * 9


def test_nothing_is_reckoned_from_one_game_to_the_next() -> None:
    steps = {later - earlier for earlier, later in pairwise(SEEDS)}
    assert len(steps) == len(SEEDS) - 1
    assert len({seed % 16 for seed in SEEDS}) == 16  # neither seat nor step can be read off
    assert not set(SEEDS) & set(range(1000))


# Heavy mode: rules that break a law of the platform are found at the step that breaks it.


def none_later(rules: LanternsRules, state: LanternsState, move_codes: vec[i64]) -> int:
    """List no move once the first seat has staked."""
    return 0 if state.stake[0] else int(SOUND["legal_moves"](rules, state, move_codes))


def peeking(rules: LanternsRules, state: LanternsState, move_codes: vec[i64]) -> int:
    """List a move less by what only the second seat knows."""
    count = int(SOUND["legal_moves"](rules, state, move_codes))
    return count - 1 if state.stake[0] and state.candle[4] > 0 else count


@pytest.mark.parametrize(
    ("broken", "name", "how", "why"),
    [
        (LanternsGame, "progress", lambda *_, told=[40, 50]: told.pop(), "fell from 50 to 40"),
        (LanternsRules, "legal_moves", none_later, "seat 0 is asked and has no move"),
        (LanternsRules, "legal_moves", backwards, "moves of seat 0 are not sorted and unique"),
        (LanternsRules, "legal_moves", peeking, "seat 0 has other moves in its view"),
    ],
)
def test_a_step_that_breaks_a_law_is_found_and_not_written(
    broken: type, name: str, how: Fault, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = lanterns_match()
    before = match.fingerprint()
    move = match.legal_moves()[0]
    monkeypatch.setattr(broken, name, how)
    with pytest.raises(BrokenInvariant, match=why):
        match.send_answer(0, move.code)
    assert (match.fingerprint(), match.step_count) == (before, 1)


def test_a_state_that_does_not_save_all_of_itself_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def copied(state: LanternsState) -> LanternsState:
        twin = LanternsState(int(state.seats))
        SOUND["load_plain"](twin, state.to_plain())
        return twin

    match = lanterns_match()
    monkeypatch.setattr(LanternsState, "clone", copied)
    monkeypatch.setattr(LanternsState, "load_plain", forgetful)
    with pytest.raises(BrokenInvariant, match="saving and loading"):
        match.send_answer(0, match.legal_moves()[0].code)


# Games that begin with a written position, and luck that is told instead of drawn.


def a_position(seed: int = 7) -> str:
    """Return a dealt game of three as text."""
    colours = TRAIL.make_game(OPTIONS).colours
    seats = [Seat(*seat) for seat in zip(NAMES, PLAYERS, colours, strict=False)]
    beginning = beginning_of_new_game(TRAIL, OPTIONS, seats, seed)
    return beginning.game.position_text(beginning.first_state, NAMES)


def test_a_written_position_begins_a_game_with_its_names_and_the_players_wanted() -> None:
    beginning = match_beginning_from_position(TRAIL, a_position(), "p.toml", PLAYERS)
    match = Match.begin(beginning, checks_invariants=True)
    assert [seat.name for seat in match.seats] == list(NAMES)
    assert [seat.player for seat in match.seats] == list(PLAYERS)
    assert beginning.game.position_text(beginning.first_state, NAMES) == a_position()


def test_a_game_from_a_position_takes_back_to_its_beginning() -> None:
    match = Match.begin(
        match_beginning_from_position(TRAIL, a_position(), "p.toml", PLAYERS),
        checks_invariants=True,
    )
    before = match.fingerprint()
    question = match.question()
    assert question is not None
    match.send_answer(question.seat, match.legal_moves()[0].code)
    match.undo_decision(question.seat)
    assert match.fingerprint() == before


def test_a_position_for_three_is_refused_with_two_players() -> None:
    with pytest.raises(Unreadable, match=r"p\.toml is for 3 players, not 2"):
        match_beginning_from_position(TRAIL, a_position(), "p.toml", PLAYERS[:2])


def test_told_luck_falls_as_it_is_told() -> None:
    beginning = match_beginning_from_position(TRAIL, a_position(), "p.toml", PLAYERS)
    game = beginning.game

    def luck(state: State) -> int:
        wanted = ("roll tin 0 0 2", "roll copper 3 4 4")
        return next(move.code for move in game.readable_moves(state) if move.text in wanted)

    match = Match.begin(beginning, checks_invariants=True, draw_luck=luck)
    while "prices = { tin" not in game.position_text(match.view(0), NAMES):
        question = present(match.question())
        match.send_answer(question.seat, match.legal_moves()[0].code)
    assert "prices = { tin = 4, copper = 10 }" in game.position_text(match.view(0), NAMES)
