"""Engine and oracle of every title play the same random games and must agree at every step.

A failure names the whole game; `disagreements(ComparedGame(...))` of its oracle plays it again.
"""

from dataclasses import replace
from itertools import chain

import pytest

from game.engine.title import Options
from tools.proof.cases import PROOFS
from tools.proof.engine_side import Position, engine_position
from tools.proof.oracles import ComparedGame, Oracle
from tools.proof.random_games import deal_game

pytestmark = pytest.mark.thorough

ORACLES = {
    f"{name}-{oracle.edition}": (proofs, oracle)
    for name, proofs in PROOFS.items()
    for oracle in proofs.oracles
}
SEED = 7  # in its games every mood, expansion, option, level, twist and number of seats comes up
GAMES = {name: proofs.compared_games(oracle, SEED) for name, (proofs, oracle) in ORACLES.items()}


def named(value: object) -> str | None:
    """Name a game by what it plays."""
    return str(value) if isinstance(value, ComparedGame) else None


@pytest.mark.parametrize("name", ORACLES)
def test_everything_comes_up_in_the_games_that_are_compared(name: str) -> None:
    proofs, oracle = ORACLES[name]
    set_ups = [one for group in proofs.every_set_up for one in group]
    every = {word for one in set_ups if one.edition == oracle.edition for word in words_of(one)}
    games = GAMES[name]
    assert {word for game in games for word in words_of(game.options)} == every
    assert {game.mood for game in games} == {*oracle.moods}
    assert {word for game in games for word in game.twists} == {
        twist.__name__ for twist in oracle.twists
    }


def words_of(options: Options) -> tuple[object, ...]:
    """What a game is set up with."""
    automa = options.automa or ()
    return options.seats, options.automa is None, *options.expansions, *automa


@pytest.mark.parametrize(
    ("oracle", "game"),
    [(ORACLES[name][1], game) for name, games in GAMES.items() for game in games],
    ids=named,
)
def test_engine_and_oracle_agree_on_every_move_and_position(
    oracle: Oracle, game: ComparedGame
) -> None:
    assert oracle.disagreements(game) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 110))
@pytest.mark.parametrize("name", ORACLES)
def test_engine_and_oracle_agree_in_many_games(name: str, seed: int) -> None:
    proofs, oracle = ORACLES[name]
    found = map(oracle.disagreements, proofs.compared_games(oracle, seed))
    assert [*chain.from_iterable(found)] == []


# What holds an oracle against the engine finds a difference, here in an oracle that errs.


@pytest.mark.parametrize("name", ORACLES)
def test_a_difference_is_told_with_game_step_and_move(name: str) -> None:
    _proofs, oracle = ORACLES[name]

    def play_and_forget_a_point(position: Position, text: str) -> None:
        oracle.play(position, text)
        next(iter(position["player"].values()))["points"] -= 1

    game = GAMES[name][0]
    [found] = replace(oracle, play=play_and_forget_a_point).disagreements(game)
    assert found.startswith(f"{game!r}, step 1, after ")
    assert ".points: 0 is not -1" in found


@pytest.mark.parametrize("name", ORACLES)
def test_a_wrong_deal_is_told(name: str) -> None:
    proofs, oracle = ORACLES[name]
    game = proofs.title.make_game(GAMES[name][0].options)
    position = oracle.read(engine_position(game, deal_game(game, 1)))
    assert oracle.faults_of_deal(position) == []
    player = next(iter(position["player"].values()))
    player |= {"points": 1, "hand": []}
    assert oracle.faults_of_deal(position)
