"""Who sits for a portrait: what they wear and how the years have treated them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """One sitter. Shares are of the usual face; tones run from 0 (black) to 1 (paper).

    `hat` is "", "cap", "candle", "bonnet", "bowler", "tull",
    "top", "shawl", "beret", "hood" or "coif"; `beard` is "", "stubble",
    "moustache", "chops", "full" or "goatee"; `neck` is "scarf", "collar", "cravat", "lace" or
    "fur"; `glass` is "", "spectacles" or "monocle".
    """

    name: str
    wide: float = 1.0
    long: float = 1.0
    jaw: float = 0.5
    hat: str = ""
    hair: float = 0.3
    locks: str = "short"
    beard: str = ""
    neck: str = "collar"
    glass: str = ""
    coat: float = 0.3
    age: float = 0.3
    smile: float = 0.0
    nose: float = 1.0
    brow: float = 1.0
    star: bool = False
