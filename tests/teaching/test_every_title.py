"""Challenges and quick practice of every title: told in every language, about what is counted."""

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random

import pytest

from game.application.computer_players import InstantPlayers
from game.box.coach import ANY_MOVE_NAME, Coach, CoachFacts, move_name_in_advice_files
from game.box.goals import (
    LEAD_NUMBER_NAME,
    MOVE_COUNT_NAME_PREFIX,
    PLACE_NUMBER_NAME,
    POINTS_NUMBER_NAME,
)
from game.client.app import App
from game.client.challenges.challenge import challenge_from_scenario
from game.client.challenges.opponent_texts import automa_or_opponents_text
from game.client.screens.table import TableScreen
from game.client.session.practice import FastForwardScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.engine.move import Move
from game.engine.title import Options
from game.files.folders import assets_folder
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.records.records import HUMAN_PLAYER, Seat
from game.scene.testing.ui_driver import UiDriver
from game.table_protocol import PersonalQuestion
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles import title_by_name
from tests.helpers.present import present
from tests.teaching.conftest import DeskOf, OpenFlow
from tests.teaching.every_title import TAUGHT, every_title
from tests.teaching.playing import Taught

pytestmark = pytest.mark.thorough

MAX_TICKS = 2000

GAMES = 120  # at most
FROM_ANALYSIS = {"chance", "was", "fall", "slip", "sound", "better"}
QUESTIONS = 90


@every_title
def test_a_challenge_has_one_person(desk_of: DeskOf, taught: Taught) -> None:
    contents = desk_of(taught.name).box.challenges
    assert len(contents.default_weekday_set_ups) in (7, 14)
    assert (len(contents.scenarios), len(contents.rungs)) == taught.challenges
    weeks = [
        day
        for edition in desk_of(taught.name).box.editions
        for day in contents.weekday_set_ups(edition)
    ]
    tables = [
        *contents.default_weekday_set_ups,
        *weeks,
        *(each.set_up for each in contents.scenarios),
    ]
    tables += [rung.set_up for rung in contents.rungs]
    assert all(table.players.count(HUMAN_PLAYER) == 1 for table in tables)
    names = [each.name for each in contents.scenarios] + [each.name for each in contents.rungs]
    assert len({*names}) == len(names)


@every_title
def test_goals_speak_of_numbers_counted(desk_of: DeskOf, taught: Taught) -> None:
    box = desk_of(taught.name).box
    rules = box.title.make_game(Options(taught.name, 3)).rules
    state = rules.new_state()
    rules.deal(state, 1)
    figures = box.game_facts.end_result_numbers_by_name(state, 0)
    counted = {
        POINTS_NUMBER_NAME,
        PLACE_NUMBER_NAME,
        LEAD_NUMBER_NAME,
        *figures,
        *(f"{MOVE_COUNT_NAME_PREFIX}{kind}" for kind in taught.kinds),
    }
    for scenario in box.challenges.scenarios:
        spoken = {limit.number_name for limit in scenario.goal.limits} | {
            scenario.goal.medal_number_name or PLACE_NUMBER_NAME
        }
        assert spoken <= counted, scenario.name


@every_title
def test_icons_of_scenarios_exist(desk_of: DeskOf, taught: Taught) -> None:
    folders = (assets_folder() / "shared", taught.own)
    icons = {file.stem for top in folders for file in (top / "images").rglob("*.svg")}
    assert {each.icon for each in desk_of(taught.name).box.challenges.scenarios} <= icons


@every_title
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_challenges_have_their_words(desk_of: DeskOf, taught: Taught, language: str) -> None:
    contents = desk_of(taught.name).box.challenges
    said = taught.said(language, alone=False)
    wanted = {
        f"scenario.{each.name}.{part}"
        for each in contents.scenarios
        for part in ("head", "story", "goal")
    }
    wanted |= {f"rung.{each.name}.{part}" for each in contents.rungs for part in ("head", "note")}
    assert {key for key in said if key.startswith(("scenario.", "rung."))} == wanted


@every_title
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_options_of_rungs_have_names(open_flow: OpenFlow, taught: Taught, language: str) -> None:
    app = open_flow(taught.name).app
    app.change_settings(language=language)
    rungs = app.box.challenges.rungs
    told = [automa_or_opponents_text(app, rung.set_up) for rung in rungs]
    assert len({*zip(told, (rung.goal.required_lead for rung in rungs), strict=True)}) == len(rungs)
    assert not [words for words in told if re.search(r"\b(automa|expansion|player)\.", words)]


