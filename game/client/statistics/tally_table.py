"""A table of tallies: a row each with games, wins, share, average and most points."""

from __future__ import annotations

from collections.abc import Mapping

from game.client.desk import Desk
from game.client.parts.furniture import Portrait
from game.client.parts.row_line import RowLine
from game.client.parts.share_bar import ShareBar
from game.client.statistics.tallies import Tally
from game.scene.box_place import box
from game.scene.node import Node
from game.scene.styles import (
    BODY_ON_PARCHMENT,
    BOLD_ON_PARCHMENT,
    HEAD_ON_PARCHMENT,
    NOTE_ON_PARCHMENT,
)
from game.scene.widgets import Divider, Label, Panel

HEAD_HEIGHT, ROW, SIDE = 92.0, 42.0, 24.0
FACE, FACE_GAP = 34.0, 12.0
NAME_SHARE = 0.34
COLUMNS = ("games", "won", "share", "average", "best")


class TallyTable(Panel):
    """As tall as its rows; `head` names its heading among the words of statistics.

    A row without games says so instead of many noughts; `faces` are the players whose portraits
    stand before the names of their rows.
    """

    def __init__(
        self,
        desk: Desk,
        head: str,
        tallies: Mapping[str, Tally],
        faces: Mapping[str, str] | None = None,
        *,
        width: float,
    ) -> None:
        """`tallies` and `faces` by the words of the rows, in their order."""
        say = desk.say
        height = HEAD_HEIGHT + ROW * len(tallies) + 14
        label = say(f"statistics.{head}")
        super().__init__("parchment", width=width, height=height, label=label)
        self._desk, self._faces = desk, faces or {}
        self._pitch = (width * (1 - NAME_SHARE) - SIDE) / len(COLUMNS)
        self._left = width * NAME_SHARE
        self.add(
            Label(label, HEAD_ON_PARCHMENT, **box(SIDE, 12, width - 2 * SIDE, 38)),
            *(
                Label(
                    say(f"statistics.{column}"),
                    NOTE_ON_PARCHMENT,
                    align="right",
                    **box(self._left + self._pitch * at, 54, self._pitch - 6, 28),
                )
                for at, column in enumerate(COLUMNS)
            ),
            Divider(x=SIDE - 6, y=86, width=width - 2 * SIDE + 12),
        )
        for at, (name, tally) in enumerate(tallies.items()):
            top = HEAD_HEIGHT + ROW * at
            if at:
                self.add(RowLine(x=SIDE, y=top, width=width - 2 * SIDE))
            self.add(*self._name(name, top, played=tally.games > 0))
            self.add(*(self._figures(tally, top) if tally.games else self._none(top)))

    def _name(self, name: str, top: float, *, played: bool) -> list[Node]:
        """The words of a row, after the portrait if it has one."""
        style = BODY_ON_PARCHMENT if played else NOTE_ON_PARCHMENT
        left, face = SIDE, self._faces.get(name)
        nodes: list[Node] = []
        if face is not None:
            spot = box(left, top + (ROW - FACE) / 2, FACE, FACE)
            nodes.append(Portrait(self._desk.box.stationery, face, **spot))
        if self._faces:
            left += FACE + FACE_GAP
        return [*nodes, Label(name, style, **box(left, top, self._left - left - 6, ROW))]

    def _none(self, top: float) -> list[Node]:
        text = self._desk.say("statistics.not-yet")
        spot = box(self._left, top, self._pitch * len(COLUMNS) - 6, ROW)
        return [Label(text, NOTE_ON_PARCHMENT, align="right", **spot)]

    def _figures(self, tally: Tally, top: float) -> list[Node]:
        share = self._desk.say("statistics.percent", number=tally.won_percent)
        cells: list[Node] = []
        for at, entry in enumerate((tally.games, tally.won, share, tally.average, tally.best)):
            style = BOLD_ON_PARCHMENT if at in (0, 3) else BODY_ON_PARCHMENT
            spot = box(self._left + self._pitch * at, top, self._pitch - 6, ROW - 4)
            cells.append(Label(str(entry), style, align="right", **spot))
        bar = box(self._left + self._pitch * 2 + 14, top + ROW - 11, self._pitch - 20, 7)
        return [*cells, ShareBar(tally.won_percent / 100, **bar)]
