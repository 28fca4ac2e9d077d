"""The setup screen's panels: the automa, the edition, expansions and levels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.box.reference import Automa
from game.client.app import App
from game.client.stored.set_up import SavedSetUp, offer_of
from game.client.widgets.buttons import Segment, Segments, Switch, SwitchRow
from game.client.widgets.choices import edition_choice
from game.client.widgets.seat_cards import player_words
from game.scene.drawing.colours import BRASS_HIGH
from game.scene.nodes.node import Node
from game.scene.stage.placing import BoxPlace, box
from game.scene.text.lettering import BOLD, HEAD, NOTE
from game.scene.widgets import Label, Panel

# The setup screen's panel about the automa of a solo game: named mixes and single options.

HEIGHT = 340.0
HEAD_HEIGHT = 98.0
SIDE, GAP = 24.0, 24.0
NUMBERS_WIDTH, NUMBERS_HEIGHT = 138.0, 46.0
Choose = Callable[[tuple[str, ...]], None]


def automa_height(automa: Automa) -> float:
    """Return how high the panel is: of nothing but mixes it is its head."""
    return HEIGHT if automa.switched else HEAD_HEIGHT


def automa_panel(
    app: App, automa: Automa, set_up: SavedSetUp, change: Callable[[SavedSetUp], None], width: float
) -> Node:
    """Return the panel; its options stand two beside one another. What the mixes say already is
    not asked again.
    """
    groups = automa.switched
    panel = Panel("slate", width=width, height=automa_height(automa))
    options = automa.known(set_up.automa)

    def choose(changed: tuple[str, ...]) -> None:
        change(replace(set_up, automa=automa.known(changed)))

    panel.add(*_head(app, automa, options, choose, width))
    rows = -(-len(groups) // 2)
    pitch = (HEIGHT - HEAD_HEIGHT - 12) / max(rows, 1)
    half = (width - 2 * SIDE - GAP) / 2
    for place, group in enumerate(groups):
        left, top = SIDE + (half + GAP) * (place // rows), HEAD_HEIGHT + pitch * (place % rows)
        row = _option_row(app, group, options, choose, box(left, top, half, pitch - 4))
        panel.add(row)
    return panel


def _head(
    app: App, automa: Automa, options: tuple[str, ...], choose: Choose, width: float
) -> list[Node]:
    """The name, the mixes, and a sentence about the mix that is chosen."""
    say, mix = app.say, automa.mix_of(options)
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
    app: App, group: tuple[str, ...], options: tuple[str, ...], choose: Choose, spot: BoxPlace
) -> Node:
    """A switch for one option; buttons 0, 1, 2 for a group of which one can be chosen."""
    first = group[0]
    kept = tuple(option for option in options if option not in group)
    choice = Switch(app.say(f"automa.{first}"), app.say(f"automa.{first}-note"))
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


# The setup screen's panel about the edition, for titles that have more than one.

EDITION_PANEL_HEIGHT = 66.0
ROOMY = 800.0
LABEL, SHORT_LABEL = 210.0, 150.0


def edition_panel(
    app: App, set_up: SavedSetUp, change: Callable[[SavedSetUp], None], width: float
) -> Node:
    """Return the panel."""
    panel = Panel("slate", width=width, height=EDITION_PANEL_HEIGHT)
    beside = LABEL if width >= ROOMY else SHORT_LABEL

    def choose(edition: str) -> None:
        change(replace(set_up, edition=edition))

    return panel.add(
        Label(app.say("setup.edition"), HEAD, **box(24, 12, beside - 34, 42)),
        edition_choice(
            app,
            set_up.edition or app.box.editions[0],
            choose,
            box(beside, 10, width - beside - 24, 46),
        ),
    )


# The setup screen's panel about the expansions of the title.

EXPANSION_PANEL_HEAD_HEIGHT, ROW_HEIGHT = 50.0, 53.0


def idle_expansions(app: App, set_up: SavedSetUp) -> tuple[str, ...]:
    """Return the expansions that would change nothing with so few players."""
    fewest = app.box.expansion_seats
    return tuple(name for name in fewest if len(set_up.seats) < fewest[name])


def expansion_panel(
    app: App, set_up: SavedSetUp, change: Callable[[SavedSetUp], None], width: float
) -> Node:
    """Return a panel with a switch for every expansion of the title."""
    say, names = app.say, app.box.title.expansions
    idle = idle_expansions(app, set_up)
    offered = offer_of(app.box.title, set_up.edition).expansions
    panel = Panel(
        "slate", width=width, height=EXPANSION_PANEL_HEAD_HEIGHT + ROW_HEIGHT * len(names) + 8
    )
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
                **box(
                    24, EXPANSION_PANEL_HEAD_HEIGHT + ROW_HEIGHT * place, width - 48, ROW_HEIGHT - 3
                ),
            )
        )
    return panel


# The setup screen's panel that tells the computer players apart.

LEVEL_PANEL_HEAD_HEIGHT = 48.0
WIDEST_PITCH = 44.0


def level_panel(app: App, width: float, height: float) -> Node:
    """Return a panel that says who the computer players are, weakest first."""
    kinds = app.players.kinds
    panel = Panel("slate", width=width, height=height)
    panel.add(Label(app.say("setup.levels"), HEAD, **box(24, 8, width - 48, 40)))
    pitch = min((height - LEVEL_PANEL_HEAD_HEIGHT - 12) / max(len(kinds), 1), WIDEST_PITCH)
    for place, kind in enumerate(kinds):
        top = LEVEL_PANEL_HEAD_HEIGHT + pitch * place
        name, trait = player_words(app, kind), player_words(app, kind, "-trait")
        panel.add(
            Label(name, BOLD.in_colour(BRASS_HIGH), **box(24, top, 168, pitch)),
            Label(trait, NOTE, **box(196, top, width - 216, pitch)),
        )
    return panel
