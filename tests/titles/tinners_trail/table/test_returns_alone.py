"""What the table says an investment brings, against what is booked, alone against Lord Wallace."""

from collections.abc import Iterator

import pytest

from game.application.box_factory import read_words
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.tinners_trail.notation.game_options import WALLACE_OPTIONS
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.table.panels.work_track import work_track_look
from game.titles.tinners_trail.table.trail_move_kind import points_or_2007_number_of_next_place
from game.titles.tinners_trail.table.view_model import TrailModel
from tests.helpers.present import of_kind
from tests.titles.tinners_trail.table.hot_seat import Game

PERSON = 0
WALLACE = 1
MIXES: tuple[tuple[str, ...], ...] = (
    (),
    ("financial-sabotage",),
    ("friends-in-high-places",),
    ("financial-sabotage", "friends-in-high-places"),
)
every_mix = pytest.mark.parametrize("mix", MIXES, ids="+".join)


def make_model(game: Game) -> TrailModel:
    return TrailModel(game.view(PERSON), game.look(PERSON), PERSON)


def booked(game: Game, pounds: int) -> int:
    """Return the points that investing so much brings by the rules."""
    [move] = [move for move in game.moves() if move.amount("pounds") == pounds]
    after = of_kind(game.state.clone(), TrailState)
    game.rules.apply(after, move.code)
    return int(after.points[PERSON] - game.state.points[PERSON])


def investments(mix: tuple[str, ...]) -> Iterator[Game]:
    """Yield games in which the person is asked how much to invest."""
    for seed in range(1, 9):
        game = Game(2, seed, (), mix)
        while not game.is_over:
            asked = {move.kind for move in game.moves()} if game.mover == PERSON else set()
            if "invest" in asked:
                yield game
            game.step(PERSON)


@pytest.mark.thorough
@every_mix
@pytest.mark.rule("LW-D6")
def test_the_column_and_the_dialog_say_what_is_booked(mix: tuple[str, ...]) -> None:
    seen = 0
    for game in investments(mix):
        model = make_model(game)
        place = model.view.seats[PERSON].passing_row
        ten, five = model.investment_rates_of(PERSON, place)
        assert work_track_look(model, None).points_per_ten_and_five_pounds[place] == (ten, five)
        for move in game.moves():
            pounds = move.amount("pounds")
            if move.kind == "invest" and pounds:
                assert booked(game, pounds) == pounds // 10 * ten + pounds % 10 // 5 * five
                seen += 1
    assert seen


@every_mix
@pytest.mark.rule("LW-D5")
def test_the_places_tell_what_they_bring_to_who_stands_there(mix: tuple[str, ...]) -> None:
    game = Game(2, 1, (), mix)
    while len(game.look(PERSON).passed_seats_in_order) < 2:
        game.step(PERSON)
    model = make_model(game)
    rows = {(WALLACE, 0): 0, (WALLACE, 1): 1, (PERSON, 0): 0, (PERSON, 1): 1}
    if "financial-sabotage" in mix:
        rows |= {(PERSON, 0): 1, (PERSON, 1): 2}
    if "friends-in-high-places" in mix:
        rows |= {(WALLACE, 1): 0}
    printed = [(22, 10), (21, 10), (21, 9)]
    expected = [
        printed[rows[seat, place]] for place, seat in enumerate(model.view.passed_seats_in_order)
    ]
    assert work_track_look(model, None).points_per_ten_and_five_pounds == tuple(expected)


@pytest.mark.rule("LW-D6")
def test_the_button_to_pass_says_what_ten_pounds_bring_the_person() -> None:
    game = Game(2, 1, (), ("financial-sabotage",))
    while game.mover != PERSON:
        game.step(PERSON)
    assert points_or_2007_number_of_next_place(make_model(game), game.moves()) == 21


@pytest.mark.rule("LW-D4")
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_the_sum_below_his_dice_names_what_comes_from_deep_pockets(language: str) -> None:
    words = read_words("tinners-trail", language)
    told = words.say("table.his-dice-deep", face=2, value=5, added=2, pounds=9)
    assert all(f"£{part}" in told for part in (5, 2, 9))


def test_every_option_of_his_is_named_in_the_reference() -> None:
    words = read_words("tinners-trail")
    lines = [words.say(f"article.wallace-options.line-{n}") for n in range(2, 10)]
    named = [words.say(f"automa.{each}") for each in WALLACE_OPTIONS if each != "more-mines-2"]
    assert all(line.startswith(name) for line, name in zip(lines, named, strict=True))
