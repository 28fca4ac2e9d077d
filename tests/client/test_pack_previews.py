"""The editor shows every number of a box as the table will: a change of it changes the picture."""

import pytest
from pygame import Surface

from game.client.packs.edited_pack import EditedPack, PieceCaptions
from game.client.packs.piece_widget import PiecePictures
from game.client.stored.packs import StoredPacks
from game.packs.allowed_values import (
    DEFAULT_ALLOWED_NUMBERS,
    allowed_values_at,
    allowed_values_by_path,
)
from game.packs.component_files import numbers_in_word, word_from_shape, word_shape
from game.packs.pieces import PackPiece, group_paths_into_rows
from game.packs.pieces import ValuePath as PiecePath
from game.titles import title_by_name, title_names
from tests.client.client_driver import ClientDriver

pytestmark = pytest.mark.thorough

SIZE = (430, 196)
UNSEEN = {  # told when it comes to it, or by tips alone: the editor lists these numbers
    *("company.extract", "wallace.bands", "wallace.card", "wallace.bid", "wallace.unknown_tile"),
    *("wallace.limits", "market.work", "emigration", "boxes.cubes", "rounds.prices", "silver"),
    *("silver.explorer_cost", "silver.cost", "box", "box.completed_points", "box.corruption"),
    *("cathedrals.cost", "cards.game"),  # of these games no number can be changed alone
}
BOXES = [
    (name, edition) for name in sorted(title_names()) for edition in title_by_name(name).editions
]


def opened(trail: ClientDriver, name: str, edition: str) -> tuple[EditedPack, PiecePictures]:
    trail.flow.open_edition(name, edition)
    packs = StoredPacks(trail.app.saves_folder, trail.app.shelf.titles)
    editing = EditedPack(packs, packs.create_pack(name, edition, "A box"), trail.app.box.title)
    kit = trail.screen.stage.kit
    return editing, PiecePictures(trail.app, editing, PieceCaptions(trail.app), kit)


def seen(shelf: PiecePictures, piece: PackPiece, path: PiecePath) -> Surface | None:
    """What is drawn of a piece: itself, in its place, or the part of the table that tells it."""
    return (
        shelf.picture_with_current_numbers(piece, 1.0)
        or shelf.make_board_picture_around_number(piece, SIZE, path)
        or shelf.picture_of_table_part_with_number(piece, SIZE, 1.0, path)
    )


def pixels(picture: Surface | None) -> bytes:
    assert picture is not None
    return bytes(picture.get_buffer().raw)


def other_value(editing: EditedPack, piece: PackPiece, path: PiecePath) -> int | str | None:
    """A number the piece may have there besides its own, or a word with another number in it."""
    now = editing.draft.number_at(piece, path)
    if isinstance(now, str) and (numbers := numbers_in_word(now)):
        return word_from_shape(word_shape(now), [number + 1 for number in numbers])
    if type(now) is not int:
        return None
    pack = editing.draft.pack_without_numbers
    allowed = allowed_values_at(
        allowed_values_by_path(title_by_name(pack.title), pack.edition), (*piece.path, *path), now
    )
    values = allowed if isinstance(allowed, range) else DEFAULT_ALLOWED_NUMBERS
    return next((value for value in (now + 1, now - 1) if value in values), None)


@pytest.mark.parametrize(("name", "edition"), BOXES)
def test_a_change_of_any_piece_is_seen_at_once(
    trail: ClientDriver, name: str, edition: str
) -> None:
    editing, shelf = opened(trail, name, edition)
    begun = editing.draft
    unseen = set()
    for group, pieces in begun.pieces_by_group.items():
        entries = [piece for piece in pieces if piece.list_index >= 0]
        if entries and not any(changes_its_picture(editing, shelf, each) for each in entries):
            unseen.add(group)
        for piece in pieces:
            if piece.list_index < 0 and not changes_its_picture(editing, shelf, piece):
                unseen.add(piece.name)
        editing.change_draft(begun)
    assert unseen <= UNSEEN


def tried(editing: EditedPack, piece: PackPiece) -> list[PiecePath]:
    """The first and the last number of each list, and every single one."""
    lists = group_paths_into_rows(editing.draft.number_paths(piece))
    return [path for row in lists for path in dict.fromkeys((row[0], row[-1]))]


def changes_its_picture(editing: EditedPack, shelf: PiecePictures, piece: PackPiece) -> bool:
    """Whether a number of it, made another, makes another picture."""
    begun = editing.draft
    for path in tried(editing, piece):
        editing.change_draft(begun)
        value = other_value(editing, piece, path)
        if value is None or seen(shelf, piece, path) is None:
            continue
        before = pixels(seen(shelf, piece, path))
        editing.change_draft(begun.with_number(piece, path, value))
        after = seen(shelf, piece, path)
        if after is not None and pixels(after) != before:
            return True
    return False


def test_numbers_nobody_can_play_with_are_listed_and_no_table_is_shown(trail: ClientDriver) -> None:
    editing, shelf = opened(trail, "tinners-trail", "remastered")
    (work,) = (piece for piece in editing.draft.pieces if piece.name == "company.work")
    assert shelf.picture_of_table_part_with_number(work, SIZE, 1.0) is not None
    editing.change_draft(editing.draft.with_number(work, ("columns",), 1))
    assert shelf.picture_of_table_part_with_number(work, SIZE, 1.0) is None


def test_ore_printed_on_the_map_is_shown_where_it_was_changed(trail: ClientDriver) -> None:
    editing, shelf = opened(trail, "tinners-trail", "2007")
    (ground,) = (piece for piece in editing.draft.pieces if piece.name == "ground.printed")
    west, east = (
        pixels(shelf.picture_of_table_part_with_number(ground, SIZE, 1.0, (area, "tin")))
        for area in ("st-just", "kea")
    )
    assert west != east
