"""Lord Wallace at the table: his card, his affairs, and his reasons in words."""

import pytest
from pygame import Rect

from game.application.box_factory import read_words
from game.engine.events import Event
from game.engine.move import Move
from game.records.records import AUTOMA_PLAYER
from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tooltip import Tooltip, tooltip_from_source
from game.table_protocol import SeatPlayer
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_parts import cards_under_wallace_survey_deck
from game.titles.tinners_trail.rules.table_view import make_table_view
from game.titles.tinners_trail.table.journal import JournalTextWriter
from game.titles.tinners_trail.table.panels.wallace import (
    WallaceTurn,
    WallaceTurnTracker,
    action_card_cells_by_round,
    bid_dice_from_roll,
    column_ranges_of_bands,
)
from game.titles.tinners_trail.table.sheets.auction_summary import TileOnSale
from game.titles.tinners_trail.table.sheets.investment_sheet import InvestmentSheet
from game.titles.tinners_trail.table.sheets.options_sheet import OptionsSheet
from game.titles.tinners_trail.table.view_model import TrailModel
from tests.helpers.present import of_kind, present
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, said, seated

HIS = 1
OTHER = 0
ALL_ACTION_CARDS = 12
CARD = Event("wallace-card", HIS, card="mine", amounts=(("card", 9), ("round", 2), ("band", 1)))


IMPOSSIBLE = Event("wallace-impossible", HIS, card="mine", amounts=(("in_a_row", 1),))
DICE = (("tin_die", 3), ("copper_die", 4), ("water_die", 2), ("face", 4), ("value", 4))


def chose(by: str, candidates: int) -> Event:
    """He takes Kea, of so many."""
    return Event("wallace-chose", HIS, ("kea",), by, (("candidates", candidates),))


def rolled(added: int) -> Event:
    """He bids, with so many pounds out of his pockets."""
    amounts = (*DICE, ("added", added), ("net", 5), ("pounds", 8 + added))
    return Event("wallace-rolled", HIS, card="higher copper", amounts=amounts)


def profit(*, lost: int) -> Event:
    """He sells and invests £65; so many pounds more make no step."""
    amounts = {"revenue": 80, "owed": 12, "profit": 65 + lost, "invested": 65, "lost": lost}
    return Event("wallace-profit", HIS, amounts=tuple(amounts.items()))


@pytest.mark.rule("LW-D4")
@pytest.mark.parametrize(
    ("events", "lines"),
    [
        ((), ()),
        (
            (chose("fewest-left", 3), Event("extracted", HIS, ("kea",))),
            ("He extracts from Kea (out of 3 mines): least ore left.",),
        ),
        ((chose("only", 1),), ("His only choice was Kea.",)),
        (
            (rolled(0),),
            ("Net worth 5: he uses the copper die (4). With £4 for the card, that makes £8.",),
        ),
        (
            (rolled(2),),
            (
                "Net worth 5: he uses the copper die (4). "
                "With £4 for the card and £2 for Deep pockets, that makes £10.",
            ),
        ),
        (
            (profit(lost=3),),
            ("Lord Wallace earned £80 and owed £12, so he invests £65 and loses £3.",),
        ),
        ((profit(lost=0),), ("Lord Wallace earned £80 and owed £12, so he invests £65.",)),
        ((chose("only", 1), Event("opened-auction", OTHER, ("redruth",))), ()),
        ((IMPOSSIBLE, CARD), ()),
        (
            (rolled(0), Event("bid", HIS, amounts=(("pounds", 6),))),
            (
                "Net worth 5: he uses the copper die (4). With £4 for the card, that makes £8.",
                "Lord Wallace only needs £1 more than you, so he bids £6.",
            ),
        ),
    ],
    ids=[
        *("card", "best", "only", "dice", "pockets", "profit", "whole profit"),
        *("another's auction", "next card", "£1 more"),
    ],
)
def test_a_card_is_kept_with_the_cell_that_counted_and_why_he_does_what_he_does(
    events: tuple[Event, ...], lines: tuple[str, ...]
) -> None:
    listener = WallaceTurnTracker(read_words("tinners-trail"))
    listener.process_events((CARD, *events))
    turn = listener.turn
    assert (turn.card, turn.round, turn.track_band, turn.action) == (9, 2, 1, "mine")
    assert turn.reason_sentences == lines


