"""The setup screen's panel about the automa of a solo game: named mixes and single options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.box.automa import Automa
from game.client.desk import Desk
from game.client.kept.set_up import KeptSetUp
from game.client.parts.segments import Segment, Segments
from game.client.parts.switch_row import Switch, SwitchRow
from game.scene.box_place import BoxPlace, box
from game.scene.node import Node
from game.scene.styles import BOLD, HEAD, NOTE
from game.scene.widgets import Label, Panel

HEIGHT = 340.0
HEAD_HEIGHT = 98.0
SIDE, GAP = 24.0, 24.0
NUMBERS_WIDTH, NUMBERS_HEIGHT = 138.0, 46.0
Choose = Callable[[tuple[str, ...]], None]


def automa_height(automa: Automa) -> float:
    """Return how high the panel is: of nothing but mixes it is its head."""
    return HEIGHT if automa.switched else HEAD_HEIGHT


def automa_panel(
    desk: Desk, automa: Automa, set_up: KeptSetUp, change: Callable[[KeptSetUp], None], width: float
) -> Node:
    """Return the panel; its options stand two beside one another. What the mixes say already is
    not asked again.
    """
    groups = automa.switched
    panel = Panel("slate", width=width, height=automa_height(automa))
    options = automa.known(set_up.automa)

    def choose(changed: tuple[str, ...]) -> None:
        change(replace(set_up, automa=automa.known(changed)))

    panel.add(*_head(desk, automa, options, choose, width))
    rows = -(-len(groups) // 2)
    pitch = (HEIGHT - HEAD_HEIGHT - 12) / max(rows, 1)
    half = (width - 2 * SIDE - GAP) / 2
    for place, group in enumerate(groups):
        left, top = SIDE + (half + GAP) * (place // rows), HEAD_HEIGHT + pitch * (place % rows)
        row = _option_row(desk, group, options, choose, box(left, top, half, pitch - 4))
        panel.add(row)
    return panel


def _head(
    desk: Desk, automa: Automa, options: tuple[str, ...], choose: Choose, width: float
) -> list[Node]:
    """The name, the mixes, and a sentence about the mix that is chosen."""
    say, mix = desk.say, automa.mix_of(options)
    segments = [Segment(name, say(f"automa.mix-{name}")) for name in automa.mixes]
    note = say(f"automa.mix-{mix}-note") if mix else say("automa.own-mix", count=len(options))
    return [
        Label(say("automa.name"), HEAD, **box(SIDE, 12, 190, 42)),
        Segments(
            segments,
            mix,
            lambda name: choose(automa.mixes[name]),
            name="mix",
            **box(SIDE + 200, 12, width - 2 * SIDE - 200, 42),
        ),
        Label(note, NOTE, **box(SIDE + 200, 60, width - 2 * SIDE - 200, 28)),
    ]


def _option_row(
    desk: Desk, group: tuple[str, ...], options: tuple[str, ...], choose: Choose, spot: BoxPlace
) -> Node:
    """A switch for one option; buttons 0, 1, 2 for a group of which one can be chosen."""
    first = group[0]
    kept = tuple(option for option in options if option not in group)
    choice = Switch(desk.say(f"automa.{first}"), desk.say(f"automa.{first}-note"))
    if len(group) > 1:
        now = next((option for option in group if option in options), "")
        return _numbers(choice, group, now, partial(_with, choose, kept), spot)
    return SwitchRow(
        choice,
        first in options,
        lambda on: choose((*kept, first) if on else kept),
        name=f"automa:{first}",
        **spot,
    )


def _with(choose: Choose, kept: tuple[str, ...], option: str) -> None:
    choose((*kept, option) if option else kept)


def _numbers(
    choice: Switch, group: tuple[str, ...], now: str, take: Callable[[str], None], spot: BoxPlace
) -> Node:
    segments = [Segment(option, str(at)) for at, option in enumerate(("", *group))]
    left, room = NUMBERS_WIDTH + 14, spot["width"] - NUMBERS_WIDTH - 14
    top = (spot["height"] - 50) / 2
    row = Node(**spot)
    return row.add(
        Segments(
            segments,
            now,
            take,
            name=f"automa:{group[0]}",
            **box(0, (spot["height"] - NUMBERS_HEIGHT) / 2, NUMBERS_WIDTH, NUMBERS_HEIGHT),
        ),
        Label(choice.name, BOLD, **box(left, top, room, 26)),
        Label(choice.note, NOTE, **box(left, top + 26, room, 24)),
    )
