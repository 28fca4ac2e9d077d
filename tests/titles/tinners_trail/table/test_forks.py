"""Forks: moves that differ in nothing but a choice, and pieces that wait to be placed."""

from __future__ import annotations

from itertools import pairwise

from game.scene.canvas import Canvas
from game.scene.transform import Transform
from game.tabletop.question.crossroads import CrossroadsEnquiry
from game.tabletop.sheet.ways import Way, Ways, WaysHandlers, WaysSheet
from game.titles.tinners_trail.table.kinds.all import asks_of
from game.titles.tinners_trail.table.selection.action import ActionEnquiry
from game.titles.tinners_trail.table.selection.placement import PlacementEnquiry
from game.titles.tinners_trail.table.trail_desk import enquiry_of
from tests.titles.tinners_trail.table.asking import moves
from tests.titles.tinners_trail.table.sitting import Game, Sitting

CLEAR_PX = 5

DAY = moves(
    "miner kea",
    "miner kea own",
    "miner redruth",
    "process kea",
    "sell arsenic",
    "emigrate gwennap michigan",
    "emigrate gwennap kimberley",
    "emigrate camborne kimberley",
    "place train kea",
    "place train redruth",
    "place adit kea redruth",
)


def day() -> ActionEnquiry:
    return ActionEnquiry(DAY, asks_of, lambda area, tin, copper: 0)


def test_where_both_miners_may_go_one_is_chosen() -> None:
    enquiry = day()
    enquiry.pick_action("miner")
    assert enquiry.pick_area("kea") is None
    assert enquiry.fork == ("", "own")
    assert enquiry.step == "fork-miner"
    answer = enquiry.pick_choice("own")
    assert answer is not None
    assert answer.text == "miner kea own"


def test_where_only_a_plain_miner_may_go_nothing_is_asked() -> None:
    enquiry = day()
    enquiry.pick_action("miner")
    answer = enquiry.pick_area("redruth")
    assert answer is not None
    assert answer.text == "miner redruth"


def test_an_emigrant_chooses_even_among_a_single_place() -> None:
    enquiry = day()
    enquiry.pick_action("emigrate")
    assert enquiry.pick_area("camborne") is None
    assert enquiry.fork == ("kimberley",)


def test_with_a_fork_open_another_area_may_be_picked_instead() -> None:
    enquiry = day()
    enquiry.pick_action("emigrate")
    enquiry.pick_area("camborne")
    assert enquiry.targets == {"gwennap"}
    enquiry.pick_area("gwennap")
    assert enquiry.chosen == {"gwennap"}
    assert enquiry.fork == ("michigan", "kimberley")


def test_back_closes_a_fork() -> None:
    enquiry = day()
    enquiry.pick_action("emigrate")
    enquiry.pick_area("gwennap")
    assert enquiry.back()
    assert enquiry.fork == ()
    assert enquiry.step == "area-emigrate"


def test_processing_and_selling_are_confirmed() -> None:
    enquiry = day()
    enquiry.pick_action("process")
    assert enquiry.pick_area("kea") is None
    assert enquiry.pending is not None
    other = day()
    assert other.pick_action("sell") is None
    assert other.pending is not None
    assert other.pick_action("sell") is other.pending


def test_of_several_waiting_pieces_the_kind_is_chosen_first() -> None:
    enquiry = day()
    enquiry.pick_action("place")
    assert enquiry.fork == ("train", "adit")
    assert enquiry.targets == frozenset()
    assert enquiry.pick_choice("adit") is None
    assert enquiry.piece == "adit"
    assert enquiry.pick_area("redruth") is None
    answer = enquiry.pick_area("kea")
    assert answer is not None
    assert answer.text == "place adit kea redruth"


def test_the_choice_of_a_piece_is_taken_back_before_the_action() -> None:
    enquiry = day()
    enquiry.pick_action("place")
    enquiry.pick_choice("adit")
    enquiry.pick_area("kea")
    assert enquiry.back()
    assert enquiry.piece == "adit"
    assert enquiry.back()
    assert enquiry.fork == ("train", "adit")
    assert enquiry.back()
    assert enquiry.action == ""


def test_michigans_piece_is_placed_by_its_area_or_put_off() -> None:
    asked = moves("place none", "place port kea", "place port st-agnes")
    enquiry = enquiry_of(asked, (), lambda area, tin, copper: 0)
    assert isinstance(enquiry, PlacementEnquiry)
    assert enquiry.piece == "port"
    assert enquiry.targets == {"kea", "st-agnes"}
    answer = enquiry.pick_area("kea")
    assert answer is asked[1]
    assert enquiry.refusal is asked[0]


def test_pieces_kept_from_an_earlier_turn_are_an_action() -> None:
    asked = moves("place port kea", "pass")
    assert isinstance(enquiry_of(asked, (), lambda area, tin, copper: 0), ActionEnquiry)


def test_the_calciner_is_answered_at_once_and_no_declines() -> None:
    asked = moves("calciner no", "calciner yes")
    enquiry = enquiry_of(asked, (), lambda area, tin, copper: 0)
    assert isinstance(enquiry, CrossroadsEnquiry)
    assert enquiry.fork == ("yes", "no")
    assert enquiry.pick_choice("yes") is asked[1]
    assert enquiry.refusal is asked[0]


def test_adelaide_cannot_be_declined() -> None:
    asked = moves("adelaide tin", "adelaide copper")
    enquiry = enquiry_of(asked, (), lambda area, tin, copper: 0)
    assert enquiry.fork == ("tin", "copper")
    assert enquiry.refusal is None


def test_two_lines_of_a_note_keep_clear_of_the_frame_of_their_way_in_a_small_window() -> None:
    sitting = Sitting(Game(2, 1))
    note = "Petroc looks at the tile, pays the bank for it, and keeps what he has seen to himself."
    asked = Ways("A question", "what is asked", (Way("go", "A way to go", note),), 0, firm=True)
    handlers = WaysHandlers[Way](lambda choice: None, lambda: None, lambda *picture: None)
    [way] = WaysSheet(sitting.table._studio, asked, handlers).ways
    canvas = Canvas(sitting.host.stage.kit)
    small = Transform(0.0, 0.0, 720 / 1080)
    canvas.paint(way, small)
    _plate, *lines, _cap, _key = canvas.items
    assert len(lines) == 3  # its title and two lines
    inks = [picture.get_bounding_rect().move(at) for picture, at in lines]
    frame = small.rect(way.x, way.y, way.width, way.height)
    assert min(ink.top for ink in inks) - frame.top >= CLEAR_PX
    assert frame.bottom - max(ink.bottom for ink in inks) >= CLEAR_PX
    assert all(above.bottom <= below.top + 1 for above, below in pairwise(inks))
    sitting.close()
