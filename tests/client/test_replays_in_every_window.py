"""The replay of a whole game of every title, with all that is in its box, read over at small
windows and with large controls: nothing is cut, crushed or covered."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from game.client.flow.flow import Flow
from game.client.screens.replay import ReplayScreen
from game.client.stored.settings import Settings
from game.engine.title import Options
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER, Chronicle, Seat
from game.scene.stage.units import PxSize
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import Label
from game.titles import SHELF
from tests.helpers.layout_faults import container_faults, text_faults
from tests.helpers.present import of_kind
from tests.helpers.reading_over import application
from tools.proof.cases import PROOFS
from tools.proof.proofs import Case, find_title

pytestmark = pytest.mark.thorough

SMALL: Final = (1280, 720)
DESK: Final = (1600, 900)
UPRIGHT: Final = (1080, 1920)
WINDOWS: Final = ((SMALL, 100), (DESK, 100), (DESK, 125), (UPRIGHT, 100))
SOON: Final = ((SMALL, 100, "en"), (DESK, 125, "pl"))
"""Windows, sizes of controls and languages that the gate looks at; the others are slow."""
SHARES: Final = (0.0, 0.3, 0.6, 1.0)
"""Positions of a replay that are looked at, as parts of its steps."""
ON_THE_MAP: Final = "(AreaNames)"
"""Names of areas on a map that has become small; the areas' tooltips tell them."""
OPENERS: Final = ("tab:", "seat:", "sheet")
"""How the names of what opens something on a table begin."""


def games() -> Iterator[Case]:
    """Yield set-ups of every title: the fullest, and the last of its other ones, such as alone
    with every expansion."""
    for name in SHELF:
        proofs = PROOFS[name]
        yield from dict.fromkeys((*proofs.full_cases[-1:], *proofs.more_cases[-1:]))


def windows() -> Iterator[Any]:
    """Yield every game, window, size of controls and language, most of them slow."""
    for case, (size, scale), language in product(games(), WINDOWS, ("en", "pl", "cs")):
        marks = () if (size, scale, language) in SOON else pytest.mark.slow
        name = f"{case}-{size[0]}x{size[1]}-{scale}-{language}"
        yield pytest.param(case, size, scale, language, id=name, marks=marks)


@cache
def played(case: Case) -> Chronicle:
    """Return the chronicle of a game that was played at random."""
    title = find_title(case.title)
    options = case.options
    automa_seat = options.automa_seat if options.automa is not None else -1
    seats = tuple(
        Seat(f"Player {n}", AUTOMA_PLAYER if n == automa_seat else HUMAN_PLAYER, colour)
        for n, colour in enumerate(title.make_game(options).colours)
    )
    match = Match.begin(beginning_of_new_game(title, options, seats, 5))
    chance = Random(5)
    while (question := match.question()) is not None:
        match.send_answer(question.seat, chance.choice(match.legal_moves()).code)
    return match.chronicle


def opened(flow: Flow, chronicle: Chronicle) -> tuple[ReplayScreen, UiDriver]:
    """Open the replay of a game; return its screen and what drives it."""
    flow.open_edition(chronicle.opening.options.title, chronicle.opening.options.edition)
    replay = ReplayScreen(flow.app, chronicle)
    flow.window.push(replay)
    return replay, UiDriver(flow.window)


@pytest.mark.parametrize(("case", "size", "scale", "language"), [*windows()])
def test_a_replay_is_right(
    tmp_path: Path, case: Case, size: PxSize, scale: int, language: str
) -> None:
    chronicle = played(case)
    settings = Settings(
        language=language, ui_scale_percent=scale, own_speed="instant", computer_speed="instant"
    )
    with application(tmp_path, settings, size) as flow:
        replay, ui = opened(flow, chronicle)
        found: set[str] = set()

        def look(where: str) -> None:
            ui.advance_time(1 / 60)
            faults = (*text_faults(replay.stage), *container_faults(replay.stage))
            found.update(f"{where}: {each}" for each in faults if ON_THE_MAP not in each)

        for share in SHARES:
            replay.go_to(round(share * len(chronicle.steps)))
            look(f"{share:.0%}")
        names = {spot.node.name for spot in replay.stage.visible_nodes() if spot.node.pressable}
        for name in sorted(each for each in names if each.startswith(OPENERS)):
            ui.click(name=name)
            look(name)
            replay.table.undo_pick_and_refresh()
        assert sorted(found) == []


def test_the_line_about_the_rules_is_a_sentence(tmp_path: Path) -> None:
    title = find_title("brass")
    options = Options(title.name, 3)
    seats = [Seat(colour, HUMAN_PLAYER, colour) for colour in title.make_game(options).colours]
    chronicle = Match.begin(beginning_of_new_game(title, options, seats, 5)).chronicle
    with application(tmp_path) as flow:
        _, ui = opened(flow, chronicle)
        line = of_kind(ui.find(name="options"), Label).label
        assert line == "This game: Rules as clarified by the publisher."
