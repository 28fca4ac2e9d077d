"""Actions of several parts are one draft, and the last answer of a turn waits for its end."""

from dataclasses import replace

import pytest

from game.application.box_factory import title_asset_folder
from game.engine.move import Move
from game.engine.moves import make_move_code
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.text.words import Words
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.move_lookahead import MoveLookahead, source_preference_rank
from game.titles.brass.table.panels.industry_stacks import StackNode
from game.titles.brass.table.panels.price_sheet import PriceSheet
from game.titles.brass.table.view_model import ACTION_WORD_BY_MOVE_KIND, BrassModel
from game.titles.brass.table.words import ACTION_HOTKEYS
from tests.helpers.present import of_kind, present
from tests.titles.brass.table.sitting import HotSeat, Wanted, draft_move, play

pytestmark = pytest.mark.thorough


def begins(*wanted: str, action: int = 0) -> Wanted:
    """Want a choice of action with a move of a kind after which the same kind is asked for more."""

    def fits(state: BrassState, moves: tuple[Move, ...]) -> bool:
        if state.phase != kinds.ACTIONS_PHASE or (action and state.action != action):
            return False
        return any(move.kind in wanted and _goes_on(state, move) for move in moves)

    return fits


def _goes_on(state: BrassState, move: Move) -> bool:
    view = of_kind(state.clone(), BrassState)
    return len(_lookahead().result_of_move(view, move).moves_of_further_part) > 1


def _lookahead() -> MoveLookahead:
    return MoveLookahead(HotSeat.GAME)


def first_of(sitting: HotSeat, kind: str) -> Move:
    """Return a move of the kind that more can follow."""
    workshop = sitting.workshop
    return next(
        move for move in workshop.moves() if move.kind == kind and _goes_on(workshop.state, move)
    )


def answers(sitting: HotSeat) -> list[str]:
    """Play on as long as the table answers by itself; return what it answered."""
    given = []
    while sitting.host.answers:
        given.append(sitting.answer())
        sitting.host.answers.clear()
        if sitting.workshop.state.to_move < 0:
            break
        sitting.ask(afresh=False)
    return given


@pytest.mark.parametrize("kind", ["rail", "develop"])
@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_two_parts_of_an_action_are_one_draft(sitting: HotSeat, kind: str, keys: bool) -> None:
    sitting.asked(begins(kind))
    first = first_of(sitting, kind)
    before = sitting.table.comparable_contents()
    pick_part(sitting, first.text, keys=keys)
    second = sorted(option.notation_text for option in sitting.table.options_for_further_part)[0]
    pick_part(sitting, second, keys=keys)
    assert not sitting.host.answers
    sitting.ui.press_keys("return") if keys else sitting.ui.click(name="confirm")
    given = answers(sitting)
    assert [text for text in given if text.split()[0] == kind] == [first.text, second]
    assert before


def pick_part(sitting: HotSeat, text: str, *, keys: bool) -> None:
    """Pick a rail or a stack to develop."""
    kind, *words = text.split()
    if kind == "develop" and not sitting.table.current_part_draft.is_begun:
        sitting.ui.press_keys("d")
    name = f"line:{' '.join(words)}" if kind == "rail" else f"stack:{words[0]}"
    if keys:
        sitting.ui.focus_by_keyboard(name=name)
        sitting.ui.press_keys("return")
    else:
        sitting.ui.click(name=name)


def test_the_keys_of_the_stacks_work_for_a_second_tile_while_iron_may_be_chosen(
    sitting: HotSeat,
) -> None:
    goes_on = begins("develop")
    sitting.asked(
        lambda state, moves: (
            goes_on(state, moves)
            and len(BrassModel(state, int(state.to_move)).possible_sources_of_next_iron) > 1
        )
    )
    first = first_of(sitting, "develop")
    draft_move(sitting, first.text, keys=False)
    assert present(of_kind(sitting.ui.find(name="deed"), PriceSheet).look).choices
    action_draft = sitting.table.controller.action_draft
    second = min(option.parts["industry"] for option in action_draft.options_for_further_part)
    stack = of_kind(sitting.ui.find(name=f"stack:{second}"), StackNode)
    assert stack.shown_key_caps()
    sitting.ui.press_keys(ACTION_HOTKEYS[f"stack-{second}"])
    assert len(action_draft.finished_parts) == 1


