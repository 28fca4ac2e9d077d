"""Describe the position in words for screen readers, from what one seat sees and nothing else."""

from collections.abc import Iterator

from game.tabletop.question.question_input import QuestionInput
from game.text.words import Words
from game.titles.tinners_trail.rules.view_classes import AreaView, SeatView, TableView, TileView
from game.titles.tinners_trail.table.draft_input import DraftInput
from game.titles.tinners_trail.table.panels.development_board import ROMAN_NUMERALS
from game.titles.tinners_trail.table.panels.hand import card_display_name, viewer_hand
from game.titles.tinners_trail.table.panels.price_odds import next_roll_odds
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel


def describe_position(
    model: TrailModel, question_input: QuestionInput, context: TrailContext, *, is_concealed: bool
) -> tuple[str, ...]:
    """Return the position in words, without the prompt, as paragraphs, the most urgent first; a
    paragraph that does not apply is "". What the hand reveals is left out if it is
    `is_concealed`."""
    view = model.view
    say = context.say
    round_now = say("describe-round", round=ROMAN_NUMERALS[view.round - 1])
    if view.tin_price:
        prices = say("describe-prices", tin=view.tin_price, copper=view.copper_price)
        round_now = f"{round_now} {prices}"
    adits = [
        f"{context.area_name(one)} – {context.area_name(other)}"
        for one, other in view.adit_area_pairs
    ]
    return (
        _pickable_targets_text(question_input, context),
        "" if is_concealed else _kept_cards_text(question_input, context),
        _auction_description(view, context),
        round_now,
        " ".join(price_odds_lines(model, context)),
        _arsenic_market_description(view, context),
        *(_seat_description(model, seat, context) for seat in view.seats),
        _hand_description(model, context, is_concealed=is_concealed),
        " ".join(_texts_of_investment_boxes_with_cubes(model, context)),
        *_area_texts(model, context, is_concealed=is_concealed),
        say("describe-adits", places=", ".join(adits)) if adits else "",
    )


def _pickable_targets_text(question_input: QuestionInput, context: TrailContext) -> str:
    """Return sentences that name the actions and the areas that can be picked now; "" if there are
    none."""
    say = context.say
    parts = []
    if question_input.possible_actions_or_tasks:
        names = ", ".join(
            say(f"action-{action}") for action in sorted(question_input.possible_actions_or_tasks)
        )
        parts.append(say("describe-actions", actions=names))
    if question_input.pickable_areas:
        places = ", ".join(
            context.area_name(area) for area in sorted(question_input.pickable_areas)
        )
        parts.append(say("describe-targets", areas=places))
    return " ".join(parts)


def _kept_cards_text(question_input: QuestionInput, context: TrailContext) -> str:
    """Return a sentence that names the cards kept so far in the draft; "" if there are none."""
    if not isinstance(question_input, DraftInput) or not question_input.kept_index_by_region:
        return ""
    cards = [
        card_display_name(context, question_input.pairs[region][at])
        for region, at in question_input.kept_index_by_region.items()
    ]
    return context.say("describe-kept", cards=", ".join(cards))


def _auction_description(view: TableView, context: TrailContext) -> str:
    """Return sentences on the running auction: the area with the minimum bid, or with the highest
    bid and its bidder, and the survey card if there is one; "" without an auction."""
    auction = view.auction
    say = context.say
    if auction is None:
        return ""
    area = context.area_name(auction.area)
    leader = auction.high_bidder
    told = [say("describe-auction", area=area, minimum=auction.minimum_bid)]
    if leader >= 0:
        names = {"area": area, "name": context.player_name(leader)}
        told = [say("describe-high-bid", pounds=auction.high_bid, **names)]
    if auction.survey_card:
        told.append(say("describe-card", card=card_display_name(context, auction.survey_card)))
    return " ".join(told)


def _arsenic_market_description(view: TableView, context: TrailContext) -> str:
    """Return a sentence with the pounds of each open, empty space of the arsenic market, in the
    order in which cubes would fill them; "" if there are none."""
    free = [space for space in view.arsenic_market_spaces if space.is_open and not space.is_filled]
    spaces = ", ".join(context.say("pounds", pounds=space.pounds) for space in free)
    return context.say("describe-market", spaces=spaces) if spaces else ""


