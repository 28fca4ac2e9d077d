"""Lord Wallace's panel: his open action card, his affairs, and why he did what he did."""

from itertools import chain, pairwise
from typing import NamedTuple, Unpack

from game.engine.events import Event
from game.engine.rules import NOBODY
from game.scene.drawing import colours
from game.scene.drawing.gradients import vertical_gradient
from game.scene.drawing.paint_surface import Painter, cached_picture
from game.scene.nodes.node import Canvas, NodeValues
from game.scene.stage.placing import Point
from game.scene.text import text_styles
from game.tabletop.art.cells import draw_cell
from game.tabletop.art.text import SMALL_ON_PAPER, STRONG, StyledRun, draw_rule, write_runs
from game.tabletop.table_context import draw_sprite
from game.text.words import Words
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.rules.wallace.tables import ACTION_WORDS, BANDS, DICE
from game.titles.tinners_trail.table.panels.boards import ROMAN
from game.titles.tinners_trail.table.view_model import TrailContext, TrailPaper, WallaceAffairs

MOST_LINES = 4
Cell = tuple[str, str]
"""The action of a cell, and the one that is taken when copper is dear."""
CHOSEN_FOR = {  # what he chose a place for, by what happens there next
    "extracted": "mine",
    "opened-auction": "tile",
    "bought-land": "tile",
    "pumped": "pumps",
    "dug-adit": "adit",
    "placed-port": "port",
    "placed-train": "train",
    "placed-miner": "miner",
    "placed-own-miner": "miner",
    "emigrated": "emigrant",
    **{f"placed-michigan-{piece}": piece for piece in ("adit", "port", "train", "miner")},
}

GRID_LEFT = 46.0
GRID_TOP = 74.0
PITCH_X = 62.0
PITCH_Y = 27.0
CELL_WIDTH = 60.0
CELL_HEIGHT = 25.0
FACTS_LEFT = 244.0
FACTS_TOP = 62.0
FACT_STEP = 25.5
LINES_TOP = 191.0
LINE_STEP = 23.0
REASON = text_styles.ON_PAPER.body.sized(19)
ICONS = {"build": "mine", "mine": "pick", "pumps": "pump", "develop": "gear"}
DICE_LEFT = 238.0
DICE_MIDDLE = 24.0  # between his name and the number of the card
DIE_PITCH = 34.0
DIE_SCALE = 0.66
DIE_CELL = 33.0  # of the die that counts, like the cell of the card that does
ORANGE = ((0xF2, 0xB0, 0x78), (0xD9, 0x85, 0x47))
TONE = ("#4A2E1A", "#7A5526")


class WallaceBidDie(NamedTuple):
    """One of the dice of his bid: its colour, what it shows, and whether it counts."""

    kind: str
    face: int
    counts: bool


class WallaceTurn(NamedTuple):
    """The card that was revealed last, the cell that counted, his reasons, and the dice of his bid;
    card 0 for none.
    """

    card: int = 0
    round: int = 0
    band: int = 0
    action: str = ""
    lines: tuple[str, ...] = ()
    dice: tuple[WallaceBidDie, ...] = ()


def card_cells(board: Board, card: int) -> tuple[tuple[Cell, ...], ...]:
    """Return the printed cells of an action card, numbered from 1: a row a round."""
    tables = board.wallace
    places = (
        [int(tables.cell_index(card - 1, game_round, band)) for band in range(BANDS)]
        for game_round in range(1, ROUNDS + 1)
    )
    return tuple(
        tuple((ACTION_WORDS[tables.plain[n]], ACTION_WORDS[tables.highlighted[n]]) for n in row)
        for row in places
    )


def track_bands(board: Board) -> tuple[tuple[int, int], ...]:
    """Return the first and last column of each band."""
    starts = [int(column) for column in board.wallace.band_from]
    return tuple((start, after - 1) for start, after in pairwise([*starts, int(board.columns)]))


