"""Solo tables for tests: pink plays against Lord Wallace, who is orange.

    table = solo(area_kea={"owner": "orange", "tin": 3, "water": 1})
    act(table, "mine")

Unless said otherwise his action card is due in round 1: both markers in column 0, his on top,
tin at £5 and copper at £4, which is cheap.
"""

from __future__ import annotations

from game.engine.knowledge import Event
from game.engine.title import Options
from game.titles import title
from game.titles.tinners_trail.components import load_components
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.facts import ListChoice
from game.titles.tinners_trail.rules.wallace.kinds import ACTION_LETTERS, ACTION_WORDS
from game.titles.tinners_trail.rules.wallace.trace import explain
from tests.titles.tinners_trail.tables import Table
from tests.titles.tinners_trail.toml_texts import USUAL_PRICES, Toml, Words, position_of

DEAR = USUAL_PRICES  # at which the highlighted actions count
CHEAP: Words = {"tin": 5, "copper": 4}
HIS = "orange"
BOTH_AT_START: Words = {"0": ["orange", "pink"]}


def solo(**words: Toml) -> Table:
    """Return a table as described in the words of the notation, as `table_of` does."""
    his = words.get(HIS, {})
    assert isinstance(his, dict)
    known: Words = {**words, HIS: {"wallace": True, **his}}
    text = position_of(("pink", HIS), known, CHEAP, phase="wallace", work=BOTH_AT_START)
    game, state, _names = title("tinners-trail").read_position(text, "solo")
    return Table(game, state)


def new_solo(seed: int, options: tuple[str, ...] = (), seat: int = 1) -> Table:
    """Return a newly dealt solo game."""
    chosen = Options("tinners-trail", 2, automa=options, automa_seat=seat)
    game = title("tinners-trail").game(chosen)
    state = game.rules.new_state()
    game.rules.deal(state, seed)
    return Table(game, state)


def his_mine(tin: int = 0, copper: int = 0, water: int = 0, **more: Toml) -> Words:
    """Return a mine of his."""
    return {"owner": HIS, "tin": tin, "copper": copper, "water": water, **more}


def card_for(table: Table, action: str) -> str:
    """Return the outcome that turns over a card on which this action counts now."""
    state = table.state
    band = int(state.board.wallace.band(state.column[table.seat(HIS)]))
    dear = state.copper_price >= state.board.dear_copper
    letter = ACTION_LETTERS[ACTION_WORDS.index(action)]
    for card in load_components().wallace.cards:
        cell = card.rounds[int(state.round) - 1][band]
        if cell[-1 if dear else 0] == letter and f"wallace card {card.number}" in table.moves():
            return f"wallace card {card.number}"
    raise LookupError(f"no card says {action} here")


def act(table: Table, action: str) -> tuple[Event, ...]:
    """Turn over a card with this action and return what pink is told."""
    return table.events(card_for(table, action), told_to="pink")


def choices(table: Table, action: str) -> list[ListChoice]:
    """Turn over a card with this action and return how his lists chose."""
    text = card_for(table, action)
    before = table.view_of(0)
    move = table.game.move(table.state, table.game.read_move(table.state, text))
    table.play(text)
    return [
        fact for fact in explain(before, move, table.view_of(0)) if isinstance(fact, ListChoice)
    ]


def places(events: tuple[Event, ...], kind: str) -> list[str]:
    """Return the places of all events of a kind, two areas joined by a hyphen and spaces."""
    return [" - ".join(event.places) for event in events if event.kind == kind]


def only(events: tuple[Event, ...], kind: str) -> Event:
    """Return the one event of that kind."""
    [event] = [event for event in events if event.kind == kind]
    return event


def kinds(events: tuple[Event, ...]) -> list[str]:
    """Return the kinds of the events."""
    return [event.kind for event in events]


def state_of(table: Table) -> TrailState:
    """Return the table's own state."""
    return table.state
