"""Focus: the node that gets keys, and its movement by Tab and arrow keys."""

from collections.abc import Callable, Container, Sequence
from math import dist, inf
from typing import NamedTuple

from pygame import Rect

from game.scene.nodes.node import Node
from game.scene.stage.placed_nodes import PlacedNode

ENTER_HOTKEYS = frozenset(("@confirm", "return"))
DIRECTION_BY_ARROW_KEY = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
SIDEWAYS_COST_IN_ROW = 3.0
SIDEWAYS_COST_IN_COLUMN = 2.0  # cost of sideways distance in a column; rows cost less
MAX_SIDEWAYS_PER_FORWARD = 2.0
MAX_SIDEWAYS_PER_FORWARD_ON_MAP = 8.0  # from cell to cell of a map, where nothing else is nearer
MAP_CELL_ROLES = ("cell", "area")  # roles of the parts of a map
CHOICE_ROLES = ("choice", "radio")  # roles of the parts of a list of which one is chosen
SHEET_ROLES = ("panel", "dialog")  # roles of the sheets that may lie on a map

FOLDED_PANEL_TAB_NAME_PREFIX = "tab:"
"""The beginning of the names of folded panels' tabs, which often can be reached by only one arrow
key."""

RankedFocusCandidate = tuple[bool, bool, bool, float, int]
"""A node ahead: whether it is scrolled away, enters a pane, leaves the row, its cost and index; the
least is the next node."""


class SavedFocus(NamedTuple):
    """The name of the focused node, "" when there is none, and whether the focus ring is drawn."""

    node_name: str
    is_ring_shown: bool


class PreferredByArrows(NamedTuple):
    """Nodes that arrow keys prefer: from a node of `start_nodes` an arrow key leads to one of
    `goal_nodes` or of `start_nodes` rather than to any other. All nodes inside them count too."""

    start_nodes: tuple[Node, ...] = ()
    goal_nodes: tuple[Node, ...] = ()


