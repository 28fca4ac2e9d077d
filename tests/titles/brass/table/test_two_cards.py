"""A build with two cards says so before it is picked, and whatever cannot be played says why."""

import random

import pytest

from game.application.box_factory import folders_of_text_files, make_kit
from game.engine.move import Move
from game.engine.rules import CHANCE, NOBODY
from game.scene.nodes.node import Node
from game.scene.nodes.tooltip import tooltip_from_source
from game.text.languages import NATIVE_NAME_BY_LANGUAGE, text_file_paths
from game.text.words import read_sentences
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.art import inks
from game.titles.brass.table.layout import PRICE_SHEET_SIZE
from game.titles.brass.table.look.panel_looks import card_name
from game.titles.brass.table.move_options import SPACE_PART
from game.titles.brass.table.panels.price_sheet import PriceSheet
from game.titles.brass.table.targets import NEEDS_TWO_CARDS_STATE, BrassSpaceNode, SpaceLook
from tests.helpers.layout_faults import proof_of
from tests.helpers.present import of_kind, present
from tests.titles.brass.table.sitting import HotSeat

pytestmark = pytest.mark.thorough

PAPER_SIDES = 48  # of a sheet, with the gap between words and figure
SAID = "Costs two cards and your whole turn."
EVERY = 9
"""So many questions of a game apart are looked at."""


def takes_both(state: BrassState, moves: tuple[Move, ...]) -> bool:
    """Want a choice with builds by one card and by two."""
    builds = [move.text for move in moves if move.kind == "build"]
    two = [text for text in builds if text.endswith("two-cards")]
    return state.phase == kinds.ACTIONS_PHASE and state.action == 1 and 2 < len(two) < len(builds)


@pytest.fixture
def at_a_choice(sitting: HotSeat) -> HotSeat:
    """A table at which some spaces need two cards and Build is picked."""
    sitting.asked(takes_both)
    sitting.ui.click(name="action:build")
    return sitting


def far_space(sitting: HotSeat) -> str:
    """Return a space that only two cards reach, and that takes one industry."""
    draft = sitting.table.current_part_draft
    found = [
        option
        for option in draft.options
        if option.parts.get(SPACE_PART) in draft.spaces_needing_two_cards
    ]
    spaces = [option.parts[SPACE_PART] for option in found]
    return next(space for space in spaces if spaces.count(space) == 1)


def test_spaces_that_need_two_cards_are_lit_otherwise_and_bear_a_sign(at_a_choice: HotSeat) -> None:
    draft = at_a_choice.table.current_part_draft
    targets = at_a_choice.table.parts.map_node.targets
    spaces = {name: node for name, node in targets.items() if isinstance(node, BrassSpaceNode)}
    assert {
        name for name, node in spaces.items() if node.highlight_kind == NEEDS_TWO_CARDS_STATE
    } == draft.spaces_needing_two_cards
    signs = {name for name, node in spaces.items() if of_kind(node.look, SpaceLook).needs_two_cards}
    assert signs == draft.spaces_needing_two_cards


def test_such_a_space_says_what_it_takes_when_it_is_pointed_at(at_a_choice: HotSeat) -> None:
    node = at_a_choice.table.parts.map_node.targets[far_space(at_a_choice)]
    assert present(tooltip_from_source(node.tooltip)).lines[0] == SAID


def test_the_sheet_names_both_cards_and_another_card_takes_the_place_of_one(
    at_a_choice: HotSeat,
) -> None:
    at_a_choice.ui.click(name=f"space:{far_space(at_a_choice)}")
    draft = at_a_choice.table.current_part_draft
    look = present(of_kind(at_a_choice.table.root.find("deed"), PriceSheet).look)
    assert SAID in look.notes
    assert look.price_lines[0].text == "Two cards"
    other = next(
        slot
        for slot in range(len(draft.hand))
        if slot not in draft.slots_of_picked_and_proposed_cards()
    )
    at_a_choice.ui.click(name=f"card:{other}")
    assert other in draft.slots_of_picked_and_proposed_cards()
    assert len(draft.slots_of_picked_and_proposed_cards()) == 2


