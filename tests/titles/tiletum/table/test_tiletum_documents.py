"""The documents of the king track and of the fairs: opened and closed, and what they tell."""

import random
from collections.abc import Iterator
from itertools import takewhile

import pytest

from game.engine.events import Event
from game.engine.rules import NOBODY
from game.engine.title import Options
from game.scene.nodes.node import Node
from game.scene.nodes.tooltip import tooltip_from_source
from game.scene.widgets import Label
from game.table_protocol import OPENED_PANEL_ANCHOR_NAME
from game.tabletop.motion.step_animator import states_around_events
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import CHALLENGE_NAMES
from game.titles.tiletum.rules.fairs import KING_FAIR_KIND, fair_points, takes_part_in_fair
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.map_board import TiletumSpaceNode
from game.titles.tiletum.table.panels.action_sheet import ActionSheetLook
from game.titles.tiletum.table.panels.decree import (
    APPLIED_LINE_MARK,
    FAILED_LINE_MARK,
    MORE_LINES_NAME,
    UNTRIED_LINE_MARK,
    DecreeLine,
    decree_content_variants,
)
from game.titles.tiletum.table.panels.document import DocumentLook, DocumentPanel, sum_text
from game.titles.tiletum.table.panels.seat import challenge_lines
from tests.helpers.layout_faults import text_faults
from tests.helpers.present import of_kind, present
from tests.titles.tiletum.table.court import Court, action_sheet_of, play

pytestmark = pytest.mark.thorough

SILVER = Options("tiletum", 4, expansions=("silver",))
SOLO = Options("tiletum", 2, automa=("normal",), automa_seat=1)
TABS = ("king", "fair:1", "fair:2", "fair:3", "fair:4")

VIEWER = 0
CARDINAL = "Jakob"
HARD_SILVER = Options("tiletum", 2, expansions=("silver",), automa=("hard",), automa_seat=1)


def document(court: Court) -> DocumentLook:
    """What the open document shows."""
    return present(of_kind(court.ui.find(name="document"), DocumentPanel).look)


def test_a_click_on_a_fair_opens_its_document_and_escape_closes_it(court: Court) -> None:
    court.late()
    assert not court.ui.sees(name="document")
    court.ui.click(name="fair:4")
    assert document(court).document_name == "fair:4"
    court.ui.press_keys("escape")
    assert not court.ui.sees(name="document")
    assert not court.host.answers


def test_keys_alone_open_turn_over_and_close_the_documents(court: Court) -> None:
    court.late()
    court.ui.press_keys("f7")
    assert document(court).document_name == "fair:3"
    court.ui.focus_by_keyboard(name="document:king")
    court.ui.press_keys("return")
    assert document(court).document_name == "king"
    court.ui.press_keys("f7")
    assert not court.ui.sees(name="document")


def test_a_fair_tells_of_every_seat_what_it_would_pay_and_why(court: Court) -> None:
    court.late()
    state: TiletumState = court.state
    for number in (3, 4):
        court.ui.click(name=f"fair:{number}")
        rows = document(court).rows
        assert [row.seat for row in rows] == [int(seat) for seat in state.order]
        for row in rows:
            points = int(fair_points(state, row.seat, number))
            there = bool(takes_part_in_fair(state, row.seat, number))
            assert row.receives_points == there
            told = row.points_text.replace("\N{MINUS SIGN}", "-").strip("()")
            assert int(told) == points
            assert row.points_text.startswith("(") is not there


def test_a_fair_that_is_over_pays_nobody_any_more(court: Court) -> None:
    court.late()
    court.ui.click(name="fair:1")
    assert document(court).rows == ()
    assert document(court).lines_below_rows == ("This fair is over",)


def test_the_king_tells_who_is_ahead_what_it_pays_and_which_tokens_may_come(court: Court) -> None:
    court.late()
    court.ui.click(name="track")
    look = document(court)
    state = court.state
    assert [row.seat for row in look.rows] == [int(seat) for seat in state.king_order]
    told = [row.points_text.replace("\N{MINUS SIGN}", "-") for row in look.rows]
    assert told == [str(int(state.king[row.seat])) for row in look.rows]
    left = [0, 1, 1, 2, 2, 3]
    for token in state.tokens:
        if token >= 0:
            left.remove(int(token))
    tokens = ", ".join(map(str, left))
    assert (
        f"1 more of these corruption tokens will be revealed this round: {tokens}"
        in look.lines_below_rows
    )


