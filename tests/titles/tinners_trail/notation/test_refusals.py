"""Areas, adits, decks and memory that cannot be are refused in one sentence."""

import pytest

from tests.titles.tinners_trail.notation.hand_made import (
    FACE_DOWN,
    FACE_UP,
    PRICES,
    area,
    assert_refused,
    auction,
    position,
    top,
    two,
)

# Areas, adits, decks and memory that cannot be are refused in one sentence.

AREAS_AND_CARDS = [
    (position(rest=area("cambourne", "")), None),
    (
        position(rest=area("stratton", 'owner = "pink"')),
        "area stratton: owner is there beyond the map card of 3 players; allowed: pieces and "
        "cubes of ore or arsenic.",
    ),
    (
        position(rest=area("stratton", "water = 1")),
        "area stratton: water is 1 without a mine; allowed: 0.",
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
        'area redruth: tile.bonus is "money+3", but the pack of Kickstarter tiles is not in play; '
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
        "which is not in play).",
    ),
    (
        position(rest=area("redruth", 'calciner = "pink"')),
        'area redruth: calciner is "pink", but the arsenic expansion is not in play; '
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
        two("", '[decks]\na = ["b:tin+1:2"]'),
        'decks.a has "b:tin+1:2"; allowed: cards as benefit:value, like tin+1:2 '
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


@pytest.mark.parametrize(("text", "sentence"), AREAS_AND_CARDS, ids=lambda part: str(part)[:60])
def test_areas_and_cards_that_cannot_be_are_refused(text: str, sentence: str | None) -> None:
    assert_refused(text, sentence)


@pytest.mark.parametrize(("text", "sentence"), BOX, ids=lambda part: str(part)[:60])
def test_more_than_the_box_holds_is_refused(text: str, sentence: str | None) -> None:
    assert_refused(text, sentence)


# An auction must be one that can have come about.

BIDDING = 'phase = "auction"\n' + PRICES
OPENED = 'opener = "pink"\nhigh = { bid = 5, by = "pink" }\n'
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


@pytest.mark.parametrize(("text", "sentence"), AUCTIONS, ids=lambda part: str(part)[:60])
def test_an_auction_that_cannot_be_is_refused(text: str, sentence: str | None) -> None:
    assert_refused(text, sentence)


# A position must put a question to somebody, and to the right one.

INVESTED = 'invested = ["pink", "yellow", "blue"]'
A_HAND = 'hand = ["a:tin+1:2", "a:tin+2:4", "b:tin+1:2", "b:tin+2:4", "c:tin+1:2", "c:tin+2:4"]'
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


@pytest.mark.parametrize(("text", "sentence"), TURNS, ids=lambda part: str(part)[:60])
def test_a_turn_that_cannot_be_is_refused(text: str, sentence: str | None) -> None:
    assert_refused(text, sentence)
