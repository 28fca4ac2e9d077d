"""What a seat may take back around a survey card: its own card shows it nothing, a tile does."""

import pytest

from game.match.undo import UndoPolicy
from tests.titles.tinners_trail.tables import Table, new_solo, new_table

DECK = "survey deck"
NONE = "survey none"
SEEDS = range(1, 40)


def auction_of_face_down_tile(table: Table) -> str | None:
    """Play until a seat may lay a card from its hand where the tile lies face down, and return
    that move; None when the game does not come to it."""
    while table.state.to_move >= 0 or table.listed():
        moves = table.listed()
        if table.phase == "survey":
            cards = [
                move for move in moves if move.startswith("survey") and move not in (DECK, NONE)
            ]
            if cards and not table.state.face_up[table.state.area]:
                return cards[0]
        table.play(next((move for move in moves if move.startswith("build")), moves[0]))
        if table.look().round > 1:
            return None
    return None


def reveals(table: Table, move: str) -> bool:
    """Play a move and return whether it is a barrier for undo."""
    before = table.state.clone()
    table.play(move)
    assert isinstance(table.game, UndoPolicy)
    return table.game.reveals_facts(before, table.state)


@pytest.mark.rule("LW-2")
def test_a_card_may_be_taken_back_until_the_tile_has_been_looked_at() -> None:
    for seed in SEEDS:
        table = new_solo(seed)
        card = auction_of_face_down_tile(table)
        if card is not None:
            assert not reveals(table, card)
            assert "look yes" in table.listed()
            assert reveals(table, "look yes")
            return
    raise AssertionError("no card was laid on a tile that lies face down")


@pytest.mark.rule("A-5")
def test_a_card_that_lets_its_owner_look_at_the_tile_stays() -> None:
    for seed in SEEDS:
        table = new_table(3, seed)
        card = auction_of_face_down_tile(table)
        if card is not None:
            assert reveals(table, card)
            return
    raise AssertionError("no card was laid on a tile that lies face down")
