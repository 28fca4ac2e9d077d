"""Sentences about what decided a game, with medals if the ledger has none."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from game.client.app import App
from game.client.screens.end_moments import COIN_GAP, MomentCoin, medals_abreast, moments_told
from game.client.session.saving import GameResult
from game.scene.drawing.accents import BRASS_TEXT
from game.scene.drawing.colours import CREAM
from game.scene.stage.placing import box
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import BODY, BOLD, NOTE
from game.scene.widgets import Label, Panel

LINE = 30.0
SIDE = 24.0
EDGE = 10.0
NEWS: Final = BOLD.in_colour(BRASS_TEXT).sized(23)
MEDAL_NAME: Final = TextStyle("title", 23, CREAM)
SENTENCES_SHARE: Final = 0.3  # of the width, beside medals
COIN = 54.0
MEDALS_HEIGHT = 80.0
FITS = 0.94  # of a line's width, as letters are a little wider at some scales


class ToldPanel(Panel):
    """News in brass, then one sentence per line."""

    def __init__(self, app: App, result: GameResult, *, medals: bool, width: float) -> None:
        """`medals` adds the moments of the game to the right of the sentences."""
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
        places = medals_abreast(
            app, told, (left, width), COIN, title_style=MEDAL_NAME, note_style=NOTE
        )
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
    """Return the only sentence about the result; "" if there is news or more than one sentence."""
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
    """Return sentences about the margin of victory, its source, and every tie with its
    tie-break."""
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
