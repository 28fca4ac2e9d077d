"""What stirs by itself on the map of Brass, and the layers over it. Brass sounds like Brass:
every sound its motions play, and every tune its box names, is there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pygame
import pytest

from ai.titles.brass.mind import LEVELS
from game.engine.move import Move
from game.places import assets_folder
from game.scene.audio import Sound
from game.titles.brass.box import MUSIC
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.board.life import MOST_SAILING, MOST_SMOKING, life_look
from game.titles.brass.table.board.targets import BrassPlateLook, PlateNode
from game.titles.brass.table.factory import BrassScreenPictures
from game.titles.brass.table.map_plan import map_plan
from game.titles.brass.table.view_model import BrassModel
from tests.titles.brass.table.sitting import HotSeat
from tools.bake.manifest import ASSETS

# What stirs by itself on the map of Brass, and the layers over it.


@pytest.fixture
def sitting() -> Iterator[HotSeat]:
    """Sit down at a table in the middle of the rail era."""
    seat = HotSeat()

    def late(state: BrassState, moves: tuple[Move, ...]) -> bool:
        return bool(state.phase == kinds.ACTIONS and state.era == kinds.RAIL and state.round > 4)

    seat.workshop.until(late)
    seat.ask()
    yield seat
    seat.close()


def test_at_most_three_trains_run_and_only_on_rails_that_are_laid(sitting: HotSeat) -> None:
    state = sitting.workshop.state
    assert isinstance(state, BrassState)
    model = BrassModel(state, 0)
    look = life_look(model, map_plan())
    assert look.era == "rail"
    assert 0 < len(look.links) <= MOST_SAILING
    assert set(look.links) <= {link.line for link in model.view.links}
    assert len(look.chimneys) <= MOST_SMOKING


def test_life_moves_with_time_and_rests_where_it_is_not_wanted(sitting: HotSeat) -> None:
    timeline = sitting.table._stage.timeline
    board = sitting.ui.find(name="chart")
    life = board.life  # type: ignore[attr-defined]  # the board's own part
    timeline.advance(1000)
    assert life.seconds > 0
    timeline.still = True
    before = life.seconds
    timeline.advance(1000)
    assert life.seconds == before


def test_whose_network_a_place_is_in_is_marked_while_it_is_wanted(sitting: HotSeat) -> None:
    before = sitting.table.picture()
    sitting.ui.press("g")
    nodes = sitting.table.root.walk()
    plates = {node.target: node for node in nodes if isinstance(node, PlateNode)}
    marked = {name: seats_at(plate) for name, plate in plates.items() if seats_at(plate)}
    for link in sitting.table.shown.links:
        for place in link.places:
            if map_plan().places[place].spaces:
                colour = sitting.table._context.colour(link.owner)
                assert colour in marked[place]
    sitting.ui.press("g")
    assert sitting.table.picture() == before


def seats_at(plate: PlateNode) -> tuple[str, ...]:
    """The colours of those in whose network a place is."""
    assert isinstance(plate.look, BrassPlateLook)
    return plate.look.seats


MOTIONS = ASSETS.parent / "game" / "titles" / "brass" / "table" / "motions"


def test_every_sound_of_a_motion_can_be_heard() -> None:
    sound = Sound(assets_folder() / "shared" / "sounds")
    sound.prefer(assets_folder() / "brass" / "sounds")
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(MOTIONS.glob("*.py")))
    table = text.partition("SOUNDS = {")[2].partition("}")[0]
    names = re.findall(r"back\.sound\(\"([a-z-]+)\"", text) + re.findall(r": \"([a-z]+)\"", table)
    assert len(set(names)) > 12
    assert not [name for name in set(names) if not sound.files(name)]


def test_every_tune_of_the_box_lies_in_its_own_folder() -> None:
    folder = assets_folder() / "brass" / "sounds" / "music"
    tunes = {name for names in MUSIC.values() for name in names}
    assert tunes == {path.stem for path in folder.glob("*.ogg")}


# Tags at nameplates: which cards of the hand name a place.

SEEDS = 60


def tags(sitting: HotSeat) -> dict[str, str]:
    """Return the tag of every place that has one."""
    nodes = [node for node in sitting.table.root.walk() if isinstance(node, PlateNode)]
    looks = {node.target: node.look for node in nodes}
    return {
        name: look.tag
        for name, look in looks.items()
        if isinstance(look, BrassPlateLook) and look.tag
    }


def test_two_cards_of_one_place_are_two_numbers_and_not_one() -> None:
    sitting = HotSeat()
    for seed in range(SEEDS):
        sitting.workshop.rules.deal(sitting.workshop.state, seed)
        seat = sitting.ask().seat
        hand = sitting.table.shown.seats[seat].hand
        twice = [name for name in tags(sitting) if hand.count(name) > 1]
        if twice:
            break
    places = [str(at) for at, card in enumerate(hand, 1) if card == twice[0]]
    assert tags(sitting)[twice[0]] == "·".join(places)
    sitting.close()


# The computer players of Brass have faces of their own.

KINDS = ("random", "greedy", *LEVELS)


def test_every_kind_of_player_has_a_face_and_no_two_the_same() -> None:
    screen_pictures = BrassScreenPictures(assets_folder())
    faces = {}
    for kind in KINDS:
        face = screen_pictures.portrait(kind, 66)
        assert face is not None, kind
        assert face.get_size() == (66, 66)
        faces[kind] = pygame.image.tobytes(face, "RGBA")
    assert len(set(faces.values())) == len(KINDS)


def test_people_have_no_face() -> None:
    assert BrassScreenPictures(assets_folder()).portrait("human", 66) is None
