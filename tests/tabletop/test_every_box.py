"""What is in the box of every title: its keys and their names, its pictures, faces and tunes."""

import pygame
import pytest

from ai.levels import player_names
from game.application.box_factory import (
    make_game_box,
    make_kit,
    read_words,
    set_title_language,
    title_asset_folder,
)
from game.box.box import GameBox
from game.client.key_commands import COMMANDS_OF_EVERY_TITLE
from game.client.stored.key_bindings import KeyBindings
from game.files.folders import assets_folder
from game.records.records import HUMAN_PLAYER
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles import SHELF
from tools.proof.cases import PROOFS
from tools.proof.laws.of_views import told_to
from tools.proof.random_games import play_random_steps

EVERY = 40  # steps


@pytest.fixture(scope="module", params=SHELF)
def box(request: pytest.FixtureRequest) -> GameBox:
    """What a title puts on the table."""
    return make_game_box(request.param, make_kit(), read_words(request.param))


def test_the_usual_keys_do_not_clash(box: GameBox) -> None:
    bindings = KeyBindings((*COMMANDS_OF_EVERY_TITLE, *box.commands))
    clashes = [
        (command.name, key)
        for command in bindings.commands
        for key in bindings.keys_of_command(command)
        if bindings.other_command_using_key(command, key)
    ]
    assert clashes == []


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_every_command_has_a_name(box: GameBox, language: str) -> None:
    set_title_language(box.words, box.title.name, language)
    commands = (*COMMANDS_OF_EVERY_TITLE, *box.commands)
    assert not [each for each in commands if box.words.say(each.label_key) == each.label_key]


@pytest.mark.parametrize("window", [(640, 360), (400, 600)])
def test_the_title_and_its_dark_form_fill_any_window(box: GameBox, window: tuple[int, int]) -> None:
    bright, dark = (box.pictures_outside_table.backdrop(kind, window) for kind in ("title", "dark"))
    assert bright.get_size() == dark.get_size() == window
    middle = window[0] // 2, window[1] // 2
    assert sum(dark.get_at(middle)[:3]) < sum(bright.get_at(middle)[:3])


def test_every_kind_of_player_has_a_face_of_its_own_and_people_have_none(box: GameBox) -> None:
    kinds = player_names()
    faces = [box.pictures_outside_table.portrait(kind, 66) for kind in kinds]
    assert {face.get_size() for face in faces if face} == {(66, 66)}
    assert len({pygame.image.tobytes(face, "RGBA") for face in faces if face}) == len(kinds)
    assert box.pictures_outside_table.portrait(HUMAN_PLAYER, 66) is None


def test_every_tune_of_a_folder_is_played_and_no_other(box: GameBox) -> None:
    own = title_asset_folder(box.title.name)
    shared = assets_folder() / "shared"
    folder = next(each for each in (own, shared) if (each / "sounds/music").is_dir())
    folder /= "sounds/music"
    tunes = {name for names in box.tune_names_by_occasion.values() for name in names}
    assert tunes == {path.stem for path in folder.glob("*.ogg")}


@pytest.mark.thorough
def test_every_position_has_a_small_picture_and_a_line_in_the_ledger(box: GameBox) -> None:
    facts = box.game_facts
    proofs = PROOFS[box.title.name]
    for case in (proofs.plain_cases[-1], *proofs.full_cases[-1:]):
        game = case.game()
        pictures = set[bytes]()
        for step in play_random_steps(game, 2):
            state = step.after
            seat = step.number % case.seats
            if step.number % EVERY == 0:
                picture = box.pictures_outside_table.thumbnail(state, game.colours, (160, 100))
                assert picture.get_size() == (160, 100)
                pictures.add(pygame.image.tobytes(picture, "RGB"))
                assert len(facts.end_score_texts(state, seat)) == len(facts.end_score_column_keys)
        assert len(pictures) > 2
        for seat, points in enumerate(game.scores(state)):
            assert facts.end_result_numbers_by_name(state, seat).get("points", points) == points


@pytest.mark.thorough
def test_the_sources_of_points_hold_every_point_of_a_game(box: GameBox) -> None:
    facts = box.game_facts
    proofs = PROOFS[box.title.name]
    for case in (proofs.plain_cases[-1], *proofs.full_cases[-1:], *proofs.more_cases[-1:]):
        game = case.game()
        told = False
        for seed in range(3):
            played = [*play_random_steps(game, seed)]
            found = [*game.scores(played[0].before)]
            for before, code, after in ((step.before, step.code, step.after) for step in played):
                for event in told_to(game, before, code, after, 0):
                    source, points = facts.source_and_points_of_event(event)
                    found[event.seat] += points if source else 0
                    told |= source != ""
            assert not told or found == [*game.scores(played[-1].after)]
        assert told is (box.title.name != "tinners-trail")  # where all points are invested
