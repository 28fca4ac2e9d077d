"""Which price sheet is open, and its content."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar

from game.engine.rules import NOBODY
from game.tabletop.panel.look_widget import CHOSEN, LEGAL, OTHER
from game.tabletop.sheet.sheet import Sheet
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment
from game.text.numerals import pounds, signed
from game.titles.brass.rules.offers import BuildOffer
from game.titles.brass.rules.routes import Source
from game.titles.brass.rules.table_view import CounterView
from game.titles.brass.table import draft as drafts
from game.titles.brass.table import move_options
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.controller import BrassController
from game.titles.brass.table.draft import Draft
from game.titles.brass.table.drafting import Drafting
from game.titles.brass.table.layout import SHEET, BrassLayout
from game.titles.brass.table.look.actions import COAL, IRON, CubeWriter, debt_said
from game.titles.brass.table.look.board import Proposal
from game.titles.brass.table.look.drafted_parts import gain, paid, with_parts
from game.titles.brass.table.look.panels import card_name
from game.titles.brass.table.map_board import BrassMapBoard
from game.titles.brass.table.move_lookahead import how_foreign
from game.titles.brass.table.panels.price_sheet import (
    MOST_CHOICES,
    PriceChoice,
    PriceLine,
    PriceSheet,
    PriceSheetHandlers,
    PriceSheetLook,
)
from game.titles.brass.table.targets import TWO
from game.titles.brass.table.view_model import BrassModel, face_of, fresh_face

Moment = SheetMoment[BrassModel]


@dataclass
class PriceSheets:
    """Makes each moment's price sheet once, since several parts need it."""

    context: TableContext
    controller: BrassController
    _written: tuple[Moment | None, PriceSheetLook | None] = field(default=(None, None))

    def writer(self) -> "PriceSheetWriter":
        """Return the writer of the present draft's price sheet."""
        return PriceSheetWriter(self.context, self.controller.drafting)

    def look(self, moment: Moment) -> PriceSheetLook | None:
        """Return the price sheet of a moment, None if nothing is picked."""
        if self._written[0] is not moment:
            self._written = moment, self.writer().look()
        return self._written[1]

    def kind(
        self, layout: BrassLayout, chart: BrassMapBoard, handlers: PriceSheetHandlers
    ) -> SheetKind[BrassModel]:
        """Return the sheet kind of this table: placed on the sea or, if that is too narrow, where
        it hides no target."""
        home = layout.printed.home
        lit = (CHOSEN,) if home is not None else (CHOSEN, LEGAL, TWO, OTHER)

        def about(moment: Moment) -> list[str]:
            return [name for name, node in chart.targets.items() if node.state in lit]

        def write(sheet: Sheet, moment: Moment) -> None:
            look = self.look(moment)
            if isinstance(sheet, PriceSheet) and look is not None:
                sheet.lay(look)

        return SheetKind(
            wanted=lambda moment: "deed" if self.look(moment) is not None else None,
            make=lambda moment: PriceSheet(
                self.context, home.height if home else SHEET[1], handlers
            ),
            write=write,
            about=about,
            home=home,
        )


