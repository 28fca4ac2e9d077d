"""Commands of every screen: the rules, a larger or smaller scale, a description in words."""

from collections.abc import Callable, Sequence

import pygame
from pygame.event import Event

from game.client.app import App
from game.client.stored.settings import SCALES
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.help_topics import asked_about
from game.client.widgets.text import ScrollPane
from game.scene.input.keys import stroke_of
from game.scene.nodes.node import Node, tip_of
from game.scene.stage.modal import Modal, modal_scale
from game.scene.stage.placing import box
from game.scene.stage.stage import Stage
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Label, Panel
from game.scene.widgets.text_field import put_in_clipboard

# Describing: a screen in words, to be read, listened to or copied.

WIDTH = 1080.0
HEIGHT = 860.0
INNER = WIDTH - 80
GAP = 12.0
READ = ("text", "area", "card")
"""Roles that are told of a screen without a description of its own, besides what can be used."""


def describe(stage: Stage, app: App, position: Sequence[str] = ()) -> None:
    """Open a panel with the focused node and the position, or else everything that is shown, as
    text."""
    if stage.top_modal is not None and stage.top_modal.content.name == "description":
        stage.close(stage.top_modal)
        return
    node = stage.focus.node
    focus = app.say("describe.no-focus")
    if node is not None:
        focus = app.say("describe.focus", what=spoken(node, app))
    told = (  # everything that is written or can be used, in the order it is drawn
        spot.node.label
        for spot in stage.survey()
        if spot.node.label and (spot.node.focusable or spot.node.role in READ)
    )
    stage.open(Modal(_panel(stage, app, [focus, *(position or dict.fromkeys(told))])))


def spoken(node: Node, app: App) -> str:
    """Return a node's name and tooltip as spoken text."""
    tip = tip_of(node.tooltip)
    lines = [line for line in (tip.title, *tip.lines) if line != node.label] if tip else []
    state = [] if node.enabled else [app.say("describe.not-possible")]
    parts = (part for part in (node.label or node.role, *state, *lines) if part)
    return " ".join(part if part.endswith((".", "!", "?", ":")) else f"{part}." for part in parts)


def _panel(stage: Stage, app: App, paragraphs: Sequence[str]) -> Panel:
    panel = Panel("parchment", width=WIDTH, height=HEIGHT, label=app.say("describe.title"))
    panel.name = "description"
    column = _column(stage, paragraphs)
    said = " ".join(paragraphs)
    spot = box(40, 84, INNER, HEIGHT - 190)
    pane = ScrollPane(column, role="list", name="text", label=said, focusable=True, **spot)

    def copy() -> None:
        copied = put_in_clipboard("\n".join(paragraphs))
        stage.announce(app.say("describe.copied" if copied else "describe.not-copied"))

    low = HEIGHT - 84
    leave = app.say("button.close")
    return panel.add(
        Label(app.say("describe.title"), ON_PAPER.head, **box(40, 24, INNER, 44)),
        pane,
        ButtonWay("copy", app.say("describe.copy"), copy).plain(app, **box(40, low, 300, 56)),
        ButtonWay("close", leave, stage.back, cap="@back").plain(
            app, "primary", **box(WIDTH - 280, low, 240, 56)
        ),
    )


def _column(stage: Stage, paragraphs: Sequence[str]) -> Node:
    width = INNER - 24
    lettering = stage.kit.lettering
    k = stage.units.k * modal_scale(stage.units, WIDTH, HEIGHT)
    line = lettering.height(ON_PAPER.body, k) / k
    column = Node(width=width)
    for text in paragraphs:
        lines = lettering.wrapped(text, ON_PAPER.body, k, round(width * k * 0.98))
        tall = line * len(lines) + 2
        place = box(0, column.height, width, tall)
        column.add(Label("\n".join(lines), ON_PAPER.body, wrap=True, label=text, **place))
        column.height += tall + GAP
    return column


def handle_common_keys(
    app: App, stage: Stage, event: Event, position: Callable[[], Sequence[str]] = tuple
) -> bool:
    """Handle a common key; return whether the event was one. `position` returns the table's
    description."""
    if event.type != pygame.KEYDOWN:
        return False
    stroke = stroke_of(event)
    means = app.kit.keymap.means
    if means(stroke, "@help"):
        app.help(*asked_about(stage))
    elif means(stroke, "@larger"):
        _scale(app, 1)
    elif means(stroke, "@smaller"):
        _scale(app, -1)
    elif means(stroke, "@describe"):
        describe(stage, app, position())
    else:
        return False
    return True


def _scale(app: App, by: int) -> None:
    at = SCALES.index(app.settings.ui_scale_percent) + by
    app.choose(ui_scale_percent=SCALES[min(max(at, 0), len(SCALES) - 1)])
