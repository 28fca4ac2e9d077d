"""The dice of a round are thrown together, and come to lie where the window has them."""

from __future__ import annotations

import random

from game.engine.events import Event
from game.engine.rules import CHANCE
from game.tabletop.motion.thrown_dice import _RollingDie
from game.titles.tiletum.table.motions.repertoire import are_dice
from tests.titles.tiletum.table.court import Court

ROLLED = Event("rolled", CHANCE, card="gold", amounts=(("value", 3),))


def test_dice_join_dice_and_nothing_else() -> None:
    table = Court().table
    assert table.joins((ROLLED,), (ROLLED,))
    assert not table.joins((ROLLED,), (Event("corrupted", CHANCE),))
    assert not table.joins((Event("round-began", CHANCE),), (ROLLED,))
    assert not are_dice(())


def test_dice_thrown_together_end_where_the_window_has_them() -> None:
    court, chance = Court(), random.Random(5)
    court.rules.deal(court.state, 5)
    events: tuple[Event, ...] = ()
    before, after = court.view(0), court.view(0)
    while len(events) < 2 or court.state.to_move == CHANCE:
        begun, code = court.view(0), court.choose(chance)
        move = court.game.move(court.state, code)
        court.rules.apply(court.state, code)
        seen = court.game.narrate(begun, move, court.view(0), 0)
        if are_dice(seen):
            before = before if events else begun
            events, after = events + seen, court.view(0)
    assert len(events) > 5
    court.table.show(before, 0)
    timeline = court.table.animate(events, after, 0)
    timeline.advance(16)
    flying = [node for node in court.table.root.walk() if isinstance(node, _RollingDie)]
    assert len(flying) == sum(event.kind == "rolled" for event in events)
    timeline.finish()
    court.pilot.advance(1 / 60)
    moved = court.table.picture()
    court.table.show(after, 0)
    assert court.table.picture() == moved
