"""A row with a player's name, and with notes that give way before the name is cut."""

from typing import Unpack

from game.scene.layout import LayoutMeasurer, Row, Spacer
from game.scene.nodes.node import Node, NodeValues
from game.scene.widgets import Label


class NameRow(Row):
    """A player's name, a caption beside it and a pill at the right end.

    First the caption, then also the pill is left out where the name would be cut otherwise. The
    row fills the width that its neighbours leave.
    """

    grow = 1.0
    basis = 0.0
    align_self = "stretch"

    def __init__(
        self,
        name_label: Label,
        caption: Label,
        pill: Node | None,
        *,
        gap: float,
        **place: Unpack[NodeValues],
    ) -> None:
        """Take the name, which may be shortened, and the notes; None is no pill."""
        super().__init__(name_label, caption, Spacer(), pill, gap=gap, align="centre", **place)
        self._name_label = name_label
        self._notes = [caption] if pill is None else [caption, pill]

    def min_content_width(self, measuring: LayoutMeasurer) -> float:
        """Return the smallest width of the name, because the notes may be left out."""
        return measuring.least_width(self._name_label)

    def height_at_width(self, measuring: LayoutMeasurer, width: float) -> float:
        """Return the height of the highest child that is shown at this width."""
        self._show_notes_with_room(measuring, width)
        return super().height_at_width(measuring, width)

    def min_height_at_width(self, measuring: LayoutMeasurer, width: float) -> float:
        """Return the smallest height of the highest child that is shown at this width."""
        self._show_notes_with_room(measuring, width)
        return super().min_height_at_width(measuring, width)

    def lay_out_children(self, measuring: LayoutMeasurer) -> None:
        """Leave out the notes without room, and place the name and the others."""
        self._show_notes_with_room(measuring, self.width)
        super().lay_out_children(measuring)

    def _show_notes_with_room(self, measuring: LayoutMeasurer, width: float) -> None:
        for note in self._notes:
            note.visible = True
        for note in self._notes:
            if self.max_content_width(measuring) <= width:
                return
            note.visible = False
