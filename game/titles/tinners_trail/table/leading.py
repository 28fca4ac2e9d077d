"""Leading: brings the keyboard to where the next pick is made."""

from __future__ import annotations

from game.scene.node import Node
from game.scene.stage import Stage
from game.titles.tinners_trail.table.desk import QuestionDesk
from game.titles.tinners_trail.table.paperwork import Paperwork
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.trail_parts import TrailParts


class Leading:
    """Knows where a pick may be made: on the sheet, at the prompt, or on the map."""

    def __init__(
        self, stage: Stage, furniture: TrailParts, paperwork: Paperwork, desk: QuestionDesk
    ) -> None:
        """Take the focus, and what it is led to."""
        self._stage, self._furniture = stage, furniture
        self._paperwork, self._desk = paperwork, desk

    def lead(self, stand: Stand | None, *, shown: bool) -> None:
        """Give the focus to the next pick."""
        node = self._paperwork.first_control()
        if node is None and (self._desk.enquiry.action or self._desk.enquiry.kind != "action"):
            node = self._first_target(stand)
        self._stage.focus.set(node, shown=shown and node is not None)

    def _first_target(self, stand: Stand | None) -> Node | None:
        enquiry = self._desk.enquiry
        if enquiry.pending is not None and self._furniture.prompt.confirm.visible:
            return self._furniture.prompt.confirm
        areas = self._furniture.chart.targets
        targets = [name for name in areas if name in enquiry.targets]
        if stand is not None:  # what is one's own is meant more often than a rival's
            targets.sort(key=lambda name: stand.view.area(name).owner != stand.view.to_move)
        return areas[targets[0]] if targets else None
