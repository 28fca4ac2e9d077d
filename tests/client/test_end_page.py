"""The end page: what it tells, how its ledger is ruled, and the cards of its turning points."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from pygame import Rect

from game.client.app import App
from game.client.hints.turning_points import TurningCard, TurningPointsPanel, TurningPointText
from game.client.screens.end import EndScreen
from game.client.screens.end_charts import cumulative_luck_per_step
from game.client.screens.end_scores import FinalScorePanel
from game.client.screens.result_sentences import ResultSentencesPanel, result_sentences
from game.client.session.score_history import ScoreHistory, compute_score_history
from game.client.session.unsaved_games import GameResult
from game.client.widgets.celebration import CELEBRATION_MS, Celebration
from game.client.widgets.frames import PaperLine
from game.client.widgets.graph import Graph, GraphLine, grid_ticks
from game.engine.rules import State
from game.engine.title import Options
from game.match.analysis import JudgedChanceEvent, JudgedGame, JudgedSeatTotals
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.records.records import Seat
from game.records.replay import Replay
from game.scene.layout import lay_out
from game.scene.nodes.node import Node
from game.scene.text.text_styles import BOLD_STYLE, NOTE_STYLE
from game.scene.widgets import Label
from game.titles import title_by_name
from game.titles.tinners_trail.table.game_facts import TrailGameFacts
from tests.client.client_driver import ClientDriver
from tests.client.toy_table import ToyGameFacts
from tests.client.toys import ToyAnalyst
from tests.helpers.layout_faults import proof_of
from tests.helpers.present import present
from tests.titles.lanterns.title import lanterns_options

AHEAD = "P0 wins by 4 points, ahead of P1."
CARD = TurningPointText("−28%", "Sell pasties", "Round I, Ann", "A blunder.")


def played(app: App, seats: int) -> GameResult:
    """A finished game in which everybody is four points ahead of the next."""
    title = app.box.title
    game = title.make_game(Options(title.name, seats, edition=title.editions[0]))
    people = [Seat(f"P{at}", "ai:1", game.colours[at]) for at in range(seats)]
    match = Match.begin(beginning_of_new_game(title, game.options, people, 1))
    while question := match.question():
        match.send_answer(question.seat, match.legal_moves()[-1].code)
    history = compute_score_history(Replay(title, match.chronicle), app.box.game_facts)
    scores = tuple(30 - 4 * at for at in range(seats))
    return GameResult(match.seats, scores, tuple(range(seats)), history)


@pytest.fixture
def result(app: App) -> GameResult:
    """A game of two."""
    return played(app, 2)


def test_the_page_tells_the_news_then_what_decided_the_game(app: App, result: GameResult) -> None:
    panel = ResultSentencesPanel(app, replace(result, news_sentences=("Your first win.",)))
    told = [node.label for node in panel.walk() if isinstance(node, Label)]
    assert told == ["Your first win.", AHEAD]


@pytest.mark.parametrize(("seats", "lines"), [(2, 0), (3, 1), (4, 2)])
def test_a_line_parts_rows_but_neither_plate_nor_foot(app: App, seats: int, lines: int) -> None:
    ledger = FinalScorePanel(app, played(app, seats))
    assert len([node for node in ledger.walk() if isinstance(node, PaperLine)]) == lines


def laid_out(app: App, node: Node, width: float) -> dict[str, Rect]:
    """Lay a node out, and return where its labels lie by their texts."""
    lay_out(node, app.kit, 1.0, width=width)
    found: dict[str, Rect] = {}
    for label in node.walk():
        if isinstance(label, Label):
            path = node.path_to(label)[1:]
            place = sum(each.x for each in path), sum(each.y for each in path)
            found[label.label] = Rect(place, (label.width, label.height))
    return found


@pytest.mark.parametrize("width", [900.0, 1100.0, 1450.0])
def test_the_verdict_stands_beside_the_move(app: App, result: GameResult, width: float) -> None:
    card = TurningCard(app, result.seats[0], CARD, None)
    found = laid_out(app, card, width)
    move_left, _, move_width, _ = found[CARD.move]
    left, _, wide, _ = found[CARD.verdict_text]
    assert move_left + move_width <= left
    assert left + wide < width


def test_a_move_too_long_for_its_card_stands_in_two_lines(app: App, result: GameResult) -> None:
    told = CARD._replace(move="Sell cotton from Blackburn to the port in Fleetwood")
    found = laid_out(app, TurningCard(app, result.seats[0], told, None), 480)
    _, top, _, tall = found[told.move]
    assert tall >= 2 * BOLD_STYLE.size
    assert top + tall <= found[told.round_and_player][1]


def test_the_winner_is_celebrated_for_a_while_and_never_in_the_way() -> None:
    leaves = Celebration(((200, 0, 0), (90, 0, 0)), width=1920, height=1080)
    falling = leaves.make_falling_tween()
    falling.begin(reduces_motion=False)
    falling.advance_and_return_unused_ms(CELEBRATION_MS / 2)
    assert 0 < leaves.share < 1
    assert not leaves.solid and leaves.on_click is None
    falling.advance_and_return_unused_ms(CELEBRATION_MS)
    assert falling.done and leaves.share == 1.0


def test_turning_points_stand_below_one_another_in_a_narrow_window(
    app: App, result: GameResult
) -> None:
    texts = [CARD._replace(round_and_player=when) for when in ("Round I", "Round II", "Round III")]
    cards = [TurningCard(app, result.seats[0], text, None) for text in texts]
    found = laid_out(app, TurningPointsPanel(app, cards), 500.0)
    tops = [found[text.round_and_player][1] for text in texts]
    assert tops == sorted(set(tops))


@pytest.mark.parametrize("folded", [False, True])
def test_a_ledger_shows_points_and_rounds_of_everybody(app: App, *, folded: bool) -> None:
    result = played(app, 4)
    found = laid_out(
        app, FinalScorePanel(app, result, is_folded=folded), 520.0 if folded else 1000.0
    )
    for score, seat in zip(result.scores, result.seats, strict=True):
        assert {str(score), seat.name} <= found.keys()
    assert all(not one.colliderect(other) for one, other in combinations(found.values(), 2))


# The charts of the end screen: money, goods, and luck once the game has been judged.


@pytest.fixture
def end(analyst: ToyAnalyst, ui: ClientDriver) -> EndScreen:
    """The end of a game of two computers, analysed in the background."""
    assert ui.app.analyst is analyst
    return end_of_a_game(ui)


def end_of_a_game(ui: ClientDriver) -> EndScreen:
    """Let two computers play to the end."""
    ui.play("ai:1", "ai:2", seed=6)
    return ui.until_at(EndScreen)


def node_of(end: EndScreen, name: str) -> Node:
    return present(end.stage.root.find(name))


def lower_lines(end: EndScreen) -> list[tuple[int, ...]]:
    graphs = [node for node in end.stage.root.walk() if isinstance(node, Graph)]
    return [line.values_from_left for line in graphs[1].lines]


def test_luck_waits_for_the_judgement(
    end: EndScreen, analyst: ToyAnalyst, ui: ClientDriver
) -> None:
    waiting = node_of(end, "chart:luck")
    assert not waiting.enabled
    assert waiting.tooltip == ui.app.say("end.luck-not-yet")
    analyst.judgements[0].finish()
    ui.advance_time(0.1)
    assert node_of(end, "chart:luck").enabled


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_another_chart_is_chosen(
    by: str, end: EndScreen, analyst: ToyAnalyst, ui: ClientDriver
) -> None:
    money = lower_lines(end)
    analyst.judgements[0].finish()
    ui.advance_time(0.1)
    if by == "mouse":
        ui.click(name="chart:luck")
    else:
        end.stage.focus.focus_node(node_of(end, "chart:luck"), shows_ring=True)
        ui.press_keys("return")
    assert lower_lines(end) != money
    ui.click(name="chart:money")
    assert lower_lines(end) == money


def test_goods_are_all_that_was_ever_brought_in(end: EndScreen, ui: ClientDriver) -> None:
    ui.click(name="chart:goods")
    for line in lower_lines(end):
        assert list(line) == sorted(line)
        assert line[-1] > 0


def test_luck_adds_up_step_by_step_in_per_cent_of_a_win() -> None:
    chances = (JudgedChanceEvent(1, (30, -30)), JudgedChanceEvent(3, (-50, 50)))
    account = JudgedSeatTotals(100, 0, 0, (0, 0, 0))
    judged = JudgedGame("known", (), (), chances, (account, account))
    assert cumulative_luck_per_step(judged, 4, 2) == [(0, 3, 3, -2, -2), (0, -3, -3, 2, 2)]


def test_numbers_beside_a_chart_have_room_for_all_their_letters(end: EndScreen, app: App) -> None:
    lines = [GraphLine("red", (0, 384)), GraphLine("white", (0, -384))]
    graph = Graph(app.box.pictures_outside_table, lines, [], "# %", x=0, y=0, width=700, height=200)
    end.stage.root.add(graph)
    written = [line for line in proof_of(end.stage).lines if line.node is graph]
    numbers = [line for line in written if line.style == NOTE_STYLE]
    assert "+400 %" in [line.text for line in numbers]
    assert len({line.rect.height for line in numbers}) == 1, "some had to shrink"


def test_a_small_loss_takes_one_step_of_a_chart(end: EndScreen, app: App) -> None:
    lines = [GraphLine("red", (0, 25, 150)), GraphLine("white", (0, -3, 80))]
    graph = Graph(app.box.pictures_outside_table, lines, [], "#", x=0, y=0, width=700, height=200)
    end.stage.root.add(graph)
    written = [line for line in proof_of(end.stage).lines if line.node is graph]
    numbers = {line.text for line in written if line.style == NOTE_STYLE}
    assert {"\N{MINUS SIGN}50", "0", "+50", "+100", "+150"} <= numbers


@pytest.mark.parametrize(
    ("lowest", "highest", "numbers"),
    [
        (0, 58, (0, 20, 40, 60)),
        (0, 130, (0, 50, 100, 150)),
        (0, 43, (0, 10, 20, 30, 40, 50)),
        (-10, 31, (-10, 0, 10, 20, 30, 40)),
        (0, 0, (0, 1)),
        (-7, 0, (-8, -6, -4, -2, 0, 2)),
        (0, 279, (0, 100, 200, 300)),
    ],
)
def test_the_numbers_beside_a_chart_are_round(
    lowest: int, highest: int, numbers: tuple[int, ...]
) -> None:
    assert tuple(grid_ticks(lowest, highest)) == numbers


def test_words_below_a_chart_do_not_touch(end: EndScreen, app: App) -> None:
    stops = [(0.0, "start"), (0.02, "1"), (0.5, "2"), (0.51, "3"), (1.0, "4")]
    lines = [GraphLine("red", (0, 300))]
    graph = Graph(
        app.box.pictures_outside_table, lines, stops, "#", x=0, y=0, width=400, height=200
    )
    end.stage.root.add(graph)
    written = [line for line in proof_of(end.stage).lines if line.node is graph]
    below = [line for line in written if line.text in [word for _, word in stops]]
    assert [line.text for line in below] == ["start", "2", "4"]


class BareGameFacts(ToyGameFacts):
    """Books of a title that charts nothing and cannot tell ties apart."""

    is_cumulative_by_chart_key: Mapping[str, bool] = {}

    def tie_break_key(self, view: State, seat_ahead: int, seat_behind: int) -> str:
        """Nobody knows."""
        return ""


def test_without_charts_a_title_says_when_luck_is_told(
    analyst: ToyAnalyst, ui: ClientDriver
) -> None:
    ui.app.box = replace(ui.app.box, game_facts=BareGameFacts())
    end = end_of_a_game(ui)
    assert end.stage.root.find("chart:money") is None
    told = ui.app.say("end.luck-not-yet")
    assert told in [node.label for node in end.stage.root.walk()]
    analyst.judgements[0].finish()
    ui.advance_time(0.1)
    assert lower_lines(end)


def test_a_tie_nobody_can_break_is_told_without_a_rule(app: App) -> None:
    view = app.box.title.make_game(lanterns_options(2)).rules.new_state()
    history = ScoreHistory(((3,), (3,)), {}, (0,), (), (), (), view)
    assert hash(history) == hash(replace(history))  # pictures are kept by it
    seats = (Seat("Ann", "human", "red"), Seat("Ben", "human", "white"))
    app.box = replace(app.box, game_facts=BareGameFacts())
    assert result_sentences(app, GameResult(seats, (3, 3), (0, 1), history)) == [
        "Ann and Ben are tied on points."
    ]


def test_the_moments_of_a_game_are_the_largest_of_their_kind() -> None:
    shelf = title_by_name("tinners-trail")
    chance = Random(5)
    game = shelf.make_game(Options(shelf.name, 3))
    seats = tuple(Seat(f"{n}", "human", colour) for n, colour in enumerate(game.colours))
    match = Match.begin(beginning_of_new_game(shelf, game.options, seats, 9))
    while (question := match.question()) is not None:
        match.send_answer(question.seat, chance.choice(match.legal_moves()).code)
    history = compute_score_history(Replay(shelf, match.chronicle), TrailGameFacts())
    told = [event for step in Replay(shelf, match.chronicle).all_steps() for event in step.events]
    invested = Counter[tuple[int, int]]()  # of a seat in a round: instalments count together
    for step in Replay(shelf, match.chronicle).all_steps():
        for event in step.events:
            if event.kind == "invested":
                played = history.round_of_step(step.step_number), event.seat
                invested[played] += event.amount("points")
    largest = {
        "dearest-mine": max(event.amount("pounds") for event in told if event.kind == "won"),
        "largest-load": max(
            event.amount("tin") + event.amount("copper")
            for event in told
            if event.kind == "extracted"
        ),
        "best-investment": max(invested.values()),
    }
    assert {moment.moment_kind: moment.size for moment in history.special_moments} == largest
    assert all(0 < moment.step_number <= history.step_count for moment in history.special_moments)
    assert all(moment.event.seat >= 0 for moment in history.special_moments)


# Whole games through the real client by clicks alone, until the end screen.


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("who", "handovers"),
    [
        (("human", "ai:1", "random"), 0),
        # at every question, but where one stakes last and then first: that one has the screen
        (("human", "human"), 4),
        (("ai:1", "ai:2"), 0),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_games_end_with_handovers(
    ui: ClientDriver, who: tuple[str, ...], handovers: int, seed: int
) -> None:
    ui.play(*who, seed=seed)
    assert ui.play_out(seed) == handovers
    ui.at(EndScreen)
    assert ui.sees(name="rematch")
    assert ui.sees(label="Ann")