@dataclass(frozen=True, slots=True)
class PriceSheetWriter:
    """Makes the price sheet of one draft."""

    context: TableContext
    drafting: Drafting

    @property
    def model(self) -> BrassModel:
        """The position in which the present part is drafted."""
        assert self.drafting.model is not None
        return self.drafting.model

    @property
    def draft(self) -> Draft:
        """The present part."""
        return self.drafting.draft

    # ---- what is proposed

    @property
    def offer(self) -> BuildOffer | None:
        """What the drafted build takes, None while it is open or something else."""
        draft = self.draft
        industry = draft.value(move_options.INDUSTRY)
        space = draft.value(move_options.SPACE)
        if draft.value(move_options.ACTION) != move_options.BUILD or not industry or not space:
            return None
        return self.model.build(industry, space)

    def proposal(self) -> Proposal:
        """Return what the draft would add to the map."""
        draft = self.draft
        offer = self.offer
        if offer is not None:
            face = fresh_face(self.context, self.model.seat, offer.kind)
            sources, kind = (offer.coal, COAL) if offer.coal else (offer.iron, IRON)
            chosen = self._cubes.chosen(sources, kind)
            sources = self._cubes.own_first(sources)
            return Proposal(draft.value(move_options.SPACE), face, sources, chosen)
        line = draft.value(move_options.LINE)
        if draft.value(move_options.ACTION) != move_options.LINK or not line:
            return Proposal()
        colour = self.context.colour(self.model.seat)
        rail = self.model.rail(line)
        coal = rail.coal if rail is not None and self.model.night else ()
        chosen, coal = self._cubes.chosen(coal, COAL), self._cubes.own_first(coal)
        return Proposal(sources=coal, chosen=chosen, line=line, colour=colour)

    def source_at(self, space: str) -> str:
        """Return the kind of cube that a space could give as one of several, "" if none."""
        if self.drafting.model is None or self.draft.at_once:
            return ""
        sources = self.proposal().sources
        if len(sources) < 2 or all(each.space != space for each in sources):
            return ""
        counter = self.model.view.space(space).counter
        is_coal = counter is not None and counter.kind.industry == "coal-mine"
        return COAL if is_coal else IRON

    @property
    def _cubes(self) -> CubeWriter:
        return CubeWriter(self.context, self.model, self.draft.source)

    # ---- the bill

    def look(self) -> PriceSheetLook | None:
        """Return the price sheet, None if nothing is picked."""
        draft = self.draft
        if not draft.options or not (draft.begun or self._asks_debt):
            return None
        write = self._writers.get("remove" if self._asks_debt else draft.value(move_options.ACTION))
        if write is None:
            return None
        price_sheet = with_parts(self.context, self.drafting, write(self))
        if (warning := self._warning) is not None:
            price_sheet = replace(price_sheet, notes=(*price_sheet.notes, warning))
        return replace(price_sheet, back=self._say("step-back")) if draft.begun else price_sheet

    @property
    def _asks_debt(self) -> bool:
        return self.model.view.phase == "debt"

    @property
    def _warning(self) -> str | None:
        """Return a warning if the turn would end with the draft and the next income could not be
        paid."""
        result = self.drafting.result
        if result is None or not self.draft.begun:
            return None
        ahead = self.drafting.lookahead.debt_ahead(result, self.model.seat)
        return debt_said(self.context, ahead) if ahead is not None else None

    def _say(self, key: str, **facts: object) -> str:
        return self.context.say(key, **facts)

    def _confirm(self, key: str, **facts: object) -> str:
        return self._say(key, **facts) if self.draft.pending is not None else ""

    def _build(self) -> PriceSheetLook:
        draft = self.draft
        context = self.context
        space = draft.value(move_options.SPACE)
        industry = draft.value(move_options.INDUSTRY)
        if not space:
            title = self._industry(industry) if industry else self._say("action-build")
            notes = (*self._two_cards(), self._say("pick-space"))
            return PriceSheetLook(self._say("deed-build"), title, notes=notes)
        place = context.area(space.rpartition(".")[0])
        if not industry:
            kinds = sorted(draft.legal(move_options.INDUSTRY))
            choices = tuple(
                PriceChoice(move_options.INDUSTRY, kind, self._chosen(kind), self._cost(kind))
                for kind in kinds
            )
            notes = self._two_cards()
            return PriceSheetLook(self._say("deed-build"), place, notes=notes, choices=choices)
        offer = self.offer
        if offer is None:
            return PriceSheetLook(self._say("deed-build"), place)
        old = self.model.view.space(space).counter
        lines = [*self._cards(), PriceLine(self._say("line-counter"), pounds(offer.kind.cost))]
        if old is not None:
            gone = f"{self._industry(old.kind.industry)} {old.kind.level}"
            lines.insert(0, PriceLine(self._say("line-gone"), gone, seat=old.owner))
        several: list[PriceChoice] = []
        for kind, sources in ((COAL, offer.coal), (IRON, offer.iron)):
            line, ways = self._cubes.lines(kind, sources)
            lines += line
            several += ways
        motto = self._say("deed-over" if offer.over else "deed-at", place=place)
        counts = old is not None and old.flipped and old.kind.points > 0
        lost = [self._say("points-lost", points=old.kind.points)] if old and counts else []
        title = f"{self._industry(offer.kind.industry)} {offer.kind.level}"
        seat = self.model.seat
        cubes = ((COAL, offer.coal), (IRON, offer.iron))
        lines += self._sum(offer.pounds)
        if offer.to_track:
            cube = COAL if offer.kind.industry == "coal-mine" else IRON
            words = self._say("line-track", cubes=offer.to_track)
            lines.append(PriceLine(words, f"+{pounds(offer.earned)}", "good", cube=cube))
        flips = [self._say("flips-at-once")] if 0 < offer.to_track == offer.kind.cubes else []
        return PriceSheetLook(
            motto,
            title,
            tuple(lines),
            (
                *self._two_cards(),
                *lost,
                *flips,
                *self._notes(offer.pounds, *cubes, earned=offer.earned),
            ),
            tuple(several),
            fresh_face(context, seat, offer.kind),
            fresh_face(context, seat, offer.kind, flipped=True) if not several else None,
            str(offer.kind.income) if not several else "",
            self._confirm("do-build", pounds=offer.pounds),
        )

    def _chosen(self, industry: str) -> str:
        """Return an industry as a choice, with a note if it needs two cards and others one."""
        named = self._industry(industry)
        takes_two = self.draft.needs_two(industry) and not self.draft.takes_two
        return self._say("industry-by-two", industry=named) if takes_two else named

    def _cards(self) -> tuple[PriceLine, ...]:
        """Return the lines of a build's two cards, if it needs two."""
        option = self.draft.pending
        if option is None or not self.draft.takes_two:
            return ()
        first, *rest = (card_name(self.context, card) for card in self.draft.cards_for(option))
        return (
            PriceLine(self._say("line-two-cards"), first),
            *(PriceLine("", f"+ {name}") for name in rest),
        )

    def _two_cards(self) -> tuple[str, ...]:
        """Return a note that a build needs two cards and the whole turn, if so."""
        return (self._say("takes-two-cards"),) if self.draft.takes_two else ()

    def _link(self) -> PriceSheetLook:
        line = self.draft.value(move_options.LINE)
        night = self.model.night
        key = "rail" if night else "canal"
        motto = self._say(f"deed-{key}")
        if not line:
            return PriceSheetLook(
                motto, self._say(f"action-{key}"), notes=(self._say("pick-line"),)
            )
        title = self.context.area(line)
        sources: tuple[Source, ...] = ()
        if not night:
            cost = self.model.costs["canal"]
            lines: tuple[PriceLine, ...] = self._sum(cost)
            choices: tuple[PriceChoice, ...] = ()
        else:
            offer = self.model.rail(line)
            cost, sources = (offer.pounds, offer.coal) if offer is not None else (0, ())
            coal, ways = self._cubes.lines(COAL, sources)
            track = sum(source.pounds for source in sources[:1])
            lines = (
                PriceLine(self._say("line-rail"), pounds(cost - track)),
                *coal,
                *self._sum(cost),
            )
            choices = tuple(ways)
        confirm = self._confirm(f"do-{key}", pounds=cost + paid(self.drafting))
        notes = self._notes(cost, (COAL, sources))
        return PriceSheetLook(motto, title, lines, notes, choices, confirm=confirm)

    def _develop(self) -> PriceSheetLook:
        industry = self.draft.value(move_options.INDUSTRY)
        sources = self.model.iron
        iron, ways = self._cubes.lines(IRON, sources)
        cost = self._cubes.chosen(sources, IRON)
        due = cost.pounds if cost is not None else 0
        title = self._say("action-develop")
        motto = self._say("deed-develop")
        if not industry:
            return PriceSheetLook(motto, title, tuple(iron), (self._say("pick-stack"),))
        top = self.model.view.seats[self.model.seat].tops[industry]
        name = f"{self._industry(industry)} {top.level}" if top is not None else ""
        lines = (PriceLine(self._say("line-gone"), name), *iron, *self._sum(due))
        face = fresh_face(self.context, self.model.seat, top) if top is not None else None
        return PriceSheetLook(
            motto,
            title,
            lines,
            self._notes(due, (IRON, sources)),
            tuple(ways),
            face,
            confirm=self._confirm("do-develop"),
        )

    def _sell(self) -> PriceSheetLook:
        draft = self.draft
        mill = draft.value(move_options.MILL)
        buyer = draft.value(move_options.BUYER)
        motto = self._say("deed-sell")
        title = self._say("deed-cotton")
        if not mill:
            return PriceSheetLook(motto, title, notes=(self._say("pick-mill"),))
        space = self.model.view.space(mill)
        face = face_of(self.context, space)
        income = signed(gain(self.model, mill))
        lines = [PriceLine(self.context.area(space.place), income, "good")]
        choices: tuple[PriceChoice, ...] = ()
        ways = sorted(draft.legal(move_options.BUYER), key=self._rank)
        alike = {self._port(way): way for way in (*reversed(ways), *filter(None, [buyer]))}
        ways = [way for way in ways if alike[self._port(way)] == way]
        if len(ways) > 1 or not buyer:
            ports = [way for way in ways if way != drafts.MARKET]
            shown = [*ports[: MOST_CHOICES - 1], *ways[len(ports) :]]
            choices = tuple(
                PriceChoice(
                    move_options.BUYER, way, *self._buyer(way), way == buyer, self._port_owner(way)
                )
                for way in shown
            )
        elif buyer:
            place, figure = self._buyer(buyer)
            owner = self._port_owner(buyer)
            said = self._say("port-at", place=place) if owner != NOBODY else place
            lines.append(PriceLine(place, figure, seat=owner, said=said))
        notes: tuple[str, ...] = ()
        if drafts.MARKET in ways and buyer in ("", drafts.MARKET):
            tiles = ", ".join(signed(-step) if step else "0" for step in self.model.view.distant)
            notes = (self._say("tile-is-luck"), self._say("tiles-left", tiles=tiles))
            distant = {move_options.MILL: mill, move_options.BUYER: drafts.MARKET}
            market = next((each for each in draft.options if each.fits(distant)), None)
            if market is not None:
                chance = self.drafting.lookahead.chance_to_sell(self.model.state, market.move)
                notes = (self._say("market-chance", percent=round(100 * chance)), *notes)
        confirm = self._confirm("do-sell")
        later = face._replace(flipped=True, bale=False) if face is not None else None
        return PriceSheetLook(motto, title, tuple(lines), notes, choices, face, later, "", confirm)

    def _loan(self) -> PriceSheetLook:
        draft = self.draft
        picked = draft.value(move_options.SUM)
        choices = []
        for words in sorted(draft.legal(move_options.SUM)):
            after = self.model.loan(int(words))
            figure = self._say("loan-income", income=signed(after[1])) if after is not None else ""
            sum_words = pounds(int(words))
            choices.append(
                PriceChoice(move_options.SUM, words, sum_words, figure, chosen=words == picked)
            )
        confirm = self._confirm("do-loan", pounds=int(picked)) if picked else ""
        return PriceSheetLook(
            self._say("deed-loan"),
            self._say("action-loan"),
            (),
            (self._say("loan-note", loan=self.model.costs["loan"]),),
            tuple(choices),
            confirm=confirm,
        )

    def _passing(self) -> PriceSheetLook:
        title = self._say("action-pass")
        notes = (self._say("pass-note"),)
        confirm = self._confirm("do-pass")
        return PriceSheetLook(self._say("deed-pass"), title, notes=notes, confirm=confirm)

    def _debt(self) -> PriceSheetLook:
        space = self.draft.value(move_options.SPACE)
        model = self.model
        money = model.view.seats[model.seat].money
        lines = [PriceLine(self._say("line-owed"), pounds(money), "bad")]
        if not space:
            lines += self._candidates()
            note = self._say("pick-debt")
            return PriceSheetLook(self._say("deed-debt"), self._say("debt"), tuple(lines), (note,))
        seen = model.view.space(space)
        offer = model.debt(space)
        if seen.counter is not None:
            name = f"{self._industry(seen.counter.kind.industry)} {seen.counter.kind.level}"
            lines.append(PriceLine(name, self.context.area(seen.place)))
        lines.append(PriceLine(self._say("line-brings"), f"+{pounds(offer.pounds)}", "good"))
        tone = "bad" if offer.left < 0 else "strong"
        lines.append(PriceLine(self._say("line-left"), pounds(offer.left), tone))
        lost = self._say("points-lost", points=offer.points) if offer.points else ""
        more = self._say("debt-goes-on") if offer.goes_on else ""
        return PriceSheetLook(
            self._say("deed-debt"),
            self._say("debt"),
            tuple(lines),
            tuple(filter(None, (lost, more))),
            now=face_of(self.context, seen),
            confirm=self._confirm("do-debt", pounds=offer.pounds),
        )

    def _candidates(self) -> list[PriceLine]:
        """Return, for every kind of counter that can be removed, what it pays and leaves."""
        found: dict[str, PriceLine] = {}
        spaces = self.draft.legal(move_options.SPACE)
        for space in sorted(spaces, key=lambda each: self.model.debt(each).pounds):
            counter = self.model.view.space(space).counter
            offer = self.model.debt(space)
            if counter is None:
                continue
            name = f"{self._industry(counter.kind.industry)} {counter.kind.level}"
            facts = {"pounds": pounds(offer.pounds), "left": pounds(offer.left)}
            tone = "bad" if offer.left < 0 else ""
            said = f"{name}, {self._say('debt-gives', **facts)}"
            found[name] = PriceLine(name, self._say("debt-figure", **facts), tone, said=said)
        return list(found.values())

    # ---- parts

    def _industry(self, industry: str) -> str:
        return self._say(f"industry-{industry}")

    def _cost(self, industry: str) -> str:
        top = self.model.view.seats[self.model.seat].tops[industry]
        return pounds(top.cost) if top is not None else ""

    def _rank(self, buyer: str) -> tuple[int, str]:
        """Return the sort key of buyers: own ports, other ports, the distant market."""
        if buyer == drafts.MARKET:
            return 2, buyer
        return how_foreign(self.model.state, self.model.seat, buyer), buyer

    def _buyer(self, buyer: str) -> tuple[str, str]:
        """Return a buyer's place, with its level if there are several, and its gain."""
        place, counter = self._port(buyer)
        if counter is None:
            return self._say("distant"), ""
        words = self.context.area(place)
        ports = map(self._port, self.draft.legal(move_options.BUYER))
        if sum(at == place for at, _ in set(ports)) > 1:
            words = self._say("port-of-level", level=counter.kind.level, place=words)
        return words, signed(counter.kind.income)

    def _port(self, buyer: str) -> tuple[str, CounterView | None]:
        """Return a buyer's place and port; identical ports of one place are one choice."""
        space = self.model.view.space(buyer) if buyer != drafts.MARKET else None
        return (space.place, space.counter) if space is not None else ("", None)

    def _port_owner(self, buyer: str) -> int:
        """Return the owner of a buyer's port."""
        counter = self._port(buyer)[1]
        return counter.owner if counter is not None else NOBODY

    def _sum(self, due: int) -> tuple[PriceLine, ...]:
        return (PriceLine(self._say("line-sum"), pounds(due + paid(self.drafting)), "strong"),)

    def _notes(
        self, due: int, *cubes: tuple[str, tuple[Source, ...]], earned: int = 0
    ) -> tuple[str, ...]:
        """Return what is left, and who gains when a counter gives its last cube."""
        seat = self.model.view.seats[self.model.seat]
        left = pounds(seat.money - due + earned)
        spent = pounds(seat.spent + due)
        gains = [self._cubes.gain(kind, sources) for kind, sources in cubes]
        return (self._say("leaves", left=left, spent=spent), *filter(None, gains))

    _writers: ClassVar[Mapping[str, "Callable[[PriceSheetWriter], PriceSheetLook]"]] = {
        move_options.BUILD: _build,
        move_options.LINK: _link,
        drafts.DEVELOP: _develop,
        drafts.SELL: _sell,
        drafts.LOAN: _loan,
        drafts.PASS: _passing,
        "remove": _debt,
    }
