"""Offered tiles and buildings that cannot be picked say why, in the words of the rules."""

import random
from collections.abc import Iterator

import pytest

from game.engine.move import Move
from game.engine.rules import NOBODY
from game.scene.nodes.tooltip import Tooltip
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.view import TiletumModel, question_key, table_view
from tests.helpers.present import present
from tests.titles.tiletum.table.court import Court
from tests.titles.tiletum.table.test_drawn_tiletum import OPTIONS


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
def test_with_silver_every_contract_that_cannot_be_taken_says_why() -> None:
    court = Court(options=OPTIONS["silver"])
    for _ in ask_at_questions(court, "contract"):
        for tile in filter(None, present(court.table.model).view.offered_contracts):
            tip = tooltip_of(court, f"offer:{tile}")
            is_lit = f"offer:{tile}" in court.asking.pickable_targets
            assert bool(tip.badge_text) == (not is_lit), tip


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


def test_a_building_whose_place_for_a_crest_is_too_dear_says_so(court: Court) -> None:
    def can_pay_some_places_only(_: TiletumState, moves: tuple[Move, ...]) -> bool:
        placed = [move for move in moves if move.kind == "crest"]
        return 0 < len({move.amount("building") for move in placed}) < 6

    court.asked(can_pay_some_places_only)
    dimmed = [
        number
        for number in range(1, 7)
        if f"building:{number}" not in court.asking.pickable_targets
    ]
    assert dimmed
    for number in dimmed:
        tip = tooltip_of(court, f"building:{number}")
        assert tip.badge_text
        assert "but you have only" in tip.lines[0]


def test_a_stored_contract_without_its_goods_says_so_beside_tiles_that_can_be_used(
    court: Court,
) -> None:
    def unpaid_contracts(state: TiletumState) -> list[str]:
        board = state.board
        return [
            tile
            for tile in filter(
                None, TiletumModel(state, int(state.to_move)).own_board.storehouse_tiles
            )
            if board.tile_kind[board.tile_numbers[tile]] == kinds.CONTRACT_TILE
        ]

    def can_use_another_tile(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        return (
            question_key(state) in ("turn", "act")
            and any(move.kind in ("use", "crest") for move in moves)
            and not any(move.kind == "fulfil" for move in moves)
            and bool(unpaid_contracts(state))
        )

    court.asked(can_use_another_tile)
    for tile in unpaid_contracts(court.state):
        tip = tooltip_of(court, f"store:{tile}")
        assert tip.badge_text
        assert "You don’t have enough goods" in tip.lines[0]


@pytest.mark.thorough
def test_every_stored_tile_that_a_task_or_moving_in_refuses_says_why(court: Court) -> None:
    court.rules.deal(court.state, 1)
    chance = random.Random(1)
    told = 0
    while court.mover != NOBODY:
        if court.mover >= 0 and question_key(court.state) in ("turn", "act"):
            court.ask()
            model = present(court.table.model)
            lit = court.asking.pickable_targets
            stored = [tile for tile in model.own_board.storehouse_tiles if tile]
            board = model.state.board
            for tile in stored if any(target.startswith("store:") for target in lit) else ():
                is_character = board.tile_kind[board.tile_numbers[tile]] == kinds.CHARACTER_TILE
                if is_character and model.view.action != "character":
                    continue  # a character is moved in by its action only
                tip = tooltip_of(court, f"store:{tile}")
                assert bool(tip.badge_text) == (f"store:{tile}" not in lit), tip
                told += bool(tip.badge_text)
        court.rules.apply(court.state, court.choose(chance))
    assert told
