"""While the past is shown no command makes a move or changes what waits for its turn."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.records.records import HUMAN_PLAYER
from game.scene.input.keys import stroke_from_event
from game.scene.testing.ui_driver import UiDriver
from game.titles import SHELF
from tests.helpers.present import of_kind
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough

DECISIONS = 30
MOMENTS = 4
OTHERS = (SeatPlan("Ben", "random"), SeatPlan("Cat", "random"))


def show_first_step(screen: TableScreen) -> None:
    screen.past_turns.show_first_seen_step_from(0)


def show_last_turns(screen: TableScreen) -> None:
    if not screen.past_turns.is_showing_past:
        screen.past_turns.toggle_last_turns()


def what_waits(screen: TableScreen) -> object:
    """Return what a command must not change: the moves of the game, and who stays out."""
    return screen.match.step_count, frozenset(screen.waiting.stay_out.seats_staying_out)


def is_end_of_turn_offered(screen: TableScreen) -> bool:
    return screen.stage.root.find("end-turn") is not None


def active_commands(screen: TableScreen) -> Iterator[str]:
    """Yield the commands whose key an enabled node would take."""
    keymap = screen.stage.kit.keymap
    for command in keymap.default_keys:
        event = keymap.key_event_of_command(command)
        if event is not None and event.type == pygame.KEYDOWN:
            node = screen.stage.node_of_shortcut(stroke_from_event(event))
            if node is not None and node.enabled:
                yield command


def questions(ui: UiDriver, seed: int) -> Iterator[TableScreen]:
    """Play by chance; yield the table at moments with other kinds of moves than before, and at
    held ends of turns."""
    chance = Random(seed)
    met: set[frozenset[str]] = set()
    decisions = 0
    while decisions < DECISIONS and len(met) < MOMENTS:
        ui.advance_time(0.05)
        screen = of_kind(ui.screen, TableScreen)
        screen.director.finish_all_steps()
        question = screen.prompt_controller.question
        if is_end_of_turn_offered(screen):
            if frozenset({"end"}) not in met:
                met.add(frozenset({"end"}))
                yield screen
            ui.press_keys("return")
        if question is None:
            continue
        kinds = frozenset(move.kind for move in question.moves)
        if kinds not in met and screen.match.step_count:
            met.add(kinds)
            yield screen
        decisions += 1
        question = screen.prompt_controller.question
        if question is not None:
            screen.prompt_controller.play_answer(chance.choice(question.moves).code)


@pytest.mark.parametrize("show_past", [show_first_step, show_last_turns])
@pytest.mark.parametrize("name", SHELF)
def test_no_command_acts_while_the_past_is_shown(
    name: str, show_past: Callable[[TableScreen], None], tmp_path: Path
) -> None:
    settings = Settings(round_summary=False, hold_turn=True)
    seen = 0
    with application(tmp_path, settings=settings, title=name) as flow:
        plans = (SeatPlan("Ann", HUMAN_PLAYER), *OTHERS)
        flow.games.begin_game_with_set_up(SavedSetUp(plans, 5))
        ui = UiDriver(flow.window)
        for screen in questions(ui, 5):
            held = is_end_of_turn_offered(screen)
            show_past(screen)
            if not screen.past_turns.is_showing_past:
                continue
            seen += 1
            before = what_waits(screen)
            for command in (*active_commands(screen), *("confirm", "undo", "reset", "stay-out")):
                show_past(screen)
                if key := screen.stage.kit.keymap.key_of_command(command):
                    ui.press_keys(key)
                assert what_waits(screen) == before, command
                while screen.stage.top_modal is not None:
                    screen.stage.close_dialog_and_those_above(screen.stage.top_modal)
                while ui.screen is not screen:
                    ui.press_keys("escape")
            screen.past_turns.return_to_present()
            ui.advance_until_still()
            assert is_end_of_turn_offered(screen) == held
        assert seen
