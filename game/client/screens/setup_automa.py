"""The set-up page's panel of the automa: named mixes of options, and single options."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.box.reference import Automa
from game.client.app import App
from game.client.stored.set_up import SavedSetUp
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.segments import Segment, Segments
from game.client.widgets.switches import Switch, SwitchRow
from game.scene.nodes.node import Node
from game.scene.stage.placing import BoxPlace, box
from game.scene.text.text_styles import BOLD, HEAD, NOTE
from game.scene.widgets import Label, Panel

HEIGHT = 346.0
HEAD_HEIGHT = 104.0
ADVICE_BUTTON = 190.0
SIDE = 24.0
GAP = 24.0
NUMBERS_WIDTH = 138.0
NUMBERS_HEIGHT = 46.0
Choose = Callable[[tuple[str, ...]], None]


def automa_height(automa: Automa) -> float:
    """Return the height of the panel in u; with mixes only, that of its head."""
    return HEIGHT if automa.switched else HEAD_HEIGHT


def _missing(automa: Automa, set_up: SavedSetUp) -> tuple[str, ...]:
    """Return the options that the rulebook recommends for the set-up and that are not chosen."""
    return automa.missing(set_up.expansions, automa.known(set_up.automa))


def automa_panel(
    app: App, automa: Automa, set_up: SavedSetUp, change: Callable[[SavedSetUp], None], width: float
) -> Node:
    """Return the panel, with options in two columns; options that mixes cover are left out."""
    groups = automa.switched
    panel = Panel("slate", width=width, height=automa_height(automa))
    options = automa.known(set_up.automa)

    def choose(changed: tuple[str, ...]) -> None:
        change(replace(set_up, automa=automa.known(changed)))

    panel.add(*_head(app, automa, options, choose, width))
    if missing := _missing(automa, set_up):
        take = partial(choose, (*options, *missing))
        spot = box(SIDE, 56, width - 2 * SIDE, 40)
        panel.add(*_advice(app, automa, set_up, take, spot))
    else:
        panel.add(_note_of_mix(app, automa, options, width))
    rows = -(-len(groups) // 2)
    pitch = (HEIGHT - HEAD_HEIGHT - 12) / max(rows, 1)
    half = (width - 2 * SIDE - GAP) / 2
    for place, group in enumerate(groups):
        left = SIDE + (half + GAP) * (place // rows)
        top = HEAD_HEIGHT + pitch * (place % rows)
        row = _option_row(app, group, options, choose, box(left, top, half, pitch - 4))
        panel.add(row)
    return panel


def _advice(
    app: App, automa: Automa, set_up: SavedSetUp, take: Callable[[], None], spot: BoxPlace
) -> list[Node]:
    """Return the rulebook's recommendation for the chosen expansions, and a button that applies
    it."""
    say = app.say
    left = spot["x"]
    top = spot["y"]
    missing = _missing(automa, set_up)
    reasons = [name for name in set_up.expansions if {*automa.advised.get(name, ())} & {*missing}]
    told = say(
        "setup.advised",
        expansions=", ".join(say(f"expansion.{name}") for name in reasons),
        options=", ".join(say(f"automa.{option}") for option in missing),
    )
    room = spot["width"] - ADVICE_BUTTON - 14
    way = ButtonWay("take-advice", say("setup.take-advice"), take, tip=told)
    return [
        Label(told, NOTE, wrap=True, midway=True, **box(left, top, room, spot["height"])),
        way.plain(app, "slate", **box(left + room + 14, top, ADVICE_BUTTON, spot["height"])),
    ]


def _head(
    app: App, automa: Automa, options: tuple[str, ...], choose: Choose, width: float
) -> list[Node]:
    """Return the name and the mixes."""
    say = app.say
    mix = automa.mix_of(options)
    segments = [Segment(name, say(f"automa.mix-{name}")) for name in automa.mixes]
    spot = box(SIDE + 200, 8, width - 2 * SIDE - 200, 42)
    return [
        Label(say("automa.name"), HEAD, **box(SIDE, 8, 190, 42)),
        Segments(segments, mix, lambda name: choose(automa.mixes[name]), name="mix", **spot),
    ]


def _note_of_mix(app: App, automa: Automa, options: tuple[str, ...], width: float) -> Label:
    """Return a sentence about the chosen mix."""
    say = app.say
    mix = automa.mix_of(options)
    note = say(f"automa.mix-{mix}-note") if mix else say("automa.own-mix", count=len(options))
    return Label(note, NOTE, **box(SIDE + 200, 60, width - 2 * SIDE - 200, 28))


def _option_row(
    app: App, group: tuple[str, ...], options: tuple[str, ...], choose: Choose, spot: BoxPlace
) -> Node:
    """Return a switch for one option, or buttons 0, 1, 2 for a group of exclusive options."""
    first = group[0]
    kept = tuple(option for option in options if option not in group)
    choice = Switch(app.say(f"automa.{first}"), app.say(f"automa.{first}-note"))
    if len(group) > 1:
        now = next((option for option in group if option in options), "")

        def take(option: str) -> None:
            choose((*kept, option) if option else kept)

        return _numbers(choice, group, now, take, spot)
    return SwitchRow(
        choice,
        first in options,
        lambda on: choose((*kept, first) if on else kept),
        name=f"automa:{first}",
        **spot,
    )


def _numbers(
    choice: Switch, group: tuple[str, ...], now: str, take: Callable[[str], None], spot: BoxPlace
) -> Node:
    segments = [Segment(option, str(at)) for at, option in enumerate(("", *group))]
    left = NUMBERS_WIDTH + 14
    room = spot["width"] - NUMBERS_WIDTH - 14
    top = (spot["height"] - 50) / 2
    row = Node(**spot)
    buttons = box(0, (spot["height"] - NUMBERS_HEIGHT) / 2, NUMBERS_WIDTH, NUMBERS_HEIGHT)
    return row.add(
        Segments(segments, now, take, name=f"automa:{group[0]}", **buttons),
        Label(choice.name, BOLD, **box(left, top, room, 26)),
        Label(choice.note, NOTE, **box(left, top + 26, room, 24)),
    )