def test_the_cardinal_takes_part_in_every_fair_of_the_base_game() -> None:
    court = Court(options=SOLO)
    court.late()
    court.ui.click(name="fair:4")
    his = next(row for row in document(court).rows if row.seat == 1)
    assert his.receives_points
    assert his.participation_reason in {
        "always takes part",
        "merchant",
        "house",
        "merchant and house",
    }


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_word_of_a_document_is_cut(size: tuple[int, int], language: str) -> None:
    court = Court(size, language, options=SILVER)
    court.late()
    court.ui.press_keys("f7")
    for which in TABS:
        if document(court).document_name != which:
            court.ui.click(name=f"document:{which}")
        assert document(court).document_name == which
        faults = text_faults(court.host.stage)
        assert [fault for fault in faults if "document" in fault] == []


def test_points_go_from_the_open_document_to_one_seat_after_the_other(court: Court) -> None:
    court.late()
    chance = random.Random(3)
    while True:
        before = court.view(0)
        code = court.choose(chance)
        move = court.game.readable_move(court.state, code)
        court.rules.apply(court.state, code)
        events = court.game.events_of_step(before, move, court.view(0), 0)
        if any(event.kind == "king-scored" for event in events):
            break
    court.table.show_view(before, 0)
    timeline = court.table.prepare_step_animation(events, court.view(0), 0)
    panel = of_kind(court.table.root.find("document"), DocumentPanel)
    marked: list[int] = []
    while timeline.is_playing:
        timeline.advance(16)
        if panel.visible and panel.marked_seat not in (NOBODY, *marked[-1:]):
            if not marked:
                foretold = court.table.journal.entries
            marked.append(panel.marked_seat)
    told_before = takewhile(lambda event: event.kind != "king-scored", events)
    assert foretold == list(court.table.journal_entries(tuple(told_before), 0)) != []
    paid = [event.seat for event in events if event.kind == "king-scored"]
    assert marked[: len(paid)] == paid
    assert not panel.visible
    assert panel.marked_seat == NOBODY


def test_a_document_somebody_reads_lies_open_again_after_the_count(court: Court) -> None:
    court.late()
    court.ui.click(name="fair:4")
    flights = court.table.assembly.step_animator.flight_animations
    flights.open_payment_document("king", 1, ())
    assert document(court).document_name == "king"
    flights.reopen_previous_document()
    assert document(court).document_name == "fair:4"


# The Cardinal's turn is told whole: his card with the line that holds, and what he did.


def told(court: Court, seed: int) -> Iterator[ActionSheetLook]:
    """Play a game and yield the document of every turn of his."""
    rules = court.rules
    state = court.state
    chance = random.Random(seed)
    rules.deal(state, seed)
    while state.to_move != NOBODY:
        before = court.view(VIEWER)
        code = court.choose(chance)
        face = court.game.readable_move(state, code)
        rules.apply(state, code)
        after = court.view(VIEWER)
        events = court.game.events_of_step(before, face, after, VIEWER)
        if any(event.kind == "decreed" for event in events):
            court.table.prepare_step_animation(events, after, VIEWER).finish_all()
            court.ui.advance_time(1 / 60)
            yield present(action_sheet_of(court.table).look)


