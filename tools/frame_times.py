"""Times of frames: in a game, and of a window that stands still."""

import multiprocessing
import random
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import cos, sin
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer

import pygame
from pygame.event import Event

from ai.levels import GREEDY
from game.client.flow import Flow
from game.client.screens.end import EndScreen
from game.client.screens.replay import ReplayScreen
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.client.widgets.page import USED
from game.records.records import HUMAN
from game.scene.animation.animation import Delay
from game.scene.nodes.node import Canvas, Node
from game.scene.window.waiting import begin as begin_sweeping
from game.table_protocol import ScreenPictures
from game.titles import usual
from game.wiring import close_app, make_app, open_window

# The frame bench: how long frames take while computers think and many pieces move.

SIZE = (1920, 1080)
CUBES = 300
WARM_UP_FRAMES = 60
ENDLESS_MS = 1e12
KIBIBYTE = 1024

LONGEST_WAIT = 60.0
SETTLE_SECONDS = 4.0
JUMPS = 500
ANSWERS = 200
REST_SECONDS = 0.05  # between two keys


def told(seconds: Iterable[float], shares: Sequence[float] = (0.5, 0.95, 0.99)) -> str:
    """Return times in ms at shares of all of them, of 0 to 1."""
    ms = sorted(value * 1000 for value in seconds)
    return " / ".join(f"{ms[min(int(share * len(ms)), len(ms) - 1)]:.1f}" for share in shares)


class Swarm(Node):
    """Cubes that wander over the table on curves of their own; they never rest."""

    def __init__(self, screen_pictures: ScreenPictures, colour: str) -> None:
        super().__init__(z=50)
        self._screen_pictures = screen_pictures
        self._colour = colour
        self._beat = 0

    def draw(self, canvas: Canvas) -> None:
        """Put every cube a little further on."""
        self._beat += 1
        cube = self._screen_pictures.disc(self._colour, canvas.k * 0.7)
        for number in range(CUBES):
            turn = self._beat * (0.01 + number % 7 * 0.003) + number
            canvas.put(cube, 960 + 820 * cos(turn), 520 + 420 * sin(turn * 1.3 + number % 5))


def measure_frames(flow: Flow, frames: int, strong: str) -> tuple[str, ...]:
    """Run a game of computers in the flow's window until so many frames were drawn; return a report
    of work and intervals of frames, and of memory.

    The processor time is what the window's own thread used: other programs that keep the machine
    busy do not count.
    """
    names = flow.app.box.player_names
    window = flow.window
    seats = tuple(SeatPlan(name, strong) for name in names[:4])
    flow.play(SavedSetUp(seats, 7))
    screen = window.screen
    assert screen is not None
    screen.stage.root.add(Swarm(flow.app.box.screen_pictures, flow.app.box.colours[0]))
    screen.stage.timeline.play(Delay(ENDLESS_MS))  # time never stands still
    pace = window.pace
    processor: list[float] = []
    while pace.drawn < frames + WARM_UP_FRAMES:
        if pace.drawn == WARM_UP_FRAMES:
            pace.work_ms.clear()
            pace.interval_ms.clear()
            processor.clear()
        started = time.thread_time()
        window.step()
        processor.append(time.thread_time() - started)
        if isinstance(window.screen, EndScreen):
            break
    workers = [memory_mb(child.pid) for child in multiprocessing.active_children()]
    thinking = ", ".join(f"{size} MB" for size in workers) or "none"
    return (
        f"{len(pace.work_ms)} frames, {CUBES} moving cubes, computers thinking",
        f"work of a frame, p50 / p95 / p99: {told(ms / 1000 for ms in pace.work_ms)} ms",
        f"processor time,  p50 / p95 / p99: {told(processor)} ms",
        f"interval,        p50 / p95 / p99: {told(ms / 1000 for ms in pace.interval_ms)} ms",
        f"memory: window {memory_mb('self')} MB, thinking processes {thinking}",
    )


