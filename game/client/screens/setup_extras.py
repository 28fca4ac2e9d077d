"""The setup screen's panels about expansions, the solo game's automa, and the computer players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.client.box_place import BoxPlace, box
from game.client.cards import player_words
from game.client.desk import Desk
from game.client.segments import Segment, Segments
from game.client.set_up import SetUp
from game.scene.node import Node
from game.scene.styles import BOLD, HEAD, NOTE
from game.scene.theme import BRASS_HIGH
from game.scene.widgets import Label, Panel, Toggle

HEAD_HEIGHT = 56.0
Change = Callable[[SetUp], None]


def expansion_panel(desk: Desk, set_up: SetUp, change: Change, width: float, height: float) -> Node:
    """Return a panel with a switch for every expansion of the title."""
    say, names = desk.say, desk.box.title.expansions
    panel = Panel("slate", width=width, height=height)
    panel.add(Label(say("setup.expansions"), HEAD, **box(24, 10, width - 48, 40)))
    pitch = (height - HEAD_HEIGHT - 10) / max(len(names), 1)

    def switch(name: str, on: bool) -> None:
        others = {*set_up.expansions, name} if on else {*set_up.expansions} - {name}
        chosen = tuple(each for each in names if each in others)
        change(replace(set_up, expansions=chosen))

    for place, name in enumerate(names):
        top = HEAD_HEIGHT + pitch * place
        panel.add(
            Toggle(
                name in set_up.expansions,
                partial(switch, name),
                text=say(f"expansion.{name}"),
                style=BOLD,
                name=f"expansion:{name}",
                **box(24, top, 280, pitch),
            ),
            Label(say(f"expansion.{name}-note"), NOTE, **box(312, top, width - 336, pitch)),
        )
    return panel


def automa_panel(desk: Desk, set_up: SetUp, change: Change, width: float, height: float) -> Node:
    """Return a panel with the options of the automa, two beside one another."""
    say, groups = desk.say, desk.box.automa
    panel = Panel("slate", width=width, height=height)
    panel.add(
        Label(say("automa.name"), HEAD, **box(24, 10, 260, 40)),
        Label(say("automa.note"), NOTE, align="right", **box(290, 12, width - 314, 36)),
    )
    rows = -(-len(groups) // 2)
    pitch = (height - HEAD_HEIGHT - 10) / max(rows, 1)
    half = (width - 48) / 2
    for place, group in enumerate(groups):
        spot = box(24 + half * (place // rows), HEAD_HEIGHT + pitch * (place % rows), half, pitch)
        panel.add(_automa_choice(desk, set_up, change, group, spot))
    return panel


def _automa_choice(
    desk: Desk, set_up: SetUp, change: Change, group: tuple[str, ...], spot: BoxPlace
) -> Node:
    """A switch for one option; small buttons 0, 1, 2 for a group of which one can be chosen."""
    now = next((option for option in group if option in set_up.automa), "")

    def choose(option: str) -> None:
        kept = [other for other in set_up.automa if other not in group]
        change(replace(set_up, automa=(*kept, option) if option else tuple(kept)))

    words = desk.say(f"automa.{group[0]}")
    if len(group) == 1:
        return Toggle(
            bool(now),
            lambda on: choose(group[0] if on else ""),
            text=words,
            style=BOLD,
            name=f"automa:{group[0]}",
            **spot,
        )
    segments = [Segment(option, str(at)) for at, option in enumerate(("", *group))]
    row = Node(**spot)
    return row.add(
        Segments(segments, now, choose, name=f"automa:{group[0]}", **box(0, 1, 120, 36)),
        Label(words, BOLD, **box(132, 0, spot["width"] - 140, spot["height"])),
    )


def level_panel(desk: Desk, width: float, height: float) -> Node:
    """Return a panel that says who the computer players are, weakest first."""
    kinds = desk.players.kinds
    panel = Panel("slate", width=width, height=height)
    panel.add(Label(desk.say("setup.levels"), HEAD, **box(24, 10, width - 48, 40)))
    pitch = min((height - HEAD_HEIGHT - 12) / max(len(kinds), 1), 44)
    for place, kind in enumerate(kinds):
        top = HEAD_HEIGHT + pitch * place
        name, note = player_words(desk, kind), player_words(desk, kind, "-note")
        panel.add(
            Label(name, BOLD.in_colour(BRASS_HIGH), **box(24, top, 220, pitch)),
            Label(note, NOTE, **box(250, top, width - 270, pitch)),
        )
    return panel
