"""Stage: one screen's tree with its pointer, focus, keys, tooltips and animations."""

from collections.abc import Callable
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scene.animation.animation import Timeline, Tween
from game.scene.animation.easings import out_quad
from game.scene.drawing.frame import PaintedFrame, stirred
from game.scene.drawing.picture import Transform
from game.scene.input.focus import ARROWS, Focus
from game.scene.input.focus_order import reading_order
from game.scene.input.keys import Stroke, stroke_of
from game.scene.input.pointer import Pointer
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.modal import Modal
from game.scene.stage.survey import Placed, survey, uncovered
from game.scene.stage.tooltips import Notice, Tooltips
from game.scene.stage.units import Units
from game.scene.window.screen_kit import Kit

WARM_MS = 90.0
# an input meant for the earlier screen arrives within this time after something has opened
DEAF_MS = 400.0
NOTICE_SECONDS = 5.0
FOOTER_SECONDS = 8.0
LEFT = 1
MIDDLE = 2
RIGHT = 3
CONFIRMING = "return"
GOLD = "primary"
ACTIVATING = (CONFIRMING, "space")
TEXT_FIELD = "field"
CUT_OFF: Final = 6.0
"""So many u of a node may be scrolled away, and it still counts as seen."""
Stops = tuple[tuple[Node, ...], ...]
"""Groups of nodes, each with all that is in it."""


