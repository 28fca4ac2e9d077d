"""Lord Wallace's panel: his open action card, his affairs and his reasons."""

from __future__ import annotations

from typing import Unpack

from game.scene import styles, theme
from game.scene.cache import cached
from game.scene.canvas import Canvas
from game.scene.easel import Easel
from game.scene.gradient import down
from game.scene.node import NodeValues
from game.scene.picture import Picture
from game.scene.skins.panel import parchment
from game.scene.units import Point, PxSize
from game.tabletop.art.cells import cell
from game.tabletop.art.lines import SMALL_ON_PARCHMENT, STRONG, StyledRun, put_rule, write
from game.tabletop.studio import put
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.table.look.wallace import (
    Affairs,
    CardCell,
    HisTurn,
    bands_of,
    cells_of,
)
from game.titles.tinners_trail.table.panels.development import ROMAN
from game.titles.tinners_trail.table.studio import Exhibit, Studio

GRID_LEFT, GRID_TOP = 46.0, 74.0
PITCH_X, PITCH_Y = 62.0, 27.0
CELL_WIDTH, CELL_HEIGHT = 60.0, 25.0
FACTS_LEFT, FACTS_TOP, FACT_STEP = 244.0, 62.0, 25.5
LINES_TOP, LINE_STEP = 191.0, 23.0
REASON = styles.BODY_ON_PARCHMENT.sized(19)
ICONS = {"build": "mine", "mine": "pick", "pumps": "pump", "develop": "gear"}
ORANGE = ((0xF2, 0xB0, 0x78), (0xD9, 0x85, 0x47))
TONE = ("#4A2E1A", "#7A5526")


@cached
def orange(size: PxSize, k: float) -> Picture:
    """The half of a cell that counts when copper is dear."""
    easel = Easel(size)
    easel.fill(easel.box(5 * k), down(*ORANGE))
    return easel.picture()


