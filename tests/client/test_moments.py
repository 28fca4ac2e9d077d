"""What a game is remembered for: the largest of its kind, named with who, where and when."""

from __future__ import annotations

from random import Random

from game.client.course import CourseReader
from game.engine.options import Options
from game.match.beginnings import new_game
from game.match.match import Match
from game.records.record import Seat
from game.records.replay import Replay
from game.titles import title
from game.titles.tinners_trail.table.books import TrailBooks


def test_the_moments_of_a_game_are_the_largest_of_their_kind() -> None:
    shelf, chance = title("tinners-trail"), Random(5)
    game = shelf.game(Options(shelf.name, 3))
    seats = tuple(Seat(f"{n}", "human", colour) for n, colour in enumerate(game.colours))
    match = Match.begin(new_game(shelf, game.options, seats, 9))
    while (question := match.question()) is not None:
        match.play(question.seat, chance.choice(match.moves()).code)
    course = CourseReader(shelf, match.chronicle, TrailBooks()).read()
    told = [event for step in Replay(shelf, match.chronicle).tell() for event in step.events]
    largest = {
        "dearest-mine": max(event.amount("pounds") for event in told if event.kind == "won"),
        "largest-load": max(
            event.amount("tin") + event.amount("copper")
            for event in told
            if event.kind == "extracted"
        ),
        "best-investment": max(
            event.amount("points") for event in told if event.kind == "invested"
        ),
    }
    assert {moment.kind: moment.size for moment in course.moments} == largest
    assert all(0 < moment.number <= course.steps for moment in course.moments)
    assert all(moment.event.seat >= 0 for moment in course.moments)