class Focus:
    """The focused node, if any, and its movement by keys.

    `reachable_nodes` returns the focusable nodes of the top dialog, or of the screen if none is
    open, that the pointer can reach; `focusable_nodes` also returns those that are covered now.
    `on_focused` is called when a node gets the focus with a visible ring. `pane_around` returns the
    pane that arrow keys leave only for the preferred cells of a map, None if there is none.
    `preferred_by_arrows` returns the nodes that arrow keys prefer.
    """

    def __init__(
        self,
        reachable_nodes: Callable[[], list[PlacedNode]],
        focusable_nodes: Callable[[], list[PlacedNode]],
        on_focused: Callable[[Node], None],
        pane_around: Callable[[Node], Node | None] = lambda node: None,
    ) -> None:
        self._reachable_nodes = reachable_nodes
        self._focusable_nodes = focusable_nodes
        self._on_focused = on_focused
        self._pane_around = pane_around
        self.preferred_by_arrows: Callable[[], PreferredByArrows] = PreferredByArrows
        self.node: Node | None = None
        # the last focused node, which may reappear as another object
        self._vanished_node: Node | None = None
        self.is_ring_shown = False  # whether a key moved it, so that the ring is drawn
        self._was_set_by_click = (
            False  # whether the pointer set it, so that the player knows where it is
        )

    def focus_node(self, node: Node | None, *, shows_ring: bool, by_click: bool = False) -> None:
        """Focus a node, or none, and draw the focus ring if `shows_ring`; `by_click` says that the
        pointer did it."""
        self._was_set_by_click = by_click
        if self.node is not None:
            self.node.focused = False
        changed = node is not self.node or (shows_ring and not self.is_ring_shown)
        self.node = node
        self.is_ring_shown = shows_ring
        self._vanished_node = None
        if node is not None:
            node.focused = True
            if changed and shows_ring:
                self._on_focused(node)

    @property
    def saved_focus(self) -> SavedFocus:
        """The name of the focused node and whether its ring is shown, for `restore_focus`."""
        return SavedFocus(self.node.name if self.node is not None else "", self.is_ring_shown)

    def restore_focus(self, place: SavedFocus, root: Node) -> None:
        """Focus the node with the saved name in a tree that may have been rebuilt, with the ring
        as it was saved; do nothing when no node has this name."""
        node = root.find(place.node_name) if place.node_name else None
        if node is not None:
            self.focus_node(node, shows_ring=place.is_ring_shown)

    def move_by_tab(self, direction: int) -> None:
        """Move the focus to the next (1) or previous (-1) reachable node in reading order,
        cyclically, with a visible ring.

        If the player cannot see which node has the focus, the first Tab only shows the ring.
        From a node that is covered now, such as a place of a map below a sheet, the focus moves
        to the next one that is not covered.
        """
        order = self._reachable_nodes()
        if not order:
            return
        reached = {id(spot.node) for spot in order}
        if id(self.node) in reached and self._is_focus_unknown_to_player:
            self.focus_node(self.node, shows_ring=True)
            return
        around = [spot.node for spot in self._focusable_nodes()]
        here = next((i for i, node in enumerate(around) if node is self.node), None)
        start = here + direction if here is not None else min(direction, 0)
        turned = (
            around[(start + number * direction) % len(around)] for number in range(len(around))
        )
        self.focus_node(next(node for node in turned if id(node) in reached), shows_ring=True)

    @property
    def _is_focus_unknown_to_player(self) -> bool:
        """Whether a node has the focus and the player cannot know which, since no ring is drawn
        and it was not clicked."""
        return self.node is not None and not (self.is_ring_shown or self._was_set_by_click)

    def move_by_part(self, direction: int) -> None:
        """Move the focus to the first node of the next (1) or previous (-1) part of the screen,
        such as a panel, cyclically, with a visible ring."""
        order = self._reachable_nodes()
        parts = list(dict.fromkeys(spot.screen_part for spot in order))
        here = next((spot.screen_part for spot in order if spot.node is self.node), None)
        if not parts:
            return
        at = parts.index(here) + direction if here is not None else min(direction, 0)
        part = parts[at % len(parts)]
        self.focus_node(
            next(spot.node for spot in order if spot.screen_part is part), shows_ring=True
        )

    def move_by_arrow(self, arrow_key: str) -> None:
        """Move the focus to the nearest node in the arrow's direction, if there is one.

        If the player cannot see which node has the focus, the first arrow key only shows the ring,
        except on the chosen one of several choices, which can be seen. If no reachable node has the
        focus, focus the main button, which Enter would press, or the first node if there is no main
        button.
        """
        order = self._reachable_nodes()
        here = next((spot for spot in order if spot.node is self.node), None)
        if (
            here is not None
            and self._is_focus_unknown_to_player
            and not is_chosen_of_several(here.node)
        ):
            self.focus_node(self.node, shows_ring=True)
        elif here is not None:
            there = self._node_reached_by_arrow(order, here, arrow_key)
            self.focus_node((there or here).node, shows_ring=True)
        elif order:
            chief = (spot for spot in order if not ENTER_HOTKEYS.isdisjoint(spot.node.keys))
            self.focus_node(next(chief, order[0]).node, shows_ring=True)

    def _node_reached_by_arrow(
        self, nodes_in_reading_order: Sequence[PlacedNode], start_node: PlacedNode, arrow_key: str
    ) -> PlacedNode | None:
        """Return the node to which an arrow key leads, None if there is none. In a pane that arrow
        keys do not leave it is one of that pane or, if none is ahead, a map cell that arrow keys
        prefer."""
        preferred = self.preferred_by_arrows()
        fence = self._pane_around(start_node.node)
        if fence is None:
            return node_reached_by_arrow(nodes_in_reading_order, start_node, arrow_key, preferred)
        inside = set(map(id, fence.walk()))
        own = [spot for spot in nodes_in_reading_order if id(spot.node) in inside]
        there = node_reached_by_arrow(own, start_node, arrow_key, preferred)
        if there is not None:
            return there
        lit = {id(node) for part in preferred.start_nodes for node in part.walk()}
        cells = [
            spot
            for spot in nodes_in_reading_order
            if id(spot.node) in lit and spot.node.role in MAP_CELL_ROLES
        ]
        return node_in_arrow_direction(cells, start_node, arrow_key)

    def refocus_if_node_is_gone(self, root: Node) -> None:
        """If the focused node is no longer in the tree, focus its replacement: a node with its name
        or, if neither has a name, with its role and label.

        If there is none yet, because a table hides some nodes during animations, a later call
        focuses it when it appears.
        """
        node = self.node or self._vanished_node
        if node is None or (node is self.node and node.focusable and _is_visible_in(root, node)):
            return
        there = (spot.node for spot in self._focusable_nodes())
        self.focus_node(
            next((other for other in there if _is_replacement(node, other)), None),
            shows_ring=self.is_ring_shown,
        )
        self._vanished_node = node if self.node is None else None


