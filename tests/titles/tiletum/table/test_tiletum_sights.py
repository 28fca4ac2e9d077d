"""What stirs by itself at Tiletum: on the map, in the title picture, and who looks at you."""

from __future__ import annotations

import inspect
import random
import re

import pygame
import pytest

from ai.titles.tiletum.mind import LEVELS
from game.engine.knowledge import Event
from game.engine.move import Move
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Options
from game.packing import read_words, speak
from game.places import assets_folder
from game.scene.nodes.node import Canvas
from game.tabletop.motion.thrown_dice import _RollingDie
from game.titles.tiletum.box import MUSIC
from game.titles.tiletum.table import map_board, performance
from game.titles.tiletum.table.coaching import COLUMNS, TiletumGameFacts
from game.titles.tiletum.table.draw_ahead import TiletumTitleLife
from game.titles.tiletum.table.factory import TiletumScreenPictures
from game.titles.tiletum.table.map_look import map_look
from game.titles.tiletum.table.performance import are_dice
from game.titles.tiletum.table.words import TiletumSayings
from game.titles.tiletum.title import TiletumTitle
from tests.titles.tiletum.table.court import Court

KINDS = ("random", "greedy", *LEVELS)


def test_carts_drive_only_where_somebody_has_built_and_only_full_towns_smoke() -> None:
    court = Court()
    court.asked(lambda state, moves: state.round == 4)
    chart = board_of(court)
    model = court.table._model
    assert model is not None
    blocks = map_look(court.table._context, model, None).blocks
    houses = {name: face.space.houses for name, face in blocks.items()}
    built = {name: sum(spot.owner >= 0 for spot in spots) for name, spots in houses.items()}
    look = map_board.life_look(blocks, chart.plan, below=False)
    assert 0 < len(look.roads) <= map_board.MOST_CARTS
    assert all(any(built[end] for end in ends) for ends in look.roads)
    full = sum(count >= map_board.HOUSES_THAT_SMOKE for count in built.values())
    assert len(look.chimneys) == min(full, map_board.MOST_SMOKING)


def test_nothing_of_europe_stirs_below_the_ground() -> None:
    look = map_board.life_look({}, board_of(Court()).plan, below=True)
    assert not (look.europe or look.roads or look.chimneys)


def test_the_map_lives_while_motion_is_wanted() -> None:
    court = Court()
    timeline, life = court.table._stage.timeline, board_of(court).life
    timeline.advance(1000)
    assert life.seconds > 0
    timeline.still, before = True, life.seconds
    timeline.advance(1000)
    assert life.seconds == before


def test_the_title_picture_looks_different_after_a_while_and_its_dark_one_never() -> None:
    screen_pictures, kit = TiletumScreenPictures(assets_folder()), Court().table._stage.kit
    life = screen_pictures.life("title", (1280, 720))
    assert isinstance(life, TiletumTitleLife)
    shown = []
    for seconds in (0.0, 7.0):
        life.pass_time(seconds)
        canvas = Canvas(kit)
        life.draw(canvas)
        shown.append([str(item) for item in canvas.items])
    assert shown[0] != shown[1]
    assert screen_pictures.life("night", (1280, 720)) is None


def test_every_kind_of_player_has_a_face_of_its_own_and_people_have_none() -> None:
    screen_pictures = TiletumScreenPictures(assets_folder())
    faces = [screen_pictures.portrait(kind, 66) for kind in KINDS]
    assert len({pygame.image.tobytes(face, "RGBA") for face in faces if face}) == len(KINDS)
    assert screen_pictures.portrait("human", 66) is None


def board_of(court: Court) -> map_board.TiletumMapBoard:
    """The map of a table."""
    chart = court.ui.find(name="chart")
    assert isinstance(chart, map_board.TiletumMapBoard)
    return chart


# What is told of a step is what it changed.


@pytest.mark.parametrize(
    ("language", "by_none", "by_two"),
    [
        ("en", "all king markers stay", "all king markers fall by 2"),
        ("pl", "znaczniki króla stoją", "znaczniki króla spadają o 2"),
        ("cs", "nikdo u krále neklesá", "všichni klesají u krále o 2"),
    ],
)
def test_corruption_of_nothing_makes_nobody_fall(language: str, by_none: str, by_two: str) -> None:
    words = read_words("tiletum")
    speak(words, "tiletum", language)
    sayings = TiletumSayings(words, ())
    for spaces, told in ((0, by_none), (2, by_two)):
        event = Event("corrupted", CHANCE, amounts=(("spaces", spaces),))
        assert sayings.event(event).endswith(told)


