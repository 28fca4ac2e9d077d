"""Numerals of rounds and eras; small numbers are Roman."""

from game.client.app import App

MAX_ROMAN_ROUNDS = 9  # rounds: of more the numerals are too wide to stand side by side
ROMAN_VALUES_AND_SYMBOLS = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman_numeral(number: int) -> str:
    """Return a small positive integer as a Roman numeral, for example "IX" for 9.

    >>> roman_numeral(4), roman_numeral(9), roman_numeral(12)
    ('IV', 'IX', 'XII')
    """
    written = ""
    for value, letters in ROMAN_VALUES_AND_SYMBOLS:
        while number >= value:
            written += letters
            number -= value
    return written


def round_numeral(app: App, round_number: int, seat_count: int) -> str:
    """Return the number of a round as the title shows it: a Roman numeral, or, in titles with
    eras, a number that restarts in each era."""
    eras = app.box.rounds_per_era
    return (
        roman_numeral(round_number)
        if eras is None
        else str(round_number_in_era(round_number, eras(seat_count)))
    )


def round_display_name(app: App, round_number: int, seat_count: int) -> str:
    """Return the display name of a round, with its era in titles with eras."""
    numeral = round_numeral(app, round_number, seat_count)
    eras = app.box.rounds_per_era
    if eras is None:
        return app.say("recalling.round", round=numeral)
    era = app.say(f"end.era-{(round_number - 1) // eras(seat_count) + 1}")
    return app.say("recalling.era-round", era=era, round=numeral)


def all_round_numerals(app: App, round_count: int, seat_count: int) -> list[str]:
    """Return the numerals of all rounds, to be shown side by side; if there are many rounds,
    plain numbers instead of Roman numerals."""
    eras = app.box.rounds_per_era
    every = range(1, round_count + 1)
    if eras is not None:
        return [str(round_number_in_era(number, eras(seat_count))) for number in every]
    return [
        roman_numeral(number) if round_count <= MAX_ROMAN_ROUNDS else str(number)
        for number in every
    ]


def round_number_in_era(round_number: int, rounds_per_era: int) -> int:
    """Return the number of a round within its era, where every era has `rounds_per_era` rounds; for
    example 1 for round 11 with eras of 10 rounds.

    >>> round_number_in_era(10, 10), round_number_in_era(11, 10)
    (10, 1)
    """
    return (round_number - 1) % rounds_per_era + 1
