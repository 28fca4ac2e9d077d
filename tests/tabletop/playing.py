"""Playing whatever is asked to the end, with the mouse or with the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.client.screens.end import EndScreen
from game.client.screens.handover import HandoverScreen
from game.scene.nodes.node import Node
from game.scene.testing.ui_driver import Pilot

MOST_TURNS = 400

Answer = Callable[[Pilot, list[Node], Random], None]


def answers(pilot: Pilot) -> list[Node]:
    """Return the buttons of the answers; the one that confirms where a number is set."""
    found = pilot.all(role="button")
    offered = [node for node in found if node.name.startswith("answer:")]
    return offered or [node for node in found if node.name == "confirm"]


def by_mouse(pilot: Pilot, offered: list[Node], chance: Random) -> None:
    """Click one of the answers."""
    pilot.click(name=chance.choice(offered).name)


def by_keys(pilot: Pilot, offered: list[Node], chance: Random) -> None:
    """Go to one of the answers with the arrows and press Enter."""
    for _ in range(chance.randrange(len(offered))):
        pilot.press("down")
    pilot.press("return")


def play_out(pilot: Pilot, seed: int, answer: Answer = by_mouse) -> int:
    """Answer anything until the game is over; return how often the screen changed hands."""
    chance, handovers = Random(seed), 0
    for _ in range(MOST_TURNS):
        if isinstance(pilot.screen, EndScreen):
            return handovers
        if isinstance(pilot.screen, HandoverScreen):
            handovers += 1
            if answer is by_keys:
                pilot.press("return")
            else:
                pilot.click(name="open")
        offered = answers(pilot)
        if offered:
            answer(pilot, offered, chance)
        else:
            pilot.advance(0.5)
    raise AssertionError("the game did not end")


def play_some(pilot: Pilot, decisions: int) -> None:
    """Answer so many questions."""
    chance = Random(decisions)
    for _ in range(MOST_TURNS):
        offered = answers(pilot)
        if not offered:
            pilot.advance(0.5)
        elif decisions:
            by_mouse(pilot, offered, chance)
            decisions -= 1
        else:
            return
    raise AssertionError("nobody was asked")
