"""The summary line of the setup screen: how long, how many people, how many players."""

from __future__ import annotations

from typing import Unpack

from game.client.desk import Desk
from game.client.kept.set_up import KeptSetUp
from game.client.parts.furniture import icon
from game.scene.box_place import box
from game.scene.node import NodeValues
from game.scene.styles import BOLD, NOTE
from game.scene.widgets import Label, Panel

MINUTES_PER_PERSON = 25
MINUTES_PER_COMPUTER = 5
SIDE, BESIDE_ICON = 28.0, 50.0


def summary(desk: Desk, set_up: KeptSetUp, **place: Unpack[NodeValues]) -> Panel:
    """Return the panel with the three facts."""
    panel = Panel("slate", **place)
    facts = (
        (
            "watch",
            desk.say("setup.minutes", minutes=_minutes(set_up)),
            desk.say("setup.minutes-note"),
        ),
        ("hand", desk.say("setup.people", people=set_up.people), _people_note(desk, set_up)),
        (
            "flag",
            desk.say("setup.players-line", players=len(set_up.seats)),
            _expansions_note(desk, set_up.expansions),
        ),
    )
    pitch = (panel.width - SIDE) / len(facts)
    words = pitch - BESIDE_ICON - 12
    for number, (picture, fact, note) in enumerate(facts):
        left = SIDE + pitch * number
        panel.add(
            icon(desk.box.stationery, picture, 38, x=left + 19, y=42),
            Label(fact, BOLD, **box(left + BESIDE_ICON, 14, words, 28)),
            Label(note, NOTE, **box(left + BESIDE_ICON, 42, words, 26)),
        )
    return panel


def _minutes(set_up: KeptSetUp) -> int:
    computers = len(set_up.seats) - set_up.people
    return max(set_up.people * MINUTES_PER_PERSON + computers * MINUTES_PER_COMPUTER, 5)


def _people_note(desk: Desk, set_up: KeptSetUp) -> str:
    """Return what becomes of hidden cards, where the edition has anything hidden."""
    key = {0: "none", 1: "one"}.get(set_up.people, "many")
    if set_up.people and not desk.box.room_of(set_up.edition).private_kinds:
        key = "open"
    return desk.say(f"setup.people-note-{key}")


def _expansions_note(desk: Desk, expansions: tuple[str, ...]) -> str:
    if not expansions:
        return desk.say("setup.players-note")
    return ", ".join(desk.say(f"expansion.{name}") for name in expansions)
