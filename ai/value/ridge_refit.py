"""How the weights of a network are refitted by ridge regression."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RidgeRefit:
    """The settings of a refit of weights by ridge regression: the penalty for changing weights; the
    share of the mean error of all seats that is subtracted from each seat's error; and whether the
    constant weight may change without a penalty."""

    penalty: float
    removed_common_error_share: float
    is_constant_unpenalised: bool
