"""Where something stands in a TOML text. A pack as a file: what it replaces is played with,
and every refusal names source and line.
"""

import pytest

from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.title import Options
from game.packs import canonical_text, component_files, source_lines
from game.packs.allowed_values import allowed_values_at, allowed_values_by_path
from game.packs.pack_draft import (
    CHANGED_STATUS,
    ENTERED_AND_EQUAL_STATUS,
    PackDraft,
    draft_from_pack,
)
from game.packs.pack_files import pack_to_toml, parse_pack, parse_unchecked_pack
from game.packs.pieces import PackPiece
from game.titles import Titles, title_by_name, title_names

TEXT = """# a box
[pack]
name = "x"

[tiles]
face_up = 3
[[tiles.tile]]
tin = 1
[[tiles.tile]]
tin = 2  # two
copper = 3
[ "cards" . extra ]
"odd key" = 1
"""

HEAD = '[pack]\ntitle = "tinners-trail"\nname = "My box"\n'
RICH = "[company.start]\nmoney = 25\nmines = 6\n"

TRAIL = "tinners-trail"
TILE = PackPiece("tiles", "tile", 3)
EDITIONS = [(name, edition) for name in title_names() for edition in title_by_name(name).editions]


def test_a_key_is_found_in_its_table_and_an_entry_by_its_number() -> None:
    assert source_lines.line_number_of_path(TEXT, ("tiles", "face_up")) == 6
    assert source_lines.line_number_of_path(TEXT, ("tiles", "tile", 0, "tin")) == 8
    assert source_lines.line_number_of_path(TEXT, ("tiles", "tile", 1, "tin")) == 10
    assert source_lines.line_number_of_path(TEXT, ("cards", "extra")) == 12


def test_what_has_no_line_of_its_own_is_told_by_what_it_stands_in() -> None:
    assert source_lines.line_number_of_path(TEXT, ("tiles", "tile", 1, "water")) == 9
    assert source_lines.line_number_of_path(TEXT, ("tiles", "row", 3)) == 5
    assert source_lines.line_number_of_path(TEXT, ("boards",)) == 0


def refusal(text: str) -> str:
    with pytest.raises(Unreadable) as refused:
        parse_pack(text, "box.toml", Titles())
    return str(refused.value)


def read(text: str) -> Pack:
    return parse_pack(text, "box.toml", Titles())


def test_a_pack_replaces_the_numbers_it_names_and_no_others() -> None:
    shelved = title_by_name("tinners-trail")
    ours = shelved.make_game(Options("tinners-trail", 3, "remastered"))
    theirs = shelved.make_game(Options("tinners-trail", 3, "remastered", pack=read(HEAD + RICH)))
    texts = []
    for game in (ours, theirs):
        state = game.rules.new_state()
        game.rules.deal(state, 7)
        texts.append(game.position_text(state, ("Ann", "Bob", "Cid")))
    assert texts[0] != texts[1]
    assert texts[0].replace("money = 20", "money = 25") == texts[1]


def test_two_packs_of_the_same_numbers_play_the_same_game_whatever_they_are_called() -> None:
    one = read(HEAD + RICH)
    other = read(HEAD.replace("My box", "Yours") + 'note = "typed in May"\nversion = 3\n' + RICH)
    assert one.digest == other.digest
    assert (other.name, other.note, other.version) == ("Yours", "typed in May", 3)
    assert read(HEAD + RICH.replace("25", "26")).digest != one.digest


def test_without_an_edition_a_pack_is_for_the_first_one() -> None:
    assert read(HEAD + RICH).edition == "remastered"
    boxes = '[pack]\ntitle = "tinners-trail"\nedition = "2007"\nname = "Old"\n' + RICH
    assert read(boxes).edition == "2007"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ("box.toml: pack is missing",)),
        ("money = = 1", ("box.toml is not readable as TOML", "line 1", "[pack]")),
        ('[pack]\ntitle = "chess"\nname = "x"\n', ("title", '"chess"', "tinners-trail")),
        ('[pack]\ntitle = "brass"\nname = " "\n', ("pack.name is empty",)),
        ('[pack]\ntitle = "brass"\nname = "\u034f"\n', ("pack.name is empty",)),
        (HEAD, ("does not replace anything",)),
        (HEAD + "[rules]\nrounds = 5\n", ("line 4", "rules is not a file of numbers", "tiles")),
        (HEAD + "[company.end]\nmoney = 5\n", ("line 4", "company.end", "start")),
        (HEAD + "[company]\nstart = 25\n", ("line 5", "company.start is 25", "a table")),
        (HEAD + RICH.replace("25", "99999"), ("line 5", "start.money is 99999")),
        (HEAD + RICH.replace("25", "2.5"), ("company has no tables of numbers",)),
        (HEAD + RICH + "pumps = 3\n", ("line 7", "start.pumps is not a key here")),
        (HEAD + "[[tiles.tile]]\nregion = 'a'\ntin = 1\n", ("line 4", "1 pieces", "32")),
    ],
)
def test_a_refusal_names_the_line_what_was_found_and_what_is_allowed(
    text: str, words: tuple[str, ...]
) -> None:
    said = refusal(text)
    assert said.startswith("box.toml")
    assert all(word in said for word in words), said
    assert "allowed" in said


