"""Stage: one screen's tree with its pointer, focus, keys, tooltips and animations."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scene.animation.animation import Timeline, Tween
from game.scene.animation.easings import out_quad
from game.scene.drawing.frame import PaintedFrame, redraw_endless_animations
from game.scene.drawing.picture import Transform
from game.scene.input.focus import ARROWS, Focus
from game.scene.input.focus_order import reading_order
from game.scene.input.keys import Stroke, stroke_of
from game.scene.input.pointer import Pointer
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.modal import Modal
from game.scene.stage.survey import PlacedNode, is_scrolled_away, pointer_reachable, visible_nodes
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
        self.focus = Focus(
            self.reading_order,
            self._focusable_in_order,
            self._on_focus_spoken,
            self._enclosing_pane,
        )
        self.pointer = Pointer(self.visible_nodes, self._on_clicked, self._on_hovered)
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

    @property
    def top_modal(self) -> Modal | None:
        """The open dialog on top, if any."""
        return self.modals[-1] if self.modals else None

    @property
    def reachable_tree(self) -> Node:
        """The tree that can be reached now: the top modal, else the root."""
        return self.top_modal or self.root

    @property
    def needs_updates(self) -> bool:
        """Whether something will look different when time passes."""
        running = (self.timeline.busy and not self.modals) or self._touch.busy
        waiting = self.tooltips.will_appear or bool(self.notices) or self.ignores_input
        return running or waiting or self._stale

    @property
    def has_endless_animation(self) -> bool:
        """Whether an endless animation needs a new frame now and then."""
        return self.timeline.has_endless_animation and not self.modals

    def visible_nodes(self) -> list[PlacedNode]:
        """Return the visible nodes of the scope, back to front."""
        return visible_nodes(self.reachable_tree, self._root_transform(), through=self.through)

    def reading_order(self) -> list[PlacedNode]:
        """Return the nodes that a pointer can reach, in the order of `_focusable_in_order`."""
        return pointer_reachable(self._focusable_in_order(), self.visible_nodes())

    def _focusable_in_order(self) -> list[PlacedNode]:
        """Return the focusable nodes of the scope: the groups of `first_stops` come first, then
        all others, each in reading order."""
        groups = self.first_stops()
        ranks: dict[int, int] = {}
        for rank, group in enumerate(groups):
            for node in group:
                for part in node.walk():
                    ranks.setdefault(id(part), rank)
        there = reading_order(self.reachable_tree, self._root_transform())
        return sorted(there, key=lambda spot: ranks.get(id(spot.node), len(groups)))

    def arrange(self, units: Units) -> None:
        """Adapt to a window size."""
        self.units = units
        for modal in self.modals:
            modal.arrange(units, self.kit)
        self._age += 1
        self.drop_cached_drawings()
        self._stale = True

    def drop_cached_drawings(self) -> None:
        """Drop all cached drawings while the screen is not visible or before it changes
        completely.
        """
        self._frame.invalidate()
        self._canvas = Canvas(self.kit)
        for tree in (self.root, *self.modals):
            for node in tree.walk():
                node.kept = None

    @property
    def ignores_input(self) -> bool:
        """Whether something has just opened: wary nodes ignore input for a moment."""
        return self._deaf_ms > 0

    def ignore_input_briefly(self) -> None:
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
        self.ignore_input_briefly()
        order = [spot.node for spot in self.reading_order()]
        golden = next((node for node in order if node.enabled and node.skin == GOLD), None)
        begin = first or golden or next(iter(order), None)
        self.focus.focus_node(begin, shown=self.by_keys and begin is not None)
        self.refresh()

    def close(self, modal: Modal | None) -> None:
        """Close a dialog and those above it; the focus returns to where it was."""
        while modal in self.modals:
            closed = self.modals.pop()
            before = self._focus_before.pop()
            self.pointer.cancel()
            self.tooltips.hide()
            self.focus.focus_node(before, shown=self.focus.shown)
            closed.on_close()
        self.refresh()

    def announce(self, text: str) -> None:
        """Show a notice above everything else for a while."""
        self._replace_notice(Notice(text, NOTICE_SECONDS))

    def show_bottom_notice(self, text: str) -> None:
        """Show a notice at the bottom of the window for a while; "" removes it."""
        self._replace_notice(Notice(text, FOOTER_SECONDS, low=True))

    def _replace_notice(self, notice: Notice) -> None:
        others = [other for other in self.notices if other.low != notice.low]
        self.notices = [*others, notice] if notice.words else others
        self.refresh()

    def hide_sheets(self, on: bool) -> None:
        """Hide sheets and dialogs, or show them again; the focus stays where it is."""
        if on != self.through:
            self.through = on
            self.pointer.cancel()
            self.tooltips.hide()
            self.refresh()

    def _handle_sheet_hiding(self, event: Event) -> bool:
        """Process the key or middle button that hides sheets while held; return whether it was
        one.
        """
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            meant = bool(event.button == MIDDLE)
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP) and not self._is_typing:
            meant = self.kit.keymap.matches_key(stroke_of(event), "@look-through")
        else:
            meant = False
        if event.type == pygame.WINDOWFOCUSLOST or meant:
            self.hide_sheets(event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN))
        return meant

    @property
    def _focused_user_of_enter(self) -> Node | None:
        """Return the focused node if it uses Enter itself, so that Enter does not press the main
        button.
        """
        node = self.focus.node
        takes = (
            node is not None and (self.focus.shown or self._is_typing) and not node.enter_confirms
        )
        return node if takes else None

    @property
    def _is_typing(self) -> bool:
        return self.focus.node is not None and self.focus.node.role == TEXT_FIELD

    def redraw(self) -> None:
        """Redraw everything next time: the drawn picture is lost."""
        self._frame.invalidate()

    def refresh(self) -> None:
        """Update pointer and focus and redraw, after a change of the tree from outside."""
        self._stale = True

    def note_input_device(self, event: Event) -> None:
        """Note whether the player uses keys or pointer, whoever processes the event."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.by_keys = event.type == pygame.KEYDOWN
        if event.type == pygame.KEYDOWN:
            self._echo = event.unicode, self.focus.node

    def handle(self, event: Event, *, again: bool = False) -> None:
        """Process one pygame event; `again`: it repeats a held key."""
        self._stale = True
        self.note_input_device(event)
        if event.type == pygame.MOUSEMOTION:
            before = self.pointer.reading
            self._clicked_here = self._clicked_here and event.pos == self.pointer.at
            self.pointer.move(event.pos)
            if self.pointer.reading is not before:
                self._update_tooltip_cause()
            return
        self._age += 1  # for instance a key with another name
        if self._handle_sheet_hiding(event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            pressed = self.pointer.down(event.pos)
            focusable = pressed if pressed and pressed.focusable else None
            self.focus.focus_node(focusable, shown=False, clicked=True)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            self._clicked_here = True
            self.pointer.up(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == RIGHT:
            self.go_back()
        elif event.type == pygame.MOUSEWHEEL:
            self.pointer.wheel(event.y, getattr(event, "precise_y", event.y))
        elif event.type == pygame.WINDOWLEAVE:
            self.pointer.leave()
            self._update_tooltip_cause()
        elif event.type == pygame.KEYDOWN:
            self.handle_key(stroke_of(event), again=again)
        elif event.type == pygame.TEXTINPUT and self.focus.node is not None:
            if event.text != self._echo[0] or self.focus.node is self._echo[1]:
                self.focus.node.on_text_input(event.text)
                self._announce_input_limit(self.focus.node)
            self._echo = "", None

    def _announce_input_limit(self, node: Node) -> None:
        """Say how much can be typed in a field that was given more."""
        if most := node.take_exceeded_limit():
            self.announce(self.kit.sentences.field_full(most))

    def handle_key(self, stroke: Stroke, *, again: bool = False) -> None:
        """Process one key: the focused node first, then Tab, arrows, activation, shortcuts, back.

        A held key edits and moves, but never activates anything `again`.
        """
        node = self.focus.node
        if self.ignores_input and node is not None and node.wary and stroke.name in ACTIVATING:
            return
        stroke = stroke if self._is_typing else self.kit.keymap.to_default_key(stroke)
        if node is not None and self._offer_key_to_focused(stroke, node):
            self._announce_input_limit(node)
            return
        means = self.kit.keymap.matches_key
        if self._is_typing and stroke.name == "return":
            self.focus.move_by_tab(1)  # the end of typing: nodes behind must not get the key
        elif stroke.name in ("tab", "shift+tab"):
            self.focus.move_by_tab(-1 if stroke.name.startswith("shift") else 1)
        elif means(stroke, "@part-before"):
            self.focus.move_to_part(-1)
        elif means(stroke, "@part-after"):
            self.focus.move_to_part(1)
        elif again:
            if stroke.name in ARROWS:
                self.focus.move_by_arrow(stroke.name)
        elif node is not None and self.focus.shown and stroke.name in ACTIVATING:
            self._on_clicked(node)
        elif shortcut := self.node_of_shortcut(stroke):
            self._press_by_key(shortcut)
        else:
            self._handle_unbound_key(stroke)

    def _handle_unbound_key(self, stroke: Stroke) -> None:
        """Process a key that is no shortcut of anything."""
        if stroke.name in ARROWS:
            self.focus.move_by_arrow(stroke.name)
        elif stroke.name == "escape":
            self.go_back()
        elif stroke.name == CONFIRMING and not self.focus.shown:
            self._show_first_stop()

    def _show_first_stop(self) -> None:
        """Show where the keyboard begins, when Enter has nothing to confirm and something is
        asked.
        """
        if not any(self.first_stops()):
            return
        if self.focus.node is not None:
            self.focus.focus_node(self.focus.node, shown=True)
        else:
            self.focus.move_by_tab(1)

    def _offer_key_to_focused(self, stroke: Stroke, focused: Node) -> bool:
        """Let the focused node use a key, else the innermost pane around it that can; return
        whether used.
        """
        if focused.enabled and focused.on_key(stroke):
            return True
        panes = reversed(self.reachable_tree.path_to(focused)[:-1])
        led = next(
            (led for pane in panes if (led := pane.on_descendant_key(stroke, focused))), None
        )
        if led is not None:
            self.focus.focus_node(led, shown=True)
        return led is not None

    def _enclosing_pane(self, node: Node) -> Node | None:
        """Return the innermost pane around a node that arrows do not leave, None for none."""
        path = reversed(self.reachable_tree.path_to(node))
        return next((pane for pane in path if pane.keeps_arrows), None)

    def go_back(self) -> None:
        """React to Escape or the right button: close the top dialog, or call `on_back`."""
        modal = self.top_modal
        if modal is None:
            self.on_back()
        elif modal.closable:
            self.close(modal)

    def update(self, seconds: float) -> None:
        """Advance the animations; below a dialog they stand still."""
        ms = seconds * 1000
        self._deaf_ms = max(self._deaf_ms - ms, 0.0)
        moved = self.timeline.busy or self._touch.busy
        self._touch.advance(ms)
        if not self.modals:
            self.timeline.advance(ms)
        self._stale |= self.tooltips.pass_time(seconds) or moved
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
            self.focus.focus_replacement(self.reachable_tree)
        told = self._told
        if told is not None and not (told is self.focus.node and self.focus.shown):
            self._told = None
            if self.tooltips.cause is told:
                self.tooltips.hide()
        if self.pointer.update_hovered():
            self._update_tooltip_cause()
        focus = self.focus.node, self.focus.shown
        self._age += focus != self._focus_drawn  # key caps may appear and disappear
        self._focus_drawn = focus
        canvas = Canvas(self.kit, keyboard=self.focus.shown, age=self._age, through=self.through)
        canvas.hears_enter = self._focused_user_of_enter
        ground = self._root_transform()
        for tree in (self.root, *self.modals):
            canvas.paint(tree, ground)
        bubble = (
            self.tooltips.arrange(self.visible_nodes(), self.units) if self.tooltips.shown else None
        )
        if bubble is not None:
            canvas.paint(bubble, ground)
        for notice in self.notices:
            notice.arrange(self.units, self.kit.lettering, self.footer_rise * notice.low)
            canvas.paint(notice, ground)
        self._canvas = canvas
        return self._frame.draw(target, canvas.items)

    def draw_endless_animations(self, seconds: float, target: Surface) -> list[Rect]:
        """Advance and draw endless animations; nothing else may have changed."""
        self.timeline.advance_endless(seconds * 1000)
        changed = redraw_endless_animations(self._canvas)
        return self._frame.draw_inside(target, self._canvas.items, changed) if changed else []

    def _root_transform(self) -> Transform:
        return Transform(0.0, 0.0, self.units.k)

    def _update_tooltip_cause(self) -> None:
        self.tooltips.set_hovered(None if self._clicked_here else self.pointer.reading)

    def _on_clicked(self, node: Node) -> None:
        if self.ignores_input and node.wary:
            return
        if node.enabled:
            self.on_used(node)
            self.tooltips.hide()
            node.activate()
            return
        self.tooltips.show(node)
        self.on_refused(node)

    def _on_hovered(self, node: Node, warm: bool) -> None:
        def warm_to(warmth: float) -> None:
            node.warmth = warmth

        end = 1.0 if warm else 0.0
        self._touch.play(Tween(warm_to, (node.warmth, end), WARM_MS, out_quad))
        if node.on_hover is not None:
            node.on_hover(warm)

    def _on_focus_spoken(self, node: Node) -> None:
        self._told = node
        if node.tooltip is not None:
            self.tooltips.show(node)
        else:
            self.tooltips.hide()
        self.on_spoken(node)

    def _press_by_key(self, node: Node) -> None:
        """Click a node whose key was pressed, or scroll to it while it is out of sight."""
        if node.needs_sight and is_scrolled_away(node, self.visible_nodes()):
            self.focus.focus_node(node, shown=True)
        else:
            self._on_clicked(node)

    def node_of_shortcut(self, stroke: Stroke) -> Node | None:
        """Return the node of a shortcut key, enabled ones first.

        Enter is the key of the main button if there is only one, unless another usable node has
        that key.
        """
        means = self.kit.keymap.matches_key
        there = [spot.node for spot in self.visible_nodes()]
        meant: list[Node] = []
        enabled: list[Node] = []
        for reading in stroke.possible_keys:
            found = [node for node in there if any(means(reading, key) for key in node.keys)]
            meant = meant or found
            enabled = enabled or [node for node in found if node.enabled]
        if not enabled and stroke.name == CONFIRMING:
            golden = [node for node in there if node.enabled and node.skin == GOLD]
            enabled = golden if len(golden) == 1 else []
        enabled = enabled or meant
        return enabled[-1] if enabled else None
