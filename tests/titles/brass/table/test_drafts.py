"""The draft of a move: any part first, each pick narrows the rest."""

import pytest

from game.engine.move import Move
from game.titles.brass.table.draft import Draft
from game.titles.brass.table.move_options import (
    ACTION_PART,
    BUYER_PART,
    INDUSTRY_PART,
    LINE_PART,
    MILL_PART,
    SPACE_PART,
    options_of_moves,
)

TEXTS = (
    "build cotton-mill bury.0",
    "build coal-mine bury.0",
    "build port fleetwood.0",
    "build port lancaster.0 two-cards",
    "canal bolton bury",
    "develop shipyard",
    "sell oldham.0 fleetwood.0",
    "sell oldham.0 market",
    "sell colne.0 market",
    "loan 10",
    "pass",
)
ALLOWED = {"bury.0": frozenset({"bury", "cotton-mill"}), "fleetwood.0": frozenset({"port"})}
HAND = ("bury", "cotton-mill", "port", "port")
SPARED = ("cotton-mill", "bury", "port")


def cards_for(industry: str, space: str) -> frozenset[str]:
    """Return the cards that allow a build."""
    cards = ALLOWED[space]
    return cards - {"cotton-mill"} if industry == "coal-mine" else cards


@pytest.fixture
def draft() -> Draft:
    """Return a draft of every action."""
    moves = [Move(number, text.split()[0], text) for number, text in enumerate(TEXTS)]
    return Draft(options_of_moves(moves, cards_for), HAND, lambda _move: SPARED)


def test_nothing_is_pending_before_anything_is_picked(draft: Draft) -> None:
    assert draft.option_to_confirm is None
    assert not draft.is_begun


def test_a_space_that_takes_one_industry_is_a_whole_build(draft: Draft) -> None:
    assert draft.pick_space("fleetwood.0")
    assert draft.picked_or_only_value(ACTION_PART) == "build"
    assert draft.picked_or_only_value(INDUSTRY_PART) == "port"
    assert draft.option_to_confirm is not None
    assert draft.option_to_confirm.notation_text == "build port fleetwood.0"


def test_a_space_that_takes_two_asks_which(draft: Draft) -> None:
    draft.pick_space("bury.0")
    assert draft.option_to_confirm is None
    assert draft.legal_values(INDUSTRY_PART) == {"cotton-mill", "coal-mine"}
    draft.pick_value(INDUSTRY_PART, "coal-mine")
    assert draft.option_to_confirm is not None


def test_a_card_picked_first_leaves_its_builds(draft: Draft) -> None:
    assert draft.pick_card(1)
    assert draft.legal_values(SPACE_PART) == {"bury.0"}
    draft.pick_space("bury.0")
    assert draft.picked_or_only_value(INDUSTRY_PART) == "cotton-mill"


def test_a_pick_that_does_not_go_with_earlier_ones_drops_them(draft: Draft) -> None:
    draft.pick_space("bury.0")
    assert draft.pick_value(LINE_PART, "bolton bury")
    assert draft.picked_or_only_value(ACTION_PART) == "link"
    assert not draft.picked_or_only_value(SPACE_PART)


def test_what_is_no_option_is_no_pick(draft: Draft) -> None:
    assert not draft.pick_space("barrow.0")
    assert not draft.is_begun


def test_a_sale_asks_for_the_buyer_only_where_there_are_several(draft: Draft) -> None:
    draft.pick_space("colne.0")
    assert draft.option_to_confirm is not None
    draft.undo_last_pick()
    draft.pick_space("oldham.0")
    assert draft.option_to_confirm is None
    assert draft.legal_spaces() >= {"fleetwood.0"}
    draft.pick_space("fleetwood.0")
    assert draft.option_to_confirm is not None
    assert draft.picked_or_only_value(MILL_PART) == "oldham.0"
    draft.pick_value(BUYER_PART, "market")
    assert draft.option_to_confirm is not None


def test_a_second_card_makes_a_build_on_any_empty_space(draft: Draft) -> None:
    draft.pick_card(2)
    draft.pick_card(3)
    assert draft.picked_card_slots == (2, 3)
    assert draft.legal_values(SPACE_PART) == {"lancaster.0"}


def test_where_two_cards_do_nothing_the_second_replaces_the_first(draft: Draft) -> None:
    draft.pick_value(LINE_PART, "bolton bury")
    draft.pick_card(2)
    draft.pick_card(0)
    assert draft.picked_card_slots == (0,)


def test_of_a_build_with_two_cards_every_other_card_may_take_the_place_of_one(draft: Draft) -> None:
    draft.pick_space("lancaster.0")
    assert draft.needs_two_cards
    assert [HAND[slot] for slot in draft.slots_of_picked_and_proposed_cards()] == [
        "cotton-mill",
        "bury",
    ]
    assert all(draft.can_play_card(slot) for slot in range(len(HAND)))
    assert draft.pick_card(2)
    assert [HAND[slot] for slot in draft.slots_of_picked_and_proposed_cards()] == ["bury", "port"]
    assert draft.pick_card(3)
    assert draft.slots_of_picked_and_proposed_cards() == (2, 3)


