"""Packs a player keeps: every one is listed, nothing is lost, and every refusal is told."""

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.client.stored.packs import StoredPack, StoredPacks
from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.packs.canonical_text import numbers_to_canonical_json
from game.packs.pack_files import pack_to_toml
from game.records import atomic_files
from game.records.records import NotSaved
from game.titles import Titles
from tests.helpers.full_disk import full_disk
from tests.helpers.posix import make_link, make_named_pipe

pytestmark = pytest.mark.thorough

TT = "tinners-trail"
REMASTERED = "remastered"
RICH = numbers_to_canonical_json({"company": {"start": {"money": 25, "mines": 6}}})
Change = Callable[[], StoredPack]
SYSTEM_FILES = pytest.mark.skipif(sys.platform == "win32", reason="has no devices in its folders")
NOBODY_IS_ROOT = pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="may write anywhere"
)


@pytest.fixture
def packs(tmp_path: Path) -> StoredPacks:
    return StoredPacks(tmp_path, Titles())


def rich(name: str = "My box", money: int = 25) -> Pack:
    return Pack(TT, REMASTERED, name, RICH.replace("25", str(money)))


def kept(packs: StoredPacks, name: str = "My box", money: int = 25) -> StoredPack:
    return packs.save(packs.create_pack(TT, REMASTERED, name), rich(name, money))


def names(listed: tuple[StoredPack, ...]) -> list[str]:
    return [each.name for each in listed]


def test_a_folder_nobody_made_holds_nothing_and_stays_away(packs: StoredPacks) -> None:
    assert packs.list_packs() == packs.list_deleted() == ()
    assert not packs.folder.exists()


def test_a_pack_just_made_replaces_nothing_and_says_so(packs: StoredPacks) -> None:
    made = packs.create_pack(TT, REMASTERED, "My box")
    assert made.pack == Pack(TT, REMASTERED, "My box", "{}")
    assert made.file.name == "tinners-trail-my-box.toml"
    assert "does not replace anything" in made.refusal
    assert made.is_empty
    assert packs.list_packs() == (made,)


def test_what_was_saved_is_there_for_the_next_program(packs: StoredPacks, tmp_path: Path) -> None:
    saved = kept(packs)
    again = StoredPacks(tmp_path, Titles()).list_packs()
    assert again == (StoredPack(saved.file, rich()),)


def test_each_of_a_hundred_saves_is_what_is_listed_then(packs: StoredPacks) -> None:
    one = packs.create_pack(TT, REMASTERED, "My box")
    for money in range(20, 60):
        one = packs.save(one, rich(money=money))
        assert packs.list_packs() == (one,)


def test_packs_are_listed_by_name_for_their_title_and_edition(packs: StoredPacks) -> None:
    for title, edition, name in (
        (TT, REMASTERED, "beta"),
        (TT, REMASTERED, "Alpha"),
        (TT, "2007", "Old"),
        ("brass", "2007", "Mill"),
    ):
        packs.create_pack(title, edition, name)
    assert names(packs.list_packs(TT, REMASTERED)) == ["Alpha", "beta"]
    assert names(packs.list_packs(TT)) == ["Alpha", "beta", "Old"]
    assert names(packs.list_packs("brass")) == ["Mill"]


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"\xff\xfe\x00", "not UTF-8"),
        (b"money = = 1", "line 1"),
        (b'[pack]\ntitle = "chess"\nname = "x"\n', '"chess"'),
        (b'[pack]\ntitle = "brass"\nname = "x"\nfrom_the_future = 1\n', "from_the_future"),
        (b"#" * 1_000_001, "too large"),
    ],
)
def test_a_file_that_is_no_pack_is_told_and_hides_no_other(
    packs: StoredPacks, content: bytes, word: str
) -> None:
    good = kept(packs)
    (packs.folder / "a.toml").write_bytes(content)
    listed = packs.list_packs(TT, REMASTERED)
    assert listed[0].pack == good.pack
    assert (listed[1].name, listed[1].pack) == ("a.toml", None)
    assert word in listed[1].refusal


def test_a_pack_that_cannot_be_played_with_is_listed_with_line_and_reason(
    packs: StoredPacks,
) -> None:
    kept(packs)
    wrong = packs.create_pack(TT, REMASTERED, "Wrong")
    text = pack_to_toml(rich("Wrong")).replace("money = 25", "money = -1")
    wrong.file.write_text(text, encoding="utf-8")
    told = packs.read_checked_pack(wrong.file)
    assert told.pack is not None
    assert told.refusal.startswith("tinners-trail-wrong.toml, line 10: company: start.money is -1;")
    assert names(packs.list_packs()) == ["My box", "Wrong"]


