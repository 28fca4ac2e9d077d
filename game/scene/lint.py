"""Lint: what is wrong with the nodes on a stage, for the tests of any screen."""

from collections.abc import Iterator

from pygame import Rect

from game.scene.stage import Stage
from game.scene.survey import Placed, target_at

# a key without a place on the screen; the mouse's way to move a list that also listens to keys
NEVER_FOCUSED = ("shortcut", "scrollbar")


def faults(stage: Stage) -> list[str]:
    """One sentence for every node a player could not read, reach or be told about; empty when all
    is well.
    """
    placed = stage.survey()
    window = Rect(0, 0, stage.units.width_px, stage.units.height_px)
    return [sentence for spot in placed for sentence in _faults_of(spot, placed, window)]


def _faults_of(spot: Placed, placed: list[Placed], window: Rect) -> Iterator[str]:
    node, name = spot.node, _name(spot)
    rect = spot.rect()
    if node.role == "text" and spot.clip is None and not window.contains(rect):
        yield f"{name} leaves the window: {tuple(rect)}."
    if not node.pressable or node.role in NEVER_FOCUSED:
        return
    if not node.role or not node.label:
        yield f"{name} has no role or no label to be spoken."
    if not node.focusable:
        yield f"{name} can be clicked but not focused."
    if not rect.width or not rect.height:
        yield f"{name} has no size."
    elif spot.clip is None or spot.clip.contains(rect):
        yield from _unreachable(spot, placed, window)


def _unreachable(spot: Placed, placed: list[Placed], window: Rect) -> Iterator[str]:
    at = spot.middle_px()
    if not window.collidepoint(at):
        yield f"{_name(spot)} is off the window at {at}."
        return
    target = target_at(placed, at)
    if target is None or target.node is not spot.node:
        cover = _name(target) if target else "something solid"
        yield f"{_name(spot)} is covered by {cover}."


def _name(spot: Placed) -> str:
    node = spot.node
    return f"{node.role or type(node).__name__} {node.name or node.label!r}"
