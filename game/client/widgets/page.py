"""Pages: screens made of blocks on a backdrop, lists, invitations, work that goes on."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import ClassVar, Unpack

import pygame

from game.client.app import App
from game.client.screen_commands import handle_common_keys
from game.client.widgets.buttons import ButtonWay, GrandButton, cancel_button
from game.client.widgets.frames import Flourish, ProgressBar, RowLine, icon
from game.client.widgets.text import Column, ScrollPane
from game.scene.animation.animation import Passing
from game.scene.drawing import colours
from game.scene.drawing.colours import CREAM
from game.scene.nodes.node import Node
from game.scene.nodes.zoom import LivelyNode
from game.scene.stage.placing import DESIGN_HEIGHT, BoxPlace, Units, box
from game.scene.text.lettering import NOTE, ON_PAPER, TextStyle
from game.scene.widgets import Label, Painted, Panel, ScrollList
from game.scene.widgets.kept_carets import KeptCarets
from game.scene.widgets.scroll_list import Scrolling
from game.scene.window.window import Screen

USED = "marker"
REFUSED = "not-possible"
SOFTLY = 0.55

MARGIN = 20.0

WIDE = 1500.0
NARROW = 940.0
TALL = 940.0
HEADING = TextStyle("head", 56, (0xFB, 0xF0, 0xD2))
AT_DUSK = NOTE.in_colour(CREAM)  # it may lie where the sky is bright
HEAD_HEIGHT = 84.0
FOOT_HEIGHT = 86.0
LIST_PAGE_MARGIN = 30.0
HEAD_WIDTH = 440.0
LOWEST = 160.0
"""A sheet with hardly anything on it is as high as this."""

HEAD = TextStyle("head", 34, colours.INK)
SIDE = 36.0
PICTURE = 84.0
LINE = 28.0
BUTTON_WIDTH = 420.0
BUTTON_HEIGHT = 66.0

WIDTH = 760.0
HEIGHT = 250.0
INNER = WIDTH - 80
CANCEL = 280.0


def hear_clicks(screen: Screen) -> None:
    """Let a screen's controls be heard; what is seen tells the same."""
    sound = screen.kit.sound
    screen.stage.on_used = lambda node: sound.play(USED, volume=SOFTLY)
    screen.stage.on_refused = lambda node: sound.play(REFUSED)


# A page: a screen made of blocks on a backdrop, built afresh whenever something on it changes.


class Page(Screen):
    """Base of the screens round the table. `build` adds nodes to `self.stage.root`.

    After `rebuild` the node of the same name has the focus again, so a page can be redrawn
    after every choice without the keyboard losing its place.
    """

    backdrop = "dark"
    first_focus = ""  # name of the node that has the focus when the page opens

    def __init__(self, app: App) -> None:
        super().__init__(app.kit)
        self.app = app
        self._passing: Passing | None = None
        self._sheet: Node | None = None
        self.life: LivelyNode | None = None  # what stirs in the backdrop
        self.stage.on_back = self.go_back
        hear_clicks(self)

    def build(self, units: Units) -> None:
        """Add the nodes of the page to the root."""
        raise NotImplementedError

    def go_back(self) -> None:
        """Leave by Escape or the right button: to the screen below."""
        self.window.pop()

    def arrange(self, units: Units) -> None:
        """Build the page for this size."""
        self.rebuild()

    def rebuild(self) -> None:
        """Build everything again from what the page knows now."""
        focus = self.stage.focus
        name = focus.node.name if focus.node is not None else self.first_focus
        scrolled = ScrolledPanes(self.stage.root, focus.node)
        carets = KeptCarets(self.stage.root)
        self.stage.timeline.reduced = self.app.settings.reduced_motion
        self.stage.timeline.still = not self.app.settings.ambient_motion
        units = self.stage.units
        root = self.stage.root
        root.clear()
        root.width = units.width
        root.height = units.height
        size = (units.width_px, units.height_px)
        pictures = self.app.box.screen_pictures
        root.add(Painted(lambda _size, _k: pictures.backdrop(self.backdrop, size)))
        if self._passing is not None:
            self.stage.timeline.drop(self._passing)
            self._passing = None
        self.life = pictures.life(self.backdrop, size)
        if self.life is not None:
            root.add(self.life)
            self._passing = Passing(self.life.pass_time)
            self.stage.timeline.keep(self._passing)
        self.build(units)
        again = root.find(name) if name else None
        if again is not None and again is not focus.node:
            focus.set(again, shown=focus.shown)
        scrolled.restore(root, again)
        carets.restore(root)
        self.stage.refresh()

    def lead_keys(self) -> None:
        """Show the first focus: whoever opened the page has done so by keys or a controller."""
        self.stage.by_keys = True
        self.stage.focus.set(self.stage.root.find(self.first_focus), shown=True)

    def back_button(self, place: BoxPlace, *, primary: bool = False) -> GrandButton:
        """Return the button that does what Escape does."""
        way = ButtonWay("close", self.app.say("button.back"), self.go_back, "undo", "@back")
        return way.grand(self.app, primary=primary, **place)

    def handle(self, event: pygame.event.Event) -> bool:
        """See to the keys that work everywhere."""
        return handle_common_keys(self.app, self.stage, event, self.described)

    def described(self) -> tuple[str, ...]:
        """Return what the page shows in words; nothing when its texts and controls say it all."""
        return ()

    def block(self, width: float, height: float) -> Node:
        """Put a node of that size in u, centred, in the player's own scale as far as it fits."""
        return self._put(width, height, fitting_scale(self.stage.units, width, height))

    def sheet(
        self, widest: float, narrowest: float, tallest: float, *, scrolls: bool = False
    ) -> Node:
        """Put a centred node in the player's own scale, at most that wide and tall.

        Where not even the narrowest width fits, the scale gives way; what the height cannot
        hold has to scroll. One that `scrolls` shows more in a window with room for more.
        """
        units = self.stage.units
        room = (units.width - 2 * MARGIN) / narrowest
        scale = min(units.wanted, room)
        width = min((units.width - 2 * MARGIN) / scale, widest)
        share = units.height / DESIGN_HEIGHT if scrolls else 0.0
        most = tallest * max(share / scale, 1.0)
        height = min((units.height - 2 * MARGIN) / scale, most)
        return self._put(width, height, scale)

    def _put(self, width: float, height: float, scale: float) -> Node:
        """Put a node into the middle of the window, in place of one that was tried before."""
        units = self.stage.units
        root = self.stage.root
        left = (units.width - width * scale) / 2
        top = (units.height - height * scale) / 2
        root.remove(self._sheet)
        self._sheet = Node(**box(left, top, width, height), scale=scale)
        root.add(self._sheet)
        return self._sheet

    def shorten(self, sheet: Node, height: float) -> None:
        """Make a sheet no higher than what is on it; it stays in the middle."""
        if height < sheet.height:
            sheet.height = height
            sheet.y = (self.stage.units.height - height * sheet.scale) / 2


