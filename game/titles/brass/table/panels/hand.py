"""The hand in the bar: cards side by side, each with its key and the number of builds it allows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.layout import Column, Grid, lay_out_and_draw, theme
from game.scene.nodes.node import Canvas
from game.tabletop.panel.look_widget import LEGAL_STATE
from game.tabletop.table_context import draw_sprite
from game.titles.brass.table.art.brass_art import TableContext, Target
from game.titles.brass.table.art.cards import HandCardFace
from game.titles.brass.table.layout import CARD_SIZE, HAND_SLOT_COUNT
from game.titles.brass.table.panels.key_cap import KeyCap

HOVER_RISE_HEIGHT: Final = 4.0
RAISED_CARD_HEIGHT: Final = 14.0
SMALL_RAISED_CARD_HEIGHT: Final = 6.0
SMALL_CARD_HEIGHT: Final = 62.0
KEY_RISE_ABOVE_CARD: Final = 11.0
KEY_RISE_ABOVE_LONG_NAME: Final = 19.0
"""How far a key reaches above its card: over a name of two rows farther."""
UNPLAYABLE_CARD_ALPHA: Final = 0.62


@dataclass(frozen=True, slots=True)
class HandCardLook:
    """The look of one card in the hand.

    `face` is None for a card that lies face down. A picked or proposed card is raised
    (`is_raised`), a card that cannot be used is faint (`is_faint`).
    """

    face: HandCardFace | None
    is_raised: bool = False
    is_faint: bool = False
    spoken_text: str = ""


class HandCardNode(Target[HandCardLook]):
    """One card of the hand, which can be picked; picked cards are raised, small ones have no
    picture."""

    other_key = ""  # while its usual key means something else

    @property
    def command(self) -> str:
        """The name of the command that picks the card, such as "card-1"."""
        return f"card-{int(self.pick_name) + 1}"

    @property
    def key_now(self) -> str:
        """The keyboard key that picks the card now: `other_key` if it has one; otherwise "@" and
        the command, which stands for the key of that command."""
        return self.other_key or f"@{self.command}"

    @property
    def is_small(self) -> bool:
        """Whether the node is lower than a whole card."""
        return self.height < CARD_SIZE[1]

    def shown_key_caps(self) -> tuple[str, ...]:
        """Return the keyboard key that picks the card now."""
        return (self.key_now,)

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the target's cache key together with the keyboard key that picks the card now."""
        return *super().drawing_cache_key(), self.key_now

    def draw_look(self, canvas: Canvas, look: HandCardLook) -> None:
        """Draw the card, raised if picked, and its key cap; a card face down has none."""
        art = self.context.art_at_scale(canvas.px_per_u)
        height = SMALL_CARD_HEIGHT if self.is_small else CARD_SIZE[1]
        face = look.face
        if face is not None and self.is_small and self.other_key:
            face = face._replace(foot_text="")  # two keys take its room
        sprite = art.card(face, height=height) if face else art.card_back(height=height)
        top = -self._rise(look)
        draw_sprite(
            canvas, sprite, self.width / 2, top, UNPLAYABLE_CARD_ALPHA if look.is_faint else 1.0
        )
        if look.face is None:
            return
        key = self._build_key_on_small_card() if self.is_small else self._build_key()
        key.y = top if self.is_small else top - _key_rise(look.face)
        lay_out_and_draw(canvas, key, self.width, height)

    def _rise(self, look: HandCardLook) -> float:
        """Return how far the card is raised, in u."""
        if look.is_raised:
            return SMALL_RAISED_CARD_HEIGHT if self.is_small else RAISED_CARD_HEIGHT
        return HOVER_RISE_HEIGHT if self.hovered and not self.is_small else 0.0

    def _build_key_on_small_card(self) -> Column:
        """Return the key cap in the lower left corner of the card, or in the middle of its lower
        edge if the card has a replacement key."""
        align = "centre" if self.other_key else "start"
        edges = (0.0, theme.HAIR_GAP, 1.0, theme.HAIR_GAP)
        return Column(KeyCap(self.key_now, self), align=align, justify="end", padding=edges)

    def _build_key(self) -> Column:
        """Return the key in the middle of the width of its card."""
        return Column(KeyCap(self.key_now, self), align="centre")


def _key_rise(face: HandCardFace) -> float:
    """Return how far the key of a card rises above its upper edge, in u."""
    return KEY_RISE_ABOVE_CARD if len(face.name_lines) == 1 else KEY_RISE_ABOVE_LONG_NAME


class BrassHand(Grid):
    """The cards of the hand, up to eight; small cards lie in two rows."""

    def __init__(
        self,
        context: TableContext,
        pick_card_index: Callable[[int], None],
        *,
        has_small_cards: bool,
        cards_per_row: int = 0,
    ) -> None:
        """Create the card nodes, `cards_per_row` per row (0 for one row, or two rows of
        small cards); `pick_card_index` is called with a card's index."""
        self.cards = [
            HandCardNode(
                context,
                str(slot),
                lambda name: pick_card_index(int(name)),
                width=CARD_SIZE[0],
                height=SMALL_CARD_HEIGHT if has_small_cards else CARD_SIZE[1],
                name=f"card:{slot}",
                role="card",
            )
            for slot in range(HAND_SLOT_COUNT)
        ]
        columns = (CARD_SIZE[0],) * (
            cards_per_row or (HAND_SLOT_COUNT // 2 if has_small_cards else HAND_SLOT_COUNT)
        )
        super().__init__(
            *self.cards, columns=columns, gap=theme.HAIR_GAP, role="group", name="hand"
        )

    def visible_cards_rect(self) -> LeftTopWidthHeight:
        """Return the rectangle around the visible cards and their key caps, relative to the
        hand."""
        held = [card for card in self.cards if card.visible] or self.cards[:1]
        wide = max(card.x + card.width for card in held)
        top = 0.0 if held[0].is_small else -KEY_RISE_ABOVE_LONG_NAME
        return 0.0, top, wide, max(card.y + card.height for card in held) - top

    def show_cards(
        self,
        looks: tuple[HandCardLook, ...],
        *,
        is_question_due: bool,
        replacement_keys: Mapping[str, str],
    ) -> None:
        """Show the cards with these looks; they can be picked only if an answer is due
        (`is_question_due`).

        `replacement_keys` are the replacement keys, by command, of cards whose usual keys mean
        something else now.
        """
        for slot, node in enumerate(self.cards):
            node.visible = slot < len(looks)
            if not node.visible:
                continue
            look = looks[slot]
            node.show_look(look)
            can_pick = is_question_due and look.face is not None
            node.set_highlight(LEGAL_STATE if can_pick else "")
            node.enabled = can_pick
            node.label = look.spoken_text
            node.other_key = replacement_keys.get(node.command, "")
            node.keys = (node.key_now,) if can_pick else ()
