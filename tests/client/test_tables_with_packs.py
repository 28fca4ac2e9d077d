"""A table shows and tells the numbers of the pack that is played with, and names the pack."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.client.flow import Flow
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.engine.title import Options, Pack
from game.packs.numbers import canonical
from game.packs.reading import check_pack
from game.records.records import HUMAN
from game.scene.nodes.node import Canvas
from game.scene.stage.tip import tip_of
from game.scene.testing.layout_faults import faults
from game.scene.testing.ui_driver import UiDriver
from game.titles import title
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough

ALONE = (SeatPlan("Ann", HUMAN), SeatPlan("Bob", "ai:1"), SeatPlan("Cid", "ai:1"))
SEATS = (SeatPlan("Ann", HUMAN), SeatPlan("Bob", HUMAN), SeatPlan("Cid", HUMAN))
NAME = "A very odd box"


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    with application(tmp_path, size=(1920, 1080)) as flow:
        yield flow


def own(name: str, edition: str, file: str, key: str) -> Any:
    return copy.deepcopy(title(name).replaceable(edition).own[file][key])


def seated(
    flow: Flow,
    pack: Pack | None,
    name: str = "",
    edition: str = "",
    *,
    seats: tuple[SeatPlan, ...] = SEATS,
) -> str:
    """Everything the table says of itself at the beginning of a game with the pack."""
    if pack is not None:
        name, edition = pack.title, pack.edition
        check_pack(pack, title(name))
    flow.choose(name, edition)
    flow.play(SavedSetUp(seats, 7, edition=edition, pack=pack))
    UiDriver(flow.window).advance(0.3)
    return "\n".join(flow.table.described_table())


def a_pack(name: str, edition: str, numbers: dict[str, dict[str, Any]]) -> Pack:
    return Pack(name, edition, NAME, canonical(numbers))


def poor_and_rich(name: str, edition: str) -> Pack:
    start = {"money": 87}
    if name == "tinners-trail":
        start = {**own(name, edition, "company", "start"), "money": 87}
        return a_pack(name, edition, {"company": {"start": start}})
    return a_pack(name, edition, {"company": start})


@pytest.mark.parametrize(
    ("name", "edition"),
    [("tinners-trail", "remastered"), ("tinners-trail", "2007"), ("brass", "2007")],
)
def test_the_money_of_a_pack_is_what_the_table_tells(flow: Flow, name: str, edition: str) -> None:
    assert "87" not in seated(flow, None, name, edition)
    assert "87" in seated(flow, poor_and_rich(name, edition))


@pytest.mark.parametrize(
    ("name", "edition"),
    [
        ("tinners-trail", "remastered"),
        ("tinners-trail", "2007"),
        ("brass", "2007"),
        ("tiletum", "standard"),
    ],
)
def test_the_pack_is_named_on_the_plate_of_the_table(
    flow: Flow, name: str, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    put = Canvas.words

    def words(canvas: Canvas, text: str, *rest: Any) -> None:
        written.append(text)
        put(canvas, text, *rest)

    monkeypatch.setattr(Canvas, "words", words)
    seated(flow, None, name, edition, seats=ALONE)
    assert not any(NAME in text for text in written)
    pack = generous_contracts() if name == "tiletum" else poor_and_rich(name, edition)
    assert NAME in seated(flow, pack, seats=ALONE)
    assert any(NAME in text for text in written)
    assert any(NAME in str(node.tooltip) for node in flow.table.table.root.walk())
    assert faults(flow.table.stage) == []


def test_the_ore_exchange_tells_the_totals_of_the_pack(
    flow: Flow, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    put = Canvas.words

    def words(canvas: Canvas, text: str, *rest: Any) -> None:
        written.append(text)
        put(canvas, text, *rest)

    monkeypatch.setattr(Canvas, "words", words)
    prices = own("tinners-trail", "remastered", "prices", "prices")
    odd = {"prices": {"prices": {**prices, "column_from": [0, 2, 3, 8]}}}
    seated(flow, a_pack("tinners-trail", "remastered", odd), seats=ALONE)
    assert {"1st  0–1", "2nd  2", "3rd  3–7", "4th  8+"} <= set(written)


def generous_contracts() -> Pack:
    tiles = own("tiletum", "standard", "contracts", "tile")
    for tile in tiles:
        if "points" in tile:
            tile["points"] = 57
    return a_pack("tiletum", "standard", {"contracts": {"tile": tiles}})


def test_tiles_of_tiletum_are_called_by_the_numbers_of_the_pack(flow: Flow) -> None:
    before = seated(flow, None, "tiletum", "standard")
    assert "57 points" not in before
    told = seated(flow, generous_contracts())
    assert "57 points" in told
    assert seated(flow, None, "tiletum", "standard") == before


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_tiles_of_a_pack_are_called_in_the_language_that_is_spoken(
    flow: Flow, language: str
) -> None:
    flow.app.choose(language=language)
    word = {"pl": "57 pkt", "cs": "57 bodů"}[language]
    assert word in seated(flow, generous_contracts())


def work(name: str, edition: str, **costs: int) -> Pack:
    """A pack in which actions cost so many work points."""
    return a_pack(
        name, edition, {"company": {"work": {**own(name, edition, "company", "work"), **costs}}}
    )


@pytest.mark.parametrize(
    ("pack", "action", "told"),
    [
        (work("tinners-trail", "remastered", build=7), "build", "moves 7 columns"),
        (work("tinners-trail", "2007", build=3), "build", "moves 3 columns"),
        (
            a_pack("brass", "2007", {"company": {"canal": 4, "rail": 6}}),
            *("link", "A canal for £4, or a rail for £6"),
        ),
        (
            a_pack("brass", "2007", {"company": {"loan": 20, "loan_steps": 2}}),
            *("loan", "Up to £40 from the bank; each £20"),
        ),
    ],
)
def test_the_tip_of_an_action_tells_the_numbers_of_the_pack(
    flow: Flow, pack: Pack, action: str, told: str
) -> None:
    check_pack(pack, title(pack.title))
    flow.choose(pack.title, pack.edition)
    for numbers in (None, pack):
        set_up = SavedSetUp(SEATS, 7, edition=pack.edition, pack=numbers)
        flow.play(set_up)
        UiDriver(flow.window).advance(0.3)
        assert (told in tip(flow, f"action:{action}")) is (numbers is not None)


def tip(flow: Flow, name: str) -> str:
    node = flow.table.table.root.find(name)
    assert node is not None
    made = tip_of(node.tooltip)
    assert made is not None
    return "\n".join(made.lines)


WORK = ("build", "extract", "miner", "port", "train", "adit", "pumps", "pasties")
OLD = {  # what our own numbers make of sentences that a pack can change
    "tinners-trail": ("2 work points", "1 work point", "2 columns", "£20", "2 in every mine"),
    "brass": ("£3,", "rail for £5", "each £10", "£30"),
}


@pytest.mark.parametrize(
    "pack",
    [
        a_pack(
            *("tinners-trail", edition),
            {
                "company": {
                    "start": {**own("tinners-trail", edition, "company", "start"), "money": 87},
                    "work": dict.fromkeys(WORK, 3) | {"columns": 9},
                    "extract": {"base_capacity": 4},
                }
            },
        )
        for edition in ("remastered", "2007")
    ]
    + [
        a_pack(
            *("brass", "2007"),
            {
                "company": {
                    **{"money": 87, "canal": 4, "rail": 6, "second_rail": 13},
                    **{"loan": 20, "loan_steps": 2, "pounds_a_point": 9},
                }
            },
        )
    ],
)
def test_with_other_numbers_no_tip_tells_the_old_ones(flow: Flow, pack: Pack) -> None:
    told = seated(flow, pack)
    for node in flow.table.table.root.walk():
        made = tip_of(node.tooltip)
        told += "\n".join(("", *made.lines)) if made is not None else ""
    assert [words for words in OLD[pack.title] if words in told] == []


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@pytest.mark.parametrize(
    ("name", "edition"),
    [("tinners-trail", "remastered"), ("tinners-trail", "2007"), ("brass", "2007")],
)
def test_what_the_coach_says_names_only_numbers_there_are(
    flow: Flow, name: str, edition: str, language: str
) -> None:
    flow.choose(name, edition)
    flow.app.choose(language=language)
    coach = flow.app.box.coach_of(edition)
    assert coach is not None
    game = title(name).game(Options(name, 3, edition))
    state, view = game.rules.new_state(), game.rules.new_state()
    game.rules.deal(state, 7)
    game.rules.hide(state, 0, view)
    facts: dict[str, object] = {k.replace("-", "_"): n for k, n in coach.facts_of(view, 0).items()}
    facts |= dict.fromkeys(("better", "was", "slip", "chance", *coach_news(name)), 1)
    said = [flow.app.say(f"coach.{advice.name}", **facts) for advice in coach.advice]
    assert [words for words in said if "{" in words] == []


def coach_news(name: str) -> tuple[str, ...]:
    """Facts of what befell a seat, and of the advised move, that the coach may speak of."""
    return {"brass": ("flipped", "shut")}.get(name, ("insured", "bought", "dear", "idle"))


def test_tiles_of_tiletum_are_drawn_with_the_numbers_of_the_pack() -> None:
    from game.places import assets_folder
    from game.titles.tiletum.table.art.tiletum_art import TiletumArt

    ours, theirs = (TiletumArt(assets_folder(), 1.0, pack) for pack in (None, generous_contracts()))
    for one, name, same in ((ours, "iron3:4", False), (ours, "crest:lion", True)):
        pixels = [art.tile(name).surface.get_buffer().raw for art in (one, theirs)]
        assert (pixels[0] == pixels[1]) is same
        pixels = [art.card(name).surface.get_buffer().raw for art in (one, theirs)]
        assert (pixels[0] == pixels[1]) is same
