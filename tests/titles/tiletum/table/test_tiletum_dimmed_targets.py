"""Offered tiles and buildings that cannot be picked say why, in the words of the rules."""

import random
from collections.abc import Iterator

import pytest

from game.engine.move import Move
from game.engine.rules import NOBODY
from game.scene.nodes.tooltip import Tooltip
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.view import question_key, table_view
from tests.helpers.present import present
from tests.titles.tiletum.table.court import Court


def tooltip_of(court: Court, target: str) -> Tooltip:
    found = court.table.tooltips.target_tooltip(target)
    assert isinstance(found, Tooltip)
    return found


def ask_at_questions(court: Court, action: str) -> Iterator[None]:
    """Play a game at random, and ask each question in which the points of an action are spent."""
    court.rules.deal(court.state, 1)
    chance = random.Random(1)
    while court.mover != NOBODY:
        if (
            court.mover >= 0
            and question_key(court.state) == "act"
            and table_view(court.state).action == action
        ):
            court.ask()
            yield
        court.rules.apply(court.state, court.choose(chance))


@pytest.mark.thorough
def test_every_contract_that_cannot_be_taken_says_why(court: Court) -> None:
    dear = 0
    for _ in ask_at_questions(court, "contract"):
        for tile in filter(None, present(court.table.model).view.offered_contracts):
            target = f"offer:{tile}"
            tip = tooltip_of(court, target)
            assert bool(tip.badge_text) == (target not in court.asking.pickable_targets), tip
            dear += any("but you have only" in line for line in tip.lines)
    assert dear


@pytest.mark.thorough
def test_every_building_without_room_for_a_stored_character_says_why(court: Court) -> None:
    told = 0
    for _ in ask_at_questions(court, "character"):
        moves = court.moves()
        if not any(move.kind == "place" for move in moves):
            continue
        for number in range(1, 7):
            target = f"building:{number}"
            tip = tooltip_of(court, target)
            assert bool(tip.badge_text) == (target not in court.asking.pickable_targets), tip
            told += bool(tip.badge_text)
    assert told


def test_a_picked_character_is_named_where_it_cannot_move_in(court: Court) -> None:
    def fits_some_buildings_only(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        placed = [move for move in moves if move.kind == "place"]
        cards = {move.card for move in placed}
        return question_key(state) == "act" and any(
            0 < sum(move.card == card for move in placed) < 6 for card in cards
        )

    court.asked(fits_some_buildings_only)
    placed = [move for move in court.moves() if move.kind == "place"]
    card = next(
        move.card for move in placed if sum(other.card == move.card for other in placed) < 6
    )
    court.asking.pick(f"store:{card}")
    court.table.refresh()
    dimmed = [
        number
        for number in range(1, 7)
        if f"building:{number}" not in court.asking.pickable_targets
    ]
    assert dimmed
    for number in dimmed:
        tip = tooltip_of(court, f"building:{number}")
        assert tip.badge_text
        assert tip.lines[0] != tip.lines[-1] or len(tip.lines) == 1