@every_title
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_a_rungs_note_says_its_lead(desk_of: DeskOf, taught: Taught, language: str) -> None:
    said = taught.said(language)
    for rung in desk_of(taught.name).box.challenges.rungs:
        assert ("{lead}" in said[f"rung.{rung.name}.note"]) == (rung.goal.required_lead > 0), (
            rung.name
        )


@every_title
def test_the_sentence_of_a_goal_names_medals(desk_of: DeskOf, taught: Taught) -> None:
    said = taught.said("en")
    for scenario in desk_of(taught.name).box.challenges.scenarios:
        goal = said[f"scenario.{scenario.name}.goal"]
        medals = [metal for metal in ("bronze", "silver", "gold") if metal in goal]
        assert bool(medals) == scenario.goal.has_medals, scenario.name


@every_title
def test_positions_fit_the_table_of_their_scenario(desk_of: DeskOf, taught: Taught) -> None:
    box = desk_of(taught.name).box
    for scenario in box.challenges.scenarios:
        if scenario.starting_position_name:
            challenge = challenge_from_scenario(scenario, box.challenges)
            game, _, _ = box.title.parse_position(challenge.position_text, scenario.name)
            assert game.options.seats == len(scenario.set_up.players)


@every_title
@pytest.mark.parametrize("tab", ["daily", "scenario", "rung"])
def test_the_challenges_show_each_tab(open_flow: OpenFlow, taught: Taught, tab: str) -> None:
    ui = UiDriver(open_flow(taught.name).window)
    for name in ("learn", "challenges", f"tab:{tab}"):
        ui.click(name=name, wait_seconds=0.2)
    assert not [node.label for node in ui.screen.stage.root.walk() if "{" in node.label]


@pytest.mark.parametrize(
    ("taught", "name", "begins"),
    [
        pytest.param(taught, name, begins, id=f"{taught}-{name}")
        for taught in TAUGHT
        for name, begins in taught.practice.items()
    ],
)
def test_short_games_have_rounds(
    open_flow: OpenFlow, taught: Taught, name: str, begins: int
) -> None:
    flow = open_flow(taught.name)
    ui = UiDriver(flow.window)
    ui.click_each("practice", name)
    assert isinstance(ui.screen, FastForwardScreen)
    for _ in range(MAX_TICKS):
        if not isinstance(ui.screen, FastForwardScreen):
            break
        ui.advance_time(0.05)
    match = flow.table_screen.match
    assert flow.app.box.game_facts.round_of(match.view(0)) == begins
    assert [seat.player for seat in match.seats].count(HUMAN_PLAYER) == 1
    assert match.is_practice


@every_title
def test_every_short_game_is_known(desk_of: DeskOf, taught: Taught) -> None:
    assert dict(desk_of(taught.name).box.first_round_by_short_game) == dict(taught.practice)


# Coaches of every title and edition: all there is to explain, each thing once and in its time.

every_edition = pytest.mark.parametrize(
    ("taught", "edition"),
    [
        pytest.param(taught, edition, id=f"{taught}-{edition}")
        for taught in TAUGHT
        for edition in title_by_name(taught.name).editions
    ],
)


def coach_of(app: App, edition: str) -> Coach:
    return present(app.box.coach_of_edition(edition))


def random_game(app: App, edition: str, seed: int) -> Iterator[tuple[PersonalQuestion, Move]]:
    """Yield every question of the first seat of a game played at random, and what it plays."""
    shelved = app.box.title
    options = Options(shelved.name, 3, edition)
    colours = shelved.make_game(options).colours
    seats = [Seat(f"Seat {place}", "human", colours[place]) for place in range(3)]
    match = Match.begin(beginning_of_new_game(shelved, options, seats, seed))
    luck = Random(seed)
    while (due := match.question()) is not None:
        moves = match.legal_moves()
        move = any_of(moves, luck)
        if due.seat == 0:
            yield PersonalQuestion(due.seat, due.view, moves, False, ""), move
        match.send_answer(due.seat, move.code)


def any_of(moves: Sequence[Move], luck: Random) -> Move:
    """Return a move; every kind is as likely."""
    kind = luck.choice(sorted({move_name_in_advice_files(move) for move in moves}))
    return luck.choice([move for move in moves if move_name_in_advice_files(move) == kind])


