"""Kinds of moves that answer a question of the rules: they have no button on the bar."""

from __future__ import annotations

from game.titles.tinners_trail.table.kinds.trail_kind import TrailKind

QUESTIONS = (
    TrailKind(kind="discard", where="cards", private=True, question="draft"),
    TrailKind(kind="roll", mark="dice"),
    TrailKind(kind="survey", where="cards", private=True, reply=True, question="card"),
    TrailKind(kind="bid", reply=True, question="sum"),
    TrailKind(kind="drop", reply=True, question="sum"),
    TrailKind(kind="play", where="cards", private=True, reply=True, question="card"),
    TrailKind(kind="invest", where="money", question="sum"),
    TrailKind(kind="peek", mark="eye", private=True, question="area"),
    TrailKind(kind="calciner", mark="process", reply=True, question="crossroads"),
    TrailKind(kind="look", question="crossroads"),
    TrailKind(kind="adelaide", where="market", question="crossroads"),
)