def memory_mb(process: int | str | None) -> int:
    """Resident memory of a process; 0 where the system does not tell."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    except OSError:
        return 0
    line = next((line for line in status.splitlines() if line.startswith("VmRSS")), "VmRSS: 0")
    return int(line.split()[1]) // KIBIBYTE


# The still bench: a new table, what a waiting window costs, how fast it answers and jumps.


def measure_new_table(flow: Flow) -> str:
    """Return how long it takes from the order of the first game to the picture of its table."""
    flow.window.listen()
    _let_pass(flow, SETTLE_SECONDS)  # as somebody looks at the title page
    flow.app.kit.sound.play(USED)  # a window that is played in has opened its device by now
    started = time.perf_counter()
    busy = time.thread_time()
    _sit_down(flow)
    flow.window.step(block=False)
    taken = time.perf_counter() - started
    used = time.thread_time() - busy
    return f"{taken * 1000:.0f} ms, of the processor {used * 1000:.0f} ms"


def _sit_down(flow: Flow) -> None:
    """Begin a game of one person and three quick computers."""
    names = flow.app.box.player_names
    seats = tuple(SeatPlan(name, HUMAN if at == 0 else GREEDY) for at, name in enumerate(names[:4]))
    flow.play(SavedSetUp(seats, 11))


def wait_for_question(flow: Flow) -> bool:
    """Begin a game and let time pass until the person at the screen is asked."""
    flow.window.listen()
    _sit_down(flow)
    end = time.monotonic() + LONGEST_WAIT
    while time.monotonic() < end:
        flow.window.step()
        screen = flow.window.screen
        if isinstance(screen, TableScreen) and screen.questioner.question is not None:
            _let_pass(flow, SETTLE_SECONDS)
            return True
    return False


def measure_stillness(flow: Flow, seconds: float) -> tuple[tuple[str, float], ...]:
    """Return the share of a core (percent) used while the window only waits, by what may stir.

    With sound only where there is a device for it.
    """
    screen = flow.window.screen
    assert screen is not None
    shares = [("ambient motion on", _share(flow, seconds))]
    pygame.event.post(Event(pygame.WINDOWFOCUSLOST))
    shares.append(("window behind others", _share(flow, seconds)))
    pygame.event.post(Event(pygame.WINDOWFOCUSGAINED))
    screen.stage.timeline.still = True
    shares.append(("ambient motion off", _share(flow, seconds)))
    sound = flow.app.kit.sound
    sound.begin()
    if not sound.missing:
        shares.append(("ambient motion off, music and sea", _share(flow, seconds)))
        sound.mute(True)
        shares.append(("ambient motion off, sound turned off", _share(flow, seconds)))
    return tuple(shares)


def measure_jumps(flow: Flow, file: Path) -> tuple[int, str]:
    """Return the steps of a saved game, and how long jumps to and fro in its replay took.

    From order to shown frame. The replay is fresh: nothing of it has been drawn before but what
    the window itself drew ahead while its first position was looked at for a few seconds.
    """
    flow.watch(file)
    screen = flow.window.screen
    assert isinstance(screen, ReplayScreen)
    _let_pass(flow, SETTLE_SECONDS)
    chance = random.Random(5)
    steps = screen.playback.history.steps

    taken = []
    for _ in range(JUMPS):
        started = time.perf_counter()
        busy = time.thread_time()
        screen.go_to(chance.randint(0, steps))
        screen.stage.refresh()
        flow.window.step(block=False)
        taken.append((time.perf_counter() - started, time.thread_time() - busy))
    return steps, _times(taken)


def measure_answers(flow: Flow) -> str:
    """Return how long it took from a key to the shown picture of what it did.

    The window sleeps at a question, another thread presses the key that moves the focus.
    """
    code = pygame.key.key_code("tab")
    pressed: list[tuple[float, int]] = []

    def press() -> None:
        pressed.append((time.perf_counter(), flow.window.pace.drawn))
        pygame.event.post(Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))

    taken = []
    for _ in range(ANSWERS):
        pressed.clear()
        busy = time.thread_time()
        Timer(REST_SECONDS, press).start()
        while not pressed or flow.window.pace.drawn == pressed[0][1]:
            flow.window.step()
        taken.append((time.perf_counter() - pressed[0][0], time.thread_time() - busy))
        pygame.event.post(Event(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0))
        flow.window.step(block=False)
    return _times(taken)


def _times(taken: Sequence[tuple[float, float]]) -> str:
    """Return the report of times of (clock, processor) in seconds."""
    clock, used = (told(each, (0.5, 0.95, 0.99, 1.0)) for each in zip(*taken, strict=True))
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
        flow.window.step()


# The two benches in windows whose games are kept nowhere.


def frame_bench(frames: int, title_name: str = "") -> tuple[str, ...]:
    """Return the report about frames while computers think, at a title's table."""
    with _measured(Settings()) as flow:
        flow.choose(title_name or usual())
        begin_sweeping()
        return measure_frames(flow, frames, flow.app.players.kinds[-1])


@contextmanager
def _measured(settings: Settings) -> Iterator[Flow]:
    """Open a window whose games are kept nowhere, and close it again."""
    with TemporaryDirectory() as saves:
        app = make_app(Path(saves), settings)
        flow = Flow(app, open_window(app, SIZE))
        try:
            yield flow
        finally:
            flow.quit()
            close_app(app)


def still_bench(record: Path, title_name: str = "") -> tuple[str, ...]:
    """Return the report about a new table, a window that waits and answers, and jumps in a saved
    game; a title that is named has its new table and jumps measured alone.
    """
    lines = []
    with _measured(Settings(computer_speed="instant", own_speed="instant")) as flow:
        begin_sweeping()
        flow.open_start()
        flow.choose(title_name or usual())
        flow.open_title()
        lines.append(f"from the order of a first game to its table, {measure_new_table(flow)}")
        if not title_name and wait_for_question(flow):
            for name, share in measure_stillness(flow, 8.0):
                lines.append(f"waiting at a question, {name}: {share:.2f} % of a core")
            lines.append(f"from a key to its picture, {measure_answers(flow)}")
        flow.open_title()
        steps, jumps = measure_jumps(flow, record)
        lines.append(f"jump to any of {steps} steps, {jumps}")
    return tuple(lines)
