"""Every word has room where it is written: names, headings, terms, the journal; in any language."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from pygame import Rect

from game.application.box_factory import make_kit, read_words
from game.engine.events import Event
from game.engine.knowledge import OPEN_OBSERVER
from game.engine.rules import State
from game.scene.drawing.picture import Transform
from game.scene.stage.units import SMALLEST_PX_PER_U
from game.scene.text import text_styles
from game.scene.widgets.button import NARROW_TILE_SIDE_PADDING
from game.table_protocol import SeatPlayer
from game.tabletop.layout.action_row_and_hand import ACTION_HEIGHT
from game.tabletop.layout.table_layout import TableWindowSize
from game.tabletop.panel.journal_rows import JournalRows
from game.tabletop.sheet.sheet import EYE_BUTTON_WIDTH
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.text.words import Words
from game.titles.tinners_trail.table.display import EXTRACTION_NOTE_BY_REASON
from game.titles.tinners_trail.table.extras import ExtrasInPlay
from game.titles.tinners_trail.table.game_facts import trail_key_commands
from game.titles.tinners_trail.table.journal import JournalTextWriter
from game.titles.tinners_trail.table.layout import make_table_layout
from game.titles.tinners_trail.table.move_kinds import record_of_move_kind
from game.titles.tinners_trail.table.sheets import draft_sheet, extraction_sheet, investment_sheet
from game.titles.tinners_trail.table.sheets.auction_bill import AuctionBill
from game.titles.tinners_trail.table.sheets.auction_bill_placement import (
    ORNATE_BILL_SIZES,
    PLAIN_BILL_SIZES,
)
from game.titles.tinners_trail.table.sheets.auction_bill_sizes import AuctionBillSizes
from game.titles.tinners_trail.table.sheets.auction_summary import (
    CUBE_KINDS,
    AuctionSummary,
    Bidder,
    MineContentsRow,
    TileOnSale,
)
from game.titles.tinners_trail.table.sheets.extraction_sheet import mine_capacity_text
from game.titles.tinners_trail.table.view_model import BASE_GAME_EXTRAS
from tests.helpers.layout_faults import (
    OPAQUE,
    ProofCanvas,
    Written,
    opacity_over,
    proof_of,
)
from tests.helpers.present import present
from tests.titles.tinners_trail.table.hot_seat import NAMES, Game, HotSeat, game_of_2007

LETTERING = make_kit(trail_key_commands()).lettering
FITS = LETTERING.fits
LONGEST_AREA = "Perranzabuloe"
SMALL_WINDOW = 662 / 1080  # px per u: what a screen of 1280x720 leaves beside its bars
FIRST_WINDOW = (1178, 663)  # in which the program opens on a screen of 1280x720
MAX_PASSED = 4
EVERYTHING = ("arsenic", "emigration", "kickstarter")
MOST_SEATS = 5
SIDE_PX = 6
"""Between a text and the frame around it."""
STATES_OF_OTHERS = ("leads", "won", "acts", "chooses", "passed", "in", "out")
"""What is said of bidders; of the viewer shorter words may stand in."""
STOCKED_NOTES = ("left", "none-left")
NOTES_BY_ACTION = {
    "build": ("note-build", "note-build-card"),
    "extract": ("note-extract", *EXTRACTION_NOTE_BY_REASON.values()),
    **dict.fromkeys(("adit", "train", "port", "miner"), STOCKED_NOTES),
    "pumps": ("note-pumps",),
}
"""The keys of the notes on the buttons of actions; others have "note-ACTION" alone."""
MAX_IN_NOTE = 18
IN_THE_NEW_WORLD = ("points-gained", "kimberley-paid")


@pytest.fixture(params=NATIVE_NAME_BY_LANGUAGE)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of the game in each language."""
    return read_words("tinners-trail", request.param)


