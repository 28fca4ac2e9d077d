"""Finds the topic of a request for help: the node in use and all nodes that contain it."""

from game.scene.nodes.node import Node
from game.scene.stage.stage import Stage


def names_from_explained_node_outward(stage: Stage) -> tuple[str, ...]:
    """Return the names of the node to explain and of the nodes around it, innermost first, and then
    those of the open dialogs.

    The node is the focused one if its ring is shown, otherwise the one below the pointer; if there
    is none, only the dialogs are named.
    """
    focus = stage.focus
    node = focus.node if focus.is_ring_shown else node_below_pointer(stage)
    path = stage.reachable_tree.path_to(node) if node is not None else ()
    return tuple(each.name for each in (*reversed(path), *open_dialogs(stage)) if each.name)


def open_dialogs(stage: Stage) -> tuple[Node, ...]:
    """Return the nodes of the open dialogs, the topmost first."""
    dialogs = [
        node for node in stage.reachable_tree.walk() if node.role == "dialog" and node.visible
    ]
    return tuple(reversed(dialogs))


def node_below_pointer(stage: Stage) -> Node | None:
    """Return the frontmost node below the pointer that has a name or is solid, None if there is
    none."""
    at = stage.pointer.at
    if at is None:
        return None
    spots = (spot for spot in reversed(stage.visible_nodes()) if spot.node.name or spot.node.solid)
    return next((spot.node for spot in spots if spot.contains(at)), None)
