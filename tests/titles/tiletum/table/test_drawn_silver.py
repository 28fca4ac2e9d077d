"""Playing at the drawn table with Silver: every move, by mouse alone and by keyboard alone."""

import pygame
import pytest

from game.box.rules_reference import KEY_ACTIVE_AT_TABLE
from game.client.key_commands import COMMANDS_OF_EVERY_TITLE
from game.engine.events import Event
from game.engine.move import Move
from game.scene.nodes.tooltip import tooltip_from_source
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.action_sheet_input import ActionSheetInput
from game.titles.tiletum.table.map_plan import load_map_plan
from game.titles.tiletum.table.panels.technologies import TechnologyNode
from game.titles.tiletum.table.view import question_key, table_view
from game.titles.tiletum.table.words import table_key_commands
from tests.helpers.layout_faults import layout_faults, printed, proof_of
from tests.helpers.present import present
from tests.titles.tiletum.table.court import Court, action_sheet_of
from tests.titles.tiletum.table.test_drawn_tiletum import OPTIONS, action, kind, question

pytestmark = pytest.mark.thorough

BOTH = {"place a mine", "take the tile"}


@pytest.fixture
def court() -> Court:
    """Sit down at a table."""
    return Court(options=OPTIONS["silver"])


def test_an_explorer_action_turns_to_the_sheet_below_and_a_die_back_to_europe(court: Court) -> None:
    court.asked(action("explorer"))
    town = court.asking.pickable_areas & load_map_plan().underground_map_and_side_by_town.keys()
    assert town
    assert all(court.ui.find(name=f"space:{name}").visible for name in town)
    court.asked(lambda state, moves: question_key(state) == "turn" and state.round == 1)
    assert court.table.ui_anchor("paris") is not None


def test_the_sheet_turns_by_its_key_and_by_its_button(court: Court) -> None:
    court.asked(question("turn"))
    town = present(table_view(court.state).silver_view)
    start = town.maps[0].start_town
    assert court.table.ui_anchor(start) is None
    court.ui.press_keys("m")
    assert court.table.ui_anchor(start) is not None
    assert court.table.ui_anchor("paris") is None
    court.ui.click(name="sheet")
    assert court.table.ui_anchor("paris") is not None


@pytest.mark.parametrize(
    ("size", "larger"),
    [
        ((1178, 663), 1.0),
        ((1280, 720), 1.0),
        ((1280, 720), 1.5),
        ((1366, 768), 1.0),
        ((1366, 768), 1.5),
    ],
    ids=str,
)
def test_technologies_can_be_opened_at_every_moment_of_a_turn(
    size: tuple[int, int], larger: float
) -> None:
    court = Court(size=size, larger=larger, options=OPTIONS["silver"])
    for asked in (question("turn"), question("act"), question("gain")):
        court.asked(asked)
        panel = court.table.parts.technologies
        sheet = court.table.parts.action_sheet
        assert sheet.visible
        assert not panel.visible
        assert court.table.ui_anchor("technologies") is not None
        court.ui.click(name="open:technologies")
        assert panel.visible
        assert sheet.visible
        assert not layout_faults(court.host.stage)
        court.ui.press_keys("escape")
        assert not panel.visible
        court.ui.press_keys("i")
        assert panel.visible
        court.ui.press_keys("i")
        assert not panel.visible


def test_without_a_list_of_dice_the_prompt_tells_which_keys_pick_them(court: Court) -> None:
    def told() -> str:
        return " ".join(node.label for node in court.table.root.walk() if node.role == "panel")

    court.asked(question("turn"))
    assert "press its value" in told()
    die = next(move for move in court.moves() if move.kind == "take")
    court.ui.press_keys(str(die.amount("value")))
    assert "press its value" not in told()


def test_only_the_sides_in_use_are_seen(court: Court) -> None:
    court.asked(question("turn"))
    court.ui.press_keys("m")
    below = present(table_view(court.state).silver_view)
    used = {(each.number, each.side) for each in below.maps}
    for town, side in load_map_plan().underground_map_and_side_by_town.items():
        assert (court.table.ui_anchor(town) is not None) == (side in used)


def test_a_click_below_sends_an_explorer_the_whole_way(court: Court) -> None:
    def far(state: TiletumState) -> bool:
        view = table_view(state) if question_key(state) == "act" else None
        return view is not None and view.action == "explorer" and view.action_points_left > 2

    court.asked(lambda state, moves: far(state))
    town, way = max(court.asking.pickable_paths.items(), key=lambda each: len(each[1]))
    assert len(way) > 1
    court.ui.click(name=f"space:{town}")
    step = next(m for m in court.moves() if m.kind == "step" and m.places == way[:1])
    assert court.host.answers == [step.code]


def test_a_technology_is_raised_by_a_click_on_its_row(court: Court) -> None:
    def ready(state: TiletumState) -> bool:
        return question_key(state) == "turn"

    court.asked(lambda state, moves: ready(state) and any(m.kind == "raise" for m in moves))
    move = next(move for move in court.moves() if move.kind == "raise")
    below = present(table_view(court.state).silver_view)
    names = [each.name for each in below.technologies]
    if court.ui.find(name="action-sheet").label.startswith("Take a die"):
        court.ui.click(name="seat:0")
    court.ui.click(name=f"technology#{names.index(move.choice) + 1}")
    assert court.host.answers == [move.code]


