"""The ledger of the end screen: a row per seat, best first, with points by round."""

from collections.abc import Iterator, Sequence
from typing import Final, Unpack

from game.client.app import App
from game.client.screens.end_moments import MomentsRow
from game.client.session.saving import GameResult
from game.client.widgets.frames import RowLine, disc, portrait
from game.client.widgets.player_labels import faces, player_words
from game.client.widgets.progress_bars import share_bar
from game.client.widgets.round_numerals import MOST_ROMAN, numerals
from game.client.widgets.text import cells
from game.records.records import Seat
from game.scene.drawing.accents import BRASS_GLOW_LINE
from game.scene.drawing.colours import CHOUGH, INK, RUST
from game.scene.drawing.paint_surface import Painter, painting
from game.scene.nodes.node import Node, NodeValues
from game.scene.skins.mark import hairline
from game.scene.stage.placing import box
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Divider, Label, Painted, Panel
from game.text.numerals import numeral

# Moments: what a game will be remembered for, as struck medals at the foot of the ledger.

HEIGHT: Final = 96.0

HEAD_HEIGHT = 112.0
NAME = TextStyle("title", 29, INK)
TOTAL = TextStyle("heavy", 44, INK)
RANK = TextStyle("heavy", 28, RUST)
TOLD = ON_PAPER.bold.sized(19)
SMALL = ON_PAPER.note.sized(19)
ROUND = TextStyle("head", 25, INK)
NAMES_WIDTH = 318.0
TOTAL_WIDTH = 124.0
EXTRA_WIDTH = 84.0
CLOSE_EXTRA_WIDTH = 70.0
MOST_WIDE_EXTRAS = 3  # of more columns each is narrower, for the rounds to stay apart
BAR_HEIGHT = 9.0
SCORES_SIDE = 26.0
LOWEST_ROW = 68.0
FOOT = 30.0
RULED_FROM = 60.0
PLATE_GAP = 6.0
LARGER = 1.05  # letters are larger in u where the window is small


def lowest_ledger(seats: int, *, medals: bool) -> float:
    """Return the height in u below which the rows of a ledger would overlap."""
    return HEAD_HEIGHT + FOOT + LOWEST_ROW * seats + (HEIGHT if medals else 0.0)


def has_room_for(app: App, sentence: str, width: float) -> bool:
    """Return whether a sentence fits in the head of a ledger of this width."""
    return _letters(app, sentence) <= width - _sentence_left(app) - SCORES_SIDE


def _sentence_left(app: App) -> float:
    return NAMES_WIDTH + _letters(app, app.say("end.earned")) + 24


def _letters(app: App, text: str) -> float:
    return app.kit.lettering.width(text, TOLD, 1.0) * LARGER


def _extras(app: App, result: GameResult) -> dict[str, tuple[str, ...]]:
    """Return every seat's entries in the title's columns, without columns that are empty for
    all."""
    game_facts = app.box.game_facts
    final = result.history.final
    rows = [game_facts.entries(final, seat) for seat in range(len(result.seats))]
    columns = zip(game_facts.columns, zip(*rows, strict=True), strict=True)
    return {key: entries for key, entries in columns if any(entries)}


def _widths(app: App, keys: Sequence[str]) -> list[float]:
    """Return the widths of the title's columns; many of them share the room by the width of their
    heads."""
    if len(keys) <= MOST_WIDE_EXTRAS:
        return [EXTRA_WIDTH] * len(keys)
    width = app.kit.lettering.width
    heads = [width(app.say(f"ledger.{key}"), SMALL, 1.0) * LARGER + 8 for key in keys]
    spare = (CLOSE_EXTRA_WIDTH * len(keys) - sum(heads)) / len(keys)
    return [head + spare for head in heads]


def _columns(app: App, result: GameResult) -> tuple[list[str], list[tuple[int, ...]]]:
    """Return the heads of rounds, or of eras if there are any, and each seat's points."""
    seats = len(result.seats)
    rounds = len(result.history.rounds)
    earned = [result.history.earned(seat) for seat in range(seats)]
    eras = app.box.era_rounds
    if eras is None:
        return numerals(app, rounds, seats), earned
    begins = range(0, rounds, eras(seats))
    heads = [app.say(f"end.era-{number}") for number, _ in enumerate(begins, start=1)]
    return heads, [tuple(sum(points[at : at + begins.step]) for at in begins) for points in earned]


