"""Playing whatever is asked to the end, with the mouse or with the keyboard."""

from collections.abc import Callable
from random import Random

from game.client.screens.end import EndScreen
from game.client.screens.handover import HandoverScreen
from game.scene.nodes.node import Node
from game.scene.testing.ui_driver import UiDriver

MAX_TURNS = 400

Answer = Callable[[UiDriver, list[Node], Random], None]


def answers(ui: UiDriver) -> list[Node]:
    """Return the buttons of the answers; the one that confirms where a number is set."""
    found = ui.find_all(role="button")
    offered = [node for node in found if node.name.startswith("answer:")]
    return offered or [node for node in found if node.name == "confirm"]


def by_mouse(ui: UiDriver, offered: list[Node], chance: Random) -> None:
    """Click one of the answers."""
    ui.click(name=chance.choice(offered).name)


def by_keys(ui: UiDriver, offered: list[Node], chance: Random) -> None:
    """Go to one of the answers with the arrows and press Enter."""
    for _ in range(chance.randrange(len(offered))):
        ui.press_keys("down")
    ui.press_keys("return")


def play_out(ui: UiDriver, seed: int, answer: Answer = by_mouse) -> int:
    """Answer anything until the game is over; return how often the screen changed hands."""
    chance = Random(seed)
    handovers = 0
    for _ in range(MAX_TURNS):
        if isinstance(ui.screen, EndScreen):
            return handovers
        if isinstance(ui.screen, HandoverScreen):
            handovers += 1
            if answer is by_keys:
                ui.press_keys("return")
            else:
                ui.click(name="open")
        offered = answers(ui)
        if offered:
            answer(ui, offered, chance)
        else:
            ui.advance_time(0.5)
    raise AssertionError("the game did not end")


def play_some(ui: UiDriver, decisions: int) -> None:
    """Answer so many questions."""
    chance = Random(decisions)
    for _ in range(MAX_TURNS):
        offered = answers(ui)
        if not offered:
            ui.advance_time(0.5)
        elif decisions:
            by_mouse(ui, offered, chance)
            decisions -= 1
        else:
            return
    raise AssertionError("nobody was asked")
