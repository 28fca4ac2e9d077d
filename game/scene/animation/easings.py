"""Easings map a share of the time to a share of the movement, from 0 to 1."""

from math import cos, pi

OVERSHOOT = 1.70158


def ease_linear(share: float) -> float:
    """Return the share unchanged: constant speed."""
    return share


def ease_out_quad(share: float) -> float:
    """Return the eased share, 0 to 1: quadratic, slowing down at the end."""
    return 1 - (1 - share) ** 2


def ease_in_cubic(share: float) -> float:
    """Return the eased share, 0 to 1: cubic, starting very slowly."""
    return share**3


def ease_out_cubic(share: float) -> float:
    """Return the eased share, 0 to 1: cubic, slowing down strongly at the end."""
    return 1 - (1 - share) ** 3


def ease_in_out_sine(share: float) -> float:
    """Return the eased share, 0 to 1: slow at the beginning and at the end, along a sine."""
    return (1 - cos(pi * share)) / 2


def ease_out_back(share: float) -> float:
    """Return the eased share, which goes a little beyond 1 and comes back to it at the end."""
    rest = share - 1
    return 1 + (OVERSHOOT + 1) * rest**3 + OVERSHOOT * rest * rest