def is_chosen_of_several(node: Node) -> bool:
    """Return whether a node is the visibly chosen one of several choices."""
    return node.role in CHOICE_ROLES and bool(getattr(node, "chosen", False))


def node_reached_by_arrow(
    nodes_in_reading_order: Sequence[PlacedNode],
    start_node: PlacedNode,
    arrow_key: str,
    preferred: PreferredByArrows,
) -> PlacedNode | None:
    """Return the node to which an arrow key leads, None when there is nothing in its direction.

    From a preferred start another preferred node in that direction is taken, however far it is to
    the side; but left and right lead to the next control if it is in the row or close to it. From a
    map cell that is a preferred start, arrows lead to the tab of a folded panel, or else to another
    such cell before they leave the map: left and right within a wide angle, up and down a narrow
    one.
    """
    found = node_in_arrow_direction(nodes_in_reading_order, start_node, arrow_key)
    starts = {id(node) for part in preferred.start_nodes for node in part.walk()}
    if found is None or id(start_node.node) not in starts:
        return found
    goals = starts | {id(node) for part in preferred.goal_nodes for node in part.walk()}
    is_sideways = bool(DIRECTION_BY_ARROW_KEY[arrow_key][0])
    start = start_node.rect()
    is_in_row = is_sideways and _height_between(start, found.rect()) <= start.height / 2
    is_tab = found.node.name.startswith(FOLDED_PANEL_TAB_NAME_PREFIX)
    is_lit_cell = found.node.role in MAP_CELL_ROLES and id(found.node) in starts
    if not is_tab and not is_lit_cell:
        lit = _lit_cells_ahead(
            nodes_in_reading_order,
            start_node,
            arrow_key,
            starts,
            MAX_SIDEWAYS_PER_FORWARD_ON_MAP if is_sideways else MAX_SIDEWAYS_PER_FORWARD,
        )
        if lit:
            return node_in_arrow_direction(lit, start_node, arrow_key)
    if id(found.node) in goals or is_in_row or is_tab:
        return found
    among = [spot for spot in nodes_in_reading_order if id(spot.node) in goals]
    return node_in_arrow_direction(among, start_node, arrow_key) or found


def node_in_arrow_direction(
    nodes_in_reading_order: Sequence[PlacedNode], start_node: PlacedNode, arrow_key: str
) -> PlacedNode | None:
    """Return the node to which an arrow key leads, None when there is nothing in its direction.

    Preferred are nodes straight ahead, cells of the same map, and nodes of the same pane. In a
    pane, left and right stay in the row; elsewhere they lead along the row before they lead to
    another part of the screen far above or below it. From a control of a panel, other controls of
    the panel are preferred to map cells below it; from a control on the map, a control straight
    above or below it is preferred to a cell at its side. Only from a cell can an arrow key lead to
    a cell that is out of sight, because the map then moves under the focus.
    """
    start = start_node.rect()
    cell = start_node.node.role in MAP_CELL_ROLES
    if not cell:
        nodes_in_reading_order = [
            spot for spot in nodes_in_reading_order if not spot.is_out_of_sight
        ]
    sideways = bool(DIRECTION_BY_ARROW_KEY[arrow_key][0])
    # its position once it has the focus
    seen = start if start_node.clip is None else start.clamp(start_node.clip)
    for close, spread in (
        (True, MAX_SIDEWAYS_PER_FORWARD),
        (False, MAX_SIDEWAYS_PER_FORWARD),
        (False, inf),
    ):
        ahead: list[RankedFocusCandidate] = []
        for i, spot in enumerate(nodes_in_reading_order):
            inside = spot.clip is start_node.clip
            place = spot.rect()
            near = spot.node.role in MAP_CELL_ROLES if cell else inside and spot.clip is not None
            if spot.node is start_node.node or (close and not near):
                continue
            away = False
            if not inside and spot.clip is not None and not place.colliderect(spot.clip):
                away, place = True, place.clamp(spot.clip)  # it is scrolled out of its pane
            cost = _arrow_move_cost(
                start if inside else seen, place, DIRECTION_BY_ARROW_KEY[arrow_key], spread
            )
            if cost is not None:
                overlaps = _overlap_vertically(start, place)
                # A pane beside the row is entered only when nothing else is in that row
                enters = sideways and not inside and not (spot.clip is None and overlaps)
                is_far = spot.screen_part is not start_node.screen_part and (
                    _height_between(start, place) > start.height
                )
                leaves_row = sideways and not cell and (is_far or (close and not overlaps))
                ahead.append((away, enters, leaves_row, cost, i))
        if not cell and any(
            _are_controls_of_one_panel(start_node, nodes_in_reading_order[each[-1]])
            for each in ahead
        ):
            ahead = [
                each
                for each in ahead
                if nodes_in_reading_order[each[-1]].node.role not in MAP_CELL_ROLES
            ]
        if not cell and not sideways:
            ahead = _without_cells_to_the_side(nodes_in_reading_order, start_node, ahead)
        if ahead:
            found = nodes_in_reading_order[min(ahead)[-1]]
            return (
                found
                if close or not cell
                else _nearer_cell(nodes_in_reading_order, start_node, arrow_key, found)
            )
    return None