class WallacePanel(Exhibit[Affairs]):
    """`turn` is told event by event, so it is no part of what a view shows.

    `covered` hides the card while it is being turned over, `silent` the reasons.
    """

    def __init__(self, studio: Studio, **place: Unpack[NodeValues]) -> None:
        """Begin without a card; `board` gives what is printed on the cards."""
        super().__init__(studio, **place)
        self.role, self.solid = "panel", True
        self.turn = HisTurn()
        self.covered = self.silent = False
        self.board: Board | None = None

    def tell(self, turn: HisTurn, board: Board) -> None:
        """Lay out a card with his reasons."""
        self.turn, self.board = turn, board
        self.label = " ".join([self.studio.say("wallace"), *turn.lines])

    @property
    def card_spot(self) -> Point:
        """The middle of the card, relative to the panel."""
        return GRID_LEFT + PITCH_X * 1.5 - 16, GRID_TOP + PITCH_Y * 1.6

    @property
    def deck_spot(self) -> Point:
        """Where the face-down cards lie, relative to the panel."""
        return self.width - 40, FACTS_TOP + 3 * FACT_STEP

    def drawn_from(self) -> tuple[object, ...]:
        """Return his affairs, his card and how much of it is shown."""
        return self.look, self.turn, self.board, self.covered, self.silent

    def put_look(self, canvas: Canvas, look: Affairs) -> None:
        """Put paper, card, affairs and reasons."""
        canvas.put(parchment(canvas.size(self), canvas.k))
        words = self.studio.say("wallace")
        canvas.words(words, styles.HEAD_ON_PARCHMENT, (18, 8, 220, 36))
        put_rule(canvas, 18, 44, self.width - 36)
        if self.board is not None and self.turn.card and not self.covered:
            self._draw_card(canvas, self.board)
        else:
            self._draw_no_card(canvas)
        self._draw_affairs(canvas, look)
        put_rule(canvas, 18, 184, self.width - 36)
        self._draw_reasons(canvas)

    def _draw_card(self, canvas: Canvas, board: Board) -> None:
        for column, (first, last) in enumerate(bands_of(board)):
            text = self.studio.say("wallace-band", first=first, last=last)
            x = GRID_LEFT + PITCH_X * column
            canvas.words(text, SMALL_ON_PARCHMENT, (x, GRID_TOP - 24, CELL_WIDTH, 24), "centre")
        for row, cells in enumerate(cells_of(board, self.turn.card)):
            y = GRID_TOP + PITCH_Y * row
            now = row + 1 == self.turn.round
            colour = theme.CHOUGH if now else theme.RUST
            style = styles.TITLE_ON_PARCHMENT.sized(20).in_colour(colour)
            canvas.words(ROMAN[row], style, (11, y, 34, CELL_HEIGHT), "centre")
            for column, each in enumerate(cells):
                counts = now and column == self.turn.band
                self._draw_cell(canvas, (GRID_LEFT + PITCH_X * column, y), each, counts=counts)

    def _draw_cell(self, canvas: Canvas, at: Point, each: CardCell, *, counts: bool) -> None:
        x, y = at
        size = canvas.box(x, y, CELL_WIDTH, CELL_HEIGHT).size
        canvas.put(cell(size, canvas.k, "mine" if counts else "price"), x, y)
        middle = y + CELL_HEIGHT / 2
        alone = each.action == each.when_dear
        faint = 1.0 if counts else 0.62
        if not alone:
            half = CELL_WIDTH / 2 - 4
            box = canvas.box(x + CELL_WIDTH / 2 + 1, y + 3, half, CELL_HEIGHT - 6)
            canvas.put(orange(box.size, canvas.k), x + CELL_WIDTH / 2 + 1, y + 3, faint)
            self._draw_icon(canvas, each.when_dear, (x + CELL_WIDTH * 0.74, middle), faint)
        left = x + CELL_WIDTH * (0.5 if alone else 0.27)
        self._draw_icon(canvas, each.action, (left, middle), faint)

    def _draw_icon(self, canvas: Canvas, action: str, at: Point, alpha: float) -> None:
        picture = self.studio.art(canvas.k).icon(ICONS.get(action, action), 22.0, tone=TONE)
        put(canvas, picture, *at, alpha)

    def _draw_no_card(self, canvas: Canvas) -> None:
        words = self.studio.say("wallace-no-card")
        room = PITCH_X * 3 + 20
        canvas.words(words, SMALL_ON_PARCHMENT, (22, GRID_TOP + 30, room, 26), "centre")

    def _draw_affairs(self, canvas: Canvas, look: Affairs) -> None:
        say = self.studio.say
        facts: list[tuple[StyledRun, ...]] = []
        if self.turn.card and not self.covered:
            action = self.studio.words.say(f"wallace.{self.turn.action}")
            facts.append((StyledRun(action, STRONG),))
            number = say("wallace-card-number", number=self.turn.card)
            box = (self.width - 138, 8, 120, 36)
            canvas.words(number, SMALL_ON_PARCHMENT, box, "right")
        else:
            facts.append(())
        key = "wallace-copper-dear" if look.copper_is_dear else "wallace-copper-cheap"
        facts.append((StyledRun(say(key), SMALL_ON_PARCHMENT),))
        facts.append(self._fact("wallace-owes", say("pounds", pounds=look.owed)))
        facts.append(self._fact("wallace-earned", say("pounds", pounds=look.earned)))
        facts.append(
            (
                *self._fact("wallace-action-cards", str(look.action_cards)),
                *self._fact("wallace-survey-cards", str(look.survey_cards)),
            )
        )
        room = self.width - FACTS_LEFT - 14
        for row, runs in enumerate(facts):
            write(canvas, runs, FACTS_LEFT, FACTS_TOP + FACT_STEP * row, room)
        if look.copper_is_dear:
            x, y = self.width - 42, FACTS_TOP + FACT_STEP - 9
            canvas.put(orange(canvas.box(x, y, 22, 18).size, canvas.k), x, y)

    def _fact(self, key: str, value: str) -> tuple[StyledRun, ...]:
        return StyledRun(self.studio.say(key) + " ", SMALL_ON_PARCHMENT), StyledRun(
            value + "  ", STRONG
        )

    def _draw_reasons(self, canvas: Canvas) -> None:
        room = canvas.box(0, 0, self.width - 38, 10).width
        lettering = canvas.kit.lettering
        lines: list[str] = []
        for text in () if self.covered or self.silent else self.turn.lines:
            lines += lettering.wrapped(text, REASON, canvas.k, room)
        most = int((self.height - LINES_TOP - 8) // LINE_STEP)
        for number, line in enumerate(lines[-most:]):
            box = (19.0, LINES_TOP + LINE_STEP * number - 1, self.width - 36, 26.0)
            canvas.words(line, REASON, box)
