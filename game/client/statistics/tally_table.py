"""A table of tallies: a row each with games, wins, share, average and most points."""

from __future__ import annotations

from collections.abc import Mapping

from game.client.desk import Desk
from game.client.parts.box_place import box
from game.client.parts.share_bar import ShareBar
from game.client.statistics.tallies import Tally
from game.scene.node import Node
from game.scene.styles import (
    BODY_ON_PARCHMENT,
    BOLD_ON_PARCHMENT,
    HEAD_ON_PARCHMENT,
    NOTE_ON_PARCHMENT,
)
from game.scene.widgets import Divider, Label, Panel

HEAD_HEIGHT, ROW, SIDE = 96.0, 40.0, 24.0
NAME_SHARE = 0.34
NONE = "–"
COLUMNS = ("games", "won", "share", "average", "best")


class TallyTable(Panel):
    """As tall as its rows; `head` names its heading among the words of statistics.

    A row without games has dashes for numbers.
    """

    def __init__(
        self, desk: Desk, head: str, tallies: Mapping[str, Tally], *, width: float, x: float = 0.0
    ) -> None:
        """`tallies` by the words of the rows, in their order."""
        say = desk.say
        height = HEAD_HEIGHT + ROW * len(tallies) + 18
        label = say(f"statistics.{head}")
        super().__init__("parchment", x=x, width=width, height=height, label=label)
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
            self.add(*self._row(desk, name, tally, HEAD_HEIGHT + ROW * at))

    def _row(self, desk: Desk, name: str, tally: Tally, top: float) -> list[Node]:
        share = desk.say("statistics.percent", number=tally.won_percent)
        entries: tuple[int | str, ...] = (NONE,) * len(COLUMNS)
        if tally.games:
            entries = (tally.games, tally.won, share, tally.average, tally.best)
        cells: list[Node] = [
            Label(name, BODY_ON_PARCHMENT, **box(SIDE, top, self._left - SIDE - 6, 32))
        ]
        for at, entry in enumerate(entries):
            left = self._left + self._pitch * at
            style = BOLD_ON_PARCHMENT if at in (0, 3) else BODY_ON_PARCHMENT
            if not tally.games:
                style = NOTE_ON_PARCHMENT
            spot = box(left, top, self._pitch - 6, 32)
            cells.append(Label(str(entry), style, align="right", **spot))
        if not tally.games:
            return cells
        bar = box(self._left + self._pitch * 2 + 14, top + 31, self._pitch - 20, 7)
        return [*cells, ShareBar(tally.won_percent / 100, **bar)]
