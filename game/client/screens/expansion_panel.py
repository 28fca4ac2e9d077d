"""The setup screen's panel about the expansions of the title."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.client.desk import Desk
from game.client.kept.offer import offer_of
from game.client.kept.set_up import KeptSetUp
from game.client.parts.switch_row import Switch, SwitchRow
from game.scene.box_place import box
from game.scene.node import Node
from game.scene.styles import HEAD
from game.scene.widgets import Label, Panel

HEAD_HEIGHT, ROW_HEIGHT = 50.0, 53.0


def idle_expansions(desk: Desk, set_up: KeptSetUp) -> tuple[str, ...]:
    """Return the expansions that would change nothing with so few players."""
    fewest = desk.box.expansion_seats
    return tuple(name for name in fewest if len(set_up.seats) < fewest[name])


def expansion_panel(
    desk: Desk, set_up: KeptSetUp, change: Callable[[KeptSetUp], None], width: float
) -> Node:
    """Return a panel with a switch for every expansion of the title."""
    say, names = desk.say, desk.box.title.expansions
    idle = idle_expansions(desk, set_up)
    offered = offer_of(desk.box.title, set_up.edition).expansions
    panel = Panel("slate", width=width, height=HEAD_HEIGHT + ROW_HEIGHT * len(names) + 8)
    panel.add(Label(say("setup.expansions"), HEAD, **box(24, 8, width - 48, 40)))

    def switch(name: str, on: bool) -> None:
        others = {*set_up.expansions, name} if on else {*set_up.expansions} - {name}
        change(replace(set_up, expansions=tuple(each for each in names if each in others)))

    for place, name in enumerate(names):
        reason = say(f"expansion.{name}-few") if name in idle else ""
        if name not in offered:
            reason = say("setup.other-edition")
        panel.add(
            SwitchRow(
                Switch(say(f"expansion.{name}"), say(f"expansion.{name}-note"), reason),
                name in set_up.expansions and not reason,
                partial(switch, name),
                name=f"expansion:{name}",
                **box(24, HEAD_HEIGHT + ROW_HEIGHT * place, width - 48, ROW_HEIGHT - 3),
            )
        )
    return panel
