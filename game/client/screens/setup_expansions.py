"""The set-up page's panels of the title's expansions and of the levels."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.client.app import App
from game.client.stored.edition_offer import offer_of
from game.client.stored.set_up import SavedSetUp
from game.client.widgets.game_options import rule_set_of
from game.client.widgets.player_labels import player_words
from game.client.widgets.segments import Segment, Segments
from game.client.widgets.switches import Switch, SwitchRow
from game.scene.drawing.accents import BRASS_HIGH
from game.scene.nodes.node import Node
from game.scene.stage.placing import BoxPlace, box
from game.scene.text.text_styles import BOLD, HEAD, NOTE
from game.scene.widgets import Label, Panel

EXPANSION_PANEL_HEAD_HEIGHT = 50.0
ROW_HEIGHT = 53.0
RULE_SETS_LEFT = 290.0

LEVEL_PANEL_HEAD_HEIGHT = 48.0
WIDEST_PITCH = 44.0


def idle_expansions(app: App, set_up: SavedSetUp) -> tuple[str, ...]:
    """Return the chosen expansions that have no effect with this number of players."""
    fewest = app.box.title.expansion_seats
    return tuple(name for name in fewest if len(set_up.seats) < fewest[name])


def expansion_panel(
    app: App, set_up: SavedSetUp, change: Callable[[SavedSetUp], None], width: float
) -> Node:
    """Return a panel with a switch for every expansion of the title."""
    say = app.say
    names = app.box.title.expansions
    idle = idle_expansions(app, set_up)
    offered = offer_of(app.box.title, set_up.edition).expansions
    panel = Panel(
        "slate", width=width, height=EXPANSION_PANEL_HEAD_HEIGHT + ROW_HEIGHT * len(names) + 8
    )
    sets = app.box.rule_sets
    room = RULE_SETS_LEFT - 30 if sets else width - 48
    panel.add(Label(say("setup.expansions"), HEAD, **box(24, 8, room, 40)))
    if sets:
        spot = box(RULE_SETS_LEFT, 4, width - RULE_SETS_LEFT - 24, 40)
        panel.add(_rule_sets(app, set_up, change, spot))

    def switch(name: str, on: bool) -> None:
        others = {*set_up.expansions, name} if on else {*set_up.expansions} - {name}
        change(replace(set_up, expansions=tuple(each for each in names if each in others)))

    for place, name in enumerate(names):
        reason = say(f"expansion.{name}-few") if name in idle else ""
        if name not in offered:
            reason = say("setup.other-edition")
        more = f"expansion.{name}-more"
        switch_of = Switch(
            say(f"expansion.{name}"),
            say(f"expansion.{name}-note"),
            reason,
            say(more) if more in app.words else "",
        )
        top = EXPANSION_PANEL_HEAD_HEIGHT + ROW_HEIGHT * place
        spot = box(24, top, width - 48, ROW_HEIGHT - 3)
        on = name in set_up.expansions and not reason
        then = partial(switch, name)
        panel.add(SwitchRow(switch_of, on, then, name=f"expansion:{name}", **spot))
    return panel


def _rule_sets(
    app: App, set_up: SavedSetUp, change: Callable[[SavedSetUp], None], spot: BoxPlace
) -> Segments:
    """Return buttons for the named sets of optional rules; with any other combination none is
    chosen."""
    sets = app.box.rule_sets
    say = app.say
    chosen = rule_set_of(app.box, set_up.expansions)
    segments = [
        Segment(name, say(f"rule-set.{name}-short"), tip=say(f"rule-set.{name}-more"))
        for name in sets
    ]

    def choose(name: str) -> None:
        change(replace(set_up, expansions=sets[name]))

    return Segments(segments, chosen, choose, name="rule-set", **spot)


def level_panel(app: App, width: float, height: float) -> Node:
    """Return a panel that describes the computer players, weakest first."""
    kinds = app.players.kinds
    panel = Panel("slate", width=width, height=height)
    panel.add(Label(app.say("setup.levels"), HEAD, **box(24, 8, width - 48, 40)))
    pitch = min((height - LEVEL_PANEL_HEAD_HEIGHT - 12) / max(len(kinds), 1), WIDEST_PITCH)
    for place, kind in enumerate(kinds):
        top = LEVEL_PANEL_HEAD_HEIGHT + pitch * place
        name = player_words(app, kind)
        trait = player_words(app, kind, "-trait")
        panel.add(
            Label(name, BOLD.in_colour(BRASS_HIGH), **box(24, top, 168, pitch)),
            Label(trait, NOTE, **box(196, top, width - 216, pitch)),
        )
    return panel
