"""Sentences about what decided a game."""

from itertools import pairwise
from typing import Final, Unpack

from game.client.app import App
from game.client.session.unsaved_games import GameResult
from game.scene.drawing.accents import BRASS_TEXT
from game.scene.layout import Column, theme
from game.scene.nodes.node import NodeValues
from game.scene.text.text_styles import BODY_STYLE, BOLD_STYLE
from game.scene.widgets import Label

NEWS_STYLE: Final = BOLD_STYLE.in_colour(BRASS_TEXT).sized(23)


class ResultSentencesPanel(Column):
    """A panel with one sentence about a game's result per line; news about goals and records
    come first, in brass."""

    def __init__(self, app: App, result: GameResult, **node_values: Unpack[NodeValues]) -> None:
        sentences = [(told, NEWS_STYLE) for told in result.news_sentences]
        sentences += [(told, BODY_STYLE) for told in result_sentences(app, result)]
        labels = [Label(told, style, align="centre", wraps=True) for told, style in sentences]
        super().__init__(
            *labels,
            gap=theme.HAIR_GAP,
            padding=(theme.MEDIUM_GAP, theme.SLATE_SIDE_PADDING),
            skin="slate",
            **node_values,
        )


def result_sentences(app: App, result: GameResult) -> list[str]:
    """Return sentences about the winner's lead over the second, the sources of the points of these
    two, and how every tie was broken; a lead of 0 has no sentence."""
    say = app.say
    names = [seat.name for seat in result.seats]
    first, second = result.seats_from_best[:2]
    lead = result.scores[first] - result.scores[second]
    told = [say("end.lead", winner=names[first], other=names[second], points=lead)] if lead else []
    begun = tuple(
        points[0] for points in result.history.points_after_step_by_seat
    )  # a solo level's head start
    sources = (
        {"start": begun, **result.history.points_by_source}
        if result.history.points_by_source
        else {}
    )
    came = [
        say(f"end.source.{source}", winner=gains[first], other=gains[second])
        for source, gains in sources.items()
        if gains[first] or gains[second]
    ]
    if came:
        facts = ", ".join(came)
        told.append(say("end.sources", winner=names[first], other=names[second], facts=facts))
    game_facts = app.box.game_facts
    for ahead, behind in pairwise(result.seats_from_best):
        if result.scores[ahead] == result.scores[behind]:
            pair = {"winner": names[ahead], "other": names[behind]}
            broken_by = game_facts.tie_break_key(result.history.final_state, ahead, behind)
            tie = say("end.tie", **pair, rule=say(f"tie.{broken_by}")) if broken_by else ""
            told.append(tie or say("end.level", **pair))
    return told
