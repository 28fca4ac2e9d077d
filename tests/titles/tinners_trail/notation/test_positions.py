"""Whatever is wrong with a position is said in one sentence: where, what, and what is allowed."""

import pytest

from game.engine.rules import CHANCE, NOBODY
from tests.titles.tinners_trail.notation.hand_made import (
    ACTIONS,
    FACE_DOWN,
    PRICES,
    TRAIL,
    area,
    assert_refused,
    auction,
    canonical,
    moves,
    position,
    read,
    refusal,
    top,
)

# Whatever is wrong with a position is said in one sentence: where, what, and what is allowed.

INVESTED = 'invested = ["pink", "yellow", "blue"]'
TOP_AND_PLAYERS = [
    (top("format = 2"), "format is 2; allowed: a whole number from 1 to 1."),
    (top('title = "brass"'), 'title is "brass"; allowed: tinners-trail.'),
    (top('edition = "deluxe"'), 'edition is "deluxe"; allowed: remastered, 2007.'),
    (
        top('expansions = ["arsenic", "arsenic"]'),
        'expansions has "arsenic" twice; allowed: each expansion once.',
    ),
    (
        top('expansions = ["arsenick"]'),
        'expansions has "arsenick"; allowed: arsenic, emigration, kickstarter, '
        "kickstarter-tiles, kickstarter-cards (nearest: arsenic).",
    ),
    (
        top('wallace = ["cheap-labour"]'),
        "wallace has cheap-labour; allowed: none without a player who has wallace = true.",
    ),
    (
        position(yellow="wallace = true"),
        "player yellow: wallace is true among 3 players; allowed: true for one of two players.",
    ),
    (position(seats=1), "player is there 1 times; allowed: 2, 3, 4, 5 players."),
    (
        position(yellow='[[player]]\ncolour = "yellow"'),
        'player 3: colour is "yellow" again; allowed: a colour of its own.',
    ),
    (
        position(pink='name = "a\\nb"'),
        'player pink: name is "a\\nb"; allowed: a text of at most 40 printable characters.',
    ),
    (
        top("luck = 'xyz'"),
        'luck is "xyz"; allowed: 32 hexadecimal digits in lower case, not all 0.',
    ),
    (top(f"luck = '{'0' * 32}'"), None),
    (top(f"luck = '{'A' * 32}'"), None),
    (top("luck = 7"), None),
    (top(f"seed = 7\nluck = '{'1' * 32}'"), "seed stands beside luck; allowed: one of the two."),
    (top("seed = -1"), "seed is -1; allowed: a whole number from 0 to 4611686018427387904."),
    (top("round = 5"), "round is 5; allowed: a whole number from 1 to 4."),
    (top("round = true"), "round is true; allowed: a whole number from 1 to 4."),
    (top("round = 1.0"), "round is 1.0; allowed: a whole number from 1 to 4."),
    (position(PRICES), None),
    (
        position('phase = "action"'),
        'phase is "action"; allowed: draft, prices, actions, survey, auction, play, pumps, '
        "invest, peek, over, calciner, place, adelaide, wallace, look (nearest: auction).",
    ),
    (
        position('phase = "calciner"'),
        'phase is "calciner", a phase of an expansion that is not in play; allowed: draft, '
        "prices, actions, survey, auction, play, pumps, invest, peek, over.",
    ),
    (position('round = 2\nphase = "draft"'), "round is 2 in phase draft; allowed: 1."),
    (position(f'phase = "over"\n{PRICES}'), "round is 1 in phase over; allowed: 4."),
    (
        position(f'round = 4\nphase = "peek"\n{PRICES}'),
        "round is 4 in phase peek; allowed: 1 to 3.",
    ),
    (position('phase = "actions"'), "prices.tin is missing; allowed: 4, 5, 6, 7."),
    (
        position('phase = "actions"\nprices = { tin = 5, copper = 7 }'),
        "prices.copper is 7; allowed: 2, 4, 8, 10.",
    ),
    (
        position('phase = "prices"\nprices = { copper = 8 }'),
        "prices.copper is there in phase prices; allowed: no such key before the roll.",
    ),
    (
        position('phase = "actions"\nprices = { tin = 5, copper = 8, last_tin = 4 }'),
        "prices.last_tin is there in round 1; allowed: no such key.",
    ),
    (
        top('work = { 11 = ["pink"] }'),
        'work."11" is no column; allowed: 0 to 10.',
    ),
    (top('work = { 01 = ["pink"] }'), 'work."01" is no column; allowed: 0 to 10.'),
    (
        top('work = { 0 = ["pink"], 3 = ["pink"] }'),
        'work.3 has "pink" again; allowed: each marker once.',
    ),
    (
        top('work = { 0 = ["green"] }'),
        'work.0 has "green"; allowed: pink, yellow, blue.',
    ),
    (
        top(INVESTED),
        "invested has 3 colours; allowed: not every colour in this phase.",
    ),
    (
        position(f'phase = "invest"\n{PRICES}'),
        "invested has 0 colours; allowed: every colour in this phase.",
    ),
    (
        position(f'phase = "prices"\n{INVESTED}'),
        "invested has 3 colours; allowed: none in this phase.",
    ),
    (
        top("developments = { miner = [2, 2, 2] }"),
        "developments.miner is [2, 2, 2]; allowed: 4 whole numbers from 0 to 2.",
    ),
    (
        top("developments = { port = [2, 2, 2, 2] }"),
        "developments.port has 2 in round 1; allowed: at most 1 there.",
    ),
    (
        top("developments = { pumps = [[1], [2], [3], [2]] }"),
        "developments.pumps has [3]; allowed: [2] or less of it from the right.",
    ),
    (
        top("developments = { pumps = [[1], [2]] }"),
        "developments.pumps has 2 lists; allowed: 4, one a round.",
    ),
    (top("developments = { pumps = [1, 2, 2, 2] }"), None),
    (top("developments = { pump = [[1], [2], [2], [2]] }"), None),
    (
        position(pink="money = 4001"),
        "player pink: money is 4001; allowed: a whole number from 0 to 4000.",
    ),
    (
        position(pink="money = -1"),
        "player pink: money is -1; allowed: a whole number from 0 to 4000.",
    ),
    (
        position(yellow="monney = 3"),
        "player yellow: monney is no key here; allowed: colour, name, wallace, money, points, "
        "mines_left, ore, hand, discarded, limiter, calciner_left, miners_left, waiting, owed, "
        "income, under (nearest: money).",
    ),
    (
        position(pink="ore = { silver = 1 }"),
        "player pink: ore.silver is no key here; allowed: tin, copper, arsenic.",
    ),
    (
        position(pink='hand = ["a:tin+1:3"]'),
        'player pink: hand has "a:tin+1:3"; allowed: cards as region:benefit:value, like '
        "a:tin+1:2 (nearest: a:tin+1:2).",
    ),
    (
        position(pink='hand = ["?", "a:tin+1:2"]'),
        'player pink: hand has "?" beside known cards; allowed: cards, or nothing but "?".',
    ),
    (
        position(pink="hand = [" + '"any:miner:2", ' * 10 + "]"),
        "player pink: hand has 10 cards; allowed: at most 9.",
    ),
    (
        position(pink='discarded = ["a:tin+1:2", "a:tin+2:4"]'),
        'player pink: discarded has "a:tin+2:4"; allowed: one card of each region in play.',
    ),
    (position(pink='discarded = ["any:miner:2"]'), None),
    (
        position(pink="limiter = 10"),
        "player pink: limiter is 10, but the arsenic expansion is not in play; allowed: 0.",
    ),
    (
        top("market = [18]"),
        "market is [18], but the arsenic expansion is not in play; allowed: [].",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), TOP_AND_PLAYERS, ids=lambda part: str(part)[:60])