@pytest.mark.parametrize(
    ("key", "width"),
    [
        ("draft-head", draft_sheet.MIN_SHEET_WIDTH),
        ("invest-head", investment_sheet.SHEET_WIDTH),
        ("extract-head", extraction_sheet.SHEET_WIDTH),
    ],
)
def test_a_heading_has_room_beside_the_eye_that_looks_through_its_sheet(
    words: Words, key: str, width: float
) -> None:
    head = words.say(f"table.{key}", area=LONGEST_AREA)
    style = text_styles.PAPER_STYLES.title
    for k in (SMALLEST_PX_PER_U, 0.8, 1.0):
        assert FITS(head, style.sized(31), k, (width - 2 * EYE_BUTTON_WIDTH) * k), (head, k)


@pytest.mark.parametrize("size", [(1280, 720), (1000, 900), (1920, 1080)], ids=str)
def test_low_buttons_have_room_for_their_names(words: Words, size: tuple[int, int]) -> None:
    room = TableWindowSize(*size)
    k = room.px_per_u * room.control_size_factor
    actions = make_table_layout(room, 5, ExtrasInPlay(True, True)).bar.actions
    for action in ("process", "sell", "emigrate", "place"):
        name = words.say(
            f"table.{record_of_move_kind(action).short_name_key or f'action-{action}'}"
        )
        assert FITS(name, text_styles.BOLD_STYLE, k, (actions[action].width - 12) * k), name


@pytest.mark.parametrize("size", [FIRST_WINDOW, (1256, 710), (1366, 768)], ids=str)
def test_names_on_low_buttons_keep_from_the_sides(words: Words, size: tuple[int, int]) -> None:
    hot_seat = HotSeat(Game(4, 5, ("arsenic",)), size, words)
    hot_seat.asked("pass")
    lines = proof_of(hot_seat.host.stage).lines
    for action in ("process", "sell"):
        names = {words.say(f"table.action-{key}") for key in (action, "sell-low")}
        spot = hot_seat.spot(f"action:{action}")
        width = spot.node.width * spot.transform.px_per_u
        (shown,) = {
            line.rect.width
            for line in lines
            if line.text in names
            and spot.transform.x <= line.rect.centerx <= spot.transform.x + width
        }
        assert width - shown >= SIDE_PX - 2, action


@pytest.mark.parametrize("size", [FIRST_WINDOW, (1280, 720), (1920, 1080)], ids=str)
def test_action_buttons_have_room_for_their_names(words: Words, size: tuple[int, int]) -> None:
    hot_seat = HotSeat(Game(4, 4), size, words)
    hot_seat.asked("pass")
    for action in make_table_layout(TableWindowSize(*size), 4).bar.actions:
        spot = hot_seat.spot(f"action:{action}")
        inside = (spot.node.width - 2 * NARROW_TILE_SIDE_PADDING) * spot.transform.px_per_u
        for word in words.say(f"table.action-{action}").split():
            assert FITS(word, text_styles.BOLD_STYLE, spot.transform.px_per_u, inside), word


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize(
    "size", [FIRST_WINDOW, (1280, 720), (1366, 768), (1600, 900), (1920, 1080)], ids=str
)
def test_action_buttons_have_room_for_their_notes(
    words: Words, size: tuple[int, int], scale: float
) -> None:
    room = TableWindowSize(*size, scale)
    k = room.px_per_u * room.control_size_factor
    say = words.say
    for extras in (BASE_GAME_EXTRAS, ExtrasInPlay(True, True)):
        actions = make_table_layout(room, MOST_SEATS, extras).bar.actions
        shown = () if room.is_compact else actions.items()
        for action, box in shown:
            if box.height < ACTION_HEIGHT:
                continue  # a low button has no note
            inside = (box.width - 2 * NARROW_TILE_SIDE_PADDING) * k
            for key in NOTES_BY_ACTION.get(action, (f"note-{action}",)):
                note = say(f"table.{key}", count=MAX_IN_NOTE)
                assert FITS(note, text_styles.NOTE_STYLE, k, inside), (action, note)


