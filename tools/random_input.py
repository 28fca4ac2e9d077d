"""Random input to one window, and faults of the machine below it: disk, clock, files, sound."""

import os
import random
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import pygame
from pygame.event import Event

from game.client.flow.flow import Flow
from game.client.stored.settings import PALETTE_NAMES, UI_SCALE_PERCENTS
from game.records.records import HUMAN_PLAYER
from game.scene.testing.ui_driver import UiDriver
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from tools.random_set_ups import random_set_up

SIZES = ((1920, 1080), (1280, 720), (200, 150), (2560, 1080), (300, 2000), (1, 1), (1000, 900))
KEYS = (
    *("return", "escape", "tab", "space", "backspace", "delete", "home", "end", "pageup"),
    *("pagedown", "left", "right", "up", "down", *(f"f{number}" for number in range(1, 13))),
    *"abcdefghijklmnopqrstuvwxyz0123456789+-/.,?",
)
MODIFIERS = (0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT)
GAMEPAD_BUTTONS = range(15)
AWKWARD_TEXTS = (
    "x",
    "Zażółć",
    "\u202e",
    "9" * 400,
    "\0",
    "../../etc",
    "\U0001f600",
    '"""',
    "-1",
    "{0}",
)
SWITCH_SETTING_NAMES = (
    "clear_text",
    "high_contrast",
    "reduced_motion",
    "win_bar",
    "coach",
    "round_summary",
)
LONGEST_ACT_SECONDS = 2.0  # seconds of the processor that one act may take
TOLD_ACT_COUNT = 12  # last acts
LEAVE_LABELS = ("Quit", "Zakończ", "Konec")


