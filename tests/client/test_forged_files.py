"""Files whose checksums hold and whose content never was break no page and hide no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from game.client.app import App
from game.client.challenges.pages import ChallengeScreen
from game.client.flow import Flow
from game.client.screens.crash import CrashScreen
from game.client.screens.replay import ReplayScreen
from game.client.screens.replay_list import ReplayListScreen
from game.client.screens.title import TitleScreen
from game.client.statistics.statistics_page import StatisticsScreen
from game.engine.rules import NOBODY
from game.records.codec import encode
from game.records.frames import FIRST_CHAIN, HEADER, frame
from game.records.records import (
    CHALLENGE,
    TOOK_OVER,
    Closing,
    Note,
    Opening,
    Record,
    Seat,
    Snapshot,
    Step,
)
from game.scene.testing.ui_driver import UiDriver
from tests.client.challenges.test_challenge_pages import CONTENTS, TODAY
from tests.titles.lanterns.games import chronicle_of, written_game

pytestmark = pytest.mark.thorough


pytestmark = pytest.mark.thorough

Forgery = Callable[[list[Record]], Sequence[Record]]


def opened_with(**fields: object) -> Forgery:
    def forge(records: list[Record]) -> Sequence[Record]:
        opening = records[0]
        assert isinstance(opening, Opening)
        return [replace(opening, **fields), *records[1:]]  # type: ignore[arg-type]

    return forge


def seated(*seats: Seat) -> Forgery:
    return opened_with(seats=seats)


def followed_by(*records: Record) -> Forgery:
    return lambda before: [*before[:2], *records]


def closed_early(records: list[Record]) -> Sequence[Record]:
    steps = [each for each in records if isinstance(each, Step)]
    return [*records[:2], *steps[:1], Closing(1, (10**15, -5, 3), (2, 0, 1))]


def with_strange_rows(records: list[Record]) -> Sequence[Record]:
    return [records[0], Snapshot(0, 0, [[2**62] * 9]), *records[2:]]


def with_a_step_that_leads_elsewhere(records: list[Record]) -> Sequence[Record]:
    elsewhere = {2: b"elsewher"}
    return [
        replace(each, fingerprint=elsewhere.get(each.number, each.fingerprint))
        if isinstance(each, Step)
        else each
        for each in records
    ]


BEN, CY = Seat("Ben", "ai:1", "white"), Seat("Cy", "human", "black")
FORGERIES: dict[str, Forgery] = {
    "a name with a NUL": seated(Seat("A\0n", "human", "red"), BEN, CY),
    "a name without width": seated(Seat("\ufe0f", "human", "red"), BEN, CY),
    "a name of 1000 letters": seated(Seat("W" * 1000, "human", "red"), BEN, CY),
    "a colour that is none": seated(Seat("Ann", "human", "purple"), BEN, CY),
    "a colour twice": seated(Seat("Ann", "human", "white"), BEN, CY),
    "an unknown player": seated(Seat("Ann", "ai:99", "red"), BEN, CY),
    "an unknown player to move": seated(*(replace(each, player="zz") for each in (BEN, CY))),
    "one player": seated(CY),
    "no player": seated(),
    "sixteen players": seated(*(Seat(f"P{at}", "human", f"c{at}") for at in range(16))),
    "a day that is none": followed_by(Note(0, CHALLENGE, NOBODY, "daily:zzz")),
    "the first of all days": followed_by(Note(0, CHALLENGE, NOBODY, "daily:0001-01-01")),
    "a day without a name": followed_by(Note(0, CHALLENGE, NOBODY, "daily:")),
    "a scenario that is none": followed_by(Note(0, CHALLENGE, NOBODY, "scenario:zzz")),
    "a note of control characters": followed_by(Note(0, "\0\x1b", NOBODY, "\0\x1b")),
    "a seat taken by nobody known": followed_by(Note(0, TOOK_OVER, 0, "ai:\0")),
    "an end before the end": closed_early,
    "an end before the beginning": followed_by(Closing(0, (1, 2, 3), (0, 1, 2))),
    "numbers that are no position": with_strange_rows,
    "a step that leads elsewhere": with_a_step_that_leads_elsewhere,
}


@pytest.fixture
def app(app: App) -> App:
    """A desk with challenges, on a fixed day."""
    app.box = replace(app.box, challenges=CONTENTS)
    app.today = lambda: TODAY
    return app


def forged(folder: Path, forge: Forgery) -> Path:
    """Return a file beside a sound game: a finished game that was forged, then framed soundly."""
    chronicle = chronicle_of(written_game(folder, seed=3))
    content, chain = HEADER, FIRST_CHAIN
    for record in forge([chronicle.opening, *chronicle.records]):
        framed, chain = frame(encode(record), chain)
        content += framed
    file = folder / "game-0009.counthouse"
    file.write_bytes(content)
    return file


def looked_at(ui: UiDriver, *kinds: type) -> None:
    ui.advance(0.5)
    assert not isinstance(ui.screen, CrashScreen)
    assert isinstance(ui.screen, kinds or object)


@pytest.mark.parametrize("what", FORGERIES)
def test_no_forged_game_breaks_a_page_or_hides_another(flow: Flow, ui: UiDriver, what: str) -> None:
    forged(flow.saves.folder, FORGERIES[what])
    flow.open_title()
    ui.press("r")
    looked_at(ui, ReplayListScreen)
    assert ui.sees(name="watch")
    flow.open_title()
    flow.contests.open_statistics()
    looked_at(ui, StatisticsScreen)
    assert flow.contests.game_facts.entries
    flow.contests.open_challenges()
    looked_at(ui, ChallengeScreen)
    flow.open_title()
    looked_at(ui, TitleScreen)


@pytest.mark.parametrize("what", FORGERIES)
def test_no_forged_game_breaks_the_table_or_the_replay(flow: Flow, ui: UiDriver, what: str) -> None:
    file = forged(flow.saves.folder, FORGERIES[what])
    for way in (flow.watch, flow.resume):
        flow.open_title()
        way(file)
        looked_at(ui)
        flow.window.step(block=False)


def test_a_replay_passes_over_steps_that_lead_elsewhere(flow: Flow, ui: UiDriver) -> None:
    flow.watch(forged(flow.saves.folder, FORGERIES["a step that leads elsewhere"]))
    screen = ui.screen
    assert isinstance(screen, ReplayScreen)
    for position in range(1, 4):
        screen.forward()
        looked_at(ui, ReplayScreen)
        assert screen.playback.position == position
    for position in (9, 2):
        screen.go_to(position)
        looked_at(ui, ReplayScreen)
