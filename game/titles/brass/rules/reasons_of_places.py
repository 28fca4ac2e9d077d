"""Reasons why nothing can be built with the named industries, spaces or card."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from game.engine.reasons import Reason
from game.titles.brass.rules import kinds
from game.titles.brass.rules.named_pieces import (
    industry_numbers_among_names,
    space_numbers_among_names,
)
from game.titles.brass.rules.reasons_of_building import (
    why_card_allows_no_build,
    why_not_build,
    why_not_build_industry_on_space,
    why_not_build_on_space,
    why_not_build_with_card,
)
from game.titles.brass.rules.state import BrassState


def why_not_build_on_named_space(view: BrassState, places: tuple[str, ...]) -> Reason | None:
    """Return why none of the industries among the names can be built on the space among them, None
    if one can. If no industry is named, all are tried."""
    return why_not_build_on_space(
        view, space_numbers_among_names(view, places)[0], industry_numbers_among_names(places)
    )


def why_not_build_with_named_card(view: BrassState, places: tuple[str, ...]) -> Reason | None:
    """Return why the card that is named first does not allow to build the industry on the space
    named after it, None if it does. If no space is named, return why the card allows no build at
    all."""
    card = view.board.card_names.index(places[0])
    spaces = space_numbers_among_names(view, places[1:])
    if spaces:
        return why_not_build_with_card(
            view, card, industry_numbers_among_names(places[1:])[0], spaces[0]
        )
    return why_card_allows_no_build(view, card)


def why_not_named_build(view: BrassState, places: tuple[str, ...]) -> Reason | None:
    """Return why the named industry cannot be built on the named space with one card, None if it
    can. If no industry or no space is named, all are tried, also with two cards."""
    industries = industry_numbers_among_names(places)
    spaces = space_numbers_among_names(view, places)
    if industries and spaces:
        return why_not_build_industry_on_space(
            view, industries[0], spaces[0], kinds.BUILT_WITH_ONE_CARD_FIELD
        )
    return why_not_build(view, industries, spaces)