@pytest.mark.parametrize("options", [SOLO, HARD_SILVER], ids=["base", "silver"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_line_of_a_decree_is_cut_and_one_alone_holds(
    size: tuple[int, int], options: Options
) -> None:
    court = Court(size, "pl", options=options)
    turns = 0
    for look in told(court, 4):
        turns += 1
        assert [line.mark for line in look.decree_lines].count(APPLIED_LINE_MARK) == 1
        assert text_faults(court.host.stage) == []
    assert turns > 8


def test_without_room_the_note_goes_before_a_line_that_says_why_it_did_not_apply() -> None:
    lines = (
        DecreeLine(FAILED_LINE_MARK, "failed"),
        DecreeLine(APPLIED_LINE_MARK, "held"),
        DecreeLine(UNTRIED_LINE_MARK, "not tried"),
    )
    contents = list(decree_content_variants(Court(options=SOLO).table.context, lines))
    shown = [
        (
            content.shows_note,
            {node.text_shown for node in content.column.walk() if isinstance(node, Label)},
        )
        for content in contents
    ]
    with_failed = [is_noted for is_noted, words in shown if "failed" in words]
    assert with_failed == [True, True, False]
    assert not any(is_noted for is_noted, words in shown if "failed" not in words)


def test_the_number_of_missing_lines_of_a_decree_says_which_they_are() -> None:
    lines = (
        DecreeLine(APPLIED_LINE_MARK, "held"),
        DecreeLine("1.", "first"),
        DecreeLine("2.", "second"),
    )
    contents = list(decree_content_variants(Court(options=SOLO).table.context, lines))
    counts = [present(content.column.find(MORE_LINES_NAME)) for content in contents[-3:]]
    assert [node.tooltip for node in counts] == ["second", "first\nsecond", "held\nfirst\nsecond"]
    assert all(node.focusable and node.label for node in counts)


def test_a_decree_does_not_name_the_cardinal_in_each_of_his_deeds() -> None:
    court = Court(options=SOLO)
    look = next(told(court, 4))
    deeds = [line.words for line in look.decree_lines if line.is_action_done]
    assert deeds
    assert [words for words in deeds if words.startswith(CARDINAL)] == []


@pytest.mark.parametrize("options", [SOLO, HARD_SILVER], ids=["base", "silver"])
def test_dice_are_listed_first_and_his_turn_is_read_at_his_panel(options: Options) -> None:
    court = Court(options=options)
    decree = next(told(court, 4)).title
    assert court.ui.find(name="action-sheet").label.startswith(decree)
    while court.state.to_move != VIEWER:
        court.rules.apply(court.state, court.choose(random.Random(1)))
    court.ask()
    assert court.ui.find(name="action-sheet").label.startswith("Take a die")
    court.ui.click(name="seat:1")
    assert court.ui.find(name="action-sheet").label.startswith(decree)
    court.ui.press_keys("escape")
    assert court.ui.find(name="action-sheet").label.startswith("Take a die")
    court.ui.click(name="seat:1")
    court.ui.click(name="cardinal:close")
    assert court.ui.find(name="action-sheet").label.startswith("Take a die")


def test_with_silver_the_list_of_dice_gives_way_to_the_technologies_at_the_own_panel() -> None:
    court = Court(options=HARD_SILVER)
    court.asked(lambda st, moves: st.depth == 0 and st.to_move == VIEWER)
    assert court.ui.find(name="action-sheet").label.startswith("Take a die")
    court.ui.click(name=f"seat:{VIEWER}")
    assert not court.ui.sees(name="action-sheet")
    assert court.ui.sees(name="technologies")
    court.ui.click(name=f"seat:{VIEWER}")
    assert court.ui.sees(name="action-sheet")


@pytest.mark.parametrize("kind", ["took-die", "round-began"])
def test_his_turn_is_no_longer_told_after_another_has_begun(kind: str) -> None:
    court = Court(options=SOLO)
    next(told(court, 4))
    events = (Event(kind, VIEWER, card="wool", amounts=(("value", 1),)),)
    court.table.prepare_step_animation(events, court.view(VIEWER), VIEWER).finish_all()
    court.table.disable_controls_and_show_note("")
    assert not court.ui.sees(name="action-sheet")


def spaces(court: Court) -> list[TiletumSpaceNode]:
    """Every space of the map that is shown."""
    return [node for node in court.ui.find_all(role="cell") if isinstance(node, TiletumSpaceNode)]


def test_what_he_did_at_a_place_has_the_same_number_there_as_in_his_document() -> None:
    court = Court(options=SOLO)
    built = 0
    for look in told(court, 4):
        deeds = [line.words for line in look.decree_lines if line.is_action_done]
        for number, words in enumerate(deeds, start=1):
            if words.startswith(("Built a house", "Placed a pillar")):
                built += 1
                towns = [node for node in spaces(court) if number in node.cardinal_action_numbers]
                assert [str(node.label).split(".")[0] in words for node in towns] == [True]
    assert built > 4


def test_no_number_is_left_on_the_map_once_something_else_is_done() -> None:
    court = Court(options=SOLO)
    turns = told(court, 4)
    while not any(node.cardinal_action_numbers for node in spaces(court)):
        next(turns)
    while court.state.to_move != VIEWER:
        court.rules.apply(court.state, court.choose(random.Random(1)))
    court.ask()
    die = next(move for move in court.moves() if move.kind == "take")
    court.ui.click(name=f"die:{die.choice}.{die.amount('value')}")
    assert all(not node.cardinal_action_numbers for node in spaces(court))


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_his_turn_is_read_at_his_panel_and_gives_way_to_what_is_picked(keys: bool) -> None:
    court = Court(options=SOLO)
    decree = next(told(court, 4)).title
    while court.state.to_move != VIEWER:
        court.rules.apply(court.state, court.choose(random.Random(1)))
    court.ask()
    court.ui.click(name="seat:1")
    assert court.ui.find(name="action-sheet").label.startswith(decree)
    die = next(move for move in court.moves() if move.kind == "take" and not move.card)
    play(court, die, keys=keys)
    assert court.host.answers == [die.code]
    court.ask()
    assert not court.ui.find(name="action-sheet").label.startswith(decree)


def bottom_of(court: Court, node: Node) -> int:
    """Return the lower edge of a node in px of the window."""
    (bottom,) = [
        spot.rect().bottom for spot in court.host.stage.visible_nodes() if spot.node is node
    ]
    return bottom


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 900)])
def test_the_document_of_a_die_grows_with_its_lines(size: tuple[int, int]) -> None:
    court = Court(size, options=SILVER)
    court.asked(lambda _, moves: moves[0].kind == "take" and not moves[0].card)
    court.ui.click(name=court.table.parts.rose.die_nodes[0].name)
    sheet = court.table.parts.action_sheet
    look = present(sheet.look)
    assert look.die_value_results
    bottom = bottom_of(court, sheet)
    sheet.show_view_state(
        look._replace(die_value_effect_lines=("Character, 6 AP",)), chosen_die_value=1
    )
    court.ui.advance_time(1 / 60)
    low = sheet.height
    sheet.show_view_state(
        look._replace(die_value_effect_lines=("Character, 6 AP",) * 12), chosen_die_value=1
    )
    court.ui.advance_time(1 / 60)
    assert sheet.height > low
    assert bottom_of(court, sheet) == bottom
    assert [fault for fault in text_faults(court.host.stage) if "Character, 6 AP" in fault] == []