@SYSTEM_FILES
def test_pipes_devices_and_dead_links_hold_nobody_up(packs: StoredPacks) -> None:
    kept(packs)
    make_named_pipe(packs.folder / "pipe.toml")
    make_link(packs.folder / "zero.toml", "/dev/zero")
    make_link(packs.folder / "dead.toml", "nowhere")
    (packs.folder / "folder.toml").mkdir()
    listed = packs.list_packs()
    assert names(listed) == ["My box", "dead.toml", "folder.toml", "pipe.toml", "zero.toml"]
    assert all("cannot be read" in each.refusal for each in listed[1:])
    for each in listed[1:]:
        assert packs.move_to_deleted_folder(each).file.name == each.file.name
    assert names(packs.list_packs()) == ["My box"]


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("../../etc/passwd", "tinners-trail-etc-passwd.toml"),
        ("CON", "tinners-trail-con.toml"),
        ("Żółw č. 1", "tinners-trail-zow-c-1.toml"),
        ("日本", "tinners-trail.toml"),
        ("x" * 60, f"tinners-trail-{'x' * 40}.toml"),
    ],
)
def test_any_name_gives_a_plain_file_in_the_folder(
    packs: StoredPacks, name: str, file: str
) -> None:
    made = packs.create_pack(TT, REMASTERED, name)
    assert made.file == packs.folder / file
    assert made.name == name[:40]


def test_a_name_that_is_taken_gets_a_number_and_so_does_its_file(packs: StoredPacks) -> None:
    made = [packs.create_pack(TT, REMASTERED, name) for name in ("Box", "box", "x" * 40, "X" * 40)]
    assert names(tuple(made)) == ["Box", "box 2", "x" * 40, "X" * 38 + " 2"]
    assert packs.create_pack("brass", "2007", "Box").name == "Box"
    assert len({each.file for each in made}) == len(made)


@pytest.mark.parametrize("name", ["", "  ", "\u034f"])
def test_a_name_nobody_could_see_is_refused(packs: StoredPacks, name: str) -> None:
    with pytest.raises(Unreadable, match="needs a name"):
        packs.create_pack(TT, REMASTERED, name)


def test_a_renamed_pack_has_its_new_name_inside_and_outside(packs: StoredPacks) -> None:
    renamed = packs.rename(kept(packs), "Our box")
    assert renamed.file.name == "tinners-trail-our-box.toml"
    assert renamed.pack == rich("Our box")
    assert packs.list_packs() == (renamed,)
    assert packs.rename(renamed, "our BOX").file == renamed.file


def test_renaming_keeps_what_another_window_saved_meanwhile(packs: StoredPacks) -> None:
    before = kept(packs)
    packs.save(before, rich(money=30))
    assert packs.rename(before, "Our box").pack == rich("Our box", 30)


def test_a_copy_has_the_numbers_and_a_name_of_its_own(packs: StoredPacks) -> None:
    one = kept(packs)
    other = packs.duplicate(one)
    assert other.pack == rich("My box 2")
    assert len(packs.list_packs()) == 2


def test_a_deleted_pack_comes_back_as_it_was(packs: StoredPacks) -> None:
    gone = packs.move_to_deleted_folder(kept(packs))
    assert packs.list_packs() == ()
    assert packs.list_deleted(TT, REMASTERED) == (gone,)
    back = packs.undelete(gone)
    assert back.pack == rich()
    assert packs.list_packs() == (back,)
    assert packs.list_deleted() == ()


def test_what_comes_back_to_a_taken_name_gets_a_number(packs: StoredPacks) -> None:
    gone = packs.move_to_deleted_folder(kept(packs))
    kept(packs, money=30)
    assert packs.undelete(gone).pack == rich("My box 2")
    assert names(packs.list_packs()) == ["My box", "My box 2"]


def test_the_bin_holds_packs_of_one_name_side_by_side(packs: StoredPacks) -> None:
    for money in (25, 26, 27):
        packs.move_to_deleted_folder(kept(packs, money=money))
    assert len(packs.list_deleted()) == 3


def test_a_foreign_pack_is_taken_in_and_stays_where_it_was(
    packs: StoredPacks, tmp_path: Path
) -> None:
    foreign = tmp_path / "box.toml"
    foreign.write_text(pack_to_toml(rich()), encoding="utf-16")
    taken = packs.import_pack(foreign)
    assert taken.pack == rich()
    assert foreign.exists()
    assert packs.import_pack(foreign) == taken
    foreign.write_text(pack_to_toml(rich(money=30)), encoding="utf-8")
    assert packs.import_pack(foreign).name == "My box 2"


