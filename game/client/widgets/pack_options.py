"""The sets of numbers that can be chosen for a game: the built-in ones and the player's packs."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.client.app import App
from game.client.stored.pack_reference import PackReference
from game.client.stored.packs import StoredPack
from game.client.stored.set_up import SavedSetUp, load_pack_reference

# The cards that tell a table who sits where.

BUILT_IN_NUMBERS_KEY: Final = ""


@dataclass(frozen=True, slots=True)
class PackOption:
    """An entry of the list of packs: its value (a file name, or the built-in numbers), its name
    and note; a `disabled_reason` says why it cannot be chosen."""

    value: str
    name: str
    note: str
    disabled_reason: str = ""


def find_referenced_or_equal_pack(app: App, pack_reference: PackReference) -> StoredPack:
    """Return the pack that a reference names, or one equal to it.

    The pack in the file of the reference is returned even if it is unreadable; its `refusal` then
    says why. If the file is missing, or has a pack of another title or edition, return a stored
    pack with the same digest. If there is no such pack either, return a StoredPack without a pack,
    whose `refusal` says that the pack is gone.
    """
    title = app.box.title
    packs = app.own_packs_of_all_titles
    kept = packs.read_checked_pack(packs.folder / pack_reference.file)
    if kept.pack is not None:
        if (kept.pack.title, kept.pack.edition) == (title.name, pack_reference.edition):
            return kept
    elif kept.file.exists():
        return kept
    alike = (
        other
        for other in packs.list_packs(title.name, pack_reference.edition)
        if other.pack is not None and other.pack.digest == pack_reference.digest
    )
    gone = StoredPack(kept.file, None, app.say("numbers.gone"))
    return next(alike, gone)


def make_pack_reference(stored_pack: StoredPack) -> PackReference | None:
    """Return the reference to a stored pack, None if it cannot be read."""
    pack = stored_pack.pack
    return (
        PackReference(stored_pack.file.name, pack.name, pack.digest, pack.edition) if pack else None
    )


def packs_for_edition(app: App, edition: str) -> tuple[StoredPack, ...]:
    """Return the stored packs for an edition of the open title; for "" those for the title's first
    edition."""
    title = app.box.title
    return app.own_packs_of_all_titles.list_packs(title.name, edition or title.editions[0])


def make_pack_options(app: App, stored_packs: Sequence[StoredPack]) -> list[PackOption]:
    """Return the entries of a list to choose from: the built-in numbers and each pack, with a
    reason if it cannot be chosen."""
    say = app.say
    found = [PackOption(BUILT_IN_NUMBERS_KEY, say("numbers.ours"), say("numbers.ours-note"))]
    for each in stored_packs:
        why_not = app.translated_file_error_text(each.refusal)
        note = say("numbers.refused", reason=why_not) if each.refusal else ""
        if each.is_empty:
            note = why_not = say("numbers.nothing-entered")
        if each.pack is not None and not each.refusal:
            facts = {"version": each.pack.version, "digest": each.pack.digest}
            note = each.pack.note or say("numbers.pack-note", **facts)
        found.append(PackOption(each.file.name, each.name, note, why_not))
    return found


def set_up_with_last_pack_and_notes(app: App, set_up: SavedSetUp) -> tuple[SavedSetUp, list[str]]:
    """Return the set-up with the pack of the title's last set-up, and sentences that tell the
    player about it.

    If that pack cannot be used, the set-up is unchanged and the sentences say why. If the last
    set-up had no pack, or one of another edition, the set-up is unchanged and there are no
    sentences.
    """
    mark = load_pack_reference(app.saves_folder, app.open_title_section_name)
    if mark is None or mark.edition != (set_up.edition or app.box.editions[0]):
        return set_up, []
    found = find_referenced_or_equal_pack(app, mark)
    if found.refusal:
        told = [
            app.say("numbers.lost", name=mark.name),
            app.translated_file_error_text(found.refusal),
        ]
        return set_up, [f"{told[0]}. {told[1]}", app.say("numbers.ours-instead")]
    told = [app.say("numbers.playing", name=found.name)]
    return replace(set_up, pack_reference=make_pack_reference(found), pack=found.pack), told
