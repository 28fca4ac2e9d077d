"""Games of 2007 at the drawn table, by mouse alone and by keys alone."""

from __future__ import annotations

import pytest

from game.engine.move import Move
from game.engine.rules import CHANCE
from tests.titles.tinners_trail.edition_2007.table.classic_sitting import (
    ClassicGame,
    ClassicHands,
    ClassicKeyboard,
    ClassicMouse,
    ClassicSitting,
)

KINDS = (
    *("build", "extract", "adit", "train", "port", "miner", "pumps", "pasties", "pass"),
    *("bid", "drop", "pump", "invest", "prospect"),
)
MOST_OF_A_KIND = 2
HANDS = [ClassicMouse, ClassicKeyboard]


@pytest.mark.thorough
@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("kind", KINDS)
def test_every_move_of_a_kind_can_be_given(kind: str, hands: type[ClassicHands]) -> None:
    sitting = ClassicSitting(ClassicGame(3, 11))

    def is_asked(moves: tuple[Move, ...]) -> bool:
        kinds = {move.kind for move in moves}
        return kind in kinds and kinds != {"bid"}  # a bid without rivals answers by itself

    assert sitting.game.until(is_asked)
    moves = [move for move in sitting.game.moves() if move.kind == kind]
    for move in moves[:: -(-len(moves) // MOST_OF_A_KIND)]:
        sitting.ask()
        assert hands(sitting).answer(move) == move.code, move.text
    sitting.close()


@pytest.mark.slow
@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2)])
def test_a_whole_game_is_played_by_one_hand_alone(
    seats: int, seed: int, hands: type[ClassicHands]
) -> None:
    game = ClassicGame(seats, seed)
    sitting = ClassicSitting(game)
    asked = 0
    while not game.is_over:
        if game.mover == CHANCE:
            game.step(0)
            continue
        move = game.any_move()
        sitting.ask()
        by_itself = sitting.host.answers  # a bid without rivals
        game.step(0, by_itself[0] if by_itself else hands(sitting).answer(move))
        asked += 1
    assert asked > 30
    sitting.close()


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_animated_table_equals_a_fresh_one(seed: int) -> None:
    game = ClassicGame(3 + seed % 2, seed)
    sitting = ClassicSitting(game)
    table, seat, step = sitting.table, seed % 3, 0
    table.show(game.view(seat), seat)
    while not game.is_over:
        events, after = game.step(seat)
        timeline = table.animate(events, after, seat)
        timeline.advance(40.0 * (step % 12))
        timeline.finish()
        played = table.picture()
        table.show(after, seat)
        assert played == table.picture(), (step, [event.kind for event in events])
        step += 1
    sitting.close()
