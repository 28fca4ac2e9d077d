"""What the table of 2007 shows that no other does."""

import pytest

from game.application.box_factory import read_words
from game.files.folders import assets_folder
from game.scene.stage.units import WindowUnits
from game.tabletop.layout.table_layout import TableWindowSize
from game.tabletop.panel.prompt import PromptLook
from game.text.languages import NATIVE_NAME_BY_LANGUAGE, text_file_paths
from game.text.words import read_sentences
from game.titles.tinners_trail.notation.game_options import TITLE_NAME
from game.titles.tinners_trail.table.county.piece_positions import tin_copper_and_water_counts
from game.titles.tinners_trail.table.description import named_area_description
from game.titles.tinners_trail.table.effects_text import move_effects_text
from game.titles.tinners_trail.table.layout import make_table_layout
from game.titles.tinners_trail.table.panels.price_odds import next_roll_odds
from game.titles.tinners_trail.table.pictures_outside_table import TrailPicturesOutsideTable
from game.titles.tinners_trail.table.view_model import (
    EXTRAS_OF_2007,
    area_without_unshown_dice_cubes,
)
from tests.helpers.present import present
from tests.titles.tinners_trail.table.hot_seat import HotSeat, game_of_2007, seated
from tests.titles.tinners_trail.tables import table_of

pytestmark = pytest.mark.thorough

SHARED = assets_folder() / "shared"
TRAIL = assets_folder() / "tinners_trail"
MINUS_2 = (116, 76, 23, 1)
MINUS_1 = (70, 90, 49, 7)  # throws of 216, cheapest price first
PLAIN = (33, 83, 76, 24)
PLUS_1 = (11, 59, 90, 56)


def seated_at(words: str) -> HotSeat:
    """Return a table for three that somebody is asked at."""
    game = game_of_2007(3, 1)
    game.state = table_of("edition 2007", words).state
    return seated(game)


def make_prompt_look(hot_seat: HotSeat) -> PromptLook:
    """Return what the panel below the journal shows."""
    return present(hot_seat.table.parts.prompt.look)


@pytest.fixture
def hot_seat() -> HotSeat:
    """A table on which nothing has been looked at."""
    return seated_at("kea 2/1/1")


@pytest.mark.rule("C-2")
def test_ground_shows_its_printed_ore_alone_until_the_dice_of_the_set_up_are_seen() -> None:
    game = game_of_2007(3, 4)
    before = game.look()
    looks = {
        area.name: tin_copper_and_water_counts(area_without_unshown_dice_cubes(area))
        for area in before.areas
    }
    assert looks["breage"] == (2, 0, 0)
    assert looks["tywardreath"] == (0, 2, 0)
    game.step(0)
    after = game.look()
    assert area_without_unshown_dice_cubes(after.area("breage")).water >= 2


def test_two_pieces_of_an_area_are_joined_in_words() -> None:
    hot_seat = seated_at("padstow miner port")
    told = "\n".join(hot_seat.table.position_paragraphs())
    assert "With a miner and a port." in told


@pytest.mark.rule("C-2")
def test_words_tell_no_more_of_the_ground_than_its_dice_have_shown() -> None:
    hot_seat = HotSeat(game_of_2007(3, 4))
    context = hot_seat.table.context
    hot_seat.table.show_view(hot_seat.game.view(0), 0)
    assert hot_seat.table.model is not None
    areas = {
        area.name: area for area in hot_seat.table.model.area_views_as_seen(is_concealed=False)
    }
    assert named_area_description(areas["breage"], context).endswith("Here: 2 tin.")


@pytest.mark.rule("C-12")
def test_what_is_built_in_unexplored_ground_is_said_to_count_later(hot_seat: HotSeat) -> None:
    model = present(hot_seat.table.model)
    for text, told in (
        ("port padstow", "Padstow: capacity 2 → 3; −1 water when the dice are rolled"),
        ("port kea", "Kea: −1 water, capacity 2 → 3."),
        ("adit kea st-austell", "St Austell: −1 water, +1 tin, +1 copper when the dice are rolled"),
    ):
        code = hot_seat.game.face.parse_move(hot_seat.game.state, text)
        after = present(model.table_view_after_move_unless_tile_unknown(code))
        assert told in move_effects_text(hot_seat.table.context, model.view, after, 0)


