"""Amounts of money as text for the sentences of reasons."""

# interpreted: asked once a hint

PENCE_PER_POUND = 100


def pence_to_pounds_text(pence: int) -> str:
    """Return pence as pounds in text, rounded to half a pound, such as "4" or "4.50"."""
    halves = round(pence / (PENCE_PER_POUND / 2))
    whole, half = divmod(abs(halves), 2)
    sign = "−" if halves < 0 else ""
    return f"{sign}{whole}.50" if half else f"{sign}{whole}"
