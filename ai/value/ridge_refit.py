"""How the weights of a network are refitted by ridge regression."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RidgeRefit:
    """The settings of a refit: the penalty for changes of weights, the share of an error common
    to all seats that is left out, and whether the constant changes without a penalty."""

    penalty: float
    removed_common_error_share: float
    is_constant_unpenalised: bool
