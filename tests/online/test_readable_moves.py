"""A client without the rules: games, moves, positions and past steps come as texts."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from game.application.computer_players import InstantPlayers
from game.engine.title import Options
from game.match import match_factory
from game.online.client.remote_table import RemoteTable
from game.online.host import session
from game.online.host.host_services import HostLimits
from game.online.protocol import messages
from game.online.protocol.messages import HostMessageKind, RequestKind
from game.records.records import HUMAN_PLAYER
from game.records.replay_cursor import ReplayCursor
from game.titles import Titles, is_playable_with_options, title_by_name, title_names
from tests.helpers.present import present
from tests.online.club import Club, MemoryLine, Tables, sitting
from tests.titles.lanterns.games import TITLE, luck_of

COMMON = -3
TWO = [["", HUMAN_PLAYER]] * 2


def asked(line: MemoryLine, kind: RequestKind, *fields: object) -> list[list[Any]]:
    """Send a request; return the kind and the fields of every frame that answers it."""
    numbers = [messages.decode_frame(content)[1] for content in line.asked]
    number = max(numbers, default=0) + 1
    before = len(line.told)
    line.send(messages.encode_frame(kind, number, *fields))
    frames = [messages.decode_frame(content) for content in line.told[before:]]
    return [[kind, *rest[1:]] for kind, _, rest in frames if rest[0] == number]


def greeted(club: Club) -> MemoryLine:
    """Return a connection that has said hello."""
    line = MemoryLine(club)
    asked(line, RequestKind.HELLO, messages.PROTOCOL_VERSION, "test")
    return line


def refusal(answers: Sequence[list[Any]]) -> str:
    """Return the key of the refusal that answers a request."""
    [[kind, reason, *_]] = answers
    assert kind == HostMessageKind.REFUSED
    key: str = reason[0]
    return key.removeprefix("online.")


def asked_table(club: Club, tables: Tables) -> tuple[RemoteTable, MemoryLine]:
    """Return the table whose turn it is, and its connection."""
    table = next(one for one in tables if one.question_for_own_seat() is not None)
    return table, club.line_of(table)


def test_a_host_tells_every_edition_and_how_it_can_be_played(tmp_path: Path) -> None:
    club = Club(tmp_path, Titles(), InstantPlayers())
    [[kind, offers, computers]] = asked(greeted(club), RequestKind.TITLES)
    editions = [
        (name, edition) for name in title_names() for edition in title_by_name(name).editions
    ]
    assert kind == HostMessageKind.TITLES
    assert [(name, edition) for name, edition, _, _ in offers] == editions
    for name, edition, seats, expansions in offers:
        options = [Options(name, count, edition) for count in seats]
        assert options
        assert all(is_playable_with_options(title_by_name(name), each) for each in options)
        assert set(expansions) <= set(title_by_name(name).expansions)
    assert "greedy" in computers
    club.host.unload_tables_and_unlock_folder()


def test_a_plan_is_a_set_up_that_opens_a_table(club: Club) -> None:
    line = greeted(club)
    players = [["", HUMAN_PLAYER], ["", HUMAN_PLAYER]]
    [[_, set_up]] = asked(line, RequestKind.PLAN, TITLE.name, "", [], players)
    secret = b"0123456789abcdef"
    own = [[0, "Ann", secret, b""]]
    [[kind, name]] = asked(line, RequestKind.OPEN, set_up, secret, own, [[1, secret]])
    assert kind == HostMessageKind.OPENED
    assert club.host.tables[name].record.seat_names == ("Ann", "")


def test_no_game_is_dealt_for_a_plan(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_factory, "deal_first_state", None)
    [[kind, _]] = asked(greeted(club), RequestKind.PLAN, TITLE.name, "", [], TWO)
    assert kind == HostMessageKind.PLAN


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        (("whist", "", [], TWO), "unknown-title"),
        (("brass", "of-no-year", [], TWO), "not-offered"),
        (("brass", "", ["nothing"], TWO), "not-offered"),
        (("brass", "", [], [["", HUMAN_PLAYER]] * 9), "not-offered"),
        (("brass", "", [], []), "not-offered"),
        (("brass", "", [], [["", HUMAN_PLAYER], ["", "ai:99"]]), "unknown-player"),
        (("brass", "", [], [["", "greedy"]] * 2), "no-people"),
    ],
)
def test_a_plan_nobody_can_play_is_refused(
    tmp_path: Path, plan: tuple[object, ...], key: str
) -> None:
    club = Club(tmp_path, Titles(), InstantPlayers())
    assert refusal(asked(greeted(club), RequestKind.PLAN, *plan)) == key
    club.host.unload_tables_and_unlock_folder()


def test_a_seat_that_is_asked_is_told_its_legal_moves(club: Club, tables: Tables) -> None:
    table, line = asked_table(club, tables)
    [[kind, moment, count, moves]] = asked(line, RequestKind.MOVES, table.own_seats[0])
    assert kind == HostMessageKind.MOVES
    assert moment == table.game_standing.moment
    assert count == len(moves)
    assert moves == [[move.code, move.text] for move in table.legal_moves()]


def test_a_seat_that_is_not_asked_has_no_moves(club: Club, tables: Tables) -> None:
    table = next(one for one in tables if one.question_for_own_seat() is None)
    [[_, _, count, moves]] = asked(club.line_of(table), RequestKind.MOVES, table.own_seats[0])
    assert (count, moves) == (0, [])


def test_at_a_table_that_pauses_there_are_no_moves(club: Club, tables: Tables) -> None:
    table, line = asked_table(club, tables)
    club.hosted(table).record.is_paused = True
    [[_, _, count, _]] = asked(line, RequestKind.MOVES, table.own_seats[0])
    assert count == 0


def test_after_a_move_other_moves_are_told(club: Club, tables: Tables) -> None:
    table, line = asked_table(club, tables)
    seat = table.own_seats[0]
    [[_, moment, _, moves]] = asked(line, RequestKind.MOVES, seat)
    asked(line, RequestKind.PLAY, seat, moment, moves[0][0])
    [[_, later, _, _]] = asked(line, RequestKind.MOVES, seat)
    assert later > moment


@pytest.mark.parametrize(
    ("kind", "fields"),
    [(RequestKind.MOVES, (1,)), (RequestKind.POSITION, (1,)), (RequestKind.STEPS, (1, 1))],
)
def test_who_looks_on_is_told_nothing_of_a_seat(
    club: Club, tables: Tables, kind: RequestKind, fields: tuple[int, ...]
) -> None:
    watcher = club.watch(tables[0])
    assert refusal(asked(club.line_of(watcher), kind, *fields)) == "not-yours"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [(RequestKind.MOVES, (0,)), (RequestKind.POSITION, (0,)), (RequestKind.STEPS, (0, 1))],
)
def test_before_the_start_there_is_nothing_to_tell(
    club: Club, kind: RequestKind, fields: tuple[int, ...]
) -> None:
    table = club.open({0: "Ann"})
    assert refusal(asked(club.line_of(table), kind, *fields)) == "not-started"


def test_the_position_is_told_as_a_seat_sees_it(club: Club, tables: Tables) -> None:
    club.play(luck_of(1), 2)
    table = tables[0]
    [[_, observer, undos, step, text, points, ranking]] = asked(
        club.line_of(table), RequestKind.POSITION, 0
    )
    names = tuple(seat.name for seat in table.seats)
    game = club.hosted(table).game.match.game
    assert (observer, undos, step) == (0, 0, table.game_standing.step_count)
    assert text == game.position_text(table.view(0), names)
    assert (points, ranking) == ([], [])


def test_at_the_end_the_points_are_told(club: Club, tables: Tables) -> None:
    club.play(luck_of(1))
    closing = present(club.hosted(tables[0]).game.match.chronicle.closing)
    [[_, _, _, _, _, points, ranking]] = asked(
        club.line_of(tables[0]), RequestKind.POSITION, COMMON
    )
    assert (points, ranking) == (list(closing.scores), list(closing.seats_from_best))


def test_the_steps_are_told_without_the_secret_moves_of_others(club: Club, tables: Tables) -> None:
    club.play(luck_of(1), 6)
    [[_, observer, _, count, steps]] = asked(club.line_of(tables[0]), RequestKind.STEPS, 0, 1)
    match = club.hosted(tables[0]).game.match
    assert (observer, count) == (0, match.step_count)
    assert [step[1] for step in steps] == [step.seat for step in match.chronicle.steps]
    hidden = {mover for _, mover, text in steps if text is None}
    assert hidden
    assert 0 not in hidden


def test_the_steps_are_told_from_a_number_on(club: Club, tables: Tables) -> None:
    club.play(luck_of(1), 6)
    line = club.line_of(tables[0])
    [[_, _, _, _, all_steps]] = asked(line, RequestKind.STEPS, 0, 1)
    [[_, _, _, _, later]] = asked(line, RequestKind.STEPS, 0, 4)
    [[_, _, _, _, none]] = asked(line, RequestKind.STEPS, 0, 60_000)
    assert later == all_steps[3:]
    assert none == []


def test_no_game_is_played_again_to_tell_its_steps(
    club: Club, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.play(luck_of(1), 6)
    for way in (
        "state_after_step",
        "all_transitions",
        "transitions_between_steps",
        "replay_to_last_state",
    ):
        monkeypatch.setattr(ReplayCursor, way, None)
    [[kind, _, _, count, _]] = asked(club.line_of(tables[0]), RequestKind.STEPS, 0, 1)
    assert (kind, count) == (HostMessageKind.STEPS, club.hosted(tables[0]).game.match.step_count)


def test_the_steps_of_a_game_that_was_read_again_are_the_same(club: Club, tables: Tables) -> None:
    club.play(luck_of(1), 6)
    line = club.line_of(tables[0])
    before = asked(line, RequestKind.STEPS, 0, 1)
    club.hosted(tables[0]).unload_game()
    assert asked(line, RequestKind.STEPS, 0, 1) == before


def test_a_step_that_was_taken_back_is_not_told(club: Club, tables: Tables) -> None:
    club.play(luck_of(1), 1)
    mover = next(table for table in tables if table.reason_against_undo(table.own_seats[0]) is None)
    line = club.line_of(mover)
    [[_, _, undos, before, _]] = asked(line, RequestKind.STEPS, COMMON, 1)
    club.hosted(mover).undo_and_set_back_other_clocks("undo", mover.own_seats[0])
    [[_, _, undos_after, after, steps]] = asked(line, RequestKind.STEPS, COMMON, 1)
    assert (undos_after, after) == (undos + 1, len(steps))
    assert after < before


def test_a_long_list_comes_in_several_frames(
    club: Club, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.play(luck_of(1), 6)
    line = club.line_of(tables[0])
    [[_, _, _, count, whole]] = asked(line, RequestKind.STEPS, 0, 1)
    monkeypatch.setattr(session, "MAX_ITEMS_PER_FRAME", 2)
    parts = asked(line, RequestKind.STEPS, 0, 1)
    assert len(parts) == -(-count // 2)
    assert [step for *_, part in parts for step in part] == whole


def test_who_asks_for_moves_without_end_has_to_wait(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    club = Club(
        tmp_path_factory.mktemp("busy"), limits=HostLimits(listings_of_moves_and_positions=(2, 1.0))
    )
    table, line = asked_table(club, sitting(club))
    seat = table.own_seats[0]
    for _ in range(2):
        asked(line, RequestKind.MOVES, seat)
    assert refusal(asked(line, RequestKind.MOVES, seat)) == "too-fast"
    club.time += 1
    assert asked(line, RequestKind.MOVES, seat)[0][0] == HostMessageKind.MOVES
    club.host.unload_tables_and_unlock_folder()
