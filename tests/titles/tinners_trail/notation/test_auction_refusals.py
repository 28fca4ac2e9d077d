"""An auction must be one that can have come about."""

import pytest

from tests.titles.tinners_trail.notation.hand_made import (
    FACE_UP,
    PRICES,
    assert_refused,
    auction,
    position,
)

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
