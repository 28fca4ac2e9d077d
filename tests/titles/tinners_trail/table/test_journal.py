"""The journal as a timeline: a line shows its place on the map and leads to it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.engine.knowledge import Event
from game.scene.stage.placing import Point
from game.scene.stage.tip import tip_of
from game.scene.testing.layout_faults import proof_of
from game.table_protocol import Entry
from game.tabletop.layout.column import JOURNAL_HEAD, JOURNAL_LINE
from game.tabletop.map.areas import JournalLinks
from game.tabletop.panel.journal import JournalPanel
from tests.titles.tinners_trail.table.sitting import Game, HotSeat

pytestmark = pytest.mark.thorough

AREAS = ("camborne", "redruth", "gwennap")


@pytest.fixture
def sitting() -> Iterator[HotSeat]:
    """Four people, and a journal that tells of three mines."""
    sitting = HotSeat(Game(4, 7), (1920, 1080))
    sitting.ask()
    for step, area in enumerate(AREAS, start=1):
        sitting.table.log((Event("built", 0, (area,)),), 0, step)
    sitting.ui.advance(0.1)
    yield sitting
    sitting.close()


def journal(sitting: HotSeat) -> JournalPanel:
    return sitting.table._parts.journal


def lit(sitting: HotSeat) -> list[str]:
    areas = sitting.table._parts.chart.targets
    return [name for name, node in areas.items() if node.pointed_out]


def line(sitting: HotSeat, number: int) -> Point:
    """Where a line is on the screen; `number` counts from the newest."""
    panel = journal(sitting)
    [spot] = [spot for spot in sitting.host.stage.survey() if spot.node is panel]
    row = len(panel.shown) - 1 - number
    rect = spot.rect()
    k = rect.height / panel.height
    top = JOURNAL_HEAD + JOURNAL_LINE * (row + 0.5)
    return rect.centerx, round(rect.top + top * k)


def move(sitting: HotSeat, at: Point) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0,) * 3))
    sitting.ui.advance(0.05)


def click(sitting: HotSeat, at: Point) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
    sitting.ui.advance(0.05)


def test_a_line_lights_its_area_up_while_the_pointer_rests_on_it(sitting: HotSeat) -> None:
    move(sitting, line(sitting, 1))
    assert lit(sitting) == ["redruth"]
    move(sitting, line(sitting, 0))
    assert lit(sitting) == ["gwennap"]
    move(sitting, (5, 5))
    assert lit(sitting) == []


def test_what_the_client_points_out_is_lit_again_afterwards(sitting: HotSeat) -> None:
    sitting.table.point_out(("camborne",))
    move(sitting, line(sitting, 0))
    assert lit(sitting) == ["gwennap"]
    move(sitting, (5, 5))
    assert lit(sitting) == ["camborne"]


def test_a_click_lets_the_area_glow_where_nothing_can_be_gone_to(sitting: HotSeat) -> None:
    click(sitting, line(sitting, 2))
    areas = sitting.table._parts.chart.targets
    assert areas["camborne"].afterglow > 0


def test_a_click_leads_to_the_step_where_a_replay_can_go_there(sitting: HotSeat) -> None:
    gone: list[int] = []
    furniture = sitting.table._parts
    JournalLinks(furniture.journal, (furniture.chart.point_out, lambda places: None), gone.append)
    click(sitting, line(sitting, 2))
    assert gone == [1]


def test_of_two_lines_that_say_the_same_the_one_below_the_pointer_is_marked(
    sitting: HotSeat,
) -> None:
    panel = journal(sitting)
    panel.add_entries([Entry(0, "Ann passes.")])
    panel.add_entries([Entry(0, "Ann passes.")])
    move(sitting, line(sitting, 0))
    move(sitting, line(sitting, 1))  # here `distrust` compares with a fresh drawing
    assert panel.meant is panel.shown[-2]


def test_arrows_go_from_line_to_line_and_enter_chooses(sitting: HotSeat) -> None:
    gone: list[int] = []
    parts = sitting.table._parts
    JournalLinks(parts.journal, (parts.chart.point_out, lambda places: None), gone.append)
    sitting.host.stage.focus.set(journal(sitting), shown=True)
    for key, area in zip("uuud", ("gwennap", "redruth", "camborne", "redruth"), strict=True):
        sitting.ui.press({"u": "up", "d": "down"}[key])
        assert lit(sitting) == [area]
    sitting.ui.press("enter")
    assert gone == [2]


def test_at_the_ends_arrows_lead_on_to_other_controls(sitting: HotSeat) -> None:
    panel, focus = journal(sitting), sitting.host.stage.focus
    focus.set(panel, shown=True)
    sitting.ui.press("up")
    sitting.ui.press("down")
    assert panel.meant is None
    sitting.ui.press("left")
    assert focus.node is not panel


def test_lines_follow_a_pointer_that_holds_them(sitting: HotSeat) -> None:
    panel = journal(sitting)
    for step in range(40):
        sitting.table.log((Event("built", 0, (AREAS[step % 3],)),), 0, step)
    sitting.ui.advance(0.1)
    start = line(sitting, 3)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    lower = (start[0], start[1] + 100)
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=lower, rel=(0, 0), buttons=(1, 0, 0))
    )
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=lower, button=1))
    sitting.ui.advance(0.1)
    assert panel.offset == 3


def test_only_a_line_that_is_cut_short_is_told_whole_by_its_tip(sitting: HotSeat) -> None:
    panel = journal(sitting)
    move(sitting, line(sitting, 0))
    assert tip_of(panel.tooltip) is None
    everywhere = tuple(AREAS * 4)
    sitting.table.log((Event("arsenic-laid", -1, everywhere),), 0, 4)
    move(sitting, line(sitting, 1))
    move(sitting, line(sitting, 0))
    assert tip_of(panel.tooltip) is not None


def test_a_line_too_long_leaves_the_name_to_its_disc_and_begins_with_a_capital(
    sitting: HotSeat,
) -> None:
    panel = journal(sitting)
    name = panel.context.seats[0].name
    panel.add_entries([Entry(0, f"{name} built {'very ' * 20}much"), Entry(0, f"{name} sold")])
    written = [each.text for each in proof_of(sitting.host.stage).lines if each.node is panel]
    assert any(text.startswith("Built very") for text in written)
    assert f"{name} sold" in written


@pytest.mark.rule("P-2")
def test_a_roll_pulled_by_the_old_price_says_so(sitting: HotSeat) -> None:
    dice = (("tin_die", 1), ("copper_die", 4), ("water_die", 4))
    amounts = (*dice, ("pulled", -1), ("total", 8), ("price", 6))
    sitting.table.log((Event("tin-price", -1, amounts=amounts),), 0, 4)
    assert journal(sitting).shown[-1].text == "Tin: 1 + 4 + 4 − 1 = 8, price £6"


def test_a_wild_card_is_called_wild(sitting: HotSeat) -> None:
    sitting.table.log((Event("surveyed", 0, card="any:pump:4"),), 0, 4)
    assert journal(sitting).shown[-1].text.endswith("played Steam pump (Wild)")
