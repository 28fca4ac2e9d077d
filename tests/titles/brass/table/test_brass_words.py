"""What is said of moves and events of Brass, beside the map."""

from __future__ import annotations

import random
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from game.application.box_factory import make_game_box, make_kit, read_words, title_asset_folder
from game.client.widgets.round_numerals import all_round_numerals, round_numeral
from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import CHANCE, NOBODY
from game.scene.drawing.picture import Transform
from game.scene.layout import theme
from game.scene.layout.grid import Grid
from game.table_protocol import SeatPlayer
from game.tabletop.plain.table_texts import PlainPhrases
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import make_table_view
from game.titles.brass.table.layout import ERA_SCORING_SIZE
from game.titles.brass.table.panels import era_scoring
from game.titles.brass.table.panels.era_scoring import (
    EraScoringLook,
    EraScoringPanel,
    EraScoringRecorder,
)
from game.titles.brass.table.targets import LineLook
from game.titles.brass.table.words import BrassTableTexts
from tests.helpers.layout_faults import ProofCanvas
from tests.helpers.present import present
from tests.titles.brass.table.sitting import HotSeat, Workshop, play

if TYPE_CHECKING:
    from game.client.app import App


NAMED = tuple(
    SeatPlayer(seat, name, colour, "human", "")
    for seat, (name, colour) in enumerate((("Ada", "pink"), ("Josiah", "yellow")))
)

VIEWER = 0
SEED = 40

BY_HAND = 0.3  # of all decisions


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_a_sale_is_said_with_its_mill_and_its_buyer(language: str) -> None:
    words = read_words("brass", language)
    workshop = Workshop()
    workshop.until(lambda state, moves: sum(move.kind == "sell" for move in moves) > 2)
    said = {}
    for move in workshop.moves():
        if move.kind == "sell":
            said[move.text] = PlainPhrases(words).advised_move_text(move, workshop.state)
    assert len(said) > 2
    for text, sentence in said.items():
        mill, buyer = (words.name_of_key(word) for word in text.split()[1:])
        assert str(mill) in sentence
        assert buyer == words.name_of_key("market") or str(buyer) in sentence
        assert "{" not in sentence
        assert " 0" not in sentence


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_builds_with_one_card_and_with_two_are_told_apart(language: str) -> None:
    words = read_words("brass", language)
    workshop = Workshop()
    workshop.until(lambda state, moves: any(move.amount("cards") == 2 for move in moves))
    two = next(move for move in workshop.moves() if move.amount("cards") == 2)
    one = replace(two, amounts=(("cards", 1),))
    what = partial(PlainPhrases(words).advised_move_text, view=workshop.state)
    assert what(two).startswith(what(one))
    assert what(two) != what(one)


@pytest.mark.parametrize("industry", ["cotton-mill", "port", "coal-mine", "ironworks", "shipyard"])
def test_in_english_a_tile_to_build_or_to_develop_has_its_article(industry: str) -> None:
    phrases = PlainPhrases(read_words("brass"))
    state = Workshop().state
    build = Move(
        0, "build", f"build {industry} bury.0", ("bury",), choice=industry, amounts=(("cards", 1),)
    )
    develop = Move(0, "develop", f"develop {industry}", choice=industry)
    article = "an" if industry == "ironworks" else "a"
    tile = industry.replace("-", " ")
    assert phrases.advised_move_text(build, state) == f"Build {article} {tile} in Bury"
    assert phrases.advised_move_text(develop, state) == f"Develop {article} {tile}"


def test_an_income_below_nothing_has_a_minus_sign_and_no_hyphen() -> None:
    words = read_words("brass")
    event = Event("borrowed", 0, amounts=(("pounds", 30), ("income", -3)))
    told = BrassTableTexts(words, ()).journal_text(event)
    assert "\N{MINUS SIGN}£3" in told
    assert "-3" not in told