@pytest.mark.thorough
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_the_dice_of_his_bid_cover_no_words(language: str) -> None:
    words = read_words("tinners-trail", language)
    game = Game(2, 1, (), ())
    hot_seat = HotSeat(game, words=words)
    hot_seat.ask()
    panel = hot_seat.table.parts.wallace
    board = of_kind(game.state, TrailState).board
    turn = WallaceTurn(12, 1, 0, "mine")
    panel.show_turn(turn, board)
    bare = painted(panel, hot_seat)
    panel.show_turn(turn._replace(bid_dice=bid_dice_from_roll(rolled(0))), board)
    dice = [rect for rect in painted(panel, hot_seat) if rect not in bare]
    print_of_panel = [rect for rect in bare if rect.height < panel.height / 4]
    assert len(dice) == 4  # and the cell of the one that counts
    covered = [each for each in print_of_panel if each.collidelist(dice) >= 0]
    assert not covered


def painted(node: Node, hot_seat: HotSeat) -> list[Rect]:
    """Return the boxes of what a node puts on the screen."""
    canvas = Canvas(hot_seat.host.stage.kit)
    canvas.paint(node, Transform(0.0, 0.0, 1.0))
    return [picture.get_bounding_rect().move(at) for picture, at in canvas.items]


@pytest.mark.rule("LW-9")
def test_pumps_taken_for_want_of_an_adit_are_explained() -> None:
    listener = WallaceTurnTracker(read_words("tinners-trail"))
    card = Event("wallace-card", HIS, card="adit", amounts=CARD.amounts)
    listener.process_events((card, Event("took-pumps", HIS), chose("only", 1)))
    assert listener.turn.reason_sentences == (
        "There’s nowhere to dig an adit, so Lord Wallace takes steam pumps.",
        "His only choice was Kea.",
    )


def test_the_printed_card_has_four_rounds_of_three_bands() -> None:
    state = of_kind(Game(2, 1, (), ()).state, TrailState)
    board = state.board
    assert column_ranges_of_bands(board) == ((0, 3), (4, 6), (7, 9))
    cells = action_card_cells_by_round(board, 1)
    assert [len(row) for row in cells] == [3, 3, 3, 3]
    assert cells[0][0] == ("build", "build")
    assert cells[0][1] == ("build", "mine")


def seen(game: Game) -> TrailModel:
    """What the other seat sees."""
    view = game.view(OTHER)
    return TrailModel(view, make_table_view(view, OTHER), OTHER)


def test_his_affairs_are_what_the_rules_say() -> None:
    game = Game(2, 1, (), ())
    affairs = present(seen(game).wallace_affairs)
    assert affairs.survey_deck_size == 6
    assert affairs.action_deck_size == 12
    assert affairs.owed_pounds == 0
    assert seen(Game(2, 1)).wallace_affairs is None


@pytest.mark.parametrize("seed", range(4))
def test_his_panel_counts_the_action_cards_of_his_deck_through_a_whole_game(seed: int) -> None:
    game = Game(2, seed, (), ())
    drawn = 0
    while not game.is_over:
        events, _view = game.step(OTHER)
        drawn += sum(event.kind == "wallace-card" for event in events)
        affairs = present(seen(game).wallace_affairs)
        assert affairs.action_deck_size == ALL_ACTION_CARDS - drawn % ALL_ACTION_CARDS
    assert drawn > ALL_ACTION_CARDS


@pytest.mark.rule("LW-5")
def test_a_survey_card_that_he_puts_under_his_deck_is_still_in_it() -> None:
    game = Game(2, 0, (), ())
    before = 0
    while not cards_under_wallace_survey_deck(game.state):
        before = present(seen(game).wallace_affairs).survey_deck_size
        game.step(OTHER)
    assert present(seen(game).wallace_affairs).survey_deck_size == before


def test_a_new_table_of_a_solo_game_shows_his_panel() -> None:
    hot_seat = HotSeat(Game(2, 1, (), ()))
    hot_seat.table.show_view(hot_seat.game.view(OTHER), OTHER)
    assert hot_seat.table.parts.wallace.visible
    hot_seat.table.add_to_journal((CARD,), OTHER)
    assert hot_seat.table.parts.wallace.turn.card == 9
    hot_seat.table.remove_later_journal_lines()
    assert hot_seat.table.parts.wallace.turn.card == 0


def test_his_card_is_covered_until_the_next_one_has_turned_over() -> None:
    hot_seat = HotSeat(Game(2, 1, (), ()))
    view = hot_seat.game.view(OTHER)
    hot_seat.table.show_view(view, OTHER)
    panel = hot_seat.table.parts.wallace
    timeline = hot_seat.table.prepare_step_animation((CARD,), view, OTHER)
    timeline.advance(16)
    assert panel.is_card_hidden
    timeline.finish_all()
    assert not panel.is_card_hidden
    assert panel.is_card_face_up


# The question whether to look at the tile under the hammer (LW-2).


