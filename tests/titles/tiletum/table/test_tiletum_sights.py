"""What stirs by itself at Tiletum: on the map, in the title picture, and who looks at you."""

import inspect
import random
import re

import pytest

from game.application.box_factory import folders_of_text_files, read_words
from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import CHANCE
from game.files.folders import assets_folder
from game.scene.nodes.node import Canvas
from game.tabletop.motion.thrown_dice import _RollingDie
from game.text.languages import NATIVE_NAME_BY_LANGUAGE, text_file_paths
from game.text.words import read_sentences
from game.titles import title_by_name
from game.titles.tiletum.table import event_animations, map_animation, map_board, step_animator
from game.titles.tiletum.table.coaching import TiletumGameFacts
from game.titles.tiletum.table.draw_ahead import TiletumTitleAnimation
from game.titles.tiletum.table.map_look import map_look
from game.titles.tiletum.table.pictures_outside_table import TiletumPicturesOutsideTable
from game.titles.tiletum.table.step_animator import are_only_dice_rolls
from game.titles.tiletum.table.words import TiletumTableTexts
from tests.helpers.present import of_kind, present
from tests.titles.tiletum.table.court import Court
from tests.titles.tiletum.table.test_drawn_tiletum import OPTIONS, question

ROLLED = Event("rolled", CHANCE, card="gold", amounts=(("value", 3),))

FACTS = TiletumGameFacts(title_by_name("tiletum"))


@pytest.mark.thorough
def test_carts_drive_only_where_somebody_has_built_and_only_full_towns_smoke() -> None:
    court = Court()
    court.asked(lambda state, moves: state.round == 4)
    chart = board_of(court)
    model = present(court.table.model)
    blocks = map_look(court.table.context, model, None).space_faces
    houses = {name: face.space.houses for name, face in blocks.items()}
    built = {name: sum(spot.owner >= 0 for spot in spots) for name, spots in houses.items()}
    look = map_animation.moving_scenery_look(blocks, chart.plan, is_underground=False)
    assert 0 < len(look.cart_roads) <= map_animation.MAX_CARTS
    assert all(any(built[end] for end in ends) for ends in look.cart_roads)
    full = sum(count >= map_animation.MIN_SMOKING_HOUSES for count in built.values())
    assert len(look.chimney_points) == min(full, map_animation.MAX_SMOKING_TOWNS)


def test_nothing_of_europe_stirs_below_the_ground() -> None:
    look = map_animation.moving_scenery_look({}, board_of(Court()).plan, is_underground=True)
    assert not (look.is_europe_shown or look.cart_roads or look.chimney_points)


def test_the_map_lives_while_motion_is_wanted() -> None:
    court = Court()
    timeline = court.host.stage.timeline
    life = board_of(court).animation_layer
    timeline.advance(1000)
    assert life.seconds > 0
    timeline.are_endless_animations_off = True
    before = life.seconds
    timeline.advance(1000)
    assert life.seconds == before


def test_the_tablets_stay_the_same_when_the_map_is_asked_whether_it_is_sharp() -> None:
    court = Court(options=OPTIONS["silver"])
    court.asked(question("turn"))
    court.ui.press_keys("m")
    board = board_of(court)
    before = list(board.tablets.children)
    assert before
    assert board.are_layers_drawn_in_current_size
    assert [id(node) for node in board.tablets.children] == [id(node) for node in before]


def test_the_title_picture_looks_different_after_a_while_and_its_dark_one_never() -> None:
    pictures_outside_table = TiletumPicturesOutsideTable(assets_folder())
    kit = Court().host.stage.kit
    life = of_kind(
        pictures_outside_table.animated_layer("title", (1280, 720)), TiletumTitleAnimation
    )
    shown = []
    for seconds in (0.0, 7.0):
        life.set_elapsed(seconds)
        canvas = Canvas(kit)
        life.draw(canvas)
        shown.append([str(item) for item in canvas.items])
    assert shown[0] != shown[1]
    assert pictures_outside_table.animated_layer("night", (1280, 720)) is None


def board_of(court: Court) -> map_board.TiletumMapBoard:
    """The map of a table."""
    return of_kind(court.ui.find(name="chart"), map_board.TiletumMapBoard)


# What is told of a step is what it changed.


@pytest.mark.parametrize(
    ("language", "by_none", "by_two"),
    [
        ("en", "the king markers didn’t move", "moved all king markers down 2 spaces"),
        (
            "pl",
            "znaczniki na torze króla się nie przesuwają",
            "wszystkie znaczniki na torze króla o 2 pola w dół",
        ),
        ("cs", "královské značky zůstávají na místě", "všechny královské značky o 2 pole dolů"),
    ],
)
def test_corruption_of_nothing_makes_nobody_fall(language: str, by_none: str, by_two: str) -> None:
    words = read_words("tiletum", language)
    table_texts = TiletumTableTexts(words, ())
    for spaces, told in ((0, by_none), (2, by_two)):
        event = Event("corrupted", CHANCE, amounts=(("spaces", spaces),))
        assert table_texts.journal_text(event).endswith(told)