def _seat_description(model: TrailModel, seat: SeatView, context: TrailContext) -> str:
    """Return sentences on what a seat has: money, points, ore, mines, and its column or place of
    passing; its arsenic if it has any, and in 2007 its investment cubes."""
    say = context.say
    name = context.player_name(seat.seat)
    mines = [context.area_name(area.name) for area in model.view.areas if area.owner == seat.seat]
    his = model.wallace_affairs
    owed = 0
    if his is not None and his.seat == seat.seat:
        owed = his.owed_pounds
    told = [say("describe-seat", name=name, money=seat.money - owed, points=seat.points)]
    if seat.tin + seat.copper:
        told.append(say("describe-ore", tin=seat.tin, copper=seat.copper))
    if mines:
        told.append(say("describe-mines", count=len(mines), areas=", ".join(mines)))
    told.append(say("describe-mines-left", count=seat.mines_left))
    if seat.arsenic:
        told.append(say("spoken-arsenic", count=seat.arsenic).capitalize() + ".")
    if model.printed_tables.is_edition_2007:
        told.append(say("describe-cubes", count=seat.investment_cubes_left))
    day = say("describe-work", column=seat.track_column, count=seat.work_points_left)
    told.append(
        say("describe-passed", place=seat.passing_row + 1) if seat.passing_row >= 0 else day
    )
    return " ".join(told)


def _hand_description(model: TrailModel, context: TrailContext, *, is_concealed: bool) -> str:
    hand = viewer_hand(model.view, is_concealed=is_concealed)
    if not hand.cards:
        return ""
    if hand.shows_only_backs:
        return context.say("describe-hand-hidden", count=len(hand.cards))
    cards = ", ".join(card_display_name(context, card) for card in hand.cards)
    return context.say("describe-hand", cards=cards)


def _texts_of_investment_boxes_with_cubes(
    model: TrailModel, context: TrailContext
) -> Iterator[str]:
    """Yield the investment boxes with cubes."""
    for numeral, column in zip(ROMAN_NUMERALS, model.view.investment_boxes_by_round, strict=False):
        for box in column:
            if box.owners_of_cubes:
                names = ", ".join(map(context.player_name, box.owners_of_cubes))
                prices = {"pounds": box.pounds, "points": box.points}
                yield context.say("describe-box", round=numeral, names=names, **prices)


def _area_texts(model: TrailModel, context: TrailContext, *, is_concealed: bool) -> Iterator[str]:
    """Yield a text for each area: mines first, then tiles, then areas with neither; areas beyond
    the map card with nothing in them last. In 2007 empty ground comes after open ground. If
    `is_concealed`, tiles that only the viewer knows are not named."""

    def order(area: AreaView) -> tuple[bool, bool, str, str]:
        later, region = (
            (area.empty_ground is not None, "") if old else (area.tile is None, area.region)
        )
        return area.owner < 0, later, region, context.area_name(area.name)

    old = model.printed_tables.is_edition_2007
    beyond = [
        area.name for area in model.view.areas if not old and is_bare_area_beyond_map_card(area)
    ]
    for area in sorted(model.area_views_as_seen(is_concealed=is_concealed), key=order):
        if area.name not in beyond:
            yield named_area_description(area, context)
    if beyond:
        yield context.say("describe-beyond", areas=", ".join(map(context.area_name, beyond)))


def is_bare_area_beyond_map_card(area: AreaView) -> bool:
    """Return whether an area is beyond the map card and has no pieces, ore or arsenic (D-1)."""
    pieces = area.miners or area.has_port or area.has_train
    return not (area.region or pieces or area.tin or area.copper or area.arsenic)


def named_area_description(area: AreaView, context: TrailContext) -> str:
    """Return an area's name and everything that lies there."""
    return f"{context.area_name(area.name)}. {area_description(area, context)}"


