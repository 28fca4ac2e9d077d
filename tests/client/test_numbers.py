"""The numbers of a player's own box are chosen at set-up, remembered, dropped on the window, and
missed aloud; the table shows and tells the numbers that are played with, and names the pack."""

import copy
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.packs.packs_page import PacksPage
from game.client.screens.setup import SetupScreen
from game.client.screens.table import TableScreen
from game.client.statistics.ledger_entries import FinishedGameEntry
from game.client.statistics.statistics_page import StatisticsScreen
from game.client.stored.packs import StoredPack
from game.client.stored.set_up import SavedSetUp
from game.engine.owner_pack import Pack
from game.engine.title import Options
from game.packs.canonical_text import numbers_to_canonical_json
from game.packs.pack_files import check_pack, pack_to_toml
from game.scene.nodes.node import Canvas
from game.scene.nodes.tooltip import tooltip_from_source
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles import title_by_name
from tests.client.client_driver import ClientDriver, seats
from tests.helpers.layout_faults import faults
from tests.helpers.present import present
from tests.helpers.reading_over import AT_ONCE, application

pytestmark = pytest.mark.thorough

TT = "tinners-trail"
MONEY = 33
RICH = numbers_to_canonical_json({"company": {"start": {"money": MONEY, "mines": 6}}})
ROW = "numbers:tinners-trail-my-box.toml"
SIZES = [(1920, 1080), (1280, 720)]
LINE_1 = "line 1"
GONE = "no longer exists"

NAME = "A very odd box"

WORK = ("build", "extract", "miner", "port", "train", "adit", "pumps", "pasties")
DEAR = {"work": dict.fromkeys(WORK, 3) | {"columns": 9}, "extract": {"base_capacity": 4}}
DEAR_BRASS = {
    **{"canal": 4, "rail": 6, "second_rail": 13},
    **{"loan": 20, "loan_steps": 2, "pounds_a_point": 9},
}
OLD = {  # what our own numbers make of sentences that a pack can change
    TT: ("2 work points", "1 work point", "2 columns", "£20", "2 for any mine"),
    "brass": ("£3,", "rail for £5", "each £10", "£30"),
}
NEW = {
    TT: ("moves 3 columns",),
    "brass": ("a canal for £4, or a rail link for £6", "up to £40 from the bank. Each £20"),
}

NEWS = {"brass": ("flipped", "shut"), TT: ("insured", "bought", "dear", "idle")}


@pytest.fixture
def kept(trail: ClientDriver) -> StoredPack:
    """A pack named My box."""
    return keep(trail)


def keep(ui: ClientDriver, name: str = "My box") -> StoredPack:
    made = ui.app.own_packs_of_all_titles.create_pack(TT, "remastered", name)
    return ui.app.own_packs_of_all_titles.save(made, replace(present(made.pack), numbers=RICH))


def begun(ui: ClientDriver, by: str = "start") -> Pack | None:
    """The pack of the game that begins now."""
    ui.click(name=by, wait_seconds=0.1)
    pack = ui.match.options.pack
    ui.flow.close_all_and_show_title_page()
    return pack


def test_without_packs_nothing_asks_for_numbers(trail: ClientDriver) -> None:
    trail.click(name="new-game")
    assert not trail.sees(name="numbers")
    assert begun(trail) is None


def test_a_pack_is_chosen_remembered_and_taken_back(trail: ClientDriver, kept: StoredPack) -> None:
    trail.click_each("new-game", "numbers", ROW)
    assert begun(trail) == kept.pack
    trail.click(name="new-game")
    assert begun(trail) == kept.pack
    trail.click_each("new-game", "numbers", "numbers:")
    assert begun(trail) is None
    trail.click(name="new-game")
    assert begun(trail) is None


def test_a_pack_is_chosen_by_keys_alone(trail: ClientDriver, kept: StoredPack) -> None:
    trail.click_each("new-game", "numbers")
    trail.press_keys("escape")
    assert trail.at(SetupScreen).set_up.pack_reference is None
    trail.enter("numbers", ROW, "start")
    assert trail.match.options.pack == kept.pack


@pytest.mark.usefixtures("kept")
def test_another_edition_is_played_with_its_own_numbers(trail: ClientDriver) -> None:
    trail.click_each("new-game", "numbers", ROW, "edition:2007")
    assert not trail.sees(name="numbers")
    assert begun(trail) is None


