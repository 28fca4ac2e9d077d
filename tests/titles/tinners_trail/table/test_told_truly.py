"""Buttons, notes and journal say what is so: costs, what cannot be paid, what nobody can do."""

import pytest

from game.application.box_factory import folders_of_text_files, read_words
from game.engine.events import Event
from game.engine.rules import CHANCE
from game.scene.nodes.tooltip import tooltip_from_source
from game.table_protocol import SeatPlayer
from game.text.languages import NATIVE_NAME_BY_LANGUAGE, text_file_paths
from game.text.words import read_sentences
from game.titles.tinners_trail.notation.game_options import TITLE_NAME
from game.titles.tinners_trail.rules.building import is_area_empty
from game.titles.tinners_trail.rules.kinds import PROSPECT_PHASE
from game.titles.tinners_trail.table.game_facts import TrailGameFacts
from game.titles.tinners_trail.table.journal import JournalTextWriter
from game.titles.tinners_trail.table.sheets.bid_controls import BidControls
from tests.helpers.layout_faults import proof_of
from tests.helpers.present import present
from tests.titles.tinners_trail.table.hot_seat import (
    NAMES,
    Game,
    HotSeat,
    game_of_2007,
    moves,
    seated,
)
from tests.titles.tinners_trail.tables import table_of

MAX_SEEDS = 20
CLEAR_PX = 4
SEATS = tuple(SeatPlayer(at, name, "", "human", "") for at, name in enumerate(NAMES))


@pytest.mark.parametrize(("pounds", "end"), [(9, "and bids £9"), (4, "will bid up to £9")])
def test_lord_wallaces_roll_is_told_as_his_bid_where_he_bids_all_of_it(
    pounds: int, end: str
) -> None:
    writer = JournalTextWriter(read_words(TITLE_NAME), SEATS)
    dice = (("tin_die", 2), ("copper_die", 4), ("water_die", 4), ("face", 4), ("pounds", 9))
    rolled = Event("wallace-rolled", 1, card="higher", amounts=dice)
    bid = Event("bid", 1, amounts=(("pounds", pounds),))
    assert writer.journal_entries((rolled, bid))[0].text.endswith(end)


@pytest.mark.rule("R-3")
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_the_tooltip_of_the_work_track_explains_the_eyes(language: str) -> None:
    game = Game(3, 5)
    game.until("build")
    table = seated(game).table
    tip = present(tooltip_from_source(table.parts.work_track.tooltip))
    assert table.context.say("tip-track-eye") in tip.lines
    texts = text_file_paths(folders_of_text_files(TITLE_NAME), language)
    assert "table.tip-track-eye" in read_sentences(texts)


@pytest.mark.rule("AR-5")
def test_only_what_costs_no_work_point_is_called_free() -> None:
    hot_seat = HotSeat(Game(3, 5, ("arsenic",)), (1920, 1080))
    hot_seat.asked("build")
    lines = proof_of(hot_seat.host.stage).lines
    assert [line.text for line in lines].count("free") == 1


@pytest.mark.rule("C-15")
@pytest.mark.parametrize("empty_count", [1, 2])
def test_the_journal_says_why_the_second_prospector_is_not_asked(empty_count: int) -> None:
    game = game_of_2007(3, 4)
    assert game.until("prospect")
    state = game.state
    empty = [area for area in range(state.board.areas_in_play_count) if is_area_empty(state, area)]
    for area in empty[empty_count:]:
        state.water[area] = 1
    game.step(0)
    assert game.mover == CHANCE
    told = [event.kind for event in game.step(0)[0]]
    assert ("nothing-to-prospect" in told) is (empty_count == 1)
    assert (state.phase == PROSPECT_PHASE) is (empty_count == 2)


def test_the_journal_has_a_line_for_prospecting_that_is_cut_short() -> None:
    writer = JournalTextWriter(read_words(TITLE_NAME), SEATS)
    [line] = writer.journal_entries((Event("nothing-to-prospect", CHANCE),))
    assert "prospect" in line.text


def test_the_journal_tells_the_ore_that_an_adit_brings_but_not_that_of_a_mine() -> None:
    writer = JournalTextWriter(read_words(TITLE_NAME), SEATS)
    cubes = Event("cubes", 0, ("gwinear",), amounts=(("tin", 1), ("copper", 1)))
    adit = Event("dug-adit", 0, ("gwinear", "st-ives"))
    lines = [entry.text for entry in writer.journal_entries((adit, cubes))]
    assert lines[1:] == ["Gwinear gained 1 tin, 1 copper"]
    assert not writer.journal_entries((cubes,))