def test_a_position_is_refused_in_one_sentence(text: str, sentence: str | None) -> None:
    assert_refused(text, sentence)


@pytest.mark.parametrize(
    "text",
    ["phase =", "a" * 2_000_000, "[" * 5000, "x = 1\nx = 2", "round = 1e400000\n[[", "\0"],
    ids=["cut off", "huge", "deep", "twice", "number", "nul"],
)
def test_what_is_no_toml_is_refused_in_one_sentence(text: str) -> None:
    found = refusal(text)
    assert found.startswith("p.toml ")
    assert "\n" not in found
    assert "allowed" in found


@pytest.mark.parametrize(
    "key", ["player = 3", "player = [1]", "area = {}", "area = [[]]", "seen = []", "work = []"]
)
def test_a_key_of_the_wrong_shape_is_refused(key: str) -> None:
    text = position() if "player" not in key else ACTIONS
    assert "; allowed: " in refusal(f"{key}\n{text}")


def test_hidden_things_do_not_stand_beside_luck() -> None:
    hidden = position("seed = 7\n" + ACTIONS, yellow='hand = ["?"]')
    assert refusal(hidden) == (
        'p.toml: seed stands beside hidden things; allowed: none in a view, or nothing "?".'
    )


def test_a_canonical_text_with_one_wrong_number_is_refused() -> None:
    text = canonical(position(rest=area("redruth", FACE_DOWN)))
    assert "allowed" in refusal(text.replace("money = 20", "money = 20.5", 1))


# Keys that are not needed may be left out.


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