class LedgerPanel(Panel):
    """A parchment with a row per seat."""

    def __init__(
        self,
        app: App,
        result: GameResult,
        *,
        medals: bool = False,
        told: str = "",
        **place: Unpack[NodeValues],
    ) -> None:
        """`medals` adds the moments of the game at the foot, `told` is a sentence in the head."""
        super().__init__("parchment", **place)
        self._app = app
        self._result = result
        self._faces = faces(app, [seat.player for seat in result.seats])
        heads, self.earned = _columns(app, result)
        self._extras = _extras(app, result)
        self._widths = _widths(app, tuple(self._extras))
        self._extras_left = self.width - sum(self._widths) - 14
        self._total_left = self._extras_left - TOTAL_WIDTH
        self._pitch = (self._total_left - NAMES_WIDTH) / max(len(heads), 1)
        self._add_heads(heads, told)
        rows = len(result.seats)
        foot = HEIGHT if medals else 0.0
        height = min((self.height - HEAD_HEIGHT - FOOT - foot) / rows, 150.0)
        ruled = HEAD_HEIGHT + 8 + rows * height - PLATE_GAP - RULED_FROM
        for left in (NAMES_WIDTH - 6, self._total_left - 4):
            line = box(left, RULED_FROM, 1.3, ruled)  # parts the rounds from names and sums
            self.add(Painted(lambda size, k: hairline(size, CHOUGH, 0.36), **line))
        for place_won, seat in enumerate(result.ranking):
            top = HEAD_HEIGHT + 8 + place_won * height
            self.add(self._row(place_won, seat, top, height))
        if medals:
            place_of_medals = box(0, self.height - foot - 14, self.width, foot)
            self.add(MomentsRow(app, result, **place_of_medals))

    def _add_heads(self, heads: Sequence[str], told: str) -> None:
        say = self._app.say
        after = _sentence_left(self._app)
        style = ROUND if len(heads) <= MOST_ROMAN else ROUND.sized(17)
        sentence = box(after, 24, self.width - after - SCORES_SIDE, 28)
        earned = box(NAMES_WIDTH, 24, after - NAMES_WIDTH, 28)
        small = SMALL
        first = box(NAMES_WIDTH, 62, self._pitch, 36)
        total = box(self._total_left, 64, 120, 32)
        extras = [(say(f"ledger.{key}"), small) for key in self._extras]
        above = say(key) if (key := self._app.box.game_facts.columns_told) and extras else ""
        over = box(self._extras_left, 24, sum(self._widths), 28)
        self.add(
            Label(say("end.ledger"), ON_PAPER.head.sized(31), **box(26, 18, 280, 40)),
            Label(say("end.earned"), ON_PAPER.note, **earned),
            *([Label(told, TOLD, align="right", **sentence)] if told else []),
            *([Label(above, ON_PAPER.note, align="centre", **over)] if above and not told else []),
            *cells([(head, style) for head in heads], first, self._pitch),
            Label(say("end.total"), small, align="centre", **total),
            *self._extra_cells(extras, 64, 32),
            Divider(x=22, y=HEAD_HEIGHT - 8, width=self.width - 44),
        )

    def _row(self, place_won: int, seat: int, top: float, height: float) -> Node:
        app = self._app
        result = self._result
        who = result.seats[seat]
        row = Node(**box(14, top, self.width - 28, height))
        if place_won == 0:
            row.add(Painted(_winner_plate, width=row.width, height=height - PLATE_GAP))
        elif place_won < len(result.seats) - 1:
            row.add(RowLine(x=8, y=height - PLATE_GAP / 2, width=row.width - 16))
        middle = (height - PLATE_GAP) / 2
        points = numeral(result.scores[seat])
        total = box(self._total_left - 14, middle - 34, 120, 64)
        extras = [(each[seat], ON_PAPER.body.sized(22)) for each in self._extras.values()]
        row.add(
            Label(str(place_won + 1), RANK, align="centre", **box(4, middle - 24, 44, 48)),
            *self._likeness(who, self._faces[seat], middle),
            Label(who.name, NAME, **box(120, middle - 36, 176, 40)),
            Label(player_words(app, who.player), ON_PAPER.note, **box(120, middle + 2, 176, 28)),
            *self._round_cells(seat, middle),
            Label(points, TOTAL, align="centre", **total),
            *self._extra_cells(extras, middle - 22, 44, -14),
        )
        return row

    def _extra_cells(
        self, texts: Sequence[tuple[str, TextStyle]], top: float, height: float, by: float = 0
    ) -> Iterator[Label]:
        """Yield a text in each of the title's columns, shifted by `by` u."""
        left = self._extras_left + by
        for (text, style), width in zip(texts, self._widths, strict=True):
            yield Label(text, style, align="centre", **box(left, top, width - 4, height))
            left += width

    def _likeness(self, who: Seat, face: str, middle: float) -> list[Node]:
        """Return the portrait with the marker at its foot, or the marker alone."""
        screen_pictures = self._app.box.screen_pictures
        if screen_pictures.portrait(who.player, 8) is None:
            return [disc(screen_pictures, who.colour, 52, x=82, y=middle)]
        return [
            portrait(screen_pictures, face, **box(76 - 33, middle - 35, 66, 66)),
            disc(screen_pictures, who.colour, 26, x=98, y=middle + 22),
        ]

    def _round_cells(self, seat: int, middle: float) -> list[Node]:
        cells: list[Node] = []
        colour = self._result.seats[seat].colour
        tints = self._app.box.screen_pictures.tints(colour)
        for at, points in enumerate(self.earned[seat]):
            best = max(earned[at] for earned in self.earned)
            style = ON_PAPER.bold.sized(22).in_colour(CHOUGH if points == best > 0 else INK)
            left = NAMES_WIDTH - 14 + self._pitch * at
            number = box(left, middle - 28, self._pitch, 40)
            bar = box(left + 12, middle + 15, self._pitch - 24, BAR_HEIGHT)
            cells += [
                Label(numeral(points), style, align="centre", **number),
                share_bar(points / max(best, 1), tints, **bar),
            ]
        return cells


@painting
def _winner_plate(painter: Painter, k: float) -> None:
    painter.spread(4)
    box = painter.box(10 * k)
    painter.fill(box, (0xFF, 0xFA, 0xEA))
    painter.line(box, 2 * k, BRASS_GLOW_LINE)