def test_escape_takes_the_second_part_back_and_leaves_the_first(sitting: HotSeat) -> None:
    sitting.asked(begins("develop"))
    first = first_of(sitting, "develop")
    pick_part(sitting, first.text, keys=False)
    shown = sitting.table.comparable_contents()
    pick_part(
        sitting,
        sorted(option.notation_text for option in sitting.table.options_for_further_part)[0],
        keys=False,
    )
    assert sitting.table.comparable_contents() != shown
    sitting.ui.press_keys("escape")
    assert present(sitting.table.current_part_draft.option_to_confirm).notation_text == first.text


def test_confirming_one_part_declines_the_second(sitting: HotSeat) -> None:
    sitting.asked(begins("develop"))
    pick_part(sitting, first_of(sitting, "develop").text, keys=False)
    sitting.ui.click(name="confirm")
    assert answers(sitting)[-1] == "done"


def test_sell_pressed_again_drafts_every_sale_to_a_port_and_own_ports_first(
    sitting: HotSeat,
) -> None:
    question = sitting.asked(begins("sell"))
    sitting.ui.press_keys("s", "s")
    assert sitting.table.current_part_draft.option_to_confirm is not None
    sitting.ui.press_keys("return")
    given = [text for text in answers(sitting) if text.startswith("sell")]
    assert len(given) >= 1
    assert not any(text.endswith("market") for text in given)
    assert question.moves


def ended(sitting: HotSeat) -> bool:
    """Whether the prompt offers to end the turn."""
    return sitting.ui.sees(name="confirm") and sitting.table.is_answer_held


def test_the_last_answer_of_a_turn_waits_until_the_turn_is_ended(sitting: HotSeat) -> None:
    sitting.workshop.until(last("loan"))
    seat = sitting.ask(holds=True).seat
    money = sitting.table.drafted_or_shown_model.view.seats[seat].money
    loan = sitting.workshop.move("loan")
    give(sitting, loan.text)
    assert ended(sitting)
    assert sitting.table.texts_of_moves_picked_so_far(), "nothing is left to advise on"
    assert not sitting.host.answers
    assert sitting.table.drafted_or_shown_model.view.seats[seat].money == money + 10
    sitting.ui.press_keys("return")
    assert len(sitting.host.answers) == 1


def test_what_is_held_is_seen_to_happen_and_the_end_of_the_turn_waits_for_nothing(
    sitting: HotSeat,
) -> None:
    sitting.workshop.until(last("loan"))
    seat = sitting.ask(holds=True, speed=1.0).seat
    money = sitting.table.drafted_or_shown_model.view.seats[seat].money
    loan = sitting.workshop.move("loan")
    give(sitting, loan.text, speed=1.0)
    timeline = sitting.host.stage.timeline
    assert timeline.is_playing
    sitting.ui.press_keys("return")
    assert len(sitting.host.answers) == 1
    assert sitting.table.drafted_or_shown_model.view.seats[seat].money == money + 10
    sitting.ui.advance_time(1 / 60)
    assert not timeline.is_playing


def test_what_is_held_is_taken_back_by_undo_and_not_by_escape(sitting: HotSeat) -> None:
    sitting.workshop.until(last("loan"))
    loan = sitting.workshop.move("loan")
    sitting.ask(holds=True)
    fresh = sitting.table.comparable_contents()
    give(sitting, loan.text)
    assert ended(sitting)
    sitting.ui.press_keys("escape")
    assert sitting.table.is_answer_held
    assert sitting.host.said[-1:] == ["back"], "Escape opens the menu, as before the last action"
    sitting.ui.press_keys("u")
    assert not sitting.table.is_answer_held
    if sitting.host.said[-1:] != ["undo"]:  # no answers of the action were given already
        assert sitting.table.comparable_contents() == fresh