def test_a_card_picked_again_stays_picked_beside_other_picks(draft: Draft) -> None:
    draft.pick_value(LINE_PART, "bolton bury")
    draft.pick_card(2)
    assert draft.pick_card(2)
    assert draft.slots_of_picked_and_proposed_cards() == (2,)


def test_a_card_picked_again_is_put_back_while_nothing_else_is_picked(draft: Draft) -> None:
    draft.pick_card(2)
    draft.pick_card(2)
    assert not draft.is_begun


@pytest.mark.parametrize("number", [0, 1])
def test_a_proposed_card_of_two_stays_when_it_is_picked(draft: Draft, number: int) -> None:
    draft.pick_space("lancaster.0")
    proposed = draft.slots_of_picked_and_proposed_cards()
    draft.pick_card(proposed[number])
    assert draft.slots_of_picked_and_proposed_cards() == proposed


def test_a_card_picked_before_is_the_first_of_the_two_that_a_place_needs(draft: Draft) -> None:
    draft.pick_card(3)
    draft.pick_space("lancaster.0")
    assert draft.needs_two_cards
    assert draft.slots_of_picked_and_proposed_cards() == (3, 1)


def test_a_card_that_does_not_fit_makes_no_build_with_two_cards_where_one_is_enough() -> None:
    texts = ("build port fleetwood.0", "build port fleetwood.0 two-cards")
    moves = [Move(number, text.split()[0], text) for number, text in enumerate(texts)]
    draft = Draft(options_of_moves(moves, cards_for), HAND, lambda _move: SPARED)
    draft.pick_space("fleetwood.0")
    assert not draft.pick_card(0)
    assert [HAND[slot] for slot in draft.slots_of_picked_and_proposed_cards()] == ["port"]


def test_only_what_a_picked_card_builds_is_lit_until_develop_is_picked(draft: Draft) -> None:
    assert draft.pickable_industries == frozenset()
    draft.pick_card(2)
    assert draft.pickable_industries == {"port"}
    draft.pick_value(ACTION_PART, "develop")
    assert draft.pickable_industries == {"shipyard"}


def test_a_space_tells_whether_one_card_reaches_it(draft: Draft) -> None:
    draft.pick_value(ACTION_PART, "build")
    assert draft.spaces_needing_two_cards == {"lancaster.0"}


def test_a_card_fits_only_where_what_the_picked_one_allows_is_its_own_too(draft: Draft) -> None:
    draft.pick_card(2)
    draft.pick_value(ACTION_PART, "build")
    assert [HAND[slot] for slot in range(len(HAND)) if draft.can_play_card(slot)] == [
        "port",
        "port",
    ]


def test_another_action_stays_possible_whatever_place_is_picked(draft: Draft) -> None:
    draft.pick_value(LINE_PART, "bolton bury")
    assert draft.actions_playable_with_picked_cards == {
        "build",
        "link",
        "develop",
        "sell",
        "loan",
        "pass",
    }


def test_the_last_pick_goes_back_first(draft: Draft) -> None:
    draft.pick_value(ACTION_PART, "build")
    draft.pick_space("bury.0")
    assert draft.undo_last_pick()
    assert draft.picked_or_only_value(ACTION_PART) == "build"
    assert not draft.picked_or_only_value(SPACE_PART)
    assert draft.undo_last_pick()
    assert not draft.is_begun
    assert not draft.undo_last_pick()


def test_the_proposed_card_is_the_least_useful_that_does(draft: Draft) -> None:
    draft.pick_space("bury.0")
    draft.pick_value(INDUSTRY_PART, "cotton-mill")
    assert [HAND[slot] for slot in draft.slots_of_picked_and_proposed_cards()] == ["cotton-mill"]


def test_a_card_that_is_picked_is_never_changed(draft: Draft) -> None:
    draft.pick_card(0)
    draft.pick_space("bury.0")
    draft.pick_value(INDUSTRY_PART, "cotton-mill")
    assert draft.slots_of_picked_and_proposed_cards() == (0,)


def test_no_more_is_what_confirming_means_while_nothing_further_is_picked() -> None:
    moves = [Move(1, "rail", "rail bolton bury"), Move(2, "done", "done")]
    draft = Draft(options_of_moves(moves, cards_for))
    assert draft.option_to_confirm is not None
    assert draft.option_to_confirm.notation_text == "done"
    draft.pick_value(LINE_PART, "bolton bury")
    assert draft.option_to_confirm.notation_text == "rail bolton bury"


@pytest.mark.parametrize("first_pick", ["", "card"])
def test_a_mill_that_may_be_built_over_is_sold_after_sell(first_pick: str) -> None:
    texts = ("build cotton-mill bury.0", "sell bury.0 fleetwood.0", "sell bury.0 market", "pass")
    moves = [Move(number, text.split()[0], text) for number, text in enumerate(texts)]
    draft = Draft(options_of_moves(moves, cards_for), HAND, lambda _move: SPARED)
    if first_pick == "card":
        assert draft.pick_card(2)  # allows no build there
    assert draft.pick_value(ACTION_PART, "sell")
    assert draft.pick_space("bury.0")
    assert draft.picked_or_only_value(ACTION_PART) == "sell"
    assert draft.picks[MILL_PART] == "bury.0"
    assert draft.legal_values(BUYER_PART) == {"fleetwood.0", "market"}
