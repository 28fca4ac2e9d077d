"""A player's panel: who it is, goods, pieces, contracts and dice."""

from typing import Final, NamedTuple

from game.scene.nodes.node import Canvas, Tip
from game.scene.skins.panel import parchment, slate
from game.scene.stage.placing import Box
from game.scene.text import text_styles
from game.tabletop.art.palette import PieceSprite
from game.tabletop.art.text import put_chip, width_of
from game.tabletop.panel.told_parts import ToldParts, box_at
from game.tabletop.table_context import put
from game.text.numerals import numeral, signed
from game.titles.tiletum.rules.components import GOODS, WARES
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.exhibit import LookWidget, TableContext, capital
from game.titles.tiletum.table.seat_view import SeatView
from game.titles.tiletum.table.view import TiletumModel

PLATE = 56.0
LEFT = 68.0
PITCH = 66.0
PITCH_BELOW = 57.0
DICE = 3
DIE = 21.0
GOODS_DOWN = 0.56
PIECES_DOWN = 0.83
"""The middles of the rows of figures, as shares of the height."""
PIECES: Final = ("house", "pillar", "cathedral", "contract", "fair", "mine")


class TiletumSeatLook(NamedTuple):
    """A seat's board, whether it acts, whether it is shown, and its challenges in force."""

    own: SeatView
    acts: bool
    chosen: bool
    challenges: tuple[str, ...]


class TiletumSeatPanel(LookWidget[TiletumSeatLook]):
    """Parchment while the seat acts, slate otherwise; tells of each of its figures."""

    def __init__(self, context: TableContext) -> None:
        """Start with nothing shown."""
        super().__init__(context, role="panel")
        self._tells = ToldParts(self._figure_tip)
        self.add(self._tells)

    def show(self, look: TiletumSeatLook) -> None:
        """Show it, and say the same."""
        super().show(look)
        own = look.own
        self.name, self.label = f"seat:{own.seat}", seat_said(self.context, own)
        opens = self.context.say("seat-open-cardinal" if own.bare else "seat-open")
        lines = *look.challenges, opens
        self.tooltip = Tip(self.context.name(own.seat), lines)
        self._tells.lay(self._figure_boxes(own))

    def _figure_boxes(self, own: SeatView) -> dict[str, Box]:
        """Return where each figure is drawn with its number."""
        goods = WARES if own.deep else GOODS
        pieces = PIECES if own.deep else PIECES[:-1]
        high = self.height * (PIECES_DOWN - GOODS_DOWN)
        boxes = {}
        for names, down in ((goods, GOODS_DOWN), (pieces, PIECES_DOWN)):
            for number, name in enumerate(names):
                left = LEFT + self._pitch * number - 2
                top = self.height * down - high / 2
                boxes[name] = Box(left, top, self._pitch - 2, high)
        x, y = self.points_spot
        boxes["points"] = box_at(x, y, 20.0)
        wide = 22.0 * DICE + 6
        boxes["dice"] = Box(x - 30 - wide, y - 14, wide, 28.0)
        return boxes

    def _figure_tip(self, name: str) -> Tip | None:
        """Return what a figure counts, and how many."""
        if self.look is None:
            return None
        own = self.look.own
        say = self.context.say
        if name in WARES:
            good = capital(self.context.area(name))
            return Tip(say("seat-good", good=good, number=own.wares[WARES.index(name)]))
        if name == "points":
            head = say("seat-points", number=own.points)
            return Tip(head, (say("seat-points-end", end=signed(own.at_end)),))
        if name == "dice":
            dice = [say("die", good=self.context.area(g), value=v) for g, v in own.dice]
            return Tip(say("seat-dice"), tuple(map(capital, dice)) or (say("seat-dice-none"),))
        number = figures_of(own)[PIECES.index(name)]
        supply = *own.supply, *own.mine_supply
        in_supply = dict(zip(("house", "pillar", "mine"), supply, strict=False))
        left = in_supply.get(name)
        lines = (say("seat-supply", number=left),) if left is not None else ()
        return Tip(say(f"seat-{name}", number=number), lines)

    def drawn_from(self) -> tuple[object, ...]:
        """Return the look and whether it is meant."""
        return self.look, self.hovered

    def good_spot(self, good: str) -> tuple[float, float]:
        """Return where a good is counted."""
        return LEFT + 12 + self._pitch * WARES.index(good), self.height * GOODS_DOWN

    @property
    def _pitch(self) -> float:
        """How far figures stand apart."""
        return PITCH_BELOW if self.look is not None and self.look.own.deep else PITCH

    @property
    def points_spot(self) -> tuple[float, float]:
        """Return where the points are shown."""
        return self.width - 34, self.height * 0.24

    def put_look(self, canvas: Canvas, look: TiletumSeatLook) -> None:
        """Draw ground, plate, name and figures."""
        own = look.own
        size = canvas.size(self)
        canvas.put(parchment(size, canvas.k, active=True) if look.acts else slate(size, canvas.k))
        art = self.context.art(canvas.k)
        put(canvas, art.plate(self.context.colour(own.seat), PLATE, self.height), 0, 0)
        self._draw_name(canvas, look)
        tone = "ink" if look.acts else "cream"
        goods = [art.good(good, 23.0) for good in WARES]
        self._put_figures(canvas, goods, own.wares, GOODS_DOWN)
        pieces = [art.icon(name, 23, tone=tone) for name in PIECES]
        figures = figures_of(own) if own.deep else figures_of(own)[:-1]
        self._put_figures(canvas, pieces, figures, PIECES_DOWN)

    def _put_figures(
        self, canvas: Canvas, pictures: list[PieceSprite], counts: tuple[int, ...], down: float
    ) -> None:
        """Draw a row of pictures, each with its number; what there is none of is faint."""
        bright = self.look is not None and self.look.acts
        figure = inks.FIGURE_ON_PAPER if bright else inks.FIGURE
        y = self.height * down
        for number, (picture, count) in enumerate(zip(pictures, counts, strict=False)):
            x = LEFT + 12 + self._pitch * number
            put(canvas, picture, x, y, 1.0 if count else 0.45)
            canvas.words(str(count), figure, (x + 16, y - 14, 34, 28))

    def _draw_name(self, canvas: Canvas, look: TiletumSeatLook) -> None:
        art = self.context.art(canvas.k)
        middle = self.height * 0.24
        own = look.own
        card = self.context.seats[own.seat]
        name = inks.NAME_ON_PAPER if look.acts else inks.NAME
        note = text_styles.ON_PAPER.note if look.acts else text_styles.NOTE
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


def figures_of(own: SeatView) -> tuple[int, ...]:
    """Return the numbers of a seat in the order of `PIECES`."""
    fulfilled = len(own.contracts)
    return own.houses, own.pillars, own.cathedrals, fulfilled, own.completed, own.mines


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
