"""Stage: one screen's tree with its pointer, focus, keys, tooltips and animations."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scene.animation.animation import Timeline
from game.scene.drawing.frame import PaintedFrame, redraw_endless_animations
from game.scene.drawing.picture import Transform
from game.scene.input.focus import DIRECTION_BY_ARROW_KEY, Focus
from game.scene.input.focus_order import (
    NodeGroups,
    focusable_in_reading_order,
    nodes_with_groups_first,
)
from game.scene.input.focused_keys import ACTIVATING_HOTKEYS, FocusedKeys
from game.scene.input.keys import KeyStroke, stroke_from_event
from game.scene.input.pointer import Pointer
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.hover_animations import HoverAnimations
from game.scene.stage.modal import Modal
from game.scene.stage.notices import Notice, age_and_drop_ended_notices, with_same_edge_replaced
from game.scene.stage.placed_nodes import (
    PlacedNode,
    is_partly_scrolled_away,
    nodes_reachable_by_pointer,
    visible_nodes,
)
from game.scene.stage.shortcuts import (
    CONFIRMING_HOTKEY,
    enabled_main_buttons,
    node_of_shortcut_among,
)
from game.scene.stage.tooltips import Tooltips
from game.scene.stage.units import WindowUnits
from game.scene.window.screen_kit import Kit

# an input meant for the earlier screen arrives within this time after something has opened
IGNORED_INPUT_MS = 400.0
TEXT_FIELD_ROLE = "field"


class Stage:
    """The root node of one screen, with its open dialogs, focus, pointer, tooltips and animations.

    Callbacks: `on_back` (Escape or the right button with no dialog open), `on_disabled_clicked`
    (a disabled node was clicked), `on_before_activation` (before an enabled node is activated),
    `on_node_focused` (a node got the focus), `on_spare_time` (there is time to draw something in
    advance; returns whether there may be more), `on_before_drawing` (before the next frame is
    drawn; the screen can update its nodes), `nodes_focused_first` (returns groups of nodes that
    Tab visits before all others, the most urgent first).
    """

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.units = WindowUnits(1920, 1080)
        self.root = Node(name="root")
        self.is_last_input_key = False  # whether the player's last input was a key, not the pointer
        self.modals: list[Modal] = []
        self.timeline = Timeline()
        self.on_back: Callable[[], None] = lambda: None
        self.on_disabled_clicked: Callable[[Node], None] = lambda node: None
        self.on_before_activation: Callable[[Node], None] = lambda node: None
        self.on_node_focused: Callable[[Node], None] = lambda node: None
        self.on_spare_time: Callable[[], bool] = lambda: False
        self.on_before_drawing: Callable[[], None] = lambda: None
        self.nodes_focused_first: Callable[[], NodeGroups] = lambda: ()
        self.focus = Focus(
            self.reachable_in_focus_order,
            self._focusable_in_focus_order,
            self._on_node_focused_with_ring,
            self._enclosing_pane_with_own_arrow_keys,
        )
        self._hover_animations = HoverAnimations()
        self.pointer = Pointer(
            self.visible_nodes, self._click_node, self._hover_animations.fade_and_notify_node
        )
        self.tooltips = Tooltips(kit.lettering)
        # whether sheets and dialogs are hidden to show what is below
        self.are_sheets_hidden = False
        self.bottom_notice_rise = 0.0  # u by which the notice at the bottom must be higher
        self.notices: list[Notice] = []  # at most one at the top and one at the bottom
        self._ignored_input_ms = 0.0
        self._frame = PaintedFrame()
        self._canvas = Canvas(kit)  # the last complete drawing
        self._focus_below_dialogs: list[Node | None] = []
        # the character of the last key, and the focus at that time; None on another screen
        self.last_key_text_and_focus: tuple[str, Node | None] = "", None
        self._needs_drawing = True
        # what any drawing may depend on besides the values of its node: the revision of the keymap,
        # and whether sheets are hidden
        self._shared_values_at_last_drawing: tuple[int, bool] = 0, False
        # rises when nodes may look different without a change of their own
        self._redraw_counter = 0

    @property
    def top_modal(self) -> Modal | None:
        """The open dialog on top, if any."""
        return self.modals[-1] if self.modals else None

    @property
    def reachable_tree(self) -> Node:
        """The tree that can be used now: the top dialog, or the root when no dialog is open."""
        return self.top_modal or self.root

    @property
    def needs_updates(self) -> bool:
        """Whether something will look different as time passes, such as an animation, a tooltip or
        a notice, or a drawing is due."""
        running = (
            self.timeline.is_playing and not self.modals
        ) or self._hover_animations.is_playing
        waiting = self.tooltips.will_appear or bool(self.notices) or self.ignores_input
        return running or waiting or self._needs_drawing

    @property
    def has_endless_animation(self) -> bool:
        """Whether an endless animation needs a new frame now and then; False while a dialog is
        open."""
        return self.timeline.has_endless_animation and not self.modals

    def visible_nodes(self) -> list[PlacedNode]:
        """Return the visible nodes of the top dialog, back to front; without a dialog, those of the
        root."""
        return visible_nodes(
            self.reachable_tree, self._root_transform(), leaves_out_sheets=self.are_sheets_hidden
        )

    def reachable_in_focus_order(self) -> list[PlacedNode]:
        """Return the focusable nodes that a pointer can reach, in the order of Tab."""
        order = self._focusable_in_focus_order()
        window = Rect(0, 0, self.units.width_px, self.units.height_px)
        return nodes_reachable_by_pointer(order, self.visible_nodes(), window)

    def _focusable_in_focus_order(self) -> list[PlacedNode]:
        """Return the focusable nodes of the usable tree: first the groups of
        `nodes_focused_first`, then all others, each in reading order."""
        in_reading_order = focusable_in_reading_order(self.reachable_tree, self._root_transform())
        return nodes_with_groups_first(in_reading_order, self.nodes_focused_first())

    def adapt_to_window_size(self, units: WindowUnits) -> None:
        """Store a new window size, fit open dialogs into it, and drop all cached drawings."""
        self.units = units
        for modal in self.modals:
            modal.fit_into_window(units, self.kit)
        self._redraw_counter += 1
        self.drop_cached_drawings()
        self._needs_drawing = True

    def drop_cached_drawings(self) -> None:
        """Drop all cached drawings while the screen is not visible or before it changes
        completely.
        """
        self._frame.redraw_all_next_time()
        self._canvas = Canvas(self.kit)
        for tree in (self.root, *self.modals):
            for node in tree.walk():
                node.forget_drawings()

    @property
    def ignores_input(self) -> bool:
        """Whether something has just opened, so that nodes with `ignores_hasty_input` set ignore
        input for a moment."""
        return self._ignored_input_ms > 0

    def ignore_input_briefly(self) -> None:
        """Let nodes with `ignores_hasty_input` ignore input now, since something has opened."""
        self._ignored_input_ms = IGNORED_INPUT_MS

    def open_dialog(self, modal: Modal, first_focused_node: Node | None = None) -> None:
        """Open a dialog on top of everything. The focus goes to `first_focused_node`; if that is
        None, to the dialog's main button; if it has none, to its first node in reading order.

        Only the shortcut keys of the dialog work while it is open. The focus ring is visible if the
        last input was a key.
        """
        modal.fit_into_window(self.units, self.kit)
        self.are_sheets_hidden = False
        self._focus_below_dialogs.append(self.focus.node)
        self.pointer.cancel()
        self.tooltips.hide()
        self.modals.append(modal)
        self.ignore_input_briefly()
        order = [spot.node for spot in self.reachable_in_focus_order()]
        main_button = next(iter(enabled_main_buttons(order)), None)
        begin = first_focused_node or main_button or next(iter(order), None)
        self.focus.focus_node(begin, shows_ring=self.is_last_input_key and begin is not None)
        self.update_before_next_drawing()

    def close_dialog_and_those_above(self, modal: Modal | None) -> None:
        """Close a dialog and all those above it, and call `on_close` of each; the focus returns
        to where it was before. None, or a dialog that is not open, changes nothing."""
        while modal in self.modals:
            closed = self.modals.pop()
            before = self._focus_below_dialogs.pop()
            self.pointer.cancel()
            self.tooltips.hide()
            self.focus.focus_node(before, shows_ring=self.focus.is_ring_shown)
            closed.on_close()
        self.update_before_next_drawing()

    def show_top_notice(self, text: str) -> None:
        """Show a notice at the top of the window for a while, in place of the current one there; ""
        only removes that."""
        self._replace_notice(Notice(text))

    def show_bottom_notice(self, text: str) -> None:
        """Show a notice at the bottom of the window for a while; "" removes it."""
        self._replace_notice(Notice(text, is_at_bottom=True))

    def _replace_notice(self, notice: Notice) -> None:
        self.notices = with_same_edge_replaced(self.notices, notice)
        self.update_before_next_drawing()

    def set_sheets_hidden(self, is_hidden: bool) -> None:
        """Hide all sheets and dialogs (`is_hidden`) or show them; the focus does not change."""
        if is_hidden != self.are_sheets_hidden:
            self.are_sheets_hidden = is_hidden
            self.pointer.cancel()
            self.tooltips.hide()
            self.update_before_next_drawing()

    def _handle_sheet_hiding(self, event: Event) -> bool:
        """Hide sheets while a certain key or the middle button is held; return whether the event
        was a press or release of it."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            meant = bool(event.button == pygame.BUTTON_MIDDLE)
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP) and not self._is_typing:
            meant = self.kit.keymap.matches_key(stroke_from_event(event), "@look-through")
        else:
            meant = False
        if event.type == pygame.WINDOWFOCUSLOST or meant:
            self.set_sheets_hidden(event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN))
        return meant

    @property
    def focused_keys(self) -> FocusedKeys:
        """The keys that the focused node uses itself, so that they press no other node."""
        node = self.focus.node
        if node is None:
            return FocusedKeys()
        names = set(node.own_keys if node.enabled else ())
        if self.focus.is_ring_shown or self._is_typing:
            names.update(ACTIVATING_HOTKEYS)
            names -= {CONFIRMING_HOTKEY} if node.enter_confirms else set()
        return FocusedKeys(self.kit.keymap, node, names, takes_text=self._is_typing)

    @property
    def _is_typing(self) -> bool:
        return self.focus.node is not None and self.focus.node.role == TEXT_FIELD_ROLE

    def redraw_all_next_time(self) -> None:
        """Make the next drawing complete, because the drawn picture is lost."""
        self._frame.redraw_all_next_time()

    def update_before_next_drawing(self) -> None:
        """Note that the tree has changed, so that the pointer, the focus and the picture are
        updated at the next drawing."""
        self._needs_drawing = True

    def note_input_device(self, event: Event) -> None:
        """Store whether the last input came from the keyboard or the pointer; called for every
        event, even one that the screen processes itself."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.is_last_input_key = event.type == pygame.KEYDOWN
        if event.type == pygame.KEYDOWN:
            self.last_key_text_and_focus = event.unicode, self.focus.node

    def handle_event(self, event: Event, *, is_repeated: bool = False) -> None:
        """Process one pygame event; `is_repeated` says that it repeats a key that is held."""
        self._needs_drawing = True
        self.note_input_device(event)
        if event.type == pygame.MOUSEMOTION:
            before = (
                None if self.pointer.has_not_moved_since_page_opened else self.pointer.tooltip_node
            )
            self.pointer.move(event.pos)
            if self.pointer.tooltip_node is not before:
                self._pass_hovered_node_to_tooltips()
            return
        if self._handle_sheet_hiding(event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            pressed = self.pointer.press(event.pos)
            focusable = pressed if pressed and pressed.focusable else None
            self.focus.focus_node(focusable, shows_ring=False, by_click=True)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            self.pointer.release(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_RIGHT:
            self.go_back()
        elif event.type == pygame.MOUSEWHEEL:
            self.pointer.turn_wheel(event.y, getattr(event, "precise_y", event.y))
        elif event.type == pygame.WINDOWLEAVE:
            self.pointer.forget_position()
            self._pass_hovered_node_to_tooltips()
        elif event.type == pygame.KEYDOWN:
            self.handle_key(stroke_from_event(event), is_repeated=is_repeated)
        elif event.type == pygame.TEXTINPUT and self.focus.node is not None:
            if (
                event.text != self.last_key_text_and_focus[0]
                or self.focus.node is self.last_key_text_and_focus[1]
            ):
                self.focus.node.on_text_input(event.text)
                self._announce_input_limit(self.focus.node)
            self.last_key_text_and_focus = "", None

    def _announce_input_limit(self, node: Node) -> None:
        """If the last input was too long for a text field, show a notice with the number of
        characters that it can hold."""
        if most := node.pop_exceeded_character_limit():
            self.show_top_notice(self.kit.scene_texts.field_full_text(most))

    def handle_key(self, stroke: KeyStroke, *, is_repeated: bool = False) -> None:
        """Process one key: the focused node gets it first, then Tab, arrows, activation, shortcuts
        and back.

        With `is_repeated`, for a key that is held, it only edits text and moves the focus; nothing
        is activated.
        """
        node = self.focus.node
        is_too_early = self.ignores_input and node is not None and node.ignores_hasty_input
        if is_too_early and stroke.name in ACTIVATING_HOTKEYS:
            return
        stroke = stroke if self._is_typing else self.kit.keymap.to_default_navigation_key(stroke)
        if node is not None and self._offer_key_to_focused_and_its_panes(stroke, node):
            self._announce_input_limit(node)
            return
        means = self.kit.keymap.matches_key
        if self._is_typing and stroke.name == "return":
            self.focus.move_by_tab(1)  # the end of typing: nodes behind must not get the key
        elif stroke.name in ("tab", "shift+tab"):
            self.focus.move_by_tab(-1 if stroke.name.startswith("shift") else 1)
        elif means(stroke, "@part-before"):
            self.focus.move_by_part(-1)
        elif means(stroke, "@part-after"):
            self.focus.move_by_part(1)
        elif is_repeated:
            if stroke.name in DIRECTION_BY_ARROW_KEY:
                self.focus.move_by_arrow(stroke.name)
        elif node is not None and self.focus.is_ring_shown and stroke.name in ACTIVATING_HOTKEYS:
            self._click_node(node)
        elif shortcut := self.node_of_shortcut(stroke):
            self._click_by_shortcut_or_scroll_to(shortcut)
        else:
            self._handle_unbound_key(stroke)

    def _handle_unbound_key(self, stroke: KeyStroke) -> None:
        """Process a key that is no shortcut: arrows move the focus, Escape goes back, Enter
        shows the focus."""
        if stroke.name in DIRECTION_BY_ARROW_KEY:
            self.focus.move_by_arrow(stroke.name)
        elif stroke.name == "escape":
            self.go_back()
        elif stroke.name == CONFIRMING_HOTKEY and not self.focus.is_ring_shown:
            self._show_focus_or_focus_first()

    def _show_focus_or_focus_first(self) -> None:
        """If `nodes_focused_first` names any node, show the focus ring, or focus the first node
        when none has the focus."""
        if not any(self.nodes_focused_first()):
            return
        if self.focus.node is not None:
            self.focus.focus_node(self.focus.node, shows_ring=True)
        else:
            self.focus.move_by_tab(1)

    def _offer_key_to_focused_and_its_panes(self, stroke: KeyStroke, focused_node: Node) -> bool:
        """Offer a key to the focused node, then to the panes around it from the inside out; return
        whether one used it.

        A pane may answer with another node, which then gets the focus.
        """
        if focused_node.enabled and focused_node.on_key(stroke):
            return True
        panes = reversed(self.reachable_tree.path_to(focused_node)[:-1])
        led = next(
            (led for pane in panes if (led := pane.on_descendant_key(stroke, focused_node))), None
        )
        if led is not None:
            self.focus.focus_node(led, shows_ring=True)
        return led is not None

    def _enclosing_pane_with_own_arrow_keys(self, node: Node) -> Node | None:
        """Return the innermost pane around a node that arrows do not leave, None for none."""
        path = reversed(self.reachable_tree.path_to(node))
        return next((pane for pane in path if pane.traps_arrow_keys), None)

    def go_back(self) -> None:
        """Do what Escape or the right button does: close the top dialog if it is closable, or
        call `on_back` when none is open."""
        modal = self.top_modal
        if modal is None:
            self.on_back()
        elif modal.is_closable:
            self.close_dialog_and_those_above(modal)

    def update(self, seconds: float) -> None:
        """Advance animations, tooltips and notices by `seconds`; while a dialog is open,
        animations of the screen stand still."""
        ms = seconds * 1000
        self._ignored_input_ms = max(self._ignored_input_ms - ms, 0.0)
        moved = self.timeline.is_playing or self._hover_animations.is_playing
        self._hover_animations.advance(ms)
        if not self.modals:
            self.timeline.advance(ms)
        self._needs_drawing |= self.tooltips.add_waiting_time_and_tell_if_shown(seconds) or moved
        left = age_and_drop_ended_notices(self.notices, seconds)
        self._needs_drawing |= left != self.notices
        self.notices = left

    def draw(self, target: Surface) -> list[Rect]:
        """Call `on_before_drawing`, update focus, hovered node and tooltip, and draw the stage;
        return the changed rectangles."""
        self.on_before_drawing()
        self._needs_drawing = False
        if not self.are_sheets_hidden:
            self.focus.refocus_if_node_is_gone(self.reachable_tree)
        ringed = self.focus.node if self.focus.is_ring_shown else None
        self.tooltips.hide_keyboard_tooltip_unless_focused(ringed)
        if self.pointer.update_hovered():
            self._pass_hovered_node_to_tooltips()
        shared = self.kit.keymap.revision, self.are_sheets_hidden
        self._redraw_counter += shared != self._shared_values_at_last_drawing
        self._shared_values_at_last_drawing = shared
        canvas = Canvas(
            self.kit,
            shows_focus_ring=self.focus.is_ring_shown,
            redraw_counter=self._redraw_counter,
            hides_sheets=self.are_sheets_hidden,
        )
        canvas.focused_keys = self.focused_keys
        ground = self._root_transform()
        for tree in (self.root, *self.modals):
            canvas.paint(tree, ground)
        bubble = (
            self.tooltips.make_positioned_bubble(self.visible_nodes(), self.units)
            if self.tooltips.is_shown
            else None
        )
        if bubble is not None:
            canvas.paint(bubble, ground)
        for notice in self.notices:
            notice.place_in_window(self.units, self.kit.lettering, self.bottom_notice_rise)
            notice.keep_clear_of(self.visible_nodes(), self.units)
            canvas.paint(notice, ground)
        self._canvas = canvas
        return self._frame.draw(target, canvas.items)

    def draw_endless_animations(self, seconds: float, target: Surface) -> list[Rect]:
        """Advance the endless animations by `seconds` and draw them; return the changed
        rectangles. Nothing else may have changed since the last drawing."""
        self.timeline.advance_endless(seconds * 1000)
        changed = redraw_endless_animations(self._canvas)
        return (
            self._frame.draw_items_in_changed_rects(target, self._canvas.items, changed)
            if changed
            else []
        )

    def _root_transform(self) -> Transform:
        return Transform(0.0, 0.0, self.units.px_per_u)

    def _pass_hovered_node_to_tooltips(self) -> None:
        is_waiting = self.pointer.must_move_before_tooltip
        self.tooltips.set_hovered(None if is_waiting else self.pointer.tooltip_node)

    def _click_node(self, node: Node) -> None:
        if self.ignores_input and node.ignores_hasty_input:
            return
        if node.enabled:
            self.on_before_activation(node)
            self.tooltips.hide()
            node.activate()
            return
        self.tooltips.show(node)
        self.on_disabled_clicked(node)

    def _on_node_focused_with_ring(self, node: Node) -> None:
        self.tooltips.show_for_focused(node)
        self.on_node_focused(node)

    def _click_by_shortcut_or_scroll_to(self, node: Node) -> None:
        """Click a node whose shortcut was pressed; a node that must be visible for this and is
        scrolled away only gets the focus, which scrolls to it."""
        if node.must_be_in_sight and is_partly_scrolled_away(node, self.visible_nodes()):
            self.focus.focus_node(node, shows_ring=True)
        else:
            self._click_node(node)

    def node_of_shortcut(self, stroke: KeyStroke) -> Node | None:
        """Return the node that has this key as a shortcut, None when there is none; an enabled node
        goes before a disabled one, the frontmost before others.

        If no enabled node has Enter as its key, Enter belongs to the main button, provided that
        there is only one.
        """
        nodes = [spot.node for spot in self.visible_nodes()]
        return node_of_shortcut_among(nodes, stroke, self.kit.keymap)