def _are_controls_of_one_panel(node: PlacedNode, other_node: PlacedNode) -> bool:
    """Return whether two nodes lie in one panel and the second one is a control, not a cell of a
    map."""
    is_panel = (
        node.screen_part is other_node.screen_part
        and node.screen_part is not None
        and node.screen_part.role in SHEET_ROLES
    )
    return is_panel and other_node.node.role not in MAP_CELL_ROLES


def _without_cells_to_the_side(
    nodes_in_reading_order: Sequence[PlacedNode],
    start_node: PlacedNode,
    candidates_ahead: list[RankedFocusCandidate],
) -> list[RankedFocusCandidate]:
    """Return the candidates for an arrow up or down from a control. If another control of its part
    of the screen is straight above or below, the map cells to its side are left out."""
    start = start_node.rect()
    straight = [
        each
        for each in candidates_ahead
        if _overlap_horizontally(start, nodes_in_reading_order[each[-1]].rect())
    ]
    controls = (nodes_in_reading_order[each[-1]] for each in straight)
    if not any(
        spot.node.role not in MAP_CELL_ROLES and spot.screen_part is start_node.screen_part
        for spot in controls
    ):
        return candidates_ahead
    return [
        each
        for each in candidates_ahead
        if each in straight or nodes_in_reading_order[each[-1]].node.role not in MAP_CELL_ROLES
    ]


def _nearer_cell(
    nodes_in_reading_order: Sequence[PlacedNode],
    start_node: PlacedNode,
    arrow_key: str,
    nearest_so_far: PlacedNode,
) -> PlacedNode:
    """Return the nearest of the map cells that lie in the arrow's direction within a wide angle,
    or `nearest_so_far` when that is nearer."""
    start = start_node.rect()

    def distance(node: PlacedNode) -> float:
        return dist(start.center, node.rect().center)

    cells = [spot for spot in nodes_in_reading_order if _is_cell_ahead(start_node, spot, arrow_key)]
    return min([nearest_so_far, *cells], key=distance)


def _lit_cells_ahead(
    nodes_in_reading_order: Sequence[PlacedNode],
    start_node: PlacedNode,
    arrow_key: str,
    start_node_ids: Container[int],
    max_sideways_per_forward: float,
) -> list[PlacedNode]:
    """If `start_node` is a cell of a map, return the cells among the nodes with the ids
    `start_node_ids` that lie in the arrow's direction, at most `max_sideways_per_forward` to the
    side; otherwise []."""
    if start_node.node.role not in MAP_CELL_ROLES:
        return []
    return [
        spot
        for spot in nodes_in_reading_order
        if id(spot.node) in start_node_ids
        and _is_cell_ahead(start_node, spot, arrow_key, max_sideways_per_forward)
    ]


