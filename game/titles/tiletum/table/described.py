"""The position in words, for those who listen to the screen."""

from __future__ import annotations

from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.look.below import below_said
from game.titles.tiletum.table.look.map import space_said
from game.titles.tiletum.table.look.panels import board_look, fairs_look, seat_said, track_look
from game.titles.tiletum.table.look.solo import challenges_said
from game.titles.tiletum.table.stand import TiletumStand


def described(studio: Studio, stand: TiletumStand) -> tuple[str, ...]:
    """Return a paragraph for the round, the wheel, offers, fairs, every seat and every space."""
    say, view = studio.say, stand.view
    dice = [
        say("die", good=studio.area(good), value=value) + (f" ×{count}" if count > 1 else "")
        for good, value, count in view.dice
    ]
    wheel = [f"{value}: {say(f'action-{action}')}" for value, action in view.places]
    offered = [studio.area(tile) for tile in (*view.contracts, *view.characters) if tile]
    paragraphs = [
        say("said-round", round=view.round, turn=view.turn),
        f"{', '.join(wheel)}. {', '.join(dice)}",
        f"{say('said-offers')} {'; '.join(offered)}",
        track_look(studio, stand).said,
        " ".join(f"{fair.said}." for fair in fairs_look(studio, stand).fairs),
    ]
    paragraphs += below_said(studio, stand)
    silver = view.below is not None
    for own in view.seats:
        paragraphs += [
            seat_said(studio, own, silver=silver),
            *challenges_said(studio, stand, own.seat),
            board_look(studio, stand, own.seat).said,
        ]
    for name in view.spaces:
        lines = space_said(studio, view, name)
        if lines:
            paragraphs.append(f"{studio.area(name)}. {'. '.join(lines)}")
    return tuple(paragraphs)
