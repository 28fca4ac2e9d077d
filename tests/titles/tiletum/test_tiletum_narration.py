"""What is told of a step, and in which words."""

from __future__ import annotations

from game.engine.events import apply_changes
from game.engine.rules import CHANCE, NOBODY
from game.places import assets_folder
from game.words import read_sentences
from tests.titles.tiletum.tiletum_tables import new_table, table_of

SENTENCES = read_sentences([assets_folder() / "tiletum" / "words" / "en" / "rules.toml"])


def kinds(events: object) -> list[str]:
    """Return the kinds of some events."""
    return [event.kind for event in events]  # type: ignore[attr-defined]  # events


def test_a_die_is_told_with_what_it_brings() -> None:
    table = table_of(pink={"goods": {"gold": 2}})
    events = table.told("take wool 4 as 5")
    told = ["paid", "took-die", "gained", "began", "king-rose"]
    assert kinds(events)[: len(told)] == told
    die = events[1]
    assert (die.seat, die.card, die.amount("value")) == (0, "wool", 5)


def test_a_house_is_told_with_its_place_and_points() -> None:
    table = table_of(pink={"goods": {}, "merchant": "praha"}).play("take stone 1")
    events = table.told("house praha")
    assert kinds(events) == ["built-house", "scored", "asked"]
    assert (events[0].places, events[1].amount("points")) == (("praha",), 3)


def test_a_completed_building_is_told() -> None:
    pink = {"goods": {}, "crests": ["", "", "", "lion", "", ""], "store": ["character:food2"]}
    table = table_of(pink=pink).play("take food 3")
    events = table.told("place character:food2 4")
    assert kinds(events) == ["moved-in", "filled", "completed", "gained", "asked"]
    assert events[2].amount("building") == 4


def test_every_event_of_a_game_has_a_sentence_and_carries_its_changes() -> None:
    told = set()
    for seed in range(3):
        table = new_table(3, seed)
        number = seed
        while table.state.to_move != NOBODY:
            game, before = table.game, table.state.clone()
            if before.to_move == CHANCE:
                code = game.rules.draw_outcome(table.state)
            else:
                codes = game.rules.legal_codes(before)
                number = (number * 1103515245 + 12345) % 2**31
                code = codes[number // 65536 % len(codes)]
            before.luck.copy_from(table.state.luck)
            game.rules.apply(table.state, code)
            events = game.narrate(before, game.move(before, code), table.state, 0)
            assert apply_changes(before.to_plain(), events) == table.state.to_plain()
            told |= set(kinds(events))
    assert len(told) > 30
    assert not [kind for kind in told if f"log.{kind}" not in SENTENCES]
