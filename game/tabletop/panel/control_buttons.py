"""Buttons of a table that answer no question: those of the top bar, undo, reset, hint and zoom."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from pygame import Surface

from game.scene.nodes.node import Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.stage.sheet_placing import Box
from game.scene.text import text_styles
from game.scene.widgets import Button, SignButton
from game.scene.widgets.labels_and_icons import IconSource, icon_surface
from game.table_protocol import ClientAccess, PersonalQuestion
from game.tabletop.art.table_art import TableArt
from game.tabletop.layout.action_row_and_hand import ACTION_HEIGHT
from game.tabletop.layout.undo_and_hint_layout import boxes_without_hint
from game.tabletop.map.dimming_layers import DARKENING_SHARE
from game.tabletop.map.map_node import MapViewCommands
from game.tabletop.panel.panel_grounds import make_icon_painter
from game.tabletop.sheet.sheet import make_shortcut_node
from game.tabletop.table_context import TableContext

TOP_ICON_AND_KEY_BY_BUTTON: Final = {
    "help": ("help", "@help"),
    "sound": ("sound", "@sound"),
    "settings": ("gear", ""),
    "menu": ("menu", "@menu"),
}
ICON_BY_UNDO_OR_HINT_BUTTON: Final = {
    "undo": "undo",
    "hint": "lantern",
    "reset": "reset",
    "last-turns": "play",
    "hand": "hand",
}
EYE_BUTTON_SIZE: Final = 46.0
NARROW_BUTTON_BELOW_WIDTH: Final = 120.0  # a narrower button has picture above words and no key cap

DIRECTION_BY_ARROW_KEY: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def make_top_buttons(
    context: TableContext[TableArt], boxes: Mapping[str, Box], client: ClientAccess
) -> dict[str, Button]:
    """Return the buttons help, sound, settings and menu by name, connected with the client;
    those without a box are left out."""
    acts: dict[str, Callable[[], None]] = {
        "help": lambda: client.open_help(""),
        "sound": client.toggle_sound,
        "settings": client.open_settings,
        "menu": client.open_menu,
    }
    buttons = {}
    for name, box in boxes.items():
        (picture, key) = TOP_ICON_AND_KEY_BY_BUTTON[name]
        said = context.say(f"icon-{name}")
        drawn = make_icon_painter(context, picture, 27)
        if name == "sound":
            silent = make_icon_painter(context, "sound-off", 27)
            button: Button = SoundButton(drawn, silent, client.is_silent, box)
        else:
            button = Button("", icon=drawn, name=f"icon:{name}", **box._asdict())
        button.label = said
        button.tooltip = partial(context.say, f"icon-{name}-tip") if key else said
        button.on_click = acts[name]
        button.focusable = True
        button.keys = (key,) if key else ()
        buttons[name] = button
    return buttons


def look_through_button(
    context: TableContext[TableArt],
    hide_or_show_sheets: Callable[[], None],
    key_text: Callable[[], str],
) -> Button:
    """Return the button in the corner of a sheet that lets the player look through it; `key_text`
    returns the cap of the key of this command."""

    def tip() -> Tooltip:
        return Tooltip(
            context.say("look-through"), (context.say("look-through-tip", held=key_text()),)
        )

    picture = make_icon_painter(context, "eye", 26, tone="ink")
    eye = Button(
        "",
        skin="quiet",
        icon=picture,
        name="look-through",
        width=EYE_BUTTON_SIZE,
        height=EYE_BUTTON_SIZE,
    )
    eye.label = context.say("look-through")
    eye.tooltip = tip
    eye.on_click = hide_or_show_sheets
    return eye


def make_command_key_nodes(
    context: TableContext[TableArt], act_by_command: Mapping[str, Callable[[], None]]
) -> tuple[Node, ...]:
    """Return nodes for the keys of a title's commands that have no button."""
    say = context.words.say
    return tuple(
        make_shortcut_node((f"@{name}",), say(f"command.{name}"), act_by_command[name])
        for name in act_by_command
    )


class SoundButton(Button):
    """Turns all sound off and on; its icon is crossed out while the sound is off."""

    def __init__(
        self,
        sound_on_icon: IconSource,
        sound_off_icon: IconSource,
        is_silent: Callable[[], bool],
        box: Box,
    ) -> None:
        super().__init__("", icon=self._icon_picture, name="icon:sound", **box._asdict())
        self._sound_on_icon = sound_on_icon
        self._sound_off_icon = sound_off_icon
        self._is_silent = is_silent

    def _icon_picture(self, px_per_u: float) -> Surface:
        return icon_surface(
            self._sound_off_icon if self._is_silent() else self._sound_on_icon, px_per_u
        )

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the button's cache key with the silence added."""
        return *super().drawing_cache_key(), self._is_silent()


def undo_and_hint_actions(client: ClientAccess) -> dict[str, Callable[[], None]]:
    """Return the client's functions for undo, hint, reset and last turns by name, without those
    it does not offer."""
    acts = {
        "undo": client.undo,
        "hint": client.show_hint,
        "reset": client.reset_turn,
        "last-turns": client.show_last_turns,
    }
    return {name: act for name, act in acts.items() if act is not None}


