"""Memorable moments of a finished game, as medals with sentences."""

from collections.abc import Iterator, Sequence
from typing import Final, Unpack

from game.client.app import App
from game.client.session.saving import GameResult
from game.client.widgets.round_numerals import round_numeral
from game.scene.drawing.accents import BRASS, BRASS_LOW
from game.scene.drawing.colours import INK
from game.scene.drawing.gradients import down
from game.scene.drawing.paint_surface import Painter, painting
from game.scene.drawing.tints import Tints
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.stage.placing import box
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Divider, Label

COIN: Final = 58.0
SIDE: Final = 26.0
COIN_GAP: Final = 14.0  # from a medal to its text
TEXT_GAP: Final = 8.0  # from a text to the next medal
SMALL_PRINT: Final = 1.25  # letters are larger in u where the window is small
TITLE = TextStyle("title", 23, INK)


def moments_told(app: App, result: GameResult) -> list[tuple[str, str]]:
    """Return the name of each moment, and what happened."""
    told = []
    for moment in result.history.moments:
        facts = {
            "size": moment.size,
            "place": next(iter(moment.event.places), ""),
            "round": round_numeral(app, result.history.round_at(moment.number), len(result.seats)),
        }
        name = f"moment.{moment.kind}"
        fact = f"moment.{moment.kind}-fact"
        told.append((app.say(name), app.say(fact, **facts)))
    return told


def medals_abreast(
    app: App,
    told: Sequence[tuple[str, str]],
    room: tuple[float, float],
    coin: float,
    *,
    title_style: TextStyle,
    note_style: TextStyle,
) -> Iterator[tuple[float, float]]:
    """Yield position and width of each medal in a row: equal widths if that suffices, else by need.

    `room` is the start of the row and its width.
    """
    width = app.kit.lettering.width
    (left, total) = room
    wanted = [
        max(width(name, title_style, 1.0), width(fact, note_style, 1.0)) for name, fact in told
    ]
    beside = coin + COIN_GAP + TEXT_GAP
    total -= beside * len(told)
    even = total / max(len(told), 1)
    for each in wanted:
        words = even if max(wanted) * SMALL_PRINT <= even else total * each / sum(wanted)
        yield left, words
        left += beside + words


class MomentsRow(Node):
    """A medal for each moment, side by side below a rule."""

    def __init__(self, app: App, result: GameResult, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        told = moments_told(app, result)
        self.add(Divider(x=SIDE - 4, y=0, width=self.width - 2 * SIDE + 8))
        rooms = (SIDE, self.width - 2 * SIDE)
        places = medals_abreast(app, told, rooms, COIN, title_style=TITLE, note_style=ON_PAPER.note)
        medals = zip(result.history.moments, told, places, strict=True)
        for moment, (name, fact), (left, room) in medals:
            who = result.seats[moment.event.seat]
            text = left + COIN + COIN_GAP
            self.add(
                MomentCoin(app, who.colour, moment.kind, **box(left, 22, COIN, COIN)),
                Label(name, TITLE, **box(text, 9, room, 32)),
                Label(who.name, ON_PAPER.bold.sized(19), **box(text, 38, room, 26)),
                Label(fact, ON_PAPER.note, **box(text, 61, room, 26)),
            )


class MomentCoin(Node):
    """A medal in a seat's colour with a brass rim and the icon of its moment."""

    def __init__(self, app: App, colour: str, kind: str, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._screen_pictures = app.box.screen_pictures
        self._tints = self._screen_pictures.tints(colour)
        self._icon = app.box.game_facts.moment_mark(kind)

    def draw(self, canvas: Canvas) -> None:
        """Draw the medal and its icon."""
        k = canvas.k
        coin = self.width
        middle = self._tints.middle
        side = round(coin * k)
        canvas.put(_struck((side, side), k, self._tints))
        size = coin * 0.56
        tone = "ink" if sum(middle) > sum(BRASS) else "cream"
        picture = self._screen_pictures.icon(self._icon, round(size * k), tone)
        canvas.put(picture, (coin - size) / 2, (coin - size) / 2)


@painting
def _struck(painter: Painter, k: float, tints: Tints) -> None:
    painter.spread(3)
    disc = painter.box(painter.size[0] / 2).inset(1)
    painter.fill(disc, down(BRASS, BRASS_LOW))
    painter.line(disc, 1.4 * k, INK)
    face = disc.inset(5.5 * k)
    painter.fill(face, down(tints.middle, tints.dark), as_it_is=True)
    painter.line(face, 1.2 * k, INK)
