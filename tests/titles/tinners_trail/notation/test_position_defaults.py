"""Keys that are not needed may be left out."""

import pytest

from game.engine.rules import CHANCE, NOBODY
from tests.titles.tinners_trail.notation.hand_made import (
    FACE_DOWN,
    PRICES,
    TRAIL,
    area,
    auction,
    canonical,
    moves,
    position,
    read,
)


def test_a_player_left_blank_has_what_everybody_starts_with() -> None:
    _game, state = read(position())
    assert [int(state.money[0]), int(state.points[0]), int(state.mines_left[0])] == [20, 0, 6]
    assert (int(state.ore_tin[0]), int(state.hand[0])) == (0, -1)


@pytest.mark.rule("S-1")
def test_mines_on_the_map_are_no_longer_left() -> None:
    _game, state = read(position(rest=area("redruth", 'owner = "yellow"')))
    assert list(state.mines_left) == [6, 5, 6]


def test_an_area_left_out_is_empty_and_has_no_tile() -> None:
    _game, state = read(position())
    assert set(state.tile) == {-1}
    assert set(state.owner) == {-1}
    assert set(state.tin) == {0}


@pytest.mark.rule("S-1")
def test_markers_left_out_stand_in_column_0_in_seat_order() -> None:
    _game, state = read(position())
    assert (list(state.column), list(state.depth)) == ([0, 0, 0], [0, 1, 2])


def test_markers_left_out_stand_below_those_that_are_named() -> None:
    top = f'phase = "actions"\n{PRICES}\nwork = {{ 0 = ["blue"], 3 = ["pink"] }}'
    _game, state = read(position(top))
    assert (list(state.column), list(state.depth)) == ([3, 0, 0], [0, 1, 0])


def test_developments_left_out_are_full_but_for_past_rounds() -> None:
    _game, state = read(position(f'round = 3\nphase = "actions"\n{PRICES}'))
    assert list(state.stock)[:4] == [0, 0, 2, 2]
    assert list(state.pumps)[:8] == [1, 0, 0, 0, 2, 0, 0, 0]


@pytest.mark.rule("T-1")
def test_who_is_to_move_follows_from_the_work_track() -> None:
    game, state = read(position(f'phase = "actions"\n{PRICES}\nwork = {{ 1 = ["pink"] }}'))
    assert game.colours[state.to_move] == "yellow"


def test_title_format_and_edition_may_be_left_out() -> None:
    assert canonical(position()).startswith('format = 1\ntitle = "tinners-trail"\nedition')


def test_a_seed_alone_starts_the_generator() -> None:
    one = canonical("seed = 7\n" + position())
    other = canonical("seed = 8\n" + position())
    assert one != other
    assert 'luck = "' in one
    assert canonical(one) == one


def test_without_seed_or_luck_the_seed_is_0() -> None:
    assert canonical(position()) == canonical("seed = 0\n" + position())


def test_a_player_who_says_that_nothing_was_discarded_makes_no_view_of_a_position() -> None:
    text = position(pink="discarded = []")
    assert canonical(text) == canonical(position())
    assert canonical(canonical(text)) == canonical(text)


def test_the_minimum_bid_follows_from_the_position() -> None:
    top = f'phase = "auction"\n{PRICES}\ninvested = ["blue"]'
    text = position(top, rest=auction('opener = "pink"'))
    assert moves(text)[0] == "bid 2"
    assert "minimum = 2\n" in canonical(text)


@pytest.mark.rule("A-2")
def test_everybody_who_can_is_in_an_auction_that_does_not_say() -> None:
    top = f'phase = "auction"\n{PRICES}\nwork = {{ 0 = ["pink", "yellow"], 9 = ["blue"] }}'
    assert 'in = ["pink", "yellow"]\n' in canonical(position(top, rest=auction('opener = "pink"')))


@pytest.mark.rule("A-6")
def test_who_cannot_raise_has_dropped_out() -> None:
    top = f'phase = "auction"\n{PRICES}'
    lines = 'opener = "pink"\nhigh = { bid = 5, by = "pink" }\nin = ["pink", "yellow", "blue"]'
    text = canonical(position(top, yellow="money = 5", rest=auction(lines)))
    assert 'to_move = "blue"\n' in text
    assert 'in = ["pink", "blue"]\n' in text


@pytest.mark.rule("A-5")
def test_who_played_a_card_before_the_auction_leaves_no_token_on_the_tile() -> None:
    lines = 'opener = "pink"\nsurvey = { card = "b:tin+1:2", from = "hand" }'
    text = canonical(position(f'phase = "auction"\n{PRICES}', rest=auction(lines)))
    assert 'face = "down", seen = [] }' in text


@pytest.mark.rule("I-2")
def test_who_has_less_than_5_pounds_has_declined() -> None:
    top = f'phase = "invest"\n{PRICES}\ninvested = ["pink", "yellow", "blue"]'
    text = canonical(position(top, pink="money = 4"))
    assert 'declined = ["pink"]\n' in text


def test_luck_is_to_move_when_prices_are_due() -> None:
    _game, state = read(position('phase = "prices"'))
    assert state.to_move == CHANCE


@pytest.mark.rule("R-4")
def test_a_finished_game_is_ranked_by_its_points() -> None:
    top = f'round = 4\nphase = "over"\n{PRICES}\ninvested = ["pink", "yellow", "blue"]'
    _game, state = read(position(top, yellow="points = 9"))
    assert state.to_move == NOBODY
    assert 'ranking = ["yellow", "pink", "blue"]\n' in canonical(position(top, yellow="points = 9"))


def test_names_are_kept_and_missing_ones_are_empty() -> None:
    _game, _state, names = TRAIL.read_position(position(pink='name = "Zoë"'), "p.toml")
    assert names == ("Zoë", "", "")


def test_seats_keep_their_colours_and_order() -> None:
    text = f'phase = "actions"\n{PRICES}\n'
    text += "".join(f'[[player]]\ncolour = "{colour}"\n' for colour in ("orange", "pink"))
    game, _state = read(text)
    assert game.colours == ("orange", "pink")


def test_what_expansions_add_may_stand_there_saying_nothing() -> None:
    plain = position(rest=area("redruth", FACE_DOWN))
    top = f'phase = "actions"\n{PRICES}\nexpansions = []\nmarket = []\nemigrated = []'
    player = "ore = { arsenic = 0 }\nlimiter = 0\ncalciner_left = true\nminers_left = 4\n"
    more = position(top, player + "waiting = []", rest=area("redruth", f"{FACE_DOWN}\narsenic = 0"))
    assert canonical(more) == canonical(plain)


@pytest.mark.rule("D-5")
def test_an_adits_areas_are_read_in_either_order() -> None:
    top = f'phase = "actions"\n{PRICES}\nadits = [["redruth", "camborne"]]'
    assert 'adits = [["camborne", "redruth"]]\n' in canonical(position(top))


@pytest.mark.rule("A2-1")
def test_a_card_of_the_deck_is_due_when_luck_is_to_move() -> None:
    top = f'phase = "survey"\nto_move = "luck"\n{PRICES}'
    text = position(top, rest=auction('opener = "pink"') + '[decks]\nb = ["miner:2"]\n', seats=2)
    assert moves(text) == ["draw b:miner:2"]
    assert canonical(canonical(text)) == canonical(text)
