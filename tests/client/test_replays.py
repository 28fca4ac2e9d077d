"""Replays: every step again, forwards and backwards, through anybody's eyes; and play from here: a
saved game goes on from any of its positions, with other players. A game that is only watched is no
further than it is seen to be: a seat can be taken in it."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from game.client.app import App
from game.client.flow.flow import Flow
from game.client.screens.end_scores import FinalScorePanel
from game.client.screens.handover import HandoverScreen
from game.client.screens.replay import JOURNAL_STEPS_BEFORE_POSITION, ReplayScreen
from game.client.screens.replay_bar import ReplayBar
from game.client.screens.replay_branches import proposed_branch_seats
from game.client.screens.scrubber import spaced_marks_with_x_positions
from game.client.screens.table import TableScreen
from game.client.session.score_history import Playback
from game.engine.knowledge import COMMON_OBSERVER, OPEN_OBSERVER
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER, Seat
from game.records.replay import Replay
from game.scene.widgets import Label
from game.scene.window.window import Window
from tests.client.client_driver import ClientDriver
from tests.client.test_end_page import played
from tests.client.test_pause import A_LONG_TIME, COMPUTERS, sit_down
from tests.client.toy_table import ToyTable
from tests.helpers.present import of_kind, present
from tests.titles.lanterns.title import LanternsTitle

pytestmark = pytest.mark.thorough

EASILY_HIT_PX = 40

SEATS = (Seat("Ann", "ai:1", "red"), Seat("Ben", "ai:2", "white"))


@pytest.fixture
def replay(ui: ClientDriver) -> ReplayScreen:
    """The replay of a whole game of two computers."""
    return whole_game(ui)


def whole_game(ui: ClientDriver) -> ReplayScreen:
    """Have two computers play, and open the replay of it."""
    ui.play("ai:1", "ai:2", seed=6)
    ui.until(lambda: ui.sees(name="replay"))
    ui.click(name="replay")
    return ui.at(ReplayScreen)


def rows(screen: ReplayScreen) -> list[list[int]]:
    table = of_kind(screen.table, ToyTable)
    return present(table.view).to_plain()


def right_rows(screen: ReplayScreen, observer: int = OPEN_OBSERVER) -> list[list[int]]:
    replayed = Replay(LanternsTitle(), screen.chronicle, observer)
    return replayed.view(screen.playback.position).to_plain()


def eyes(screen: ReplayScreen) -> set[str]:
    """The names of the buttons by which another seat's eyes are chosen."""
    return {node.name for node in screen.stage.root.walk() if node.name.startswith("eyes:")}


def test_stepping_through_shows_every_position(ui: ClientDriver, replay: ReplayScreen) -> None:
    steps = replay.playback.history.step_count
    for position in range(1, steps + 1):
        ui.press_keys("right", wait_seconds=0.5)
        assert replay.playback.position == position
        assert rows(replay) == right_rows(replay)
    for _ in range(3):
        ui.press_keys("left")
    assert replay.playback.position == steps - 3
    assert rows(replay) == right_rows(replay)


