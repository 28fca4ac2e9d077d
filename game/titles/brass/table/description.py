"""Describes the position in words, for screen readers."""

from game.text.numerals import pounds_text, signed_number_text
from game.titles.brass.rules.table_view import TableView
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.draft import Draft
from game.titles.brass.table.look.panel_looks import card_name, spoken_seat_text, stacks_look
from game.titles.brass.table.view_model import BrassModel


def describe_position(
    context: TableContext, model: BrassModel, draft: Draft, *, is_concealed: bool
) -> tuple[str, ...]:
    """Return the position as paragraphs: the round, the turn order with the money spent, the tracks
    with their prices, the distant market, the hand (left out if `is_concealed`), the tops of the
    viewer's stacks, and for each seat its values, counters and links."""
    say = context.say
    view = model.view
    tracks = say("said-tracks", coal=view.coal_track_cubes, iron=view.iron_track_cubes)
    paragraphs = [
        say("said-round", era=say(f"era-{view.era}"), round=view.round, rounds=view.rounds_in_era)
    ]
    paragraphs += [
        _turn_order_text(context, view),
        f"{tracks} {next_cube_prices_text(context, view)}",
        _distant_market_text(context, view),
    ]
    if draft.options and not is_concealed:
        names = ", ".join(card_name(context, card) for card in model.hand)
        paragraphs.append(say("said-hand", cards=names))
    if 0 <= model.seat < len(view.seats):
        looks = stacks_look(context, model, model.seat, industries_with_key=()).stacks
        tops = "; ".join(look.spoken_text for look in looks)
        paragraphs.append(say("said-works", tiles=tops))
    for seat in view.seats:
        paragraphs += [
            spoken_seat_text(context, seat),
            _counters_and_links_text(context, model, seat.seat),
        ]
    return tuple(paragraph for paragraph in paragraphs if paragraph)


def next_cube_prices_text(context: TableContext, view: TableView) -> str:
    """Return what the next cube of coal and of iron costs in the markets."""
    coal, iron = (pounds_text(price) for price in (view.coal_price, view.iron_price))
    return context.say("tip-next", coal=coal, iron=iron)


def turn_order_lines(context: TableContext, view: TableView) -> tuple[str, ...]:
    """Return the place, the name and the money spent in this round of each seat, in turn order."""
    return tuple(
        f"{context.say(f'place-{place}')} {context.player_name(seat)}: "
        f"{pounds_text(view.seats[seat].pounds_spent_this_round)}"
        for place, seat in enumerate(view.turn_order, start=1)
    )


def unused_tiles_text(context: TableContext, view: TableView) -> str:
    """Return the steps of the distant market's tiles that are left."""
    steps = view.steps_of_unused_market_tiles
    tiles = ", ".join(signed_number_text(-step) if step else "0" for step in steps)
    return context.say("tiles-left", tiles=tiles)


def _turn_order_text(context: TableContext, view: TableView) -> str:
    return context.say("said-order", order=", ".join(turn_order_lines(context, view)))


def _distant_market_text(context: TableContext, view: TableView) -> str:
    say = context.say
    if view.demand_marker_space == len(view.demand_space_bonuses):
        return f"{say('market')}: {say('tip-market-closed')}"
    return (
        f"{say('said-market', demand=view.demand_marker_space)} {unused_tiles_text(context, view)}"
    )


def _counters_and_links_text(context: TableContext, model: BrassModel, seat: int) -> str:
    say = context.say
    counters = []
    for counter, place in ((space.counter, space.place) for space in model.view.spaces):
        if counter is not None and counter.owner == seat:
            name = f"{say(f'industry-{counter.kind.industry}')} {counter.kind.level}"
            cubes = f" ×{counter.cubes}" if counter.cubes else ""
            state = say("tip-flipped", points=counter.kind.points) if counter.is_flipped else ""
            counters.append(f"{name}, {context.area_name(place)}{cubes}{state and f' ({state})'}")
    links = [
        context.area_name(" ".join(link.places)) for link in model.view.links if link.owner == seat
    ]
    return "; ".join([*counters, *links])
