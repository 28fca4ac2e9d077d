"""The map of Brass can be brought closer and moved; everything on it and about it follows."""

import pytest
from pygame import Rect

from game.engine.move import Move
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState
from tests.helpers.layout_faults import faults, target_faults, text_faults
from tests.titles.brass.table.sitting import HotSeat

pytestmark = pytest.mark.thorough

FULL_HD = (1920, 1080)

MAX_DRAWINGS = 3000


@pytest.fixture
def sitting() -> HotSeat:
    """Sit down while builds are possible."""

    def builds(state: BrassState, moves: tuple[Move, ...]) -> bool:
        kind = sum(move.kind == "build" for move in moves)
        return bool(state.phase == kinds.ACTIONS_PHASE and kind > 6)

    seat = HotSeat(FULL_HD)
    seat.asked(builds)
    return seat


def rect(sitting: HotSeat, space: str) -> Rect:
    """Return the pixels of a space."""
    found = sitting.spot(f"space:{space}")
    return found.transform.to_px_rect(*found.node.box())


def test_a_build_is_played_on_an_enlarged_map_by_mouse(sitting: HotSeat) -> None:
    sitting.ui.press_keys("b")
    build = sitting.workshop.move("build")
    space = build.text.split()[2]
    sitting.turn_wheel(rect(sitting, space).center, 2)
    sitting.ui.click(name=f"space:{space}")
    assert sitting.table.current_part_draft.picked_or_only_value("space") == space


def test_what_is_drafted_stays_when_the_map_comes_closer(sitting: HotSeat) -> None:
    build = sitting.workshop.move("build")
    space = build.text.split()[2]
    sitting.ui.click(name=f"space:{space}")
    sitting.turn_wheel(rect(sitting, space).center, 1)
    node = sitting.ui.find(name=f"space:{space}")
    assert getattr(node, "highlight_kind", "") == "chosen"


def test_the_deed_lies_on_the_sea_and_hides_no_picked_space_of_an_enlarged_map(
    sitting: HotSeat,
) -> None:
    sitting.ui.press_keys("b")
    home = sitting.spot("deed").node
    corner = home.x, home.y
    spaces = {move.text.split()[2] for move in sitting.workshop.moves() if move.kind == "build"}
    sitting.ui.click(name=f"space:{sorted(spaces)[0]}")
    assert (sitting.spot("deed").node.x, sitting.spot("deed").node.y) == corner
    sitting.turn_wheel((1200, 600), 3)
    deed = sitting.spot("deed")
    covered = deed.transform.to_px_rect(*deed.node.box())
    chosen = [
        node
        for node in sitting.table.root.walk()
        if getattr(node, "highlight_kind", "") == "chosen"
    ]
    names = [node.name for node in chosen if node.name.startswith("space:")]
    assert names
    assert not [name for name in names if covered.colliderect(rect(sitting, name[6:]))]


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_a_table_with_the_largest_controls_has_no_fault(language: str) -> None:
    sitting = HotSeat(FULL_HD, language, 2.0)
    sitting.asked(lambda state, moves: any(move.kind == "sell" for move in moves))
    found: list[str] = []
    for key in ("", "b", "escape", "s", "escape", "d", "escape", "o"):
        if key:
            sitting.ui.press_keys(key)
        sitting.ui.advance_time(1 / 60)
        stage = sitting.host.stage
        found.extend((*faults(stage), *text_faults(stage), *target_faults(stage)))
    assert not found


# What may come next is drawn before it comes.


@pytest.fixture
def all_drawn() -> HotSeat:
    """Sit down in the canal era with everything drawn ahead that can be."""

    def early(state: BrassState, moves: tuple[Move, ...]) -> bool:
        return bool(
            state.phase == kinds.ACTIONS_PHASE and state.era == kinds.CANAL_ERA and state.round == 2
        )

    seat = HotSeat(FULL_HD)
    seat.asked(early)
    return seat


def draw_ahead(all_drawn: HotSeat) -> int:
    """Draw ahead until nothing is left; return how many pictures that were."""
    drawn = 0
    go_on = all_drawn.host.stage.on_spare_time
    while go_on():
        drawn += 1
        assert drawn < MAX_DRAWINGS
    return drawn


def pieces_kept() -> set[str]:
    """The kinds of pieces whose pictures are kept."""
    return {
        repr(key[1])
        for key in SURFACE_CACHE.cached_keys
        if isinstance(key, tuple) and len(key) == 2
    }


def test_everything_is_drawn_ahead_once_and_never_again(all_drawn: HotSeat) -> None:
    assert draw_ahead(all_drawn) > 100
    assert draw_ahead(all_drawn) == 0


def test_the_map_of_the_other_era_needs_no_new_picture(all_drawn: HotSeat) -> None:
    def rails(state: BrassState, moves: tuple[Move, ...]) -> bool:
        return bool(
            state.phase == kinds.ACTIONS_PHASE and state.era == kinds.RAIL_ERA and state.round == 1
        )

    draw_ahead(all_drawn)
    before = pieces_kept()
    all_drawn.workshop.until(rails)
    all_drawn.ask()
    fresh = pieces_kept() - before
    used = [key for key in fresh if key.startswith("('counter'") and "flipped=True" not in key]
    assert not [key for key in fresh if key.startswith("('line'")]
    assert all("cubes=0" not in key for key in used)  # only mines and works that gave some cubes
