"""The sparring partners by name."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.engine.rules import Rules
from tools.titles.tinners_trail.sparring.player import HeuristicPlayer
from tools.titles.tinners_trail.sparring.rehearser import RehearsingPlayer
from tools.titles.tinners_trail.sparring.style import PartnerStyle

PARTNERS: Final = MappingProxyType(
    {
        "steward": PartnerStyle(),
        "speculator": PartnerStyle(
            bid_share=0.9,
            denial=0.6,
            early=0.5,
            patience=4.0,
            push=0.8,
            thrift=0.3,
            venture_price=5.0,
            works=1,
        ),
        "adventurer": PartnerStyle(worlds=(4, 4)),
    }
)


def make_partner(name: str, rules: Rules) -> HeuristicPlayer | RehearsingPlayer:
    """Return the partner of that name for a game."""
    style = PARTNERS[name]
    return RehearsingPlayer(rules, style) if style.worlds else HeuristicPlayer(rules, style)
