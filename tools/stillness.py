"""Measurements of a new table and of a waiting window: its cost, its answers, its jumps."""

import random
import time
from collections.abc import Sequence
from pathlib import Path
from threading import Timer

import pygame
from pygame.event import Event

from ai.levels import GREEDY_PLAYER_NAME
from game.client.flow.flow import Flow
from game.client.screens.replay import ReplayScreen
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.widgets.page import ACTIVATION_SOUND
from game.records.records import HUMAN_PLAYER
from tools.frame_times import quantiles_text

LONGEST_WAIT = 60.0
SETTLE_SECONDS = 4.0
JUMP_COUNT = 500
ANSWER_COUNT = 200
REST_SECONDS = 0.05  # between two keys


def measure_new_table(flow: Flow) -> str:
    """Return a text with the clock and processor time from starting the first game to the first
    picture of its table, in ms."""
    flow.window.watch_controllers()
    _let_pass(flow, SETTLE_SECONDS)  # as somebody looks at the title page
    flow.app.kit.sound.play(
        ACTIVATION_SOUND
    )  # a window that is played in has opened its device by now
    started = time.perf_counter()
    busy = time.thread_time()
    _sit_down(flow)
    flow.window.run_one_iteration(waits_for_events=False)
    taken = time.perf_counter() - started
    used = time.thread_time() - busy
    return f"{taken * 1000:.0f} ms, of the processor {used * 1000:.0f} ms"


def _sit_down(flow: Flow) -> None:
    """Begin a game of one person and three quick computers."""
    names = flow.app.box.player_names
    seats = tuple(
        SeatPlan(name, HUMAN_PLAYER if at == 0 else GREEDY_PLAYER_NAME)
        for at, name in enumerate(names[:4])
    )
    flow.games.begin_game_with_set_up(SavedSetUp(seats, 11))


def wait_for_question(flow: Flow) -> bool:
    """Begin a game and run the window until the person at the screen is asked; return False if that
    takes more than a minute."""
    flow.window.watch_controllers()
    _sit_down(flow)
    end = time.monotonic() + LONGEST_WAIT
    while time.monotonic() < end:
        flow.window.run_one_iteration()
        screen = flow.window.screen
        if isinstance(screen, TableScreen) and screen.prompt_controller.question is not None:
            _let_pass(flow, SETTLE_SECONDS)
            return True
    return False


def measure_stillness(flow: Flow, seconds: float) -> tuple[tuple[str, float], ...]:
    """Return (situation, share of a core in per cent) for a window that only waits: with and
    without animations, in the background, and, if there is a sound device, with sound."""
    screen = flow.window.screen
    assert screen is not None
    shares = [("ambient motion on", _share(flow, seconds))]
    pygame.event.post(Event(pygame.WINDOWFOCUSLOST))
    shares.append(("window behind others", _share(flow, seconds)))
    pygame.event.post(Event(pygame.WINDOWFOCUSGAINED))
    screen.stage.timeline.are_endless_animations_off = True
    shares.append(("ambient motion off", _share(flow, seconds)))
    sound = flow.app.kit.sound
    sound.start_music_and_background_sound()
    if not sound.problem_texts:
        shares.append(("ambient motion off, music and sea", _share(flow, seconds)))
        sound.set_muted(True)
        shares.append(("ambient motion off, sound turned off", _share(flow, seconds)))
    return tuple(shares)


def measure_jumps(flow: Flow, file: Path) -> tuple[int, str]:
    """Return the number of steps of a saved game, and a text with the times of random jumps in its
    replay.

    The replay is new: only what the window draws in advance has been drawn before.
    """
    flow.games.replays.open_replay(file)
    screen = flow.window.screen
    assert isinstance(screen, ReplayScreen)
    _let_pass(flow, SETTLE_SECONDS)
    chance = random.Random(5)
    steps = screen.playback.history.step_count

    taken = []
    for _ in range(JUMP_COUNT):
        started = time.perf_counter()
        busy = time.thread_time()
        screen.go_to(chance.randint(0, steps))
        screen.stage.update_before_next_drawing()
        flow.window.run_one_iteration(waits_for_events=False)
        taken.append((time.perf_counter() - started, time.thread_time() - busy))
    return steps, _times(taken)


def measure_answers(flow: Flow) -> str:
    """Return a text with the times from a key press to the picture that shows its effect.

    The window sleeps at a question; another thread presses the key that moves the focus.
    """
    code = pygame.key.key_code("tab")
    pressed: list[tuple[float, int]] = []

    def press() -> None:
        pressed.append((time.perf_counter(), flow.window.frame_times.drawn_count))
        pygame.event.post(Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))

    taken = []
    for _ in range(ANSWER_COUNT):
        pressed.clear()
        busy = time.thread_time()
        Timer(REST_SECONDS, press).start()
        while not pressed or flow.window.frame_times.drawn_count == pressed[0][1]:
            flow.window.run_one_iteration()
        taken.append((time.perf_counter() - pressed[0][0], time.thread_time() - busy))
        pygame.event.post(Event(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0))
        flow.window.run_one_iteration(waits_for_events=False)
    return _times(taken)


def _times(taken: Sequence[tuple[float, float]]) -> str:
    """Return the report of (clock, processor) times in seconds, as percentiles in ms."""
    clock, used = (
        quantiles_text(each, (0.5, 0.95, 0.99, 1.0)) for each in zip(*taken, strict=True)
    )
    return f"p50 / p95 / p99 / max: {clock} ms, of the processor {used} ms"


def _share(flow: Flow, seconds: float) -> float:
    _let_pass(flow, 1.0)
    started = time.monotonic()
    busy = time.process_time()
    _let_pass(flow, seconds)
    return 100 * (time.process_time() - busy) / (time.monotonic() - started)


def _let_pass(flow: Flow, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        flow.window.run_one_iteration()
