"""Tags at nameplates: which cards of the hand name a place."""

from __future__ import annotations

from game.titles.brass.table.board.targets import PlateLook, PlateNode
from tests.titles.brass.table.sitting import Sitting

SEEDS = 60


def tags(sitting: Sitting) -> dict[str, str]:
    """Return the tag of every place that has one."""
    nodes = [node for node in sitting.table.root.walk() if isinstance(node, PlateNode)]
    looks = {node.target: node.look for node in nodes}
    return {
        name: look.tag for name, look in looks.items() if isinstance(look, PlateLook) and look.tag
    }


def test_two_cards_of_one_place_are_two_numbers_and_not_one() -> None:
    sitting = Sitting()
    for seed in range(SEEDS):
        sitting.workshop.rules.deal(sitting.workshop.state, seed)
        seat = sitting.ask().seat
        hand = sitting.table.shown.seats[seat].hand
        twice = [name for name in tags(sitting) if hand.count(name) > 1]
        if twice:
            break
    places = [str(at) for at, card in enumerate(hand, 1) if card == twice[0]]
    assert tags(sitting)[twice[0]] == "·".join(places)
    sitting.close()
