"""What a move changes is said once for all areas that change alike, the own ones first."""

import pytest

from game.application.box_factory import read_words
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.tinners_trail.notation.game_options import TITLE_NAME
from game.titles.tinners_trail.table.display import MAX_EFFECT_LETTERS
from game.titles.tinners_trail.table.effects_text import move_effects_text
from tests.helpers.present import present
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, seated
from tests.titles.tinners_trail.tables import table_of

AROUND_KEA = (
    "round 3; kea pink 2/2/4; gwennap yellow 2/2/2; st-austell yellow 1/1/2;"
    "perranzabuloe blue 1/1/3; st-agnes down 2/3/3; redruth pink 2/2/1"
)


def effects(
    text: str, words: str, *, max_letters: int = 0, language: str = "en", titled_area: str = ""
) -> str:
    """Return what a move is said to change in a position."""
    game = Game(3, 1)
    game.state = table_of(words).state
    hot_seat = HotSeat(game, words=read_words(TITLE_NAME, language))
    hot_seat.ask()
    model = present(hot_seat.table.model)
    after = present(
        model.table_view_after_move_unless_tile_unknown(game.face.parse_move(game.state, text))
    )
    context = hot_seat.table.context
    return move_effects_text(
        context, model.view, after, 0, max_letters=max_letters, titled_area=titled_area
    )


def test_two_areas_that_change_alike_are_named_together() -> None:
    told = effects("adit camborne redruth", "camborne pink 1/1/2; redruth pink 2/2/2")
    assert told == "Camborne, Redruth: −1 water, +1 tin, +1 copper each."


def test_areas_with_an_own_mine_come_first() -> None:
    told = effects("adit gwennap kea", "gwennap yellow 1/1/2; kea pink 2/2/1")
    assert told.startswith("Kea, Gwennap (Jago): ")


def test_the_second_area_of_an_adit_is_named_with_the_owner_of_its_mine() -> None:
    told = effects(
        "adit camborne redruth",
        "camborne down 1/1/2; redruth blue 2/1/0",
        max_letters=MAX_EFFECT_LETTERS,
    )
    assert told == (
        "Camborne: +1 drainage token, +1 tin, +1 copper. Also changes Redruth (Kerensa)."
    )


def test_an_area_that_the_heading_names_is_not_named_again() -> None:
    told = effects("train kea", AROUND_KEA, titled_area="kea")
    assert told.startswith("−2 water, capacity 2 → 3. Redruth, ")
    around = effects("train kea", AROUND_KEA, titled_area="st-agnes")
    assert around.startswith("+1 drainage token. Kea: −2 water, capacity 2 → 3. ")


def test_too_many_areas_are_counted_and_own_ones_always_named() -> None:
    whole = effects("train kea", AROUND_KEA)
    assert whole.startswith("Kea: −2 water, capacity 2 → 3. ")
    assert "Perranzabuloe" in whole and "St Agnes: +1 drainage token" in whole
    short = effects("train kea", AROUND_KEA, max_letters=MAX_EFFECT_LETTERS)
    assert len(short) <= MAX_EFFECT_LETTERS < len(whole)
    assert short.startswith("Kea: −2 water, capacity 3. Redruth and 3 more: −1 water each.")
    assert short.endswith(" Also changes St Agnes.")


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_what_an_adit_or_a_train_changes_is_short_in_every_language(language: str) -> None:
    words = "perranzabuloe pink 1/1/2; st-columb pink 2/2/2"
    assert len(effects("adit perranzabuloe st-columb", words, language=language)) < 72
    assert len(effects("train kea", AROUND_KEA, max_letters=84, language=language)) <= 84


@pytest.mark.parametrize("picked", [False, True])
def test_a_miner_of_either_colour_is_said_to_raise_the_capacity_of_an_own_mine(
    *, picked: bool
) -> None:
    game = Game(3, 1, ("emigration",))
    game.state = table_of("expansions emigration; round 2; kea pink 2/2/4").state
    hot_seat = seated(game)
    hot_seat.ui.click(name="action:miner")
    if picked:
        hot_seat.ui.click(name="area:kea")
    assert hot_seat.table.area_tooltip("kea").lines[0] == "Capacity 2 → 3."