class WallaceTurnTracker:
    """Hears the events of a game and keeps Lord Wallace's last card and reasons, in words."""

    def __init__(self, words: Words) -> None:
        """Begin with no card revealed."""
        self._words = words
        self._seat = NOBODY
        self._ready = 0  # what he was ready to bid by his dice
        self.turn = WallaceTurn()

    def drop_facts(self) -> None:
        """No card has been revealed."""
        self.turn = WallaceTurn()

    def process_events(self, events: tuple[Event, ...]) -> None:
        """Take what happened; games without him tell nothing."""
        for number, event in enumerate(events):
            if event.kind == "wallace-card":
                self._seat = event.seat
                self.turn = WallaceTurn(
                    event.amount("card"), event.amount("round"), event.amount("band"), event.card
                )
            elif event.kind == "opened-auction" and event.seat != self._seat:
                self.turn = self.turn._replace(lines=(), dice=())
            elif event.kind.startswith("wallace-"):
                self._seat = event.seat
                self._add_reason(self._reason_sentence(event, events[number + 1 :]))
                self._ready = 0
                if event.kind == "wallace-rolled":
                    self._ready = event.amount("pounds")
                    self.turn = self.turn._replace(dice=bid_dice_of(event))
            elif event.seat == self._seat:
                self._add_surprise(event)

    def _add_surprise(self, event: Event) -> None:
        """Say why he does another thing than his card or his dice have announced."""
        pounds = event.amount("pounds")
        if event.kind == "bid" and pounds < self._ready:
            self._add_reason(self._words.say("table.his-raised", pounds=pounds))
        if event.kind == "took-pumps" and self.turn.action == "adit":
            self._add_reason(self._words.say("table.his-no-adit"))

    def _add_reason(self, line: str) -> None:
        self.turn = self.turn._replace(lines=(*self.turn.lines, line)[-MOST_LINES:])

    def _reason_sentence(self, event: Event, following: tuple[Event, ...]) -> str:
        kind = event.kind.removeprefix("wallace-")
        facts: dict[str, object] = dict(event.amounts)
        names = [str(self._words.name(place)) for place in (event.places or ("",))]
        facts["places"] = names[0]
        if len(names) > 1:
            facts["places"] = self._words.say("gain.both", first=names[0], second=names[-1])
        if event.card and kind != "rolled":
            facts["what"] = self._words.say(f"wallace.{event.card}")
        if kind == "profit" and event.amount("lost"):
            kind = "profit-lost"
        if kind == "chose":
            kind = f"chose-{_purpose_of_choice(event, following)}"
        if kind == "rolled":
            kind, facts = (
                ("rolled-deep" if event.amount("added") else kind),
                self._bid_roll_facts(event),
            )
        return self._words.say(f"table.his-{kind}", **facts)

    def _bid_roll_facts(self, event: Event) -> dict[str, object]:
        """Return which die counts and why: by the net worth of the mine, as far as it is known."""
        words = self._words
        facts = dict[str, object](event.amounts)
        pick, *named = event.card.split()
        dice = [words.say(f"explain.die-{die}") for die in named]
        counts = words.say(
            f"table.his-dice-{pick if len(dice) > 1 else 'one'}",
            one=dice[0],
            other=dice[-1],
            face=event.amount("face"),
        )
        known = "net" in facts
        worth = words.say("table.his-worth" if known else "table.his-worth-unknown", **facts)
        return {**facts, "worth": worth, "dice": counts}


def bid_dice_of(event: Event) -> tuple[WallaceBidDie, ...]:
    """Return the dice of his bid; of two that are compared the one that is taken counts."""
    _, *named = event.card.split()
    faces = {die: event.amount(f"{die}_die") for die in DICE}
    taken = next((die for die in named if faces[die] == event.amount("face")), "")
    return tuple(WallaceBidDie(die, face, die == taken) for die, face in faces.items())