def test_a_wrong_number_among_many_tiles_is_found_by_its_line() -> None:
    tile = '[[tiles.tile]]\nregion = "{}"\ntin = {}\ncopper = {}\nwater = {}\n'
    tiles = [tile.format(r, 1 + n // 3, 1 + n % 3, 2) for r in "abcd" for n in range(8)]
    assert read(HEAD + "".join(tiles)).numbers.count("tin") == 32
    tiles[4] = tile.format("a", 12, 2, 2)
    assert "line 26: tiles: tile 5: tin is 12; allowed: a whole number from 0 to 9" in refusal(
        HEAD + "".join(tiles)
    )


def test_entries_that_have_names_keep_them() -> None:
    shelved = title_by_name("brass").replaceable_numbers("2007")
    counters = shelved.built_in_numbers["counters"]["counter"]
    lines = []
    for number, counter in enumerate(counters):
        told = {**counter, "level": 4} if number == 2 else counter
        pairs = (f"{key} = {told_as(value)}" for key, value in told.items())
        lines.append("[[counters.counter]]\n" + "\n".join(pairs) + "\n")
    said = refusal('[pack]\ntitle = "brass"\nname = "Mine"\n' + "".join(lines))
    assert "counters.counter 3.level is 4" in said


def told_as(value: object) -> str:
    """Return a number, a flag or a word as TOML has it."""
    return str(value).lower() if isinstance(value, bool) else repr(value)


def test_no_mine_is_built_for_no_work_and_the_king_track_reaches_down_far_enough() -> None:
    work = (
        title_by_name("tinners-trail")
        .replaceable_numbers("remastered")
        .built_in_numbers["company"]["work"]
    )
    lines = "".join(f"{key} = {told_as(value)}\n" for key, value in {**work, "build": 1}.items())
    assert "work.build is 1; allowed: a whole number from 2" in refusal(
        HEAD + "[company.work]\n" + lines
    )
    tiletum = '[pack]\ntitle = "tiletum"\nname = "x"\n[box]\ncorruption = [0, 1, 1, 3, 2, 3]\n'
    assert "king.lowest is -7; allowed: at most -8" in refusal(tiletum)


def test_a_header_with_nothing_below_it_replaces_nothing() -> None:
    assert read(HEAD + "[tiles]\n" + RICH) == read(HEAD + RICH)
    assert "does not replace anything" in refusal(HEAD + "[tiles]\n")


# A draft: entered piece by piece, kept with what was looked at, never without a way back.


every_edition = pytest.mark.parametrize(("name", "edition"), EDITIONS)


def empty(name: str = TRAIL, edition: str = "remastered") -> PackDraft:
    return draft_from_pack(
        Pack(name, edition, "My box", "{}"), title_by_name(name).replaceable_numbers(edition)
    )


def again(draft: PackDraft) -> PackDraft:
    """Write a draft to a text and read it."""
    pack = parse_unchecked_pack(pack_to_toml(draft.to_pack()), "box.toml", Titles())
    return draft_from_pack(pack, title_by_name(pack.title).replaceable_numbers(pack.edition))


def test_every_tile_and_every_card_of_the_box_is_a_piece() -> None:
    groups = empty().pieces_by_group
    assert len(groups["tiles.tile"]) == 32
    assert len(groups["cards.card"]) == 45


@pytest.mark.thorough
@every_edition
def test_every_number_of_every_box_can_be_confirmed_and_is_ours_again_after_all(
    name: str, edition: str
) -> None:
    draft = empty(name, edition)
    for piece in draft.pieces:
        draft = draft.with_piece_counted_as_entered(piece)
    kept = again(draft)
    assert all(map(kept.counts_as_entered, kept.pieces))
    assert all(
        kept.piece_status_or_source(piece) == ENTERED_AND_EQUAL_STATUS for piece in kept.pieces
    )
    parse_pack(pack_to_toml(draft.to_pack()), "box.toml", Titles())
    for piece in kept.pieces:
        kept = kept.with_builtin_numbers(piece)
    assert canonical_text.replacement_numbers(kept.to_pack()) == {}


def test_what_was_entered_and_what_was_only_looked_at_is_known_after_reading() -> None:
    draft = (
        empty()
        .with_number(TILE, ("tin",), 7)
        .with_piece_counted_as_entered(PackPiece("tiles", "tile", 5))
    )
    kept = again(draft)
    assert kept.piece_status_or_source(TILE) == CHANGED_STATUS
    assert kept.piece_status_or_source(PackPiece("tiles", "tile", 5)) == ENTERED_AND_EQUAL_STATUS
    assert kept.piece_status_or_source(
        PackPiece("tiles", "tile", 6)
    ) == empty().piece_status_or_source(PackPiece("tiles", "tile", 6))
    assert kept.number_at(TILE, ("tin",)) == 7


def test_a_piece_goes_back_to_our_numbers_and_the_others_stay() -> None:
    other = PackPiece("tiles", "tile", 0)
    draft = (
        empty()
        .with_number(TILE, ("tin",), 7)
        .with_number(other, ("water",), 5)
        .with_builtin_numbers(TILE)
    )
    assert draft.number_at(TILE, ("tin",)) == empty().number_at(TILE, ("tin",))
    assert not draft.counts_as_entered(TILE)
    assert draft.number_at(other, ("water",)) == 5


def test_a_change_leaves_the_draft_before_as_it_was() -> None:
    before = empty()
    before.with_number(TILE, ("tin",), 7)
    assert before == empty()


def test_two_tiles_alike_are_entered_one_by_one_and_played_with() -> None:
    draft = empty()
    first, *others = draft.pieces_by_group["tiles.tile"][:3]
    for piece in others:
        for field in ("region", "tin", "copper", "water"):
            draft = draft.with_number(piece, (field,), draft.number_at(first, (field,)))
    pack = parse_pack(pack_to_toml(draft.to_pack()), "box.toml", Titles())
    title_by_name(TRAIL).make_game(Options(TRAIL, 4, "remastered", pack=pack))


@pytest.mark.thorough
def test_more_tiles_alike_than_a_box_has_of_one_kind_are_refused_but_kept() -> None:
    draft = empty()
    first, *others = draft.pieces_by_group["tiles.tile"][:5]
    for piece in others:
        for field in ("tin", "copper", "water"):
            draft = draft.with_number(piece, (field,), draft.number_at(first, (field,)))
    text = pack_to_toml(draft.to_pack())
    with pytest.raises(Unreadable, match="repeats the tile"):
        parse_pack(text, "box.toml", Titles())
    assert again(draft).numbers == draft.numbers


def test_what_was_looked_at_makes_no_other_game() -> None:
    changed = empty().with_number(TILE, ("tin",), 7)
    looked_at = changed.with_piece_counted_as_entered(PackPiece("tiles", "tile", 5))
    assert changed.to_pack() == looked_at.to_pack()
    assert changed.to_pack().digest == looked_at.to_pack().digest


@pytest.mark.parametrize(
    "text",
    [
        '[[counters.counter]]\nindustry = "port"\n',
        "[tracks]\nprices = 3\n",
        '[company]\nmoney = "much"\n',
    ],
)
def test_a_pack_whose_numbers_lie_otherwise_is_not_opened(text: str) -> None:
    pack = parse_unchecked_pack(
        f'[pack]\ntitle = "brass"\nname = "x"\n{text}', "box.toml", Titles()
    )
    with pytest.raises(Unreadable, match="arranged differently from the box"):
        draft_from_pack(pack, title_by_name("brass").replaceable_numbers("2007"))


def test_what_a_number_may_be_is_known_from_its_title() -> None:
    limits = allowed_values_by_path(title_by_name(TRAIL), "remastered")
    assert allowed_values_at(limits, ("tiles", "tile", 31, "tin"), 3) == range(10)
    assert allowed_values_at(limits, ("cards", "card", 44, "value"), 3) == range(100)
    assert allowed_values_at(limits, ("investment", "row", 2, "per_ten", 1), 3) == range(100)
    assert "any" in allowed_values_at(limits, ("cards", "card", 44, "region"), "a")
    assert 12 in allowed_values_at(limits, ("tiles", "tile", 0, "tin"), 12)


@pytest.mark.thorough
@every_edition
def test_every_number_of_every_box_keeps_its_own_limits(name: str, edition: str) -> None:
    limits = allowed_values_by_path(title_by_name(name), edition)
    draft = empty(name, edition)
    for piece in draft.pieces:
        for path in draft.number_paths(piece):
            part = draft.number_at(piece, path)
            if type(part) is int:
                assert part in allowed_values_at(limits, (*piece.path, *path), None)


def test_words_are_told_by_kind_and_amount() -> None:
    assert (
        component_files.word_shape("tin+2"),
        component_files.numbers_in_word("tin+2"),
        component_files.word_from_shape("tin+#", (3,)),
    ) == ("tin+#", (2,), "tin+3")
    assert component_files.word_from_shape("port", ()) == "port"
    assert component_files.allowed_range_of_number_in_word(
        "money+3", 0, ("money+1", "money+9", "work+1")
    ) == range(1, 10)
    assert (
        component_files.first_word_with_shape_or_sample("money+#", ("work+1", "money+4"))
        == "money+4"
    )
