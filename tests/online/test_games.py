"""A game at a host is the game: everybody sees it as a match tells it, and it survives."""

from pathlib import Path

import pytest

from game.application.computer_players import InstantPlayers
from game.engine.knowledge import COMMON_OBSERVER, make_observed_state
from game.online.protocol.table_state import Phase
from game.records.journal_reading import read_journal_bytes
from game.records.records import HUMAN_PLAYER
from game.records.replay import Replay
from game.records.verification import find_first_difference
from tests.helpers.present import present
from tests.online.club import Club, Tables, lanterns_set_up, set_up_of, sitting
from tests.titles.lanterns.games import TITLE, luck_of
from tools.proof.cases import CASES, SHELF
from tools.proof.proofs import Case

WHOLE = [case for case in CASES if case.seats == max(SHELF[case.title].seats)]


@pytest.mark.thorough
@pytest.mark.parametrize("case", WHOLE, ids=str)
def test_every_seat_sees_the_game_as_its_feed_tells_it(case: Case, tmp_path: Path) -> None:
    club = Club(tmp_path, SHELF, InstantPlayers())
    set_up = set_up_of(SHELF[case.title], case.options, [HUMAN_PLAYER] * case.seats)
    tables = sitting(club, set_up)
    watcher = club.watch(tables[0])
    match = club.hosted(tables[0]).game.match
    feeds = [match.add_feed(seat) for seat in range(case.seats)]
    begun = [len(table.viewpoints[seat].history) for seat, table in enumerate(tables)]
    club.play(luck_of(5))
    for seat, table in enumerate(tables):
        seen = table.viewpoints[seat].history[begun[seat] :]
        told = feeds[seat].take_entries()
        assert [(one.step_count, one.mover, one.move, one.events) for one in seen] == [
            (one.step_count, one.mover, one.move, one.events) for one in told
        ]
        assert [one.view.to_plain() for one in seen] == [one.view.to_plain() for one in told]
    assert all(table.is_over for table in (*tables, watcher))
    common = make_observed_state(
        match.game.rules, match._state, COMMON_OBSERVER
    )  # private: a match hands out views alone
    assert watcher.view(COMMON_OBSERVER).to_plain() == common.to_plain()


def test_two_people_at_one_screen_and_one_elsewhere_play_together(club: Club) -> None:
    here = club.open({0: "Ann", 1: "Ben"})
    there = club.invited(here.membership.invitation_to_seat(2), "Cy")
    here.start_game()
    club.settle()
    club.play(luck_of(3))
    assert here.is_over
    assert there.is_over
    assert set(here.viewpoints) == {0, 1}


def test_everybody_has_the_whole_game_once_it_is_over(club: Club, tables: Tables) -> None:
    club.play(luck_of(4))
    chronicle = present(read_journal_bytes(present(tables[1].journal_bytes), "game").chronicle)
    assert find_first_difference(TITLE, chronicle) is None
    assert chronicle.closing is not None


def test_a_decision_is_taken_back_on_every_screen(club: Club, tables: Tables) -> None:
    before = [table.view(seat).to_plain() for seat, table in enumerate(tables)]
    feed = tables[1].add_feed(1)
    club.play(luck_of(1), 1)
    assert tables[0].reason_against_undo(0) is None
    tables[0].undo_decision(0)
    club.settle()
    assert [table.view(seat).to_plain() for seat, table in enumerate(tables)] == before
    assert feed.take_entries()[-1].is_undo


def test_after_an_undo_a_game_goes_on_and_comes_back_whole(club: Club, tables: Tables) -> None:
    club.play(luck_of(1), 1)
    tables[0].undo_decision(0)
    club.settle()
    club.play(luck_of(2), 4)
    club.restart()
    again = club.join_or_open(tables[1].membership)
    assert again.viewpoints[1].fingerprint == tables[1].viewpoints[1].fingerprint
    assert again.viewpoints[1].undo_count == tables[1].viewpoints[1].undo_count == 1


def test_nothing_can_be_taken_back_that_another_has_answered(club: Club, tables: Tables) -> None:
    while tables[0].game_standing.deciding_seat == 0:
        club.play(luck_of(1), 1)
    club.play(luck_of(1), 1)
    assert tables[0].reason_against_undo(0) is not None
    tables[0].undo_decision(0)
    club.settle()
    assert tables[0].take_problem() is not None


def test_a_host_that_is_started_again_has_every_table_as_it_was(club: Club, tables: Tables) -> None:
    club.play(luck_of(6), 5)
    before = [table.viewpoints[seat].fingerprint for seat, table in enumerate(tables)]
    club.restart()
    assert [table.viewpoints[seat].fingerprint for seat, table in enumerate(tables)] == before
    club.play(luck_of(7))
    assert all(table.phase is Phase.OVER for table in tables)


def test_what_is_there_already_is_not_shown_again(club: Club, tables: Tables) -> None:
    club.play(luck_of(6), 5)
    line = club.line_of(tables[1])
    tables[1].is_afresh, feed, before = False, tables[1].add_feed(1), tables[1].step_count
    line.drop()
    club.play(luck_of(8), 1)
    line.dial()
    club.settle()
    assert not tables[1].is_afresh
    assert len(feed.take_entries()) == tables[1].step_count - before


def test_a_watcher_sees_what_everybody_knows(club: Club, tables: Tables) -> None:
    watcher = club.watch(tables[0])
    club.play(luck_of(1), 3)
    match = club.hosted(tables[0]).game.match
    told = list(Replay(TITLE, match.chronicle, COMMON_OBSERVER).all_steps())
    seen = watcher.viewpoints[COMMON_OBSERVER].history
    assert [(one.step_count, one.move, one.events) for one in seen] == [
        (one.step_number, one.move, one.events) for one in told
    ]


def test_computers_play_at_a_table_as_they_do_in_the_window(club: Club) -> None:
    set_up = lanterns_set_up((HUMAN_PLAYER, "ai:1", "ai:2"))
    table = club.open({0: "Ann"}, set_up)
    table.start_game()
    club.settle()
    club.play(luck_of(1))
    assert table.is_over


def test_a_table_nobody_sits_at_leaves_the_memory_and_comes_back(
    club: Club, tables: Tables
) -> None:
    club.play(luck_of(1), 3)
    hosted = club.hosted(tables[0])
    before = tables[0].viewpoints[0].fingerprint
    for table in tables:
        table.close_connection()
    club.pass_time(club.limits.seconds_in_memory_without_people + 1)
    # private: asking for the public `game` would load it again
    assert hosted._game is None
    back = club.join_or_open(tables[0].membership)
    assert back.viewpoints[0].fingerprint == before