def test_a_renamed_or_changed_pack_is_still_the_chosen_one(
    trail: ClientDriver, kept: StoredPack
) -> None:
    trail.click_each("new-game", "numbers", ROW)
    renamed = trail.app.own_packs_of_all_titles.rename(kept, "Our box")
    assert begun(trail) == renamed.pack
    other = replace(present(renamed.pack), numbers=RICH.replace(str(MONEY), "34"))
    trail.app.own_packs_of_all_titles.save(renamed, other)
    trail.click(name="new-game")
    assert begun(trail) == other


@pytest.mark.parametrize("why", [GONE, LINE_1])
def test_without_its_pack_our_numbers_are_offered(
    trail: ClientDriver, kept: StoredPack, why: str
) -> None:
    trail.click_each("new-game", "numbers", ROW)
    if why == GONE:
        trail.app.own_packs_of_all_titles.move_to_deleted_folder(kept)
    else:
        kept.file.write_text("money = = 1", encoding="utf-8")
    trail.click(name="start")
    assert any("My box" in text for text in trail.dialog)
    assert any(why in text for text in trail.dialog)
    trail.press_keys("escape")
    trail.at(SetupScreen)
    trail.click_each("start", "choose")
    trail.press_keys("escape")
    trail.click(name="start")
    assert begun(trail, "play-ours") is None


def test_a_file_that_cannot_be_played_with_says_why_and_cannot_be_chosen(
    trail: ClientDriver,
) -> None:
    trail.app.own_packs_of_all_titles.folder.mkdir(parents=True)
    (trail.app.own_packs_of_all_titles.folder / "wrong.toml").write_text(
        "money = = 1", encoding="utf-8"
    )
    trail.click_each("new-game", "numbers")
    row = trail.find(name="numbers:wrong.toml")
    assert not row.enabled
    assert LINE_1 in str(row.tooltip)