@pytest.mark.parametrize(
    "room",
    [
        TableWindowSize(*FIRST_WINDOW),
        TableWindowSize(1280, 720),
        TableWindowSize(1920, 1080, 2.0),
    ],
    ids=str,
)
def test_buttons_that_look_back_have_room_for_their_names(
    words: Words, room: TableWindowSize
) -> None:
    k = room.px_per_u * room.control_size_factor
    buttons = make_table_layout(room, 4).bar.undo_and_hint_boxes
    assert len(buttons) == 4
    for name, box in buttons.items():
        inside = (box.width - 2 * NARROW_TILE_SIDE_PADDING) * k
        said = words.say(f"table.look-{name}")
        for word in said.split() if box.height == ACTION_HEIGHT else [said]:
            assert FITS(word, text_styles.BOLD_STYLE, k, inside), word


@pytest.mark.thorough
@pytest.mark.parametrize("shape", [ORNATE_BILL_SIZES, PLAIN_BILL_SIZES], ids=["ornate", "close"])
def test_the_terms_of_a_sale_stand_on_one_line(words: Words, shape: AuctionBillSizes) -> None:
    for coast in ("table.coastal", "table.inland"):
        where = words.say("table.bill-terms", region="A", coast=words.say(coast), work=2)
        for passed in range(1, MAX_PASSED + 1):
            key = "table.bill-minimum-passed"
            terms = f"{where} {words.say(key, minimum=passed + 1, passed=passed)}"
            for k in (1.0, 2 / 3):
                width = round(shape.inner_width * k)
                assert FITS(terms, text_styles.PAPER_STYLES.note, k, width), terms


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080)], ids=str)
def test_a_card_under_the_pointer_covers_no_word_of_the_question(
    words: Words, size: tuple[int, int]
) -> None:
    hot_seat = HotSeat(Game(3, 5), size, words)
    hot_seat.asked(lambda moves: any(move.kind == "survey" and move.card for move in moves))
    for card in [move.card for move in hot_seat.game.moves() if move.card]:
        hot_seat.ui.click(name=f"card:{card}", wait_seconds=1.0)
        proof = proof_of(hot_seat.host.stage)
        choice = hot_seat.ui.find(name="card-choice")
        asked = [line for line in proof.lines if line.node in choice.walk()]
        assert asked
        for line in asked:
            ends = (line.rect.midleft, line.rect.center, line.rect.midright)
            assert all(opacity_over(at, line, proof.items) < OPAQUE for at in ends), line.text


@pytest.fixture(scope="module")
def step_facts() -> list[Event]:
    """What happened in games of both editions, with every expansion, with and without Wallace."""
    options = ("shady-land-purchases", "bailing-out")
    alone = [Game(2, seed, EVERYTHING, options) for seed in (4, 5, 6)]
    games = [Game(5, 9, EVERYTHING), Game(4, 7, EVERYTHING), Game(2, 5), game_of_2007(4, 1), *alone]
    return [event for game in games for event in played(game)]


def played(game: Game) -> Iterator[Event]:
    """Yield all events of a game, those about one area as if that had the longest name."""
    while not game.is_over:
        for event in game.step(0)[0]:
            longest = len(event.places) == 1 and event.kind not in IN_THE_NEW_WORLD
            if longest or event.kind == "emigrated":
                yield replace(event, places=(LONGEST_AREA.lower(), *event.places[1:]))
            else:
                yield event


@pytest.mark.thorough
def test_no_line_of_the_journal_needs_more_than_two_rows_in_a_small_window(
    step_facts: list[Event], words: Words
) -> None:
    room = TableWindowSize(1280, 720)
    journal = present(make_table_layout(room, 4, BASE_GAME_EXTRAS).column.journal_box)
    rows = JournalRows()
    rows.set_width(LETTERING, room.px_per_u, journal.width)
    seats = tuple(SeatPlayer(at, name, "", "human", "") for at, name in enumerate(NAMES))
    chronicler = JournalTextWriter(words, seats)
    lines = {
        entry.text: entry for event in step_facts for entry in chronicler.journal_entries((event,))
    }
    assert len(lines) > 100
    assert not sorted(text for text, entry in lines.items() if len(rows.rows_of(entry)) > 2)


