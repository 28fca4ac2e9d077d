"""Commands of every screen: the rules, a larger or smaller scale, a description in words."""

from collections.abc import Callable, Sequence

import pygame
from pygame.event import Event

from game.client.app import App
from game.client.stored.settings import UI_SCALE_PERCENTS
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.dialogs import make_dialog_sheet
from game.client.widgets.help_topics import names_from_explained_node_outward
from game.client.widgets.scroll_pane import ScrollPane
from game.scene.input.keys import stroke_from_event
from game.scene.layout import Column, Row, theme
from game.scene.nodes.node import Node, NodeValues
from game.scene.nodes.tooltip import tooltip_from_source
from game.scene.stage.modal import Modal
from game.scene.stage.stage import Stage
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label
from game.scene.widgets.text_field import copy_text_to_clipboard

DESCRIPTION_WIDTH = 1080.0
DESCRIPTION_MAX_HEIGHT = 670.0
ROLES_DESCRIBED_IN_SCREEN_TEXT = ("text", "area", "card")
"""The roles of nodes that are described besides the controls, on a screen without a description of
its own."""


def toggle_description_dialog(
    stage: Stage, app: App, position_paragraphs: Sequence[str] = ()
) -> None:
    """Open a dialog that describes in words the focused node and the position, or, without a
    position, everything that is shown; close it if it is open."""
    if stage.top_modal is not None and stage.top_modal.content.name == "description":
        stage.close_dialog_and_those_above(stage.top_modal)
        return
    node = stage.focus.node
    focus = app.say("describe.no-focus")
    if node is not None:
        focus = app.say("describe.focus", what=node_text_for_screen_reader(node, app))
    told = position_paragraphs or _labels_of_screen([spot.node for spot in stage.visible_nodes()])
    stage.open_dialog(Modal(_build_description_panel(stage, app, [focus, *told])))


def node_text_for_screen_reader(node: Node, app: App) -> str:
    """Return a node's label or role, whether it is disabled, and its tooltip, as one text for
    the screen reader."""
    tip = tooltip_from_source(node.tooltip)
    lines = [line for line in (tip.title, *tip.lines) if line != node.label] if tip else []
    state = [] if node.enabled else [app.say("describe.not-possible")]
    parts = (part for part in (node.label or node.role, *state, *lines) if part)
    return " ".join(part if part.endswith((".", "!", "?", ":")) else f"{part}." for part in parts)


def _labels_of_screen(nodes: Sequence[Node]) -> list[str]:
    """Return the labels of everything that is written or can be used, in the order in which it is
    drawn.

    A control and its caption are listed once; an equal label elsewhere is listed too.
    """
    told: list[str] = []
    last: Node | None = None
    labels_of_outer_nodes: dict[int, set[str]] = {}
    for node in nodes:
        if not node.label or not (node.focusable or node.role in ROLES_DESCRIBED_IN_SCREEN_TEXT):
            continue
        is_caption = node.label in labels_of_outer_nodes.get(id(node), ())
        if last is not None and last.label == node.label:
            is_caption = is_caption or not (last.focusable and node.focusable)
        if is_caption:
            continue
        for inner in node.walk():
            labels_of_outer_nodes.setdefault(id(inner), set()).add(node.label)
        told.append(node.label)
        last = node
    return told


def _build_description_panel(stage: Stage, app: App, paragraphs: Sequence[str]) -> Column:
    told = [Label(text, PAPER_STYLES.body, wraps=True) for text in paragraphs]
    pane = ScrollPane(
        Column(*told, gap=theme.MEDIUM_GAP, padding=(0.0, theme.EXTRA_WIDE_GAP, 0.0, 0.0)),
        role="list",
        name="text",
        label=" ".join(paragraphs),
        focusable=True,
        grow=1,
        max_height=DESCRIPTION_MAX_HEIGHT,
    )

    def copy_description() -> None:
        copied = copy_text_to_clipboard("\n".join(paragraphs))
        stage.show_top_notice(app.say("describe.copied" if copied else "describe.not-copied"))

    close = ButtonSpec("close", app.say("button.close"), stage.go_back, key_cap="@back")
    size = NodeValues(min_width=theme.BUTTON_WIDTH, height=theme.BUTTON_HEIGHT)
    return make_dialog_sheet(
        app.say("describe.title"),
        pane,
        Row(
            ButtonSpec("copy", app.say("describe.copy"), copy_description).make_plain_button(
                app, **size
            ),
            close.make_plain_button(app, "primary", **size),
            justify="between",
        ),
        width=DESCRIPTION_WIDTH,
        name="description",
    )


def handle_keys_of_every_screen(
    app: App, stage: Stage, event: Event, position_paragraphs: Callable[[], Sequence[str]] = tuple
) -> bool:
    """Handle a key that works on every screen (help, scale, description); return True if the event
    was such a key. `position_paragraphs` returns the description of the position."""
    if event.type != pygame.KEYDOWN:
        return False
    stroke = stroke_from_event(event)
    means = app.kit.keymap.matches_key
    if means(stroke, "@help"):
        app.open_rules_at_article_of_nodes(*names_from_explained_node_outward(stage))
    elif means(stroke, "@larger"):
        _change_ui_scale(app, 1)
    elif means(stroke, "@smaller"):
        _change_ui_scale(app, -1)
    elif means(stroke, "@describe"):
        toggle_description_dialog(stage, app, position_paragraphs())
    else:
        return False
    return True


def _change_ui_scale(app: App, step_count: int) -> None:
    at = UI_SCALE_PERCENTS.index(app.settings.ui_scale_percent) + step_count
    app.change_settings(
        ui_scale_percent=UI_SCALE_PERCENTS[min(max(at, 0), len(UI_SCALE_PERCENTS) - 1)]
    )
