"""Moments: what a game will be remembered for, as struck medals at the foot of the ledger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Unpack

from game.client.app import App
from game.client.session.saving import GameResult
from game.client.session.score_history import GameMoment
from game.client.widgets.text import round_numeral
from game.scene.drawing.cache import cached
from game.scene.drawing.colours import BRASS, BRASS_LOW, INK, Rgb
from game.scene.drawing.paint_surface import Painter, down
from game.scene.drawing.picture import Picture
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.stage.placing import box
from game.scene.text.lettering import BOLD_ON_PARCHMENT, NOTE_ON_PARCHMENT, TextStyle
from game.scene.widgets import Divider, Label

HEIGHT: Final = 96.0
COIN: Final = 58.0
SIDE: Final = 26.0
COIN_GAP: Final = 14.0  # from a medal to its text
TEXT_GAP: Final = 8.0  # from a text to the next medal
SMALL_PRINT: Final = 1.25  # letters are larger in u where the window is small
TITLE = TextStyle("title", 23, INK)


def moments_told(app: App, result: GameResult) -> list[tuple[str, str]]:
    """Return what each moment is called, and what happened."""
    told = []
    for moment in result.course.moments:
        facts = {
            "size": moment.size,
            "place": next(iter(moment.event.places), ""),
            "round": round_numeral(app, result.course.round_at(moment.number), len(result.seats)),
        }
        name, fact = f"moment.{moment.kind}", f"moment.{moment.kind}-fact"
        told.append((app.say(name), app.say(fact, **facts)))
    return told


def text_rooms(wanted: Sequence[float], total: float) -> list[float]:
    """Return how much of the room each text gets: all the same where that does, else by need."""
    even = total / max(len(wanted), 1)
    if max(wanted, default=0.0) * SMALL_PRINT <= even:
        return [even] * len(wanted)
    return [total * each / sum(wanted) for each in wanted]


def widths_told(
    app: App, told: Sequence[tuple[str, str]], title: TextStyle, note: TextStyle
) -> list[float]:
    """Return how wide each medal's words are: its name above what it was struck for."""
    width = app.kit.lettering.width
    return [max(width(name, title, 1.0), width(fact, note, 1.0)) for name, fact in told]


class MomentsRow(Node):
    """A medal for each moment, side by side below a rule."""

    def __init__(self, app: App, result: GameResult, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        told = moments_told(app, result)
        self.add(Divider(x=SIDE - 4, y=0, width=self.width - 2 * SIDE + 8))
        wanted = widths_told(app, told, TITLE, NOTE_ON_PARCHMENT)
        beside = COIN + COIN_GAP + TEXT_GAP
        rooms = text_rooms(wanted, self.width - 2 * SIDE - beside * len(told))
        left = SIDE
        for moment, words, room in zip(result.course.moments, told, rooms, strict=True):
            self.add(*self._medal(app, result, moment, words, (left, room)))
            left += beside + room

    def _medal(
        self,
        app: App,
        result: GameResult,
        moment: GameMoment,
        words: tuple[str, str],
        place: tuple[float, float],
    ) -> Sequence[Node]:
        left, room = place
        who = result.seats[moment.event.seat]
        text = left + COIN + COIN_GAP
        return (
            MomentCoin(app, who.colour, moment.kind, **box(left, 22, COIN, COIN)),
            Label(words[0], TITLE, **box(text, 9, room, 32)),
            Label(who.name, BOLD_ON_PARCHMENT.sized(19), **box(text, 38, room, 26)),
            Label(words[1], NOTE_ON_PARCHMENT, **box(text, 61, room, 26)),
        )


class MomentCoin(Node):
    """A medal in a seat's colour with a brass rim and the picture of what it was struck for."""

    def __init__(self, app: App, colour: str, kind: str, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._screen_pictures = app.box.screen_pictures
        self._tints = self._screen_pictures.tints(colour)
        self._icon = app.box.game_facts.moment_mark(kind)

    def draw(self, canvas: Canvas) -> None:
        """Put the medal and its picture."""
        k, coin = canvas.k, self.width
        light, middle, dark = self._tints
        canvas.put(_struck(round(coin * k), k, (light, middle, dark)))
        size = coin * 0.56
        tone = "ink" if sum(middle) > sum(BRASS) else "cream"
        picture = self._screen_pictures.icon(self._icon, round(size * k), tone)
        canvas.put(picture, (coin - size) / 2, (coin - size) / 2)


@cached
def _struck(size: int, k: float, tints: tuple[Rgb, Rgb, Rgb]) -> Picture:
    painter = Painter((size, size), 3)
    disc = painter.box(size / 2).inset(1)
    painter.fill(disc, down(BRASS, BRASS_LOW))
    painter.line(disc, 1.4 * k, INK)
    face = disc.inset(5.5 * k)
    painter.fill(face, down(tints[1], tints[2]), as_it_is=True)
    painter.line(face, 1.2 * k, INK)
    return painter.picture()
