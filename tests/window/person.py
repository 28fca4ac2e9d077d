"""Somebody who plays by what is on the screen alone: a plain player, by mouse or by keyboard."""

import random
import re

from tests.window.display import Control, GameOnDisplay, Sight

MAX_LOOKS = 2_000
MAX_ARROWS = 20
MAX_KEYS = 200  # on the way to one control
HIGHEST_BID = 6
MAX_AREAS = 2  # of one action: an adit joins two
CONFIRMING = ("sheet-confirm", "confirm")
DECLINING = ("sheet-decline", "decline")
KEYS = {
    **dict.fromkeys(("sheet-decline", "decline", "new-game"), "n"),
    "drop": "d",
    "action:build": "b",
    "action:extract": "e",
    "action:adit": "a",
    "action:train": "t",
    "action:port": "p",
    "action:miner": "m",
    "action:pumps": "s",
    "action:pasties": "k",
    "action:pass": "space",
}


class Person:
    """Makes up its mind from what can be used; the same seed makes the same choices."""

    def __init__(self, game: GameOnDisplay, seed: int) -> None:
        self._game = game
        self._random = random.Random(seed)
        self._kept: set[str] = set()  # regions a card was kept of
        self._areas_left = 0  # how many more may be picked for the action
        self.used: list[str] = []

    def begin(self, preset: str) -> None:
        """Start a game from the title page."""
        for name in ("new-game", f"preset:{preset}", "start"):
            self.use(self._wait_for(name))

    def play(self) -> Sight:
        """Play until the end screen; AssertionError when the game does not get there."""
        for _ in range(MAX_LOOKS):
            sight = self._game.look()
            if sight.screen == "EndScreen":
                return sight
            wanted = self.choice(sight) if sight.screen == "TableScreen" else None
            if wanted is not None:
                self.use(wanted)
        raise AssertionError(f"the game does not end; used last: {self.used[-20:]}")

    def choice(self, sight: Sight) -> Control | None:
        """Return what to use next, None when there is nothing to decide."""
        # after a refusal it may be asked whether to give something up, and confirming goes back
        for name in ("decline",) if self.used[-1:] == ["decline"] else CONFIRMING:
            if confirm := sight.control(name):
                self._areas_left = 0
                return confirm
        if cards := [
            each for each in sight.beginning("draft:") if self._region(each) not in self._kept
        ]:
            self._kept.add(self._region(cards[0]))
            return cards[0]
        if bid := sight.control("bid"):
            [pounds] = re.findall(r"£(\d+)", bid.label)[:1] or ["0"]
            return bid if int(pounds) <= HIGHEST_BID else sight.control("drop")
        if ways := sight.beginning("way:"):
            return ways[0]
        for name in DECLINING:
            if decline := sight.control(name):
                return decline
        return self._act(sight)

    def use(self, control: Control) -> None:
        """Use a control as a hand would."""
        raise NotImplementedError

    def _act(self, sight: Sight) -> Control | None:
        """Pick an action, then an area for it."""
        actions = sight.beginning("action:")
        areas = [each for each in sight.controls if each.role == "area"]
        if not actions:
            self._areas_left = 0
            return None
        if self._areas_left and areas:
            self._areas_left -= 1
            return self._random.choice(areas)
        others = [each for each in actions if each.name != "action:pass"]
        self._areas_left = MAX_AREAS
        return self._random.choice(others or actions)

    def _region(self, card: Control) -> str:
        return card.name.split(":")[1]

    def _wait_for(self, name: str) -> Control:
        for _ in range(MAX_LOOKS):
            control = self._game.look().control(name)
            if control is not None:
                return control
        raise AssertionError(f"{name} does not appear")


class MousePerson(Person):
    """Clicks only."""

    def use(self, control: Control) -> None:
        """Click it."""
        self.used.append(control.name)
        self._game.click(control.at)


class KeyboardPerson(Person):
    """Presses keys only."""

    def use(self, control: Control) -> None:
        """Press its key, else lead the focus there and press Enter."""
        self.used.append(control.name)
        if control.name in KEYS:
            self._game.press(KEYS[control.name])
            return
        self._go_to(control)
        self._game.press("Return")

    def _go_to(self, control: Control) -> None:
        """Arrows as long as they lead somewhere, then Tab."""
        before: Control | None = None
        key = ""
        for pressed in range(MAX_KEYS):
            focus = self._game.look().focus
            if focus is not None and focus.name == control.name:
                return
            stuck = pressed > MAX_ARROWS or key == "Tab" or bool(key and focus == before)
            key = "Tab" if stuck or focus is None else _arrow(focus.at, control.at)
            before = focus
            self._game.press(key)
        raise AssertionError(f"no key leads to {control.name}")


def _arrow(here: tuple[int, int], there: tuple[int, int]) -> str:
    across = there[0] - here[0]
    down = there[1] - here[1]
    if abs(across) >= abs(down):
        return "Right" if across > 0 else "Left"
    return "Down" if down > 0 else "Up"
