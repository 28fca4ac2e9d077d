"""Every legal answer can be given by mouse alone and by keyboard alone, in either edition."""

import pytest

from game.engine.move import Move
from game.engine.rules import CHANCE
from tests.titles.tinners_trail.table.hands import Keyboard, Mouse
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, game_of_2007

pytestmark = pytest.mark.thorough

ACTIONS = ("build", "extract", "adit", "train", "port", "miner", "pumps", "pasties", "pass")
KINDS = (*ACTIONS, "discard", "survey", "bid", "drop", "play", "pump", "invest", "peek")
KINDS_OF_2007 = (*ACTIONS, "bid", "drop", "pump", "invest", "prospect")
EVERYTHING = ("arsenic", "emigration", "kickstarter")
HANDS = (Mouse, Keyboard)


def name(move: Move) -> str:
    """A move's kind; a company's own miner is one of its own."""
    return f"{move.kind} {move.choice}" if move.choice == "own" else move.kind


def give(hot_seat: HotSeat, kinds: tuple[str, ...], most: int) -> None:
    """Give the first moves of each kind, and one of each choice, by mouse and by keys."""
    game = hot_seat.game
    left = set(kinds)
    while left:
        assert game.until(lambda moves: offers(moves, left)), left
        moves = game.moves()
        for kind in left & {name(move) for move in moves}:
            some = [move for move in moves if move.kind == kind.split(" ", maxsplit=1)[0]]
            wanted = {move.choice: move for move in some}
            wanted |= {move.text: move for move in some[:: -(-len(some) // most)]}
            for move in {move.code: move for move in wanted.values()}.values():
                for hands in HANDS:
                    hot_seat.ask()
                    assert hands(hot_seat).answer(move) == move.code, move.text
            left.discard(kind)
        game.step(0)


def offers(moves: tuple[Move, ...], kinds: set[str]) -> bool:
    """Whether moves of one of these kinds are asked for; a bid without rivals answers by itself."""
    asked = {name(move) for move in moves}
    return bool(asked & kinds) and asked != {"bid"}


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        (Game(3, 11), KINDS),
        (Game(4, 7, EVERYTHING), ("calciner", "process", "sell", "miner own", "emigrate")),
        (Game(4, 9, EVERYTHING), ("place", "adelaide")),
        (Game(2, 3, (), ()), ("bid", "survey", "build", "peek")),
        (Game(2, 5), ("survey", "peek")),  # with a deck that can be called, or refused
        (game_of_2007(3, 11), KINDS_OF_2007),
    ],
    ids=["base", "expansions", "michigan", "wallace", "two", "2007"],
)
def test_moves_of_every_kind_can_be_given(game: Game, kinds: tuple[str, ...]) -> None:
    give(HotSeat(game), kinds, 2)


@pytest.mark.slow
def test_every_single_move_of_a_kind_can_be_given() -> None:
    give(HotSeat(Game(4, 12)), KINDS, 1000)


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [
        *(Game(2, 1), Game(4, 2), Game(5, 3), Game(4, 9, EVERYTHING), Game(5, 2, EVERYTHING)),
        *(Game(2, 1, (), ()), Game(2, 2, EVERYTHING, ("better-mines", "deep-pockets"))),
        *(game_of_2007(3, 1), game_of_2007(4, 2)),
    ],
)
def test_a_whole_game_is_played_by_mouse_and_keys_in_turn(game: Game) -> None:
    hot_seat = HotSeat(game)
    turn = 0
    while not game.is_over:
        if game.mover == CHANCE:
            game.step(0)
            continue
        move = game.any_move()
        hot_seat.ask()
        by_itself = hot_seat.host.answers  # a sale without rivals
        hands = HANDS[turn % 2](hot_seat)
        game.step(0, by_itself[0] if by_itself else hands.answer(move))
        turn += 1
    assert turn > 30
