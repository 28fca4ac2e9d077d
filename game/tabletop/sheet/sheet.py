"""A sheet is a parchment over the map that asks one question."""

from collections.abc import Callable
from typing import Protocol, Unpack, runtime_checkable

from game.scene.input.hit import Within
from game.scene.input.pointer import Handle
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.stage.placing import Point
from game.scene.text import text_styles
from game.scene.widgets import Button, Panel
from game.tabletop.art.text import put_rule

HEAD = 90.0
EYE_SIDE = 64.0
"""What a heading leaves free at either side: the eye lies in the right corner."""


@runtime_checkable
class Controlled(Protocol):
    """A sheet, or a part of one, that knows where the keyboard should begin."""

    def first_control(self) -> Node | None:
        """Return what has the focus first: what Enter is most likely meant for."""


class Sheet(Panel):
    """A document on top of everything but what flies; `showing` is what it says, comparable. It can
    be dragged by its head: `moved` hears where to, in u of the sheet. Its corner `has_eye` or not.
    """

    role = "dialog"
    keep_clear = True
    sheet = True
    keeps_arrows = True

    def __init__(self, **place: Unpack[NodeValues]) -> None:
        super().__init__("bill", **place)
        self.showing: object = None
        self.has_eye = False
        self.moved: Callable[[Point], None] = lambda by: None
        self.add(Handle(self._drag, name="sheet-handle", width=self.width, height=HEAD))

    def _drag(self, by: Point) -> None:
        self.moved(by)


def put_question(
    canvas: Canvas,
    width: float,
    tops: tuple[float, float, float],
    *,
    heading: str,
    note: str,
    large: bool = False,
) -> None:
    """Put the heading of a sheet so wide, the note below it, perhaps in larger letters, and a rule;
    `tops` are where these three begin.
    """
    head = text_styles.ON_PAPER.title.sized(31)
    usual = text_styles.ON_PAPER.note
    canvas.words(heading, head, (EYE_SIDE, tops[0], width - 2 * EYE_SIDE, 40), "centre")
    style, height = (usual.sized(20), 30) if large else (usual, 28)
    canvas.words(note, style, (30, tops[1], width - 60, height), "centre")
    put_rule(canvas, 30, tops[2], width - 60)


def confirm_button(words: str, do: Callable[[], None], **place: Unpack[NodeValues]) -> Button:
    """Return the button that does what the sheet is for; its key is the same on all sheets."""
    place["name"] = "sheet-confirm"
    return key_button("confirm", "commit", words, do, **place)


def decline_button(words: str, do: Callable[[], None], **place: Unpack[NodeValues]) -> Button:
    """Return the button that does without."""
    place["name"] = "sheet-decline"
    return key_button("decline", "slate", words, do, **place)


def key_button(
    command: str, skin: str, words: str, do: Callable[[], None] | None, **place: Unpack[NodeValues]
) -> Button:
    """Return a button that the key of a command uses too, named after it unless `place` says so."""
    key = f"@{command}"
    place.setdefault("name", command)
    place["keys"] = (key,)
    place["on_click"] = do
    return Button(words, skin=skin, cap=key, **place)


def shortcut(
    keys: tuple[str, ...], label: str, act: Callable[[], None], *, wary: bool = False
) -> Node:
    """Return a node that is neither seen nor clicked and answers to its keys."""
    nowhere = Within(lambda point: False, (0.0, 0.0))
    return Node(
        keys=keys,
        label=label,
        role="shortcut",
        on_click=act,
        focusable=False,
        hit=nowhere,
        wary=wary,
    )
