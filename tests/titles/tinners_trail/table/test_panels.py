"""The hand, the strip of emigration, the odds of the next prices, and the position in words."""

from collections import Counter
from dataclasses import replace
from typing import cast

import pytest

from game.application.box_factory import read_words
from game.client.widgets.highlight_rings import RING_GAP, RING_LINE_REACH
from game.engine.title import Options
from game.scene.widgets import PillLabel
from game.table_protocol import SeatPlayer
from game.tabletop.art.text import BOLD_TEXT_ON_PAPER_STYLE
from game.titles import title_by_name
from game.titles.tinners_trail.rules.kinds import PRICES_PHASE
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import make_table_view
from game.titles.tinners_trail.rules.view_classes import AreaView
from game.titles.tinners_trail.table.panels.emigration import EmigrationStrip
from game.titles.tinners_trail.table.panels.hand import hidden_card_notation
from game.titles.tinners_trail.table.panels.player_panel_look import make_player_look
from game.titles.tinners_trail.table.panels.price_odds import next_roll_odds
from game.titles.tinners_trail.table.panels.work_track import work_track_look
from game.titles.tinners_trail.table.view_model import TrailModel, area_view_without_secrets
from tests.helpers.present import of_kind, present
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, game_of_2007, seated
from tests.titles.tinners_trail.tables import table_of
from tools.proof.random_games import play_random_steps

HAIR_LINE = 1.0
GAME = title_by_name("tinners-trail").make_game(Options("tinners-trail", 2))


@pytest.mark.rule("K-1")
def test_a_card_for_two_regions_has_the_back_of_the_wild_card_it_replaces() -> None:
    assert (
        hidden_card_notation("bc:tin+1:2")
        == hidden_card_notation("ad:copper+1:3")
        == hidden_card_notation("any:miner:2")
        == "any:?"
    )
    assert hidden_card_notation("b:tin+1:2") == "b:?"


@pytest.mark.parametrize(("player", "told"), [("human", "Your turn"), ("ai:5", "To play")])
def test_nobody_is_told_it_is_their_turn_on_a_seat_they_gave_to_a_computer(
    player: str, told: str
) -> None:
    game = Game(3, 5)
    seat = game.mover
    view = game.view(game.mover)
    model = TrailModel(view, make_table_view(view, seat), seat)
    card = SeatPlayer(seat, "Ann", "pink", player, "")
    assert make_player_look(model, card, read_words("tinners-trail")).turn_text_and_tone[0] == told


@pytest.mark.rule("K-1")
@pytest.mark.parametrize("hidden", [True, False])
def test_only_an_open_hand_says_which_regions_a_card_is_for(hidden: bool) -> None:
    game = Game(3, 5, ("kickstarter-cards",))
    words = read_words("tinners-trail")
    hot_seat = HotSeat(game)
    hot_seat.table.show_view(game.view(0), 0)
    hot_seat.table.set_hand_hidden(hidden)
    said = [node.label for node in hot_seat.table.root.walk() if node.name.startswith("hand:")]
    assert len(said) == 7
    assert (words.say("table.card-hidden-wild") in said) is hidden
    assert any("AC" in each or "AB" in each or "AD" in each for each in said) is not hidden


@pytest.mark.rule("A2-2", "A-7")
@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_card_costs_is_told_as_the_number_of_players_has_it(seats: int) -> None:
    game = Game(seats, 5)
    words = read_words("tinners-trail")
    hot_seat = HotSeat(game)
    hot_seat.table.show_view(game.view(0), 0)
    nodes = [node for node in hot_seat.table.root.walk() if node.name.startswith("hand:")]
    for node, card in zip(nodes, game.look().seats[0].hand, strict=True):
        value = card.split(":")[2]
        after = words.say("table.card-tip-price", value=value)
        least = words.say("table.card-tip-price-two", value=value)
        tip = str(node.tooltip)
        assert (after in tip, least in tip) == (seats > 2, seats == 2)


# The strip of emigration shows what this round gives and opens the board for who wants more.


