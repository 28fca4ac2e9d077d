"""What a table of either edition shows now apart from the question, and what draws it."""

from dataclasses import dataclass, replace

from game.engine.move import Move
from game.engine.reasons import Reason
from game.tabletop.panel.look_widget import Look, LookWidget, PaperWidget
from game.tabletop.table_context import TableContext
from game.titles.tinners_trail.rules import forecasts, reasons, refusals
from game.titles.tinners_trail.rules.arsenic_market import proceeds
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.cards import hand_size
from game.titles.tinners_trail.rules.forecasts import MineForecast
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.views import AreaView, AuctionView, TableView
from game.titles.tinners_trail.rules.wallace.difficulty import counted_row, debt
from game.titles.tinners_trail.rules.wallace.preference import copper_is_dear
from game.titles.tinners_trail.rules.wallace.rounds import revenue
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.extras import Extras

UNLISTED = -1
"""The code of a move that is asked about and is not legal."""

SALE_PHASES = ("survey", "auction", "play")
SITE_PHASES = ("calciner", "look")
LUCK = {"wallace": "luck-wallace", "survey": "luck-survey", "auction": "luck-bid"}
LUCK_OF_2007 = {"auction": "luck-ground", "prospect": "luck-ground"}
"""By phase the key of what is said while luck decides, if not the usual one."""
ONE_WASH = "county"
"""The region of all land in 2007: none are told apart, it has one colour."""

BASE_GAME = Extras()
OF_2007 = Extras(boxes=True)


class TrailContext(TableContext[PieceArt]):
    """What a table of the edition of 2007 says otherwise stands in `classic` of the words."""

    edition_2007 = False

    def say(self, key: str, /, **facts: object) -> str:
        """Return a sentence of this edition's words, or of those of both."""
        own = f"classic.{key}"
        classic = self.edition_2007 and own in self.words
        return self.words.say(own if classic else f"table.{key}", **facts)


class TrailWidget(LookWidget[PieceArt, Look]):
    """Draws one look with what this title has."""

    context: TrailContext


class TrailPaper(PaperWidget[PieceArt, Look]):
    """Draws one look on parchment."""

    context: TrailContext


@dataclass(frozen=True, slots=True)
class Affairs:
    """What Lord Wallace owes and has earned this round, in pounds, and the cards of his decks."""

    seat: int
    owed: int
    earned: int
    survey_cards: int
    action_cards: int
    copper_is_dear: bool | None  # None before the first dice of a round