@pytest.mark.rule("C-27")
def test_unexplored_ground_is_called_so_and_cubes_are_counted(hot_seat: HotSeat) -> None:
    told = "\n".join(hot_seat.table.position_paragraphs())
    assert "Kea. This area is on the coast. Here: 2 tin, 1 copper, 1 water." in told
    assert "Padstow. This area is on the coast. Empty: no one knows yet what is here." in told


@pytest.mark.rule("C-4")
@pytest.mark.parametrize(
    ("words", "tin", "copper"),
    [
        ("phase prices", PLUS_1, PLUS_1),
        ("prices tin 4 copper 8", PLUS_1, PLAIN),
        ("round 2; prices tin 5 copper 10", PLAIN, MINUS_1),
        ("round 3; prices tin 4 copper 10", PLAIN, MINUS_2),
        ("round 3; prices tin 6 copper 8", MINUS_1, MINUS_1),
    ],
)
def test_odds_are_those_of_the_round_to_come(
    words: str, tin: tuple[int, ...], copper: tuple[int, ...]
) -> None:
    odds = next_roll_odds(table_of("edition 2007", words).state)
    assert [each.throw_counts for each in odds] == [tin, copper]


@pytest.mark.rule("C-7")
def test_the_last_player_is_told_that_one_action_is_left() -> None:
    hot_seat = seated_at("invested yellow blue; work 3 pink")
    assert make_prompt_look(hot_seat).next_step_text == "Take one last action. Then you pass."


def test_an_area_is_asked_for_only_where_an_action_takes_one() -> None:
    none = "miner = [0, 0, 0, 0], port = [0, 0, 0, 0], train = [0, 0, 0, 0], adit = [0, 0, 0, 0]"
    left = f"developments {{{none}, pumps = [[1], [], [], []]}}"
    hot_seat = seated_at(f"work 9 pink yellow blue; pink money 0; {left}")
    assert {move.kind for move in hot_seat.game.moves()} == {"pumps", "pasties", "pass"}
    assert make_prompt_look(hot_seat).next_step_text == "Choose an action."


@pytest.mark.parametrize(
    ("mine", "note"),
    [("", "0 mines"), ("kea pink 0/0/1", "no ore"), ("kea pink 1/0/9; pink money 1", "can’t pay")],
)
def test_the_extraction_button_says_why_nothing_can_be_extracted(mine: str, note: str) -> None:
    hot_seat = seated_at(f"work 0 pink yellow blue; {mine}")
    assert hot_seat.ui.find(name="action:extract").label.endswith(note)


@pytest.mark.parametrize(("column", "said"), [("8", "£1"), ("9", "")])
def test_the_least_bid_is_told_while_a_mine_can_be_built(column: str, said: str) -> None:
    hot_seat = seated_at(f"work {column} pink yellow blue")
    assert make_prompt_look(hot_seat).bold_heading_note == said


@pytest.mark.rule("C-14")
def test_boxes_that_cannot_be_chosen_say_why() -> None:
    hot_seat = seated_at(
        "round 2; phase invest; invested pink yellow blue; pink money 16;"
        'boxes {2 = {10 = ["yellow", "blue"]}}'
    )
    tips = {each: hot_seat.ui.find(name=f"box:{each}").tooltip for each in (5, 10, 15, 20)}
    assert tips == {
        5: None,
        10: "Both spaces are taken.",
        15: None,
        20: "You don’t have enough money.",
    }


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 900), (2560, 1080)])
def test_the_investment_table_lies_open_and_covers_nothing(size: tuple[int, int]) -> None:
    game = game_of_2007(4, 3)
    game.step(0)
    game.step(0)
    hot_seat = seated(game, size)
    layout = hot_seat.table.parts.layout
    assert ("boxes" in layout.document_boxes_by_kind.boards) != ("boxes" in layout.tab_boxes)