# The bill and the sheets explain where they stand; a secret is nobody's who does not know it.


@pytest.fixture
def hot_seat() -> HotSeat:
    """Three people; an area whose tile lies face down is up for sale."""
    game = Game(3, 5)
    game.until("build")
    return HotSeat(game)


def sell_face_down(game: Game) -> str:
    """Put an area up whose tile lies face down; return its name."""
    builds = [move for move in game.moves() if move.kind == "build"]
    state = game.state
    names = list(state.board.area_names)
    hidden = next(b for b in builds if not state.face_up[names.index(b.places[0])])
    game.step(0, hidden.code)
    return hidden.places[0]


def lines_of_bill(shape: AuctionBillSizes, look: AuctionSummary, words: Words) -> list[Written]:
    """Return every line of a bill in the smallest letters."""
    hot_seat = HotSeat(Game(MOST_SEATS, 5), words=words)
    bill = AuctionBill(hot_seat.table.context, shape)
    bill.show(look)
    canvas = ProofCanvas(hot_seat.host.stage)
    canvas.paint(bill, Transform(0.0, 0.0, SMALLEST_PX_PER_U))
    return canvas.lines


def crowded_look(words: Words, kinds: int) -> AuctionSummary:
    """Return a bill with five bidders, every row and three sentences below them."""
    say = words.say
    bidders = tuple(
        Bidder(
            seat,
            say(f"seat-name.{seat + 1}"),
            "£120",
            say("table.has", pounds=120),
            say(f"table.bidder-{state}"),
            is_state_bold=seat == 0,
            is_deciding=False,
            money_text_without_words=say("table.pounds", pounds=120),
        )
        for seat, state in enumerate(STATES_OF_OTHERS[:MOST_SEATS])
    )
    cells = ("+1",) * kinds
    rows = (
        MineContentsRow(say("table.row-tile-secret"), cells),
        MineContentsRow(say("table.row-card"), cells),
        MineContentsRow(say("table.row-lying"), cells),
        MineContentsRow(say("table.row-total"), cells, is_total=True),
    )
    goods = TileOnSale(
        *("d", "down", (0, 0, 0), say("table.tile-peeked"), (0, 1), ""),
        card="",
        card_note=say("table.card-of", name=bidders[0].name),
        has_card_place=True,
    )
    where = say("table.bill-terms", region="D", coast=say("table.coastal"), work=2)
    return AuctionSummary(
        LONGEST_AREA,
        f"{where} {say('table.bill-minimum-passed', minimum=5, passed=4)}",
        goods,
        ("£10", "£10"),
        (*CUBE_KINDS, "arsenic")[:kinds],
        rows,
        (say("table.card-brings-miner"), say("table.bonus-work", count=2)),
        bidders,
        say("table.if-you-win"),
    )


@pytest.mark.thorough
@pytest.mark.parametrize("kinds", [3, 4])
@pytest.mark.parametrize("shape", [ORNATE_BILL_SIZES, PLAIN_BILL_SIZES], ids=["ornate", "close"])
def test_every_line_of_a_crowded_bill_is_whole_and_on_no_other(
    words: Words, shape: AuctionBillSizes, kinds: int
) -> None:
    lines = lines_of_bill(shape, crowded_look(words, kinds), words)
    assert len(lines) > 5 * kinds
    assert [line.text for line in lines if line.cut or line.text.endswith("…")] == []
    assert [
        (one.text, other.text) for one, other in combinations(lines, 2) if meet(one, other)
    ] == []
    paper = Rect(0, 0, *(round(side * SMALLEST_PX_PER_U) for side in shape.size))
    assert all(paper.contains(line.rect) for line in lines)


