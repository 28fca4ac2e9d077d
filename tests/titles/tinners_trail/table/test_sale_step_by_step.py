"""The sale that follows the last action: what each event of the step changes."""

import pytest

from game.engine.events import Event
from game.tabletop.motion.step_animator import states_around_events
from game.titles.tinners_trail.rules.state import TrailState
from tests.helpers.present import of_kind
from tests.titles.tinners_trail.tables import Table, table_of

LAST_TO_PASS = "invested yellow blue; pink money 5 ore copper 2; yellow money 1 ore copper 1"


@pytest.mark.parametrize("edition", ["", "edition 2007; "])
def test_the_last_to_pass_gets_the_money_at_the_own_sale_only(edition: str) -> None:
    table = table_of(f"{edition}{LAST_TO_PASS}")
    seat = table.seat("pink")
    events, states = told_with_states(table, "pass")
    passed = next(n for n, event in enumerate(events) if event.kind == "passed")
    sold = next(n for n, e in enumerate(events) if e.kind == "sold" and e.seat == seat)
    assert (states[passed + 1].money[seat], states[passed + 1].ore_copper[seat]) == (5, 2)
    assert states[sold + 1].money[seat] == 5 + events[sold].amount("pounds")
    assert states[sold + 1].ore_copper[seat] == 0


def test_what_the_last_action_extracts_is_there_until_it_is_sold() -> None:
    table = table_of("edition 2007; invested yellow blue; work 3 pink; kea pink 2/0/0")
    seat = table.seat("pink")
    money = table.player("pink").money
    events, states = told_with_states(table, "extract kea tin 2 copper 0")
    sold = next(n for n, event in enumerate(events) if event.kind == "sold")
    at_sale = states[sold]
    paid = events[0].amount("pounds")
    assert (at_sale.money[seat], at_sale.ore_tin[seat]) == (money - paid, 2)
    assert states[sold + 1].money[seat] == money - paid + events[sold].amount("pounds")


def told_with_states(table: Table, text: str) -> tuple[tuple[Event, ...], list[TrailState]]:
    """Play a move; return its events, and the states before the first and after each one."""
    events = table.events(text)
    return events, states_around_events(events, of_kind(table.state, TrailState))