def area_description(area: AreaView, context: TrailContext) -> str:
    """Return sentences about an area: its region or coast, its mine, cubes and pieces. For empty
    ground of 2007 they say that pieces built there count when the mine is built (C-12).
    """
    say = context.say
    coast = say("coastal" if area.is_coastal else "inland")
    kinds = ("tin", "copper", "water", "arsenic")
    counts = {kind: int(getattr(area, kind)) for kind in kinds}
    old = context.is_edition_2007
    where = "coast" if old else "region" if area.region else "beyond"
    parts = [say(f"spoken-{where}", region=area.region.upper(), coast=coast)]
    if area.owner >= 0:
        parts.append(
            say(
                "spoken-mine",
                name=context.player_name(area.owner),
                capacity=area.extraction_capacity,
            )
        )
    elif area.region and not old:
        parts += _area_tile_sentences(area.tile, context)
    lying = [say(f"spoken-{kind}", count=count) for kind, count in counts.items() if count]
    if lying:
        parts.append(say("spoken-lying", things=", ".join(lying)))
    if area.drainage_tokens:
        parts.append(say("spoken-drainage", count=area.drainage_tokens))
    if area.empty_ground is not None:
        parts.append(say("spoken-empty"))
        if area.empty_ground.cubes_added_to_ore_dice or area.empty_ground.cubes_taken_off_water_die:
            parts.append(
                say(
                    "spoken-changes",
                    ore=area.empty_ground.cubes_added_to_ore_dice,
                    water=area.empty_ground.cubes_taken_off_water_die,
                )
            )
    if pieces := piece_phrases(area, context):
        last = f" {say('spoken-and')} ".join(pieces[-2:])
        parts.append(say("spoken-standing", things=", ".join((*pieces[:-2], last))))
    return " ".join(parts)


def _area_tile_sentences(tile: TileView | None, context: TrailContext) -> list[str]:
    if tile is None or not tile.is_known:
        return [context.say("spoken-no-tile" if tile is None else "spoken-tile-down")]
    key = "spoken-tile-up" if tile.is_face_up else "spoken-tile-seen"
    told = context.say(key, tin=tile.tin, copper=tile.copper, water=tile.water)
    return (
        [told, tile_bonus_sentence(tile.bonus_text, context.words)] if tile.bonus_text else [told]
    )


def tile_bonus_sentence(bonus: str, words: Words) -> str:
    """Return what the winner of a tile gets, "money+3" or "work+1", in a sentence (K-2)."""
    kind, _, count = bonus.partition("+")
    return words.say(f"table.bonus-{kind}", count=int(count))


def piece_phrases(area: AreaView, context: TrailContext) -> list[str]:
    """Return the name of every piece in an area; a miner in its owner's colour is named with the
    owner."""
    say = context.say
    found = []
    plain = area.miners
    if area.own_miner_seat >= 0:
        found.append(say("spoken-own-miner", name=context.player_name(area.own_miner_seat)))
        plain -= 1
    if plain:
        found.append(say("spoken-miner" if plain == 1 else "spoken-miners", count=plain))
    pieces = {"port": area.has_port, "train": area.has_train, "pump": area.has_survey_pump}
    pieces["calciner"] = area.calciner_seat >= 0
    return found + [say(f"spoken-{kind}") for kind, there in pieces.items() if there]


def price_odds_lines(model: TrailModel, context: TrailContext) -> tuple[str, ...]:
    """Return a heading, a line for each ore with the odds of its prices, and a line on how prices
    are rolled; () when no roll is left.
    """
    odds = next_roll_odds(model.state)
    if not odds:
        return ()
    lines = [context.say("odds-head")]
    for each in odds:
        parts = [
            context.say("odds-price", pounds=price, percent=each.percent_of_price(place))
            for place, price in enumerate(each.prices)
        ]
        lines.append(context.say(f"odds-{each.ore}", prices=" · ".join(parts)))
    first, second, third = odds[0].largest_dice_total_by_price_but_dearest
    return (*lines, context.say("odds-how", first=first, second=second, third=third))
