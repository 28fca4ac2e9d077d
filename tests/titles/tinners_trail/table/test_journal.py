"""The journal as a timeline: a line shows its place on the map and leads to it."""

import pygame
import pytest

from game.engine.events import Event
from game.scene.stage.sheet_placing import Point
from game.table_protocol import JournalEntry
from game.tabletop.layout.side_column import JOURNAL_HEAD_HEIGHT, JOURNAL_LINE_HEIGHT
from game.tabletop.map.map_targets import JournalPlaceHighlights
from game.tabletop.panel.journal import JournalPanel
from tests.helpers.layout_faults import proof_of
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, seated

pytestmark = pytest.mark.thorough

AREAS = ("camborne", "redruth", "gwennap")


@pytest.fixture
def hot_seat() -> HotSeat:
    """Four people, and a journal that tells of three mines."""
    hot_seat = seated(Game(4, 7), (1920, 1080))
    for step, area in enumerate(AREAS, start=1):
        hot_seat.table.add_to_journal((Event("built", 0, (area,)),), 0, step)
    hot_seat.ui.advance_time(0.1)
    return hot_seat


def journal(hot_seat: HotSeat) -> JournalPanel:
    return hot_seat.table.parts.journal


def lit(hot_seat: HotSeat) -> list[str]:
    areas = hot_seat.table.parts.map_node.targets
    return [name for name, node in areas.items() if node.is_pointed_out]


def line(hot_seat: HotSeat, number: int) -> Point:
    """Where a line is on the screen; `number` counts from the newest."""
    row = len(journal(hot_seat).visible_entries) - 1 - number
    return at_height(hot_seat, JOURNAL_HEAD_HEIGHT + JOURNAL_LINE_HEIGHT * (row + 0.5))


def at_height(hot_seat: HotSeat, height: float) -> Point:
    """Where a height of the journal, in u from its top, is on the screen."""
    panel = journal(hot_seat)
    [spot] = [spot for spot in hot_seat.host.stage.visible_nodes() if spot.node is panel]
    rect = spot.rect()
    k = rect.height / panel.height
    return rect.centerx, round(rect.top + height * k)


def test_a_line_lights_its_area_up_while_the_pointer_rests_on_it(hot_seat: HotSeat) -> None:
    hot_seat.point(line(hot_seat, 1))
    assert lit(hot_seat) == ["redruth"]
    hot_seat.point(line(hot_seat, 0))
    assert lit(hot_seat) == ["gwennap"]
    hot_seat.point((5, 5))
    assert lit(hot_seat) == []


def test_what_the_client_points_out_is_lit_again_afterwards(hot_seat: HotSeat) -> None:
    hot_seat.table.highlight_places(("camborne",))
    hot_seat.point(line(hot_seat, 0))
    assert lit(hot_seat) == ["gwennap"]
    hot_seat.point((5, 5))
    assert lit(hot_seat) == ["camborne"]


def test_a_click_lets_the_area_glow_where_nothing_can_be_gone_to(hot_seat: HotSeat) -> None:
    hot_seat.drag(line(hot_seat, 2), line(hot_seat, 2))
    areas = hot_seat.table.parts.map_node.targets
    assert areas["camborne"].last_move_glow > 0


def test_a_click_leads_to_the_step_where_a_replay_can_go_there(hot_seat: HotSeat) -> None:
    gone: list[int] = []
    furniture = hot_seat.table.parts
    JournalPlaceHighlights(
        furniture.journal,
        gone.append,
        highlight_only=furniture.map_node.highlight_only,
        let_glow=lambda places: None,
    )
    hot_seat.drag(line(hot_seat, 2), line(hot_seat, 2))
    assert gone == [1]


@pytest.mark.every_drawing
def test_of_two_lines_that_say_the_same_the_one_below_the_pointer_is_marked(
    hot_seat: HotSeat,
) -> None:
    panel = journal(hot_seat)
    panel.add_entries_in_place_of_preview([JournalEntry(0, "Ann passes.")])
    panel.add_entries_in_place_of_preview([JournalEntry(0, "Ann passes.")])
    hot_seat.point(line(hot_seat, 0))
    hot_seat.point(line(hot_seat, 1))  # here `distrust` compares with a fresh drawing
    assert panel.selected_entry is panel.visible_entries[-2]


def test_arrows_go_from_line_to_line_and_enter_chooses(hot_seat: HotSeat) -> None:
    gone: list[int] = []
    parts = hot_seat.table.parts
    JournalPlaceHighlights(
        parts.journal,
        gone.append,
        highlight_only=parts.map_node.highlight_only,
        let_glow=lambda places: None,
    )
    hot_seat.host.stage.focus.focus_node(journal(hot_seat), shows_ring=True)
    for key, area in zip("uuud", ("gwennap", "redruth", "camborne", "redruth"), strict=True):
        hot_seat.ui.press_keys({"u": "up", "d": "down"}[key])
        assert lit(hot_seat) == [area]
    hot_seat.ui.press_keys("enter")
    assert gone == [2]