@pytest.mark.parametrize("k", [0.5, 0.58, 0.62, 1.0])
def test_a_cube_and_its_price_stay_in_a_narrow_column_of_a_bill(k: float) -> None:
    words = read_words("tinners-trail")
    hot_seat = HotSeat(Game(MOST_SEATS, 5), words=words)
    bill = AuctionBill(hot_seat.table.context, PLAIN_BILL_SIZES)
    bill.show(crowded_look(words, 4))
    canvas = ProofCanvas(hot_seat.host.stage)
    canvas.paint(bill, Transform(0.0, 0.0, k))
    prices = [line.rect for line in canvas.lines if line.text == "£10"]
    assert len(prices) == 2
    for kind, price in zip(("tin", "copper"), prices, strict=True):
        left = present(bill.part_box(f"cube:{kind}"))[0] * k
        assert price.right - left <= PLAIN_BILL_SIZES.narrow_figure_column_width * k + 1


def meet(one: Written, other: Written) -> bool:
    """Return whether two lines lie on one another by more than the air above their letters."""
    shared = one.rect.clip(other.rect)
    return shared.width > 1 and shared.height > one.rect.height // 3


def test_what_five_bidders_do_is_whole_in_a_bill(words: Words) -> None:
    look = crowded_look(words, 3)
    first = look.bidders[0]
    does = [words.say(f"table.bidder-{state}") for state in STATES_OF_OTHERS]
    for states in (does[:MOST_SEATS], does[-MOST_SEATS:]):
        bidders = tuple(
            first._replace(seat=seat, state_text=state, is_state_bold=False)
            for seat, state in enumerate(states)
        )
        lines = lines_of_bill(PLAIN_BILL_SIZES, replace(look, bidders=bidders), words)
        assert [line.cut for line in lines if line.text in states] == [False] * MOST_SEATS


def tile_head(hot_seat: HotSeat, view: State, seat: int) -> tuple[str, str]:
    """Return the words before the tile's row of the bill, and the note below the tile."""
    hot_seat.table.show_view(view, seat)
    sheet = hot_seat.bill
    assert sheet is not None and sheet.look is not None
    return sheet.look.rows[0].source_text, sheet.look.goods.note


def test_only_who_has_looked_alone_is_told_that_only_they_know_the_tile(hot_seat: HotSeat) -> None:
    game = hot_seat.game
    state = game.state
    area = list(state.board.area_names).index(sell_face_down(game))
    assert tile_head(hot_seat, game.view(0), 0)[0] == "Tile (face down)"
    head, note = tile_head(hot_seat, game.state, OPEN_OBSERVER)
    assert head == "Tile (face down)"
    assert "you’ve seen" not in note
    state.seen[area] = 0b001
    assert tile_head(hot_seat, game.view(0), 0)[0] == "Tile (only you know)"
    state.seen[area] = 0b011
    assert tile_head(hot_seat, game.view(0), 0)[0] == "Tile (face down)"


def test_who_opens_with_a_survey_card_alone_knows_the_tile(hot_seat: HotSeat) -> None:
    game = hot_seat.game
    assert game.until(lambda moves: any(move.kind == "survey" and move.card for move in moves))
    opener = game.mover
    game.step(0, next(move.code for move in game.moves() if move.card))
    head, note = tile_head(hot_seat, game.view(opener), opener)
    assert head == "Tile (only you know)"
    assert "you’ve seen" in note
    rival = (opener + 1) % 3
    assert tile_head(hot_seat, game.view(rival), rival)[0] == "Tile (face down)"
    assert tile_head(hot_seat, game.state, OPEN_OBSERVER)[0] == "Tile (face down)"


def test_a_capacity_says_what_it_is_made_of_and_nothing_twice(hot_seat: HotSeat) -> None:
    context = hot_seat.table.tooltips.context
    plain = "Capacity 2 (no miner, port or train): up to 2 cubes at a time"
    area = replace(hot_seat.game.look().areas[0], extraction_capacity=2, miners=0)
    assert mine_capacity_text(context, area) == plain
    told = mine_capacity_text(context, replace(area, extraction_capacity=3, miners=1))
    assert told == "Capacity 3: 2 for any mine + 1 miner"


def test_the_tip_of_the_prices_tells_how_they_are_rolled(hot_seat: HotSeat) -> None:
    tips = hot_seat.table.tooltips
    hot_seat.table.show_view(hot_seat.game.view(0), 0)
    told = " ".join(tips.price_odds_tooltip(hot_seat.table.model).lines)
    assert "three dice" in told.lower()


