"""The charts of the end screen: points above; below what is chosen of the title's own, or luck."""

from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from typing import Final

import pygame
from pygame import Surface

from game.client.app import App
from game.client.screens.end_scores import COIN_GAP, MomentCoin, medals_abreast, moments_told
from game.client.session.saving import GameResult
from game.client.widgets.buttons import Segment, Segments
from game.client.widgets.graph import Graph, Line
from game.client.widgets.text import numerals
from game.match.analysis import BLUNDER, INACCURACY, MISTAKE, JudgedGame
from game.scene.drawing import colours as theme
from game.scene.drawing.colours import BRASS_TEXT, CREAM, Rgb, tone
from game.scene.drawing.paint_surface import as_outline, filled
from game.scene.drawing.picture import SURFACES, Picture
from game.scene.nodes.node import Node
from game.scene.stage.placing import BoxPlace, PxSize, box
from game.scene.text.lettering import BODY, BOLD, HEAD, NOTE, TextStyle
from game.scene.widgets import Label, Panel
from game.table_protocol import ScreenPictures

MONEY = "money"
LUCK = "luck"
NUMBER = "#"  # what stands for the number in a unit
THOUSANDTHS = 10  # of a win in one per cent
CHOICE_WIDTH = 390.0
CHOICE_HEIGHT = 44.0
MOST_CHARTS = 3

NEAR = 2  # steps before and after that are averaged
FLAGS: dict[str, tuple[Rgb, float]] = {  # colour, and height: not by colour alone
    INACCURACY: ((0xF4, 0xDC, 0x8C), 9.0),
    MISTAKE: ((0xF0, 0xA0, 0x4C), 14.0),
    BLUNDER: ((0xE8, 0x50, 0x50), 20.0),
}

LINE = 30.0
SIDE = 24.0
EDGE = 10.0
NEWS: Final = BOLD.in_colour(BRASS_TEXT).sized(23)
MEDAL_NAME: Final = TextStyle("title", 23, CREAM)
SENTENCES_SHARE: Final = 0.3  # of the width, beside medals
COIN = 54.0
MEDALS_HEIGHT = 80.0
FITS = 0.94  # of a line's width, as letters are a little wider at some scales


class EndCharts:
    """Builds the two panels; luck can be shown once the game has been judged."""

    def __init__(
        self,
        app: App,
        result: GameResult,
        chart: str,
        choose: Callable[[str], None],
        judged: JudgedGame | None,
    ) -> None:
        """Show this chart below; `choose` hears which other one is wanted."""
        self._app = app
        self._result = result
        self._chart = chart
        self._choose = choose
        self._judged = judged

    def points(self, place: BoxPlace) -> Node:
        """Return the panel of the points: after each round, or step by step with what lies on the
        table, where a title counts that seldom.
        """
        history = self._result.history
        seats = len(self._result.seats)
        rounds = len(history.rounds)
        by_round = not history.standings
        values = list(history.standings)
        stops = self._stops()
        if by_round:
            named = numerals(self._app, rounds, seats)
            stops = [(i / rounds, name) for i, name in enumerate(named, 1)]
            values = [history.at_rounds(seat) for seat in range(seats)]
        head = self._app.say("end.points" if by_round else "end.standings")
        return Panel("slate", **place).add(
            Label(head, HEAD, **box(22, 8, place["width"] - 44, 36)),
            self._graph(values, stops, NUMBER, place, dots=by_round),
        )

    def _stops(self) -> list[tuple[float, str]]:
        """Where each round ends, of lines that have a value for every step."""
        history = self._result.history
        ends = (*history.rounds[1:], history.steps)
        named = numerals(self._app, len(ends), len(self._result.seats))
        steps = max(history.steps, 1)
        return [(end / steps, name) for end, name in zip(ends, named, strict=True)]

    def chosen(self, place: BoxPlace) -> Node:
        """Return the panel of the chosen chart with the choice of others."""
        panel = Panel("slate", **place)
        head = box(22, 8, place["width"] - CHOICE_WIDTH - 40, 36)
        panel.add(Label(self._app.say(f"end.chart.{self._chart}"), HEAD, **head))
        if self._result.history.charts:
            panel.add(self._choice(place["width"] - CHOICE_WIDTH - 12))
        values = self._values()
        if not values:
            told = box(22, 60, place["width"] - 44, place["height"] - 80)
            return panel.add(Label(self._app.say("end.luck-not-yet"), BODY, wrap=True, **told))
        units = {MONEY: self._app.pay(NUMBER), LUCK: self._app.say("judged.chance", number=NUMBER)}
        return panel.add(
            self._graph(values, self._stops(), units.get(self._chart, NUMBER), place, dots=False)
        )

    def _choice(self, left: float) -> Node:
        say = self._app.say
        reasons = {LUCK: "" if self._judged else say("end.luck-not-yet")}
        segments = [
            Segment(name, say(f"end.choose.{name}"), reasons.get(name, ""))
            for name in (*self._result.history.charts, LUCK)
        ]
        share = CHOICE_WIDTH * len(segments) / MOST_CHARTS
        place = box(left + CHOICE_WIDTH - share, 6, share, CHOICE_HEIGHT)
        return Segments(segments, self._chart, self._choose, name="chart", **place)

    def _values(self) -> list[tuple[int, ...]]:
        history = self._result.history
        if self._chart != LUCK:
            return list(history.charts[self._chart])
        if self._judged is None:
            return []
        return luck_of(self._judged, history.steps, len(self._result.seats))

    def _graph(
        self,
        values: list[tuple[int, ...]],
        stops: list[tuple[float, str]],
        unit: str,
        place: BoxPlace,
        *,
        dots: bool,
    ) -> Node:
        result = self._result
        lines = [Line(seat.colour, values[at]) for at, seat in enumerate(result.seats)]
        return Graph(
            self._app.box.screen_pictures,
            [lines[seat] for seat in result.ranking],
            [(0.0, self._app.say("end.start")), *stops],
            unit,
            dots=dots,
            **box(14, 52, place["width"] - 28, place["height"] - 62),
        )