def test_an_action_is_taken_back_with_all_its_answers(sitting: HotSeat) -> None:
    sitting.workshop.until(last("build"))
    start = sitting.workshop.state.clone()
    sitting.ask(holds=True)
    build = sitting.workshop.move("build")
    give(sitting, build.text)
    sitting.ui.press_keys("u")
    said = sitting.host.said
    while "undo" in said:
        said.clear()
        sitting.workshop.state.copy_from(start)
        sitting.ask(afresh=False, holds=True)
    assert sitting.table.current_part_draft.options
    assert not ended(sitting)


def test_what_a_held_answer_has_shown_is_not_told_again(sitting: HotSeat) -> None:
    sitting.workshop.until(ends("points"))
    points = tuple(sitting.workshop.state.points)
    seat = sitting.ask(holds=True).seat
    give(sitting, sitting.workshop.moves()[-1].text)
    held = sitting.table.comparable_contents()
    hand = sitting.table.drafted_or_shown_model.view.seats[seat].hand
    sitting.ui.press_keys("return")
    _, events, after = sitting.workshop.step(seat, sitting.host.answers[0])
    timeline = sitting.table.prepare_step_animation(events, after, seat)
    bill = sitting.table.parts.era_scoring
    while not bill.visible:
        timeline.advance(50)
    assert present(bill.look).points_before == points[: after.seats]
    assert sitting.table.drafted_or_shown_model.view.seats[seat].hand == hand
    timeline.finish_all()
    drawn = sitting.table.comparable_contents()
    sitting.table.show_view(after, seat)
    assert sitting.table.comparable_contents() == drawn
    assert held != drawn


def give(sitting: HotSeat, text: str, *, speed: float | None = None) -> None:
    """Draft a move, confirm it, and let the table answer what it brings until it holds."""
    play(sitting, text, keys=False)
    while sitting.host.answers:
        sitting.answer()
        sitting.host.answers.clear()
        sitting.ask(afresh=False, holds=True, speed=speed)


def last(kind: str) -> Wanted:
    """Want the second action of a turn with a move of a kind."""

    def fits(state: BrassState, moves: tuple[Move, ...]) -> bool:
        second = state.phase == kinds.ACTIONS_PHASE and state.action == 2
        return bool(second and any(move.kind == kind for move in moves))

    return fits


def test_what_is_held_has_taken_its_cube_from_the_track(sitting: HotSeat) -> None:
    def buys_iron(state: BrassState, moves: tuple[Move, ...]) -> bool:
        further = kinds.PHASE_NAMES[state.phase] == "develop" and state.action == 2
        return further and state.iron > 0 and not state.ironworks_cube_count and len(moves) > 1

    sitting.workshop.until(buys_iron)
    view = of_kind(sitting.workshop.state.clone(), BrassState)
    told, then = _lookahead().events_and_view_until_turn_end(view, sitting.workshop.move("develop"))
    assert "iron-bought" in [event.kind for event in told]
    assert then.iron == view.iron - 1


def test_cubes_come_from_own_counters_and_least_gladly_from_anothers_last(sitting: HotSeat) -> None:
    state = of_kind(sitting.workshop.state.clone(), BrassState)
    names = list(state.board.space_numbers)[:3]
    for number, owner, cubes in ((0, 0, 1), (1, 2, 4), (2, 1, 1)):
        state.owner[number] = owner
        state.cubes[number] = cubes
    assert [source_preference_rank(state, 0, name) for name in names] == [0, 1, 2]


def ends(what: str) -> Wanted:
    """Want a last answer of a round that brings its seat money or points."""

    def fits(state: BrassState, moves: tuple[Move, ...]) -> bool:
        if (
            state.turn < state.seats - 1
            or state.action == 1
            or moves[-1].kind not in ("card", "pass")
        ):
            return False
        view = of_kind(state.clone(), BrassState)
        seat = int(state.to_move)
        HotSeat.GAME.rules.apply(view, moves[-1].code)
        return bool(getattr(view, what)[seat] > getattr(state, what)[seat])

    return fits


@pytest.mark.parametrize("what", ["money", "points"])
def test_what_is_held_shows_nothing_yet_of_the_end_of_a_round(sitting: HotSeat, what: str) -> None:
    sitting.workshop.until(ends(what))
    view = of_kind(sitting.workshop.state.clone(), BrassState)
    seat = int(view.to_move)
    before = view.money[seat] + view.spent[seat]
    _, then = _lookahead().events_and_view_until_turn_end(view, sitting.workshop.moves()[-1])
    borrowed = max(0, int(then.money[seat] + then.spent[seat] - before))
    assert borrowed % 10 == 0
    assert then.points[seat] == view.points[seat]