def test_a_table_knows_what_stood_there_before_the_lines_it_is_told(
    replay: ReplayScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    known: list[list[list[int]]] = []
    monkeypatch.setattr(
        replay.table, "remove_later_journal_lines", lambda: known.append(rows(replay))
    )
    replay.go_to(JOURNAL_STEPS_BEFORE_POSITION + 2)
    assert known == [Replay(LanternsTitle(), replay.chronicle).view(2).to_plain()]


def test_playing_pauses_by_a_key_and_goes_on_to_the_end(
    ui: ClientDriver, replay: ReplayScreen
) -> None:
    ui.press_keys("space", wait_seconds=1)
    ui.press_keys("space")
    ui.advance_until_still()
    position = replay.playback.position
    ui.advance_time(2)
    assert replay.playback.position == position > 0
    ui.click(name="toggle")
    ui.advance_time(0.5 + replay.playback.history.step_count)
    ui.advance_until_still()
    assert replay.playback.is_at_end
    assert not replay.playback.is_playing
    assert not replay.needs_updates


def test_the_scrubber_jumps_anywhere(ui: ClientDriver, replay: ReplayScreen) -> None:
    ui.drag(0.5, name="scrubber")
    middle = replay.playback.history.step_count / 2
    assert abs(replay.playback.position - middle) <= 1
    assert rows(replay) == right_rows(replay)


def test_a_stride_can_be_a_turn_or_a_round(ui: ClientDriver, replay: ReplayScreen) -> None:
    for stride in ("round", "turn"):
        ui.click(name=f"stride:{stride}")
        ui.press_keys("right")
        ui.advance_until_still()
        history = replay.playback.history
        position = replay.playback.position
        if stride == "round":
            assert position == history.round_start_steps[1]
    assert history.mover_by_step[position] != history.mover_by_step[position - 1]


def test_a_seats_eyes_see_only_what_the_seat_saw(ui: ClientDriver, replay: ReplayScreen) -> None:
    assert (
        ui.find(name="eyes:1").tooltip == f"Shows what {replay.chronicle.seats[1].name} could see."
    )
    ui.click(name="eyes:1")
    ui.press_keys("right")
    ui.advance_until_still()
    assert rows(replay) == right_rows(replay, 1)
    assert rows(replay) != right_rows(replay)


def test_escape_shuts_what_is_open_on_the_table_before_it_leaves(
    ui: ClientDriver, replay: ReplayScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay.table, "undo_pick_and_refresh", [False, True].pop)
    ui.press_keys("escape")
    assert ui.screen is replay
    ui.press_keys("escape")
    assert ui.screen is not replay


def test_the_course_counts_points_at_the_start_and_after_each_round(replay: ReplayScreen) -> None:
    history = replay.playback.history
    scores = present(replay.chronicle.closing).scores
    for seat in (0, 1):
        assert history.points_at_start_and_after_rounds(seat)[0] == 0
        assert (
            history.points_at_start_and_after_rounds(seat)[-1]
            == sum(history.points_gained_by_round(seat))
            == scores[seat]
        )


def test_marks_never_cover_one_another(replay: ReplayScreen) -> None:
    places = [x for _, x in spaced_marks_with_x_positions(replay.playback.history, 300, 40)]
    assert all(right - left >= 40 for left, right in pairwise(places))
    assert len(places) < len(replay.playback.history.step_marks) or len(places) == 3


def test_strides_stop_at_the_ends(replay: ReplayScreen) -> None:
    playback = Playback(replay.playback.history)
    for stride in ("step", "turn", "round"):
        playback.stride = stride
        playback.position = 0
        assert playback.position_after_stride(-1) == 0
        playback.position = playback.history.step_count
        assert playback.position_after_stride(1) == playback.history.step_count


def test_the_end_of_a_continued_game_replays_that_very_game(ui: ClientDriver) -> None:
    ui.play("human", "ai:1", seed=6)
    first = ui.saves.game_files()[0]
    ui.play("human", "ai:1", "ai:1", seed=7)
    ui.flow.games.resume_game(first)
    ui.play_out(6)
    ui.click(name="replay")
    assert [seat.name for seat in ui.at(ReplayScreen).chronicle.seats] == ["Ann", "Ben"]


def watched(ui: ClientDriver, *players: str, left: tuple[int, ...] = ()) -> ReplayScreen:
    """The replay of a game that is still to be gone on with; these seats were left at its end."""
    ui.play(*players, seed=6)
    match = ui.match
    while match.progress_percent() < 50 and (question := match.question()) is not None:
        match.send_answer(question.seat, match.legal_moves()[-1].code)
    for seat in left:
        match.hand_over_seat(seat, "ai:1")
    ui.flow.close_all_and_show_title_page()
    ui.flow.games.replays.open_replay(ui.saves.game_files()[-1])
    return ui.at(ReplayScreen)


def test_every_position_shows_who_played_on_from_there(ui: ClientDriver) -> None:
    ui.play("human", "human", seed=6)
    match = ui.match
    given_up = 0
    while (question := match.question()) is not None:
        if match.step_count > 4 and not given_up:
            given_up = match.step_count
            match.hand_over_seat(1, "ai:1")
        match.send_answer(question.seat, match.legal_moves()[-1].code)
    ui.flow.close_all_and_show_title_page()
    ui.flow.games.replays.open_replay(ui.saves.game_files()[-1])
    replay = ui.at(ReplayScreen)
    kinds = {0: HUMAN_PLAYER, given_up - 1: HUMAN_PLAYER, given_up: "ai:1"}
    for position in (*kinds, *reversed(kinds)):
        replay.go_to(position)
        assert shown_player_of_seat(replay, 1) == kinds[position]
    replay.go_to(given_up - 1)
    ui.press_keys("right", wait_seconds=A_LONG_TIME)
    assert replay.playback.position == given_up
    assert shown_player_of_seat(replay, 1) == "ai:1"


def shown_player_of_seat(replay: ReplayScreen, seat: int) -> str:
    return of_kind(replay.table, ToyTable).seats[seat].player_kind


def test_an_unfinished_game_is_watched_as_its_person_sees_it(ui: ClientDriver) -> None:
    replay = watched(ui, "ai:1", "human")
    for position in range(replay.playback.history.step_count + 1):
        replay.go_to(position)
        assert rows(replay) == right_rows(replay, 1) != right_rows(replay)
    assert eyes(replay) == set()  # one choice would be none


def test_the_unfinished_game_of_several_people_shows_what_everybody_knows(ui: ClientDriver) -> None:
    replay = watched(ui, "human", "ai:1", "human")
    ui.press_keys("end")
    assert rows(replay) == right_rows(replay, COMMON_OBSERVER)
    assert all(rows(replay) != right_rows(replay, seat) for seat in (OPEN_OBSERVER, 0, 1, 2))
    ui.press_keys("home", "right", wait_seconds=1)
    assert rows(replay) == right_rows(replay, COMMON_OBSERVER)
    assert eyes(replay) == set()


def test_who_has_left_a_seat_to_a_computer_still_hides_that_hand(ui: ClientDriver) -> None:
    replay = watched(ui, "human", "ai:1", "human", left=(2,))
    assert eyes(replay) == set()
    assert rows(replay) == right_rows(replay, COMMON_OBSERVER)


def test_a_copy_of_the_unfinished_game_of_several_people_opens_no_hand(ui: ClientDriver) -> None:
    watched(ui, "human", "human")
    ui.press_keys("end")
    ui.click(name="play-from")
    assert "dealt again" in " ".join(ui.told + ui.dialog)
    ui.click(role="button", label="Ben: A stronger player")
    ui.click(name="begin")
    ui.advance_time(1)
    ui.at(HandoverScreen)
    assert not ui.table.hot_seat.is_hand_open


def test_the_button_that_plays_from_a_position_bears_its_name(ui: ClientDriver) -> None:
    watched(ui, "human", "human")
    assert getattr(ui.find(name="play-from"), "text", "") == "Play from here"


def test_where_nothing_is_hidden_only_other_dice_are_announced(ui: ClientDriver) -> None:
    ui.app.box.table_factory.private_move_kinds = frozenset()  # type: ignore[misc]  # a toy's plain attribute
    watched(ui, "human", "human")
    ui.press_keys("end")
    ui.click(name="play-from")
    told = " ".join(ui.told + ui.dialog)
    assert "dealt again" not in told
    assert "dice will fall differently" in told


def test_the_steps_of_an_unfinished_game_tell_no_secret_move(ui: ClientDriver) -> None:
    history = watched(ui, "human", "ai:1").playback.history
    told = zip(history.mover_by_step, history.move_kinds, strict=True)
    assert {seat for seat, kind in told if kind == "stake"} == {0}


def test_a_game_of_computers_is_open_before_it_is_over(ui: ClientDriver) -> None:
    replay = watched(ui, "ai:1", "ai:2")
    assert rows(replay) == right_rows(replay)


def test_every_button_is_easily_hit_in_a_small_one(
    app: App, open_window: Callable[..., Window]
) -> None:
    flow = Flow(app, open_window((1280, 720)))
    flow.close_all_and_show_title_page()
    screen = whole_game(ClientDriver(flow))
    bar = next(node for node in screen.stage.root.walk() if isinstance(node, ReplayBar))
    buttons = {node.name: node for node in bar.walk() if node.role in ("button", "radio")}
    small = {
        spot.node.name: spot.rect().size
        for spot in screen.stage.visible_nodes()
        if spot.node in buttons.values() and min(spot.rect().size) < EASILY_HIT_PX
    }
    assert {"speed:half", "stride:turn", "toggle", "eyes:0", "close"} <= set(buttons)
    assert small == {}


def test_the_match_waits_for_what_is_shown_of_it_and_still_comes_to_its_end(
    ui: ClientDriver,
) -> None:
    table = sit_down(ui, *COMPUTERS)
    ui.advance_time(1)
    shown = table.director.first_unshown_step_number or table.match.step_count
    assert table.match.step_count - shown <= 2
    assert not table.hot_seat.is_over
    ui.advance_time(A_LONG_TIME)
    assert ui.screen is not table


def test_a_ledger_has_a_column_for_each_era(app: App) -> None:
    result = played(app, 2)
    rounds = len(result.history.round_start_steps)
    app.box = replace(app.box, rounds_per_era=lambda seats: 2)
    ledger = FinalScorePanel(app, result)
    heads = [node.label for node in ledger.walk() if isinstance(node, Label)]
    eras = [head for head in heads if "end.era-" in head]
    assert len(eras) == (rounds + 1) // 2
    assert sum(ledger.earned[0]) == sum(result.history.points_gained_by_round(0))


# Play from here.


@pytest.fixture
def at_six(ui: ClientDriver, replay: ReplayScreen) -> ReplayScreen:
    """Six steps into the replay, and asked who shall play on."""
    replay.go_to(6)
    ui.click(name="play-from")
    return replay


def players_now(ui: ClientDriver) -> list[str]:
    return [seat.player for seat in ui.at(TableScreen).match.seats]


def test_whoever_moves_next_plays_on_in_a_new_file(ui: ClientDriver, at_six: ReplayScreen) -> None:
    [saved] = ui.saves.game_files()
    before = saved.read_bytes()
    mover = next(seat for seat in at_six.playback.history.mover_by_step[6:] if seat >= 0)
    ui.click(name="begin")
    assert [seat for seat, player in enumerate(players_now(ui)) if player == HUMAN_PLAYER] == [
        mover
    ]
    assert ui.match.step_count >= 6
    assert len(ui.saves.game_files()) == 2
    assert saved.read_bytes() == before


@pytest.mark.usefixtures("at_six")
def test_enter_begins_wherever_the_focus_is(ui: ClientDriver) -> None:
    ui.press_keys("enter")
    ui.at(TableScreen)


def test_all_of_it_is_done_by_keys(ui: ClientDriver, replay: ReplayScreen) -> None:
    replay.go_to(6)
    ui.press_keys("p")
    ui.enter("begin")
    assert HUMAN_PLAYER in players_now(ui)


@pytest.mark.parametrize(
    ("seen_by", "wanted", "seated"),
    [(0, "A weaker player", [HUMAN_PLAYER, "ai:1"]), (1, "A stronger player", ["ai:1", "random"])],
)
def test_a_seats_steps_choose_another_player(
    ui: ClientDriver, replay: ReplayScreen, seen_by: int, wanted: str, seated: list[str]
) -> None:
    replay.go_to(6)
    ui.click_each(f"eyes:{seen_by}", "play-from")
    ui.click(role="button", label=f"Ben: {wanted}")
    ui.click(name="begin")
    assert players_now(ui) == seated


def test_escape_leaves_everything_as_it_is(ui: ClientDriver, at_six: ReplayScreen) -> None:
    ui.press_keys("escape", wait_seconds=0.5)
    assert ui.screen is at_six
    assert len(ui.saves.game_files()) == 1


@pytest.mark.usefixtures("replay")
def test_the_end_of_a_finished_game_cannot_be_played_on_and_says_why(ui: ClientDriver) -> None:
    ui.press_keys("end", wait_seconds=0.5)
    button = ui.find(name="play-from")
    assert not button.enabled
    assert "already over" in str(button.tooltip)
    ui.press_keys("left")
    button = ui.find(name="play-from")
    assert button.enabled
    assert "new game" in str(button.tooltip)
    assert "saved game won’t change" in str(button.tooltip)


def test_people_who_sit_there_are_proposed_again_and_the_automa_keeps_its_seat() -> None:
    seats = (SEATS[0], Seat("Ben", HUMAN_PLAYER, "white"))
    assert proposed_branch_seats(seats, OPEN_OBSERVER, 0) == seats
    assert proposed_branch_seats(seats, 0, 1)[0].player == HUMAN_PLAYER
    solo = (SEATS[0], Seat("Lord", AUTOMA_PLAYER, "white"))
    assert proposed_branch_seats(solo, 1, 1) == solo