def position_facts_of_view(coach: Coach, question: PersonalQuestion, move: Move) -> CoachFacts:
    return {
        **coach.decision_facts(question.view, question.seat),
        **coach.move_facts(question.view, question.seat, move, ()),
    }


@every_edition
def test_everything_is_explained_once(desk_of: DeskOf, taught: Taught, edition: str) -> None:
    app = desk_of(taught.name)
    coach = coach_of(app, edition)
    told = list[str]()
    found_out = taught.found_out | FROM_ANALYSIS
    plain = {each.name for each in coach.explanations if not found_out & {*each.min_facts}}
    games = chain.from_iterable(random_game(app, edition, seed) for seed in range(GAMES))
    for question, move in games:
        due = coach.next_explanation(
            question, position_facts_of_view(coach, question, move), move, told
        )
        if due is not None:
            told.append(due.name)
        if plain <= {*told}:
            break
    assert sorted(told) == sorted(plain)


@every_edition
def test_advice_is_what_the_analysis_plays(desk_of: DeskOf, taught: Taught, edition: str) -> None:
    app = desk_of(taught.name)
    coach = coach_of(app, edition)
    advised = 0
    for question, move in chain.from_iterable(random_game(app, edition, seed) for seed in (1, 2)):
        facts = position_facts_of_view(coach, question, move)
        waiting = coach.next_explanation(question, facts, None, ())
        assert (
            waiting is None
            or not waiting.best_move_names
            or ANY_MOVE_NAME in waiting.best_move_names
        )
        due = coach.next_explanation(question, facts, move, ())
        if due is not None and due.best_move_names and ANY_MOVE_NAME not in due.best_move_names:
            assert move_name_in_advice_files(move) in due.best_move_names
            advised += 1
    assert bool(advised) == any(
        each.best_move_names and ANY_MOVE_NAME not in each.best_move_names
        for each in coach.explanations
    )


@every_edition
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_every_advice_has_words_and_facts(
    desk_of: DeskOf, taught: Taught, edition: str, language: str
) -> None:
    app = desk_of(taught.name)
    coach = coach_of(app, edition)
    said = taught.said(language)
    question, move = next(random_game(app, edition, 1))
    facts = {*position_facts_of_view(coach, question, move), *taught.found_out, *FROM_ANALYSIS}
    for advice in coach.explanations:
        named = {*re.findall(r"\{([a-z_]+)", said[f"coach.{advice.name}"])}
        assert {*advice.min_facts} | {*advice.max_facts} <= facts, advice.name
        assert named <= {name.replace("-", "_") for name in facts}, advice.name


@every_title
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_no_words_lack_an_advice(desk_of: DeskOf, taught: Taught, language: str) -> None:
    app = desk_of(taught.name)
    coaches = [coach_of(app, edition) for edition in app.box.editions]
    names = {f"coach.{advice.name}" for coach in coaches for advice in coach.explanations}
    assert names == {key for key in taught.said(language) if key.startswith("coach.")}


@every_edition
def test_a_coach_points_at_what_is_there(open_flow: OpenFlow, taught: Taught, edition: str) -> None:
    flow = open_flow(taught.name)
    seats = tuple(SeatPlan(name, name) for name in ("human", "random", "greedy"))
    flow.games.begin_game_with_set_up(SavedSetUp(seats, 4, edition=edition))
    coach = coach_of(flow.app, edition)
    ui = UiDriver(flow.window)
    players = flow.app.computer_players
    assert isinstance(players, InstantPlayers)
    missed = {
        point for each in coach.explanations for point in each.ringed_anchors if "*" not in point
    }
    told = list[str]()
    unseen = list[tuple[str, str]]()
    assert missed
    for _ in range(QUESTIONS):
        ui.advance_time(0.05)
        screen = ui.screen
        if not isinstance(screen, TableScreen):
            break
        missed = {point for point in missed if screen.table.ui_anchor(point) is None}
        if not missed:
            break
        question = screen.prompt_controller.question
        if question is not None:
            code = players.choose(screen.match.options, question)
            best = next(move for move in question.moves if move.code == code)
            due = coach.next_explanation(
                question, position_facts_of_view(coach, question, best), best, told
            )
            if due is not None:
                told.append(due.name)
                points = [point for point in due.ringed_anchors if "*" not in point]
                unseen += [(due.name, at) for at in points if screen.table.ui_anchor(at) is None]
            screen.prompt_controller.play_answer(code)
    assert missed == set()
    assert unseen == [], "what is pointed at lies there when it is spoken of"
