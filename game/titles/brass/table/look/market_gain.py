"""What a sale to the distant market brings besides the mill, in words."""

from game.text.numerals import pounds_text, signed_number_text
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.view_model import BrassModel


def market_gain_figure(context: TableContext, model: BrassModel) -> str:
    """Return what the place of the demand marker gives a sale, such as "+3", "+0 or +1" or
    "+0 to +3"; "" if every tile closes the market."""
    span = model.market_bonus_range
    if span is None:
        return ""
    least, most = (
        pounds_text(each) if model.view.is_market_bonus_money else str(each) for each in span
    )
    if least == most:
        return f"+{least}" if model.view.is_market_bonus_money else signed_number_text(span[0])
    key = "market-gain-either" if span[1] - span[0] == 1 else "market-gain-span"
    return context.say(key, least=least, most=most)


def market_gain_note(context: TableContext, model: BrassModel) -> str:
    """Return a sentence on what the market gives besides the mill's own income; "" if every tile
    closes the market."""
    figure = market_gain_figure(context, model)
    if not figure:
        return ""
    key = "market-gain-money" if model.view.is_market_bonus_money else "market-gain-income"
    return context.say(key, gain=figure)