def test_at_the_ends_arrows_lead_on_to_other_controls(hot_seat: HotSeat) -> None:
    panel = journal(hot_seat)
    focus = hot_seat.host.stage.focus
    focus.focus_node(panel, shows_ring=True)
    hot_seat.ui.press_keys("up", "down")
    assert panel.selected_entry is None
    hot_seat.ui.press_keys("left")
    assert focus.node is not panel


def test_lines_follow_a_pointer_that_holds_them(hot_seat: HotSeat) -> None:
    panel = journal(hot_seat)
    for step in range(40):
        hot_seat.table.add_to_journal((Event("built", 0, (AREAS[step % 3],)),), 0, step)
    hot_seat.ui.advance_time(0.1)
    start = line(hot_seat, 3)
    lower = start[0], start[1] + 100
    down = pygame.MOUSEBUTTONDOWN
    up = pygame.MOUSEBUTTONUP
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=lower, rel=(0, 0), buttons=(1, 0, 0))
    pygame.event.post(pygame.event.Event(down, pos=start, button=1))
    pygame.event.post(moved)
    pygame.event.post(pygame.event.Event(up, pos=lower, button=1))
    hot_seat.ui.advance_time(0.1)
    assert panel.lines_scrolled_back == 3


def written(hot_seat: HotSeat) -> list[str]:
    """Return everything that the journal writes, in the order of its rows."""
    panel = journal(hot_seat)
    return [each.text for each in proof_of(hot_seat.host.stage).lines if each.node is panel]


def test_a_line_too_long_goes_on_in_the_next_row_and_keeps_its_name(hot_seat: HotSeat) -> None:
    panel = journal(hot_seat)
    name = panel.context.seats[0].name
    long_line = f"{name} built {'very ' * 20}much"
    panel.add_entries_in_place_of_preview(
        [JournalEntry(0, long_line), JournalEntry(0, f"{name} sold")]
    )
    rows = written(hot_seat)
    first = next(at for at, row in enumerate(rows) if row.startswith(f"{name} built very"))
    assert " ".join(rows[first:-1]) == long_line
    assert rows[-1] == f"{name} sold"


def test_the_pointer_finds_a_line_below_one_of_several_rows(hot_seat: HotSeat) -> None:
    panel = journal(hot_seat)
    panel.remove_later_entries()
    panel.add_entries_in_place_of_preview(
        [JournalEntry(0, "very " * 30), JournalEntry(0, "Ann sold"), JournalEntry(0, "Ann passed")]
    )
    hot_seat.ui.advance_time(0.1)
    rows = sum(row.startswith("very") for row in written(hot_seat))
    assert rows > 1
    height = JOURNAL_LINE_HEIGHT * 3 + panel.line_rows.row_height * (rows - 1)
    hot_seat.point(at_height(hot_seat, JOURNAL_HEAD_HEIGHT + height - JOURNAL_LINE_HEIGHT / 2))
    assert panel.selected_entry is panel.entries[-1]


def test_arrows_reach_the_oldest_line_among_lines_of_several_rows(hot_seat: HotSeat) -> None:
    panel = journal(hot_seat)
    panel.add_entries_in_place_of_preview(
        [JournalEntry(0, f"{number} {'very ' * 25}") for number in range(30)]
    )
    hot_seat.ui.advance_time(0.1)
    hot_seat.host.stage.focus.focus_node(panel, shows_ring=True)
    for _ in panel.entries:
        hot_seat.ui.press_keys("up")
    assert panel.selected_entry is panel.entries[0]
    assert panel.visible_entries[0] is panel.entries[0]
    assert not panel.scroll(1)


@pytest.mark.parametrize(
    ("corrections", "sum_text"),
    [
        ({}, "1 + 4 + 4 = 9"),
        ({"by_lowest": 1}, "1 + 4 + 4 + 1 (price was lowest) = 10"),
        ({"by_highest": -1}, "1 + 4 + 4 − 1 (price was highest) = 8"),
        ({"by_round": 1, "round": 1}, "1 + 4 + 4 + 1 (round I) = 10"),
        (
            {"by_round": -1, "by_lowest": 1, "round": 4},
            "1 + 4 + 4 − 1 (round IV) + 1 (price was lowest) = 9",
        ),
    ],
)
@pytest.mark.rule("P-2", "C-4")
def test_a_price_roll_says_what_changes_its_sum_and_why(
    hot_seat: HotSeat, corrections: dict[str, int], sum_text: str
) -> None:
    total = 9 + sum(change for reason, change in corrections.items() if reason != "round")
    dice = (("tin_die", 1), ("copper_die", 4), ("water_die", 4))
    amounts = (*dice, *corrections.items(), ("total", total), ("price", 6))
    hot_seat.table.add_to_journal((Event("tin-price", -1, amounts=amounts),), 0, 4)
    assert journal(hot_seat).visible_entries[-1].text == f"Tin: {sum_text}, price £6"


def test_a_wild_card_is_called_wild(hot_seat: HotSeat) -> None:
    hot_seat.table.add_to_journal((Event("surveyed", 0, card="any:pump:4"),), 0, 4)
    assert journal(hot_seat).visible_entries[-1].text.endswith("played Steam pump (Wild)")
