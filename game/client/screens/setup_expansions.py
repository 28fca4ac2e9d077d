"""The set-up page's panels of the title's expansions and of the levels."""

from dataclasses import replace
from functools import partial

from game.client.app import App
from game.client.screens.setup_panels import PANEL_PADDING, EditSetUp
from game.client.stored.edition_offer import offer_of_edition
from game.client.stored.set_up import SavedSetUp
from game.client.widgets.game_options import rule_set_name_of_expansions
from game.client.widgets.player_labels import player_kind_text
from game.client.widgets.segmented_control import SegmentedControl, SegmentOption
from game.client.widgets.switches import SwitchRow, SwitchTexts
from game.scene.drawing.accents import BRASS_HIGH
from game.scene.layout import Column, Grid, Row, fraction_track, theme
from game.scene.layout.grid import AUTO_TRACK
from game.scene.nodes.node import Node
from game.scene.text.text_styles import BOLD_STYLE, HEADING_STYLE, NOTE_STYLE
from game.scene.widgets import Label


def list_all_expansions_without_effect(app: App, set_up: SavedSetUp) -> tuple[str, ...]:
    """Return the title's expansions, chosen or not, that have no effect with this number of
    players."""
    fewest = app.box.title.fewest_seats_by_expansion
    return tuple(name for name in fewest if len(set_up.seats) < fewest[name])


def build_expansion_panel(app: App, set_up: SavedSetUp, edit_set_up: EditSetUp) -> Column:
    """Return the panel with a switch for every expansion, and the choice of a named set if there
    are any; `edit_set_up` is called with each change of the set-up."""
    say = app.say
    names = app.box.title.expansions
    idle = list_all_expansions_without_effect(app, set_up)
    offered = offer_of_edition(app.box.title, set_up.edition).expansions
    head = Label(say("setup.expansions"), HEADING_STYLE, wraps=True)
    choice = _build_rule_set_buttons(app, set_up, edit_set_up) if app.box.rule_sets else None
    rows: list[Node] = [Row(head, choice, gap=theme.EXTRA_WIDE_GAP, align="centre")]

    def switch_expansion(name: str, is_on: bool) -> None:
        def with_switched_expansion(set_up: SavedSetUp) -> SavedSetUp:
            chosen = {*set_up.expansions, name} if is_on else {*set_up.expansions} - {name}
            return replace(set_up, expansions=tuple(each for each in names if each in chosen))

        edit_set_up(with_switched_expansion)

    for name in names:
        reason = say(f"expansion.{name}-few") if name in idle else ""
        if name not in offered:
            reason = say("setup.other-edition")
        more = f"expansion.{name}-more"
        switch_of = SwitchTexts(
            say(f"expansion.{name}"),
            say(f"expansion.{name}-note"),
            reason,
            say(more) if more in app.words else "",
        )
        on = name in set_up.expansions and not reason
        rows.append(
            SwitchRow(switch_of, on, partial(switch_expansion, name), name=f"expansion:{name}")
        )
    return Column(*rows, gap=theme.HAIR_GAP, padding=PANEL_PADDING, skin="slate")


def _build_rule_set_buttons(
    app: App, set_up: SavedSetUp, edit_set_up: EditSetUp
) -> SegmentedControl:
    """Return the choice among the named sets of optional rules; none is chosen if the expansions
    equal no set."""
    sets = app.box.rule_sets
    say = app.say
    chosen = rule_set_name_of_expansions(app.box, set_up.expansions)
    segments = [
        SegmentOption(name, say(f"rule-set.{name}-short"), tooltip=say(f"rule-set.{name}-more"))
        for name in sets
    ]

    def choose(name: str) -> None:
        edit_set_up(lambda now: replace(now, expansions=sets[name]))

    return SegmentedControl(segments, chosen, choose, name="rule-set", grow=1)


def build_level_explanation_panel(app: App) -> Column:
    """Return a panel that describes the computer players, weakest first."""
    cells: list[Node] = []
    for kind in app.computer_players.player_kinds:
        name = player_kind_text(app, kind)
        trait = player_kind_text(app, kind, "-trait")
        cells += [
            Label(name, BOLD_STYLE.in_colour(BRASS_HIGH)),
            Label(trait, NOTE_STYLE, wraps=True),
        ]
    return Column(
        Label(app.say("setup.levels"), HEADING_STYLE, wraps=True),
        Grid(
            *cells,
            columns=(AUTO_TRACK, fraction_track()),
            gap=theme.EXTRA_WIDE_GAP,
            row_gap=0.0,
            grow=1,
        ),
        gap=theme.HAIR_GAP,
        padding=PANEL_PADDING,
        skin="slate",
        grow=1,
    )