class Monkey:
    """One window and a source of random input."""

    def __init__(self, flow: Flow, chance: random.Random, folder: Path) -> None:
        """Start at the title page."""
        self._flow = flow
        self._chance = chance
        self._folder = folder
        self._ui = UiDriver(flow.window)
        self.done: Counter[str] = Counter()
        self.last: deque[str] = deque(maxlen=TOLD_ACT_COUNT)
        self.long: list[str] = []
        self._is_full = False
        self._ahead = 0.0
        self._acts = {
            self.click: 40,
            self.key: 25,
            self.wait: 10,
            self.type: 3,
            self.turn_wheel: 3,
            self.drag: 3,
            self.pad: 3,
            self.resize: 2,
            self.settings: 2,
            self.begin: 1,
            self.look_away: 1,
            self.drop: 1,
            self.disk: 1,
            self.clock: 1,
            self.spoil: 1,
            self.deafen: 1,
        }

    def act(self) -> None:
        """Do one random action; raises Mistake if the program fails."""
        (act,) = self._chance.choices([*self._acts], [*self._acts.values()])
        self.last.append(act.__name__)
        begun = time.process_time()
        with self._world():
            act()
            self._ui.window.run_one_iteration(waits_for_events=False)
        taken = time.process_time() - begun
        self.done[act.__name__] += 1
        if taken > LONGEST_ACT_SECONDS:
            screen = type(self._flow.window.screen).__name__
            self.long.append(f"{taken:.1f} s: {self.last[-1]} on {screen}")

    @contextmanager
    def _world(self) -> Iterator[None]:
        """While the context is open, simulate a full disk and a wrong clock, if they are set."""
        now = time.time
        write = os.write

        def refuse(_descriptor: int, _content: object) -> int:
            raise OSError(28, os.strerror(28))

        with (
            patch("time.time", lambda: now() + self._ahead),
            patch("os.write", refuse if self._is_full else write),
        ):
            yield

    def click(self) -> None:
        """Click a clickable node, or sometimes any point."""
        units = self._ui.screen.stage.units
        spots = [spot for spot in self._ui.screen.stage.visible_nodes() if spot.node.pressable]
        spots = [spot for spot in spots if not spot.node.label.startswith(LEAVE_LABELS)]
        at = (self._chance.randrange(units.width_px), self._chance.randrange(units.height_px))
        if spots and self._chance.random() < 0.9:
            spot = self._chance.choice(spots)
            at = spot.pixel_on_node()
            self.last[-1] += f" {spot.node.label or spot.node.name!r}"
        button = self._chance.choice((1, 1, 1, 1, 1, 1, 1, 2, 3))
        self._post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        self._post(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
        if self._chance.random() < 0.95:
            self._post(pygame.MOUSEBUTTONUP, pos=at, button=button)

    def key(self) -> None:
        """Press and release a random key with random modifiers, sometimes with repeats."""
        key = self._chance.choice(KEYS)
        mods = self._chance.choice(MODIFIERS)
        code = pygame.key.key_code({"pageup": "page up", "pagedown": "page down"}.get(key, key))
        self.last[-1] += f" {mods} {key}"
        typed = key if len(key) == 1 and not mods else ""
        for _ in range(self._chance.choice((1, 1, 1, 6))):
            self._post(pygame.KEYDOWN, key=code, mod=mods, unicode=typed)
        self._post(pygame.KEYUP, key=code, mod=mods)

    def wait(self) -> None:
        """Let time pass."""
        self._ui.advance_time(self._chance.choice((1 / 60, 0.2, 2)), sixtieths_per_iteration=3)

    def type(self) -> None:
        """Type random text."""
        self._post(pygame.TEXTINPUT, text=self._chance.choice(AWKWARD_TEXTS))

    def turn_wheel(self) -> None:
        """Turn the mouse wheel."""
        self._post(pygame.MOUSEWHEEL, x=0, y=self._chance.choice((-40, -1, 1, 40)))

    def drag(self) -> None:
        """Press the mouse at one point and release it at another."""
        units = self._ui.screen.stage.units
        places = [
            (self._chance.randrange(units.width_px), self._chance.randrange(units.height_px))
            for _ in range(4)
        ]
        self._post(pygame.MOUSEBUTTONDOWN, pos=places[0], button=1)
        for place in places:
            self._post(pygame.MOUSEMOTION, pos=place, rel=(3, 3), buttons=(1, 0, 0))
        self._post(pygame.MOUSEBUTTONUP, pos=places[-1], button=1)

    def pad(self) -> None:
        """Press a button of a game controller."""
        self._post(
            pygame.CONTROLLERBUTTONDOWN, button=self._chance.choice(GAMEPAD_BUTTONS), instance_id=0
        )

    def resize(self) -> None:
        """Resize the window, sometimes repeatedly."""
        for _ in range(self._chance.choice((1, 1, 5))):
            size = self._chance.choice(SIZES)
            self.last[-1] += f" {size}"
            pygame.display.set_mode(size, pygame.RESIZABLE)
            self._post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    def settings(self) -> None:
        """Change text size, colours, scale or language."""
        chance = self._chance
        self._flow.app.change_settings(
            language=chance.choice([*NATIVE_NAME_BY_LANGUAGE]),
            ui_scale_percent=chance.choice(UI_SCALE_PERCENTS),
            palette=chance.choice(PALETTE_NAMES),
            own_speed=chance.choice(("instant", "double")),
            **{name: chance.random() < 0.5 for name in SWITCH_SETTING_NAMES},
        )

    def begin(self) -> None:
        """Begin a game of any edition, with people and computers or solo."""
        kinds = HUMAN_PLAYER, "random", "greedy"
        self._flow.games.begin_game_with_set_up(
            random_set_up(self._flow.app.box, self._chance, kinds)
        )

    def look_away(self) -> None:
        """Take the keyboard focus from the window, and return it."""
        for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED):
            self._post(kind)

    def drop(self) -> None:
        """Drop a file on the window."""
        files = [*self._folder.rglob("*.*"), self._folder, self._folder / "nothing.toml"]
        self._post(pygame.DROPFILE, file=str(self._chance.choice(files)))

    def disk(self) -> None:
        """Fill the disk, or free it."""
        self._is_full = not self._is_full
        self.last[-1] += " full" if self._is_full else " with room"

    def clock(self) -> None:
        """Set the clock wrong, or right again."""
        self._ahead = self._chance.choice((0, 0, -3e7, -1e9, 86400, 3e7, 4e9))
        self.last[-1] += f" {self._ahead:g}"

    def spoil(self) -> None:
        """Change, cut or lengthen a file in the player's folder."""
        files = [file for file in self._folder.rglob("*.*") if file.is_file()]
        if not files:
            return
        file = self._chance.choice(files)
        chance = self._chance
        content = bytearray(file.read_bytes()) or bytearray(1)
        at = chance.randrange(len(content))
        more = chance.choice(AWKWARD_TEXTS).encode()
        content[at : at + chance.choice((0, 1, 9**9))] = chance.choice((b"", b"\xff", more))
        file.write_bytes(content)
        self.last[-1] += f" {file.name}"

    def deafen(self) -> None:
        """Remove the sound device."""
        pygame.mixer.quit()

    def _post(self, kind: int, **facts: object) -> None:
        if self._flow.window.screen is not None:
            pygame.event.post(Event(kind, facts))
            self._ui.window.run_one_iteration(waits_for_events=False)
