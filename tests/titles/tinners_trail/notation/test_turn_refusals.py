"""A position must put a question to somebody, and to the right one."""

import pytest

from tests.titles.tinners_trail.notation.hand_made import (
    FACE_DOWN,
    PRICES,
    area,
    assert_refused,
    position,
    top,
)

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