def test_lord_wallaces_limit_is_not_told_as_a_bid() -> None:
    writer = JournalTextWriter(read_words(TITLE_NAME), SEATS)
    dice = (("tin_die", 2), ("copper_die", 4), ("water_die", 4), ("face", 4), ("pounds", 9))
    [line] = writer.journal_entries((Event("wallace-rolled", 1, card="higher", amounts=dice),))
    assert line.text.endswith("will bid up to £9")


def test_extract_says_that_no_cube_can_be_paid_for() -> None:
    game = Game(3, 1)
    game.state = table_of("kea pink 2/2/4; pink money 0").state
    look = present(seated(game).table.parts.actions.buttons["extract"].look)
    assert look.note_below_name == "can’t pay"


@pytest.mark.parametrize("bidder_count", [2, 3])
def test_the_bank_pays_exactly_what_is_said_when_dropping_out_ends_the_auction(
    bidder_count: int,
) -> None:
    hot_seat = _outbid_with_a_card(bidder_count)
    hot_seat.ask()
    nodes = hot_seat.table.root.walk()
    controls = next(node for node in nodes if isinstance(node, BidControls))
    said = present(controls.look).insurance_text
    assert said and said.endswith("or more") is (bidder_count > 2)


@pytest.mark.rule("LW-2")
def test_a_peek_in_the_solo_game_is_asked_as_turning_the_tile_up_for_both() -> None:
    hot_seat = HotSeat(Game(2, 4, wallace=()))
    hot_seat.asked("peek")
    area = min(hot_seat.table.controller.question_input.pickable_areas)
    assert "Lord Wallace" in hot_seat.table.presenter.prompt.next_step_text
    assert "Lord Wallace" in hot_seat.table.area_tooltip(area).lines[0]
    hot_seat.table.pick_target(area)
    assert "for you both" in hot_seat.table.presenter.prompt.next_step_text


@pytest.mark.rule("A2-1")
def test_a_card_that_must_be_played_is_not_asked_as_if_it_could_be_declined() -> None:
    hot_seat = HotSeat(Game(2, 3))
    hot_seat.asked("survey")
    assert hot_seat.table.presenter.prompt.next_step_text.startswith("Which survey card")


@pytest.mark.parametrize(
    ("text", "icon"),
    [("calciner yes", "process"), ("calciner no", ""), ("peek kea", "eye"), ("peek none", "")],
)
def test_a_timeline_has_no_icon_for_what_is_declined(text: str, icon: str) -> None:
    [move] = moves(text)
    assert TrailGameFacts().timeline_icon_name(move) == icon


def _outbid_with_a_card(bidder_count: int) -> HotSeat:
    """Return a table at which the opener, who played a card, is asked to raise, with so many
    seats still bidding."""
    for seed in range(MAX_SEEDS):
        game = Game(4, seed)
        while game.until(lambda moves: any(m.kind == "survey" and m.card for m in moves)):
            opener = game.mover
            game.step(0, next(move.code for move in game.moves() if move.card))
            if _is_outbid(game, opener, bidder_count):
                return HotSeat(game)
    raise AssertionError("Nobody who played a card is ever outbid.")


def _is_outbid(game: Game, opener: int, bidder_count: int) -> bool:
    """Play on until the opener is asked to raise, with so many seats still bidding."""
    while game.mover >= 0 and {move.kind for move in game.moves()} <= {"bid", "drop"}:
        auction = present(game.look().auction)
        outbid = auction.high_bid and auction.high_bidder != opener
        if game.mover == opener and outbid:
            return len(auction.seats_still_bidding) == bidder_count
        game.step(0)
    return False


@pytest.mark.parametrize("size", [(1178, 663), (1280, 720)], ids=str)
def test_the_points_of_a_place_keep_clear_of_its_frame(size: tuple[int, int]) -> None:
    hot_seat = HotSeat(Game(3, 4), size)
    hot_seat.asked("build")
    panel = hot_seat.table.parts.work_track
    proof = proof_of(hot_seat.host.stage)
    spot = next(each for each in hot_seat.host.stage.visible_nodes() if each.node is panel)
    k = spot.rect().width / panel.width
    left, _, width, _ = present(panel.part_box("place:0"))
    right = spot.rect().x + (left + width) * k
    points = [line for line in proof.lines if line.text == "| 10"]
    assert points
    assert all(line.seen.right <= right - CLEAR_PX for line in points)