class Stage:
    """Owns the root, the open modals and the animations.

    Callbacks: `on_back` (Escape or the right button with no modal open), `on_refused` (a disabled
    node was tried), `on_used` (an enabled one is about to act), `on_spoken` (a node got the
    focus), `on_spare` (there is time to draw something in advance; returns whether there may be
    more), `on_picture` (the next frame is about to be drawn; it can prepare its contents),
    `first_stops` (groups of nodes that Tab visits before all others, the most urgent first).
    """

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.units = Units(1920, 1080)
        self.root = Node(name="root")
        self.by_keys = False  # whether the player's last input was a key, not the pointer
        self.modals: list[Modal] = []
        self.timeline = Timeline()
        self.on_back: Callable[[], None] = lambda: None
        self.on_refused: Callable[[Node], None] = lambda node: None
        self.on_used: Callable[[Node], None] = lambda node: None
        self.on_spoken: Callable[[Node], None] = lambda node: None
        self.on_spare: Callable[[], bool] = lambda: False
        self.on_picture: Callable[[], None] = lambda: None
        self.first_stops: Callable[[], Stops] = lambda: ()
        self.focus = Focus(self.reading_order, self._focusable, self._spoken, self._fence)
        self.pointer = Pointer(self.survey, self._clicked, self._hovered)
        self.tooltips = Tooltips(kit.lettering)
        self.through = False  # whether sheets and dialogs are hidden to show what is below
        self.footer_rise = 0.0  # u by which the notice at the bottom must be higher
        self.notices: list[Notice] = []  # at most one at the top and one at the bottom
        self._told: Node | None = None  # the node whose tooltip the keyboard opened
        self._deaf_ms = 0.0
        self._touch = Timeline()  # hover and press animations; never sped up, never finished early
        self._frame = PaintedFrame()
        self._canvas = Canvas(kit)  # the last complete drawing
        self._focus_before: list[Node | None] = []
        # the character of the last key, and the focus at that time
        self._echo: tuple[str, Node | None] = "", None
        self._clicked_here = False  # no tooltip where the pointer has just clicked
        self._stale = True
        self._focus_drawn: tuple[Node | None, bool] = None, False
        self._age = 0  # rises when nodes may look different without a change of their own

    # ---- what is there

    @property
    def top_modal(self) -> Modal | None:
        """The open dialog on top, if any."""
        return self.modals[-1] if self.modals else None

    @property
    def scope(self) -> Node:
        """The tree that can be reached now: the top modal, else the root."""
        return self.top_modal or self.root

    @property
    def moving(self) -> bool:
        """Whether something will look different when time passes."""
        running = (self.timeline.busy and not self.modals) or self._touch.busy
        waiting = self.tooltips.waiting or bool(self.notices) or self.deaf
        return running or waiting or self._stale

    @property
    def stirring(self) -> bool:
        """Whether an endless animation needs a new frame now and then."""
        return self.timeline.stirring and not self.modals

    def survey(self) -> list[Placed]:
        """Return the visible nodes of the scope, back to front."""
        return survey(self.scope, self._ground(), through=self.through)

    def reading_order(self) -> list[Placed]:
        """Return the focusable nodes that a pointer can reach, in the order of `_focusable`."""
        return uncovered(self._focusable(), self.survey())

    def _focusable(self) -> list[Placed]:
        """Return the focusable nodes of the scope: the groups of `first_stops` come first, then
        all others, each in reading order."""
        groups = self.first_stops()
        ranks: dict[int, int] = {}
        for rank, group in enumerate(groups):
            for node in group:
                for part in node.walk():
                    ranks.setdefault(id(part), rank)
        there = reading_order(self.scope, self._ground())
        return sorted(there, key=lambda spot: ranks.get(id(spot.node), len(groups)))

    def arrange(self, units: Units) -> None:
        """Adapt to a window size."""
        self.units = units
        for modal in self.modals:
            modal.arrange(units, self.kit)
        self._age += 1
        self.put_away()
        self._stale = True

    def put_away(self) -> None:
        """Drop all cached drawings while the screen is not visible or before it changes
        completely.
        """
        self._frame.forget()
        self._canvas = Canvas(self.kit)
        for tree in (self.root, *self.modals):
            for node in tree.walk():
                node.kept = None

    # ---- modals

    @property
    def deaf(self) -> bool:
        """Whether something has just opened: wary nodes ignore input for a moment."""
        return self._deaf_ms > 0

    def hush(self) -> None:
        """Make wary nodes ignore input for a moment, because something opens unexpectedly."""
        self._deaf_ms = DEAF_MS

    def open(self, modal: Modal, first: Node | None = None) -> None:
        """Open a dialog; `first`, else its main button, else its first node in reading order gets
        the focus.

        Its shortcut keys hide those below. When a key opened it, the focus ring is visible.
        """
        modal.arrange(self.units, self.kit)
        self.through = False
        self._focus_before.append(self.focus.node)
        self.pointer.cancel()
        self.tooltips.hide()
        self.modals.append(modal)
        self.hush()
        order = [spot.node for spot in self.reading_order()]
        golden = next((node for node in order if node.enabled and node.skin == GOLD), None)
        begin = first or golden or next(iter(order), None)
        self.focus.set(begin, shown=self.by_keys and begin is not None)
        self.refresh()

    def close(self, modal: Modal | None) -> None:
        """Close a dialog and those above it; the focus returns to where it was."""
        while modal in self.modals:
            closed = self.modals.pop()
            before = self._focus_before.pop()
            self.pointer.cancel()
            self.tooltips.hide()
            self.focus.set(before, shown=self.focus.shown)
            closed.on_close()
        self.refresh()

    # ---- notices

    def announce(self, text: str) -> None:
        """Show a notice above everything else for a while."""
        self._put_notice(Notice(text, NOTICE_SECONDS))

    def note_below(self, text: str) -> None:
        """Show a notice at the bottom of the window for a while; "" removes it."""
        self._put_notice(Notice(text, FOOTER_SECONDS, low=True))

    def _put_notice(self, notice: Notice) -> None:
        others = [other for other in self.notices if other.low != notice.low]
        self.notices = [*others, notice] if notice.words else others
        self.refresh()

    # ---- looking through sheets

    def look_through(self, on: bool) -> None:
        """Hide sheets and dialogs, or show them again; the focus stays where it is."""
        if on != self.through:
            self.through = on
            self.pointer.cancel()
            self.tooltips.hide()
            self.refresh()

    def _looks_through(self, event: Event) -> bool:
        """Process the key or middle button that hides sheets while held; return whether it was
        one.
        """
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            meant = bool(event.button == MIDDLE)
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP) and not self._typing:
            meant = self.kit.keymap.means(stroke_of(event), "@look-through")
        else:
            meant = False
        if event.type == pygame.WINDOWFOCUSLOST or meant:
            self.look_through(event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN))
        return meant

    @property
    def _hears_enter(self) -> Node | None:
        """Return the focused node if it uses Enter itself, so that Enter does not press the main
        button.
        """
        node = self.focus.node
        takes = node is not None and (self.focus.shown or self._typing) and not node.enter_confirms
        return node if takes else None

    @property
    def _typing(self) -> bool:
        return self.focus.node is not None and self.focus.node.role == TEXT_FIELD

    # ---- input

    def redraw(self) -> None:
        """Redraw everything next time: the drawn picture is lost."""
        self._frame.forget()

    def refresh(self) -> None:
        """Update pointer and focus and redraw, after a change of the tree from outside."""
        self._stale = True

    def hear(self, event: Event) -> None:
        """Note whether the player uses keys or pointer, whoever processes the event."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.by_keys = event.type == pygame.KEYDOWN
        if event.type == pygame.KEYDOWN:
            self._echo = event.unicode, self.focus.node

    def handle(self, event: Event, *, again: bool = False) -> None:
        """Process one pygame event; `again`: it repeats a held key."""
        self._stale = True
        self.hear(event)
        if event.type == pygame.MOUSEMOTION:
            before = self.pointer.reading
            self._clicked_here = self._clicked_here and event.pos == self.pointer.at
            self.pointer.move(event.pos)
            if self.pointer.reading is not before:
                self._rest()
            return
        self._age += 1  # for instance a key with another name
        if self._looks_through(event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            pressed = self.pointer.down(event.pos)
            focusable = pressed if pressed and pressed.focusable else None
            self.focus.set(focusable, shown=False, clicked=True)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            self._clicked_here = True
            self.pointer.up(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == RIGHT:
            self.back()
        elif event.type == pygame.MOUSEWHEEL:
            self.pointer.wheel(event.y, getattr(event, "precise_y", event.y))
        elif event.type == pygame.WINDOWLEAVE:
            self.pointer.leave()
            self._rest()
        elif event.type == pygame.KEYDOWN:
            self.stroke(stroke_of(event), again=again)
        elif event.type == pygame.TEXTINPUT and self.focus.node is not None:
            if event.text != self._echo[0] or self.focus.node is self._echo[1]:
                self.focus.node.text(event.text)
                self._tell_overflow(self.focus.node)
            self._echo = "", None

    def _tell_overflow(self, node: Node) -> None:
        """Say how much can be typed in a field that was given more."""
        if most := node.take_overflow():
            self.announce(self.kit.sentences.field_full(most))

    def stroke(self, stroke: Stroke, *, again: bool = False) -> None:
        """Process one key: the focused node first, then Tab, arrows, activation, shortcuts, back.

        A held key edits and moves, but never activates anything `again`.
        """
        node = self.focus.node
        if self.deaf and node is not None and node.wary and stroke.name in ACTIVATING:
            return
        stroke = stroke if self._typing else self.kit.keymap.standard(stroke)
        if node is not None and self._is_used(stroke, node):
            self._tell_overflow(node)
            return
        means = self.kit.keymap.means
        if self._typing and stroke.name == "return":
            self.focus.step(1)  # the end of typing: nodes behind must not get the key
        elif stroke.name in ("tab", "shift+tab"):
            self.focus.step(-1 if stroke.name.startswith("shift") else 1)
        elif means(stroke, "@part-before"):
            self.focus.leap(-1)
        elif means(stroke, "@part-after"):
            self.focus.leap(1)
        elif again:
            if stroke.name in ARROWS:
                self.focus.move(stroke.name)
        elif node is not None and self.focus.shown and stroke.name in ACTIVATING:
            self._clicked(node)
        elif shortcut := self.shortcut(stroke):
            self._act_on(shortcut)
        else:
            self._use_unbound(stroke)

    def _use_unbound(self, stroke: Stroke) -> None:
        """Process a key that is no shortcut of anything."""
        if stroke.name in ARROWS:
            self.focus.move(stroke.name)
        elif stroke.name == "escape":
            self.back()
        elif stroke.name == CONFIRMING and not self.focus.shown:
            self._show_first_stop()

    def _show_first_stop(self) -> None:
        """Show where the keyboard begins, when Enter has nothing to confirm and something is
        asked.
        """
        if not any(self.first_stops()):
            return
        if self.focus.node is not None:
            self.focus.set(self.focus.node, shown=True)
        else:
            self.focus.step(1)

    def _is_used(self, stroke: Stroke, focused: Node) -> bool:
        """Let the focused node use a key, else the innermost pane around it that can; return
        whether used.
        """
        if focused.enabled and focused.key(stroke):
            return True
        panes = reversed(self.scope.path_to(focused)[:-1])
        led = next((led for pane in panes if (led := pane.key_inside(stroke, focused))), None)
        if led is not None:
            self.focus.set(led, shown=True)
        return led is not None

    def _fence(self, node: Node) -> Node | None:
        """Return the innermost pane around a node that arrows do not leave, None when there is
        none.
        """
        path = reversed(self.scope.path_to(node))
        return next((pane for pane in path if pane.keeps_arrows), None)

    def back(self) -> None:
        """React to Escape or the right button: close the top dialog if allowed, else call
        `on_back`.
        """
        modal = self.top_modal
        if modal is None:
            self.on_back()
        elif modal.closable:
            self.close(modal)

    # ---- time and drawing

    def update(self, seconds: float) -> None:
        """Advance the animations; below a dialog they stand still."""
        ms = seconds * 1000
        self._deaf_ms = max(self._deaf_ms - ms, 0.0)
        moved = self.timeline.busy or self._touch.busy
        self._touch.advance(ms)
        if not self.modals:
            self.timeline.advance(ms)
        self._stale |= self.tooltips.wait(seconds) or moved
        for notice in self.notices:
            notice.seconds -= seconds
        left = [notice for notice in self.notices if notice.seconds > 0]
        self._stale |= left != self.notices
        self.notices = left

    def draw(self, target: Surface) -> list[Rect]:
        """Draw the stage; return the changed rectangles."""
        self.on_picture()
        self._stale = False
        if not self.through:
            self.focus.keep(self.scope)
        told = self._told
        if told is not None and not (told is self.focus.node and self.focus.shown):
            self._told = None
            if self.tooltips.cause is told:
                self.tooltips.hide()
        if self.pointer.refresh():
            self._rest()
        focus = self.focus.node, self.focus.shown
        self._age += focus != self._focus_drawn  # key caps may appear and disappear
        self._focus_drawn = focus
        canvas = Canvas(self.kit, keyboard=self.focus.shown, age=self._age, through=self.through)
        canvas.hears_enter = self._hears_enter
        ground = self._ground()
        for tree in (self.root, *self.modals):
            canvas.paint(tree, ground)
        bubble = self.tooltips.arrange(self.survey(), self.units) if self.tooltips.shown else None
        if bubble is not None:
            canvas.paint(bubble, ground)
        for notice in self.notices:
            notice.arrange(self.units, self.kit.lettering, self.footer_rise * notice.low)
            canvas.paint(notice, ground)
        self._canvas = canvas
        return self._frame.draw(target, canvas.items)

    def stir(self, seconds: float, target: Surface) -> list[Rect]:
        """Advance and draw endless animations; nothing else may have changed."""
        self.timeline.stir(seconds * 1000)
        changed = stirred(self._canvas)
        return self._frame.patch(target, self._canvas.items, changed) if changed else []

    def _ground(self) -> Transform:
        return Transform(0.0, 0.0, self.units.k)

    def _rest(self) -> None:
        self.tooltips.rest_on(None if self._clicked_here else self.pointer.reading)

    def _clicked(self, node: Node) -> None:
        if self.deaf and node.wary:
            return
        if node.enabled:
            self.on_used(node)
            self.tooltips.hide()
            node.activate()
            return
        self.tooltips.show(node)
        self.on_refused(node)

    def _hovered(self, node: Node, warm: bool) -> None:
        def warm_to(warmth: float) -> None:
            node.warmth = warmth

        end = 1.0 if warm else 0.0
        self._touch.play(Tween(warm_to, (node.warmth, end), WARM_MS, out_quad))
        if node.on_hover is not None:
            node.on_hover(warm)

    def _spoken(self, node: Node) -> None:
        self._told = node
        if node.tooltip is not None:
            self.tooltips.show(node)
        else:
            self.tooltips.hide()
        self.on_spoken(node)

    def _act_on(self, node: Node) -> None:
        """Click a node whose key was pressed, or scroll to it while it is out of sight."""
        if node.needs_sight and self._is_scrolled_away(node):
            self.focus.set(node, shown=True)
        else:
            self._clicked(node)

    def _is_scrolled_away(self, node: Node) -> bool:
        """Return whether the pane around a node does not show its full height."""
        spot = next((spot for spot in self.survey() if spot.node is node), None)
        if spot is None or spot.clip is None:
            return False
        return spot.seen_rect().height < spot.rect().height - round(CUT_OFF * spot.place.k)

    def shortcut(self, stroke: Stroke) -> Node | None:
        """Return the node of a shortcut key, enabled ones first.

        Enter is the key of the main button if there is only one, unless another usable node has
        that key.
        """
        means = self.kit.keymap.means
        there = [spot.node for spot in self.survey()]
        meant: list[Node] = []
        enabled: list[Node] = []
        for reading in stroke.readings:
            found = [node for node in there if any(means(reading, key) for key in node.keys)]
            meant = meant or found
            enabled = enabled or [node for node in found if node.enabled]
        if not enabled and stroke.name == CONFIRMING:
            golden = [node for node in there if node.enabled and node.skin == GOLD]
            enabled = golden if len(golden) == 1 else []
        enabled = enabled or meant
        return enabled[-1] if enabled else None
