"""A walk over a screen by Tab alone: what can be clicked, and Tab does not lead to."""

from collections.abc import Iterator

import pygame
from pygame import Rect

from game.scene.nodes.node import Node
from game.scene.stage.placed_nodes import node_under_pointer
from game.scene.stage.stage import Stage
from tests.helpers.present import present

MORE_TABS = 10
"""How many Tabs are pressed after each place was in turn: the walk moves panes and maps."""


def unreached_by_tab(stage: Stage) -> list[str]:
    """Return the names of the controls that a click would use and Tab does not lead to."""
    offered = list(clickable(stage))
    reached = {id(node) for node in _walked(stage)}
    there = {id(node) for node in clickable(stage)}  # the walk may have moved the map
    missed = (node for node in offered if id(node) in there - reached)
    return sorted(node.name or node.label for node in missed)


def clickable(stage: Stage) -> Iterator[Node]:
    """Yield the controls whose middle the pointer can click."""
    placed = stage.visible_nodes()
    room = Rect((0, 0), (stage.units.width_px, stage.units.height_px))
    own = {id(node) for node in stage.reachable_tree.walk()}
    for spot in placed:
        node = spot.node
        at = spot.pixel_on_node()
        is_seen = room.collidepoint(at) and (spot.clip is None or spot.clip.collidepoint(at))
        if node.focusable and node.enabled and id(node) in own and is_seen:
            target = node_under_pointer(placed, at)
            if target is not None and target.node is node:
                yield node


def _walked(stage: Stage) -> Iterator[Node]:
    """Press Tab until everything had its turn; yield what has the focus each time."""
    before = stage.focus.saved_focus
    for _ in range(len(stage.reachable_in_focus_order()) + MORE_TABS):
        stage.focus.move_by_tab(1)
        stage.draw(present(pygame.display.get_surface()))  # maps follow the focus then
        if stage.focus.node is not None:
            yield stage.focus.node
    stage.focus.focus_node(None, shows_ring=False)
    stage.focus.restore_focus(before, stage.reachable_tree)