@pytest.fixture
def hot_seat() -> HotSeat:
    hot_seat = HotSeat(Game(5, 1, ("arsenic", "emigration")), (1920, 1080))
    assert hot_seat.game.until("emigrate")
    hot_seat.ask()
    return hot_seat


def test_what_rings_an_investment_place_leaves_the_places_beside_it_free() -> None:
    table = seated(Game(4, 1)).table
    track = table.parts.work_track
    anchor = present(table.ui_anchor("passing:2"))
    _left, top, _width, height = present(anchor.box)
    reach = (RING_GAP + RING_LINE_REACH) / track.scale
    _left, above, _width, size = present(track.part_box("place:0"))
    _left, below, _width, _size = present(track.part_box("place:2"))
    assert top - reach >= above + size - HAIR_LINE
    assert top + height + reach <= below + HAIR_LINE


def is_open(hot_seat: HotSeat) -> bool:
    return hot_seat.table.parts.emigration.visible


@pytest.mark.thorough
def test_it_opens_and_shuts_by_click_and_by_key(hot_seat: HotSeat) -> None:
    assert not is_open(hot_seat)
    hot_seat.ui.click(name="tab:emigration")
    assert is_open(hot_seat)
    strip = of_kind(hot_seat.ui.find(name="tab:emigration"), EmigrationStrip)
    assert strip.chosen
    hot_seat.ui.press_keys("f7")
    assert not is_open(hot_seat)


@pytest.mark.thorough
def test_who_chooses_to_emigrate_reads_the_strip_and_keeps_sight_of_the_coast(
    hot_seat: HotSeat,
) -> None:
    hot_seat.ui.press_keys("g")
    assert not is_open(hot_seat)
    assert hot_seat.ui.sees(name="tab:emigration")


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(1178, 663), (1280, 720), (1600, 900), (1920, 1080)])
@pytest.mark.parametrize("larger", [0.75, 1.0])
def test_the_board_shows_the_whole_last_row(size: tuple[int, int], larger: float) -> None:
    hot_seat = HotSeat(Game(4, 1, ("arsenic", "emigration")), size, larger=larger)
    hot_seat.ask()
    board = hot_seat.table.parts.emigration
    if not board.visible:
        hot_seat.ui.press_keys("f7")
    hot_seat.ui.advance_time(0.1)
    assert board.visible
    _left, top, _width, height = present(board.part_box("adelaide:4"))
    lettering = hot_seat.window.kit.lettering
    k = hot_seat.host.stage.units.px_per_u * board.scale
    assert height * k >= lettering.line_spacing_px(BOLD_TEXT_ON_PAPER_STYLE, k)
    assert top + height <= board.height


@pytest.mark.thorough
def test_a_board_that_lies_open_needs_no_tab(hot_seat: HotSeat) -> None:
    assert hot_seat.table.parts.market.visible
    assert not hot_seat.ui.sees(name="tab:market")


# The odds of the next prices are those the rules draw from.


@pytest.mark.rule("P-1", "P-2")
def test_the_odds_are_those_the_rules_will_draw_from() -> None:
    """An extreme price pulls the next one back: games come to every price."""
    last_prices = set()
    for seed in range(12):
        foretold = next_roll_odds(table_of("phase prices").state)
        for step in play_random_steps(GAME, seed):
            state = cast("TrailState", step.before)
            if state.phase == PRICES_PHASE and not state.tin_price:
                drawn: Counter[int] = Counter()
                for code, weight in GAME.rules.weighted_outcomes(state):
                    after = cast("TrailState", state.clone())
                    GAME.rules.apply(after, code)
                    drawn[int(after.tin_price)] += weight
                [tin, _copper] = next_roll_odds(state)
                assert tin == foretold[0]
                assert dict(zip(tin.prices, tin.throw_counts, strict=True)) == drawn
                last_prices.add(int(state.last_tin))
            plain = state.to_plain()
            foretold = next_roll_odds(state)
            assert state.to_plain() == plain
    assert last_prices >= {4, 5, 6, 7}


