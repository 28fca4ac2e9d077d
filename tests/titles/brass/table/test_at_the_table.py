"""Playing at the table of Brass: every move, by mouse alone and by keyboard alone."""

import pytest

from game.engine.knowledge import OPEN_OBSERVER
from game.engine.move import Move
from game.scene.nodes.tooltip import tooltip_from_source
from game.scene.widgets import TextField
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState
from tests.helpers.layout_faults import proof_of
from tests.titles.brass.table.sitting import NAMES, HotSeat, Wanted, play

pytestmark = pytest.mark.thorough

PHASES = ("card", "coal", "iron", "rail", "develop", "sell", "debt")
KINDS = ("build", "canal", "rail", "develop", "sell", "loan", "pass")
by_hand = pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])


def action(kind: str) -> Wanted:
    """Want a choice of action with at least two moves of a kind, one pass."""
    least = 1 if kind == "pass" else 2

    def wanted(state: BrassState, moves: tuple[Move, ...]) -> bool:
        found = sum(move.kind == kind for move in moves)
        return bool(state.phase == kinds.ACTIONS_PHASE and state.round > 1 and found >= least)

    return wanted


def phase(name: str) -> Wanted:
    """Want a question of a phase."""
    number = kinds.PHASE_NAMES.index(name)
    return lambda state, moves: bool(state.phase == number)


@by_hand
@pytest.mark.parametrize(
    ("wanted", "kind"),
    [*((action(kind), kind) for kind in KINDS), *((phase(name), "") for name in PHASES)],
    ids=[*KINDS, *PHASES],
)
def test_every_answer_can_be_given(sitting: HotSeat, wanted: Wanted, kind: str, keys: bool) -> None:
    sitting.workshop.until(wanted)
    for move in [move for move in sitting.workshop.moves() if kind in ("", move.kind)][:6]:
        sitting.ask()
        play(sitting, move.text, keys=keys)
        assert sitting.host.answers == [move.code], move.text


def named_keys(sitting: HotSeat) -> set[str]:
    """Return the names of the keys that stand on key caps."""
    lines = proof_of(sitting.ui.screen.stage).lines
    return {line.text for line in lines} & {"Space", "B"}


def test_pass_says_space_until_another_control_has_the_focus(sitting: HotSeat) -> None:
    sitting.asked(action("pass"))
    assert named_keys(sitting) >= {"Space", "B"}
    stage = sitting.ui.screen.stage
    stage.focus.focus_node(stage.root.find("action:build"), shows_ring=True)
    assert named_keys(sitting) >= {"B"}
    assert "Space" not in named_keys(sitting)
    stage.focus.focus_node(stage.root.find("action:pass"), shows_ring=True)
    assert "Space" in named_keys(sitting)


def test_no_letter_or_digit_is_named_while_text_is_typed(sitting: HotSeat) -> None:
    sitting.asked(action("pass"))
    stage = sitting.ui.screen.stage
    field = TextField("", lambda text: None, width=300, height=50)
    stage.root.add(field)
    stage.focus.focus_node(field, shows_ring=False)
    assert named_keys(sitting) == set()


@by_hand
def test_a_build_with_two_cards_can_be_played(sitting: HotSeat, keys: bool) -> None:
    def two(state: BrassState, moves: tuple[Move, ...]) -> bool:
        return any(move.text.endswith("two-cards") for move in moves)

    sitting.asked(two)
    build = next(m for m in sitting.workshop.moves() if m.text.endswith("two-cards"))
    play(sitting, build.text, keys=keys)
    assert sitting.host.answers == [build.code]


def test_nothing_is_played_before_it_is_confirmed(sitting: HotSeat) -> None:
    sitting.asked(action("build"))
    build = sitting.workshop.move("build")
    chart = sitting.table.parts.map_node.targets.values()
    assert {node.z for node in chart} == {0.0}  # no town shines on its neighbours' counters yet
    sitting.ui.click(name=f"space:{build.text.split()[2]}")
    assert not sitting.host.answers
    assert len({node.z for node in chart}) == 2
    sitting.ui.press_keys("escape")
    assert not sitting.table.current_part_draft.is_begun
    assert not sitting.host.answers


def test_the_card_that_is_picked_is_the_one_that_is_played(sitting: HotSeat) -> None:
    sitting.asked(lambda _state, moves: any(move.kind == "loan" for move in moves))
    card = sitting.table.current_part_draft.hand[-1]
    sitting.ui.click(name=f"card:{len(sitting.table.current_part_draft.hand) - 1}")
    play(sitting, "loan 10", keys=False)
    assert sitting.answer() == "loan 10"
    sitting.ask(afresh=False)
    assert sitting.answer() == f"card {card}"


