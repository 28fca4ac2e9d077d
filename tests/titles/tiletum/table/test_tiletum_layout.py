"""Nothing at the table of Tiletum is covered, cut or too faint to be read, whatever is
asked. A board in large: opened by mouse and keys, turned over, picked from, and closed."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.screenshots.gallery import PictureSet, SettingOverrides
from game.engine.title import Options
from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.nodes.node import Node
from game.scene.stage.units import WindowUnits
from game.tabletop.layout.table_layout import MIN_TASK_HEIGHT, TableWindowSize
from game.tabletop.panel.content_widgets import PartBoxNode
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.tiletum.rules.fairs import (
    FAIR_COUNTS_CONTRACTS,
    FAIR_COUNTS_CRESTS,
    FAIR_COUNTS_MINES,
)
from game.titles.tiletum.table.layout import make_tiletum_layout
from game.titles.tiletum.table.panels.answers import USUAL_ROW_HEIGHT
from game.titles.tiletum.table.panels.board_look import BoardLook
from game.titles.tiletum.table.panels.king_track_and_fairs import FairsPanel
from game.titles.tiletum.table.panels.large_board import LargeBoardPanel
from game.titles.tiletum.table.view import FairView
from tests.helpers.layout_faults import (
    Written,
    container_faults,
    faults,
    printed,
    proof_of,
    text_faults,
)
from tests.helpers.present import of_kind, present
from tests.helpers.reading_over import faults_of
from tests.titles.tiletum.table.court import NAMES, Court, Wanted, action_sheet_of
from tests.titles.tiletum.table.test_drawn_tiletum import ACTIONS, OPTIONS, action, kind, question

pytestmark = pytest.mark.thorough

WINDOWS = (
    *(((1920, 1080), "en"), ((1920, 1080), "cs"), ((2560, 1080), "pl")),
    *(((1280, 720), language) for language in NATIVE_NAME_BY_LANGUAGE),
)

EVERY_SIZE = (
    *((1178, 663), (1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1080)),
    *((1080, 1920), (1000, 900)),
)
SCALES = (1.0, 1.25, 1.5, 2.0)
SOON = (((1178, 663), "pl", 1.5), ((1000, 900), "cs", 2.0))
"""Windows, languages and sizes of text that the gate looks at; the others are slow."""
BASE = OPTIONS["base"]
SILVER = OPTIONS["silver"]


@pytest.mark.parametrize(
    ("options", "questions"),
    [
        (BASE, [question("turn"), *map(action, ACTIONS["base"]), question("gain")]),
        (SILVER, [question("turn"), question("do"), question("tech"), action("explorer")]),
    ],
    ids=["base", "silver"],
)
@pytest.mark.parametrize(("size", "language"), WINDOWS)
def test_the_layout_is_clean(
    size: tuple[int, int], language: str, options: Options, questions: list[Wanted]
) -> None:
    court = Court(size, language, options=options)

    def look() -> None:
        court.ui.advance_time(1 / 60)
        stage = court.host.stage
        assert [*faults(stage), *text_faults(stage)] == []

    for wanted in questions:
        court.asked(wanted)
        look()
        if options is SILVER:
            court.ui.press_keys("m")
            look()
    court.asked(question("turn"))
    pick_die(court)
    look()


def pick_die(court: Court) -> None:
    """Pick the first die that may be taken."""
    die = next(move for move in court.moves() if move.kind == "take")
    court.table.pick_option(f"die:{die.choice}.{die.amount('value')}")


def written(court: Court) -> list[Written]:
    """Return every line of words on the screen."""
    court.ui.advance_time(1 / 60)
    canvas = proof_of(court.host.stage)
    printed(canvas, court.host.stage)
    return canvas.lines


@pytest.mark.parametrize("size", [(1280, 720), (1600, 874), (1920, 1052), (2560, 1080)])
def test_every_line_of_a_bill_lies_on_its_document(size: tuple[int, int]) -> None:
    court = Court(size, options=SILVER)
    court.asked(question("turn"))
    pick_die(court)
    panel = action_sheet_of(court.table)
    said = ("The first line", "The second line", "The third line", "The fourth line")
    panel.show_look(present(panel.look)._replace(die_value_effect_lines=said))
    lines = [line for line in written(court) if line.text in said]
    (edge,) = [spot.rect() for spot in court.host.stage.visible_nodes() if spot.node is panel]
    assert [line.text for line in lines] == [*said]
    assert all(edge.contains(line.rect.inflate(0, -line.rect.height // 3)) for line in lines)


@pytest.mark.parametrize(("size", "language"), WINDOWS)
def test_an_answer_shows_its_key_however_long_its_words_are(
    size: tuple[int, int], language: str
) -> None:
    court = Court(size, language, options=SILVER)
    court.asked(kind("raise"))
    court.asking.pick("task:learn")
    court.table.refresh()
    lines = written(court)
    for number in range(1, len(court.asking.answer_lines) + 1):
        name = f"answer:{number}"
        (row,) = [
            spot.rect() for spot in court.host.stage.visible_nodes() if spot.node.name == name
        ]
        assert [line.text for line in lines if row.contains(line.rect)][-1] == str(number)


@pytest.mark.parametrize("town", ["antwerpen", "nuernberg", "leipzig"])
def test_a_small_window_shows_what_a_fair_counts_beside_the_name_of_its_town(town: str) -> None:
    court = Court((1280, 720), options=SILVER)
    court.asked(question("turn"))
    panel = of_kind(court.table.root.find("fairs"), FairsPanel)
    look = present(panel.look)
    pictures = []
    for thing in (FAIR_COUNTS_CRESTS, FAIR_COUNTS_MINES):
        panel.show_look(tuple(fair._replace(town=town, counted_things=(thing,)) for fair in look))
        court.ui.advance_time(1 / 60)
        page = printed(proof_of(court.host.stage), court.host.stage)
        (edge,) = [spot.rect() for spot in court.host.stage.visible_nodes() if spot.node is panel]
        pictures.append(pygame.image.tobytes(page.subsurface(edge), "RGB"))
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_the_longest_names_of_towns_leave_every_fair_the_pictures_of_what_it_counts(
    language: str,
) -> None:
    court = Court((1280, 720), language, options=SILVER)
    court.asked(question("turn"))
    panel = of_kind(court.table.root.find("fairs"), FairsPanel)
    towns = ("tiletum", "antwerpen", "nuernberg", "frankfurt")
    fairs = [
        fair._replace(town=town, counted_things=(FAIR_COUNTS_CRESTS, FAIR_COUNTS_MINES))
        for fair, town in zip(present(panel.look), towns, strict=True)
    ]
    shown = []
    for number in range(len(fairs)):
        panel.show_look(tuple(fairs))
        court.ui.advance_time(1 / 60)
        box = panel.part_box(f"box:{number}")
        with_pictures = picture_of(court, panel, present(box))
        fairs[number] = fairs[number]._replace(counted_things=(FAIR_COUNTS_MINES,) * 2)
        panel.show_look(tuple(fairs))
        court.ui.advance_time(1 / 60)
        shown.append(picture_of(court, panel, present(box)) != with_pictures)
    assert shown == [True] * len(fairs)


FAIR_WINDOWS = ((1000, 600), (1280, 720), (1000, 900))
FAIR_SCALES = (1.0, 2.0)
LONG_TOWNS = ("tiletum", "antwerpen", "nuernberg", "frankfurt")
PAIR = (FAIR_COUNTS_CRESTS, FAIR_COUNTS_MINES)


@pytest.mark.slow
@pytest.mark.parametrize("things", [PAIR, PAIR[:1]], ids=["two things", "one thing"])
@pytest.mark.parametrize("options", [BASE, SILVER], ids=["base", "silver"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_every_fair_shows_each_thing_it_counts_in_text_of_every_size(
    language: str, seats: int, options: Options, things: tuple[int, ...]
) -> None:
    for size, larger in product(FAIR_WINDOWS, FAIR_SCALES):
        court = Court(size, language, larger, options=replace(options, seats=seats))
        court.asked(question("turn"))
        panel = of_kind(court.table.root.find("fairs"), FairsPanel)
        shown = fairs_of_long_towns(panel, things)
        pictures = pictures_of_fairs(court, panel, shown)
        for thing in range(len(things)):
            others = [*things]
            others[thing] = FAIR_COUNTS_CONTRACTS
            changed = [fair._replace(counted_things=tuple(others)) for fair in shown]
            seen = pictures_of_fairs(court, panel, changed)
            alike = [before == after for before, after in zip(pictures, seen, strict=True)]
            assert not any(alike), (size, larger, thing, alike)
        faulty = [
            fault
            for fault in text_faults(court.host.stage)
            if any(name in fault for name in names_of_long_towns(court))
        ]
        assert faulty == [], (size, larger)


def names_of_long_towns(court: Court) -> list[str]:
    """Return the names of the towns of these fairs, as the table writes them."""
    return [court.table.context.area_name(town) for town in LONG_TOWNS]


def fairs_of_long_towns(panel: FairsPanel, things: tuple[int, ...]) -> list[FairView]:
    """Return fairs to come in the towns with the longest names that would pay every seat much."""
    return [
        fair._replace(
            town=town,
            state="to come",
            counted_things=things,
            takes_part_by_seat=(False,) * len(fair.takes_part_by_seat),
            prospective_points_by_seat=(12,) * len(fair.takes_part_by_seat),
        )
        for fair, town in zip(present(panel.look), LONG_TOWNS, strict=True)
    ]


def pictures_of_fairs(court: Court, panel: FairsPanel, fairs: list[FairView]) -> list[bytes]:
    """Show fairs, and return the drawn pixels of each box."""
    panel.show_look(tuple(fairs))
    court.ui.advance_time(1 / 60)
    printed(proof_of(court.host.stage), court.host.stage)
    boxes = [present(panel.part_box(f"box:{number}")) for number in range(len(fairs))]
    return [picture_of(court, panel, box) for box in boxes]


def picture_of(court: Court, panel: FairsPanel, box: LeftTopWidthHeight) -> bytes:
    """Return the drawn pixels of a rectangle of a panel, given in u."""
    page = printed(proof_of(court.host.stage), court.host.stage)
    (edge,) = [spot.rect() for spot in court.host.stage.visible_nodes() if spot.node is panel]
    scale = edge.width / panel.width
    left, top, width, height = (round(number * scale) for number in box)
    inner = pygame.Rect(edge.left + left, edge.top + top, width, height).clip(edge)
    return pygame.image.tobytes(page.subsurface(inner), "RGB")


def test_a_contract_that_needs_two_rows_stands_whole_in_its_line() -> None:
    court = Court((1280, 720), "pl")
    court.asked(action("contract"))
    court.ui.advance_time(1 / 60)
    answers = court.ui.find_all(role="button")
    (high,) = {row.height for row in answers if row.name.startswith("answer:")}
    assert high > USUAL_ROW_HEIGHT


@pytest.fixture
def court(court: Court) -> Court:
    """Sit down at a table in the middle of a game."""
    court.late()
    return court


def large(court: Court) -> BoardLook:
    """What the open board shows."""
    return present(of_kind(court.ui.find(name="large-board"), LargeBoardPanel).look)


def test_a_click_on_the_small_board_opens_it_in_large_and_escape_closes_it(court: Court) -> None:
    assert not court.ui.sees(name="large-board")
    court.table.parts.board.activate()
    court.ui.advance_time(1 / 60)
    own = court.state.to_move
    assert large(court).seat_view.seat == own
    court.ui.press_keys("escape")
    assert not court.ui.sees(name="large-board")
    assert not court.host.answers


def test_a_key_shows_every_board_in_turn_and_then_none(court: Court) -> None:
    own = int(court.state.to_move)
    shown = []
    for _ in NAMES:
        court.ui.press_keys("f6")
        shown.append(large(court).seat_view.seat)
    assert shown == [(own + number) % len(NAMES) for number in range(len(NAMES))]
    court.ui.press_keys("f6")
    assert not court.ui.sees(name="large-board")


def test_tabs_turn_to_other_boards_by_mouse_and_a_button_closes(court: Court) -> None:
    court.ui.press_keys("f6")
    court.ui.click(name="board:2")
    view = present(court.table.model)
    assert large(court).seat_view.seat == 2
    assert large(court).seat_view == view.view.seats[2]
    court.ui.click(name="large-board:close")
    assert not court.ui.sees(name="large-board")


def test_what_may_be_picked_of_a_board_can_be_picked_of_the_large_one() -> None:
    court = Court()
    court.asked(lambda state, moves: any(move.kind == "place" for move in moves))
    court.ui.press_keys("f6")
    parts = court.table.parts.large_board
    every: list[Node] = [*parts.storage_place_nodes, *parts.building_nodes]
    lit = next(node for node in every if node.focusable)
    court.ui.click(name=lit.name)
    assert court.asking.picked_targets or court.host.answers


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("options", [BASE, SILVER], ids=["base", "silver"])
def test_no_word_of_a_large_board_is_cut(language: str, options: Options) -> None:
    for size in ((1280, 720), (1920, 1080)):
        court = Court(size, language, options=options)
        court.late()
        court.ui.press_keys("f6")
        assert not text_faults(court.host.stage)


@pytest.mark.rule("C-102", "S-902")
@pytest.mark.parametrize("expansions", [(), ("silver",)], ids=["base", "silver"])
def test_the_board_of_the_cardinal_bears_no_pieces_and_shows_what_he_holds(
    expansions: tuple[str, ...],
) -> None:
    options = Options("tiletum", 2, expansions=expansions, automa=("normal",), automa_seat=1)
    solo = Court(options=options)
    solo.until(
        lambda state, moves: state.to_move == 0 and max(state.open) >= 0 and max(state.hand) > 0
    )
    solo.ask()
    solo.ui.press_keys("f6")
    own = large(solo).seat_view
    assert len(own.contract_spaces_with_pillar) == 5 + len(expansions) - len(
        own.fulfilled_contracts
    )
    assert any(building.is_house_on_roof for building in own.buildings)
    solo.ui.press_keys("f6")
    board = large(solo).seat_view
    assert not board.contract_spaces_with_pillar
    assert not any(building.is_house_on_roof for building in board.buildings)
    tiles = solo.state.board.tile_names
    crests = solo.state.board.crest_names
    assert board.cardinals_open_contracts == tuple(
        tiles[tile] for tile in solo.state.open if tile >= 0
    )
    held = {f"crest:{crests[kind]}" for kind, one in enumerate(solo.state.hand) if one}
    assert {tile for tile in board.storehouse_tiles if tile} == held
    assert "Contracts not yet fulfilled: " in large(solo).spoken_text
    assert text_faults(solo.host.stage) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1366, 768), (2560, 1080)])
def test_the_words_of_a_puzzle_leave_the_own_board_in_sight(
    size: tuple[int, int], seats: int
) -> None:
    layout = make_tiletum_layout(TableWindowSize.for_window(WindowUnits(*size)), seats)
    board = layout.column.panel_boxes_by_name["board"]
    task = layout.spare_rect("task")
    assert task.y >= board.bottom
    assert task.height >= MIN_TASK_HEIGHT


def test_large_polish_words_beside_a_small_key_are_whole(tmp_path: Path) -> None:
    wishes: SettingOverrides = {"language": "pl", "ui_scale_percent": 150}
    shots = PictureSet(
        "lint", (1280, 720), wishes, picture_names=("puzzle-finish",), title="tiletum"
    )
    found = faults_of(shots, tmp_path).get("puzzle-finish", [])
    assert [fault for fault in found if "cut short" in fault] == []


@pytest.mark.parametrize(
    ("size", "larger"), [((1600, 900), 1.0), ((1920, 1080), 1.0), ((2560, 1080), 1.5)]
)
def test_the_cost_of_a_task_keeps_clear_of_its_icon_and_of_the_edge(
    size: tuple[int, int], larger: float
) -> None:
    court = Court(size, "pl", larger)
    court.asked(question("turn"))
    written(court)
    checked = 0
    for button in court.table.parts.actions.buttons.values():
        assert isinstance(button, PartBoxNode)
        cost = button.part_box("cost")
        icon = button.part_box("icon")
        if cost is None or icon is None:
            continue
        checked += 1
        left, _, width, _ = cost
        assert icon[0] + icon[2] + 3 <= left, button.name
        assert left + width + 3 <= button.width, button.name
    assert checked


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("larger", [1.0, 1.5])
def test_no_button_of_the_map_lies_on_the_panel_of_the_final_scoring(
    size: tuple[int, int], larger: float
) -> None:
    layout = make_tiletum_layout(TableWindowSize(*size, larger), 4)
    ending = layout.houses_times_pillars_box.box
    for name, box in layout.zoom_button_boxes.items():
        assert not box.overlaps(ending), name
        assert box.right <= layout.left_edge_of_column, name
        assert box.x >= 0, name


def every_window() -> Iterator[Any]:
    """Yield every size, language and scale of text."""
    for one in product(EVERY_SIZE, NATIVE_NAME_BY_LANGUAGE, SCALES):
        yield pytest.param(*one, marks=() if one in SOON else pytest.mark.slow)


@pytest.mark.parametrize(("size", "language", "larger"), [*every_window()])
def test_panels_of_containers_have_room_in_every_window(
    size: tuple[int, int], language: str, larger: float
) -> None:
    court = Court(size, language, larger, options=SILVER)
    court.late()
    steps: tuple[Callable[[], object], ...] = (
        lambda: court.ui.press_keys("f6"),
        lambda: court.ui.press_keys("escape"),
        court.table.parts.king_track.activate,
        lambda: court.ui.press_keys("escape"),
        court.table.parts.seats[2].activate,
        lambda: pick_die(court),
    )
    for step in steps:
        step()
        court.ui.advance_time(1 / 60)
        stage = court.host.stage
        assert [*text_faults(stage), *container_faults(stage)] == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1920)])
@pytest.mark.parametrize("silver", [False, True])
def test_the_offers_are_above_the_bar_of_a_replay(size: tuple[int, int], silver: bool) -> None:
    foot = 230.0
    layout = make_tiletum_layout(TableWindowSize(*size, 1.0, foot), 4, has_silver=silver)
    offers = layout.offers_box.box
    window = layout.window_box
    lower = window.height - foot / layout.window_size.control_size_factor
    assert offers.bottom <= lower
    assert offers.right <= layout.left_edge_of_column
    covered = (layout.rose_box, layout.king_track_box, layout.houses_times_pillars_box)
    assert not any(offers.overlaps(each.box) for each in covered)
    silver_boxes = (layout.technologies_box, layout.underground_maps_box) if silver else ()
    assert not any(offers.overlaps(each.box) for each in silver_boxes)