def test_the_sheet_of_two_cards_still_says_what_money_is_left(at_a_choice: HotSeat) -> None:
    at_a_choice.ui.click(name=f"space:{far_space(at_a_choice)}")
    lines = [line.text for line in proof_of(at_a_choice.host.stage).lines]
    assert any(text.startswith("You’ll have £") for text in lines), lines


def test_with_two_cards_chosen_the_prompt_says_that_enter_confirms(at_a_choice: HotSeat) -> None:
    prompt = at_a_choice.table.parts.prompt
    assert "Enter" not in present(prompt.look).next_step_text
    at_a_choice.ui.click(name=f"space:{far_space(at_a_choice)}")
    assert present(prompt.look).next_step_text.startswith(f"{SAID} Press Enter to confirm")


def test_of_a_pair_the_first_named_card_gives_way_and_others_say_so(at_a_choice: HotSeat) -> None:
    at_a_choice.ui.click(name=f"space:{far_space(at_a_choice)}")
    draft = at_a_choice.table.current_part_draft
    cards = at_a_choice.table.parts.hand_node.cards
    for _ in range(3):
        first, second = draft.slots_of_picked_and_proposed_cards()
        other = next(slot for slot in range(len(draft.hand)) if slot not in (first, second))
        named = card_name(at_a_choice.table.context, draft.hand[first])
        assert named in present(tooltip_from_source(cards[other].tooltip)).lines[0]
        at_a_choice.ui.click(name=f"card:{other}")
        assert draft.slots_of_picked_and_proposed_cards() == (second, other)


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_the_line_of_two_cards_has_room_for_any_card(sitting: HotSeat, language: str) -> None:
    context = sitting.table.context
    said = read_sentences(text_file_paths(folders_of_text_files("brass"), language))
    places = [context.area_name(place) for place in sitting.workshop.state.board.place_names]
    industries = [words for key, words in said.items() if key.startswith("table.card-cotton")]
    lettering = make_kit().lettering
    caption = lettering.line_width_px(said["table.line-two-cards"], inks.BILL_TEXT_STYLE, 1.0)
    for name in (*places, *industries):
        wide = caption + lettering.line_width_px(name, inks.BILL_BOLD_STYLE, 1.0)
        assert wide < PRICE_SHEET_SIZE[0] - PAPER_SIDES, name


def test_every_card_stack_and_action_that_cannot_be_played_says_why(sitting: HotSeat) -> None:
    state = sitting.workshop.state
    rules = sitting.workshop.rules
    chance = random.Random(4)
    faults = list[str]()
    seen = 0
    number = 0
    rules.deal(state, 4)
    while state.to_move != NOBODY:
        number += 1
        if state.to_move != CHANCE and state.phase == kinds.ACTIONS_PHASE and number % EVERY == 0:
            sitting.ask()
            for node in silent_ones(sitting):
                seen += 1
                tip = tooltip_from_source(node.tooltip)
                if tip is None or not tip.lines or not tip.lines[0].endswith("."):
                    faults.append(f"{node.name}: {tip}")
        rules.apply(state, sitting.workshop.choose(chance))
    assert seen > 50
    assert not faults


def silent_ones(sitting: HotSeat) -> list[Node]:
    """Return the cards without a build, the stacks and actions that are not possible."""
    parts = sitting.table.parts
    draft = sitting.table.current_part_draft
    idle = (at for at, card in enumerate(draft.hand) if not draft.count_builds_with_card(card))
    cards = [parts.hand_node.cards[at] for at in idle]
    stacks = [stack for stack in parts.stacks_panel.stack_nodes.values() if not stack.state]
    return [*cards, *stacks, *(each for each in parts.actions.buttons.values() if not each.enabled)]