@pytest.mark.parametrize("is_opened", [False, True])
def test_a_folded_investment_table_opens_while_cubes_come_to_lie_there(*, is_opened: bool) -> None:
    game = game_of_2007(3, 1)
    game.state = table_of("edition 2007; phase invest; invested pink yellow blue").state
    hot_seat = seated(game, (1024, 768))
    boxes = hot_seat.table.parts.boxes
    drawers = hot_seat.table.parts.drawers
    assert "boxes" in drawers.tabs
    assert not boxes.visible
    if is_opened:
        drawers.open_part_and_close_others("boxes")
    investing = True
    while investing:
        texts = {move.text: move.code for move in game.moves()}
        code = texts.get("invest 10", texts["invest none"])
        timeline = hot_seat.table.prepare_step_animation(*game.step(0, code), 0)
        assert boxes.visible
        timeline.finish_all()
        investing = any(move.kind == "invest" for move in game.moves())
        assert boxes.visible == (investing or is_opened)


def test_escape_shuts_the_investment_table_that_somebody_unfolded() -> None:
    hot_seat = seated(game_of_2007(3, 1), (1024, 768), until="build")
    boxes = hot_seat.table.parts.boxes
    hot_seat.ui.click(name="tab:boxes")
    assert boxes.visible and hot_seat.table.undo_pick_and_refresh()
    assert not (boxes.visible or hot_seat.table.undo_pick_and_refresh())


@pytest.mark.parametrize("window", [(1280, 720), (1000, 900)])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_a_part_that_opens_below_its_tab_lies_beside_the_seats(
    window: tuple[int, int], scale: float
) -> None:
    layout = make_table_layout(
        TableWindowSize.for_window(WindowUnits(*window, scale)), 4, EXTRAS_OF_2007
    )
    for name in layout.tab_boxes:
        assert layout.drawer_box(name).right <= layout.left_edge_of_column


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_every_question_and_tip_is_said_in_every_language(language: str) -> None:
    words = read_words(TITLE_NAME)
    words.set_language(language, read_sentences(text_file_paths((SHARED, TRAIL), language)))
    game = game_of_2007(3, 5)
    hot_seat = HotSeat(game, words=words)
    while not game.is_over:
        if game.mover >= 0:
            hot_seat.ask()
            for name in ("build", "adit", "train", "port", "pumps", "pass"):
                assert hot_seat.table.action_tooltip(name).lines
            assert hot_seat.table.position_paragraphs()
        for _ in range(6):
            if not game.is_over:
                game.step(0)


def test_a_saved_game_is_pictured_with_its_mines() -> None:
    pictures_outside_table = TrailPicturesOutsideTable(assets_folder())
    bare, built = (
        pictures_outside_table.thumbnail(
            table_of("edition 2007", words).state, ("pink", "yellow", "blue"), (120, 70)
        )
        for words in ("", "kea pink")
    )
    assert bare.get_buffer().raw != built.get_buffer().raw


def test_in_a_replay_no_tab_lies_under_the_exchange() -> None:
    layout = make_table_layout(
        TableWindowSize.for_window(WindowUnits(1920, 1080), 210.0), 4, EXTRAS_OF_2007
    )
    exchange = layout.document_boxes_by_kind.exchange
    assert ("boxes" in layout.document_boxes_by_kind.boards) != ("boxes" in layout.tab_boxes)
    for name, box in layout.tab_boxes.items():
        assert not box.overlaps(exchange), name


def test_who_stands_in_the_last_column_is_told_that_only_passing_is_left() -> None:
    hot_seat = seated_at("work 10 pink yellow blue")
    assert {move.kind for move in hot_seat.game.moves()} == {"pass"}
    assert "only pass" in make_prompt_look(hot_seat).next_step_text