@pytest.mark.parametrize(("level", "number"), [("easy", 0), ("normal", 2), ("hard", 5)])
def test_the_cardinals_panel_names_the_challenges_in_force(level: str, number: int) -> None:
    court = Court(options=Options("tiletum", 2, automa=(level,), automa_seat=1))
    court.asked(lambda state, moves: True)
    his = court.ui.find(name="seat:1")
    own = court.ui.find(name="seat:0")
    tip = present(tooltip_from_source(his.tooltip))
    known = court.state.board.cards.challenge_names
    force = [name for name, on in zip(known, court.state.challenges, strict=True) if on]
    assert len(force) == number
    said = [line.partition(":")[0].lower().replace(" ", "-") for line in tip.lines if ":" in line]
    assert said == force
    assert tip.lines[0] == ("Active challenges" if number else "No challenges at this level")
    assert set(tip.lines[:-1]) <= set(court.table.position_paragraphs())
    assert not any(":" in line for line in present(tooltip_from_source(own.tooltip)).lines)


@pytest.mark.rule("C-507")
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_the_challenges_name_mines_and_silver_only_in_a_game_with_silver(language: str) -> None:
    below_ground = {"en": ("mine", "silver"), "pl": ("kopal", "srebr"), "cs": ("důl", "stříbr")}
    for expansions in ((), ("silver",)):
        options = Options("tiletum", 2, expansions=expansions, automa=("normal",), automa_seat=1)
        court = Court(options=options, language=language)
        court.asked(lambda state, moves: True)
        model = present(court.table.model)
        for number in range(len(CHALLENGE_NAMES)):
            model.state.challenges[number] = 1
        lines = challenge_lines(court.table.context, model, model.view.seats[1])
        named = [word for word in below_ground[language] if word in " ".join(lines)]
        assert bool(named) == bool(expansions)


def test_markers_below_0_stay_there_until_king_and_fair_are_counted(court: Court) -> None:
    court.until(lambda st, moves: st.round == 1 and st.turn == 3 and st.step == st.seats - 1)
    state = court.state
    chance = random.Random(1)
    shown = set[tuple[int, ...]]()
    state.fair[0] = KING_FAIR_KIND
    state.lying[state.board.king_track_spot] = kinds.EMPTY
    state.king[0] = state.king[1] = -9
    while not shown:
        _, events, after = court.step(max(court.mover, 0), court.choose(chance))
        for event, stand in zip(events, states_around_events(events, after), strict=False):
            if event.kind in ("king-scored", "fair-scored"):
                shown.add(tuple(int(space) for space in stand.king))
    assert len(shown) == 1


def test_no_total_holds_what_is_still_to_be_scored_and_who_rises_is_ahead_at_once() -> None:
    court = Court(options=SILVER)
    chance = random.Random(5)
    court.late()
    while court.state.to_move != NOBODY:
        _, events, after = court.step(max(court.mover, 0), court.choose(chance))
        stands = states_around_events(events, after)
        for event, before, stand in zip(events, stands, stands[1:], strict=False):
            scored = 0 if event.kind == "ended" else event.amount("points")
            assert sum(stand.points) - sum(before.points) == scored
            spaces = [stand.king[seat] for seat in stand.king_order]
            assert event.kind != "king-rose" or spaces == sorted(spaces, reverse=True)


def test_notes_give_way_to_an_open_document(court: Court) -> None:
    court.late()
    assert court.table.ui_anchor(OPENED_PANEL_ANCHOR_NAME) is None
    court.ui.click(name="fair:4")
    assert present(court.table.ui_anchor(OPENED_PANEL_ANCHOR_NAME)).node.name == "document"


def test_a_sum_with_a_number_below_zero_is_written_as_a_difference() -> None:
    assert sum_text(3, 2) == "3 + 2"
    assert sum_text(3, 0) == "3 + 0"
    assert sum_text(3, -1) == "3 − 1"