def test_tablets_technologies_and_the_explorer_field_tell_of_themselves(court: Court) -> None:
    court.asked(question("turn"))
    court.ui.press_keys("m")
    below = present(table_view(court.state).silver_view)
    free = next(each for each in below.tablets if not each.is_covered)
    node = present(court.table.root.find(free.name))
    tip = present(tooltip_from_source(node.tooltip))
    assert "first explorer" in " ".join(tip.lines)
    panel = present(court.table.root.find("technology#1"))
    told = present(tooltip_from_source(panel.tooltip))
    assert len(told.lines) >= 3


def test_the_position_in_words_tells_of_the_field_technologies_maps_and_tablets(
    court: Court,
) -> None:
    court.asked(question("turn"))
    told = " ".join(court.table.position_paragraphs())
    for words in ("explorer field", " technology. I: ", "Explorers:", "Stone tablets", "Silver 1"):
        assert words in told


def test_what_a_technology_would_bring_stands_in_the_line_that_raises_it(court: Court) -> None:
    court.asked(kind("raise"))
    if question_key(court.state) in ("turn", "act"):
        court.ui.press_keys("t")
    rows = present(action_sheet_of(court.table).look).answers
    assert all(": " in row.text and " I" in row.text for row in rows)


def test_no_key_of_the_table_has_another_meaning_there() -> None:
    keys = [command.default_key for command in table_key_commands()]
    assert len(set(keys)) == len(keys)
    assert not set(keys) & {
        command.default_key
        for command in COMMANDS_OF_EVERY_TITLE
        if command.where_active == KEY_ACTIVE_AT_TABLE
    }


@pytest.mark.rule("S-502", "S-503", "S-504")
def test_who_is_asked_for_silver_reads_what_it_brings_though_the_tablet_is_covered(
    court: Court,
) -> None:
    court.asked(question("pay"))
    told = action_sheet_of(court.table).label
    assert "1 silver for 5 VP" in told or "1 silver for 3 steps" in told


@pytest.mark.rule("S-205")
def test_the_free_step_of_an_explorer_says_that_it_costs_no_points(court: Court) -> None:
    court.asked(lambda state, moves: sum(move.kind == "symbol" for move in moves) > 1)
    court.asking.pick("symbol")
    court.table.refresh()
    assert "it costs no AP" in action_sheet_of(court.table).label


@pytest.mark.rule("S-304")
def test_a_new_explorer_is_offered_with_its_prices(court: Court) -> None:
    court.asked(kind("explorer"))
    court.asking.pick("task:delve")
    court.table.refresh()
    assert "Silver: 1 for map II, 2 for map III" in action_sheet_of(court.table).label


def test_dice_and_joker_are_technologies_with_icons_of_their_own(court: Court) -> None:
    court.asked(question("turn"))
    court.ui.click(name="seat:0")
    rows = [node for node in court.table.root.walk() if isinstance(node, TechnologyNode)]
    pictures = []
    for name in ("dice", "joker", "goods"):
        look = present(rows[0].look)
        rows[0].show_look(look._replace(view=look.view._replace(name=name)))
        court.ui.advance_time(1 / 60)
        page = printed(proof_of(court.host.stage), court.host.stage)
        (spot,) = [each.rect() for each in court.host.stage.visible_nodes() if each.node is rows[0]]
        icon = page.subsurface((spot.x, spot.y, round(spot.height * 1.1), spot.height))
        pictures.append(pygame.image.tobytes(icon, "RGB"))
    assert len(set(pictures)) == 3


@pytest.mark.rule("S-802")
def test_the_end_tells_what_was_multiplied_with_silver(court: Court) -> None:
    court.asked(question("turn"))
    overlay = present(table_view(court.state).silver_view)
    wanted = {
        "A": "pillars multiplied by houses or by mines, whichever is more",
        "B": "houses multiplied by pillars or by mines, whichever is more",
    }
    event = Event("pieces-scored", 0, amounts=(("points", 12),))
    assert court.table.journal_entries((event,), 0)[0].text.endswith(
        wanted[overlay.end_scoring_side]
    )


def test_a_mine_on_the_spot_is_listed_before_the_steps_away(court: Court) -> None:
    def wanted(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        kinds = {move.kind for move in moves}
        return {"mine", "step"} <= kinds and question_key(state) == "act"

    court.asked(wanted)
    kinds = [answer.moves[0].kind for answer in court.asking.answer_lines]
    assert kinds.index("mine") < kinds.index("step")


def test_a_line_about_a_space_says_everything_that_can_be_done_there(court: Court) -> None:
    def wanted(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        lines = ActionSheetInput(moves).answer_lines
        return {"mine", "tile"} in [{move.kind for move in line.moves} for line in lines]

    court.asked(wanted)
    rows = present(action_sheet_of(court.table).look).answers
    assert any({*row.text.partition(": ")[2].split(", ")} == BOTH for row in rows)


def test_a_line_of_a_die_tells_both_actions_that_it_allows(court: Court) -> None:
    court.asked(question("turn"))
    below = present(table_view(court.state).silver_view)
    sheet = action_sheet_of(court.table)
    shown = 0
    looks = present(sheet.look).answers
    for row, look in zip(sheet.answer_list.answer_rows, looks, strict=True):
        die = present(look.die)
        actions = [action for action, _ in look.actions_and_points]
        has_field = die[1] in below.explorer_field_values
        assert ("explorer" in actions) == has_field
        assert ("Explorer" in row.label) == has_field
        shown += has_field
    assert shown