def test_whatever_was_paid_is_told_for_a_good_may_count_as_gold() -> None:
    table_texts = TiletumTableTexts(read_words("tiletum"), ())
    paid = [Event("paid", 0, card=good, amounts=(("number", 2),)) for good in ("gold", "stone")]
    assert [table_texts.journal_text(event).strip() for event in paid] == [
        "paid 2 gold",
        "paid 2 stone",
    ]


def test_a_contract_is_offered_with_the_good_that_is_paid_as_alike() -> None:
    table_texts = TiletumTableTexts(read_words("tiletum"), ())
    move = Move(1, "fulfil", "fulfil same3:5 wool", card="same3:5", choice="wool")
    assert table_texts.text_of_move(move).endswith("VP), paying wool")


def test_what_is_taken_is_a_die_or_a_tile_and_a_die_is_named_in_a_whole_sentence() -> None:
    table_texts = TiletumTableTexts(read_words("tiletum"), ())
    numbers = (("value", 2), ("new", 1))
    die = Move(1, "take", "take gold 2 as 1", choice="gold", amounts=numbers)
    tile = Move(2, "take", "take same3:5", card="same3:5")
    assert table_texts.text_of_move(die) == "Take the gold die showing 2 and change it to 1"
    assert table_texts.kind_text_of_move(die) != table_texts.kind_text_of_move(tile)


# Every sound the table plays is there to be heard.


def test_every_sound_that_is_played_was_baked() -> None:
    source = inspect.getsource(step_animator) + inspect.getsource(event_animations)
    named = set(
        re.findall(
            r'sound(?:_animation)?(?:\(| = )"([a-z]+)"(?: if [^)\n]*? else "([a-z]+)")?', source
        )
    )
    names = {name for found in named for name in found if name}
    names |= {*event_animations.STEP_SOUND_BY_PIECE.values(), "house", "pillar", "mine"}
    folders = [assets_folder() / title / "sounds" for title in ("tiletum", "shared")]
    for name in names:
        assert any((folder / f"{name}-1.ogg").exists() for folder in folders), name
    assert {"cart", "boots", "silver", "quill", "cathedral", "crest"} <= names


# The dice of a round are thrown together, and come to lie where the window has them.


def test_dice_join_dice_and_nothing_else() -> None:
    table = Court().table
    assert table.is_animated_with_next_step((ROLLED,), (ROLLED,))
    assert not table.is_animated_with_next_step((ROLLED,), (Event("corrupted", CHANCE),))
    assert not table.is_animated_with_next_step((Event("round-began", CHANCE),), (ROLLED,))
    assert not are_only_dice_rolls(())


@pytest.mark.thorough
def test_dice_thrown_together_end_where_the_window_has_them() -> None:
    court = Court()
    chance = random.Random(5)
    court.rules.deal(court.state, 5)
    events: tuple[Event, ...] = ()
    before = court.view(0)
    after = court.view(0)
    while len(events) < 2 or court.state.to_move == CHANCE:
        begun, seen, then = court.step(0, court.choose(chance))
        if are_only_dice_rolls(seen):
            before = before if events else begun
            events, after = events + seen, then
    assert len(events) > 5
    court.table.show_view(before, 0)
    timeline = court.table.prepare_step_animation(events, after, 0)
    timeline.advance(16)
    flying = [node for node in court.table.root.walk() if isinstance(node, _RollingDie)]
    assert len(flying) == sum(event.kind == "rolled" for event in events)
    timeline.finish_all()
    court.ui.advance_time(1 / 60)
    moved = court.table.comparable_contents()
    court.table.show_view(after, 0)
    assert court.table.comparable_contents() == moved


# Where points come from, as the last page tells it.


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_every_source_has_its_words(language: str) -> None:
    said = read_sentences(text_file_paths(folders_of_text_files("tiletum"), language))
    kinds = ("fulfilled", "contributed", "fair-scored", "king-scored", "scored", "goods-scored")
    sources = {
        FACTS.source_and_points_of_event(Event(kind, 0, amounts=(("points", 1),)))[0]
        for kind in kinds
    }
    assert len(sources) == len(kinds)
    assert {f"end.source.{source}" for source in {*sources, "start"}} <= said.keys()
    assert FACTS.end_score_heading_key in said