def test_in_the_last_round_no_more_prices_are_rolled() -> None:
    assert next_roll_odds(table_of("round 4").state) == ()
    assert next_roll_odds(table_of("round 3").state)


# The position in words tells what the viewer sees, all of it, and nothing that is hidden.


@pytest.fixture
def extracting() -> HotSeat:
    """A game of three in which somebody chooses an action."""
    game = Game(3, 7)
    return seated(game, until="extract")


def all_told(extracting: HotSeat) -> str:
    return "\n".join(extracting.table.position_paragraphs())


@pytest.mark.thorough
def test_every_purse_area_and_possible_action_is_told(extracting: HotSeat) -> None:
    model = extracting.table.model
    context = extracting.table.context
    assert model is not None
    text = all_told(extracting)
    assert all(f"£{seat.money}" in text for seat in model.view.seats)
    assert all(
        f"{context.area_name(area.name)}." in text for area in model.view.areas if area.region
    )
    assert "Possible actions:" in text
    assert "Extract" in text


@pytest.mark.rule("D-1")
def test_areas_where_no_mine_can_ever_stand_are_told_together_until_something_is_there(
    extracting: HotSeat,
) -> None:
    [beyond] = [
        part for part in extracting.table.position_paragraphs() if "no mine can be built" in part
    ]
    assert "Stratton" in beyond
    assert "Redruth" not in beyond


def test_the_survey_card_of_a_sale_and_the_arsenic_market_are_told() -> None:
    game = Game(3, 7, ("arsenic",))
    hot_seat = HotSeat(game)
    hot_seat.asked(lambda moves: moves[-1].kind == "bid" and "hand" in str(game.look().auction))
    assert "Survey card played: " in all_told(hot_seat)
    assert "The market pays £18, £16, £14" in all_told(hot_seat)


def test_the_cards_chosen_in_the_draft_are_told_to_whoever_may_see_them() -> None:
    hot_seat = HotSeat(Game(3, 7))
    hot_seat.asked("discard")
    hot_seat.ui.click(name="draft:b:1")
    assert "You keep " in all_told(hot_seat)
    hot_seat.table.set_hand_hidden(True)
    assert "You keep " not in all_told(hot_seat)


@pytest.mark.thorough
def test_no_lifted_card_of_the_draft_lies_on_what_becomes_of_another() -> None:
    hot_seat = HotSeat(Game(3, 7))
    hot_seat.asked("discard")
    drawn = list(hot_seat.ui.find(name="draft").walk())
    fates = [at for at, node in enumerate(drawn) if isinstance(node, PillLabel)]
    cards = [at for at, node in enumerate(drawn) if node.name.startswith("draft:")]
    assert fates
    assert min(fates) > max(cards)


def test_a_concealed_hand_is_counted_and_not_told(extracting: HotSeat) -> None:
    assert "Your cards:" in all_told(extracting)
    extracting.table.set_hand_hidden(True)
    assert "Your cards:" not in all_told(extracting)
    assert "face down." in all_told(extracting)


def peeked(area: AreaView) -> AreaView:
    """The area with a face-down tile its viewer knows."""
    return replace(area, tile=replace(present(area.tile), is_face_up=False, is_known=True))


def test_a_tile_only_its_viewer_knows_is_not_told_to_all(extracting: HotSeat) -> None:
    model = present(extracting.table.model)
    area = next(each for each in model.view.areas if each.tile is not None)
    open_to_all = area_view_without_secrets(peeked(area))
    assert not present(open_to_all.tile).is_known


@pytest.mark.rule("C-15")
@pytest.mark.parametrize("seats", [3, 4])
def test_those_who_prospect_are_shown_in_the_first_places_of_passing(seats: int) -> None:
    hot_seat = HotSeat(game_of_2007(seats, 3))
    for place in range(2):
        question = hot_seat.asked("prospect")
        look = work_track_look(present(hot_seat.table.model), None)
        assert look.prospecting_seats[place] == question.seat
        assert look.next_investment_place == place
        hot_seat.game.step(0)
