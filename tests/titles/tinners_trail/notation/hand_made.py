"""Position texts made by hand: three players, everything left out that a test is not about."""

from __future__ import annotations

import pytest

from game.engine.title import Game, Unreadable
from game.titles import title
from game.titles.tinners_trail.rules.state import TrailState

SOURCE = "p.toml"
TRAIL = title("tinners-trail")
PRICES = "prices = { tin = 5, copper = 8 }"
ACTIONS = 'phase = "actions"\n' + PRICES
FACE_DOWN = 'tile = { tin = 2, copper = 2, water = 2, face = "down" }'  # a tile of region B
FACE_UP = 'tile = { tin = 2, copper = 2, water = 2, face = "up" }'


def position(
    top: str = ACTIONS,
    pink: str = "",
    yellow: str = "",
    rest: str = "",
    *,
    seats: int = 3,
) -> str:
    """Return a position: lines at the top, lines of two players, tables after all players."""
    players = [
        f'[[player]]\ncolour = "pink"\n{pink}',
        f'[[player]]\ncolour = "yellow"\n{yellow}',
        *(f'[[player]]\ncolour = "{colour}"' for colour in ("blue", "green", "orange")),
    ]
    return "\n".join([top, *players[:seats], rest]) + "\n"


def top(lines: str) -> str:
    """Return a position in the actions of round 1 with more lines at the top."""
    return position(f"{ACTIONS}\n{lines}")


def two(lines: str, rest: str = "") -> str:
    """Return such a position of a game for two."""
    return position(f"{ACTIONS}\n{lines}", rest=rest, seats=2)


def area(name: str, lines: str) -> str:
    """Return an area's table."""
    return f'[[area]]\nname = "{name}"\n{lines}\n'


def auction(lines: str, tile: str = FACE_DOWN) -> str:
    """Return Redruth with a tile and the auction's table."""
    return area("redruth", tile) + f'[auction]\narea = "redruth"\n{lines}\n'


def read(text: str) -> tuple[Game, TrailState]:
    """Return game and state of a position."""
    game, state, _names = TRAIL.read_position(text, SOURCE)
    assert isinstance(state, TrailState)
    return game, state


def canonical(text: str) -> str:
    """Return the position as it is written again."""
    game, state, names = TRAIL.read_position(text, SOURCE)
    return game.write_position(state, names)


def refusal(text: str) -> str:
    """Return the sentence that refuses a position."""
    with pytest.raises(Unreadable) as refused:
        TRAIL.read_position(text, SOURCE)
    return str(refused.value)


def moves(text: str) -> list[str]:
    """Return the texts of the moves a position offers."""
    game, state = read(text)
    return [move.text for move in game.moves(state)]


def assert_refused(text: str, sentence: str | None) -> None:
    """Require a refusal in one line: this sentence, or any that says what is allowed."""
    found = refusal(text)
    assert "\n" not in found
    if sentence is None:
        assert found.startswith(f"{SOURCE}: ")
        assert "; allowed: " in found
    else:
        assert found == f"{SOURCE}: {sentence}"
