"""A row with a player's name, and with notes that give way before the name is cut."""

from typing import Unpack

from game.scene.layout import LayoutMeasurer, Row, Spacer
from game.scene.nodes.node import Node, NodeValues
from game.scene.widgets import Label


class NameRow(Row):
    """A player's name, a caption beside it and a pill at the right end.

    If the whole name does not fit, the caption is left out first, then also the pill. The row fills
    the width that its neighbours leave.
    """

    grow = 1.0
    basis = 0.0
    align_self = "stretch"

    def __init__(
        self,
        name_label: Label,
        caption: Label,
        pill_node: Node | None,
        *,
        gap: float,
        **node_values: Unpack[NodeValues],
    ) -> None:
        """Store the name, which may be shortened, the caption and the pill, None for no pill; there
        are `gap` u between them."""
        super().__init__(
            name_label, caption, Spacer(), pill_node, gap=gap, align="centre", **node_values
        )
        self._name_label = name_label
        self._notes = [caption] if pill_node is None else [caption, pill_node]

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the smallest width of the name, because the notes may be left out."""
        return measurer.min_width_of(self._name_label)

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of the highest child that is shown at this width."""
        self._show_notes_with_room(measurer, width)
        return super().height_at_width(measurer, width)

    def min_height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the smallest height of the highest child that is shown at this width."""
        self._show_notes_with_room(measurer, width)
        return super().min_height_at_width(measurer, width)

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Leave out the notes without room, and place the name and the others."""
        self._show_notes_with_room(measurer, self.width)
        super().lay_out_children(measurer)

    def _show_notes_with_room(self, measurer: LayoutMeasurer, width: float) -> None:
        for note in self._notes:
            note.visible = True
        for note in self._notes:
            if self.max_content_width(measurer) <= width:
                return
            note.visible = False