def test_gold_that_was_paid_is_told_and_goods_that_went_where_all_see_it_are_not() -> None:
    words = read_words("tiletum")
    speak(words, "tiletum", "en")
    sayings = TiletumSayings(words, ())
    paid = [Event("paid", 0, card=good, amounts=(("number", 2),)) for good in ("gold", "stone")]
    assert [sayings.event(event).strip() for event in paid] == ["paid gold 2", ""]


def test_a_contract_is_offered_with_the_good_that_is_paid_as_alike() -> None:
    words = read_words("tiletum")
    speak(words, "tiletum", "en")
    sayings = TiletumSayings(words, ())
    move = Move(1, "fulfil", "fulfil same3:5 wool", card="same3:5", choice="wool")
    assert sayings.move(move).endswith("points), alike: wool")


# Every sound the table plays, and every tune its box names, is there to be heard.


def test_every_sound_that_is_played_was_baked() -> None:
    source = inspect.getsource(performance)
    named = set(re.findall(r'sound(?:\(| = )"([a-z]+)"(?: if [^)\n]*? else "([a-z]+)")?', source))
    names = {name for found in named for name in found if name}
    names |= {*performance.STEPS.values(), "house", "pillar", "mine"}
    folders = [assets_folder() / title / "sounds" for title in ("tiletum", "shared")]
    for name in names:
        assert any((folder / f"{name}-1.ogg").exists() for folder in folders), name
    assert {"cart", "boots", "silver", "quill", "cathedral", "crest"} <= names


def test_every_tune_of_the_box_lies_in_its_own_folder() -> None:
    folder = assets_folder() / "tiletum" / "sounds" / "music"
    tunes = {name for names in MUSIC.values() for name in names}
    assert tunes == {path.stem for path in folder.glob("*.ogg")}


# The dice of a round are thrown together, and come to lie where the window has them.

ROLLED = Event("rolled", CHANCE, card="gold", amounts=(("value", 3),))


def test_dice_join_dice_and_nothing_else() -> None:
    table = Court().table
    assert table.joins((ROLLED,), (ROLLED,))
    assert not table.joins((ROLLED,), (Event("corrupted", CHANCE),))
    assert not table.joins((Event("round-began", CHANCE),), (ROLLED,))
    assert not are_dice(())


def test_dice_thrown_together_end_where_the_window_has_them() -> None:
    court, chance = Court(), random.Random(5)
    court.rules.deal(court.state, 5)
    events: tuple[Event, ...] = ()
    before, after = court.view(0), court.view(0)
    while len(events) < 2 or court.state.to_move == CHANCE:
        begun, code = court.view(0), court.choose(chance)
        move = court.game.move(court.state, code)
        court.rules.apply(court.state, code)
        seen = court.game.narrate(begun, move, court.view(0), 0)
        if are_dice(seen):
            before = before if events else begun
            events, after = events + seen, court.view(0)
    assert len(events) > 5
    court.table.show(before, 0)
    timeline = court.table.animate(events, after, 0)
    timeline.advance(16)
    flying = [node for node in court.table.root.walk() if isinstance(node, _RollingDie)]
    assert len(flying) == sum(event.kind == "rolled" for event in events)
    timeline.finish()
    court.ui.advance(1 / 60)
    moved = court.table.picture()
    court.table.show(after, 0)
    assert court.table.picture() == moved


EVERY = 120


@pytest.mark.parametrize("expansions", [(), ("silver",)], ids=["base", "silver"])
def test_every_position_has_a_small_picture_and_a_line_in_the_ledger(
    expansions: tuple[str, ...],
) -> None:
    title = TiletumTitle()
    game = title.game(Options("tiletum", 3, expansions=expansions))
    game_facts, pictures = TiletumGameFacts(title), TiletumScreenPictures(assets_folder())
    state, chance, step = game.rules.new_state(), random.Random(2), 0
    game.rules.deal(state, 2)
    while state.to_move != NOBODY:
        if step % EVERY == 0:
            assert pictures.thumbnail(state, game.colours, (160, 100)).get_size() == (160, 100)
            assert len(game_facts.entries(state, step % 3)) == len(COLUMNS)
        step += 1
        luck = state.to_move == CHANCE
        moves = game.moves(state) if not luck else ()
        code = game.rules.draw_outcome(state) if luck else chance.choice(moves).code
        game.rules.apply(state, code)
    ahead = max(game_facts.figures(state, seat)["points"] for seat in range(3))
    assert ahead == game.scores(state)[game.ranking(state)[0]]