@pytest.mark.parametrize("k", [SMALLEST_PX_PER_U, 0.61, 0.65, 0.7, 0.8, 1.0])
@pytest.mark.parametrize("shape", [ORNATE_BILL_SIZES, PLAIN_BILL_SIZES], ids=["ornate", "close"])
def test_what_bidders_do_stands_inside_their_cells(
    words: Words, shape: AuctionBillSizes, k: float
) -> None:
    hot_seat = HotSeat(Game(MOST_SEATS, 5), words=words)
    bill = AuctionBill(hot_seat.table.context, shape)
    look = crowded_look(words, 3)
    bill.show(look)
    canvas = ProofCanvas(hot_seat.host.stage)
    canvas.paint(bill, Transform(0.0, 0.0, k))
    for bidder in look.bidders:
        _, top, _, height = present(bill.part_box(f"bidder:{bidder.seat}"))
        [line] = [line for line in canvas.lines if line.text == bidder.state_text]
        letters = line.rect.inflate(0, -line.rect.height // 5)
        assert top * k <= letters.top and letters.bottom <= (top + height) * k - 1, (
            bidder.state_text
        )


@pytest.mark.parametrize("k", [SMALLEST_PX_PER_U, 0.7, 0.8, 1.0, 1.5])
@pytest.mark.parametrize("shape", [ORNATE_BILL_SIZES, PLAIN_BILL_SIZES], ids=["ornate", "close"])
def test_texts_of_bidders_keep_clear_of_the_frames_of_their_cells(
    words: Words, shape: AuctionBillSizes, k: float
) -> None:
    hot_seat = HotSeat(Game(MOST_SEATS, 5), words=words)
    bill = AuctionBill(hot_seat.table.context, shape)
    crowded = crowded_look(words, 3)
    money = words.say("table.has", pounds=60)
    money_sum = words.say("table.pounds", pounds=60)
    bidders = tuple(
        bidder._replace(bid_text="£45", money_text=money, money_text_without_words=money_sum)
        for bidder in crowded.bidders
    )
    bill.show(replace(crowded, bidders=bidders))
    canvas = ProofCanvas(hot_seat.host.stage)
    canvas.paint(bill, Transform(0.0, 0.0, k))
    for bidder in bidders:
        left, top, width, height = present(bill.part_box(f"bidder:{bidder.seat}"))
        cell = Rect(left * k, top * k, width * k, height * k)
        inside = [line for line in canvas.lines if cell.collidepoint(line.rect.center)]
        texts = {line.text for line in inside}
        assert {bidder.bid_text, bidder.state_text} <= texts
        assert bidder.money_text in texts or bidder.money_text_without_words in texts
        for line in inside:
            assert line.rect.left - cell.left >= SIDE_PX, line.text
            assert cell.right - line.rect.right >= SIDE_PX, line.text


WINDOWS_OF_KEYS = [((1000, 600), 1.0), ((1000, 600), 1.5), ((1280, 720), 1.5), ((1920, 1080), 1.0)]


@pytest.mark.parametrize("window", WINDOWS_OF_KEYS, ids=str)
def test_every_button_of_a_bid_shows_its_key(
    words: Words, window: tuple[tuple[int, int], float]
) -> None:
    size, larger = window
    hot_seat = HotSeat(Game(4, 5), size, words, larger)
    hot_seat.asked(lambda moves: {move.kind for move in moves} >= {"bid", "drop"})
    hot_seat.ui.press_keys("1", "9")
    proof = proof_of(hot_seat.host.stage)
    for name in ("drop", "proxy", "bid"):
        button = hot_seat.ui.find(name=name)
        key = hot_seat.host.stage.kit.keymap.cap_text(button.shown_key_caps()[0])
        assert key in {line.text for line in proof.lines if line.node is button}, name
    limit = words.say("table.proxy-drop")
    assert [line.cut for line in proof.lines if limit in line.text] == [False]
