"""Law 7: from many positions exactly as many others can be reached as were once counted.

`tools/perft.py` counts anew.
"""

import pytest

from game.engine.fingerprint import fingerprint
from game.titles import titles
from tools.perft import FOLDER, counts_of, game_of, position, positions_after

LINES = [
    (name, line)
    for name in titles()
    for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize(("name", "line"), LINES, ids=[line.partition(":")[0] for _, line in LINES])
def test_law_7_as_many_positions_can_be_reached_as_were_counted(name: str, line: str) -> None:
    where, _, numbers = line.partition(": ")
    players, seed, number = map(int, where.split())
    game = game_of(name, players)
    counts = [int(count) for count in numbers.split()]
    assert counts_of(game.rules, position(game, seed, number)) == counts


def test_every_title_has_at_least_fifty_positions() -> None:
    for name in titles():
        assert len([line for title, line in LINES if title == name]) >= 50


def test_counting_leaves_the_position_as_it_is() -> None:
    game = game_of("tinners-trail", 3)
    state = position(game, 1, 40)
    was = fingerprint(state)
    positions_after(game.rules, state, 2)
    assert fingerprint(state) == was