def luck_of(judged: JudgedGame, steps: int, seats: int) -> list[tuple[int, ...]]:
    """Return per seat, after each step, the share of wins that luck has brought so far, in %."""
    found = []
    for seat in range(seats):
        gains = [0] * (steps + 1)
        for chance in judged.chances:
            gains[chance.number] += chance.gains[seat]
        found.append(tuple(round(gain / THOUSANDTHS) for gain in accumulate(gains)))
    return found


# The strip of chances: everybody's share of wins over the whole game, one above the other.


def strip_of(
    screen_pictures: ScreenPictures, colours: Sequence[str], judged: JudgedGame, size: PxSize
) -> Surface:
    """Return the strip in px, the first seat on top, in each seat's colour and pattern."""
    key = ("shares", judged.shares, size, tuple(colours))
    return SURFACES.get(key, lambda: _painted(screen_pictures, colours, judged, size))


def _painted(
    screen_pictures: ScreenPictures, colours: Sequence[str], judged: JudgedGame, size: PxSize
) -> Surface:
    surface = Surface(size)
    surface.fill(theme.NIGHT)
    width, height = size
    plates = [screen_pictures.plate(colour, size) for colour in colours]
    smooth = []
    for at in range(len(judged.shares)):
        near = judged.shares[max(at - NEAR, 0) : at + NEAR + 1]
        smooth.append([sum(column) / len(near) for column in zip(*near, strict=True)])
    last = max(len(smooth) - 1, 1)
    for x in range(width):
        shares = _between(smooth, x / max(width - 1, 1) * last)
        total = max(sum(shares), 1.0)
        top = 0
        reached = 0.0
        for plate, share in zip(plates, shares, strict=True):
            reached += share
            bottom = round(height * reached / total)
            if bottom > top:
                surface.blit(plate, (x, top), pygame.Rect(x, top, 1, bottom - top))
                surface.fill(theme.NIGHT, (x, bottom - 1, 1, 1))
            top = bottom
    pygame.draw.rect(surface, tone(theme.BRASS_LOW), surface.get_rect(), 1)
    return surface


def _between(shares: Sequence[Sequence[float]], place: float) -> list[float]:
    """Return the shares at a place between two steps, straight from one to the other."""
    at = min(int(place), len(shares) - 1)
    following = shares[min(at + 1, len(shares) - 1)]
    rest = place - at
    return [now + (then - now) * rest for now, then in zip(shares[at], following, strict=True)]


