"""Whatever is wrong with a position is said in one sentence: where, what, and what is allowed."""

import pytest

from tests.titles.tinners_trail.notation.hand_made import (
    FACE_DOWN,
    FACE_UP,
    PRICES,
    area,
    auction,
    canonical,
    position,
    refusal,
)

ACTIONS = 'phase = "actions"\n' + PRICES
BIDDING = 'phase = "auction"\n' + PRICES
OPENED = 'opener = "pink"\nhigh = { bid = 5, by = "pink" }\n'
INVESTED = 'invested = ["pink", "yellow", "blue"]'
A_HAND = 'hand = ["a:tin+1:2", "a:tin+2:4", "b:tin+1:2", "b:tin+2:4", "c:tin+1:2", "c:tin+2:4"]'


def top(lines: str) -> str:
    return position(f"{ACTIONS}\n{lines}")


def two(lines: str, rest: str = "", phase: str = "actions") -> str:
    return position(f'phase = "{phase}"\n{PRICES}\n{lines}', rest=rest, seats=2)


WHOLE_SENTENCES = [
    (top("format = 2"), "format is 2; allowed: a whole number from 1 to 1."),
    (top('title = "brass"'), 'title is "brass"; allowed: tinners-trail.'),
    (top('edition = "deluxe"'), 'edition is "deluxe"; allowed: remastered.'),
    (
        top('expansions = ["arsenic"]'),
        'expansions has "arsenic", which is not playable yet; allowed: no expansions.',
    ),
    (
        top('expansions = ["arsenick"]'),
        'expansions has "arsenick"; allowed: arsenic, emigration, kickstarter, '
        "kickstarter-tiles, kickstarter-cards (nearest: arsenic).",
    ),
    (
        top('wallace = ["cheap-labour"]'),
        'wallace has "cheap-labour": solo games against Lord Wallace are not playable yet; '
        "allowed: games for 2, 3, 4, 5 players.",
    ),
    (
        position(yellow="wallace = true"),
        'player yellow is "wallace": solo games against Lord Wallace are not playable yet; '
        "allowed: games for 2, 3, 4, 5 players.",
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
        "invest, peek, over, calciner, place, adelaide, wallace (nearest: auction).",
    ),
    (
        position('phase = "calciner"'),
        'phase is "calciner", a phase of an expansion that is not playable yet; allowed: draft, '
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
        "player yellow: monney is no key here; allowed: colour, wallace, name, money, points, "
        "mines_left, ore, hand, discarded, limiter, calciner_left, miners_left, waiting, owed, "
        "income (nearest: money).",
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
        "player pink: limiter is 10, but the arsenic expansion is not playable yet; allowed: 0.",
    ),
    (
        top("market = [18]"),
        "market is [18], but the arsenic expansion is not playable yet; allowed: [].",
    ),
    (position(rest=area("cambourne", "")), None),
    (
        position(rest=area("stratton", "")),
        'area 1: name is "stratton", which is not in play with 3 players; allowed: st-just, '
        "ludgvan, st-ives, gwinear, breage, camborne, wendron, st-keverne, redruth, gwennap, "
        "st-agnes, kea, perranzabuloe, st-columb, st-austell, st-stephen, padstow.",
    ),
    (
        position(rest=area("kea", "") + area("kea", "")),
        'area 2: name is "kea" again; allowed: each area once.',
    ),
    (
        position(rest=area("redruth", "tile = { tin = 1, copper = 1, water = 1 }")),
        "area redruth: tile.tin/copper/water is 1/1/1, which is no tile of region b; allowed: "
        "3/4/4, 2/3/3, 2/2/2, 1/4/3, 3/3/5, 2/1/3, 2/5/4, 1/2/4.",
    ),
    (position(rest=area("redruth", "tile = { tin = 1, copper = 1 }")), None),
    (
        position(rest=area("redruth", f'{FACE_DOWN}\nowner = "pink"')),
        "area redruth: owner stands beside a tile; allowed: a tile or an owner.",
    ),
    (
        position(rest=area("redruth", 'tile = { tin = "?", copper = 2, water = 2 }')),
        'area redruth: tile.tin is "?" beside known numbers; allowed: numbers, or nothing but "?".',
    ),
    (
        position(
            rest=area("redruth", 'tile = { tin = "?", copper = "?", water = "?", face = "up" }')
        ),
        'area redruth: tile.face is "up" although the numbers are "?"; allowed: down.',
    ),
    (
        position(rest=area("redruth", FACE_UP.replace(" }", ', seen = ["pink"] }'))),
        'area redruth: tile.seen is ["pink"] on a tile face up; allowed: [].',
    ),
    (
        position(rest=area("redruth", FACE_UP.replace(" }", ', bonus = "money+3" }'))),
        'area redruth: tile.bonus is "money+3", but the Kickstarter pack is not playable yet; '
        "allowed: no such key.",
    ),
    (
        position(rest=area("redruth", "water = 3")),
        "area redruth: water is 3 without a mine; allowed: 0.",
    ),
    (
        position(rest=area("redruth", "pump = true")),
        "area redruth: pump is true without a mine; allowed: false.",
    ),
    (
        position(rest=area("redruth", 'owner = "pink"\ndrainage = 1')),
        "area redruth: drainage is 1 without a tile; allowed: 0.",
    ),
    (
        position(rest=area("redruth", "port = true")),
        "area redruth: port is true inland; allowed: false.",
    ),
    (position(rest=area("redruth", "port = 1")), "area redruth: port is 1; allowed: true, false."),
    (
        position(rest=area("redruth", "miner = 2")),
        "area redruth: miner is 2; allowed: true, false (other miners belong to emigration, "
        "which is not playable yet).",
    ),
    (
        position(rest=area("redruth", 'calciner = "pink"')),
        'area redruth: calciner is "pink", but the arsenic expansion is not playable yet; '
        "allowed: no such key.",
    ),
    (
        position(rest=area("redruth", "tin = 1.5")),
        "area redruth: tin is 1.5; allowed: a whole number from 0 to 9999.",
    ),
    (
        top('adits = [["camborne", "kea"]]'),
        'adits has ["camborne", "kea"], which have no border; allowed: camborne beside gwinear, '
        "breage, wendron, redruth, st-agnes.",
    ),
    (
        top('adits = [["camborne", "redruth"], ["redruth", "camborne"]]'),
        'adits has ["redruth", "camborne"] twice; allowed: one adit a border.',
    ),
    (top('adits = ["camborne"]'), 'adits has "camborne"; allowed: pairs of areas.'),
    (
        position(rest='[decks]\na = ["tin+1:2"]'),
        "decks.a has 1 cards; allowed: none with 3 or more players.",
    ),
    (
        two("", '[decks]\na = ["?", "tin+1:2"]'),
        'decks.a has "?" beside known cards; allowed: cards, or nothing but "?".',
    ),
    (
        two("", '[decks]\na = ["a:tin+1:2"]'),
        'decks.a has "a:tin+1:2"; allowed: cards as benefit:value, like tin+1:2 '
        "(nearest: tin+1:2).",
    ),
    (two("", "[decks]\nd = []"), "decks.d is no key here; allowed: a, b, c."),
    (
        position(rest="[[seen.built]]\nregion = 'd'\ntin = 0\ncopper = 4\nwater = 2"),
        'seen.built 1: region is "d"; allowed: a, b, c.',
    ),
    (top('to_move = "yellow"'), None),
    (top('to_move = "red"'), 'to_move is "red"; allowed: pink, yellow, blue, luck, nobody.'),
    (top('ranking = ["pink"]'), None),
]
TURNS = [
    (
        top('to_move = "yellow"'),
        'to_move is "yellow" in phase actions; allowed: pink, as the rest of the position says.',
    ),
    (
        position('phase = "prices"\nto_move = "pink"'),
        'to_move is "pink" in phase prices; allowed: luck, as the rest of the position says.',
    ),
    (
        position(f'phase = "pumps"\npumps_left = 1\n{PRICES}'),
        'phase is "pumps", but nobody has a choice to make; allowed: a phase in which the '
        "position leaves something to decide.",
    ),
    (
        position(
            f'phase = "pumps"\npumps_left = 1\n{PRICES}',
            rest=area("redruth", 'owner = "pink"\nwater = 1'),
        ),
        "to_move is missing; allowed: pink, yellow, blue.",
    ),
    (
        position(f'phase = "pumps"\npumps_left = 9\n{PRICES}'),
        "pumps_left is 9; allowed: a whole number from 1 to 2.",
    ),
    (
        position(f'phase = "invest"\ndeclined = ["pink", "yellow", "blue"]\n{PRICES}\n{INVESTED}'),
        'phase is "invest", but nobody has a choice to make; allowed: a phase in which the '
        "position leaves something to decide.",
    ),
    (
        position(f'phase = "invest"\n{PRICES}\n{INVESTED}\nto_move = "pink"', pink="money = 4"),
        'to_move is "pink" in phase invest; allowed: yellow, blue, as the rest of the position '
        "says.",
    ),
    (
        position(f'phase = "invest"\n{PRICES}\n{INVESTED}', pink="ore = { tin = 1 }"),
        "player pink: ore.tin is 1; allowed: a whole number from 0 to 0.",
    ),
    (
        position(f'phase = "peek"\npeekers = ["blue"]\n{PRICES}', rest=area("redruth", FACE_DOWN)),
        'peekers is ["blue"]; allowed: ["pink", "yellow"], the first in column 0, or those of '
        "them still to peek.",
    ),
    (
        position(f'phase = "peek"\npeekers = ["pink"]\n{PRICES}'),
        'phase is "peek", but nobody has a choice to make; allowed: a phase in which the '
        "position leaves something to decide.",
    ),
    (
        position(
            f'round = 4\nphase = "over"\nranking = ["blue", "yellow", "pink"]\n{PRICES}\n{INVESTED}'
        ),
        'ranking is ["blue", "yellow", "pink"]; allowed: ["pink", "yellow", "blue"], as points '
        "and tie-breaks say.",
    ),
    (
        position('phase = "draft"'),
        "player pink: hand has 0 cards of region a in phase draft; allowed: 2, two of each region "
        "before and one after its discard.",
    ),
    (
        position('phase = "draft"', A_HAND + '\ndiscarded = ["b:miner:2"]'),
        "player pink: discarded has a card of region b before one of a; allowed: cards in region "
        "order.",
    ),
]
AUCTIONS = [
    (position(BIDDING), "auction is missing; allowed: a table."),
    (
        position(rest=auction('opener = "pink"')),
        "auction is there in phase actions; allowed: an auction in the phases survey, auction, "
        "play.",
    ),
    (
        position(BIDDING, rest='[auction]\narea = "redruth"\nopener = "pink"'),
        "auction.area is redruth, which has no tile; allowed: an area with a tile.",
    ),
    (
        position(BIDDING, rest=auction('opener = "yellow"')),
        'auction.opener is "yellow"; allowed: pink, whose turn it is on the work track.',
    ),
    (
        position(BIDDING, rest=auction('opener = "pink"\nminimum = 2')),
        "auction.minimum is 2; allowed: a whole number from 1 to 1.",
    ),
    (
        position(BIDDING, rest=auction('opener = "pink"\nhigh = { bid = 21, by = "pink" }')),
        "auction.high.bid is 21; allowed: a whole number from 1 to 20.",
    ),
    (
        position(BIDDING, "money = 0", rest=auction(OPENED)),
        'auction.high.by is "pink", who has 0 pounds; allowed: a bidder with at least 1 pounds.',
    ),
    (
        position(BIDDING, rest=auction(OPENED + 'in = ["yellow", "blue"]')),
        "auction.in has no pink, whose bid is the highest; allowed: everybody who has not dropped "
        "out.",
    ),
    (
        position(
            BIDDING, yellow="mines_left = 0", rest=auction(OPENED + 'in = ["pink", "yellow"]')
        ),
        'auction.in has "yellow", who may not take part; allowed: pink, blue.',
    ),
    (
        position(BIDDING, rest=auction(OPENED + 'in = ["pink"]')),
        'phase is "auction", but nobody has a choice to make; allowed: a phase in which the '
        "position leaves something to decide.",
    ),
    (
        position(BIDDING + '\nto_move = "blue"', rest=auction(OPENED)),
        'to_move is "blue" in phase auction; allowed: yellow, as the rest of the position says.',
    ),
    (
        position(
            BIDDING,
            rest=auction('opener = "pink"\nsurvey = { card = "c:tin+1:2", from = "hand" }'),
        ),
        "auction.survey.card is c:tin+1:2, which does not fit the area; allowed: a card of the "
        "area's region or a wild one.",
    ),
    (
        position(
            BIDDING,
            rest=auction('opener = "pink"\nsurvey = { card = "b:tin+1:2", from = "deck" }'),
        ),
        'auction.survey.from is "deck"; allowed: hand.',
    ),
    (
        position(
            BIDDING,
            rest=auction(
                'opener = "pink"\nsurvey = { card = "b:tin+1:2", from = "hand" }', FACE_UP
            ),
        ),
        "auction.survey is there for a face-up tile; allowed: no such key.",
    ),
    (
        position(f'phase = "survey"\n{PRICES}', rest=auction('opener = "pink"')),
        'phase is "survey", but nobody has a choice to make; allowed: a phase in which the '
        "position leaves something to decide.",
    ),
    (
        position(f'phase = "survey"\n{PRICES}', rest=auction(OPENED)),
        "auction.high is there in phase survey; allowed: no bid yet.",
    ),
    (
        position(f'phase = "play"\n{PRICES}', 'hand = ["b:miner:2"]', rest=auction(OPENED)),
        "auction.area has a face-down tile; allowed: the winner's tile face up.",
    ),
    (
        position(
            f'phase = "play"\n{PRICES}',
            'hand = ["b:miner:2"]',
            rest=auction(OPENED + 'winner = "blue"', FACE_UP),
        ),
        'auction.winner is "blue"; allowed: pink, who bid highest.',
    ),
    (
        position(f'phase = "play"\n{PRICES}', rest=auction(OPENED, FACE_UP)),
        'phase is "play", but nobody has a choice to make; allowed: a phase in which the '
        "position leaves something to decide.",
    ),
]
BOX = [
    (
        position(pink="mines_left = 6", rest=area("redruth", 'owner = "pink"')),
        "player pink: mines are in area and mines_left 7 times; allowed: 6, as in the box.",
    ),
    (
        position(rest=area("redruth", FACE_DOWN) + area("kea", FACE_UP)),
        "the tile 2/2/2 of region b is in area and seen.built 2 times; allowed: 1, as in the box.",
    ),
    (
        position(
            rest=area("redruth", FACE_DOWN)
            + "[[seen.built]]\nregion = 'b'\ntin = 2\ncopper = 2\nwater = 2"
        ),
        "the tile 2/2/2 of region b is in area and seen.built 2 times; allowed: 1, as in the box.",
    ),
    (
        position(pink='hand = ["a:miner:2"]', yellow='hand = ["a:miner:2"]'),
        "card a:miner:2 is in hands, decks, discards and seen.played 2 times; allowed: 1, as in "
        "the box.",
    ),
    (
        position(pink='hand = ["a:miner:2"]', rest='[seen]\nplayed = ["a:miner:2"]'),
        "card a:miner:2 is in hands, decks, discards and seen.played 2 times; allowed: 1, as in "
        "the box.",
    ),
    (
        position(pink='hand = ["d:miner:2"]'),
        "card d:miner:2 (region d is not used with 3 players) is there 1 times; allowed: 0, as in "
        "the box.",
    ),
    (
        two("", "[decks]\na = [" + '"?", ' * 31 + "]"),
        "survey cards are in hands, decks and seen.played 31 times; allowed: 30, as in the box.",
    ),
]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [*WHOLE_SENTENCES, *TURNS, *AUCTIONS, *BOX],
    ids=lambda part: str(part)[:60],
)
def test_a_position_is_refused_in_one_sentence(text: str, sentence: str | None) -> None:
    found = refusal(text)
    assert "\n" not in found
    if sentence is None:
        assert found.startswith("p.toml: ")
        assert "; allowed: " in found
    else:
        assert found == f"p.toml: {sentence}"


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
