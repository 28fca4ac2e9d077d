"""Scenes: parts of Lord Wallace's steps that read like the moves of any player."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.move import Move
from game.titles.tinners_trail.rules.county.county_view import border_names
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.adit import AditPreference
from game.titles.tinners_trail.rules.wallace.facts import ONLY, Candidate, Fact, ListChoice
from game.titles.tinners_trail.rules.wallace.preference import Preference


@dataclass(frozen=True, slots=True)
class Scene:
    """A part of a step that reads like a move: the table before, the move, the table after."""

    before: TrailState
    move: Move
    after: TrailState


Beat = Scene | Fact


def copy_of(state: TrailState) -> TrailState:
    """Return an independent copy."""
    twin = state.clone()
    assert isinstance(twin, TrailState)
    return twin


def move_of(kind: str, places: tuple[str, ...] = (), choice: str = "", **amounts: int) -> Move:
    """Return a move nobody chose: it has no code and no text of its own."""
    return Move(0, kind, "", places, choice=choice, amounts=tuple(amounts.items()))


def places_of(preference: Preference, state: TrailState, place: int) -> tuple[str, ...]:
    """Return the names of a place: two areas for a border."""
    if isinstance(preference, AditPreference):
        return border_names(state.board, place)
    return (state.board.area_names[place],)


def choice_of(preference: Preference, name: str, state: TrailState) -> ListChoice:
    """Return how a list chooses now; something must come into question."""
    lines = tuple(preference.lines)
    found = [
        Candidate(
            places_of(preference, state, place),
            tuple(int(preference.standing(state, place, line)) for line in range(len(lines))),
        )
        for place in range(int(preference.places(state)))
        if preference.may(state, place)
    ]
    found.sort(key=lambda candidate: candidate.standings, reverse=True)
    decided = ONLY
    if len(found) > 1:
        pairs = zip(lines, found[0].standings, found[1].standings, strict=True)
        decided = next((line for line, best, next_ in pairs if best != next_), lines[-1])
    return ListChoice(name, lines, tuple(found), decided)
