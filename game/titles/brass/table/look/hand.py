"""What the hand in the bar shows."""

from __future__ import annotations

from game.titles.brass.table.art.cards import CardPrint
from game.titles.brass.table.art.inks import INDUSTRIES
from game.titles.brass.table.draft import Draft
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.options import ACTION, BUILD, SPACE
from game.titles.brass.table.panels.hand import HeldLook
from game.titles.brass.table.stand import BrassStand

LONG_NAME = 11


def card_name(studio: Studio, card: str) -> str:
    """Return what a card is called: an industry or a place."""
    return studio.say(f"card-{card}") if card in INDUSTRIES else studio.area(card)


def hand_looks(
    studio: Studio, stand: BrassStand, draft: Draft | None, *, concealed: bool
) -> tuple[HeldLook, ...]:
    """Return the cards of whoever looks on, face down while they are concealed."""
    if concealed:
        said = studio.say("card-hidden")
        return tuple(HeldLook(None, said=said) for _ in stand.hand)
    up = draft.proposed() if draft is not None else ()
    return tuple(
        _held(studio, stand, draft, slot, raised=slot in up) for slot in range(len(stand.hand))
    )


def plain_card(studio: Studio, stand: BrassStand, kind: str) -> CardPrint:
    """Return a card by itself, without a word about what it opens."""
    name = card_name(studio, kind)
    if kind in INDUSTRIES:
        return CardPrint(lines_of(name), kind)
    return CardPrint(lines_of(name), spaces=_spaces(studio, stand, kind))


def _held(
    studio: Studio, stand: BrassStand, draft: Draft | None, slot: int, *, raised: bool
) -> HeldLook:
    kind = stand.hand[slot]
    foot, good, faint, glow = "", True, False, ""
    if draft is not None and draft.options:
        builds = draft.builds_with(kind)
        fits = draft.fits_card(slot)
        faint = draft.begun and not fits and not raised
        foot = studio.say("card-builds", count=builds) if builds else studio.say("card-no-build")
        good = builds > 0
        if raised:
            foot, good, glow = studio.say("card-this"), True, "chosen"
        elif draft.begun and draft.value(ACTION) == BUILD:
            glow = "fits" if fits else ""
            if draft.value(SPACE):
                foot, good = studio.say("card-fits" if fits else "card-not"), fits
    name = card_name(studio, kind)
    face = plain_card(studio, stand, kind)._replace(foot=foot, good=good, glow=glow)
    return HeldLook(face, raised, faint, f"{name}, {foot}" if foot else name)


def _spaces(studio: Studio, stand: BrassStand, place: str) -> tuple[tuple[str, ...], ...]:
    return tuple(
        space.industries if space.counter is None else (f"@{studio.colour(space.counter.owner)}",)
        for space in stand.view.spaces
        if space.place == place
    )


def lines_of(name: str) -> tuple[str, ...]:
    """Break a long name at a hyphen or a space."""
    if len(name) <= LONG_NAME:
        return (name,)
    for mark in (" & ", "-", " "):
        at = name.rfind(mark)
        if at > 0:
            cut = at + (1 if mark == "-" else 0)
            return name[:cut].strip(), name[cut:].strip()
    return (name,)
