"""What a sale to the distant market pays besides the mill's own income, in words."""

from game.text.numerals import pounds_text
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.view_model import BrassModel


def market_payment_text(context: TableContext, model: BrassModel) -> str:
    """Return the pounds that the place of the demand marker gives a sale, such as "+£3",
    "+£0 or +£1" or "+£0 to +£3"; "" if it raises the income or if every tile closes the
    market."""
    span = model.market_bonus_range
    if span is None or not model.view.is_market_bonus_money:
        return ""
    least, most = map(pounds_text, span)
    if least == most:
        return f"+{least}"
    key = "market-gain-either" if span[1] - span[0] == 1 else "market-gain-span"
    return context.say(key, least=least, most=most)


def market_payment_note(context: TableContext, model: BrassModel) -> str:
    """Return a sentence on the pounds that the market pays; "" if it pays none."""
    payment = market_payment_text(context, model)
    return context.say("market-gain-money", gain=payment) if payment else ""
