"""What a second implementation is held against the engine with tells every difference."""

from tools.proof.opinions.agreement import differences, only_one_allows, order_of_keys, unequal_odds


def test_moves_that_only_one_allows_are_named() -> None:
    assert only_one_allows({"pass", "dig"}, {"pass", "sell"}) == [
        "only the engine allows 'dig'",
        "only the oracle allows 'sell'",
    ]


def test_odds_are_compared_as_shares() -> None:
    assert unequal_odds({"a": 2, "b": 4}, {"a": 1, "b": 2}) == []
    assert unequal_odds({"a": 1, "b": 1}, {"a": 1, "b": 2}) == [
        "'a' has odds 1 in 2, not 1 in 3",
        "'b' has odds 1 in 2, not 2 in 3",
    ]


def test_differences_are_named_by_their_place() -> None:
    one = {"round": 1, "player": {"pink": {"money": 3}}, "in": ["a", "b"]}
    other = {"round": 1, "player": {"pink": {"money": 4}}, "in": ["b", "a"]}
    assert differences("", one, other, ["in"]) == ["player.pink.money: 3 is not 4"]
    assert differences("", one, other)[0] == "in: ['a', 'b'] is not ['b', 'a']"


def test_keys_in_another_order_are_found_at_any_depth() -> None:
    one = {"x": 1, "player": [{"money": 3, "name": "Ann"}]}
    assert order_of_keys(one, {"x": 1, "player": [{"money": 3, "name": "Ann"}]}) == []
    assert order_of_keys(one, {"x": 1, "player": [{"name": "Ann", "money": 3}]}) == [
        "the keys stand in the order ['money', 'name'], not ['name', 'money']"
    ]