def test_a_foreign_file_that_is_no_pack_is_refused_and_nothing_is_kept(
    packs: StoredPacks, tmp_path: Path
) -> None:
    foreign = tmp_path / "box.toml"
    foreign.write_text(pack_to_toml(rich(money=-1)), encoding="utf-8")
    for file, words in ((foreign, "box.toml, line 10"), (tmp_path, "cannot be read")):
        with pytest.raises(Unreadable, match=words):
            packs.import_pack(file)
    assert packs.list_packs() == ()


def test_a_pack_given_out_can_be_taken_in_elsewhere(packs: StoredPacks, tmp_path: Path) -> None:
    one = kept(packs)
    out = packs.export_pack(one, tmp_path)
    assert out == tmp_path / one.file.name
    elsewhere = StoredPacks(tmp_path / "other", Titles())
    assert elsewhere.import_pack(out).pack == one.pack


def test_what_is_there_is_replaced_only_when_asked_for(packs: StoredPacks, tmp_path: Path) -> None:
    one = kept(packs)
    target = tmp_path / "thesis.toml"
    target.write_text("precious", encoding="utf-8")
    with pytest.raises(NotSaved) as refused:
        packs.export_pack(one, target)
    assert refused.value.reason.key == "saving.taken"
    assert target.read_text(encoding="utf-8") == "precious"
    packs.export_pack(one, target, overwrites=True)
    assert target.read_text(encoding="utf-8") == pack_to_toml(rich())


@SYSTEM_FILES
def test_what_is_no_plain_file_is_never_replaced(packs: StoredPacks, tmp_path: Path) -> None:
    one = kept(packs)
    make_named_pipe(tmp_path / "pipe")
    make_link(tmp_path / "link", "pipe")
    for name in ("pipe", "link"):
        with pytest.raises(NotSaved) as refused:
            packs.export_pack(one, tmp_path / name, overwrites=True)
        assert refused.value.reason.key == "saving.no-plain-file"


@pytest.mark.parametrize("name", ["a\0b", "no/such\0", "x" * 300])
def test_a_name_no_file_can_have_is_told(packs: StoredPacks, tmp_path: Path, name: str) -> None:
    one = kept(packs)
    with pytest.raises(NotSaved):
        packs.export_pack(one, tmp_path / name)


def test_a_full_disk_is_told_and_the_old_pack_stays(
    packs: StoredPacks, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = kept(packs)
    full_disk(monkeypatch, atomic_files)
    changes: list[Change] = [
        lambda: packs.save(one, rich(money=30)),
        lambda: packs.create_pack(TT, REMASTERED, "Other"),
        lambda: packs.duplicate(one),
        lambda: packs.rename(one, "Other"),
    ]
    for change in changes:
        with pytest.raises(NotSaved) as refused:
            change()
        assert refused.value.reason.key == "saving.disk-full"
    assert packs.list_packs() == (one,)


@NOBODY_IS_ROOT
def test_a_folder_nobody_may_write_into_is_told(packs: StoredPacks) -> None:
    one = kept(packs)
    packs.folder.chmod(0o555)
    try:
        changes: list[Change] = [
            lambda: packs.save(one, rich()),
            lambda: packs.move_to_deleted_folder(one),
        ]
        for change in changes:
            with pytest.raises(NotSaved) as refused:
                change()
            assert refused.value.reason.key == "saving.not-allowed"
    finally:
        packs.folder.chmod(0o755)


def test_what_is_gone_is_told_in_a_sentence(packs: StoredPacks) -> None:
    one = kept(packs)
    one.file.unlink()
    changes: list[Change] = [lambda: packs.rename(one, "x"), lambda: packs.duplicate(one)]
    for change in changes:
        with pytest.raises(Unreadable, match="cannot be read"):
            change()
    with pytest.raises(NotSaved):
        packs.move_to_deleted_folder(one)
    assert packs.read_checked_pack(one.file).pack is None


def test_a_step_of_an_editor_takes_no_check(packs: StoredPacks) -> None:
    one = packs.create_pack(TT, REMASTERED, "My box")
    assert packs.save(one, replace(rich(), numbers='{"company":{"start":{"money":-1}}}')).pack
    assert "line 9" in packs.read_checked_pack(one.file).refusal
