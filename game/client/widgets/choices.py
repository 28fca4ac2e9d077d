"""Choices of numbers, of an edition and of a language; cards and portraits of seats."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from game.client.app import App
from game.client.stored.packs import PackMark, StoredPack
from game.client.stored.set_up import SavedSetUp, remembered_numbers
from game.client.widgets.buttons import RadioPlate, Segment, Segments, cancel_button
from game.engine.title import Options
from game.languages import LANGUAGES
from game.match.match import Match
from game.records.records import Seat
from game.scene.stage.modal import Modal
from game.scene.stage.placing import BoxPlace, box
from game.scene.stage.stage import Stage
from game.scene.text.lettering import ON_PAPER
from game.scene.widgets import Label, Panel, ScrollList
from game.table_protocol import SeatCard

# The cards that tell a table who sits where.

OURS: Final = ""
WIDTH = 860.0
ROW = 84.0
PLATE = 76.0
HEAD_HEIGHT = 154.0
FOOT_HEIGHT = 92.0
MARGIN = 36.0
MOST_ROWS = 5


def seat_cards(app: App, seats: Sequence[Seat]) -> tuple[SeatCard, ...]:
    """Return a card for every seat."""
    shown = faces(app, [seat.player for seat in seats])
    told = [player_words(app, seat.player) for seat in seats]
    return tuple(
        SeatCard(place, seat.name, seat.colour, seat.player, told[place], shown[place])
        for place, seat in enumerate(seats)
    )


def faces(app: App, players: Sequence[str]) -> tuple[str, ...]:
    """Return for every seat the kind of player whose portrait it shows: its own, unless somebody
    before it has that; then one that nobody at the table has, as long as there is one.
    """
    portrait = app.box.screen_pictures.portrait
    spare = [kind for kind in app.players.kinds if kind not in players and portrait(kind, 8)]
    shown: list[str] = []
    for player in players:
        taken = player in shown and portrait(player, 8) is not None
        shown.append(spare.pop() if taken and spare else player)
    return tuple(shown)


def player_words(app: App, player: str, part: str = "") -> str:
    """Return the words for a kind of player such as "ai:2"; `part` "-note", "-trait": longer. A
    kind of a newer version is called what it calls itself.
    """
    key = f"player.{player.replace(':', '-')}{part}"
    told = app.say(key)
    return told if told != key else player


# How far a game has come, in words.


def played_so_far(app: App, progress: int) -> str:
    """Return how much of a game has been played; `progress` is 0 to 100."""
    key = "saves.unfinished" if progress > 0 else "saves.begun"
    return app.say(key, progress=progress)


@dataclass(frozen=True, slots=True)
class Numbers:
    """Numbers that may be chosen; a `reason` says why they cannot be."""

    value: str
    name: str
    note: str
    reason: str = ""


# ---- what there is


def numbers_for(app: App, mark: PackMark) -> StoredPack:
    """Return what a mark means now; its refusal says what has become of the pack."""
    title = app.box.title
    packs = app.packs
    kept = packs.look(packs.folder / mark.file)
    if kept.pack is not None:
        if (kept.pack.title, kept.pack.edition) == (title.name, mark.edition):
            return kept
    elif kept.file.exists():
        return kept
    alike = (
        other
        for other in packs.listed(title.name, mark.edition)
        if other.pack is not None and other.pack.digest == mark.digest
    )
    gone = StoredPack(kept.file, None, app.say("numbers.gone"))
    return next(alike, gone)


def mark_for(kept: StoredPack) -> PackMark | None:
    """Return what is remembered of a pack."""
    pack = kept.pack
    return PackMark(kept.file.name, pack.name, pack.digest, pack.edition) if pack else None


def kept_for(app: App, edition: str) -> tuple[StoredPack, ...]:
    """Return the packs for an edition of the open title, "" for its first one."""
    title = app.box.title
    return app.packs.listed(title.name, edition or title.editions[0])


def offered(app: App, kept: Sequence[StoredPack]) -> list[Numbers]:
    """Return our numbers and those of packs, each under the name of its file."""
    say = app.say
    found = [Numbers(OURS, say("numbers.ours"), say("numbers.ours-note"))]
    for each in kept:
        why_not = app.refused(each.refusal)
        note = say("numbers.refused", reason=why_not) if each.refusal else ""
        if each.is_empty:
            note = why_not = say("numbers.nothing-entered")
        if each.pack is not None and not each.refusal:
            facts = {"version": each.pack.version, "digest": each.pack.digest}
            note = each.pack.note or say("numbers.pack-note", **facts)
        found.append(Numbers(each.file.name, each.name, note, why_not))
    return found


def with_numbers(app: App, set_up: SavedSetUp) -> tuple[SavedSetUp, list[str]]:
    """Return a set-up with the pack its title was set up with last, and what is told of that. Where
    that pack cannot be played with, the sentences say so, and our own numbers are meant.
    """
    mark = remembered_numbers(app.saves_folder, app.part)
    if mark is None or mark.edition != (set_up.edition or app.box.editions[0]):
        return set_up, []
    found = numbers_for(app, mark)
    if found.refusal:
        told = [app.say("numbers.lost", name=mark.name), app.refused(found.refusal)]
        return set_up, [f"{told[0]}. {told[1]}", app.say("numbers.ours-instead")]
    told = [app.say("numbers.playing", name=found.name)]
    return replace(set_up, mark=mark_for(found), pack=found.pack), told


# ---- asking


def ask_for_numbers(
    stage: Stage, app: App, numbers: Sequence[Numbers], chosen: str, choose: Callable[[str], None]
) -> None:
    """Open the list above a page; Escape leaves everything as it is."""
    say = app.say
    shown = min(len(numbers), MOST_ROWS)
    height = HEAD_HEIGHT + ROW * shown + FOOT_HEIGHT
    panel = Panel("parchment", width=WIDTH, height=height, label=say("numbers.title"))
    modal = Modal(panel)

    def take(value: str) -> None:
        stage.close(modal)
        choose(value)

    rows = [
        RadioPlate(
            (each.name, each.note, say("numbers.chosen")),
            chosen=each.value == chosen,
            width=WIDTH - 2 * MARGIN - 16 * (len(numbers) > MOST_ROWS),
            height=PLATE,
            name=f"numbers:{each.value}",
            enabled=not each.reason,
            tooltip=each.note if each.reason else None,
            on_click=partial(take, each.value),
        )
        for each in numbers
    ]
    head = WIDTH - 2 * MARGIN
    foot = height - FOOT_HEIGHT + 16
    spot = box(MARGIN, HEAD_HEIGHT, head, ROW * shown)
    panel.add(
        Label(say("numbers.title"), ON_PAPER.head, **box(MARGIN, 22, head, 44)),
        Label(say("numbers.note"), ON_PAPER.note, wrap=True, **box(MARGIN, 64, head, 80)),
        ScrollList(rows, ROW, name="numbers", label=say("numbers.title"), **spot),
        cancel_button(app, lambda: stage.close(modal), box(WIDTH - MARGIN - 240, foot, 240, 54)),
    )
    stage.open(modal, next((row for row in rows if row.chosen), rows[0]))


def ask_for_pack(
    stage: Stage,
    app: App,
    edition: str,
    mark: PackMark | None,
    choose: Callable[[PackMark | None], None],
) -> None:
    """Open the list of our numbers and the packs of an edition; `choose` hears None for ours."""
    kept = {each.file.name: each for each in kept_for(app, edition)}
    chosen = numbers_for(app, mark).file.name if mark is not None else OURS

    def take(value: str) -> None:
        choose(mark_for(kept[value]) if value in kept else None)

    ask_for_numbers(stage, app, offered(app, list(kept.values())), chosen, take)


def edition_choice(
    app: App, chosen: str, choose: Callable[[str], None], spot: BoxPlace
) -> Segments:
    """Return the choice; editions are called by the title's words of the table `edition`."""
    segments = [Segment(each, app.say(f"edition.{each}")) for each in app.box.editions]
    return Segments(segments, chosen, choose, name="edition", **spot)