class UndoAndHintButtons(Node):
    """The buttons for undo, reset, last turns and hint; those without a box are left out."""

    def __init__(
        self,
        context: TableContext[TableArt],
        box_by_button: Mapping[str, Box],
        act_by_button: Mapping[str, Callable[[], None]],
        *,
        last_turns_refusal_text: Callable[[], str],
    ) -> None:
        """Create the buttons with their functions in `act_by_button`; if that has no hint, the
        other buttons use the space of the hint button.

        `last_turns_refusal_text` returns why no last turns can be shown, "" when they can.
        """
        super().__init__()
        self._context = context
        self._no_last_turns_reason = last_turns_refusal_text
        self._disabled_alpha = 1.0
        if "hint" not in act_by_button:
            box_by_button = boxes_without_hint(box_by_button)
        self.buttons = {
            name: self._make_button(name, act_by_button[name], box)
            for name, box in box_by_button.items()
        }
        for button in self.buttons.values():
            button.companions = tuple(self.buttons.values())
        self.add(*self.buttons.values())

    def _make_button(self, name: str, action: Callable[[], None], box: Box) -> Button:
        words = self._context.say(f"look-{name}")
        tile = box.height == ACTION_HEIGHT  # in one row they look like the action buttons
        narrow = not tile and box.width < NARROW_BUTTON_BELOW_WIDTH
        button = Button(
            words,
            icon=make_icon_painter(
                self._context,
                ICON_BY_UNDO_OR_HINT_BUTTON[name],
                34 if tile else 22 if narrow else 24,
            ),
            key_cap="" if narrow else f"@{name}",
            arrangement="tile" if tile or narrow else "row",
            label=words,
            tooltip=self._command_tooltip(name),
            name=name,
            keys=(f"@{name}",),
            on_click=action,
            **box._asdict(),
        )
        if not tile:  # so that the longest of the four names has the same letter size
            button.text_style = text_styles.BOLD_STYLE.sized(18)
            button.gap = 7.0
        return button

    def update_buttons(
        self,
        question: PersonalQuestion | None,
        *,
        may_undo: bool,
        can_undo_pick: bool = False,
        is_table_dimmed: bool = False,
    ) -> None:
        """Enable each button that can be used now; a disabled one says why.

        `may_undo` says whether undo and reset are possible while there is no question.
        `can_undo_pick` says whether undo would drop a pick that has not been sent. While the table
        is dimmed (`is_table_dimmed`), disabled buttons are as dark as the rest of it.
        """
        self._disabled_alpha = 1.0 - DARKENING_SHARE if is_table_dimmed else 1.0
        why = question.undo_reason if question is not None else ""
        can_undo = question.can_undo if question is not None else may_undo
        why = why or self._context.say("no-undo")
        self._set_button_enabled("undo", can_undo or can_undo_pick, why)
        self._set_button_enabled("reset", can_undo, why)
        self._set_button_enabled("hint", question is not None, self._context.say("no-hint"))
        why_no_turns = self._no_last_turns_reason()
        self._set_button_enabled("last-turns", not why_no_turns, why_no_turns)

    def _set_button_enabled(self, name: str, enabled: bool, why_not: str) -> None:
        button = self.buttons.get(name)
        if button is not None:
            button.enabled = enabled
            button.alpha = 1.0 if enabled else self._disabled_alpha
            button.tooltip = self._command_tooltip(name) if enabled else why_not

    def _command_tooltip(self, name: str) -> Callable[[], str]:
        """Return the source of an enabled button's tooltip, which ends with the button's key."""
        return lambda: self._context.say(f"look-back-{name}")


class ZoomButtons(Node):
    """The zoom buttons of the map, which also bind the zoom keys."""

    def __init__(
        self,
        context: TableContext[TableArt],
        boxes: Mapping[str, Box],
        view_commands: MapViewCommands,
    ) -> None:
        super().__init__()
        self._buttons = {
            "closer": SignButton("+"),
            "farther": SignButton("-"),
            "whole": Button(
                "", skin="quiet", icon=make_icon_painter(context, "place", 26, tone="ink")
            ),
        }
        acts: dict[str, Callable[[], None]] = {
            "closer": partial(view_commands.zoom_step, 1),
            "farther": partial(view_commands.zoom_step, -1),
            "whole": view_commands.return_to_initial_view,
        }
        for name, button in self._buttons.items():
            button.name = f"map-{name}"
            button.label = context.say(f"map-{name}")
            button.tooltip, button.on_click, button.focusable = button.label, acts[name], True
            button.x, button.y, button.width, button.height = boxes[name]
            self.add(make_shortcut_node((f"@map-{name}",), button.label, acts[name]))
        for key, (across, down) in DIRECTION_BY_ARROW_KEY.items():
            act = partial(view_commands.pan_step, across, down)
            self.add(make_shortcut_node((f"@map-{key}",), context.say("map-look"), act))
        self.add(*self._buttons.values())

    def update_buttons(
        self, *, is_closest: bool, is_whole_map: bool, is_initial_view: bool
    ) -> None:
        """Disable "closer" at the largest zoom (`is_closest`), hide "farther" while the whole map
        is shown (`is_whole_map`), and hide "whole" in the initial view (`is_initial_view`)."""
        self._buttons["closer"].enabled = not is_closest
        self._buttons["farther"].visible = not is_whole_map
        self._buttons["whole"].visible = not is_initial_view
