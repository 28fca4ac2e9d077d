"""What a position is worth to a seat by its plan: points that are sure, likely, and affordable."""

from math import exp

from game.engine.rules import NOBODY
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.hands import hand_size
from game.titles.brass.rules.own_network import location_set_for_industry_card
from game.titles.brass.rules.state import BrassState
from tools.titles.brass.sparring.brass_plan import BrassPlan
from tools.titles.brass.sparring.plans import Chances

COUNTER_KIND_COUNT = kinds.INDUSTRY_COUNT * kinds.LEVEL_COUNT
MAX_TABLE_ROUNDS = 24  # rounds a table of income reaches
MAX_RESERVE_POUNDS = 8  # pounds wanted at hand for an action left, at most


class BrassLedger:
    """Estimates what positions of one game are worth to a seat, with the weights of one plan; it
    stores only tables that never change."""

    def __init__(self, board: Board, plan: BrassPlan) -> None:
        """Compute the tables that do not change during a game."""
        self.plan = plan
        self.rounds = int(board.rounds_per_era)
        self.seats = int(board.seats)
        self.points = [float(board.counter_points[kind]) for kind in range(COUNTER_KIND_COUNT)]
        self.income = [
            float(board.counter_income_spaces[kind]) for kind in range(COUNTER_KIND_COUNT)
        ]
        self.circles = [
            float(board.printed_circles_of_place[place]) for place in range(int(board.place_count))
        ]
        # The pounds that so many payments bring from each space of the income track on
        level = [
            int(board.income_pounds_of_space[space]) for space in range(kinds.LAST_INCOME_SPACE + 1)
        ]
        rows = [[0.0] * (kinds.LAST_INCOME_SPACE + 1)]
        for payments in range(1, MAX_TABLE_ROUNDS):
            grown = int(plan.growth * (payments - 1))
            pays = [
                level[min(kinds.LAST_INCOME_SPACE, space + grown)] for space in range(len(level))
            ]
            rows.append([pounds + one for pounds, one in zip(rows[-1], pays, strict=True)])
        self.flow = rows
        self.to_build = [self._to_build(board, era) for era in (kinds.CANAL_ERA, kinds.RAIL_ERA)]

    def _to_build(self, board: Board, era: int) -> list[float]:
        """Return the worth in points of each kind of counter that is not built yet."""
        plan = self.plan
        row = []
        for kind in range(COUNTER_KIND_COUNT):
            eras = int(board.eras_of_counter_kind[kind])
            level = kind % kinds.LEVEL_COUNT
            points = self.points[kind]
            if era == kinds.CANAL_ERA and level > 1:
                points *= plan.twice if eras == 3 else 0.8
            pays = self.income[kind] * plan.an_income * (1.0 if era == kinds.CANAL_ERA else 0.3)
            buildable = eras >> era & 1 or (era == kinds.CANAL_ERA and eras)
            row.append(points + pays if buildable else 0.0)
        return row

    def worth(self, st: BrassState, seat: int) -> float:
        """Return the points by which the seat is expected to be ahead of the average rival at the
        end, weighted by the plan's `rivalry`."""
        plan = self.plan
        seats = self.seats
        if st.to_move == NOBODY:
            scores = [float(st.points[who]) for who in range(seats)]
            return scores[seat] - plan.rivalry * (sum(scores) - scores[seat]) / (seats - 1)
        canal = st.era == kinds.CANAL_ERA
        cards = int(hand_size(st, seat)) + int(st.deck_size) / seats
        payments = self.rounds - int(st.round) + (self.rounds if canal else 0)
        actions = cards + (2 * self.rounds if canal else 0)
        totals, spaces, own = self._totals(st, seat, cards)
        marker = min(kinds.LAST_INCOME_SPACE - 0.001, int(st.income[seat]) + spaces)
        purse = self._purse(st, seat, marker, (payments, actions))
        rivals = sum(totals) - totals[seat]
        return (
            totals[seat]
            + own
            + purse
            + self._stacks(st, seat, cards, actions)
            - plan.rivalry * rivals / (seats - 1)
        )

    def _purse(self, st: BrassState, seat: int, marker: float, left: tuple[int, float]) -> float:
        """Return the points that money and income buy in the actions that are left."""
        plan = self.plan
        (payments, actions) = left
        below = int(marker)
        part = marker - below
        row = self.flow[payments]
        money = int(st.money[seat])
        pounds = money + row[below] * (1 - part) + row[below + 1] * part
        if actions <= 0:
            return 0.1 * pounds
        late = plan.action_rail * min(
            actions, 2.0 * self.rounds if st.era == kinds.CANAL_ERA else actions
        )
        each = (late + plan.action * max(0.0, actions - 2 * self.rounds)) / actions
        share = pounds / actions / plan.pounds
        total = actions * each * (1 - exp(-share) if share > 0 else share) + plan.tail * pounds
        level = int(st.board.income_pounds_of_space[st.income[seat]]) if payments else 0
        missing = min(plan.purse, MAX_RESERVE_POUNDS * actions) - money - level
        if missing > 0:
            total -= plan.empty_purse * missing
        if money + level < 0:
            total += plan.debt * (money + level)
        return total - plan.spending * int(st.spent[seat])

    def _totals(self, st: BrassState, seat: int, cards: float) -> tuple[list[float], float, float]:
        """Return each seat's sure and likely points, the seat's income to come, and the plan's
        extra weights."""
        plan = self.plan
        board = st.board
        canal = st.era == kinds.CANAL_ERA
        owner = st.owner
        counter = st.counter
        flipped = st.flipped
        cubes = st.cubes
        place_of = board.place_of_space
        reach = st.connected_place_set
        totals = [float(st.points[who]) for who in range(self.seats)]
        circles = self.circles[:]
        rounds = cards / 2
        filled = plan.filled * min(1.0, rounds / 5)
        payments = self.rounds - int(st.round) + (self.rounds if canal else 0)
        soon = max(0.0, payments - plan.lag) / payments if payments else 0.0
        late = (self.rounds - plan.lag) / payments if canal else 0.0
        chances = Chances(plan, st, rounds)
        spaces = own = 0.0
        waiting = 0.0
        for space in range(int(board.space_count)):
            who = int(owner[space])
            place = int(place_of[space])
            if who < 0:
                circles[place] += filled
                continue
            kind = int(counter[space])
            industry = kind // kinds.LEVEL_COUNT
            points = self.points[kind]
            stays = canal and kind % kinds.LEVEL_COUNT != 1
            if who == seat:
                own += plan.tastes[industry]
            if flipped[space]:
                circles[place] += 1.0
                totals[who] += 2 * points if stays else points
                continue
            chance = chances.of(who, industry, int(reach[place]), (place, int(cubes[space])))
            circles[place] += chance
            later = max(chance, plan.kept) if stays else 0.0
            totals[who] += points * (chance + later)
            if who == seat:
                spaces += self.income[kind] * (chance * soon + max(0.0, later - chance) * late)
                if industry == kinds.COTTON_MILL_INDUSTRY:
                    waiting = max(waiting, chance)
        own -= plan.sale * waiting
        link = st.link
        for line in range(int(board.line_count)):
            who = int(link[line])
            if who >= 0:
                totals[who] += (
                    circles[int(board.first_end_of_line[line])]
                    + circles[int(board.second_end_of_line[line])]
                )
                if who == seat:
                    own += plan.link
        return totals, spaces, own

    def _stacks(self, st: BrassState, seat: int, cards: float, actions: float) -> float:
        """Return the points expected of counters on the stacks, cards in hand and free lines."""
        plan = self.plan
        board = st.board
        era = int(st.era)
        to_build = self.to_build[era]
        stack = st.stack
        first = seat * COUNTER_KIND_COUNT
        fading = min(1.0, cards / 6)
        total = 0.0
        for industry in range(kinds.INDUSTRY_COUNT):
            share = 1.0
            worth = 0.0
            for kind in range(
                industry * kinds.LEVEL_COUNT, industry * kinds.LEVEL_COUNT + kinds.LEVEL_COUNT
            ):
                each = to_build[kind]
                if era == kinds.CANAL_ERA and kind % kinds.LEVEL_COUNT == 1:
                    each *= fading
                for _counter in range(int(stack[first + kind])):
                    worth += share * each
                    share *= plan.deeper
            total += plan.wants[industry] * worth
        total *= min(1.0, actions / 12)
        total += plan.card * self._hand(st, seat, self.tops(st, seat))
        free = (
            int(st.touching_line_set[seat])
            & int(board.line_set_of_era[era])
            & ~int(st.linked_line_set)
        )
        return total + plan.lines * min(8, int(kinds.member_count(free))) * fading

    def tops(self, st: BrassState, seat: int) -> list[float]:
        """Return, for each industry, the worth in points of the seat's next counter, 0 if it cannot
        be built in this era."""
        era = int(st.era)
        row = [0.0] * kinds.INDUSTRY_COUNT
        for industry in range(kinds.INDUSTRY_COUNT):
            top = int(st.top_counter[seat * kinds.INDUSTRY_COUNT + industry])
            if top >= 0 and int(st.board.eras_of_counter_kind[top]) >> era & 1:
                row[industry] = self.to_build[era][top]
        return row

    def _hand(self, st: BrassState, seat: int, tops: list[float]) -> float:
        own = int(location_set_for_industry_card(st, seat))
        return sum(
            self.card_use(st, seat, int(st.hand[slot]), own=own, tops=tops)
            for slot in range(seat * kinds.HAND_SLOT_COUNT, (seat + 1) * kinds.HAND_SLOT_COUNT)
        )

    def card_use(
        self, st: BrassState, seat: int, card: int, *, own: int, tops: list[float]
    ) -> float:
        """Return the worth in points of the best counter that the seat can build with a card; 3 for
        an unknown card, 0 for an empty place.

        `own` is the seat's network as a set of bits, `tops` the result of `tops`.
        """
        board = st.board
        if card < 0:
            return 3.0 if card < -1 else 0.0
        if card >= board.location_count:
            industry = card - int(board.location_count)
            there = int(board.space_set_of_industry[industry]) & int(st.empty_space_set)
            while there:
                space = int(kinds.lowest_member_of_set(there))
                if own & int(board.place_set_of_space[space]):
                    return tops[industry]
                there &= there - 1
            return 0.3 * tops[industry]
        if st.era == kinds.CANAL_ERA and int(st.own_counter_place_set[seat]) & int(
            kinds.BIT_BY_PLACE[card]
        ):
            return 0.0
        best = 0.0
        there = int(board.space_set_of_place[card]) & int(st.empty_space_set)
        while there:
            shows = int(board.industry_set_of_space[int(kinds.lowest_member_of_set(there))])
            for industry in range(kinds.INDUSTRY_COUNT):
                if shows >> industry & 1 and tops[industry] > best:
                    best = tops[industry]
            there &= there - 1
        return best
