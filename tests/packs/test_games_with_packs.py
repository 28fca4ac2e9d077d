"""A game with a pack is a whole game: laws, records, computer players and statistics know it."""

from dataclasses import replace
from pathlib import Path

import pytest

from ai.levels import make_player
from ai.players import always_keep_thinking
from ai.task_messages import Task, task_from_bytes
from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.title import Options
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.match.seating import make_seats
from game.packs.pack_draft import draft_from_pack
from game.records.codec import decode_record, encode_record
from game.records.journal_reading import JournalCondition
from game.records.records import Opening
from game.records.saved_game_folder import SavedGameFolder
from game.records.soundness import make_opening_check
from game.records.verdicts import usability_verdict
from game.records.verification import find_first_difference
from game.titles import Titles, title_by_name, title_names
from tests.helpers.present import of_kind, present
from tests.titles.lanterns.games import luck_of, play_randomly
from tools.proof.proofs import load_proofs
from tools.proof.random_packs import random_packs

EDITIONS = [(name, edition) for name in title_names() for edition in title_by_name(name).editions]
every_edition = pytest.mark.parametrize(("name", "edition"), EDITIONS)


def a_pack(name: str, edition: str, seed: int = 5) -> Pack:
    return next(random_packs(title_by_name(name), edition, seed, 1))


@every_edition
def test_games_with_random_packs_keep_the_laws(name: str, edition: str) -> None:
    shelved = title_by_name(name)
    for pack in random_packs(shelved, edition, 1, 3):
        rules = shelved.make_game(Options(name, 3, edition, pack=pack)).rules
        watch = load_proofs(name).watch(rules, 1, 4)
        assert not watch.broken_invariant, (pack.numbers, watch.broken_invariant)


@every_edition
def test_a_journal_carries_its_pack_whole(name: str, edition: str, tmp_path: Path) -> None:
    shelved = title_by_name(name)
    pack = replace(a_pack(name, edition), note="from the attic", version=2)
    match = begun(pack, saves := SavedGameFolder(tmp_path, make_opening_check(Titles())))
    play_randomly(match, luck_of(3), 12)
    match.close()
    reading = saves.read_game(saves.game_files()[0])
    assert reading.chronicle is not None
    kept = present(reading.chronicle.opening.options.pack)
    assert (kept, kept.note, kept.version) == (pack, "from the attic", 2)
    assert usability_verdict(reading, Titles()).condition is JournalCondition.INTACT
    assert find_first_difference(shelved, reading.chronicle) is None
    assert saves.summaries()[0].pack_name == pack.name


def test_a_game_with_an_owners_tiles_is_believed_and_played_again(tmp_path: Path) -> None:
    shelved = title_by_name("tinners-trail")
    draft = draft_from_pack(
        Pack("tinners-trail", "remastered", "Mine", "{}"), shelved.replaceable_numbers("remastered")
    )
    for tile in draft.pieces_by_group["tiles.tile"]:
        draft = draft.with_number(tile, ("tin",), draft.number_at(tile, ("tin",)) + 4)
    match = begun(draft.to_pack(), saves := SavedGameFolder(tmp_path, make_opening_check(Titles())))
    play_randomly(match, luck_of(3), 12)
    match.close()
    reading = saves.read_game(saves.game_files()[0])
    assert reading.chronicle is not None
    assert usability_verdict(reading, Titles()).condition is JournalCondition.INTACT
    assert find_first_difference(shelved, reading.chronicle) is None


def test_a_journal_whose_pack_changes_more_than_numbers_is_not_believed(tmp_path: Path) -> None:
    forged = Pack("tinners-trail", "remastered", "Forged", '{"map":{"area":[]}}')
    match = begun(a_pack("tinners-trail", "remastered"), saves := SavedGameFolder(tmp_path))
    match.close()
    chronicle = present(saves.read_game(saves.game_files()[0]).chronicle)
    opening = chronicle.opening
    opening = replace(opening, options=replace(opening.options, pack=forged))
    read = of_kind(decode_record(encode_record(opening)), Opening)
    assert read == opening
    with pytest.raises(Unreadable, match="map is not a file of numbers"):
        make_opening_check(Titles())(read)


def test_a_thinking_process_is_told_the_pack() -> None:
    pack = a_pack("brass", "2007")
    game = title_by_name("brass").make_game(Options("brass", 3, "2007", pack=pack))
    task = task_from_bytes(Task(game.options, "ai:2", 1, 0, 9, b"").to_bytes())
    assert task.options == game.options
    assert task.options.pack == pack


@every_edition
def test_a_computer_player_plays_with_any_numbers(name: str, edition: str) -> None:
    match = begun(a_pack(name, edition, 11))
    player = make_player("greedy", match.game)
    for number in range(20):
        question = present(match.question())
        match.send_answer(
            question.seat,
            player.choose(match.view(question.seat), question.seat, number, always_keep_thinking),
        )


def begun(pack: Pack, saves: SavedGameFolder | None = None) -> Match:
    """Return a game of three with the pack."""
    shelved = title_by_name(pack.title)
    options = Options(pack.title, 3, pack.edition, pack=pack)
    seats = make_seats(("human",) * 3, shelved.make_game(options).colours, ("Ann", "Ben", "Cy"))
    return Match.begin(
        beginning_of_new_game(shelved, options, seats, 3), saves.create_journal() if saves else None
    )
