"""Whatever the art of a table draws says what it is while it is pointed at, in every title."""

import random
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from typing import Any, Final

import pytest

from game.application.box_factory import folders_of_text_files, make_game_box, make_kit
from game.engine.rules import CHANCE, NOBODY
from game.text.languages import BASE_LANGUAGE, text_file_paths
from game.titles import SHELF
from tests.helpers.drawn_symbols import DrawnSymbol, SymbolWatch, untold
from tests.helpers.hot_seat import HotSeat, SeenGame, closed
from tests.helpers.listening_words import ListeningWords
from tools.proof.cases import PROOFS
from tools.proof.proofs import Case

__all__ = ["closed"]

pytestmark = pytest.mark.thorough

NAMES: Final = ("Morwenna", "Jago", "Kerensa", "Petroc", "Tamsin")
EVERY = 40
SELDOM = 80
SOONEST = 7
"""Every so many decisions the table is looked at, in the gate less often; the first time after so
many.
"""
LARGE_BOARD_NODE: Final = "large-board"
LARGE_BOARD_KEY: Final = "f6"
ON_BUTTONS: Final = "A button says what it does, and its tooltip why it cannot be pressed."
SCENERY: Final = "It is scenery: nothing of the game depends on it."
LIGHT: Final = "It is the light of what may be picked or is picked, and that tells of itself."
ROAD: Final = "A road is part of the map; the spaces at its ends tell where it leads."
GALLERY: Final = "A gallery is part of the map; the towns at its ends tell where it leads."
FACE_UP: Final = "A hidden card says nothing; one that is seen says what it is."
EXCEPTIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "tiletum": {
        "road_sprite *": ROAD,
        "road_sprite": ROAD,
        "gallery_sprite *": GALLERY,
        "gallery_sprite": GALLERY,
        "icon_sprite merchant in chart": SCENERY,
        "light_sprite * in space:*": LIGHT,
        "map_space_light_sprite *": LIGHT,
    },
    "brass": {
        "card_numbers_tag_sprite * in place:*": "The place of a counter tells the number over it.",
        "nameplate_sprite * in place:*": "A name that runs out of its place is told by the place.",
    },
    "tinners-trail": {
        "* in dimming-layer": "Under the dimming layer the same pieces are drawn once more.",
        "* in way:*": ON_BUTTONS,
        "* in hide-hand": ON_BUTTONS,
        "* in tab:*": ON_BUTTONS,
        "* in box:*": ON_BUTTONS,
        "gull_sprite in chart": SCENERY,
        "icon_sprite gavel in bill": "The gavel stands between what is told of the highest bid.",
        "unexplored_ground_sign* in chart": "What a ground adds is told by its area.",
        "overflow_count_chip* in chart": "A count beside cubes; the area tells how many there are.",
        "survey_card* in hand:*": FACE_UP,
    },
}
"""Of each title what needs no tooltip of its own, by what draws it and the node it is part of, and
why.
"""


def cases() -> Iterator[Any]:
    """Yield games of every title: alone, with all that is in its box, and others slowly."""
    for name in SHELF:
        proofs = PROOFS[name]
        soon = {proofs.plain_cases[0], *proofs.full_cases[-1:]}
        for case in dict.fromkeys((*proofs.plain_cases, *proofs.full_cases, *proofs.more_cases)):
            if case in soon:
                yield pytest.param(case, SELDOM, id=str(case))
            yield pytest.param(case, EVERY, id=f"{case}-often", marks=pytest.mark.slow)


def looked_at(case: Case, watch: SymbolWatch, every: int) -> Iterator[DrawnSymbol]:
    """Play a random game; after `every` decisions yield the symbols that no tooltip tells of."""
    words = ListeningWords(*text_file_paths(folders_of_text_files(case.title), BASE_LANGUAGE))
    game = case.game()
    box = make_game_box(case.title, make_kit(), words)
    make = box.table_factory_of(
        case.options.edition, case.options.expansions
    ).make_table_without_position
    played: SeenGame[Any] = SeenGame(game)
    seat = HotSeat(played, make_kit(box.commands), make, NAMES, size=(1920, 1080))
    chance = random.Random(5)
    asked = 0
    game.rules.deal(played.state, 5)
    while played.mover != NOBODY:
        if played.mover == CHANCE:
            game.rules.apply(played.state, int(game.rules.draw_outcome(played.state)))
            continue
        asked += 1
        if asked % every == SOONEST:
            seat.ask()
            yield from untold(watch, seat.host.stage)
            yield from symbols_of_large_boards(seat, watch)
        game.rules.apply(played.state, chance.choice(played.moves()).code)


def symbols_of_large_boards(seat: HotSeat[Any, Any], watch: SymbolWatch) -> Iterator[DrawnSymbol]:
    """Open the large board of every seat and yield the symbols that no tooltip tells of."""
    if seat.table.root.find(LARGE_BOARD_NODE) is None:
        return
    for _ in seat.table.context.seats:
        seat.ui.press_keys(LARGE_BOARD_KEY)
        yield from untold(watch, seat.host.stage)
    seat.ui.press_keys(LARGE_BOARD_KEY)


@pytest.mark.parametrize(("case", "every"), [*cases()])
def test_every_symbol_that_is_drawn_has_a_tooltip(
    case: Case, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = SymbolWatch(monkeypatch)
    excepted = EXCEPTIONS[case.title]
    silent = {f"{each.name} in {each.node}" for each in looked_at(case, watch, every)}
    known = {each for each in silent if any(fnmatch(each, one) for one in excepted)}
    assert silent - known == set()
