"""Easings map a share of the time to a share of the movement, from 0 to 1."""

from math import cos, pi

OVERSHOOT = 1.70158


def linear(share: float) -> float:
    """Constant speed."""
    return share


def out_quad(share: float) -> float:
    """Ends slowly."""
    return 1 - (1 - share) ** 2


def in_cubic(share: float) -> float:
    """Starts very slowly."""
    return share**3


def out_cubic(share: float) -> float:
    """Ends very slowly."""
    return 1 - (1 - share) ** 3


def in_out_sine(share: float) -> float:
    """Starts and ends gently."""
    return (1 - cos(pi * share)) / 2


def out_back(share: float) -> float:
    """Goes a little too far and comes back."""
    rest = share - 1
    return 1 + (OVERSHOOT + 1) * rest**3 + OVERSHOOT * rest * rest