def test_the_sheet_of_a_build_says_what_its_cubes_earn_on_the_track(sitting: HotSeat) -> None:
    def outcome(state: BrassState, move: Move) -> BrassState:
        return _lookahead().result_of_move(of_kind(state.clone(), BrassState), move).view

    def fills(state: BrassState, move: Move) -> bool:
        single = move.kind == "build" and len(move.text.split()) == 3
        return single and outcome(state, move).iron > state.iron

    def earns(state: BrassState, moves: tuple[Move, ...]) -> bool:
        asked = state.phase == kinds.ACTIONS_PHASE and state.action == 1 and state.round > 1
        return asked and any(fills(state, move) for move in moves)

    seat = sitting.asked(earns).seat
    before = sitting.workshop.state
    move = next(move for move in sitting.workshop.moves() if fills(before, move))
    after = outcome(before, move)
    draft_move(sitting, move.text, keys=False)
    spent = after.spent[seat] - before.spent[seat]
    earned = after.money[seat] - before.money[seat] + spent
    assert f"+\N{POUND SIGN}{earned}" in sitting.ui.find(name="deed").label


def test_a_held_answer_is_held_by_the_table_of_another_size_too(sitting: HotSeat) -> None:
    sitting.workshop.until(last("loan"))
    question = sitting.ask(holds=True)
    loan = sitting.workshop.move("loan")
    give(sitting, loan.text)
    asked = present(sitting.table.controller.question)
    shown = sitting.table.drafted_or_shown_model.view.seats[question.seat].money
    sitting.host.arrange(sitting.host.stage.units)
    sitting.table.show_view(asked.view, asked.seat)
    sitting.table.ask(asked)
    assert ended(sitting)
    assert sitting.table.drafted_or_shown_model.view.seats[question.seat].money == shown
    sitting.ui.press_keys("u")
    assert not sitting.table.is_answer_held
    sitting.host.arrange(sitting.host.stage.units)
    sitting.table.show_view(asked.view, asked.seat)
    sitting.table.ask(asked)
    assert not sitting.table.is_answer_held


def test_a_held_answer_is_held_again_when_the_game_was_left_and_opened_once_more(
    sitting: HotSeat,
) -> None:
    sitting.workshop.until(last("loan"))
    sitting.ask(holds=True)
    give(sitting, sitting.workshop.move("loan").text)
    asked = present(sitting.table.controller.question)
    shown = sitting.table.drafted_or_shown_model.view.seats[asked.seat].money
    sitting.open_again()
    sitting.table.show_view(asked.view, asked.seat)
    sitting.table.ask(asked)
    assert ended(sitting)
    assert sitting.table.drafted_or_shown_model.view.seats[asked.seat].money == shown
    sitting.open_again()
    sitting.table.show_view(asked.view, asked.seat)
    sitting.table.ask(replace(asked, waits_for_end_turn=False))
    assert not sitting.host.answers


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_a_card_that_is_asked_for_alone_names_its_action(language: str) -> None:
    words = Words(title_asset_folder("brass") / "words" / language / "board.toml")
    facts = {"industry": "I", "place": "P", "line": "L"}
    state = of_kind(HotSeat.GAME.rules.new_state(), BrassState)
    sentences = set()
    for kind, action in ACTION_WORD_BY_MOVE_KIND.items():
        state.pending = make_move_code(kind, 0, 0, 0)
        assert BrassModel(state, 0).action_in_progress == action
        sentences.add(words.say(f"ask-card-{action}", **facts))
    assert len(sentences) == len(ACTION_WORD_BY_MOVE_KIND)


def builds_with_two_asked_cards(state: BrassState, moves: tuple[Move, ...]) -> list[Move]:
    """Return the builds that ask for each of two cards and for nothing else, and end the turn."""
    found = []
    for move in moves:
        if move.text.endswith("two-cards"):
            result = _lookahead().result_of_move(of_kind(state.clone(), BrassState), move)
            asked = [text.split()[0] for _, text in result.answers]
            if result.ends_turn and asked == ["build", "card", "card"]:
                found.append(move)
    return found