@pytest.mark.rule("B-2.7")
def test_rounds_are_numbered_anew_in_each_era_as_on_the_table() -> None:
    words = read_words("brass")
    box = make_game_box("brass", make_kit(), words)
    desk = cast("App", SimpleNamespace(box=box))
    assert [round_numeral(desk, number, 3) for number in (1, 10, 11, 20)] == ["1", "10", "1", "10"]
    assert [round_numeral(desk, number, 4) for number in (8, 9, 16)] == ["8", "1", "8"]
    assert all_round_numerals(desk, 16, 4) == [
        str(number) for number in (*range(1, 9), *range(1, 9))
    ]


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_lessons_call_the_button_of_links_what_it_says_in_their_era(language: str) -> None:
    words = read_words("brass", language)
    file = title_asset_folder("brass") / "words" / language / "lessons.toml"
    lessons = tomllib.loads(file.read_text(encoding="utf-8"))["lesson"]
    canal, rail, never = (words.say(f"table.action-{kind}") for kind in ("canal", "rail", "link"))
    asked = {
        name: [step["do"] for step in lesson.values() if isinstance(step, dict) and "do" in step]
        for name, lesson in lessons.items()
        if isinstance(lesson, dict)
    }
    every = [said for steps in asked.values() for said in steps]
    assert not [said for said in every if re.search(rf"\b{never}\b", said)]
    assert any(canal in said for said in asked["network"])
    assert not any(re.search(rf"\b{rail}\b", said) for said in asked["network"])
    assert any(rail in said for said in asked["rails"])


@pytest.mark.parametrize("kind", ["next-in-order", "drew", "collected"])
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_what_happens_to_all_at_the_end_of_a_round_is_one_line(language: str, kind: str) -> None:
    words = read_words("brass", language)
    amounts = (("rank", 1), ("spent", 5), ("cards", 2), ("pounds", 7))
    run = tuple(Event(kind, seat, amounts=amounts) for seat in (0, 1))
    (line,) = BrassTableTexts(words, NAMED).journal_entries(run, 3)
    assert all(card.name in line.text for card in NAMED)
    assert "{" not in line.text
    (alone,) = BrassTableTexts(words, NAMED).journal_entries(run[:1], 3)
    assert alone.seat == 0


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_a_counter_that_counts_is_named_by_its_industry(language: str) -> None:
    words = read_words("brass", language)
    scored = Event("counter-scored", 0, ("bury.0",), amounts=(("points", 3),))
    built = Event("built", 0, ("bury.0",), "coal-mine", (("pounds", 5), ("level", 1)))
    mine = str(words.name_of_key("coal-mine"))
    (known,) = BrassTableTexts(words, NAMED, {"bury.0": "coal-mine"}).journal_entries((scored,), 1)
    assert mine in known.text
    assert mine in BrassTableTexts(words, NAMED).journal_entries((built, scored), 1)[-1].text
    (unknown,) = BrassTableTexts(words, NAMED).journal_entries((scored,), 1)
    assert mine not in unknown.text
    over = replace(built, kind="built-over", seat=1)  # it was another's, and is told of the builder
    assert [
        line.seat for line in BrassTableTexts(words, NAMED).journal_entries((over, built), 1)
    ] == [0, 0]


def test_a_game_that_is_seen_late_is_counted_by_industry() -> None:
    workshop = Workshop()
    workshop.until(lambda state, moves: any(state.owner[space] >= 0 for space in range(9)))
    late = EraScoringRecorder(4)
    late.record_counter_industries(make_table_view(workshop.view(0)))
    late.process_events((Event("canal-era-ended", -1),))
    space = next(iter(late.industry_by_space))
    late.process_events((Event("counter-scored", 0, (space,), amounts=(("points", 2),)),))
    assert present(late.last).counted_points[late.industry_by_space[space]][0] == 2


# How an era was counted can be read again as long as the game lasts.

Told = tuple[tuple[Event, ...], BrassState]


@pytest.fixture(scope="module")
def sitting() -> Iterator[HotSeat]:
    """Sit down at a table."""
    seat = HotSeat((1920, 1080))
    yield seat
    seat.close()


@pytest.fixture(scope="module")
def game(sitting: HotSeat) -> list[Told]:
    """The events and views of a whole game."""
    return [step[1:] for step in sitting.workshop.whole_game(VIEWER, SEED)]


