"""Draws pictures that will soon be needed, in the time that frames leave."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from game.engine.rules import NOBODY
from game.scene.skins.sheets import PAINTER_BY_SKIN
from game.scene.stage.stage import Stage
from game.tabletop.draw_ahead import (
    IdlePredrawer,
    PendingDrawing,
    pending_highlight_drawings,
    pending_last_action_mark_drawings,
)
from game.tabletop.map.last_action_marks import mark_of_seat
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.sheet.sheet_placement import box_around_points
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT
from game.titles.tinners_trail.rules.view_classes import AreaView, AuctionView
from game.titles.tinners_trail.table.county.area_pieces import draw_area_pieces
from game.titles.tinners_trail.table.county.county_scene import CountyScene, make_county_scene
from game.titles.tinners_trail.table.county.map_pieces import LAMPLIGHT_RADIUS
from game.titles.tinners_trail.table.panels.hand import (
    TrailHand,
    card_face_from_notation,
    is_card_hidden,
    viewer_hand,
)
from game.titles.tinners_trail.table.panels.player_panel import TrailPlayerPanel
from game.titles.tinners_trail.table.parts import TrailParts
from game.titles.tinners_trail.table.sheets.auction_bill import AuctionBill
from game.titles.tinners_trail.table.sheets.auction_bill_placement import (
    auction_bill_sizes_and_position,
)
from game.titles.tinners_trail.table.sheets.auction_bill_sizes import AuctionBillSizes
from game.titles.tinners_trail.table.sheets.auction_summary import AuctionBillWriter
from game.titles.tinners_trail.table.sheets.auction_watch_panel import (
    AuctionWatchLook,
    AuctionWatchPanel,
)
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

FLYING_CARD_SCALE = 1.0  # a card on its way to the bill
FIRST_BIDDER_PART_INDEX = 3  # among the parts of a bill
# a bidder's words, whether they are strong, and whether it is that bidder's turn
BIDDER_STATE_BOLD_AND_DECIDING = (
    ("bidder-in", False, False),
    ("bidder-out", False, False),
    ("bidder-leads", True, False),
    ("bidder-acts", True, True),
)


class TrailDrawAhead(IdlePredrawer[TrailModel]):
    """Draws pictures while the table is idle: highlights, the land, panels, pieces, the next
    dusk, and the next auction bill with its paper, its tiles, its letters and the cards the
    viewer may know."""

    def __init__(
        self,
        context: TrailContext,
        pictures: MapPictures[CountyScene],
        parts: TrailParts,
        stage: Stage,
    ) -> None:
        """Store the context and pictures to draw with, the parts of the table, and its stage."""
        super().__init__(parts.map_node, stage)
        self._context = context
        self._pictures = pictures
        self._parts = parts
        self._seats = range(len(context.seats))

    def can_draw_ahead(self, model: TrailModel) -> bool:
        """Return False during an auction, for which everything has been drawn ahead, and True
        otherwise."""
        return model.unfinished_auction is None

    def pending_drawings(self, model: TrailModel, px_per_u: float) -> Iterator[PendingDrawing]:
        """Yield the drawings to make at `px_per_u`, the slow ones last."""
        parts = self._parts
        chart = self._parts.map_node
        seats = self._seats
        yield from pending_highlight_drawings(chart.county.place_highlights, list(chart.targets))
        on_map = px_per_u * chart.county.scale
        # Adits, ships and areas, at `on_map` px per u of the map
        art = self._context.art_at_scale(on_map)
        yield PendingDrawing(("lamp", on_map), partial(art.glow, LAMPLIGHT_RADIUS))
        yield PendingDrawing(("adit", on_map), partial(art.piece, "adit"))
        yield PendingDrawing(("ship", on_map), partial(art.piece, "ship"))
        for look in self._expected_area_views(model):
            draw = partial(
                draw_area_pieces, self.make_off_screen_canvas(on_map), self._context, look
            )
            yield PendingDrawing((look, on_map), draw)
        for plate in parts.plates:
            yield from self._drawings_of_panel_at_turn_change(
                plate, px_per_u * parts.layout.window_size.control_size_factor * plate.scale
            )
        if not self._context.is_edition_2007:
            for seat in seats:
                peek = partial(
                    self._context.art_at_scale(on_map).peek_token,
                    self._context.art_colour_name(seat),
                )
                yield PendingDrawing(("eye", seat, on_map), peek)
            yield from self._hand_drawings(model, px_per_u)
            yield from self._auction_bill_drawings(model, px_per_u)
        traces = [mark_of_seat(self._context, seat) for seat in seats]
        yield from pending_last_action_mark_drawings(
            self.make_off_screen_canvas, chart.targets, traces, px_per_u
        )
        scene = make_county_scene(
            model.region_letters_by_area, min(model.view.round + 1, ROUND_COUNT)
        )
        yield PendingDrawing(
            ("dusk", scene), partial(self._pictures.usual_size_picture, chart.county, scene)
        )

    def _drawings_of_panel_at_turn_change(
        self, player_panel: TrailPlayerPanel, px_per_u: float
    ) -> Iterator[PendingDrawing]:
        """Yield the drawing of a player's panel as it will look when the turn changes: lit if it is
        dark now, dark if it is lit. Yield nothing before the panel has been shown."""
        if player_panel.look is not None:
            other = TrailPlayerPanel(
                self._context,
                player_panel.seat,
                width=player_panel.width,
                height=player_panel.height,
            )
            other.show_look(player_panel.look._replace(is_acting=not player_panel.look.is_acting))
            name = (
                "plate",
                player_panel.seat,
                not player_panel.look.is_acting,
                player_panel.width,
                player_panel.height,
                px_per_u,
            )
            yield PendingDrawing(name, lambda: other.draw(self.make_off_screen_canvas(px_per_u)))

    def _hand_drawings(self, model: TrailModel, px_per_u: float) -> Iterator[PendingDrawing]:
        """Yield the drawings of every seat's hand as far as the view knows it, since a replay shows
        the hand of the seat that acts, and people can take turns at one screen."""
        factor = self._parts.layout.window_size.control_size_factor
        for seat in model.view.seats:
            for node in self._parts.hand_node.make_nodes_of_hand(
                TrailHand(seat.hand, shows_only_backs=False)
            ):
                draw = partial(node.draw, self.make_off_screen_canvas(px_per_u * factor))
                yield PendingDrawing(("hand", node.drawing_cache_key(), px_per_u * factor), draw)

    def _expected_area_views(self, model: TrailModel) -> Iterator[AreaView]:
        """Yield areas, without names, as they may soon look: new and full mines of every seat,
        and in the 2007 edition unexplored ground with each change of its dice."""
        view = model.view
        old = self._context.is_edition_2007
        bare = _area_view_with_cubes_only(view.areas[0], arsenic=int(view.has_arsenic))
        for seat in self._seats:
            calciner = seat if view.has_arsenic else -1
            mine = replace(bare, owner=seat, calciner_seat=calciner)
            own = seat if view.has_emigration else -1
            yield mine
            tokens, miners = (0, 1) if old else (1, 2)
            yield replace(
                mine,
                drainage_tokens=tokens,
                miners=miners,
                own_miner_seat=own,
                has_train=True,
                has_survey_pump=not old,
            )
        grounds = {area.empty_ground: area for area in view.areas if area.empty_ground is not None}
        for area in grounds.values():
            yield replace(area, name="", miners=0, has_train=False)

    def _auction_bill_drawings(
        self, model: TrailModel, px_per_u: float
    ) -> Iterator[PendingDrawing]:
        """Yield the drawings of the auction bills for the areas with a tile and without an owner.
        The areas are grouped by the shape and size of their bill; the largest group comes first."""
        parts = self._parts
        papers: dict[tuple[AuctionBillSizes, float], list[AreaView]] = {}
        for area in model.view.areas:
            if area.tile is not None and area.owner < 0:
                about = box_around_points(
                    parts.map_node.target_box_corners_in_window(area.name),
                    parts.layout.window_size.control_size_factor,
                )
                shape, place = auction_bill_sizes_and_position(parts.layout, (about,))
                papers.setdefault((shape, place.scale), []).append(area)
        for (shape, scale), areas in sorted(papers.items(), key=lambda pair: -len(pair[1])):
            yield from self._drawings_of_one_bill_shape(
                model, areas, shape, px_per_u * parts.layout.window_size.control_size_factor * scale
            )

    def _drawings_of_one_bill_shape(
        self,
        model: TrailModel,
        areas: list[AreaView],
        bill_sizes: AuctionBillSizes,
        px_per_u: float,
    ) -> Iterator[PendingDrawing]:
        """Yield the drawings of one shape of bill: its paper; blank cards of each region; headings
        and goods with each card of the viewer's hand; the bidders' parts of one bill; and the panel
        of onlookers for each seat that may have the highest bid, and for none."""
        art = self._context.art_at_scale(px_per_u)
        size = (round(bill_sizes.size[0] * px_per_u), round(bill_sizes.size[1] * px_per_u))
        yield PendingDrawing(("paper", size), partial(PAINTER_BY_SKIN["bill"], size, px_per_u))
        for region in sorted({card.split(":")[0] for card in model.printed_tables.card_texts}):
            for scale in (bill_sizes.card_scale, FLYING_CARD_SCALE):
                draw = partial(art.draw_card_blank_into_cache, region, scale=scale)
                yield PendingDrawing(("card", region, scale, px_per_u), draw)
        own = viewer_hand(model.view, is_concealed=False).cards
        cards = [card for card in own if not is_card_hidden(card)]
        for card in cards:
            face = card_face_from_notation(card, self._context.words)
            yield PendingDrawing(
                (card, "picked", px_per_u), partial(art.survey_card, face, glows=True)
            )
        offers = [("auction", ""), ("survey", ""), *(("auction", card) for card in cards)]
        last = FIRST_BIDDER_PART_INDEX + len(self._seats)
        printed = [(area, offer, part) for area in areas for offer in offers for part in (0, 1)]
        printed += [(areas[0], offers[-1], part) for part in range(2, last)]
        for area, (phase, card), part in printed:
            draw = partial(
                self._draw_bill_part,
                model,
                part,
                bill_sizes,
                px_per_u,
                area=area.name,
                phase=phase,
                card=card,
            )
            yield PendingDrawing(
                (area.name, phase, card, part, bill_sizes.is_ornate, px_per_u), draw
            )
        for seat in (NOBODY, *self._seats):
            yield PendingDrawing(
                ("watching", seat, bill_sizes.is_ornate, px_per_u),
                partial(self._draw_watching_panel, seat, bill_sizes, px_per_u),
            )

    def _draw_bill_part(
        self,
        model: TrailModel,
        part_number: int,
        bill_sizes: AuctionBillSizes,
        px_per_u: float,
        *,
        area: str,
        phase: str,
        card: str,
    ) -> None:
        """Draw the part with the index `part_number` of the bill for an auction of `area` in this
        phase with this card, led by the first seat. A bidder's part is drawn once in each state
        that a bidder can have."""
        sheet = AuctionBill(self._context, bill_sizes)
        everybody = tuple(self._seats)
        auction = AuctionView(area, 0, 1, 1, 0, everybody, card, "hand" if card else "")
        there = replace(model, view=replace(model.view, auction=auction, phase=phase))
        look = AuctionBillWriter(there, self._context, shown_card=card).summary()
        for words, strong, acts in (
            BIDDER_STATE_BOLD_AND_DECIDING
            if part_number >= FIRST_BIDDER_PART_INDEX
            else BIDDER_STATE_BOLD_AND_DECIDING[:1]
        ):
            state = self._context.say(words)
            bidders = [
                each._replace(state_text=state, is_state_bold=strong, is_deciding=acts)
                for each in look.bidders
            ]
            sheet.show(replace(look, bidders=tuple(bidders)))
            tuple(sheet.part_drawings())[part_number](self.make_off_screen_canvas(px_per_u))

    def _draw_watching_panel(
        self, seat: int, bill_sizes: AuctionBillSizes, px_per_u: float
    ) -> None:
        say = self._context.say
        high = say("no-bid") if seat == NOBODY else say("pounds", pounds=1)
        note = say("waiting-auction", name=self._context.player_name(max(seat, 0)))
        watching = AuctionWatchPanel(self._context, lambda: None, bill_sizes.inner_width)
        watching.show_look(AuctionWatchLook(high, seat, note, proxy_text=""))
        watching.draw(self.make_off_screen_canvas(px_per_u))


def _area_view_with_cubes_only(area: AreaView, *, arsenic: int) -> AreaView:
    """Return an area with a cube of each kind and arsenic cubes, in which nothing else stands."""
    return replace(
        area,
        name="",
        tin=1,
        copper=1,
        water=1,
        arsenic=arsenic,
        miners=0,
        extraction_capacity=0,
        drainage_tokens=0,
        has_port=False,
        has_train=False,
        has_miner=False,
        has_survey_pump=False,
        own_miner_seat=-1,
        tile=None,
        empty_ground=None,
        set_up_dice_faces=None,
    )
