"""Lint: controls that arrow keys alone do not reach."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from game.client.widgets.scroll_pane import ScrollPane
from game.scene.input.focus import (
    DIRECTION_BY_ARROW_KEY,
    PreferredByArrows,
    node_in_arrow_direction,
    node_reached_by_arrow,
)
from game.scene.nodes.node import Node
from game.scene.stage.placed_nodes import PlacedNode
from game.scene.stage.stage import Stage

NOTHING_PREFERRED = PreferredByArrows()


def named(node: Node) -> str:
    """Return what faults call a node: its role or type, and its name or label."""
    return f"{node.role or type(node).__name__} {node.name or node.label!r}"


def focus_faults(stage: Stage) -> list[str]:
    """Controls that arrow keys alone do not reach."""
    order = stage.reachable_in_focus_order()
    entered = _entered_from_panes(stage, order) | _entered_from_places_out_of_sight(order)
    preferred = stage.focus.preferred_by_arrows()
    found = {id(spot.node) for spot in reachable(order, entered, preferred)}
    return [
        f"{named(spot.node)} is reached by no arrow."
        for spot in order
        if id(spot.node) not in found
    ]


def _entered_from_panes(stage: Stage, order: Sequence[PlacedNode]) -> dict[int, list[Node]]:
    """Return for each pane that scrolls while it has the focus, by its id, where the arrows lead
    that are pressed at the ends of it.
    """
    entered: dict[int, list[Node]] = {}
    for pane in [spot.node for spot in order if isinstance(spot.node, ScrollPane)]:
        before = pane.offset
        for offset, arrow in ((0.0, "up"), (pane.content_overflow_height, "down")):
            pane.scroll_to(offset)
            scrolled = stage.reachable_in_focus_order()
            here = next((spot for spot in scrolled if spot.node is pane), None)
            there = here and node_in_arrow_direction(scrolled, here, arrow)
            if there:
                entered.setdefault(id(pane), []).append(there.node)
        pane.scroll_to(before)
    return entered


def _entered_from_places_out_of_sight(order: Sequence[PlacedNode]) -> dict[int, list[Node]]:
    """Return for each place of a map that is out of sight, by its id, where the arrows lead once
    the focus has moved the map, with the place at the nearest edge of those in sight.
    """
    places = [spot for spot in order if spot.node.moves_into_sight_on_focus]
    seen = [spot.rect() for spot in places if not spot.is_out_of_sight]
    entered: dict[int, list[Node]] = {}
    for place in places if seen else ():
        if not place.is_out_of_sight:
            continue
        before = place.rect()
        after = before.clamp(seen[0].unionall(seen[1:]))
        across = after.x - before.x
        down = after.y - before.y
        moved = [
            spot._replace(
                transform=spot.transform._replace(
                    x=spot.transform.x + across, y=spot.transform.y + down
                )
            )
            if spot.node.moves_into_sight_on_focus
            else spot
            for spot in order
        ]
        here = moved[order.index(place)]
        found = (node_in_arrow_direction(moved, here, arrow) for arrow in DIRECTION_BY_ARROW_KEY)
        entered[id(place.node)] = [there.node for there in found if there is not None]
    return entered


def reachable(
    order: Sequence[PlacedNode],
    entered: Mapping[int, Sequence[Node]] = MappingProxyType({}),
    preferred: PreferredByArrows = NOTHING_PREFERRED,
) -> list[PlacedNode]:
    """The nodes that arrows alone reach from the first one, which Tab always finds; `entered` are
    the nodes to which others lead, by their ids, after they have scrolled.
    """
    found = list(order[:1])
    waiting = list(order[:1])
    while waiting:
        here = waiting.pop()
        led_to = [
            node_reached_by_arrow(order, here, arrow, preferred) for arrow in DIRECTION_BY_ARROW_KEY
        ]
        after_scrolling = entered.get(id(here.node), ())
        led_to += [spot for spot in order if any(spot.node is node for node in after_scrolling)]
        for there in led_to:
            if there is not None and all(there is not spot for spot in found):
                found.append(there)
                waiting.append(there)
    return found
