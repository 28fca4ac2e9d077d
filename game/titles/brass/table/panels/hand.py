"""The hand in the bar: cards side by side, each with its key and how many builds it opens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scene.box import Box
from game.scene.canvas import Canvas
from game.scene.node import Node
from game.tabletop.studio import put
from game.titles.brass.table.art.cards import CardPrint
from game.titles.brass.table.exhibit import Studio, Target
from game.titles.brass.table.layout import CARD_PITCH
from game.titles.brass.table.lit import LEGAL
from game.titles.brass.table.panels.caps import put_cap

SLOTS = 8
RAISED = 14.0
CARD = 94.0, 128.0


@dataclass(frozen=True, slots=True)
class HeldLook:
    """A card of the hand, None face down; `raised` while it is picked or proposed, `faint` while
    it would not do.
    """

    face: CardPrint | None
    raised: bool = False
    faint: bool = False
    said: str = ""


class HeldCard(Target[HeldLook]):
    """One card; picked ones stand higher."""

    def put_look(self, canvas: Canvas, look: HeldLook) -> None:
        """Put card and key."""
        art, middle = self.studio.art(canvas.k), self.width / 2
        rise = -RAISED if look.raised else -4.0 if self.hovered else 0.0
        alpha = 0.62 if look.faint else 1.0
        sprite = art.card_back() if look.face is None else art.card(look.face)
        put(canvas, sprite, middle, rise, alpha)
        if look.face is not None:
            put_cap(canvas, f"@card-{int(self.named) + 1}", middle, rise - 11)


class Hand(Node):
    """Eight places for cards."""

    def __init__(self, studio: Studio, box: Box, pick: Callable[[int], None]) -> None:
        """Make the places."""
        super().__init__(x=box.x, y=box.y, role="group", name="hand")
        self.cards = [
            HeldCard(
                studio,
                str(slot),
                lambda name: pick(int(name)),
                x=CARD_PITCH * slot,
                width=CARD[0],
                height=CARD[1],
                name=f"card:{slot}",
                role="card",
            )
            for slot in range(SLOTS)
        ]
        nodes: list[Node] = list(self.cards)
        self.add(*nodes)

    def show(self, looks: tuple[HeldLook, ...], *, asked: bool) -> None:
        """Show the cards held; without a question none can be picked."""
        for slot, node in enumerate(self.cards):
            node.visible = slot < len(looks)
            if not node.visible:
                continue
            look = looks[slot]
            node.show(look)
            can_pick = asked and look.face is not None
            node.light(LEGAL if can_pick else "")
            node.enabled = can_pick
            node.label = look.said
            node.keys = (f"@card-{slot + 1}",) if can_pick else ()
