"""Events of Lord Wallace: those of any player, with explanations in between (LW).

The explanations are events whose kind begins with "wallace-"; they change nothing on the table.
"""

from __future__ import annotations

from dataclasses import replace

from game.engine.events import Event
from game.titles.tinners_trail.rules.narrate_auction import (
    cube_amounts_of_tile_kind,
    make_event,
    mine_built_events,
)
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_parts import border_area_names
from game.titles.tinners_trail.rules.wallace import facts
from game.titles.tinners_trail.rules.wallace.difficulty import payable_part_of_costs
from game.titles.tinners_trail.rules.wallace.rounds import (
    INVESTMENT_STEP_POUNDS,
    wallace_profit_pounds,
    wallace_revenue_pounds,
)
from game.titles.tinners_trail.rules.wallace.tables import ORE_AND_WATER_DIE_WORDS


def wallace_fact_event(fact: facts.Fact, seat: int) -> Event:
    """Return a fact about Lord Wallace's action as an event of his seat; its numbers become amounts
    and its words the event's card.
    """
    match fact:
        case facts.ActionCardShown(card, game_round, band, _, highlighted, action):
            amounts = (("card", card), ("round", game_round), ("band", band))
            shown = (*amounts, ("highlighted", int(highlighted)))
            return Event("wallace-card", seat, card=action, amounts=shown)
        case facts.ListChoice(_, _, candidates, decided_by):
            places = candidates[0].area_names
            count = len(candidates)
            chose = make_event("wallace-chose", seat, *places, candidates=count)
            return replace(chose, card=decided_by)
        case facts.BidRolled():
            sums = {
                f"{die}_die": face
                for die, face in zip(ORE_AND_WATER_DIE_WORDS, fact.rolled_faces, strict=True)
            }
            sums |= {
                "face": fact.counted_face,
                "value": fact.card_value,
                "added": fact.added_pounds,
            }
            if fact.net_worth is not None:
                sums["net"] = fact.net_worth
            rolled = make_event("wallace-rolled", seat, **sums, pounds=fact.pounds)
            return replace(rolled, card=" ".join((fact.lower_or_higher_word, *fact.die_words)))
        case facts.BidDeclined(why):
            return Event("wallace-declined", seat, card=why)
        case facts.ActionImpossible(action, in_a_row):
            return replace(make_event("wallace-impossible", seat, in_a_row=in_a_row), card=action)
        case _:
            return Event("wallace-passes", seat, card=fact.reason_key)


def wallace_profit_events(before: TrailState, after: TrailState) -> list[Event]:
    """Return the events of Lord Wallace's income, debt and investment in phase 3 (LW-15)."""
    if not before.board.is_solo_game:
        return []
    seat = int(before.board.wallace_seat)
    gained = int(wallace_profit_pounds(before))
    points = after.points[seat] - before.points[seat]
    lost = gained % INVESTMENT_STEP_POUNDS
    pounds = gained - lost
    sums = {
        "revenue": wallace_revenue_pounds(before),
        "owed": payable_part_of_costs(before),
        "profit": gained,
    }
    earned = make_event("wallace-profit", seat, **sums, invested=pounds, lost=lost)
    invested = make_event("invested", seat, pounds=pounds, points=points)
    return [earned, *([invested] if gained >= INVESTMENT_STEP_POUNDS else [])]


def wallace_help_events(before: TrailState, after: TrailState) -> list[Event]:
    """Return the events of Lord Wallace's help at the start of a round (LW-D7, LW-D8, LW-E): the
    water removed from each of his mines, or that none was removed; the land that he buys; and
    Michigan's pieces placed there. `before` is the table after the survey steam pumps."""
    if not before.board.is_solo_game:
        return []
    seat = int(before.board.wallace_seat)
    bailed = [
        make_event("bailed-out", seat, name, water=was - now)
        for name, was, now, owner in zip(
            before.board.area_names, before.water, after.water, before.owner, strict=True
        )
        if was > now and owner == seat
    ]
    if before.board.wallace.bailing_out and not bailed:
        bailed = [Event("none-bailed-out", seat)]
    return [
        *bailed,
        *_bought_land_events(before, after, seat),
        *_michigan_pieces_on_bought_land_events(before, after, seat),
    ]


def _michigan_pieces_on_bought_land_events(
    before: TrailState, after: TrailState, seat: int
) -> list[Event]:
    """Return the events of waiting Michigan pieces placed on the bought land (LW-E)."""
    if not before.board.has_emigration or before.waiting == after.waiting:
        return []
    names = before.board.area_names
    rows = {"miner": (before.miner, after.miner), "port": (before.port, after.port)}
    rows["train"] = (before.train, after.train)
    events = [
        make_event(f"placed-michigan-{piece}", seat, name)
        for piece, (old, new) in rows.items()
        for name, was, now in zip(names, old, new, strict=True)
        for _piece in range(int(now - was))
    ]
    for border, (was, now) in enumerate(zip(before.adit, after.adit, strict=True)):
        if now > was:
            events.append(
                make_event("placed-michigan-adit", seat, *border_area_names(before.board, border))
            )
    return events


def _bought_land_events(before: TrailState, after: TrailState, seat: int) -> list[Event]:
    for area, name in enumerate(before.board.area_names):
        if before.owner[area] == after.owner[area] or after.owner[area] != seat:
            continue
        kinds = zip(before.built, after.built, strict=True)
        tile = next(kind for kind, (was, now) in enumerate(kinds) if now > was)
        revealed = Event("revealed", seat, (name,), amounts=cube_amounts_of_tile_kind(before, tile))
        return [
            make_event("bought-land", seat, name),
            *([] if before.face_up[area] else [revealed]),
            *mine_built_events(before, seat, area, tile),
        ]
    return []
