"""The numbers of a player's own box are chosen at set-up, remembered, and missed aloud."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.client.flow import Flow
from game.client.screens.setup import SetupScreen
from game.client.statistics.entries import Finished
from game.client.statistics.statistics_page import StatisticsScreen
from game.client.stored.packs import KeptPack
from game.client.stored.set_up import KeptSetUp, SeatPlan
from game.engine.title import Pack
from game.packs.numbers import canonical
from game.records.records import HUMAN
from game.scene.nodes.node import Node
from game.scene.testing.layout_faults import faults
from game.scene.testing.ui_driver import Pilot
from game.scene.widgets import Label
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough

TT, MONEY = "tinners-trail", 33
RICH = canonical({"company": {"start": {"money": MONEY, "mines": 6}}})
ROW = "numbers:tinners-trail-my-box.toml"
SIZES = [(1920, 1080), (1280, 720)]


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    """Tinners' Trail on its title page."""
    with application(tmp_path) as flow:
        yield flow


@pytest.fixture
def pilot(flow: Flow) -> Pilot:
    return Pilot(flow.window)


def keep(flow: Flow, name: str = "My box", edition: str = "remastered") -> KeptPack:
    made = flow.desk.packs.make(TT, edition, name)
    assert made.pack is not None
    return flow.desk.packs.save(made, replace(made.pack, numbers=RICH))


def chosen(flow: Flow, pilot: Pilot) -> Pack | None:
    """The pack of the game that begins now."""
    pilot.click(name="start")
    pilot.advance(0.1)
    pack = flow.table.match.options.pack
    flow.open_title()
    return pack


def told(pilot: Pilot) -> list[str]:
    top = pilot.screen.stage.top_modal
    assert top is not None
    return [node.text_shown for node in top.walk() if isinstance(node, Label)]


def there(pilot: Pilot, name: str) -> Node | None:
    return pilot.screen.stage.root.find(name)


def test_without_packs_nothing_asks_for_numbers(flow: Flow, pilot: Pilot) -> None:
    pilot.click(name="new-game")
    assert there(pilot, "numbers") is None
    assert chosen(flow, pilot) is None


def test_a_pack_is_chosen_with_the_mouse_and_played_with(flow: Flow, pilot: Pilot) -> None:
    kept = keep(flow)
    pilot.click(name="new-game")
    pilot.click(name="numbers")
    pilot.click(name=ROW)
    assert chosen(flow, pilot) == kept.pack


def test_a_pack_is_chosen_by_keys_alone(flow: Flow, pilot: Pilot) -> None:
    kept = keep(flow)
    pilot.click(name="new-game")
    for name in ("numbers", ROW, "start"):
        for _ in range(80):
            focused = pilot.screen.stage.focus.node
            if focused is not None and focused.name == name:
                break
            pilot.press("tab")
        pilot.press("enter")
    assert flow.table.match.options.pack == kept.pack


def test_the_list_is_left_as_it_was_by_escape(flow: Flow, pilot: Pilot) -> None:
    keep(flow)
    pilot.click(name="new-game")
    pilot.click(name="numbers")
    pilot.press("escape")
    assert isinstance(pilot.screen, SetupScreen)
    assert pilot.screen.set_up.mark is None


def test_the_choice_is_remembered_and_taken_back(flow: Flow, pilot: Pilot) -> None:
    kept = keep(flow)
    pilot.click(name="new-game")
    pilot.click(name="numbers")
    pilot.click(name=ROW)
    chosen(flow, pilot)
    pilot.click(name="new-game")
    assert chosen(flow, pilot) == kept.pack
    pilot.click(name="new-game")
    pilot.click(name="numbers")
    pilot.click(name="numbers:")
    assert chosen(flow, pilot) is None
    pilot.click(name="new-game")
    assert chosen(flow, pilot) is None


def test_another_edition_is_played_with_its_own_numbers(flow: Flow, pilot: Pilot) -> None:
    keep(flow)
    pilot.click(name="new-game")
    pilot.click(name="numbers")
    pilot.click(name=ROW)
    pilot.click(name="edition:2007")
    assert there(pilot, "numbers") is None
    assert chosen(flow, pilot) is None


def test_a_renamed_or_changed_pack_is_still_the_chosen_one(flow: Flow, pilot: Pilot) -> None:
    kept = keep(flow)
    pilot.click(name="new-game")
    pilot.click(name="numbers")
    pilot.click(name=ROW)
    renamed = flow.desk.packs.rename(kept, "Our box")
    assert chosen(flow, pilot) == renamed.pack
    assert renamed.pack is not None
    other = replace(renamed.pack, numbers=RICH.replace(str(MONEY), "34"))
    flow.desk.packs.save(renamed, other)
    pilot.click(name="new-game")
    assert chosen(flow, pilot) == other


