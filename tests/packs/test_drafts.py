"""A draft: entered piece by piece, kept with what was looked at, never without a way back."""

from __future__ import annotations

import pytest

from game.engine.title import Options, Pack, Unreadable
from game.packs.component_files import amounts, nearest, numbers_of, shape_of, word_of
from game.packs.draft import CHANGED, ENTERED, BoxDraft, draft_of
from game.packs.limits import limit, limits_of
from game.packs.numbers import replaced
from game.packs.pieces import Piece
from game.packs.reading import read_draft, read_pack
from game.packs.writing import pack_text
from game.titles import Titles, title, titles

TRAIL = "tinners-trail"
TILE = Piece("tiles", "tile", 3)
EDITIONS = [(name, edition) for name in titles() for edition in title(name).editions]
every_edition = pytest.mark.parametrize(("name", "edition"), EDITIONS)


def empty(name: str = TRAIL, edition: str = "remastered") -> BoxDraft:
    return draft_of(Pack(name, edition, "My box", "{}"), title(name).replaceable(edition))


def again(draft: BoxDraft) -> BoxDraft:
    """Write a draft to a text and read it."""
    pack = read_draft(pack_text(draft.pack()), "box.toml", Titles())
    return draft_of(pack, title(pack.title).replaceable(pack.edition))


def test_every_tile_and_every_card_of_the_box_is_a_piece() -> None:
    groups = empty().groups
    assert len(groups["tiles.tile"]) == 32
    assert len(groups["cards.card"]) == 45


@every_edition
def test_every_number_of_every_box_can_be_confirmed_and_is_ours_again_after_all(
    name: str, edition: str
) -> None:
    draft = empty(name, edition)
    for piece in draft.pieces:
        draft = draft.confirmed(piece)
    kept = again(draft)
    assert all(map(kept.is_entered, kept.pieces))
    assert all(kept.state(piece) == ENTERED for piece in kept.pieces)
    read_pack(pack_text(draft.pack()), "box.toml", Titles())
    for piece in kept.pieces:
        kept = kept.returned(piece)
    assert replaced(kept.pack()) == {}


def test_what_was_entered_and_what_was_only_looked_at_is_known_after_reading() -> None:
    draft = empty().changed(TILE, ("tin",), 7).confirmed(Piece("tiles", "tile", 5))
    kept = again(draft)
    assert kept.state(TILE) == CHANGED
    assert kept.state(Piece("tiles", "tile", 5)) == ENTERED
    assert kept.state(Piece("tiles", "tile", 6)) == empty().state(Piece("tiles", "tile", 6))
    assert kept.part(TILE, ("tin",)) == 7


def test_a_piece_goes_back_to_our_numbers_and_the_others_stay() -> None:
    other = Piece("tiles", "tile", 0)
    draft = empty().changed(TILE, ("tin",), 7).changed(other, ("water",), 5).returned(TILE)
    assert draft.part(TILE, ("tin",)) == empty().part(TILE, ("tin",))
    assert not draft.is_entered(TILE)
    assert draft.part(other, ("water",)) == 5


def test_a_change_leaves_the_draft_before_as_it_was() -> None:
    before = empty()
    before.changed(TILE, ("tin",), 7)
    assert before == empty()


def test_two_tiles_alike_are_entered_one_by_one_and_played_with() -> None:
    draft = empty()
    first, *others = draft.groups["tiles.tile"][:3]
    for piece in others:
        for field in ("region", "tin", "copper", "water"):
            draft = draft.changed(piece, (field,), draft.part(first, (field,)))
    pack = read_pack(pack_text(draft.pack()), "box.toml", Titles())
    title(TRAIL).game(Options(TRAIL, 4, "remastered", pack=pack))


def test_more_tiles_alike_than_a_box_has_of_one_kind_are_refused_but_kept() -> None:
    draft = empty()
    first, *others = draft.groups["tiles.tile"][:5]
    for piece in others:
        for field in ("tin", "copper", "water"):
            draft = draft.changed(piece, (field,), draft.part(first, (field,)))
    text = pack_text(draft.pack())
    with pytest.raises(Unreadable, match="repeats the tile"):
        read_pack(text, "box.toml", Titles())
    assert again(draft).numbers == draft.numbers


def test_what_was_looked_at_makes_no_other_game() -> None:
    changed = empty().changed(TILE, ("tin",), 7)
    looked_at = changed.confirmed(Piece("tiles", "tile", 5))
    assert changed.pack() == looked_at.pack()
    assert changed.pack().digest == looked_at.pack().digest


@pytest.mark.parametrize(
    "text",
    [
        '[[counters.counter]]\nindustry = "port"\n',
        "[tracks]\nprices = 3\n",
        '[company]\nmoney = "much"\n',
    ],
)
def test_a_pack_whose_numbers_lie_otherwise_is_not_opened(text: str) -> None:
    pack = read_draft(f'[pack]\ntitle = "brass"\nname = "x"\n{text}', "box.toml", Titles())
    with pytest.raises(Unreadable, match="otherwise than in the box"):
        draft_of(pack, title("brass").replaceable("2007"))


def test_what_a_number_may_be_is_known_from_its_title() -> None:
    limits = limits_of(title(TRAIL), "remastered")
    assert limit(limits, ("tiles", "tile", 31, "tin"), 3) == range(10)
    assert limit(limits, ("cards", "card", 44, "value"), 3) == range(100)
    assert limit(limits, ("investment", "row", 2, "per_ten", 1), 3) == range(100)
    assert "any" in limit(limits, ("cards", "card", 44, "region"), "a")
    assert 12 in limit(limits, ("tiles", "tile", 0, "tin"), 12)


@every_edition
def test_every_number_of_every_box_keeps_its_own_limits(name: str, edition: str) -> None:
    limits, draft = limits_of(title(name), edition), empty(name, edition)
    for piece in draft.pieces:
        for path in draft.paths(piece):
            part = draft.part(piece, path)
            if type(part) is int:
                assert part in limit(limits, (*piece.path, *path), None)


def test_words_are_told_by_kind_and_amount() -> None:
    assert (shape_of("tin+2"), numbers_of("tin+2"), word_of("tin+#", (3,))) == (
        "tin+#",
        (2,),
        "tin+3",
    )
    assert word_of("port", ()) == "port"
    assert amounts("money+3", 0, ("money+1", "money+9", "work+1")) == range(1, 10)
    assert nearest("money+#", ("work+1", "money+4")) == "money+4"
