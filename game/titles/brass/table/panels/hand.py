"""The hand in the bar: cards side by side, each with its key and how many builds it opens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scene.input.hit import Extent
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.button import key_cap, look_of
from game.scene.text import lettering
from game.tabletop.panel.look_widget import LEGAL
from game.tabletop.table_model import put
from game.titles.brass.table.art.cards import CardPrint
from game.titles.brass.table.exhibit import TableContext, Target
from game.titles.brass.table.layout import CARD, CARD_PITCH, SLOTS

# The hand in the bar: cards side by side, each with its key and how many builds it opens.

RAISED, LITTLE_RAISED = 14.0, 6.0
SMALL_HEIGHT, SMALL_PITCH = 62.0, 66.0
KEY_RISE = 11.0


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
    """One card; picked ones stand higher, small ones have neither picture nor key."""

    @property
    def small(self) -> bool:
        """Whether it is lower than a whole card."""
        return self.height < CARD[1]

    def put_look(self, canvas: Canvas, look: HeldLook) -> None:
        """Put card and key."""
        art, middle = self.context.art(canvas.k), self.width / 2
        rise = -4.0 if self.hovered and not self.small else 0.0
        if look.raised:
            rise = -LITTLE_RAISED if self.small else -RAISED
        alpha = 0.62 if look.faint else 1.0
        height = SMALL_HEIGHT if self.small else CARD[1]
        sprite = (
            art.card_back(height=height)
            if look.face is None
            else art.card(look.face, height=height)
        )
        put(canvas, sprite, middle, rise, alpha)
        if look.face is not None and not self.small:
            put_cap(canvas, f"@card-{int(self.named) + 1}", middle, rise - KEY_RISE)


class BrassHand(Node):
    """Eight places for cards; small cards lie in two rows."""

    def __init__(self, context: TableContext, pick: Callable[[int], None], *, small: bool) -> None:
        """Make the places."""
        super().__init__(role="group", name="hand")
        self._in_row = SLOTS // 2 if small else SLOTS
        self.cards = [
            HeldCard(
                context,
                str(slot),
                lambda name: pick(int(name)),
                x=CARD_PITCH * (slot % self._in_row),
                y=SMALL_PITCH * (slot // self._in_row),
                width=CARD[0],
                height=SMALL_HEIGHT if small else CARD[1],
                name=f"card:{slot}",
                role="card",
            )
            for slot in range(SLOTS)
        ]
        nodes: list[Node] = list(self.cards)
        self.add(*nodes)

    def covered(self) -> Extent:
        """Return the box round the cards that are held, with their keys."""
        held = [card for card in self.cards if card.visible] or self.cards[:1]
        wide = max(card.x + card.width for card in held)
        top = 0.0 if held[0].small else -KEY_RISE
        return 0.0, top, wide, max(card.y + card.height for card in held) - top

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


# The small plate that names the key of something to be picked.

HEIGHT = 22.0
SIDE = 7.0


def put_cap(canvas: Canvas, command: str, middle: float, top: float) -> None:
    """Put the plate of a command's key round a middle; nothing for a command without a key."""
    words = canvas.kit.keymap.cap(command)
    if not words:
        return
    style = lettering.CAP.sized(15)
    width = max(canvas.kit.lettering.width(words, style, canvas.k) / canvas.k + 2 * SIDE, HEIGHT)
    look = look_of("slate", "normal")
    left = middle - width / 2
    canvas.put(
        key_cap(canvas.box(left, top, width, HEIGHT).size, canvas.k, (0x14, 0x1D, 0x22)), left, top
    )
    canvas.words(words, style.in_colour(look.text), (left, top, width, HEIGHT), "centre")