@pytest.mark.parametrize("harm", ["deleted", "broken"])
def test_without_its_pack_a_game_begins_only_when_our_numbers_are_wanted(
    flow: Flow, pilot: Pilot, harm: str
) -> None:
    kept = keep(flow)
    pilot.click(name="new-game")
    pilot.click(name="numbers")
    pilot.click(name=ROW)
    if harm == "deleted":
        flow.desk.packs.delete(kept)
    else:
        kept.file.write_text("money = = 1", encoding="utf-8")
    pilot.click(name="start")
    assert any("My box" in text for text in told(pilot))
    assert any(word in told(pilot)[-1] for word in ("not there any more", "line 1"))
    pilot.press("escape")
    assert isinstance(pilot.screen, SetupScreen)
    pilot.click(name="start")
    pilot.click(name="choose")
    pilot.press("escape")
    pilot.click(name="start")
    pilot.click(name="play-ours")
    pilot.advance(0.1)
    assert flow.table.match.options.pack is None


def test_a_file_that_cannot_be_played_with_says_why_and_cannot_be_chosen(
    flow: Flow, pilot: Pilot
) -> None:
    flow.desk.packs.folder.mkdir(parents=True)
    (flow.desk.packs.folder / "wrong.toml").write_text("money = = 1", encoding="utf-8")
    pilot.click(name="new-game")
    pilot.click(name="numbers")
    row = pilot.find(name="numbers:wrong.toml")
    assert not row.enabled
    assert "line 1" in str(row.tooltip)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_the_choice_has_room_in_every_language(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    from tests.helpers.reading_over import AT_ONCE

    with application(tmp_path, AT_ONCE.changed(language=language), size) as flow:
        pilot = Pilot(flow.window)
        for at in range(8):
            keep(flow, f"The Camborne mining club's box {at}")
        pilot.click(name="new-game")
        assert faults(pilot.screen.stage) == []
        pilot.click(name="preset:solo")
        assert faults(pilot.screen.stage) == []
        pilot.click(name="numbers")
        assert faults(pilot.screen.stage) == []


# ---- practice


def practised(flow: Flow, pilot: Pilot) -> Pack | None:
    """The pack of the practice game that begins now."""
    pilot.click(name="whole")
    pilot.advance(0.1)
    assert flow.table.match.practice
    pack = flow.table.match.options.pack
    flow.open_title()
    return pack


def test_a_practice_game_is_played_with_the_numbers_that_were_chosen_last(
    flow: Flow, pilot: Pilot
) -> None:
    kept = keep(flow)
    pilot.click(name="practice")
    assert practised(flow, pilot) is None
    pilot.click(name="practice")
    pilot.click(name="numbers")
    pilot.click(name=ROW)
    assert any("My box" in text for text in told(pilot))
    assert practised(flow, pilot) == kept.pack
    pilot.click(name="new-game")
    assert chosen(flow, pilot) == kept.pack


def test_a_practice_game_says_when_its_numbers_are_gone(flow: Flow, pilot: Pilot) -> None:
    kept = keep(flow)
    pilot.click(name="practice")
    pilot.click(name="numbers")
    pilot.click(name=ROW)
    pilot.press("escape")
    flow.desk.packs.delete(kept)
    pilot.click(name="practice")
    assert any("not there any more" in text for text in told(pilot))
    assert practised(flow, pilot) is None


# ---- records


@pytest.mark.parametrize("is_kept", [True, False])
@pytest.mark.parametrize("size", SIZES)
def test_records_of_a_pack_are_found_by_its_name(
    tmp_path: Path, is_kept: bool, size: tuple[int, int]
) -> None:
    with application(tmp_path, size=size) as flow:
        pilot, kept = Pilot(flow.window), keep(flow)
        assert kept.pack is not None
        seats = (SeatPlan("Ann", HUMAN), SeatPlan("Bob", "ai:1"))
        flow.play(KeptSetUp(seats, 7, pack=kept.pack))
        file = flow.saves.files()[0]
        flow.open_title()
        if not is_kept:
            kept.file.unlink()
        game = Finished(
            b"x", file.name, 739_000, ("human", "ai:1"), 0, (9, 5), (0, 1), (), (), True
        )
        entry = replace(game, title=TT, edition="remastered", pack=kept.pack.digest)
        flow.contests.books.ledger.add(entry)
        flow.window.push(StatisticsScreen(flow.desk, flow.contests.books))
        pilot.click(name="numbers")
        assert faults(pilot.screen.stage) == []
        assert pilot.find(name=f"numbers:{kept.pack.digest}").label == "My box"
        pilot.click(name=f"numbers:{kept.pack.digest}")
        assert pilot.find(name="numbers").label.endswith("My box")
        assert faults(pilot.screen.stage) == []