def test_a_debt_opens_its_bill_by_itself(sitting: HotSeat) -> None:
    sitting.asked(phase("debt"))
    assert sitting.ui.sees(name="deed")
    assert "In debt" in sitting.ui.find(name="deed").label


def test_a_card_tells_what_it_opens(sitting: HotSeat) -> None:
    sitting.asked(action("build"))
    slots = range(len(sitting.table.current_part_draft.hand))
    told = [tooltip_from_source(sitting.ui.find(name=f"card:{slot}").tooltip) for slot in slots]
    assert all(tip is not None and tip.lines for tip in told)
    assert any("£" in line for tip in told if tip is not None for line in tip.lines)


@pytest.mark.parametrize("key", ["b", "d", "1"])
def test_a_pick_brings_the_own_works_back(sitting: HotSeat, key: str) -> None:
    seat = sitting.asked(action("build")).seat
    sitting.ui.click(name=f"seat:{(seat + 1) % 4}")
    works = sitting.ui.find(name="works")
    assert works.label.endswith("’s tiles")
    sitting.ui.press_keys(key)
    assert works.label == "Your tiles"


def test_a_click_on_a_player_shows_that_players_works_and_another_ones_own(
    sitting: HotSeat,
) -> None:
    question = sitting.asked(action("build"))
    works = sitting.ui.find(name="works")
    assert works.label == "Your tiles"
    other = (question.seat + 1) % 4
    sitting.ui.click(name=f"seat:{other}")
    assert works.label.endswith("’s tiles")
    sitting.ui.click(name=f"seat:{other}")
    assert works.label == "Your tiles"
    sitting.table.show_view(sitting.workshop.state, OPEN_OBSERVER)  # as a replay shows it
    assert works.label == f"{sitting.table.context.player_name(question.seat)}’s tiles"


def test_what_counts_now_is_written_over_the_map_while_it_is_wanted(sitting: HotSeat) -> None:
    sitting.asked(lambda state, _moves: any(int(owner) >= 0 for owner in state.link))
    before = sitting.table.comparable_contents()
    sitting.ui.press_keys("k")
    assert sitting.table.comparable_contents() != before
    sitting.ui.press_keys("k")
    assert sitting.table.comparable_contents() == before


def test_a_concealed_hand_shows_no_card(sitting: HotSeat) -> None:
    sitting.asked(action("build"))
    sitting.table.set_hand_hidden(True)
    hand = sitting.ui.find(name="card:0")
    assert getattr(hand, "look", None) is not None
    assert hand.label == "Face-down card"
    assert not hand.enabled


def test_the_position_is_told_in_words_and_a_hidden_hand_is_not(sitting: HotSeat) -> None:
    sitting.asked(action("build"))
    told = " ".join(sitting.table.position_paragraphs())
    assert "Hannah" in told
    assert "Your hand" in told
    assert told.startswith("Your turn, ")
    sitting.ui.press_keys("b")
    assert "Build" in sitting.table.position_paragraphs()[0]
    sitting.table.set_hand_hidden(True)
    assert "Your hand" not in " ".join(sitting.table.position_paragraphs())


def test_the_position_in_words_tells_the_order_of_play_the_prices_and_the_own_stacks(
    sitting: HotSeat,
) -> None:
    sitting.asked(action("sell"))
    view = sitting.table.drafted_or_shown_model.view
    told = sitting.table.position_paragraphs()
    [order] = [line for line in told if line.startswith("Turn order")]
    assert order.index(NAMES[view.turn_order[0]]) < order.index(NAMES[view.turn_order[-1]])
    assert all(f"\N{POUND SIGN}{seat.pounds_spent_this_round}" in order for seat in view.seats)
    [tracks] = [line for line in told if line.startswith("The markets hold")]
    assert f"\N{POUND SIGN}{view.coal_price} for coal" in tracks
    assert any("Tiles left: " in line for line in told if line.startswith("The demand marker"))
    [works] = [line for line in told if line.startswith("Your next tiles")]
    assert works.count("; ") == len(view.seats[0].top_counters) - 1


def test_a_table_drawn_afresh_equals_one_that_was_drafted_at_and_stepped_back(
    sitting: HotSeat,
) -> None:
    sitting.asked(action("build"))
    before = sitting.table.comparable_contents()
    sitting.ui.click(name="action:build")
    sitting.ui.press_keys("escape")
    assert sitting.table.comparable_contents() == before


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_no_word_of_the_table_is_missing(language: str) -> None:
    sitting = HotSeat((1920, 1080), language)
    for kind in KINDS:
        sitting.asked(action(kind))
        move = sitting.workshop.move(kind)
        play(sitting, move.text, keys=False)
        told = [str(node.label) for node in sitting.table.root.walk()]
        assert not [label for label in told if label.startswith("table.")]