def test_the_cards_of_a_build_begun_by_a_computer_are_asked_for_one_by_one(
    sitting: HotSeat,
) -> None:
    workshop = sitting.workshop
    workshop.until(lambda state, moves: bool(builds_with_two_asked_cards(state, moves)))
    build = builds_with_two_asked_cards(workshop.state, workshop.moves())[0]
    industry, space = build.text.split()[1:3]
    workshop.rules.apply(workshop.state, build.code)
    for number in ("first", "second"):
        question = sitting.ask(holds=True)
        told = present(sitting.table.parts.prompt.look).next_step_text
        say = sitting.table.context.say
        place = sitting.table.context.area_name(space.rpartition(".")[0])
        name = say(f"industry-{industry}")
        assert told == say(f"ask-card-build-{number}", industry=name, place=place)
        draft_move(sitting, question.moves[0].text, keys=False)
        if number == "first":
            assert sitting.answer() == question.moves[0].text
    assert ended(sitting)


def test_the_hand_beside_a_held_answer_has_the_played_card_no_more(sitting: HotSeat) -> None:
    sitting.workshop.until(last("loan"))
    question = sitting.ask(holds=True)
    before = len(sitting.table.drafted_or_shown_model.view.seats[question.seat].hand)
    loan = sitting.workshop.move("loan")
    give(sitting, loan.text)
    assert ended(sitting)
    assert len(sitting.table.drafted_or_shown_model.view.seats[question.seat].hand) == before - 1


def test_the_journal_tells_of_what_is_held_and_of_its_step_once(sitting: HotSeat) -> None:
    sitting.workshop.until(last("loan"))
    seat = sitting.ask(holds=True).seat
    journal = sitting.table.journal

    def told() -> list[str]:
        return [entry.text for entry in journal.entries[before:]]

    before = len(journal.entries)
    give(sitting, sitting.workshop.move("loan").text)
    held = told()
    assert any("£10" in text for text in held)
    sitting.ui.press_keys("return")
    _, events, _ = sitting.workshop.step(seat, sitting.host.answers[0])
    sitting.table.add_to_journal(events, seat, 1)
    assert told()[: len(held)] == held
    assert len(set(told())) == len(told())


def test_a_stack_picked_with_keys_leads_to_the_spaces_it_may_go_to(sitting: HotSeat) -> None:
    sitting.asked(lambda state, _moves: state.phase == kinds.ACTIONS_PHASE)
    sitting.ui.focus_by_keyboard(name="stack:cotton-mill")
    sitting.ui.press_keys("return")
    focus = present(sitting.ui.screen.stage.focus.node)
    assert focus.name.removeprefix("space:") in sitting.table.current_part_draft.legal_spaces()


def test_an_action_picked_again_is_not_confirmed(sitting: HotSeat) -> None:
    sitting.asked(lambda state, moves: any(move.kind == "canal" for move in moves))
    sitting.ui.press_keys("n")
    sitting.table.pick_target(min(sitting.table.current_part_draft.legal_values("line")))
    assert sitting.table.current_part_draft.option_to_confirm is not None
    sitting.ui.press_keys("n", "n")
    sitting.ui.click(name="action:link")
    assert answers(sitting) == []
    assert sitting.table.current_part_draft.option_to_confirm is not None


def test_a_link_picked_again_leads_the_focus_to_the_routes_of_a_second_one(
    sitting: HotSeat,
) -> None:
    sitting.asked(begins("rail"))
    sitting.ui.press_keys("n")
    action_draft = sitting.table.controller.action_draft
    for route in sorted(action_draft.current_part_draft.legal_values("line")):
        action_draft.current_part_draft.pick_value("line", route)
        if action_draft.options_for_further_part:
            break
        action_draft.undo_pick()
    assert action_draft.options_for_further_part
    sitting.table.refresh()
    sitting.ui.press_keys("n")
    focused = sitting.host.stage.focus.node
    further = {sitting.table.parts.map_node.targets[name] for name in action_draft.pickable_targets}
    assert focused in further
    assert answers(sitting) == []
