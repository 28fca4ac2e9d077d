"""Words: every sentence the screens ask for is there, and none is there for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.client.flow import Flow
from game.client.kept.set_up import KeptSetUp, SeatPlan
from game.languages import word_files
from game.places import assets_folder
from game.scene.pilot import Pilot
from game.words import Words
from tests.client.conftest import OWN_WORDS
from tests.client.test_menus import FIRST_LUCK_SECONDS

SHARED = word_files((assets_folder() / "shared",), "en")
PROJECT = Path(__file__).parents[2]
# Tables whose keys are put together while the game runs, by whoever owns them.
BUILT = (
    "reason.",
    "player.",
    "month.",
    "menu.",
    "setup.preset.",
    "setup.people-note-",
    "settings.",
    "learn.",
    "credits.",
    "saves.",
)


class Listening(Words):
    """Words that remember what was asked for in vain."""

    missing: set[str]

    def say(self, key: str, **facts: object) -> str:
        """Return the sentence."""
        if key not in self:
            self.missing.add(key)
        return super().say(key, **facts)


@pytest.fixture
def heard(flow: Flow) -> Listening:
    """The words of the flow's desk, listening."""
    title = {"title.name", "title.motto", "title.place", "learn.page-1.head", "ledger.pebbles"}
    words = Listening(*SHARED, OWN_WORDS)
    words.missing = set()
    flow.desk.words = words
    words.expected = title  # type: ignore[attr-defined]  # a title's own words
    return words


def test_every_page_finds_its_words(flow: Flow, heard: Listening, pilot: Pilot) -> None:
    for name in ("new-game", "replays", "learn", "settings", "credits"):
        pilot.click(name=name)
        if name == "learn":
            pilot.click(name="how-to-play")
        flow.open_title()
        pilot.advance(0.1)
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "human")), 1))
    pilot.advance(FIRST_LUCK_SECONDS)
    pilot.click(name="open")
    pilot.advance(0.1)
    pilot.click(name="menu")
    pilot.advance(0.1)
    assert heard.missing <= heard.expected  # type: ignore[attr-defined]  # a title's own words


def test_no_sentence_is_there_for_nothing() -> None:
    sources = [*(PROJECT / "game").rglob("*.py"), *(PROJECT / "ai").rglob("*.py")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    named = set(re.findall(r'"([a-z][a-z0-9_.-]+)"', code))
    patterns = re.findall(r'f"([a-z][a-z0-9_.{}\[\]\'()-]*\{[^"]*)"', code)
    built = [
        re.compile(re.sub(r"\{[^}]*\}", ".+", pattern).replace(".+.+", ".+"))
        for pattern in patterns
    ]
    every_key = Words(*SHARED).keys()
    dead = [
        key
        for key in every_key
        if key not in named
        and not key.startswith(BUILT)
        and not any(pattern.fullmatch(key) for pattern in built)
    ]
    assert dead == []


def test_every_kind_of_computer_player_has_a_name_and_a_note() -> None:
    from ai.levels import player_names

    words = Words(*SHARED)
    for name in player_names():
        key = f"player.{name.replace(':', '-')}"
        assert key in words
        assert f"{key}-note" in words


def test_every_computer_player_has_a_sentence_about_its_personality() -> None:
    from ai.levels import player_names

    words = Words(*SHARED)
    traits = [words.say(f"player.{name.replace(':', '-')}-trait") for name in player_names()]
    assert all(trait.endswith(".") for trait in traits)
    assert len(set(traits)) == len(traits)
