"""Every legal answer can be given by mouse alone and by keyboard alone."""

from __future__ import annotations

import pytest

from game.engine.move import Move
from game.engine.rules import CHANCE
from tests.titles.tinners_trail.table.hands import Hands, Keyboard, Mouse
from tests.titles.tinners_trail.table.sitting import Game, HotSeat

pytestmark = pytest.mark.thorough

KINDS = (
    "discard",
    "build",
    "extract",
    "adit",
    "train",
    "port",
    "miner",
    "pumps",
    "pasties",
    "pass",
    "survey",
    "bid",
    "drop",
    "play",
    "pump",
    "invest",
    "peek",
)
EVERYTHING = ("arsenic", "emigration", "kickstarter")
KINDS_OF_EXPANSIONS = ("calciner", "process", "sell", "miner", "emigrate", "place", "adelaide")
SEEDS_OF_EXPANSIONS = {"adelaide": 9, "place": 9}
MOST_OF_A_KIND = 4


@pytest.mark.parametrize("hands", [Mouse, Keyboard])
@pytest.mark.parametrize("kind", KINDS)
def test_every_move_of_a_kind_can_be_given(kind: str, hands: type[Hands]) -> None:
    sitting = HotSeat(Game(3, 11))
    assert sitting.game.until(lambda moves: any(move.kind == kind for move in moves))
    moves = [move for move in sitting.game.moves() if move.kind == kind]
    step = -(-len(moves) // MOST_OF_A_KIND)
    for move in moves[::step]:
        sitting.ask()
        assert hands(sitting).answer(move) == move.code, move.text
    sitting.close()


@pytest.mark.parametrize("hands", [Mouse, Keyboard])
@pytest.mark.parametrize("kind", KINDS_OF_EXPANSIONS)
def test_every_move_of_the_expansions_can_be_given(kind: str, hands: type[Hands]) -> None:
    sitting = HotSeat(Game(4, SEEDS_OF_EXPANSIONS.get(kind, 7), EVERYTHING))

    def is_one(move: Move) -> bool:
        return move.kind == kind and (kind != "miner" or move.choice == "own")

    assert sitting.game.until(lambda moves: any(is_one(move) for move in moves))
    moves = [move for move in sitting.game.moves() if move.kind == kind]
    step = -(-len(moves) // MOST_OF_A_KIND)
    wanted = {move.choice: move for move in moves} | dict(enumerate(moves[::step]))
    for move in wanted.values():
        sitting.ask()
        assert hands(sitting).answer(move) == move.code, move.text
    sitting.close()


@pytest.mark.parametrize("hands", [Mouse, Keyboard])
@pytest.mark.parametrize("kind", ["bid", "survey", "build", "peek"])
def test_moves_against_lord_wallace_can_be_given(kind: str, hands: type[Hands]) -> None:
    sitting = HotSeat(Game(2, 3, (), ()))
    assert sitting.game.until(lambda moves: any(move.kind == kind for move in moves))
    moves = [move for move in sitting.game.moves() if move.kind == kind]
    for move in moves[:: -(-len(moves) // 2)]:
        sitting.ask()
        assert hands(sitting).answer(move) == move.code, move.text
    sitting.close()


@pytest.mark.parametrize("kind", ["deck", "none"])
def test_the_deck_of_two_players_can_be_called_and_refused(kind: str) -> None:
    sitting = HotSeat(Game(2, 5))
    wanted = {"deck": "survey", "none": "peek"}[kind]
    assert sitting.game.until(
        lambda moves: any(move.kind == wanted and move.choice == kind for move in moves)
    )
    move = next(move for move in sitting.game.moves() if move.choice == kind)
    sitting.ask()
    assert Mouse(sitting).answer(move) == move.code
    sitting.close()


@pytest.mark.slow
@pytest.mark.parametrize("hands", [Mouse, Keyboard])
@pytest.mark.parametrize("kind", KINDS)
def test_every_single_move_of_a_kind_can_be_given(kind: str, hands: type[Hands]) -> None:
    sitting = HotSeat(Game(4, 12))
    assert sitting.game.until(lambda moves: any(move.kind == kind for move in moves))
    for move in sitting.game.moves():
        if move.kind == kind:
            sitting.ask()
            assert hands(sitting).answer(move) == move.code, move.text
    sitting.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "seed", "expansions", "wallace"),
    [
        (2, 1, (), None),
        (4, 2, (), None),
        (5, 3, (), None),
        (4, 9, EVERYTHING, None),
        (5, 2, EVERYTHING, None),
        (2, 1, (), ()),
        (2, 2, EVERYTHING, ("better-mines", "deep-pockets")),
    ],
)
def test_a_whole_game_is_played_by_mouse_and_keys_in_turn(
    seats: int, seed: int, expansions: tuple[str, ...], wallace: tuple[str, ...] | None
) -> None:
    game = Game(seats, seed, expansions, wallace)
    sitting = HotSeat(game)
    turn = 0
    while not game.is_over:
        if game.mover == CHANCE:
            game.step(0)
            continue
        move = game.any_move()
        sitting.ask()
        if sitting.host.answers:  # a sale nobody else can bid in goes for the least sum by itself
            game.step(0, sitting.host.answers[0])
            continue
        hands: Hands = (Mouse if turn % 2 else Keyboard)(sitting)
        answered = sitting.host.answers  # a sale without rivals: its price was confirmed before
        game.step(0, answered[0] if answered else hands.answer(move))
        turn += 1
    assert turn > 30
    sitting.close()
