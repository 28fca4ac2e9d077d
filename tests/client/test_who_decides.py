"""The seat marked as the one that decides, in every frame of games of every title."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.client.screens.handover import HandoverScreen
from game.client.screens.table import TableScreen
from game.client.session.director import ObservedStep
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.engine.rules import CHANCE
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER
from game.scene.testing.ui_driver import UiDriver
from game.tabletop.map_table import MapTable
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough

NAMES = ("Ann", "Ben", "Cat")
FRAMES = {"normal": 1200, "instant": 300}
FRAME = 1 / 20
FRAMES_OF_A_QUESTION = 2
ENDS = {"won", "king-scored", "canal-round"}

AGAINST_COMPUTERS = (HUMAN_PLAYER, "random", "random")
AT_ONE_SCREEN = (HUMAN_PLAYER, HUMAN_PLAYER, "random")
WATCHED = ("random", "random", "random")
GAMES = [
    ("brass", "", AGAINST_COMPUTERS),
    ("brass", "", AT_ONE_SCREEN),
    ("tiletum", "", AGAINST_COMPUTERS),
    ("tiletum", "", WATCHED),
    ("tiletum", "", (HUMAN_PLAYER, AUTOMA_PLAYER)),
    ("tinners-trail", "remastered", AGAINST_COMPUTERS),
    ("tinners-trail", "remastered", AT_ONE_SCREEN),
    ("tinners-trail", "remastered", WATCHED),
    ("tinners-trail", "remastered", (HUMAN_PLAYER, AUTOMA_PLAYER)),
    ("tinners-trail", "2007", AGAINST_COMPUTERS),
    ("tinners-trail", "2007", AT_ONE_SCREEN),
]


@dataclass(frozen=True)
class Frame:
    """What one frame shows: the running step, the seat that is asked, the seats whose panels are
    marked, and those that the heading of the prompt names."""

    step: ObservedStep | None
    asked: int
    marked: frozenset[int]
    named: frozenset[int]
    automa: int

    @property
    def deciding(self) -> set[int]:
        """The seats that may be shown as deciding: who made the running step and who comes next,
        without a step who is asked; the automa also while luck decides for it."""
        if self.step is None:
            return {self.asked}
        entry = self.step.feed_entry
        seats = {entry.mover, int(entry.view.to_move)}
        return seats | {self.automa} if CHANCE in seats else seats


def marked_seats(table: MapTable[Any, Any]) -> frozenset[int]:
    """Return the seats whose panels are marked."""
    parts: Any = table.parts
    panels = parts.plates if hasattr(parts, "plates") else parts.seats
    looks = [panel.look for panel in panels]
    return frozenset(
        seat
        for seat, look in enumerate(looks)
        if (look.active if hasattr(look, "active") else look.is_acting)
    )


def frames(ui: UiDriver, chance: Random, players: tuple[str, ...], count: int) -> Iterator[Frame]:
    """Let time pass frame by frame, with questions answered at random, and tell what is shown;
    frames between two steps are left out."""
    for number in range(count):
        screen = ui.screen
        if isinstance(screen, HandoverScreen):
            ui.click(name="open")
            continue
        if ui.sees(name="open-again"):
            ui.click(name="open-again")
        if not isinstance(screen, TableScreen):
            return
        ui.advance_time(FRAME, draws_last=False)
        screen.stage.on_before_drawing()
        if ui.screen is not screen:
            continue
        question = screen.prompt_controller.question
        director = screen.director
        due = screen.match.question()
        running = director.running_step
        if running is not None or not director.is_busy:
            table = screen.table
            assert isinstance(table, MapTable)
            prompt = table.parts.prompt.look
            assert prompt is not None
            yield Frame(
                running,
                due.seat if due is not None else CHANCE,
                marked_seats(table),
                frozenset(seat for seat, name in enumerate(NAMES) if name in prompt.heading),
                screen.match.options.automa_seat if AUTOMA_PLAYER in players else CHANCE,
            )
        if question is not None and not director.is_busy and number % FRAMES_OF_A_QUESTION == 0:
            moves = [move for move in question.moves if move.kind != "pass"] or question.moves
            screen.prompt_controller.play_answer(chance.choice(moves).code)


def test_a_person_whose_turn_waits_for_its_end_is_shown_as_deciding(tmp_path: Path) -> None:
    settings = Settings(
        round_summary=False, hold_turn=True, own_speed="instant", computer_speed="instant"
    )
    with application(tmp_path, settings=settings, title="tiletum") as flow:
        plans = tuple(SeatPlan(*seat) for seat in zip(NAMES, AGAINST_COMPUTERS, strict=True))
        flow.games.begin_game_with_set_up(SavedSetUp(plans, 5))
        ui = UiDriver(flow.window)
        chance = Random(5)
        held = 0
        while held < 3:
            ui.advance_time(FRAME)
            screen = ui.screen
            assert isinstance(screen, TableScreen)
            if ui.sees(name="end-turn"):
                held += 1
                table = screen.table
                assert isinstance(table, MapTable)
                assert marked_seats(table) == {0}
                prompt = table.parts.prompt.look
                assert prompt is not None
                assert prompt.heading == flow.app.say("turn-end.note")
                ui.press_keys("enter")
            elif screen.prompt_controller.question is not None:
                moves = screen.prompt_controller.question.moves
                screen.prompt_controller.play_answer(chance.choice(moves).code)


@pytest.mark.parametrize("speed", ["normal", "instant"])
@pytest.mark.parametrize(("title", "edition", "players"), GAMES)
def test_the_seat_shown_as_deciding_is_the_one_that_decides_or_nobody(
    title: str, edition: str, players: tuple[str, ...], speed: str, tmp_path: Path
) -> None:
    settings = Settings(round_summary=False, hold_turn=False, own_speed=speed, computer_speed=speed)
    with application(tmp_path, settings=settings, title=title) as flow:
        plans = tuple(SeatPlan(*seat) for seat in zip(NAMES, players, strict=False))
        flow.games.begin_game_with_set_up(SavedSetUp(plans, 5, edition=edition))
        quiet: dict[int, bool] = {}
        for frame in frames(UiDriver(flow.window), Random(5), players, FRAMES[speed]):
            told = frame.step.feed_entry if frame.step is not None else None
            assert frame.marked <= frame.deciding, told
            assert frame.named <= frame.deciding, told
            if told is not None and ENDS & {event.kind for event in told.events}:
                shown = frame.marked | frame.named
                quiet[told.step_count] = quiet.get(told.step_count, False) or not shown
        assert all(list(quiet.values())[:-1]), "at the end of an auction or round nobody decides"
        assert quiet or speed == "instant" or AUTOMA_PLAYER in players