def _is_cell_ahead(
    start_node: PlacedNode,
    candidate: PlacedNode,
    arrow_key: str,
    max_sideways_per_forward: float = MAX_SIDEWAYS_PER_FORWARD_ON_MAP,
) -> bool:
    """Return whether another cell of a map lies in the arrow's direction, at most
    `max_sideways_per_forward` to the side."""
    cost = _arrow_move_cost(
        start_node.rect(),
        candidate.rect(),
        DIRECTION_BY_ARROW_KEY[arrow_key],
        max_sideways_per_forward,
    )
    is_cell = candidate.node.role in MAP_CELL_ROLES and candidate.node is not start_node.node
    return is_cell and cost is not None


def _overlap_vertically(start_rect: Rect, end_rect: Rect) -> bool:
    """Return whether two boxes share a range of heights, so that they are side by side."""
    return start_rect.top < end_rect.bottom and end_rect.top < start_rect.bottom


def _overlap_horizontally(start_rect: Rect, end_rect: Rect) -> bool:
    """Return whether two boxes share a range of x, so that they are one above the other."""
    return start_rect.left < end_rect.right and end_rect.left < start_rect.right


def _height_between(start_rect: Rect, end_rect: Rect) -> int:
    """Return the px between two boxes of which one is above the other, 0 if one is beside the
    other."""
    return max(start_rect.top - end_rect.bottom, end_rect.top - start_rect.bottom, 0)


def _is_beside_and_reaches_beyond_both_ends(
    start_rect: Rect, end_rect: Rect, *, is_sideways: bool
) -> bool:
    """Return whether `end_rect` lies beside the path of the arrow and is longer than `start_rect`
    at both ends; then it is not ahead. Beside means above or below `start_rect` for an arrow left
    or right (`is_sideways`), and left or right of it for an arrow up or down."""
    if is_sideways:
        reaches_beyond = end_rect.left <= start_rect.left and start_rect.right <= end_rect.right
        return reaches_beyond and _height_between(start_rect, end_rect) > 0
    reaches_beyond = end_rect.top <= start_rect.top and start_rect.bottom <= end_rect.bottom
    return reaches_beyond and (
        end_rect.left >= start_rect.right or end_rect.right <= start_rect.left
    )


def _is_visible_in(root: Node, node: Node) -> bool:
    """Return whether a node is in a tree, and neither it nor a node around it is hidden; positions
    and sizes do not matter, which makes it fast."""
    if not root.visible:
        return False
    return root is node or any(_is_visible_in(child, node) for child in root.children)


def _is_replacement(removed_node: Node, new_node: Node) -> bool:
    if removed_node.name or new_node.name:
        return removed_node.name == new_node.name
    return (removed_node.role, removed_node.label) == (new_node.role, new_node.label)


def _arrow_move_cost(
    start_rect: Rect,
    end_rect: Rect,
    x_and_y_direction: tuple[int, int],
    max_sideways_per_forward: float,
) -> float | None:
    """Return the cost of moving the focus from `start_rect` to `end_rect` by an arrow key; sideways
    distance costs more. None if `end_rect` is not ahead, is too far to the side or lies along
    `start_rect`.

    `x_and_y_direction` is the direction as (x, y); a larger `max_sideways_per_forward` allows more
    sideways distance, and infinity also a rectangle that lies along `start_rect`.
    """
    dx = end_rect.centerx - start_rect.centerx
    dy = end_rect.centery - start_rect.centery
    ahead = dx * x_and_y_direction[0] + dy * x_and_y_direction[1]
    if ahead <= 0:
        return None
    sideways_cost = SIDEWAYS_COST_IN_ROW if x_and_y_direction[0] else SIDEWAYS_COST_IN_COLUMN
    if x_and_y_direction[0]:
        beside = _height_between(start_rect, end_rect) + abs(dy) * 0.25
        gap = max(end_rect.left - start_rect.right, start_rect.left - end_rect.right, 0)
    else:
        beside = (
            max(start_rect.left - end_rect.right, end_rect.left - start_rect.right, 0)
            + abs(dx) * 0.25
        )
        gap = max(end_rect.top - start_rect.bottom, start_rect.top - end_rect.bottom, 0)
    if beside > max_sideways_per_forward * ahead + max(start_rect.width, start_rect.height):
        return None
    if (
        _is_beside_and_reaches_beyond_both_ends(
            start_rect, end_rect, is_sideways=bool(x_and_y_direction[0])
        )
        and max_sideways_per_forward < inf
    ):
        return None
    return gap + ahead * 0.25 + sideways_cost * beside