class ScrolledPanes:
    """Where everything that scrolls on a page stood before the page is built again.

    A pane is known by its name, its label and its number among those that have both alike. What
    has the focus stays where it is on the screen, whatever has grown above it.
    """

    def __init__(self, root: Node, focused: Node | None) -> None:
        self._offsets: dict[tuple[str, str, int], float] = {}
        self._focused_tops: dict[tuple[str, str, int], float] = {}
        for key, pane in self._panes(root):
            self._offsets[key] = pane.offset
            if focused is not None and pane.holds(focused):
                self._focused_tops[key] = pane.top_of(focused)

    def restore(self, root: Node, focused: Node | None) -> None:
        """Show the same parts of the panes that were built; `focused` has the focus now."""
        for key, pane in self._panes(root):
            if key not in self._offsets:
                continue
            seen = focused if focused is not None and pane.holds(focused) else None
            moved = 0.0
            if seen is not None and key in self._focused_tops:
                moved = pane.top_of(seen) - self._focused_tops[key]
            is_seen = seen is not None and key in self._focused_tops
            pane.continue_at(self._offsets[key] + moved, seen if is_seen else None)

    @staticmethod
    def _panes(root: Node) -> Iterator[tuple[tuple[str, str, int], Scrolling]]:
        counts: Counter[tuple[str, str]] = Counter()
        for node in root.walk():
            if isinstance(node, Scrolling):
                called = node.name, node.label
                yield (*called, counts[called]), node
                counts[called] += 1


def fitting_scale(units: Units, width: float, height: float) -> float:
    """Return the scale the player wants, as far as a box of that size fits the window."""
    room = min((units.width - 2 * MARGIN) / width, (units.height - 2 * MARGIN) / height)
    return min(units.wanted, room)


