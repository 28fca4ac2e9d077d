"""The journal says what a tile, a tablet and a marker are worth to the Cardinal."""

from typing import Final

import pytest

from game.application.box_factory import read_words
from game.engine.events import Event
from game.engine.title import Options
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.cardinal_narration import events_with_notes_on_cardinal
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.words import TiletumTableTexts
from game.titles.tiletum.title import TiletumTitle
from tests.helpers.hot_seat import RandomGame
from tests.titles.tiletum.table.court import LIKED

SOLO: Final = Options("tiletum", 2, expansions=("silver",), automa=("easy",), automa_seat=1)
CARDINAL: Final = 1
TEXTS: Final = TiletumTableTexts(read_words("tiletum", "en"), ())


@pytest.fixture
def state() -> TiletumState:
    game: RandomGame[TiletumState] = RandomGame(TiletumTitle().make_game(SOLO), LIKED)
    game.until(lambda state, _: state.to_move == 0)
    return game.state


def told(before: TiletumState, after: TiletumState, *events: Event) -> list[str]:
    return [
        TEXTS.journal_text(event) for event in events_with_notes_on_cardinal(before, after, events)
    ]


def taking(state: TiletumState, tile: str, challenge: int = -1) -> str:
    """Return the line of a tile that the Cardinal takes and that leaves the game."""
    if challenge >= 0:
        state.challenges[challenge] = 1
    after = state.clone()
    assert isinstance(after, TiletumState)
    after.gone[state.board.tile_numbers[tile]] += 1
    (line,) = told(state, after, Event("cardinal-took", CARDINAL, card=tile))
    return line


def test_a_tile_without_effect_is_removed(state: TiletumState) -> None:
    assert "removed a tile" in taking(state, "gold3")


@pytest.mark.parametrize(
    ("tile", "challenge"),
    [
        ("gold3", kinds.INGENIOUS_CLERGY_CHALLENGE),
        ("building", kinds.SPECIAL_FRIENDS_CHALLENGE),
        ("king2", kinds.CHURCH_INCOME_CHALLENGE),
        ("ap1", kinds.WHISPERS_CHALLENGE),
    ],
)
def test_a_tile_that_a_challenge_pays_for_is_taken(
    state: TiletumState, tile: str, challenge: int
) -> None:
    assert "took a tile" in taking(state, tile, challenge)


def test_a_kept_crest_is_taken(state: TiletumState) -> None:
    event = Event("cardinal-took", CARDINAL, card="crest:lion")
    assert "took a tile" in told(state, state, event)[0]


@pytest.mark.parametrize("in_force", [False, True])
def test_a_tablet_has_an_effect_with_fruitful_journey_alone(
    state: TiletumState, in_force: bool
) -> None:
    state.challenges[kinds.FRUITFUL_JOURNEY_CHALLENGE] = int(in_force)
    event = Event("covered", CARDINAL, card="tablet:points4")
    assert ("(no effect)" in told(state, state, event)[0]) != in_force
    assert "(no effect)" not in told(state, state, Event("covered", 0, card="tablet:points4"))[0]


def test_the_points_of_a_marker_are_told_apart(state: TiletumState) -> None:
    die = Event("took-die", CARDINAL, card="gold", amounts=(("value", 3),))
    began = Event("began", CARDINAL, card="character", amounts=(("ap", 6),))
    assert "6 AP (2 of them from a marker)" in told(state, state, die, began)[1]
    plain = Event("began", CARDINAL, card="character", amounts=(("ap", 4),))
    assert "marker" not in told(state, state, die, plain)[1]
    assert "marker" not in told(state, state, began)[0]