@dataclass(frozen=True, slots=True)
class TrailModel:
    """A seat's view of either edition, as the rules hold it and as named values, and the rules' own
    answers about it: the screen computes none.
    """

    state: TrailState
    view: TableView
    seat: int

    @property
    def board(self) -> Board:
        """The printed tables of this game."""
        return self.state.board

    def rates_of(self, seat: int, place: int) -> tuple[int, int]:
        """Return the points that ten and five pounds bring a seat in a place, the first is 0."""
        row = int(counted_row(self.board, seat, place))
        box = row * int(ROUNDS) + self.view.round - 1
        return int(self.board.per_ten[box]), int(self.board.per_five[box])

    def is_sabotaged(self, seat: int, place: int) -> bool:
        """Return whether a lower row than its own counts for a seat (LW-D6)."""
        return int(counted_row(self.board, seat, place)) > place

    def investor(self, place: int) -> int:
        """Return who invests from a place: its owner, else the viewer, alone the person."""
        if place < len(self.view.invested):
            return self.view.invested[place]
        if self.board.solo:
            return int(self.board.other_seat)
        return max(self.seat, 0)

    @property
    def sale(self) -> AuctionView | None:
        """The auction until the mine stands: in 2007 empty ground may be due its dice (C-22)."""
        auction = self.view.auction if self.view.phase in SALE_PHASES else None
        over = auction is not None and self.board.edition_2007 and not auction.bidding
        return None if over else auction

    @property
    def site(self) -> str:
        """The area asked about beside those picked, "": for a calciner, a look, or its dice."""
        view = self.view
        if self.board.edition_2007:
            auction = view.auction if self.sale is None else None
            return auction.area if auction is not None else view.prospect
        auction = view.auction if view.phase in SITE_PHASES else None
        return auction.area if auction is not None else ""

    @property
    def least_bid(self) -> int:
        """The least that a mine can be opened for (A-3), in 2007 however many have passed (C-9); 0
        with two players, where only the card will say it (A2-2).
        """
        if self.board.edition_2007:
            return 1
        return 1 + len(self.view.invested) if len(self.view.seats) > 2 else 0

    @property
    def luck(self) -> str:
        """The key of what is said while luck decides."""
        heads = LUCK_OF_2007 if self.board.edition_2007 else LUCK
        return heads.get(self.view.phase, "luck-head")

    @property
    def column(self) -> int:
        """The round's column on the boards, from 0."""
        return min(self.view.round, ROUNDS) - 1

    @property
    def extras(self) -> Extras:
        """Which expansions lie on the table."""
        board = self.board
        return Extras(board.arsenic, board.emigration, board.solo, board.edition_2007)

    @property
    def regions(self) -> dict[str, str]:
        """The letters of the regions, by the areas in play; those beyond the map card have none."""
        if self.board.edition_2007:
            return {area.name: ONE_WASH for area in self.view.areas}
        return {area.name: area.region for area in self.view.areas if area.region}

    @property
    def affairs(self) -> Affairs | None:
        """How Lord Wallace stands, None without him."""
        state = self.state
        if not self.board.solo:
            return None
        seat = int(self.board.wallace_seat)
        return Affairs(
            seat=seat,
            owed=int(debt(state)),
            earned=int(revenue(state)),
            survey_cards=int(hand_size(state, seat)),
            action_cards=sum(int(left) for left in state.wallace_cards),
            copper_is_dear=bool(copper_is_dear(state)) if state.copper_price else None,
        )

    def areas(self, *, concealed: bool) -> tuple[AreaView, ...]:
        """Return what lies in every area, no more than has been seen; concealed, the tiles a seat
        has peeked at show their backs only.
        """
        seen = tuple(map(as_first_seen, self.view.areas))
        return tuple(map(as_all_see_it, seen)) if concealed else seen

    def why_not(self, action: str, places: tuple[str, ...] = ()) -> Reason | None:
        """Return why the deciding seat cannot take the action (at the places), or None."""
        return reasons.why_not(self.state, action, places)

    def refusal(self, kind: str, places: tuple[str, ...], choice: str = "") -> Reason:
        """Return why an answer of a kind, which is not legal, is refused at these places."""
        text = " ".join((kind, *filter(None, (choice,)), *places))
        return refusals.refusal(
            self.state, Move(UNLISTED, kind, text, places=places, choice=choice)
        )

    def forecast(self, code: int) -> TableView | None:
        """Return the table after a move, None where luck or hidden facts decide."""
        return forecasts.forecast(self.state, code)

    def prospect(self, area: str, card: str = "") -> MineForecast:
        """Return what a mine in the area would hold for the viewer, with the card or without."""
        return forecasts.prospect(self.state, area, card)

    def arsenic_worth(self, seat: int) -> int:
        """Return the pounds all arsenic held by a seat would bring now (AR-5)."""
        if not self.board.arsenic or not 0 <= seat < len(self.view.seats):
            return 0
        return int(proceeds(self.state, self.state.ore_arsenic[seat]))


def as_all_see_it(area: AreaView) -> AreaView:
    """Return an area without what its viewer alone knows of its tile."""
    if area.tile is None or area.tile.face_up:
        return area
    back = replace(area.tile, known=False, tin=0, copper=0, water=0, bonus="")
    return replace(area, tile=back)


def as_first_seen(area: AreaView) -> AreaView:
    """Return an area before the first prices are rolled with no more than what is printed there:
    the dice of the set-up are still to be seen (2007).
    """
    if area.rolled is None:
        return area
    tin, copper = area.printed
    return replace(area, tin=tin, copper=copper, water=0)
