"""The hand in the bar: cards side by side, each with its key and the number of builds it allows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.scene.drawing.hex_colours import rgb
from game.scene.input.hit_shapes import BoundingBox
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.button import key_cap_picture, look_of_button
from game.scene.text import text_styles
from game.tabletop.art.text import text_width
from game.tabletop.panel.look_widget import LEGAL
from game.tabletop.table_context import draw_sprite
from game.titles.brass.table.art.brass_art import TableContext, Target
from game.titles.brass.table.art.cards import HandCardFace
from game.titles.brass.table.layout import CARD, CARD_PITCH, SLOTS

RAISED = 14.0
LITTLE_RAISED = 6.0
SMALL_HEIGHT = 62.0
SMALL_PITCH = 66.0
KEY_RISE = 11.0
SMALL_KEY_RISE = 1.0  # of a key above the lower edge of a small card
SMALL_KEY_MIDDLE = 15.0  # of a key in its corner
NAME_KEY_RISE = 19.0  # of a key above its card: over a name of two rows higher

CAP_HEIGHT = 22.0
CAP_SIDE = 7.0


@dataclass(frozen=True, slots=True)
class HandCardLook:
    """The look of one card in the hand.

    `face` is None for a card face down; a card that is picked or proposed is `raised`, a useless
    one `faint`.
    """

    face: HandCardFace | None
    raised: bool = False
    faint: bool = False
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
        """The keyboard key that picks the card at present: `other_key` if it has one, else "@" and
        the command, which stands for the key of that command."""
        return self.other_key or f"@{self.command}"

    @property
    def is_small(self) -> bool:
        """Whether the node is lower than a whole card."""
        return self.height < CARD[1]

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the target's cache key with the present keyboard key added."""
        return *super().drawing_cache_key(), self.key_now

    def draw_look(self, canvas: Canvas, look: HandCardLook) -> None:
        """Draw the card, raised if picked, and its key cap; a card face down has none."""
        art = self.context.art_at_scale(canvas.k)
        middle = self.width / 2
        rise = -4.0 if self.hovered and not self.is_small else 0.0
        if look.raised:
            rise = -LITTLE_RAISED if self.is_small else -RAISED
        alpha = 0.62 if look.faint else 1.0
        height = SMALL_HEIGHT if self.is_small else CARD[1]
        face = look.face
        if face is not None and self.is_small and self.other_key:
            face = face._replace(foot_text="")  # two keys take its room
        sprite = art.card(face, height=height) if face else art.card_back(height=height)
        draw_sprite(canvas, sprite, middle, rise, alpha)
        if look.face is None:
            return
        if self.is_small:
            left = middle if self.other_key else SMALL_KEY_MIDDLE
            draw_key_cap(canvas, self.key_now, left, rise + height - CAP_HEIGHT - SMALL_KEY_RISE)
        else:
            above = KEY_RISE if len(look.face.lines) == 1 else NAME_KEY_RISE
            draw_key_cap(canvas, self.key_now, middle, rise - above)


class BrassHand(Node):
    """The cards of the hand, up to eight; small cards lie in two rows."""

    def __init__(
        self, context: TableContext, pick: Callable[[int], None], *, small: bool, in_row: int = 0
    ) -> None:
        """Create the card nodes, `in_row` per row (0 for one row, or two rows of `small` cards);
        `pick` is called with a card's index."""
        super().__init__(role="group", name="hand")
        self._cards_per_row = in_row or (SLOTS // 2 if small else SLOTS)
        self.cards = [
            HandCardNode(
                context,
                str(slot),
                lambda name: pick(int(name)),
                x=CARD_PITCH * (slot % self._cards_per_row),
                y=SMALL_PITCH * (slot // self._cards_per_row),
                width=CARD[0],
                height=SMALL_HEIGHT if small else CARD[1],
                name=f"card:{slot}",
                role="card",
            )
            for slot in range(SLOTS)
        ]
        self.add(*self.cards)

    def visible_cards_rect(self) -> BoundingBox:
        """Return the rectangle around the visible cards and their key caps, relative to the
        hand."""
        held = [card for card in self.cards if card.visible] or self.cards[:1]
        wide = max(card.x + card.width for card in held)
        top = 0.0 if held[0].is_small else -NAME_KEY_RISE
        return 0.0, top, wide, max(card.y + card.height for card in held) - top

    def show_cards(
        self, looks: tuple[HandCardLook, ...], *, asked: bool, other_keys: Mapping[str, str]
    ) -> None:
        """Show the cards with these looks; they can be picked only if an answer is `asked`.

        `other_keys` are the replacement keys, by command, of cards whose own keys mean something
        else at present.
        """
        for slot, node in enumerate(self.cards):
            node.visible = slot < len(looks)
            if not node.visible:
                continue
            look = looks[slot]
            node.show_look(look)
            can_pick = asked and look.face is not None
            node.set_highlight(LEGAL if can_pick else "")
            node.enabled = can_pick
            node.label = look.spoken_text
            node.other_key = other_keys.get(node.command, "")
            node.keys = (node.key_now,) if can_pick else ()


def key_name(canvas: Canvas, key: str) -> str:
    """Return the display name of a key; for a command such as "@confirm" that of its present
    key."""
    keymap = canvas.kit.keymap
    return keymap.cap_text(key) if key.startswith("@") else keymap.readable_key(key)


def draw_key_cap(canvas: Canvas, command: str, middle: float, top: float) -> None:
    """Draw the cap of a keyboard key, or of a command's key, with its top middle at (`middle`,
    `top`); nothing if the command has no key."""
    words = key_name(canvas, command)
    if not words:
        return
    style = text_styles.CAP.sized(15)
    width = max(text_width(canvas, words, style) + 2 * CAP_SIDE, CAP_HEIGHT)
    look = look_of_button("slate", "normal")
    left = middle - width / 2
    size = canvas.box(left, top, width, CAP_HEIGHT).size
    canvas.draw_picture(key_cap_picture(size, canvas.k, rgb("#141D22")), left, top)
    canvas.draw_text(words, style.in_colour(look.text), (left, top, width, CAP_HEIGHT), "centre")
