"""Guide: the rules' own answers about a view, so that the screen computes none."""

from __future__ import annotations

from typing import cast

from game.engine.rules import State
from game.engine.title import Reason
from game.titles.tinners_trail.components import load_components
from game.titles.tinners_trail.components.edition_2007 import load_components_2007
from game.titles.tinners_trail.rules import reasons as rules_reasons
from game.titles.tinners_trail.rules import table_view as rules_forecast
from game.titles.tinners_trail.rules.cards import hand_size
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.expansions import proceeds
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import MineForecast
from game.titles.tinners_trail.rules.views import TableView
from game.titles.tinners_trail.rules.wallace.preference import copper_is_dear
from game.titles.tinners_trail.rules.wallace.rounds import debt, revenue
from game.titles.tinners_trail.table.look.cards import Affairs
from game.titles.tinners_trail.table.odds import Odds, next_odds


class Guide:
    """What the table of the remastered edition asks beyond a view."""

    def why_not(self, state: State, action: str, places: tuple[str, ...] = ()) -> Reason | None:
        """Return why the deciding seat cannot take the action (at the places), or None."""
        return rules_reasons.why_not(cast("TrailState", state), action, places)

    def forecast(self, view: State, code: int) -> TableView | None:
        """Return the table after a move, None where luck or hidden facts decide."""
        return rules_forecast.forecast(cast("TrailState", view), code)

    def prospect(self, view: State, area: str, card: str = "") -> MineForecast:
        """Return what a mine in the area would hold for the viewer, with the card or without."""
        return rules_forecast.prospect(cast("TrailState", view), area, card)

    def arsenic_worth(self, view: State, seat: int) -> int:
        """Return the pounds all arsenic held by a seat would bring now (AR-5)."""
        state = cast("TrailState", view)
        if not state.board.arsenic or not 0 <= seat < int(state.seats):
            return 0
        return int(proceeds(state, state.ore_arsenic[seat]))

    def affairs(self, view: State) -> Affairs | None:
        """Return how Lord Wallace stands, None without him."""
        state = cast("TrailState", view)
        if not state.board.solo:
            return None
        seat = int(state.board.wallace_seat)
        return Affairs(
            seat=seat,
            owed=int(debt(state)),
            earned=int(revenue(state)),
            survey_cards=int(hand_size(state, seat)),
            action_cards=sum(int(left) for left in state.wallace_cards),
            copper_price=int(state.copper_price),
            copper_is_dear=bool(copper_is_dear(state)),
        )

    def odds(self, view: State) -> tuple[Odds, ...]:
        """Return how likely each price is at the next roll, () when there is none."""
        return next_odds(cast("TrailState", view))

    def regions(self, seats: int) -> dict[str, str]:
        """Return the letter of every area in play with so many players (S-2)."""
        card = next(card for card in load_components().map_cards if card.players == seats)
        in_play = zip(REGION_NAMES, card.regions, strict=True)
        return {area: region for region, areas in in_play for area in areas}


class ClassicGuide:
    """What the table of 2007 asks."""

    def why_not(self, state: State, action: str, places: tuple[str, ...] = ()) -> Reason | None:
        """Return why the deciding seat cannot take the action (at the places), or None."""
        return rules_reasons.why_not(cast("TrailState", state), action, places)

    def forecast(self, view: State, code: int) -> TableView | None:
        """Return the table after a move, before anything that follows by itself."""
        return rules_forecast.forecast(cast("TrailState", view), code)

    def odds(self, view: State) -> tuple[Odds, ...]:
        """Return how likely each price is at the next roll, () when there is none."""
        return next_odds(cast("TrailState", view))

    def areas(self) -> tuple[str, ...]:
        """Return the areas in play (C-17)."""
        printed = load_components_2007().printed
        return tuple(area.name for area in printed.areas[: printed.in_play])


CountyGuide = Guide | ClassicGuide
