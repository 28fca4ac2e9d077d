"""What decided a game, in sentences on slate; with medals beside them where the ledger has none."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from game.client.desk import Desk
from game.client.result import Result
from game.client.screens.moments import (
    COIN_GAP,
    TEXT_GAP,
    MomentCoin,
    moments_told,
    text_rooms,
    widths_told,
)
from game.scene.box_place import box
from game.scene.lettering import TextStyle
from game.scene.styles import BODY, BOLD, NOTE
from game.scene.theme import BRASS_TEXT, CREAM
from game.scene.widgets import Label, Panel

LINE, SIDE, EDGE = 30.0, 24.0, 10.0
NEWS: Final = BOLD.in_colour(BRASS_TEXT).sized(23)
MEDAL_NAME: Final = TextStyle("title", 23, CREAM)
SENTENCES_SHARE: Final = 0.3  # of the width, beside medals
COIN, MEDALS_HEIGHT = 54.0, 80.0
FITS = 0.94  # of a line's width, as letters are a little wider at some scales


class ToldPanel(Panel):
    """News in brass, then one sentence a line, as many lines as they need."""

    def __init__(self, desk: Desk, result: Result, *, medals: bool, width: float) -> None:
        """`medals` for the moments of the game to the right of the sentences."""
        beside = medals and bool(result.course.moments)
        room = width * SENTENCES_SHARE if beside else width - 2 * SIDE
        lines = _lines(desk, result, room)
        words = LINE * max(len(lines), 1)
        height = max(words + 2 * EDGE, MEDALS_HEIGHT if beside else 0.0)
        super().__init__("slate", width=width, height=height)
        top = (height - words) / 2
        align = "left" if beside else "centre"
        for at, (line, style) in enumerate(lines):
            self.add(Label(line, style, align=align, **box(SIDE, top + LINE * at, room, LINE)))
        if beside:
            left = SIDE + room + 16
            self._add_medals(desk, result, left, width - left - SIDE)

    def _add_medals(self, desk: Desk, result: Result, left: float, width: float) -> None:
        facts = [
            (moment, name, f"{result.seats[moment.event.seat].name}: {fact}")
            for moment, (name, fact) in zip(
                result.course.moments, moments_told(desk, result), strict=True
            )
        ]
        words = [(name, fact) for _, name, fact in facts]
        wanted = widths_told(desk, words, MEDAL_NAME, NOTE)
        beside, middle = COIN + COIN_GAP + TEXT_GAP, self.height / 2
        rooms = text_rooms(wanted, width - beside * len(facts))
        for (moment, name, fact), room in zip(facts, rooms, strict=True):
            colour = result.seats[moment.event.seat].colour
            text = left + COIN + COIN_GAP
            self.add(
                MomentCoin(desk, colour, moment.kind, **box(left, middle - COIN / 2, COIN, COIN)),
                Label(name, MEDAL_NAME, **box(text, middle - 32, room, 32)),
                Label(fact, NOTE, **box(text, middle + 2, room, 26)),
            )
            left += beside + room


def only_sentence(desk: Desk, result: Result) -> str:
    """Return the one sentence there is to tell; "" when there is news or there are more of them."""
    sentences = result_in_words(desk, result)
    return sentences[0] if len(sentences) == 1 and not result.news else ""


def _lines(desk: Desk, result: Result, room: float) -> Sequence[tuple[str, TextStyle]]:
    sentences = [(told, NEWS) for told in result.news]
    sentences += [(told, BODY) for told in result_in_words(desk, result)]
    return [
        (line, style)
        for told, style in sentences
        for line in desk.kit.lettering.wrapped(told, style, 1.0, round(room * FITS))
    ]


def result_in_words(desk: Desk, result: Result) -> list[str]:
    """The margin of the victory, and every tie with what decided it."""
    say = desk.say
    names = [seat.name for seat in result.seats]
    first, second = result.ranking[:2]
    lead = result.scores[first] - result.scores[second]
    told = [say("end.lead", winner=names[first], other=names[second], points=lead)] if lead else []
    books = desk.box.books
    for ahead, behind in pairwise(result.ranking):
        if result.scores[ahead] == result.scores[behind]:
            pair = {"winner": names[ahead], "other": names[behind]}
            broken_by = books.tie_break(result.course.final, ahead, behind)
            tie = say("end.tie", **pair, rule=say(f"tie.{broken_by}")) if broken_by else ""
            told.append(tie or say("end.level", **pair))
    return told