def _purpose_of_choice(chose: Event, following: tuple[Event, ...]) -> str:
    """Return what a place was chosen for; "only" when there was no other."""
    if chose.amount("candidates") < 2:
        return "only"
    reasons = (CHOSEN_FOR[event.kind] for event in following if event.kind in CHOSEN_FOR)
    return next(reasons, "place")


@cached_picture
def draw_dear_copper_half(painter: Painter, k: float) -> None:
    """The half of a cell that counts when copper is dear."""
    painter.fill(painter.whole_box(5 * k), vertical_gradient(*ORANGE))


class WallacePanel(TrailPaper[WallaceAffairs]):
    """`turn` is told event by event, so it is no part of what a view shows.

    `covered` hides the card while it is being turned over, `silent` the reasons.
    """

    def __init__(self, context: TrailContext, **place: Unpack[NodeValues]) -> None:
        """Begin without a card; `board` gives what is printed on the cards."""
        super().__init__(context, **place)
        self.role = "panel"
        self.solid = True
        self.turn = WallaceTurn()
        self.covered = self.silent = False
        self.board: Board | None = None

    def show_turn(self, turn: WallaceTurn, board: Board) -> None:
        """Lay out a card with his reasons."""
        self.turn = turn
        self.board = board
        self.label = " ".join([self.context.say("wallace"), *turn.lines])

    @property
    def card_spot(self) -> Point:
        """The middle of the card, relative to the panel."""
        return GRID_LEFT + PITCH_X * 1.5 - 16, GRID_TOP + PITCH_Y * 1.6

    @property
    def deck_spot(self) -> Point:
        """Where the face-down cards lie, relative to the panel."""
        return self.width - 40, FACTS_TOP + 3 * FACT_STEP

    def drawn_state(self) -> tuple[object, ...]:
        """Return his affairs, his card and how much of it is shown."""
        return self.look, self.turn, self.board, self.covered, self.silent

    def draw_look(self, canvas: Canvas, look: WallaceAffairs) -> None:
        """Draw card, affairs and reasons."""
        words = self.context.say("wallace")
        canvas.draw_text(words, text_styles.ON_PAPER.head, (18, 8, 220, 36))
        draw_rule(canvas, 18, 44, self.width - 36)
        if self.board is not None and self.turn.card and not self.covered:
            self._draw_card(canvas, self.board)
        elif not self.covered:
            room = (22, GRID_TOP + 30, PITCH_X * 3 + 20, 26)
            canvas.draw_text(self.context.say("wallace-no-card"), SMALL_ON_PAPER, room, "centre")
        self._draw_affairs(canvas, look)
        draw_rule(canvas, 18, 184, self.width - 36)
        self._draw_reasons(canvas)

    def _draw_card(self, canvas: Canvas, board: Board) -> None:
        for column, (first, last) in enumerate(track_bands(board)):
            text = self.context.say("wallace-band", first=first, last=last)
            x = GRID_LEFT + PITCH_X * column
            canvas.draw_text(text, SMALL_ON_PAPER, (x, GRID_TOP - 24, CELL_WIDTH, 24), "centre")
        for row, cells in enumerate(card_cells(board, self.turn.card)):
            y = GRID_TOP + PITCH_Y * row
            now = row + 1 == self.turn.round
            colour = colours.CHOUGH if now else colours.RUST
            style = text_styles.ON_PAPER.title.sized(20).in_colour(colour)
            canvas.draw_text(ROMAN[row], style, (11, y, 34, CELL_HEIGHT), "centre")
            for column, each in enumerate(cells):
                counts = now and column == self.turn.band
                self._draw_cell(canvas, (GRID_LEFT + PITCH_X * column, y), each, counts=counts)

    def _draw_cell(self, canvas: Canvas, at: Point, each: Cell, *, counts: bool) -> None:
        x, y = at
        draw_cell(canvas, (x, y, CELL_WIDTH, CELL_HEIGHT), "mine" if counts else "price")
        middle = y + CELL_HEIGHT / 2
        action, when_dear = each
        faint = 1.0 if counts else 0.62
        shown = {0.5: action}
        if action != when_dear:
            left = x + CELL_WIDTH / 2 + 1
            half = CELL_WIDTH / 2 - 4
            box = canvas.box(left, y + 3, half, CELL_HEIGHT - 6)
            canvas.draw_picture(draw_dear_copper_half(box.size, canvas.k), left, y + 3, faint)
            shown = {0.74: when_dear, 0.27: action}
        for share, name in shown.items():
            icon = self.context.art_at_scale(canvas.k).icon(ICONS.get(name, name), 22.0, tone=TONE)
            draw_sprite(canvas, icon, x + CELL_WIDTH * share, middle, faint)

    def _draw_affairs(self, canvas: Canvas, look: WallaceAffairs) -> None:
        say = self.context.say
        open_card = bool(self.turn.card) and not self.covered
        if open_card:
            number = say("wallace-card-number", number=self.turn.card)
            canvas.draw_text(number, SMALL_ON_PAPER, (self.width - 138, 8, 120, 36), "right")
        action = self.context.words.say(f"wallace.{self.turn.action}") if open_card else ""
        dear = look.copper_is_dear
        told = ("wallace-copper-cheap", "wallace-copper-dear")
        copper = say(told[dear]) if dear is not None else ""
        cards = f"{look.action_cards}", f"{look.survey_cards}"
        facts: tuple[tuple[StyledRun, ...], ...] = (
            (StyledRun(action, STRONG),),
            (StyledRun(copper, SMALL_ON_PAPER),),
            self._fact_text("wallace-money", say("pounds", pounds=-look.owed)),
            self._fact_text("wallace-earned", say("pounds", pounds=look.earned)),
            self._fact_text("wallace-action-cards", cards[0] + " ")
            + self._fact_text("wallace-survey-cards", cards[1]),
        )
        room = self.width - FACTS_LEFT - 14
        for row, runs in enumerate(facts):
            write_runs(canvas, runs, FACTS_LEFT, FACTS_TOP + FACT_STEP * row, room)
        for place, die in enumerate(() if self.covered or self.silent else self.turn.dice):
            x = DICE_LEFT + DIE_PITCH * place
            y = DICE_MIDDLE
            if die.counts:
                half = DIE_CELL / 2
                draw_cell(canvas, (x - half, y - half, DIE_CELL, DIE_CELL), "mine")
            sprite = self.context.art_at_scale(canvas.k).die(die.kind, die.face, scale=DIE_SCALE)
            draw_sprite(canvas, sprite, x, y, 1.0 if die.counts else 0.4)
        if look.copper_is_dear:
            x = self.width - 42
            y = FACTS_TOP + FACT_STEP - 9
            canvas.draw_picture(
                draw_dear_copper_half(canvas.box(x, y, 22, 18).size, canvas.k), x, y
            )

    def _fact_text(self, key: str, value: str) -> tuple[StyledRun, ...]:
        told = StyledRun(self.context.say(key) + " ", SMALL_ON_PAPER)
        return told, StyledRun(value, STRONG)

    def _draw_reasons(self, canvas: Canvas) -> None:
        room = canvas.box(0, 0, self.width - 38, 10).width
        lettering = canvas.kit.lettering
        texts = () if self.covered or self.silent else self.turn.lines
        told = [lettering.wrapped(text, REASON, canvas.k, room) for text in texts]
        most = int((self.height - LINES_TOP - 8) // LINE_STEP)
        while len(told) > 1 and sum(map(len, told)) > most:
            del told[0]  # an older reason goes as a whole
        for number, line in enumerate(list(chain.from_iterable(told))[-most:]):
            box = (19.0, LINES_TOP + LINE_STEP * number - 1, self.width - 36, 26.0)
            canvas.draw_text(line, REASON, box)