@pytest.fixture(scope="module")
def canals(game: list[Told]) -> list[Told]:
    """The events and views of the canal era, the first step of the rails included."""
    last = next(at for at, (_, view) in enumerate(game) if view.era == kinds.RAIL_ERA)
    return game[: last + 1]


def heard_of(told: list[Told]) -> EraScoringLook:
    """Return what is read of the last era after so much was told."""
    heard = EraScoringRecorder(4)
    for events, _ in told:
        heard.process_events(events)
    return present(heard.last_scoring_look(tuple(int(points) for points in told[-1][1].points)))


def test_what_was_there_before_an_era_and_what_it_brought_make_the_points(
    game: list[Told], canals: list[Told]
) -> None:
    first = heard_of(canals)
    last = heard_of(game)
    assert first.points_before == (0, 0, 0, 0)
    assert not any(first.points_before)
    lost = Counter[int]()
    for event in (event for events, _ in game[len(canals) :] for event in events):
        lost[event.seat] += event.amount("points") if event.kind == "forfeited" else 0
    assert any(lost.values())
    assert last.present_totals_by_seat == tuple(int(points) for points in game[-1][1].points)
    assert last.points_before == tuple(
        had - lost[seat] for seat, had in enumerate(first.points_so_far_by_seat)
    )


def test_every_figure_says_how_many_pieces_brought_it(canals: list[Told]) -> None:
    read = heard_of(canals)
    for row in read.counted_points:
        cells = zip(read.counted_points[row], read.piece_counts[row], strict=True)
        assert all(bool(points) == bool(pieces) for points, pieces in cells), row
    links = [event.seat for event in canals[-1][0] if event.kind == "link-scored"]
    assert read.piece_counts[era_scoring.LINKS_ROW] == tuple(links.count(seat) for seat in range(4))


@pytest.mark.rule("B-3.6")
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_a_debt_of_a_seat_without_points_costs_no_points(language: str) -> None:
    amounts = (("pounds", 4), ("points", 0))
    event = Event("forfeited", VIEWER, amounts=amounts)
    (line,) = BrassTableTexts(read_words("brass", language), NAMED).journal_entries((event,), 3)
    assert "£4" in line.text
    assert "0" not in line.text.replace("£4", "")


def test_lines_are_between_the_rows_of_the_scoring(game: list[Told]) -> None:
    look = heard_of(game)
    panel = EraScoringPanel(HotSeat((1920, 1080)).table.parts.era_scoring.context)
    grid = next(node for node in panel.build_content(look).walk() if isinstance(node, Grid))
    assert len(grid.cell_backgrounds) == len(look.counted_points) - 1 > 0


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_the_paper_is_as_long_as_what_is_written_on_it(
    game: list[Told], canals: list[Told], language: str
) -> None:
    seat = HotSeat((1920, 1080), language)
    panel = EraScoringPanel(seat.table.parts.era_scoring.context)
    panel.width = ERA_SCORING_SIZE[0]
    heights = []
    for told in (canals, game):
        panel.show_look(heard_of(told))
        canvas = ProofCanvas(seat.host.stage)
        canvas.paint(panel, Transform(0.0, 0.0, 1.0))
        lowest = max(line.rect.bottom for line in canvas.lines)
        assert 0 <= panel.height - lowest <= theme.EXTRA_WIDE_GAP
        assert not [line.text for line in canvas.lines if line.cut]
        heights.append(panel.height)
    assert heights[0] < heights[1] < ERA_SCORING_SIZE[1]
    seat.close()


def test_the_bill_is_made_from_what_the_journal_hears(canals: list[Told]) -> None:
    heard = EraScoringRecorder(4)
    for events, _ in canals:
        heard.process_events(events)
    gained = [0] * 4
    for event in canals[-1][0]:
        if event.kind in era_scoring.SCORING_EVENTS:
            gained[event.seat] += event.amount("points")
    assert heard.last is not None
    assert heard.last.points_so_far_by_seat == tuple(gained)
    assert any(sum(points) for row, points in heard.last.counted_points.items() if row != "links")
    heard.drop_facts()
    assert heard.last is None