def flag(k: float, mark: str) -> Picture:
    """Return the mark of a decision, hung from the middle of its upper edge."""
    colour, height = FLAGS[mark]
    outline = as_outline(((-5.5, 0), (5.5, 0), (0, height)))
    return filled(outline, k, colour)


def flag_ground(k: float, mark: str) -> Picture:
    """Return the dark ground of a flag, so that it stands out of every pattern."""
    _, height = FLAGS[mark]
    return filled(as_outline(((-9.0, 0), (9.0, 0), (0, height + 6))), k, theme.NIGHT)


# What decided a game, in sentences on slate; with medals beside them where the ledger has none.


class ToldPanel(Panel):
    """News in brass, then one sentence a line, as many lines as they need."""

    def __init__(self, app: App, result: GameResult, *, medals: bool, width: float) -> None:
        """`medals` for the moments of the game to the right of the sentences."""
        beside = medals and bool(result.history.moments)
        room = width * SENTENCES_SHARE if beside else width - 2 * SIDE
        lines = _lines(app, result, room)
        words = LINE * max(len(lines), 1)
        height = max(words + 2 * EDGE, MEDALS_HEIGHT if beside else 0.0)
        super().__init__("slate", width=width, height=height)
        top = (height - words) / 2
        align = "left" if beside else "centre"
        for at, (line, style) in enumerate(lines):
            self.add(Label(line, style, align=align, **box(SIDE, top + LINE * at, room, LINE)))
        if beside:
            left = SIDE + room + 16
            self._add_medals(app, result, left, width - left - SIDE)

    def _add_medals(self, app: App, result: GameResult, left: float, width: float) -> None:
        moments = result.history.moments
        middle = self.height / 2
        seats = [result.seats[moment.event.seat] for moment in moments]
        named = zip(seats, moments_told(app, result), strict=True)
        told = [(name, f"{seat.name}: {fact}") for seat, (name, fact) in named]
        places = medals_abreast(app, told, (MEDAL_NAME, NOTE), (left, width), COIN)
        medals = zip(moments, seats, told, places, strict=True)
        for moment, seat, (name, fact), (at, room) in medals:
            coin = box(at, middle - COIN / 2, COIN, COIN)
            text = at + COIN + COIN_GAP
            self.add(
                MomentCoin(app, seat.colour, moment.kind, **coin),
                Label(name, MEDAL_NAME, **box(text, middle - 32, room, 32)),
                Label(fact, NOTE, **box(text, middle + 2, room, 26)),
            )


def only_sentence(app: App, result: GameResult) -> str:
    """Return the one sentence there is to tell; "" when there is news or there are more of them."""
    sentences = result_in_words(app, result)
    return sentences[0] if len(sentences) == 1 and not result.news else ""


def _lines(app: App, result: GameResult, room: float) -> Sequence[tuple[str, TextStyle]]:
    sentences = [(told, NEWS) for told in result.news]
    sentences += [(told, BODY) for told in result_in_words(app, result)]
    return [
        (line, style)
        for told, style in sentences
        for line in app.kit.lettering.wrapped(told, style, 1.0, round(room * FITS))
    ]


def result_in_words(app: App, result: GameResult) -> list[str]:
    """The margin of the victory, by what it came, and every tie with what decided it."""
    say = app.say
    names = [seat.name for seat in result.seats]
    first, second = result.ranking[:2]
    lead = result.scores[first] - result.scores[second]
    told = [say("end.lead", winner=names[first], other=names[second], points=lead)] if lead else []
    begun = tuple(points[0] for points in result.history.points)  # a solo level's head start
    sources = {"start": begun, **result.history.sources} if result.history.sources else {}
    came = [
        say(f"end.source.{source}", winner=gains[first], other=gains[second])
        for source, gains in sources.items()
        if gains[first] or gains[second]
    ]
    if came:
        facts = ", ".join(came)
        told.append(say("end.sources", winner=names[first], other=names[second], facts=facts))
    game_facts = app.box.game_facts
    for ahead, behind in pairwise(result.ranking):
        if result.scores[ahead] == result.scores[behind]:
            pair = {"winner": names[ahead], "other": names[behind]}
            broken_by = game_facts.tie_break(result.history.final, ahead, behind)
            tie = say("end.tie", **pair, rule=say(f"tie.{broken_by}")) if broken_by else ""
            told.append(tie or say("end.level", **pair))
    return told
