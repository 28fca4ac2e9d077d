"""Numbers are printed with a minus, never with the hyphen of a typewriter."""

from game.numerals import numeral, signed


def test_a_number_below_0_has_a_minus() -> None:
    assert [numeral(number) for number in (-6, 0, 6)] == ["−6", "0", "6"]


def test_a_gain_has_a_plus_a_loss_a_minus() -> None:
    assert [signed(number) for number in (-12, 0, 3)] == ["−12", "+0", "+3"]