@pytest.fixture
def hot_seat() -> HotSeat:
    """A solo game in which a card of the hand was played on a face-down tile."""
    game = Game(2, 5, wallace=())
    assert game.until(lambda moves: moves[0].kind == "look")
    return seated(game)


@pytest.mark.thorough
@pytest.mark.rule("LW-2")
def test_the_question_is_put_on_a_sheet_with_both_answers(hot_seat: HotSeat) -> None:
    sheets = hot_seat.table.parts.sheet_layer.children
    assert any(isinstance(sheet, OptionsSheet) for sheet in sheets)
    desk = hot_seat.table.controller
    assert desk.question_input.options_to_choose == ("yes", "no")
    assert "Reveal the tile first?" in "\n".join(hot_seat.table.position_paragraphs())


@pytest.mark.thorough
def test_a_card_that_lord_wallace_plays_is_called_his_own() -> None:
    game = Game(2, 5, wallace=())

    def asks_for_bid_with_card_of_deck(moves: tuple[Move, ...]) -> bool:
        return moves[0].kind == "bid" and game.view(OTHER).survey_from == kinds.DECK_CARD_SOURCE

    assert game.until(asks_for_bid_with_card_of_deck)
    bill = present(seated(game).bill)
    goods = present(bill.look).goods
    assert isinstance(goods, TileOnSale)
    assert goods.card_note.endswith("’s card")


def test_the_journal_calls_a_card_of_lord_wallaces_own_deck_his_own() -> None:
    seats = (
        SeatPlayer(0, "Ann", "pink", "human", ""),
        SeatPlayer(HIS, "Lord Wallace", "", AUTOMA_PLAYER, ""),
    )
    chronicler = JournalTextWriter(read_words("tinners-trail", "en"), seats)
    lines = [chronicler.journal_text(Event("drew", seat, card="a:port:4")) for seat in (0, HIS)]
    assert lines[0].startswith("Top card of the deck")
    assert lines[1].startswith("Lord Wallace played his own card")


@pytest.mark.thorough
@pytest.mark.rule("LW-2")
def test_declining_leaves_the_tile_face_down(hot_seat: HotSeat) -> None:
    assert said(hot_seat.table.controller.question_input.declining_move) == "look no"


def test_of_two_dice_the_one_that_is_taken_is_marked() -> None:
    amounts = (("tin_die", 3), ("copper_die", 4), ("water_die", 2), ("face", 3))
    event = Event("wallace-rolled", HIS, card="lower tin copper", amounts=amounts)
    assert [(die.kind, die.face) for die in bid_dice_from_roll(event) if die.is_counted] == [
        ("tin", 3)
    ]


def test_a_face_down_tile_has_no_net_worth_to_tell() -> None:
    explainer = WallaceTurnTracker(read_words("tinners-trail", "en"))
    amounts = (*DICE, ("added", 0), ("pounds", 8))
    explainer.process_events(
        (Event("wallace-rolled", HIS, card="lower tin copper", amounts=amounts),)
    )
    assert explainer.turn.reason_sentences == (
        "Face-down tile: he uses the lower of the tin die and the copper die (4). "
        "With £4 for the card, that makes £8.",
    )


@pytest.mark.parametrize(
    ("language", "compared"),
    [
        ("pl", "liczy się niższy z wyników kości cyny i kości miedzi (4)"),
        ("cs", "platí nižší z výsledků kostky cínu a kostky mědi (4)"),
    ],
)
def test_compared_dice_stand_in_the_genitive(language: str, compared: str) -> None:
    explainer = WallaceTurnTracker(read_words("tinners-trail", language))
    amounts = (*DICE, ("added", 0), ("pounds", 8))
    explainer.process_events(
        (Event("wallace-rolled", HIS, card="lower tin copper", amounts=amounts),)
    )
    assert compared in explainer.turn.reason_sentences[0]


@pytest.mark.thorough
@pytest.mark.rule("LW-D6")
@pytest.mark.parametrize("options", [(), ("financial-sabotage",)])
def test_the_sheet_names_what_makes_a_lower_row_count(options: tuple[str, ...]) -> None:
    hot_seat = HotSeat(Game(2, 5, (), options))
    hot_seat.asked(lambda moves: sum(move.kind == "invest" for move in moves) > 1)
    sheet = of_kind(hot_seat.ui.find(name="invest"), InvestmentSheet)
    look = present(sheet.look)
    assert look.has_sabotaged_rates is bool(options)
    row = f"row {look.passing_row_from_1 + 1} counts: {look.points_per_ten_pounds} points per £10"
    assert (row in sheet.question_and_note()[1]) is bool(options)
    tip = of_kind(tooltip_from_source(hot_seat.table.parts.work_track.tooltip), Tooltip)
    assert any("Financial sabotage" in line for line in tip.lines) is bool(options)