@pytest.mark.parametrize(
    ("language", "size"), [("en", SIZES[1]), ("pl", SIZES[0]), ("pl", SIZES[1]), ("cs", SIZES[1])]
)
def test_the_choice_has_room(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    with application(tmp_path, AT_ONCE.with_changes(language=language), size) as flow:
        ui = ClientDriver(flow)
        for at in range(8):
            keep(ui, f"The Camborne mining club's box {at}")
        for name in ("new-game", "preset:solo", "numbers"):
            ui.click(name=name)
            assert faults(ui.screen.stage) == []


def test_a_practice_game_has_the_numbers_chosen_last(trail: ClientDriver, kept: StoredPack) -> None:
    trail.click(name="practice")
    assert begun(trail, "whole") is None
    trail.click_each("practice", "numbers", ROW)
    assert any("My box" in text for text in trail.dialog)
    assert begun(trail, "whole") == kept.pack
    trail.click(name="new-game")
    assert begun(trail) == kept.pack
    trail.app.own_packs_of_all_titles.move_to_deleted_folder(kept)
    trail.click(name="practice")
    assert any(GONE in text for text in trail.dialog)
    assert begun(trail, "whole") is None


@pytest.mark.parametrize(("is_kept", "size"), [(True, SIZES[0]), (False, SIZES[1])])
def test_records_of_packs_are_named(tmp_path: Path, is_kept: bool, size: tuple[int, int]) -> None:
    with application(tmp_path, size=size) as flow:
        ui = ClientDriver(flow)
        kept = keep(ui)
        pack = present(kept.pack)
        ui.play("human", "ai:1", seed=7, pack=pack)
        file = ui.saves.game_files()[0]
        flow.close_all_and_show_title_page()
        if not is_kept:
            kept.file.unlink()
        game = FinishedGameEntry(
            b"x", file.name, 739_000, ("human", "ai:1"), 0, (9, 5), (0, 1), (), (), True
        )
        entry = replace(game, title=TT, edition="remastered", pack_digest=pack.digest)
        flow.contests.statistics_collector.ledger.append_entries(entry)
        ui.window.push(StatisticsScreen(ui.app, flow.contests.statistics_collector))
        ui.click(name="numbers")
        assert faults(ui.screen.stage) == []
        assert ui.find(name=f"numbers:{pack.digest}").label == "My box"
        ui.click(name=f"numbers:{pack.digest}")
        assert ui.find(name="numbers").label.endswith("My box")
        assert faults(ui.screen.stage) == []


# A file dropped on the window: a pack is kept and shown, others are refused, nothing is lost.


def drop(ui: ClientDriver, file: Path) -> list[str]:
    """Let go of a file above the window; what is said then."""
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    ui.advance_time(0.1)
    return ui.dialog


def written(folder: Path, name: str = TT, edition: str = "remastered") -> Path:
    file = folder / "box.toml"
    numbers = numbers_to_canonical_json({"company": {"money": MONEY}}) if name == "brass" else RICH
    file.write_text(pack_to_toml(Pack(name, edition, "My box", numbers)), encoding="utf-8")
    return file


@pytest.mark.parametrize(("name", "edition"), [(TT, "remastered"), ("brass", "2007")])
def test_a_dropped_pack_is_shown(
    trail: ClientDriver, tmp_path: Path, name: str, edition: str
) -> None:
    assert any("My box" in text for text in drop(trail, written(tmp_path, name, edition)))
    trail.at(PacksPage)
    assert trail.app.box.title.name == name
    assert [one.name for one in trail.app.own_packs_of_all_titles.list_packs(name, edition)] == [
        "My box"
    ]


def test_a_pack_dropped_on_the_set_up_can_be_chosen_at_once(
    trail: ClientDriver, tmp_path: Path
) -> None:
    trail.click(name="new-game")
    drop(trail, written(tmp_path))
    trail.press_keys("escape")
    trail.click_each("numbers", ROW)
    assert begun(trail) is not None


def test_a_pack_dropped_on_a_table_leaves_the_game(trail: ClientDriver, tmp_path: Path) -> None:
    trail.play("human", "ai:1", seed=7, wait=0.2)
    drop(trail, written(tmp_path, "brass", "2007"))
    trail.at(TableScreen)
    assert trail.app.box.title.name == TT
    assert len(trail.app.own_packs_of_all_titles.list_packs("brass")) == 1


def test_any_other_file_is_refused_in_a_sentence(trail: ClientDriver, tmp_path: Path) -> None:
    file = tmp_path / "what.png"
    for content in (b"money = = 1", b"\x89PNG\r\n\xff\x00", b""):
        file.write_bytes(content)
        assert any("what.png" in text for text in drop(trail, file))
        trail.press_keys("escape")
    assert any(tmp_path.name in text for text in drop(trail, tmp_path))
    assert trail.app.own_packs_of_all_titles.list_packs() == ()


# Tables with packs.

Seated = Callable[..., str]


@pytest.fixture
def large(tmp_path: Path) -> Iterator[ClientDriver]:
    """Tinners' Trail in a large window."""
    with application(tmp_path, size=(1920, 1080)) as flow:
        yield ClientDriver(flow)


@pytest.fixture
def seated(large: ClientDriver) -> Seated:
    """`seated(pack, name, edition, others=)`: all the table says as a game begins."""

    def sit_down(
        pack: Pack | None, name: str = "", edition: str = "", others: str = "human"
    ) -> str:
        if pack is not None:
            name = pack.title
            edition = pack.edition
            check_pack(pack, title_by_name(name))
        large.flow.open_edition(name, edition)
        plans = seats("human", others, others)
        large.flow.games.begin_game_with_set_up(SavedSetUp(plans, 7, edition=edition, pack=pack))
        large.advance_time(0.3)
        return "\n".join(large.table.position_sentences())

    return sit_down


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every word that is drawn from now on."""
    words: list[str] = []
    put = Canvas.draw_text

    def note(canvas: Canvas, text: str, *rest: Any) -> None:
        words.append(text)
        put(canvas, text, *rest)

    monkeypatch.setattr(Canvas, "draw_text", note)
    return words


def own(name: str, edition: str, file: str, key: str) -> Any:
    return copy.deepcopy(
        title_by_name(name).replaceable_numbers(edition).built_in_numbers[file][key]
    )


def a_pack(name: str, edition: str, numbers: dict[str, dict[str, Any]]) -> Pack:
    return Pack(name, edition, NAME, numbers_to_canonical_json(numbers))


def rich_start(name: str, edition: str, **others: Any) -> Pack:
    """A pack in which everybody begins with 87 pounds."""
    company: dict[str, Any] = {"money": 87}
    if name == TT:
        company = {"start": {**own(name, edition, "company", "start"), "money": 87}}
    return a_pack(name, edition, {"company": company | others})


def box_of(each: object) -> str | None:
    """The name of a case: of packs only whose box they replace."""
    return f"{each.title} {each.edition}" if isinstance(each, Pack) else None


def generous_contracts() -> Pack:
    tiles = own("tiletum", "standard", "contracts", "tile")
    for tile in tiles:
        if "points" in tile:
            tile["points"] = 57
    return a_pack("tiletum", "standard", {"contracts": {"tile": tiles}})


@pytest.mark.parametrize(
    ("pack", "told"),
    [
        (rich_start(TT, "remastered"), "87"),
        (rich_start(TT, "2007"), "87"),
        (rich_start("brass", "2007"), "87"),
        (generous_contracts(), "57 VP"),
    ],
    ids=box_of,
)
def test_a_table_tells_the_numbers_of_the_pack_and_names_it_on_its_plate(
    large: ClientDriver, seated: Seated, drawn: list[str], pack: Pack, told: str
) -> None:
    before = seated(None, pack.title, pack.edition, "ai:1")
    assert told not in before
    assert not any(NAME in text for text in drawn)
    said = seated(pack, others="ai:1")
    assert told in said
    assert NAME in said
    assert any(NAME in text for text in drawn)
    assert any(NAME in str(node.tooltip) for node in large.table.table.root.walk())
    assert faults(large.table.stage) == []
    assert seated(None, pack.title, pack.edition, "ai:1") == before


@pytest.mark.parametrize(("language", "told"), [("pl", "57 PZ"), ("cs", "57 VB")])
def test_tiles_of_a_pack_are_called_in_the_language_that_is_spoken(
    large: ClientDriver, seated: Seated, language: str, told: str
) -> None:
    large.app.change_settings(language=language)
    assert told in seated(generous_contracts())


def tips(ui: ClientDriver) -> list[str]:
    """The tips of everything on the table."""
    found = (tooltip_from_source(node.tooltip) for node in ui.table.table.root.walk())
    return ["\n".join(tip.lines) for tip in found if tip is not None]


@pytest.mark.parametrize(
    "pack",
    [
        rich_start(TT, "remastered", **DEAR),
        rich_start(TT, "2007", **DEAR),
        rich_start("brass", "2007", **DEAR_BRASS),
    ],
    ids=box_of,
)
def test_tips_tell_the_numbers_of_the_pack_and_none_ours(
    large: ClientDriver, seated: Seated, pack: Pack
) -> None:
    told = "\n".join((seated(pack), *tips(large)))
    assert [words for words in OLD[pack.title] if words in told] == []
    assert [words for words in NEW[pack.title] if words not in told] == []


@pytest.mark.parametrize(("name", "edition"), [(TT, "remastered"), (TT, "2007"), ("brass", "2007")])
def test_the_coach_names_only_numbers_there_are(
    large: ClientDriver, name: str, edition: str
) -> None:
    large.flow.open_edition(name, edition)
    coach = present(large.app.box.coach_of_edition(edition))
    game = title_by_name(name).make_game(Options(name, 3, edition))
    state = game.rules.new_state()
    view = game.rules.new_state()
    game.rules.deal(state, 7)
    game.rules.write_view_for_seat(state, 0, view)
    facts: dict[str, object] = {
        k.replace("-", "_"): n for k, n in coach.decision_facts(view, 0).items()
    }
    facts |= dict.fromkeys(("better", "was", "slip", "chance", *NEWS[name]), 1)
    for language in NATIVE_NAME_BY_LANGUAGE:
        large.app.change_settings(language=language)
        said = [large.app.say(f"coach.{advice.name}", **facts) for advice in coach.explanations]
        assert [words for words in said if "{" in words] == []


def test_a_box_without_numbers_says_where_they_are_entered(trail: ClientDriver) -> None:
    trail.app.own_packs_of_all_titles.create_pack("tinners-trail", "remastered", "Empty")
    trail.click_each("new-game", "numbers")
    row = trail.find(name="numbers:tinners-trail-empty.toml")
    assert not row.enabled
    assert "You haven’t entered anything yet. Open “Your box”." in str(row.tooltip)
