"""Action and areas are picked in either order, and taken back in reverse."""

from __future__ import annotations

from game.tabletop.question.area import AreaEnquiry
from game.tabletop.question.picks import Picks
from game.titles.tinners_trail.table.kinds.all import asks_of
from game.titles.tinners_trail.table.selection.action import ActionEnquiry
from tests.titles.tinners_trail.table.asking import moves

DAY = moves(
    "build kea",
    "build redruth",
    "miner kea",
    "miner gwennap",
    "adit gwennap redruth",
    "adit kea redruth",
    "extract gwennap tin 1 copper 0",
    "extract gwennap tin 0 copper 1",
    "extract gwennap tin 1 copper 1",
    "pumps",
    "pasties",
    "pass",
)


def worth(area: str, tin: int, copper: int) -> int:
    return 5 * tin + 8 * copper - 2 * (tin + copper)


def test_an_action_lights_the_areas_where_it_is_possible() -> None:
    picks = Picks(DAY, asks_of)
    assert picks.pick_action("miner")
    assert picks.targets() == ("kea", "gwennap")


def test_an_area_picked_first_lights_the_actions_possible_there() -> None:
    picks = Picks(DAY, asks_of)
    assert picks.pick_place("kea")
    assert picks.actions() == {"build", "miner", "adit"}


def test_action_after_area_is_the_answer() -> None:
    picks = Picks(DAY, asks_of)
    picks.pick_place("kea")
    picks.pick_action("miner")
    answer = picks.answer()
    assert answer is not None
    assert answer.text == "miner kea"


def test_an_action_not_possible_in_the_area_lets_the_area_go() -> None:
    picks = Picks(DAY, asks_of)
    picks.pick_place("redruth")
    picks.pick_action("miner")
    assert picks.places == ()
    assert picks.targets() == ("kea", "gwennap")


def test_an_adit_takes_its_areas_in_either_order() -> None:
    for first, second in (("redruth", "kea"), ("kea", "redruth")):
        picks = Picks(DAY, asks_of)
        picks.pick_action("adit")
        picks.pick_place(first)
        assert picks.answer() is None
        assert second in picks.targets()
        picks.pick_place(second)
        answer = picks.answer()
        assert answer is not None
        assert answer.text == "adit kea redruth"


def test_another_area_takes_the_place_of_one_picked_before_any_action() -> None:
    picks = Picks(DAY, asks_of)
    picks.pick_place("kea")
    picks.pick_place("redruth")
    assert picks.places == ("redruth",)


def test_an_area_no_move_touches_cannot_be_picked() -> None:
    picks = Picks(DAY, asks_of)
    assert not picks.pick_place("st-just")
    assert not picks.pick_action("train")
    assert picks.empty


def test_back_takes_the_area_first_and_then_the_action() -> None:
    picks = Picks(DAY, asks_of)
    picks.pick_action("adit")
    picks.pick_place("kea")
    assert picks.back()
    assert (picks.action, picks.places) == ("adit", ())
    assert picks.back()
    assert picks.empty
    assert not picks.back()


def test_developments_are_answered_at_once_and_sales_are_confirmed() -> None:
    enquiry = ActionEnquiry(DAY, asks_of, worth)
    enquiry.pick_action("miner")
    answer = enquiry.pick_area("kea")
    assert answer is not None
    enquiry = ActionEnquiry(DAY, asks_of, worth)
    enquiry.pick_action("build")
    assert enquiry.pick_area("kea") is None
    assert enquiry.pending is not None
    assert enquiry.step == "confirm-build"


def test_the_same_action_again_confirms_it() -> None:
    enquiry = ActionEnquiry(DAY, asks_of, worth)
    assert enquiry.pick_action("pass") is None
    answer = enquiry.pick_action("pass")
    assert answer is not None
    assert answer.text == "pass"


def test_who_does_not_want_to_be_asked_passes_at_once() -> None:
    enquiry = ActionEnquiry(DAY, asks_of, worth)
    enquiry.asks_before_passing = False
    answer = enquiry.pick_action("pass")
    assert answer is not None
    assert answer.text == "pass"


def test_the_only_possible_move_is_not_asked_twice() -> None:
    enquiry = ActionEnquiry(moves("pass"), asks_of, worth)
    assert enquiry.asks_before_passing
    assert enquiry.pick_action("pass") is not None


def test_extracting_counts_cubes_once_the_mine_is_picked() -> None:
    enquiry = ActionEnquiry(DAY, asks_of, worth)
    enquiry.pick_action("extract")
    assert enquiry.pick_area("gwennap") is None
    assert enquiry.load is not None
    assert enquiry.step == "cubes"
    assert enquiry.back()
    assert enquiry.load is None
    assert enquiry.step == "area-extract"


def test_a_mine_with_a_single_load_still_shows_its_cubes() -> None:
    enquiry = ActionEnquiry(moves("extract kea tin 1 copper 0", "pass"), asks_of, worth)
    enquiry.pick_action("extract")
    enquiry.pick_area("kea")
    assert enquiry.load is not None
    assert enquiry.pending is not None
    assert enquiry.pending.text == "extract kea tin 1 copper 0"


def test_an_action_without_its_area_previews_where_the_marker_goes() -> None:
    enquiry = ActionEnquiry(DAY, asks_of, worth)
    assert enquiry.preview is None
    enquiry.pick_action("adit")
    assert enquiry.pending is None
    assert enquiry.preview is not None
    assert enquiry.preview.kind == "adit"


def test_a_pump_is_used_at_the_click_and_a_look_is_confirmed() -> None:
    pump = AreaEnquiry(moves("pump kea", "pump gwennap", "pump none"), asks_of, "pump")
    answer = pump.pick_area("kea")
    assert answer is not None
    peek = AreaEnquiry(moves("peek kea", "peek redruth", "peek none"), asks_of, "peek")
    assert peek.pick_area("kea") is None
    assert peek.pick_area("redruth") is None
    assert peek.pending is not None
    assert peek.pending.text == "peek redruth"
    assert peek.refusal is not None
    assert peek.refusal.text == "peek none"
