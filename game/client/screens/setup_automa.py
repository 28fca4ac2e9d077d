"""The set-up page's panel of the automa: named mixes of options, and single options."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.box.rules_reference import Automa
from game.client.app import App
from game.client.screens.setup_panels import PANEL_PADDING, EditSetUp
from game.client.stored.set_up import SavedSetUp
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.segmented_control import SegmentedControl, SegmentOption
from game.client.widgets.switches import SwitchRow, SwitchTexts
from game.scene.layout import Column, Grid, Row, WrappingRow, theme
from game.scene.nodes.node import Node
from game.scene.text.text_styles import BOLD_STYLE, HEADING_STYLE, NOTE_STYLE
from game.scene.widgets import Label

NUMBER_CHOICE_WIDTH = 138.0
MIN_OPTION_WIDTH = 380.0
ChooseOptions = Callable[[tuple[str, ...]], None]


def _missing_recommendations(automa: Automa, set_up: SavedSetUp) -> tuple[str, ...]:
    """Return the options that the rulebook recommends for the set-up and that are not chosen."""
    return automa.missing_recommended_options(
        set_up.expansions, automa.known_options_or_defaults(set_up.automa_options)
    )


def build_automa_panel(
    app: App, automa: Automa, set_up: SavedSetUp, edit_set_up: EditSetUp
) -> Column:
    """Return the panel of the automa: its mixes, a note about the chosen one, the rulebook's
    recommendation if it is not followed, and the other options in two columns. `edit_set_up` is
    called with each change of the set-up."""
    options = automa.known_options_or_defaults(set_up.automa_options)

    def choose(new_options: tuple[str, ...]) -> None:
        edit_set_up(
            lambda now: replace(now, automa_options=automa.known_options_or_defaults(new_options))
        )

    missing = _missing_recommendations(automa, set_up)
    recommendation = (
        _build_recommendation_row(app, automa, set_up, partial(choose, (*options, *missing)))
        if missing
        else None
    )
    rows = [_build_option_row(app, group, options, choose) for group in automa.switchable_groups]
    form = Grid(
        *rows,
        min_column_width=MIN_OPTION_WIDTH,
        gap=theme.EXTRA_WIDE_GAP,
        row_gap=0.0,
        filling_order="column",
    )
    return Column(
        _build_name_and_mixes(app, automa, options, choose),
        _make_option_mix_note_label(app, automa, options),
        recommendation,
        form if rows else None,
        gap=theme.TIGHT_GAP,
        padding=PANEL_PADDING,
        skin="slate",
    )


def _build_recommendation_row(
    app: App, automa: Automa, set_up: SavedSetUp, apply_recommendation: Callable[[], None]
) -> Row:
    """Return the rulebook's recommendation for the chosen expansions, and a button that applies
    it."""
    say = app.say
    missing = _missing_recommendations(automa, set_up)
    reasons = [
        name
        for name in set_up.expansions
        if {*automa.recommended_options_by_expansion.get(name, ())} & {*missing}
    ]
    told = say(
        "setup.advised",
        expansions=", ".join(say(f"expansion.{name}") for name in reasons),
        options=", ".join(say(f"automa.{option}") for option in missing),
    )
    way = ButtonSpec("take-advice", say("setup.take-advice"), apply_recommendation, tooltip=told)
    return Row(
        Label(told, NOTE_STYLE, wraps=True, grow=1, basis=0.0),
        way.make_plain_button(app, "slate"),
        gap=theme.MEDIUM_GAP,
        align="centre",
    )


def _build_name_and_mixes(
    app: App, automa: Automa, options: tuple[str, ...], on_chosen: ChooseOptions
) -> WrappingRow:
    """Return the automa's name and the choice among its mixes, which stands in the next line if
    there is too little room beside the name."""
    say = app.say
    mix = automa.mix_name(options)
    segments = [SegmentOption(name, say(f"automa.mix-{name}")) for name in automa.mixes]

    def choose_mix(name: str) -> None:
        on_chosen(automa.mixes[name])

    name_and_mixes = WrappingRow(
        Label(say("automa.name"), HEADING_STYLE),
        SegmentedControl(segments, mix, choose_mix, name="mix", grow=1, basis=0.0),
        gap=theme.EXTRA_WIDE_GAP,
        align="centre",
    )
    name_and_mixes.line_gap = theme.HAIR_GAP
    return name_and_mixes


def _make_option_mix_note_label(app: App, automa: Automa, options: tuple[str, ...]) -> Label:
    """Return a label about the chosen mix, or, if the options equal no mix, about their number."""
    say = app.say
    mix = automa.mix_name(options)
    note = say(f"automa.mix-{mix}-note") if mix else say("automa.own-mix", count=len(options))
    return Label(note, NOTE_STYLE, wraps=True)


def _build_option_row(
    app: App, group: tuple[str, ...], options: tuple[str, ...], on_chosen: ChooseOptions
) -> Node:
    """Return a switch for a group with one option, or buttons 0, 1, 2 and so on for a group of
    exclusive options."""
    first = group[0]
    kept = tuple(option for option in options if option not in group)
    choice = SwitchTexts(app.say(f"automa.{first}"), app.say(f"automa.{first}-note"))
    if len(group) > 1:
        now = next((option for option in group if option in options), "")

        def choose_option(option: str) -> None:
            on_chosen((*kept, option) if option else kept)

        return _build_number_choice(choice, group, now, choose_option)
    return SwitchRow(
        choice,
        first in options,
        lambda on: on_chosen((*kept, first) if on else kept),
        name=f"automa:{first}",
    )


def _build_number_choice(
    texts: SwitchTexts, group: tuple[str, ...], chosen_option: str, on_chosen: Callable[[str], None]
) -> Node:
    segments = [SegmentOption(option, str(at)) for at, option in enumerate(("", *group))]
    words = Column(
        Label(texts.name, BOLD_STYLE, wraps=True),
        Label(texts.note, NOTE_STYLE, wraps=True),
        grow=1,
        basis=0.0,
    )
    numbers = SegmentedControl(
        segments, chosen_option, on_chosen, name=f"automa:{group[0]}", width=NUMBER_CHOICE_WIDTH
    )
    return Row(numbers, words, gap=theme.MEDIUM_GAP, align="centre")