def language_choice(app: App, told: Callable[[], None], place: BoxPlace) -> Segments:
    """Return joined buttons that change the language at once; `told` builds the page again."""

    def choose(language: str) -> None:
        app.choose(language=language)
        told()

    languages = [Segment(code, name) for code, name in LANGUAGES.items()]
    return Segments(languages, app.settings.language, choose, name="language", **place)


# What an edition is called, where a title has more than one, and the pack that was played with.


def edition_told(app: App, edition: str, title: str = "") -> str:
    """Return the name of a title's edition, of the open title if none is named. Without an
    `edition` the title's first one is meant; "" for a title with but one.
    """
    box = app.box_of(title or app.box.title.name)
    named = edition or box.editions[0]
    if len(box.editions) < 2 or named not in box.editions:
        return ""
    return box.words.say(f"edition.{named}")


def box_told(app: App, options: Options) -> str:
    """Return edition and pack of a game; "" for the one edition of a title and our own numbers."""
    named = edition_told(app, options.edition, options.title)
    pack = options.pack.name if options.pack is not None else ""
    return " · ".join(filter(None, (named, pack)))


def box_said(app: App, match: Match) -> tuple[str, ...]:
    """Return a sentence about the pack a game is played with, none for our own numbers."""
    pack = match.options.pack
    return (app.say("numbers.playing", name=pack.name),) if pack is not None else ()


def other_edition_told(app: App) -> str:
    """Return the name of the open edition; "" for the title's first one."""
    usual = app.edition in ("", app.box.editions[0])
    return "" if usual else edition_told(app, app.edition)
