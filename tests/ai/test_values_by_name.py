"""Values are found by name in every edition somebody has thought about."""

import pytest

from ai.titles import MINDS, course_of, mind_for
from game.engine.options import Options
from game.engine.title import Game
from game.titles import title


@pytest.fixture(name="game", params=list(MINDS), ids="-".join)
def a_game(request: pytest.FixtureRequest) -> Game:
    name, edition = request.param
    return title(name).game(Options(name, 3, edition))


def test_no_name_is_no_value_and_a_wrong_one_is_refused(game: Game) -> None:
    mind = mind_for(game.options.title, game.options.edition)
    assert mind.value(game, "") is None
    assert mind.value(game, "plain") is not None
    assert mind.value(game, "learned") is not None
    with pytest.raises(KeyError, match="clever"):
        mind.value(game, "clever")


def test_what_ships_was_learned_by_a_course_of_the_edition(game: Game) -> None:
    course = course_of(game.options.title, game.options.edition)
    assert (course.title, course.edition) == (game.options.title, game.options.edition)
    assert course.thought > 0
    learned = [family for group in course.together for family in group]
    assert sorted(learned) == sorted(course.families)
