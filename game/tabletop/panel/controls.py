"""The buttons of a table that answer nothing: of the top bar, and those that look back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.room import PersonalQuestion, RoomHandlers
from game.scene import styles
from game.scene.box import Box
from game.scene.canvas import Canvas
from game.scene.node import Node
from game.scene.skins.panel import bar
from game.scene.widgets import Button
from game.tabletop.art.table_art import TableArt
from game.tabletop.panel.icons import icon
from game.tabletop.studio import Studio

TOP_ICONS: Final = {
    "help": ("help", "@help"),
    "sound": ("sound", "@sound"),
    "settings": ("gear", ""),
    "menu": ("menu", "@menu"),
}
LOOK_BACK: Final = {
    "undo": "undo",
    "hint": "lantern",
    "reset": "reset",
    "last-turns": "eye",
    "hand": "hand",
}
GAP: Final = 8.0


class TopBar(Node):
    """The dark strip along the upper edge, with the name of the game."""

    def __init__(self, words: str, box: Box, room: float) -> None:
        """Take the name and the room for it."""
        super().__init__(width=box.width, height=box.height, role="panel", solid=True)
        self.label, self._room = words, room

    def drawn_from(self) -> tuple[object, ...]:
        """Return the name."""
        return (self.label,)

    def draw(self, canvas: Canvas) -> None:
        """Put strip and name."""
        canvas.put(bar(canvas.size(self), canvas.k))
        canvas.words(self.label, styles.HEAD.sized(32), (20, 4, self._room, self.height - 8))


def top_buttons(
    studio: Studio[TableArt], boxes: Mapping[str, Box], orders: RoomHandlers
) -> dict[str, Button]:
    """Return help, sound, settings and menu, as far as they have a place."""
    acts: dict[str, Callable[[], None]] = {
        "help": lambda: orders.open_help(""),
        "sound": orders.toggle_sound,
        "settings": orders.open_settings,
        "menu": orders.open_menu,
    }
    return {name: _top_button(studio, name, box, acts[name]) for name, box in boxes.items()}


def _top_button(studio: Studio[TableArt], name: str, box: Box, act: Callable[[], None]) -> Button:
    picture, key = TOP_ICONS[name]
    said = studio.say(f"icon-{name}")
    return Button(
        "",
        icon=icon(studio, picture, 27),
        label=said,
        tooltip=said,
        name=f"icon:{name}",
        keys=(key,) if key else (),
        on_click=act,
        **box._asdict(),
    )


class LookBack(Node):
    """Undo, hint, reset, last turns, and the hand, side by side."""

    def __init__(
        self,
        studio: Studio[TableArt],
        box: Box,
        orders: RoomHandlers,
        toggle_hand: Callable[[], None],
    ) -> None:
        """Leave out what nobody offers."""
        super().__init__(x=box.x, y=box.y)
        self._studio = studio
        acts: dict[str, Callable[[], None] | None] = {
            "undo": orders.undo,
            "hint": orders.hint,
            "reset": orders.reset_turn,
            "last-turns": orders.last_turns,
            "hand": toggle_hand,
        }
        offered = {name: act for name, act in acts.items() if act is not None}
        width = (box.width - GAP * (len(offered) - 1)) / len(offered)
        self.buttons = {
            name: self._button(name, act, Box((width + GAP) * at, 0, width, box.height))
            for at, (name, act) in enumerate(offered.items())
        }
        self.add(*self.buttons.values())

    def _button(self, name: str, act: Callable[[], None], box: Box) -> Button:
        words = self._studio.say(f"look-{name}")
        return Button(
            words,
            icon=icon(self._studio, LOOK_BACK[name], 24),
            cap=f"@{name}",
            label=words,
            tooltip=self._studio.say(f"look-back-{name}"),
            name=name,
            keys=(f"@{name}",),
            on_click=act,
            **box._asdict(),
        )

    def show(self, question: PersonalQuestion | None, *, concealed: bool, may_undo: bool) -> None:
        """Say what can be taken back now, `may_undo` while nobody is asked, and what the last
        button does to the hand.
        """
        why = question.undo_reason if question is not None else ""
        for name in ("undo", "reset"):
            button = self.buttons[name]
            button.enabled = question.can_undo if question is not None else may_undo
            button.tooltip = why or self._studio.say(f"look-back-{name}")
        if "hint" in self.buttons:
            self.buttons["hint"].enabled = question is not None
        hand = self.buttons["hand"]
        hand.words = hand.label = self._studio.say("show-hand" if concealed else "hide-hand")
