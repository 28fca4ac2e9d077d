"""What a table is worth to a seat: its company played on alone."""

from functools import cached_property

from game.titles.tinners_trail.rules.auction import minimum_opening_bid
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from game.titles.tinners_trail.rules.turns import has_passed
from tools.titles.tinners_trail.sparring.company import PartnerCompany, read_company
from tools.titles.tinners_trail.sparring.price_forecast import (
    PriceForecast,
    price_forecast_of_table,
)
from tools.titles.tinners_trail.sparring.prospect import (
    MineProspect,
    company_with_mine,
    mean_prospect,
    possible_mines,
)
from tools.titles.tinners_trail.sparring.season import PartnerStyle, Season, cached_season


class Judge:
    """Values changes of one view for one seat, in points at the end if its company plays on
    alone."""

    def __init__(self, view: TrailState, seat: int, style: PartnerStyle) -> None:
        """Prepare to value a view for a seat."""
        self.view = view
        self.seat = seat
        self.style = style
        self.board = view.board
        self.forecast: PriceForecast = price_forecast_of_table(view, expected_place(view, seat))
        self.season = cached_season(self.forecast, style)
        self.company: PartnerCompany = read_company(view, seat)
        self._rivals: dict[int, tuple[PartnerCompany, Season]] = {}

    @cached_property
    def base(self) -> float:
        """The points with which the company ends if nothing changes."""
        return self.season.points(self.company)

    def after(self, view: TrailState) -> float:
        """Return the points with which the company ends from another state of the same round."""
        return self.season.points(read_company(view, self.seat))

    def gain(self, found: list[MineProspect], pounds: int) -> float:
        """Return the points that the seat gains by winning a mine with these prospects for
        `pounds`; 0 if it cannot pay."""
        return self._gain(found, pounds, company=self.company, season=self.season)

    def gain_over_others(self, found: list[MineProspect], pounds: int) -> float:
        """Return the points that the seat gains by winning a mine, compared with other mines it
        could win later."""
        return self._gain(
            found,
            pounds,
            company=self.company,
            season=self.season,
            whole_round=self.style.alternatives,
        )

    def rival_gain(self, rival: int, area: int, pounds: int) -> float:
        """Return the points that a rival gains by winning the mine of an area, valued by this
        seat's weights and the face-up tiles."""
        if rival not in self._rivals:
            company = read_company(self.view, rival)
            season = cached_season(
                price_forecast_of_table(self.view, expected_place(self.view, rival)), self.style
            )
            self._rivals[rival] = (company, season)
        found = [mean_prospect(possible_mines(self.view, area, knows=False))]
        company, season = self._rivals[rival]
        return self._gain(found, pounds, company=company, season=season)

    def _gain(
        self,
        found: list[MineProspect],
        pounds: int,
        *,
        company: PartnerCompany,
        season: Season,
        whole_round: bool = False,
    ) -> float:
        if pounds > company.money:
            return 0.0
        with_it = [
            company_with_mine(company, each, pounds, int(self.board.build_work_cost))
            for each in found
        ]
        return sum(
            each.chance * season.points(later, whole_round=whole_round)
            for each, later in zip(found, with_it, strict=True)
        ) - season.points(company, whole_round=whole_round)

    def rivals_in(self) -> list[int]:
        """Return the rivals who could take part in an auction now (A-2)."""
        view = self.view
        least = int(minimum_opening_bid(self.view))
        return [
            seat
            for seat in range(int(view.seats))
            if seat != self.seat
            and view.place[seat] == EMPTY
            and remaining_work_points(view, seat) >= self.board.build_work_cost
            and view.mines_left[seat] > 0
            and view.money[seat] >= least
        ]


def expected_place(view: TrailState, seat: int) -> int:
    """Return the passing place the seat can expect, from 0: all with fewer work points left pass
    before it."""
    if has_passed(view, seat):
        return int(view.place[seat])
    own = int(remaining_work_points(view, seat))
    return int(view.passed) + sum(
        not has_passed(view, other) and int(remaining_work_points(view, other)) < own
        for other in range(int(view.seats))
        if other != seat
    )
