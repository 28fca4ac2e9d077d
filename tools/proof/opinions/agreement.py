"""What engine and second implementation see differently at one step of a game."""

from tools.proof.opinions.engine_side import EngineSide
from tools.proof.opinions.second import SecondImplementation


def unlike_answers(engine: EngineSide, second: SecondImplementation) -> list[str]:
    """Moves only one allows, and odds of luck that differ."""
    found = only_one_allows(set(engine.moves()), set(second.moves()))
    if not found and second.is_luck:
        found = unequal_odds(engine.weights(), second.weights())
    return found


def only_one_allows(engine: set[str], oracle: set[str]) -> list[str]:
    """Moves that are legal for one of them alone."""
    return [
        *(f"only the engine allows {text!r}" for text in sorted(engine - oracle)),
        *(f"only the oracle allows {text!r}" for text in sorted(oracle - engine)),
    ]


def unequal_odds(engine: dict[str, int], oracle: dict[str, int]) -> list[str]:
    """Outcomes whose share of all weights differs."""
    all_engine, all_oracle = sum(engine.values()), sum(oracle.values())
    return [
        f"{text!r} has odds {engine[text]} in {all_engine}, not {oracle[text]} in {all_oracle}"
        for text in sorted(oracle)
        if engine[text] * all_oracle != oracle[text] * all_engine
    ]
