"""Whatever is wrong with a position is said in one sentence: where, what, and what is allowed."""

import pytest

from tests.titles.tinners_trail.notation.hand_made import (
    ACTIONS,
    FACE_DOWN,
    PRICES,
    area,
    assert_refused,
    canonical,
    position,
    refusal,
    top,
)

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