class ListPage(Page):
    """`key` names heading and note among the words; an empty list shows what `nothing` returns."""

    key = ""
    row_height = 62.0
    first_focus = "close"
    leads_on = False  # whether other buttons than those of the rows are more than the way out

    def rows(self, width: float) -> Sequence[Node]:
        """Return the rows of the list, that wide."""
        raise NotImplementedError

    def beside(self, place: BoxPlace) -> Sequence[Node]:
        """Return what stands beside the way out."""
        return ()

    def note(self) -> str:
        """Return what is said of the list beside its heading."""
        return self.app.say(f"{self.key}.note")

    def nothing(self, column: Column) -> Panel:
        """Return what stands there instead of an empty list: the sentence `key`.none."""
        paper = Panel("parchment", width=column.width, height=LOWEST)
        told = self.app.say(f"{self.key}.none")
        spot = box(40, LOWEST / 2 - 30, column.width - 80, 60)
        return paper.add(Label(told, ON_PAPER.body, align="centre", **spot))

    def build(self, units: Units) -> None:
        """Put heading, list and the way out."""
        say = self.app.say
        page = self.sheet(WIDE, NARROW, TALL, scrolls=True)
        width = page.width
        height = page.height - HEAD_HEIGHT - FOOT_HEIGHT
        rows = self.rows(width - 2 * LIST_PAGE_MARGIN - 20)
        told = self.note() if rows else ""
        if rows:
            height = min(height, max(self.row_height * len(rows) + 48, LOWEST))
            paper: Node = self._listed(rows, **box(0, HEAD_HEIGHT, width, height))
        else:
            said = self.nothing(Column(width, units.k * page.scale))
            low = said.height > height
            paper = ScrollPane(said, **box(0, HEAD_HEIGHT, width, height)) if low else said
            paper.y, height = HEAD_HEIGHT, min(height, said.height)
            rows = [said]
        leads_on = self.leads_on or any(node.focusable for row in rows for node in row.walk())
        self.shorten(page, HEAD_HEIGHT + height + FOOT_HEIGHT)
        foot = HEAD_HEIGHT + height + 16
        high = FOOT_HEIGHT - 16
        title = say(f"{self.key}.title")
        beside = min(self.kit.lettering.width(title, HEADING, 1.0) * 1.05 + 40, HEAD_WIDTH)
        note = box(beside, 34, width - beside - 4, 50)
        page.add(
            Label(title, HEADING, **box(4, -6, beside - 8, 76)),
            Label(told, AT_DUSK, align="right", wrap=True, **note),
            paper,
            self.back_button(box(width - 280, foot, 280, high), primary=not leads_on),
            *self.beside(box(0, foot, width - 292, high)),
        )

    def _listed(self, rows: Sequence[Node], **place: Unpack[BoxPlace]) -> Panel:
        """The rows on parchment, a thin line between every two."""
        paper = Panel("parchment", **place)
        for row in rows[:-1]:
            row.add(RowLine(y=row.height - 1, width=row.width))
        spot = box(
            LIST_PAGE_MARGIN, 24, place["width"] - 2 * LIST_PAGE_MARGIN, place["height"] - 48
        )
        label = self.app.say(f"{self.key}.title")
        return paper.add(ScrollList(rows, self.row_height, name="list", label=label, **spot))


# What a page says as long as there is nothing on it: why, and how to begin.


class Invitation(Panel):
    """A picture, a heading and a sentence on parchment, and a `way` to begin if there is one. As
    tall as its sentence needs, or `height` where that is more.
    """

    def __init__(
        self,
        app: App,
        told: tuple[str, str, str],
        way: ButtonWay | None,
        column: Column,
        height: float = 0.0,
    ) -> None:
        """`told` are the picture, the heading and the sentence."""
        picture, head, sentence = told
        width = column.width
        room = column.width - 2 * SIDE
        text = LINE * len(column.of(room).lines(app.kit.lettering, sentence, ON_PAPER.body))
        needed = 24 + PICTURE + 6 + 46 + 28 + text + 24 + (BUTTON_HEIGHT + 20 if way else 0)
        super().__init__("parchment", width=width, height=max(needed, height), label=head)
        top = (self.height - needed) / 2 + 24
        middle = width / 2
        self.add(
            icon(app.box.screen_pictures, picture, PICTURE, "ink", x=middle, y=top + PICTURE / 2),
            Label(head, HEAD, align="centre", **box(SIDE, top + PICTURE + 6, room, 46)),
            Flourish(ink=colours.RULE, **box(middle - 130, top + PICTURE + 54, 260, 16)),
        )
        top += PICTURE + 80
        spot = box(SIDE, top, room, text)
        self.add(Label(sentence, ON_PAPER.body, align="centre", wrap=True, **spot))
        if way is not None:
            wide = min(BUTTON_WIDTH, room)
            place = box(middle - wide / 2, top + text + 24, wide, BUTTON_HEIGHT)
            self.add(way.grand(app, primary=True, **place))


class ProgressPage(Page):
    """`heading` is the key of what stands above it."""

    backdrop = "dark"
    first_focus = "cancel"
    heading: ClassVar[str]

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.bar = ProgressBar(paper=True, **box(40, 128, INNER, 10))

    @abstractmethod
    def sentence(self) -> str:
        """Return what is told of the work now."""

    def show(self, share: float) -> None:
        """Tell anew how far it is, as a share of the whole."""
        told = self.stage.root.find("told")
        if isinstance(told, Label):
            told.set_text(self.sentence())
        self.bar.done = share

    def build(self, units: Units) -> None:
        """Say what is going on, how far it is, and how to stop it."""
        title = self.app.say(self.heading)
        paper = Panel("parchment", width=WIDTH, height=HEIGHT, label=title)
        self.block(WIDTH, HEIGHT).add(paper)
        paper.add(
            Label(title, ON_PAPER.head, **box(40, 26, INNER, 44)),
            Label(self.sentence(), ON_PAPER.body, name="told", **box(40, 86, INNER, 34)),
            self.bar,
            cancel_button(
                self.app, self.go_back, box((WIDTH - CANCEL) / 2, HEIGHT - 82, CANCEL, 54)
            ),
        )
