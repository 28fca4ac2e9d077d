"""Engine and oracle of every title play the same random games and must agree at every step.

A failure names the whole game; `disagreements(ComparedGame(...))` of its oracle plays it again.
"""

from dataclasses import replace
from itertools import chain

import pytest

from tools.proof.cases import PROOFS
from tools.proof.oracles import ComparedGame, Oracle, Position, dealt, written

pytestmark = pytest.mark.thorough

ORACLES = {
    f"{name}-{oracle.edition}": oracle
    for name, proofs in PROOFS.items()
    for oracle in proofs.oracles
}
# Of the games of seed 1 so few that every mood, expansion, option, level, twist and number of seats
# comes up; most of them against Lord Wallace and with silver, whose corners are the rarest.
CHOSEN: dict[str, list[int]] = {
    "tinners-trail-remastered": [0, 2, 4, 6, 8, 10, 11, 21, 26, 38, 43, 69, *range(40, 71, 2)],
    "tinners-trail-2007": [0, 1, 5, 6, 15, 20, 23],
    "brass-2007": [0, 2, 4, 5, 6, 8, 12, 16, 20, 25, 29, 34, 37, 41],
    "tiletum-standard": [0, 1, 2, 4, 5, 6, 8, 10, 12, 14, 16, 35, 39, *range(24, 48, 2)],
}
GAMES = [(name, number) for name, numbers in CHOSEN.items() for number in numbers]


def named(value: object) -> str | None:
    """Name a game by what it plays."""
    return str(value) if isinstance(value, ComparedGame) else None


def test_every_oracle_is_held_against_the_engine() -> None:
    assert list(CHOSEN) == list(ORACLES)


@pytest.mark.parametrize(
    ("name", "game"), [(one, ORACLES[one].games_of(1)[n]) for one, n in GAMES], ids=named
)
def test_engine_and_oracle_agree_on_every_move_and_position(name: str, game: ComparedGame) -> None:
    assert ORACLES[name].disagreements(game) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 110))
@pytest.mark.parametrize("name", CHOSEN)
def test_engine_and_oracle_agree_in_many_games(name: str, seed: int) -> None:
    found = map(ORACLES[name].disagreements, ORACLES[name].games_of(seed))
    assert [*chain.from_iterable(found)] == []


# What holds an oracle against the engine finds a difference, here in an oracle that errs.


@pytest.mark.parametrize("oracle", ORACLES.values(), ids=ORACLES)
def test_a_difference_is_told_with_game_step_and_move(oracle: Oracle) -> None:
    def play_and_forget_a_point(position: Position, text: str) -> None:
        oracle.play(position, text)
        next(iter(position["player"].values()))["points"] -= 1

    game = oracle.games_of(1)[0]
    [found] = replace(oracle, play=play_and_forget_a_point).disagreements(game)
    assert found.startswith(f"{game!r}, step 1, after ")
    assert ".points: 0 is not -1" in found


@pytest.mark.parametrize("oracle", ORACLES.values(), ids=ORACLES)
def test_a_wrong_deal_is_told(oracle: Oracle) -> None:
    position = oracle.read(written(*dealt(oracle.games_of(1)[0].options, 1)))
    assert oracle.faults_of_deal(position) == oracle.faults(position) == []
    player = next(iter(position["player"].values()))
    player |= {"points": 1, "hand": []}
    assert oracle.faults_of_deal(position)