@pytest.mark.thorough
def test_it_is_opened_and_put_away_by_button_key_and_escape(
    sitting: HotSeat, canals: list[Told]
) -> None:
    table = sitting.table
    ui = sitting.ui
    table.show_view(canals[-1][1], VIEWER)
    table.remove_later_journal_lines()
    ui.advance_time(0.1)
    assert not ui.sees(name="again")
    for step, (events, _) in enumerate(canals, start=1):
        table.add_to_journal(events, VIEWER, step)
    ui.advance_time(0.1)
    ui.click(name="again")
    assert ui.sees(name="era-scoring")
    ui.press_keys("f7")
    assert not ui.sees(name="era-scoring")
    ui.press_keys("f7")
    assert table.undo_pick_and_refresh()
    assert not ui.sees(name="era-scoring")


def test_nothing_is_still_to_be_counted_when_the_game_is_over(
    sitting: HotSeat, game: list[Told]
) -> None:
    sitting.table.show_view(game[-1][1], VIEWER)
    panels = sitting.table.parts.seats
    assert all(sum(present(panel.look).view.points_by_source_at_era_end) == 0 for panel in panels)


@pytest.mark.thorough
def test_the_bill_of_an_era_and_that_of_a_draft_never_lie_on_each_other(
    sitting: HotSeat, canals: list[Told]
) -> None:
    sitting.workshop.until(lambda state, _: state.phase == kinds.ACTIONS_PHASE and state.round == 2)
    sitting.ask()
    for step, (events, _) in enumerate(canals, start=1):
        sitting.table.add_to_journal(events, VIEWER, step)
    sitting.ui.advance_time(0.1)
    sitting.ui.press_keys("f7")
    assert sitting.ui.sees(name="era-scoring")
    sitting.ui.press_keys("o")
    assert sitting.ui.sees(name="deed")
    assert not sitting.ui.sees(name="era-scoring")
    sitting.ui.press_keys("f7")
    assert not sitting.ui.sees(name="era-scoring")


def test_links_and_first_works_go_home_before_the_night(
    sitting: HotSeat, canals: list[Told]
) -> None:
    table = sitting.table
    before = canals[-2][1]
    (events, after) = canals[-1]
    table.show_view(before, VIEWER)
    timeline = table.prepare_step_animation(events, after, VIEWER)
    bare_by_day = False
    while timeline.is_playing:
        timeline.advance(40)
        targets = table.parts.map_node.targets.values()
        owned = [
            node
            for node in targets
            if isinstance(node.look, LineLook) and node.look.face.kind == "owned"
        ]
        bare_by_day |= not owned and table.drafted_or_shown_model.view.era == "canal"
    assert bare_by_day
    assert table.drafted_or_shown_model.view.era == "rail"


@pytest.mark.slow
@pytest.mark.parametrize("seed", [3, 5])
def test_whatever_is_decided_in_a_whole_game_can_be_played_by_hand(seed: int) -> None:
    sitting = HotSeat()
    workshop = sitting.workshop
    chance = random.Random(seed)
    workshop.rules.deal(workshop.state, seed)
    while workshop.mover != NOBODY:
        asked = workshop.mover != CHANCE
        code = workshop.choose(chance)
        if asked and chance.random() < BY_HAND:
            text = workshop.game.readable_move(workshop.state, code).text
            sitting.ask()
            play(sitting, text, keys=chance.random() < 0.5)
            assert sitting.host.answers == [code], f"{text} in a game of seed {seed}"
        workshop.rules.apply(workshop.state, code)


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_a_played_card_that_cannot_be_known_leaves_no_gap(language: str) -> None:
    words = read_words("brass", language)
    (line,) = BrassTableTexts(words, NAMED).journal_entries((Event("played", 0),), 3)
    assert line.text == words.say("log.played-hidden", who=NAMED[0].name)


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_points_lost_to_debts_are_told_without_two_dashes(language: str) -> None:
    words = read_words("brass", language)
    said = words.say("end.source.forfeited", winner=0, other=-2)
    assert "\N{MINUS SIGN}2" in said
    assert not re.search("[\N{EN DASH}:]\N{MINUS SIGN}", said)
