"""Reasons of solo games, each at a moment of a random game at which it is the right one."""

from __future__ import annotations

from collections.abc import Callable

from tests.titles.tinners_trail.situations import because
from tests.titles.tinners_trail.tables import Table
from tools.proof.random_games import steps
from tools.titles.tinners_trail.proofs import PROOFS

SEEDS = range(20)


def solo_table(wanted: Callable[[Table], bool]) -> Table:
    """Return the first solo table that is as wanted."""
    game = PROOFS.more_cases[0].game()
    tables = (Table(game, step.before) for seed in SEEDS for step in steps(game, seed))
    return next(table for table in tables if wanted(table))


def action_card_due(table: Table) -> bool:
    """Whether Lord Wallace's action card is turned over next."""
    return table.phase == "wallace" and bool(table.moves("wallace"))


def first_card_gone(table: Table) -> bool:
    """Whether his first action card lies face up already."""
    return action_card_due(table) and "wallace card 1" not in table.moves()


def his_draw_due(table: Table) -> bool:
    """Whether a card of his survey deck is turned over next, before he chooses an area."""
    return table.to_move == "luck" and bool(table.moves("draw")) and not table.look().auction


def his_bid_due(table: Table) -> bool:
    """Whether the dice say next what he bids."""
    return table.phase == "auction" and table.to_move == "luck"


def look_due(table: Table) -> bool:
    """Whether the other player is asked to look at the tile."""
    return table.phase == "look"


REFUSED_IN_SOLO_GAMES = (
    because("not-now-look", lambda: solo_table(look_due), "bid 3"),
    because("not-now-wallace", lambda: solo_table(action_card_due), "roll tin 0 0 2"),
    because("no-such-action-card", lambda: solo_table(action_card_due), "wallace card 99"),
    because("action-card-laid-aside", lambda: solo_table(first_card_gone), "wallace card 1"),
    because("card-not-in-his-deck", lambda: solo_table(his_draw_due), "draw any:pump:4"),
    because("bid-roll-due", lambda: solo_table(his_bid_due), "wallace card 1"),
)
