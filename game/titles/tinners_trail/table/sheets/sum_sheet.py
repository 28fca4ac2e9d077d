"""A sheet that asks for a sum to invest: it is confirmed, or the money is kept."""

from __future__ import annotations

from game.scene.box_place import box
from game.scene.node import Node
from game.tabletop.question.sum import Sum
from game.tabletop.sheet.sheet import Sheet, SheetHandlers
from game.tabletop.sheet.sheet_buttons import confirm_button, decline_button
from game.tabletop.sheet.shortcut import Digits, shortcut
from game.titles.tinners_trail.table.studio import Studio

SIDE, FOOT, BUTTON = 30.0, 86.0, 60.0  # u


class SumSheet(Sheet):
    """Two buttons at its foot; digits, plus and minus change the sum. A title adds what it shows.

    `buttons` are the widths of the one that keeps the money and of the one that invests it.
    """

    def __init__(
        self,
        studio: Studio,
        size: tuple[float, float],
        buttons: tuple[float, float],
        chosen: Sum,
        orders: SheetHandlers,
    ) -> None:
        width, height = size
        super().__init__(width=width, height=height)
        self._studio, self._sum, self._orders = studio, chosen, orders
        low = height - FOOT
        place = box(width - SIDE - buttons[1], low, buttons[1], BUTTON)
        self.confirm = confirm_button("", orders.confirm, wary=True, **place)
        self.decline = decline_button(
            studio.say("invest-decline"),
            orders.decline,
            wary=True,
            tooltip=studio.say("invest-decline-tip"),
            **box(SIDE, low, buttons[0], BUTTON),
        )
        self.digits = Digits(studio.say("type-sum"), self._set)

    def furnish(self, *choices: Node) -> None:
        """Add what the sum is chosen with, and what every such sheet has."""
        say = self._studio.say
        self.add(*choices, self.decline, self.confirm, self.digits)
        self.add(shortcut(("+", "="), say("more"), lambda: self._step(1)))
        self.add(shortcut(("-",), say("less"), lambda: self._step(-1)))

    def _set(self, pounds: int) -> None:
        self._sum.set(pounds)
        self._orders.changed()

    def _step(self, steps: int) -> None:
        self.digits.forget()
        self._sum.change(steps)
        self._orders.changed()
