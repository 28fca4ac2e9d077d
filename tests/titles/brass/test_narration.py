"""What a seat is told of a step, and the words it is told in."""

import pytest

from game.client.session.score_history import ScoreHistory, compute_score_history
from game.engine.reasons import IllegalMove
from game.engine.title import Options
from game.files.folders import assets_folder
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.records.records import Seat
from game.records.replay import Replay
from game.tabletop.motion.step_animator import states_around_events
from game.text.languages import BASE_LANGUAGE, text_file_paths
from game.text.words import Words, read_sentences
from game.titles.brass.rules.kinds import EMPTY, PHASE_NAMES
from game.titles.brass.table.coaching import BrassGameFacts
from game.titles.brass.title import BrassTitle
from tests.titles.brass.tables import new_table, table_of
from tools.proof.laws.of_views import told_to
from tools.proof.random_games import play_random_steps

FOLDERS = (assets_folder() / "brass",)

SEATS = 3


@pytest.mark.rule("B-15.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_built_last_lies_on_the_map_until_its_era_is_counted(seat: int) -> None:
    last: dict[str, list[str]] = {"hand": []}
    counters = {"wigan.0": "yellow coal-mine 1 1"}
    pink = {"hand": ["preston"]}
    lines = {"preston wigan": "blue"}
    table = table_of(counters, lines, iron=6, pink=pink, yellow=last, blue=last, rail_deck=["bury"])
    events = table.told("build ironworks preston.2", seat)
    end = [event.kind for event in events].index("canal-era-ended")
    board = table.state.board
    states = states_around_events(events, table.view_of(seat))
    works = board.space_numbers["preston.2"]
    mine = board.space_numbers["wigan.0"]
    counted = states[end]
    assert (counted.owner[works], counted.cubes[works]) == (0, 2)
    assert counted.flipped[mine] == 1
    assert (states[-1].owner[works], states[-1].owner[mine]) == (EMPTY, EMPTY)


def words_used() -> tuple[set[str], set[str]]:
    """Return the kinds of events and of moves of some random games."""
    told: set[str] = set()
    moved: set[str] = set()
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        game = new_table(seats, seed).game
        for step in play_random_steps(game, seed):
            moved.add(game.readable_move(step.before, step.code).kind)
            told |= {event.kind for event in told_to(game, step.before, step.code, step.after, 0)}
    return told, moved


@pytest.mark.thorough
def test_every_event_and_move_of_a_game_has_a_sentence() -> None:
    words = Words(*text_file_paths(FOLDERS, BASE_LANGUAGE))
    told, moved = words_used()
    assert [kind for kind in told if f"log.{kind}" not in words] == []
    assert [kind for kind in moved if f"kind.{kind}" not in words] == []


@pytest.mark.thorough
def test_every_refusal_is_a_sentence() -> None:
    words = Words(*text_file_paths(FOLDERS, BASE_LANGUAGE))
    table = new_table(3, 1)
    board = table.state.board
    texts = [
        f"build {kind} {space}{two}"
        for kind in ("port", "shipyard", "cotton-mill")
        for space in board.space_names
        for two in ("", " two-cards")
    ]
    texts += [f"{word} {line}" for word in ("canal", "rail") for line in board.line_names]
    texts += ["card port", "coal wigan.0", "iron bolton.2", "done", "demand 0", "remove bury.0"]
    texts += [f"sell {space} market" for space in board.space_names] + ["sell bury.0 preston.0"]
    for text in texts:
        if text in table.moves():
            continue
        with pytest.raises(IllegalMove) as refused:
            table.play(text)
        assert f"reason.{refused.value.reason.key}" in words, refused.value.reason.key


def test_a_move_that_is_not_of_the_phase_is_refused_in_words_in_every_phase() -> None:
    english = read_sentences(text_file_paths(FOLDERS, BASE_LANGUAGE))
    names = [name for name in PHASE_NAMES if name not in ("over",)]
    assert [name for name in names if f"reason.not-now-{name}" not in english] == []


# The end of a game of Brass says by what it was won: the way of the points and their sources.


@pytest.fixture(scope="module")
def history() -> ScoreHistory:
    """The course of a game in which everybody takes the first move there is."""
    title = BrassTitle()
    colours = title.make_game(Options(title.name, SEATS)).colours
    seats = [Seat(f"P{at}", "ai:1", colours[at]) for at in range(SEATS)]
    match = Match.begin(beginning_of_new_game(title, Options(title.name, SEATS), seats, 4))
    while question := match.question():
        match.send_answer(question.seat, match.legal_moves()[0].code)
    return compute_score_history(Replay(title, match.chronicle), BrassGameFacts(title))


@pytest.mark.thorough
@pytest.mark.rule("B-15.1", "B-15.2")
def test_the_chart_of_points_moves_in_more_rounds_than_the_points_do(history: ScoreHistory) -> None:
    assert len(
        {line for seat in history.points_including_unscored_after_step_by_seat for line in seat}
    ) > len({line for seat in history.points_after_step_by_seat for line in seat})


@pytest.mark.rule("B-16.1")
def test_at_the_end_nothing_is_left_to_count(history: ScoreHistory) -> None:
    assert [line[-1] for line in history.points_including_unscored_after_step_by_seat] == [
        line[-1] for line in history.points_after_step_by_seat
    ]


@pytest.mark.rule("B-15.1", "B-15.2", "B-16.1")
def test_the_sources_of_points_add_up_to_the_points(history: ScoreHistory) -> None:
    sums = [
        sum(gains[seat] for gains in history.points_by_source.values()) for seat in range(SEATS)
    ]
    assert sums == [line[-1] for line in history.points_after_step_by_seat]
    assert any(sums)
