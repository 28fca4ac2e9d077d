"""A player's panel: who it is, goods, pieces, contracts and dice."""

from typing import Final, NamedTuple

from game.numerals import numeral
from game.scene.nodes.node import Canvas, Tip
from game.scene.skins.panel import parchment, slate
from game.scene.text import lettering as scene_styles
from game.tabletop.art.palette import PieceSprite
from game.tabletop.art.text import put_chip, width_of
from game.tabletop.table_model import put
from game.titles.tiletum.rules.components import GOODS, WARES
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.exhibit import LookWidget, TableContext
from game.titles.tiletum.table.seat_view import SeatView
from game.titles.tiletum.table.view import TiletumModel

PLATE, LEFT = 56.0, 68.0
PITCH, PITCH_BELOW = 66.0, 57.0
DICE, DIE = 3, 21.0
PIECES: Final = ("house", "pillar", "cathedral", "contract", "fair", "mine")


class TiletumSeatLook(NamedTuple):
    """A seat's board, whether it acts, whether it is shown, and its challenges in force."""

    own: SeatView
    acts: bool
    chosen: bool
    challenges: tuple[str, ...]


class TiletumSeatPanel(LookWidget[TiletumSeatLook]):
    """Parchment while the seat acts, slate otherwise."""

    def show(self, look: TiletumSeatLook) -> None:
        """Show it, and say the same."""
        super().show(look)
        self.role, self.name = "panel", f"seat:{look.own.seat}"
        self.label = seat_said(self.context, look.own)
        if look.challenges:
            self.tooltip = Tip(self.context.seats[look.own.seat].name, look.challenges)

    def drawn_from(self) -> tuple[object, ...]:
        """Return the look and whether it is meant."""
        return self.look, self.hovered

    def good_spot(self, good: str) -> tuple[float, float]:
        """Return where a good is counted."""
        return LEFT + 12 + self._pitch * WARES.index(good), self.height * 0.56

    @property
    def _pitch(self) -> float:
        """How far figures stand apart."""
        return PITCH_BELOW if self.look is not None and self.look.own.deep else PITCH

    @property
    def points_spot(self) -> tuple[float, float]:
        """Return where the points are shown."""
        return self.width - 34, self.height * 0.24

    def put_look(self, canvas: Canvas, look: TiletumSeatLook) -> None:
        """Put ground, plate, name and figures."""
        own, size = look.own, canvas.size(self)
        canvas.put(parchment(size, canvas.k, active=True) if look.acts else slate(size, canvas.k))
        art = self.context.art(canvas.k)
        put(canvas, art.plate(self.context.colour(own.seat), PLATE, self.height), 0, 0)
        self._draw_name(canvas, look)
        tone = "ink" if look.acts else "cream"
        goods = [art.good(good, 23.0) for good in WARES]
        self._put_figures(canvas, goods, own.wares, 0.56)
        figures = own.houses, own.pillars, own.cathedrals, len(own.contracts), own.completed
        pieces = [art.icon(name, 23, tone=tone) for name in PIECES]
        mines = (own.mines,) if own.deep else ()
        self._put_figures(canvas, pieces, (*figures, *mines), 0.83)

    def _put_figures(
        self, canvas: Canvas, pictures: list[PieceSprite], counts: tuple[int, ...], down: float
    ) -> None:
        """Put a row of pictures, each with its number; what there is none of is faint."""
        bright = self.look is not None and self.look.acts
        figure, y = inks.FIGURE_ON_PAPER if bright else inks.FIGURE, self.height * down
        for number, (picture, count) in enumerate(zip(pictures, counts, strict=False)):
            x = LEFT + 12 + self._pitch * number
            put(canvas, picture, x, y, 1.0 if count else 0.45)
            canvas.words(str(count), figure, (x + 16, y - 14, 34, 28))

    def _draw_name(self, canvas: Canvas, look: TiletumSeatLook) -> None:
        art, middle, own = self.context.art(canvas.k), self.height * 0.24, look.own
        card = self.context.seats[own.seat]
        name = inks.NAME_ON_PAPER if look.acts else inks.NAME
        note = scene_styles.ON_PAPER.note if look.acts else scene_styles.NOTE
        x, y = self.points_spot
        put(canvas, art.hexagon(numeral(own.points), 16.0), x, y)
        right = x - 30
        for number in range(DICE):
            at = right - 22 * (DICE - 1 - number) - 8
            if number < len(own.dice):
                put(canvas, art.die(*own.dice[number], DIE), at, y)
            else:
                put(canvas, art.quatrefoil("", 5.0, spent=True), at, y, 0.6)
        right -= 22 * DICE + 6
        if look.acts:
            right = put_chip(canvas, self.context.say("acts"), "commit", right, middle) - 6
        room = right - LEFT
        lettering = canvas.kit.lettering
        wide = min(width_of(canvas, card.name, name) + 8, room)
        canvas.words(card.name, name, (LEFT, middle - 18, wide, 36))
        beside = LEFT + wide + 2, middle - 16, room - wide - 4, 34
        if lettering.fits(card.caption, note, canvas.k, canvas.box(*beside).width):
            canvas.words(card.caption, note, beside)


def seat_said(context: TableContext, own: SeatView) -> str:
    """Return a seat in words."""
    held = zip(GOODS, own.goods, strict=True)
    goods = ", ".join(f"{context.area(good)} {count}" for good, count in held)
    facts = own._asdict() | {"goods": goods, "contracts": len(own.contracts), "end": own.at_end}
    said = [context.say("seat-said", **facts, name=context.name(own.seat))]
    if own.deep:
        said.append(context.say("seat-said-below", **facts))
    if own.bonused:
        said.append(context.say("bonused-said", good=context.area(own.bonused)))
    return " ".join(part for part in said if part)


def challenges_said(context: TableContext, model: TiletumModel, own: SeatView) -> tuple[str, ...]:
    """Return the challenges in force for the Cardinal's seat, a line each; none for another's."""
    state = model.state
    if not own.bare:
        return ()
    names = zip(state.board.cards.challenge_names, state.challenges, strict=True)
    said = tuple(context.say(f"challenge-{name}") for name, force in names if force)
    return (context.say("challenge-head"), *said) if said else (context.say("challenge-none"),)
