"""What a preview promises is what happens: live points, price sheets and warnings against what is
told of the step once it is played, in games at random.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

import pytest

from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import NOBODY
from game.scene.layout import FlatContainerNode
from game.table_protocol import PersonalQuestion
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.text.numerals import pounds_text
from game.titles.brass.rules import kinds
from game.titles.brass.rules.action_previews import ExpectedDebt, expected_debt
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import make_table_view
from game.titles.brass.table.action_draft import ActionDraft
from game.titles.brass.table.art.gain_marks import certain_gain_range
from game.titles.brass.table.controller import BrassController
from game.titles.brass.table.layout import PRICE_SHEET_SIZE
from game.titles.brass.table.move_lookahead import MoveLookahead
from game.titles.brass.table.panels.price_sheet import (
    PriceSheet,
    PriceSheetHandlers,
    PriceSheetLook,
)
from game.titles.brass.table.price_sheet_writer import PriceSheetWriter
from game.titles.brass.table.view_model import BrassModel
from tests.helpers.hot_seat import RandomGame
from tests.helpers.present import of_kind, present
from tests.titles.brass.table.sitting import LIKED, HotSeat
from tests.titles.brass.tables import table_of

pytestmark = pytest.mark.thorough

SEEDS = (1, 2, 3)
POOR = {**LIKED, "loan": 30.0, "build": 20.0}  # leads to incomes below 0, and to debts
SCORED = {"link-scored", "counter-scored", "money-scored"}
AFTER_A_TURN = {"next-in-order", "drew", "collected", "owed", "forfeited", *SCORED}
NO_HANDLERS = PriceSheetHandlers(lambda: None, lambda: None, lambda _: None)
PICKS = ("action", "industry", "space", "line", "mill", "buyer", "sum")
"""Parts of a move in the order in which they are picked."""


class Step(NamedTuple):
    """A decision of a game: the view before it, the move, what is told, and the view after it."""

    before: BrassState
    move: Move
    events: Sequence[Event]
    after: BrassState

    def amount(self, kind: str, word: str, seat: int) -> int:
        """Return the sum of an amount of all events of a kind of a seat."""
        return sum(e.amount(word) for e in self.events if (e.kind, e.seat) == (kind, seat))


def steps_of(seed: int, liked: dict[str, float]) -> Iterator[Step]:
    """Yield every decision of a game at random."""
    game = RandomGame[BrassState](HotSeat.GAME, liked)
    chance = random.Random(seed)
    game.rules.deal(game.state, seed)
    while game.mover != NOBODY:
        seat = game.mover
        code = game.choose(chance)
        if seat < 0:
            game.rules.apply(game.state, code)
        else:
            yield step_of(game, seat, code)


def step_of(game: RandomGame[BrassState], seat: int, code: int) -> Step:
    """Play a decision."""
    move = game.game.readable_move(game.state, code)
    before, events, after = game.step(seat, code)
    return Step(before, move, events, after)


@pytest.mark.rule("B-15.1", "B-16.1")
def test_the_live_points_are_those_that_the_end_of_the_era_brings() -> None:
    ends = Counter[int]()
    for seed in SEEDS:
        for step in steps_of(seed, LIKED):
            before = step.before
            last = before.round == before.board.rounds_per_era and before.turn == before.seats - 1
            if not last or before.phase != kinds.ACTIONS_PHASE:
                continue
            promised = [seat.points_at_era_end for seat in make_table_view(before).seats]
            scored = scored_after_passing(before)
            if scored is not None:
                ends[int(before.era)] += 1
                assert scored == promised
    assert set(ends) == {kinds.CANAL_ERA, kinds.RAIL_ERA}


def scored_after_passing(view: BrassState) -> list[int] | None:
    """Return what each seat scores when the seat to move only passes, None if the era goes on."""
    game = HotSeat.GAME
    state = of_kind(view.clone(), BrassState)
    scored = Counter[int]()
    seat = int(state.to_move)
    era = state.era
    while state.to_move == seat and state.era == era:
        moves = game.readable_moves(state)
        move = next((each for each in moves if each.kind == "pass"), moves[0])
        before = of_kind(state.clone(), BrassState)
        game.rules.apply(state, move.code)
        for event in game.events_of_step(before, move, state, seat):
            scored[event.seat] += event.amount("points") if event.kind in SCORED else 0
    ended = state.era != era or state.phase == kinds.GAME_OVER_PHASE
    return [scored[each] for each in range(int(state.seats))] if ended else None


def drafted(sitting: HotSeat, step: Step) -> tuple[ActionDraft, PriceSheetLook] | None:
    """Draft the move of a step; return the draft and its price sheet, None while it is open."""
    seat = int(step.before.to_move)
    question = PersonalQuestion(
        seat, step.before, sitting.GAME.readable_moves(step.before), can_undo=False, undo_reason=""
    )
    controller = BrassController(MoveLookahead(sitting.GAME))
    action_draft = controller.input_for(question, BrassModel(step.before, seat))
    assert isinstance(action_draft, ActionDraft)
    option = next(
        each for each in action_draft.current_part_draft.options if each.move.code == step.move.code
    )
    for part in PICKS:
        if part in option.parts:
            action_draft.pick_value(part, option.parts[part])
    look = PriceSheetWriter(sitting.table.context, action_draft).sheet_look()
    if look is None or action_draft.current_part_draft.option_to_confirm != option:
        return None
    return action_draft, look


def test_a_price_sheet_says_what_is_left_and_spent(sitting: HotSeat) -> None:
    say = sitting.table.context.say
    written = Counter[str]()
    for seed in SEEDS:
        for step in steps_of(seed, LIKED):
            if step.before.phase != kinds.ACTIONS_PHASE:
                continue
            sheet = drafted(sitting, step)
            if sheet is None or step.move.kind not in ("build", "canal", "rail", "develop"):
                continue
            action_draft, look = sheet
            written[step.move.kind] += 1
            result = present(action_draft.current_part_result)
            seat = int(step.before.to_move)
            if result.moves_of_further_part:  # the second part of the action is a sheet of its own
                then = result.view
            else:
                _, then = action_draft.lookahead.events_and_view_until_turn_end(
                    result.view_before_last_answer, result.last_answer
                )
            left = pounds_text(int(then.money[seat]))
            spent = pounds_text(int(then.spent[seat]))
            assert say("leaves", left=left, spent=spent) in look.notes, step.move
    assert min(written[kind] for kind in ("build", "canal", "rail", "develop")) > 0


def test_a_loan_brings_the_income_that_its_choice_says(sitting: HotSeat) -> None:
    loans = 0
    for step in steps_of(1, POOR):
        if step.move.kind != "loan" or step.before.phase != kinds.ACTIONS_PHASE:
            continue
        loans += 1
        seat = int(step.before.to_move)
        model = BrassModel(step.before, int(step.before.to_move))
        (sum_words,) = step.move.text.split()[1:]
        space, level = present(model.income_space_and_pounds_after_loan(int(sum_words)))
        action_draft, _ = present(drafted(sitting, step))
        result = present(action_draft.current_part_result)
        _, then = action_draft.lookahead.events_and_view_until_turn_end(
            result.view_before_last_answer, result.last_answer
        )
        assert (int(then.income[seat]), make_table_view(then).seats[seat].income_pounds) == (
            space,
            level,
        )
    assert loans > 0


@pytest.mark.rule("B-12.5")
def test_a_sale_moves_the_marker_as_far_as_its_sheet_says(sitting: HotSeat) -> None:
    sales = 0
    for seed in SEEDS:
        for step in steps_of(seed, LIKED):
            if step.before.phase != kinds.ACTIONS_PHASE or step.move.kind != "sell":
                continue
            _, mill, buyer = step.move.text.split()
            if buyer == "market":
                continue
            sales += 1
            action_draft, look = present(drafted(sitting, step))
            seat = int(step.before.to_move)
            model = BrassModel(step.before, int(step.before.to_move))
            figures = [line.income_spaces for line in look.price_lines] + [
                each.marks.income_spaces for each in look.choices if each.is_chosen
            ]
            result = present(action_draft.current_part_result)
            then = (
                result.view
                if result.moves_of_further_part
                else action_draft.lookahead.events_and_view_until_turn_end(
                    result.view_before_last_answer, result.last_answer
                )[1]
            )
            for space in (mill, buyer):
                kind = present(model.view.space_by_name(space).counter).kind
                assert certain_gain_range(kind.income_spaces) in figures
                assert then.flipped[then.board.space_numbers[space]]
            own = [model.view.space_by_name(space).counter for space in (mill, buyer)]
            gained = sum(
                present(each).kind.income_spaces for each in own if present(each).owner == seat
            )
            assert int(then.income[seat]) == min(int(step.before.income[seat]) + gained, 99)
    assert sales > 0


@pytest.mark.rule("B-3.2")
def test_the_debt_panel_says_what_every_counter_brings_and_leaves(sitting: HotSeat) -> None:
    say = sitting.table.context.say
    given_up = 0
    for seed in range(1, 9):
        for step in steps_of(seed, POOR):
            if step.before.phase != kinds.DEBT_PHASE:
                continue
            given_up += 1
            seat = int(step.before.to_move)
            model = BrassModel(step.before, seat)
            space = step.move.text.split()[1]
            offer = model.debt_repayment_by_counter_at(space)
            brought = next(each for each in step.events if each.kind == "removed")
            assert brought.amount("pounds") == offer.pounds
            assert offer.pounds_left == int(step.before.money[seat]) + offer.pounds
            again = step.after.phase == kinds.DEBT_PHASE and int(step.after.to_move) == seat
            assert again == offer.debt_continues or debt_has_no_choice(step, seat)
            question = PersonalQuestion(
                seat,
                step.before,
                sitting.GAME.readable_moves(step.before),
                can_undo=False,
                undo_reason="",
            )
            controller = BrassController(MoveLookahead(sitting.GAME))
            action_draft = controller.input_for(question, model)
            assert isinstance(action_draft, ActionDraft)
            look = present(PriceSheetWriter(sitting.table.context, action_draft).sheet_look())
            facts = {"pounds": pounds_text(offer.pounds), "left": pounds_text(offer.pounds_left)}
            assert say("debt-figure", **facts) in [line.amount_text for line in look.price_lines]
    assert given_up > 0


def debt_has_no_choice(step: Step, seat: int) -> bool:
    """Whether the last counter left went without a question."""
    return sum(each.kind == "removed" and each.seat == seat for each in step.events) > 1


@pytest.mark.rule("B-3.1")
def test_an_income_that_cannot_be_paid_was_warned_of_at_the_end_of_the_turn() -> None:
    warned = dict[int, ExpectedDebt | None]()
    unpaid = 0
    for seed in range(1, 9):
        warned.clear()
        for step in steps_of(seed, POOR):
            settled = [each for each in step.events if each.kind in ("collected", "owed")]
            seat = int(step.before.to_move)
            if step.before.phase != kinds.DEBT_PHASE:
                warned[seat] = at_the_end(step, seat)
            for event in settled:
                if event.kind != "owed" or event.seat not in warned:
                    continue
                asked = step.after.phase == kinds.DEBT_PHASE and step.after.to_move == event.seat
                if asked:
                    unpaid += 1
                    ahead = present(warned[event.seat])
                    assert ahead.missing_pounds >= -int(step.after.money[event.seat])
                    assert ahead.removable_counter_count > 0
    assert unpaid > 0


def test_before_end_turn_no_other_seat_has_what_the_end_of_the_round_brings() -> None:
    touched = 0
    for seed in SEEDS:
        for step in steps_of(seed, LIKED):
            seat = int(step.before.to_move)
            kinds_of_events = [event.kind for event in step.events]
            if "next-in-order" not in kinds_of_events:
                continue
            own = kinds_of_events.index("next-in-order")
            touched += any(event.seat not in (seat, NOBODY) for event in step.events[:own])
            _, then = MoveLookahead(HotSeat.GAME).events_and_view_until_turn_end(
                step.before, step.move
            )
            for other in set(range(int(then.seats))) - {seat}:
                shown = [int(row[other]) for row in (then.money, then.spent, then.points)]
                before = step.before
                had = [int(row[other]) for row in (before.money, before.spent, before.points)]
                assert shown == had, (step.move, other)
    assert touched > 0


def test_the_tooltip_of_a_panel_splits_the_points_that_the_money_belongs_to(
    sitting: HotSeat,
) -> None:
    split = 0
    for step in steps_of(1, LIKED):
        for seat in make_table_view(step.before).seats:
            links, tiles, money = seat.points_by_source_at_era_end
            if step.before.era == kinds.RAIL_ERA and money:
                split += 1
                sitting.table.show_view(step.before, int(step.before.to_move))
                tooltip = present(sitting.table.assembly.tooltips.seat_panel_tooltip(seat.seat))
                (line,) = [line for line in tooltip.lines if "VP so far" in line]
                assert f"{links + tiles + money} more" in line
                assert f"links {links}, tiles {tiles}, money {money}" in line
                break
        if split == 3:
            return
    raise AssertionError("No seat had points for money.")


def test_places_without_spaces_say_what_always_holds(sitting: HotSeat) -> None:
    state = next(iter(steps_of(1, LIKED))).before
    sitting.table.show_view(state, int(state.to_move))
    for place in state.board.place_names:
        tooltip = present(sitting.table.assembly.tooltips.target_tooltip(place))
        told = " ".join(tooltip.lines)
        is_external = place in ("scotland", "yorkshire", "midlands")
        is_way = place in ("blackpool", "southport", "northwich")
        assert ("Counts as a built port" in told) == is_external
        assert ("Always worth 2 VP" in told) == (is_external or is_way)
        assert ("Currently worth" in told) != (is_external or is_way)


def at_the_end(step: Step, seat: int) -> ExpectedDebt | None:
    """Return the warning after a step, before the round ends."""
    _, then = MoveLookahead(HotSeat.GAME).events_and_view_until_turn_end(step.before, step.move)
    return expected_debt(then, seat)


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_ending_a_turn_says_that_the_next_income_cannot_be_paid(language: str) -> None:
    sitting = HotSeat(language=language)
    workshop = sitting.workshop
    lookahead = MoveLookahead(HotSeat.GAME)

    def ends_in_debt(state: BrassState, moves: tuple[Move, ...]) -> bool:
        passing = [move for move in moves if move.kind == "pass"]
        if state.phase != kinds.ACTIONS_PHASE or state.action != 2 or not passing:
            return False
        result = lookahead.result_of_move(state, passing[0])
        return lookahead.expected_debt_if_turn_ends(result, int(state.to_move)) is not None

    workshop.liked = POOR
    workshop.until(ends_in_debt)
    sitting.ask(holds=True)
    sitting.ui.click(name="action:pass")
    sitting.ui.click(name="confirm")
    while sitting.host.answers:
        sitting.answer()
        sitting.ask(afresh=False, holds=True)
    money = workshop.state.money[workshop.mover]
    said = present(sitting.table.parts.prompt.look).next_step_text
    assert f"£{money}" in said


@pytest.mark.rule("B-3.6")
@pytest.mark.parametrize(("points", "lost"), [(30, 10), (4, 4), (0, 0)])
def test_no_more_points_are_lost_for_a_debt_than_there_are(points: int, lost: int) -> None:
    table = table_of(pink={"money": 0, "points": points, "income_space": 0})
    ahead = present(expected_debt(table.state, table.state.to_move))
    assert ahead.missing_pounds == 10
    assert ahead.points_lost == lost


def test_a_price_sheet_says_whether_a_new_counter_flips_at_once(sitting: HotSeat) -> None:
    flipped_industries = Counter[str]()
    for seed in SEEDS:
        for step in steps_of(seed, LIKED):
            if step.move.kind == "build" and step.before.phase == kinds.ACTIONS_PHASE:
                flipped_industries += industry_that_flips_as_told(sitting, step)
    assert sum(flipped_industries.values()) > 0


def test_what_a_held_turn_shows_leaves_out_what_the_end_of_the_round_brings(
    sitting: HotSeat,
) -> None:
    lookahead = MoveLookahead(sitting.GAME)
    paid_after_move = Counter[str]()
    for liked in (LIKED, POOR):
        for step in chain.from_iterable(steps_of(seed, liked) for seed in SEEDS):
            seat = int(step.before.to_move)
            events, shown = lookahead.events_and_view_until_turn_end(step.before, step.move)
            rest = Step(step.before, step.move, step.events[len(events) :], step.after)
            income = rest.amount("collected", "pounds", seat) - rest.amount("owed", "pounds", seat)
            scored = sum(rest.amount(kind, "points", seat) for kind in SCORED)
            lost = rest.amount("forfeited", "points", seat)
            income += sum(rest.amount(kind, "pounds", seat) for kind in ("forfeited", "removed"))
            if rest.events:
                assert shown.money[seat] == step.after.money[seat] - income, step.move
                assert shown.points[seat] == step.after.points[seat] - scored + lost, step.move
                if step.move.kind == "done":  # declines a second part, which costs nothing
                    assert shown.money[seat] == step.before.money[seat]
                paid_after_move[step.move.kind] += income != 0
    assert paid_after_move["done"] > 0
    assert sum(paid_after_move.values()) > paid_after_move["done"]


@pytest.mark.rule("B-14.4")
def test_a_price_sheet_says_that_a_shipyard_flips_at_once(sitting: HotSeat) -> None:
    table = table_of(
        {"liverpool.0": "pink port 2"},
        {"liverpool wigan": "pink"},
        players=4,
        era="rail",
        pink={"money": 99, "hand": ["birkenhead", "barrow"], "stacks": {"shipyard": [2, 2]}},
    )
    moves = sitting.GAME.readable_moves(table.state)
    builds = [move for move in moves if move.text.startswith("build shipyard ")]
    for move in builds:
        step = Step(table.state, move, (), table.state)
        assert industry_that_flips_as_told(sitting, step) == Counter({"shipyard": 1})
    assert builds


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("industry", ["ironworks", "shipyard"])
def test_a_sheet_of_a_counter_that_flips_at_once_has_room_for_the_money_left(
    industry: str, language: str, size: tuple[int, int]
) -> None:
    sitting = HotSeat(size, language)
    layout = sitting.table.parts.layout
    home = layout.document_rects.price_sheet
    height = home.height if home is not None else PRICE_SHEET_SIZE[1]
    if industry == "ironworks":
        table = table_of(
            {"wigan.0": "yellow coal-mine 1 1"},
            {"preston wigan": "blue"},
            players=4,
            iron=1,
            pink={"money": 99, "hand": ["preston"]},
        )
    else:
        table = table_of(
            {"liverpool.0": "pink port 2"},
            {"liverpool wigan": "pink"},
            players=4,
            era="rail",
            pink={"money": 99, "hand": ["liverpool"], "stacks": {"shipyard": [2, 2]}},
        )
    moves = sitting.GAME.readable_moves(table.state)
    move = next(each for each in moves if each.text.startswith(f"build {industry} "))
    look = present(drafted(sitting, Step(table.state, move, (), table.state)))[1]
    bill = PriceSheet(sitting.table.context, height, NO_HANDLERS)
    bill.show_look(look)
    bill.build_and_lay_out_content(sitting.window.kit, layout.window_size.px_per_u)
    flat = [node.content for node in bill.walk() if isinstance(node, FlatContainerNode)]
    told = [node.label for content in flat for node in content.walk()]
    assert look.flip_text
    assert next(note for note in look.notes if "£" in note) in told
    assert look.flip_text in told or look.gain_text in told


def industry_that_flips_as_told(sitting: HotSeat, step: Step) -> Counter[str]:
    """Require that the price sheet of a build says whether the new counter flips at once; return
    its industry with the count 1 if it does, nothing if not, or while the draft is open."""
    say = sitting.table.context.say
    sheet = drafted(sitting, step)
    if sheet is None:
        return Counter()
    action_draft, look = sheet
    space = action_draft.current_part_draft.picked_or_only_value("space")
    result = present(action_draft.current_part_result)
    events, _then = action_draft.lookahead.events_and_view_until_turn_end(
        result.view_before_last_answer, result.last_answer
    )
    flips = any(each.kind == "flipped" and space in each.places for each in events)
    told_texts = {say("flips-at-once"), say("shipyard-flips-at-once")}
    assert flips == (look.flip_text in told_texts), step.move
    assert flips == ("flips immediately" in look.gain_text)
    assert flips != ("Once flipped" in look.gain_text)
    return Counter(
        {action_draft.current_part_draft.picked_or_only_value("industry"): 1} if flips else {}
    )
