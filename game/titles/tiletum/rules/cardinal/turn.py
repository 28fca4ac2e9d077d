"""The Cardinal's turn, his tasks and the king's surprises (C-2, C-310 to C-312, C-6, S-9)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rows import take_out
from game.titles.tiletum.rules import dice, kinds, pieces, step_facts, stock, tasks
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.card_tables import CardinalTables
from game.titles.tiletum.rules.cardinal import choosing, tiles
from game.titles.tiletum.rules.cardinal.walking import SITES_OF, build, go, points_of_cathedral
from game.titles.tiletum.rules.silver import explorer_on, hire
from game.titles.tiletum.rules.state import TiletumState, tell

# The Cardinal's tasks: cathedrals, contracts, crests, again and again (C-310 to C-312).


def do_tasks(st: TiletumState, seat: i64) -> None:
    """Do every task he can, from the first on after each (C-310)."""
    while give(st, seat) or fulfil_one(st, seat) or place_one(st, seat):
        pass


def give(st: TiletumState, seat: i64) -> bool:
    """Contribute where he can: more points, lower cost, order of the data (C-310)."""
    board: Board = st.board
    found: i64 = kinds.EMPTY
    most: i64 = kinds.EMPTY
    for number in range(board.cathedrals):
        if board.is_open[number] == 0 or not can_give(st, seat, number):
            continue
        cost: i64 = st.cost[number]
        points: i64 = tasks.top_tile(st, number) + board.cost_points[cost]
        value: i64 = points * 100 + (99 - board.cost_stone[cost])
        if value > most:
            found = number
            most = value
    if found == kinds.EMPTY:
        return False
    pay_cathedral(st, seat, found)
    tasks.take_cathedral_tile(st, seat, board.town_of[found])
    return True


def can_give(st: TiletumState, seat: i64, number: i64) -> bool:
    """Return whether he can contribute; Precious Materials pay for any cathedral (S-913)."""
    if not is_precious(st):
        return tasks.can_contribute(st, seat, number)
    if not tasks.may_contribute(st, seat, number):
        return False
    goods: i64 = stock.goods_of(st, seat, kinds.STONE) + stock.goods_of(st, seat, kinds.GOLD)
    return goods + st.silver[seat] >= st.board.cost_stone[st.cost[number]]


def is_precious(st: TiletumState) -> bool:
    """Return whether stone, gold and silver may all pay any cost (S-913)."""
    return st.board.silver > 0 and st.challenges[kinds.PRECIOUS_MATERIALS] > 0


def pay_cathedral(st: TiletumState, seat: i64, number: i64) -> None:
    """Pay the cost tile in its kind, or in stone, gold and silver in that order (S-913)."""
    due: i64 = st.board.cost_stone[st.cost[number]]
    paid_with: i64 = st.board.paid_with[number]
    for kind in (kinds.STONE, kinds.GOLD, kinds.SILVER):
        if kind != paid_with and not is_precious(st):
            continue
        if kind == kinds.SILVER:
            stock.pay_silver(st, seat, due)
            return
        paid: i64 = min(due, stock.goods_of(st, seat, kind))
        stock.pay_good(st, seat, kind, paid)
        due -= paid
        if due == 0:
            return


def gold_for(st: TiletumState, seat: i64, tile: i64) -> i64:
    """Return the gold for the named goods a contract wants and he has not (C-311)."""
    wool: i64 = tiles.missing(st, seat, kinds.WOOL, st.board.wool[tile])
    return (wool + tiles.missing(st, seat, kinds.IRON, st.board.iron[tile])) * kinds.GOLD_FOR_GOOD


def can_pay(st: TiletumState, seat: i64, tile: i64) -> bool:
    """Return whether he can pay an open contract (C-311)."""
    gold: i64 = stock.goods_of(st, seat, kinds.GOLD) - gold_for(st, seat, tile)
    if gold < 0:
        return False
    wool: i64 = stock.goods_of(st, seat, kinds.WOOL) - st.board.wool[tile]
    iron: i64 = stock.goods_of(st, seat, kinds.IRON) - st.board.iron[tile]
    if wool > 0:
        gold += wool
    if iron > 0:
        gold += iron
    return gold >= st.board.same[tile]


def fulfil_one(st: TiletumState, seat: i64) -> bool:
    """Fulfil the open contract with most points he can pay; tiles lie by name (C-311)."""
    found: i64 = kinds.EMPTY
    for at in range(kinds.CONTRACT_SPACES):
        tile: i64 = st.open[at]
        if tile == kinds.EMPTY or not can_pay(st, seat, tile):
            continue
        if found == kinds.EMPTY or st.board.points[tile] > st.board.points[st.open[found]]:
            found = at
    if found == kinds.EMPTY:
        return False
    done: i64 = st.open[found]
    take_out(st.open, found, kinds.CONTRACT_SPACES - 1, kinds.EMPTY)
    pay(st, seat, done)
    st.contracts[seat * kinds.CONTRACT_SPACES + stock.fulfilled(st, seat)] = done
    st.points[seat] += st.board.points[done]
    tell(st, step_facts.FULFILLED, seat, done, st.board.points[done])
    extra: i64 = st.board.gain_of[done] * kinds.PARTS
    stock.step_up(st, seat, st.board.parts[extra + kinds.GAIN_ACTION + kinds.KING])
    stock.gain_silver(st, seat, st.board.parts[extra + kinds.GAIN_SILVER])
    return True


def pay(st: TiletumState, seat: i64, tile: i64) -> None:
    """Pay named goods, gold for missing ones, and alike ones of what he has most (C-311)."""
    gold: i64 = gold_for(st, seat, tile)
    wool: i64 = min(st.board.wool[tile], stock.goods_of(st, seat, kinds.WOOL))
    iron: i64 = min(st.board.iron[tile], stock.goods_of(st, seat, kinds.IRON))
    stock.pay_good(st, seat, kinds.WOOL, wool)
    stock.pay_good(st, seat, kinds.IRON, iron)
    stock.pay_good(st, seat, kinds.GOLD, gold)
    for _good in range(st.board.same[tile]):
        most: i64 = kinds.IRON
        if stock.goods_of(st, seat, kinds.WOOL) > stock.goods_of(st, seat, most):
            most = kinds.WOOL
        if stock.goods_of(st, seat, kinds.GOLD) > stock.goods_of(st, seat, most):
            most = kinds.GOLD
        stock.pay_good(st, seat, most, 1)


def place_one(st: TiletumState, seat: i64) -> bool:
    """Place a crest below the cheapest free building he can pay, the rightmost (C-312)."""
    crest: i64 = 0
    while crest < st.board.crest_kinds and st.hand[crest] == 0:
        crest += 1
    if crest == st.board.crest_kinds:
        return False
    found: i64 = kinds.EMPTY
    for building in range(kinds.BUILDINGS):
        if st.crests[seat * kinds.BUILDINGS + building] != kinds.EMPTY:
            continue
        if found == kinds.EMPTY or st.board.crest_food[building] <= st.board.crest_food[found]:
            found = building
    if found == kinds.EMPTY or st.board.crest_food[found] > stock.goods_of(st, seat, kinds.FOOD):
        return False
    st.hand[crest] -= 1
    stock.pay_good(st, seat, kinds.FOOD, st.board.crest_food[found])
    tiles.place(st, seat, crest, found)
    return True


# The Cardinal's turn, and what the round and the end of the game bring him (C-2, C-6, C-7).


def draw_decree(st: TiletumState, decree: i64) -> None:
    """Turn a decree over; after the sixth all six lie ready again (C-103)."""
    left: i64 = 0
    for at in range(kinds.DECREES):
        if st.decrees[at] == decree:
            st.decrees_left[at] = 0
        left += st.decrees_left[at]
    if left == 0:
        for at in range(kinds.DECREES):
            st.decrees_left[at] = 1
    st.decree = decree
    tell(st, step_facts.DECREED, st.board.cardinal, decree, 0)


def take_turn(st: TiletumState) -> None:
    """Take a die, its bonus tile and goods, do its action, then tasks (C-209)."""
    board: Board = st.board
    seat: i64 = board.cardinal
    choice: choosing.CardinalChoice = choosing.choose(st, seat)
    st.dice[choice.good * kinds.FACES + choice.value - 1] -= 1
    st.dice_taken[seat * kinds.TURNS + st.turn - 1] = choice.good * kinds.FACES + choice.value - 1
    tell(st, step_facts.TOOK_DIE, seat, choice.good, choice.value)
    lost: i64 = be_guild(st, seat, choice.value) if board.silver > 0 else 0
    tiles.gain_from(st, seat, board.action_spot + spot_of(st, choice), choice.action)
    stock.gain_good(st, seat, choice.good, choice.value + st.challenges[kinds.DEEP_COFFERS])
    if board.silver > 0 and choice.value == kinds.FACES and st.challenges[kinds.RARE_CHANCE] > 0:
        stock.gain_silver(st, seat, 1)
    points: i64 = choosing.points_for(st, seat, choice.action, choice.value)
    if choice.action == kinds.EXPLORER:
        tell(st, step_facts.CHOSE_ACTION, seat, kinds.EXPLORER, points)
        lost += 0 if go(st, seat, kinds.EXPLORER, points, choice.sites) else 1
    else:
        act(st, seat, choice.action, points)
    do_tasks(st, seat)
    if lost > 0:
        st.surprises_due = min(lost, surprises_left(st))


def be_guild(st: TiletumState, seat: i64, value: i64) -> i64:
    """Let Explorers' Guild move him for a die at the symbol; return 1 without a goal (S-914)."""
    if st.challenges[kinds.EXPLORERS_GUILD] == 0 or value != dice.symbol_value(st):
        return 0
    return 0 if go(st, seat, kinds.EXPLORER, 1, kinds.ONE_BY_ONE) else 1


def spot_of(st: TiletumState, choice: choosing.CardinalChoice) -> i64:
    """Return the action whose tile he takes: explorer's where he does it in its field (C-209)."""
    if choice.action == kinds.EXPLORER and dice.is_covered(st, choice.value):
        return kinds.EXPLORER
    return st.wheel[choice.value - 1]


def act(st: TiletumState, seat: i64, action: i64, points: i64) -> None:
    """Do an action; one that cannot be done does nothing (C-210)."""
    tell(st, step_facts.CHOSE_ACTION, seat, action, points)
    if action == kinds.KING:
        stock.step_up(st, seat, points)
    elif action in (kinds.MERCHANT, kinds.ARCHITECT):
        go(st, seat, action, points, SITES_OF[action])
    elif action == kinds.CHARACTER:
        tiles.house_characters(st, seat, points)
    elif action == kinds.CONTRACT:
        tiles.take_contracts(st, seat, points, action)


def surprises_left(st: TiletumState) -> i64:
    """Return how many surprises of the king are left."""
    count: i64 = 0
    for surprise in range(kinds.SURPRISES):
        count += st.surprises_left[surprise]
    return count


def be_favoured(st: TiletumState) -> None:
    """With Court Favour his marker goes up to 5, behind those there (C-502)."""
    seat: i64 = st.board.cardinal
    if seat >= 0 and st.challenges[kinds.COURT_FAVOUR] > 0 and st.king[seat] < kinds.FAVOURED_SPACE:
        stock.step_up(st, seat, kinds.FAVOURED_SPACE - st.king[seat])


# The king's surprises for the Cardinal, and where his explorers begin (S-907 to S-912).


def send_explorer(st: TiletumState) -> None:
    """Place his explorer on map II before round 2 and on map III before round 3 (S-909)."""
    number: i64 = st.round - 1
    if 1 <= number <= kinds.LAST_MAP and explorer_on(st, st.board.cardinal, number) == kinds.EMPTY:
        hire(st, st.board.cardinal, number)


def buy_surprises(st: TiletumState) -> bool:
    """Let him pay for the most surprises he can; return whether any is due (S-910)."""
    cards: CardinalTables = st.board.cards
    seat: i64 = st.board.cardinal
    for back in range(i64(len(cards.price))):
        at: i64 = i64(len(cards.price)) - 1 - back
        if st.silver[seat] >= cards.price[at]:
            stock.pay_silver(st, seat, cards.price[at])
            st.surprises_due = min(cards.bought[at], surprises_left(st))
            return st.surprises_due > 0
    return False


def be_surprised(st: TiletumState, surprise: i64) -> None:
    """Resolve a surprise: its points, then its effects in order (S-912)."""
    cards: CardinalTables = st.board.cards
    seat: i64 = st.board.cardinal
    st.surprises_left[surprise] = 0
    st.surprises_due = min(st.surprises_due - 1, surprises_left(st))
    at: i64 = 0
    while st.tucked[at] != kinds.EMPTY:
        at += 1
    st.tucked[at] = surprise
    tell(st, step_facts.SURPRISED, seat, surprise, 0)
    stock.score(st, seat, cards.surprise_points[surprise])
    for effect in range(cards.effect_from[surprise], cards.effect_from[surprise + 1]):
        have_effect(st, seat, cards.effect[effect], cards.effect_number[effect])


def have_effect(st: TiletumState, seat: i64, effect: i64, number: i64) -> None:
    """Have one effect of a surprise; what cannot be done is skipped (S-912)."""
    if effect >= kinds.WORD_EFFECT:
        have_word(st, seat, effect)
    elif effect == kinds.ACTION_EFFECT + kinds.EXPLORER:
        go(st, seat, kinds.EXPLORER, number, kinds.ALL_SITES)
    elif effect >= kinds.ACTION_EFFECT:
        act(st, seat, effect - kinds.ACTION_EFFECT, number)
    elif effect == kinds.NEEDED_EFFECT:
        stock.gain_good(st, seat, tiles.most_needed(st, seat), number)
    elif effect == kinds.SILVER_EFFECT:
        stock.gain_silver(st, seat, number)
    else:
        stock.gain_good(st, seat, effect, number)


def have_word(st: TiletumState, seat: i64, effect: i64) -> None:
    """Have what a word of S-912 says."""
    if effect == kinds.CREST_FROM_BOX:
        for crest in range(st.board.crest_kinds):
            if tiles.is_in_box(st, crest):
                st.crest_due = 1
    elif effect == kinds.POINTS_PER_MINE:
        stock.score(st, seat, kinds.POINTS_OF_A_MINE * pieces.on_map(st, seat, kinds.MINE_PIECE))
    elif effect == kinds.HOUSE_IN_FAIR_TOWN:
        for number in range(st.round - 1, kinds.ROUNDS):
            town: i64 = st.fair[kinds.ROUNDS + number]
            if pieces.can_put(st, seat, kinds.HOUSE_PIECE, town):
                build(st, seat, kinds.HOUSE_PIECE, town)
                return
    elif effect == kinds.PILLAR_AT_POOREST:
        found: i64 = kinds.EMPTY
        for at in range(st.board.main_spaces):
            if not pieces.can_put(st, seat, kinds.PILLAR_PIECE, at):
                continue
            if found == kinds.EMPTY or points_of_cathedral(st, at) < points_of_cathedral(st, found):
                found = at
        if found != kinds.EMPTY:
            build(st, seat, kinds.PILLAR_PIECE, found)
    elif effect == kinds.EXPLORER_ON_MAP_3:
        if explorer_on(st, seat, kinds.LAST_MAP) == kinds.EMPTY:
            hire(st, seat, kinds.LAST_MAP)
        else:
            stock.score(st, seat, kinds.POINTS_FOR_EXPLORER)


def find_crest(st: TiletumState, crest: i64) -> None:
    """Have a crest from the box; a marker of it goes to the king (S-912, C-503)."""
    st.crest_due = 0
    st.box[tiles.tile_in_box(st, crest)] -= 1
    tiles.take_crest(st, st.board.cardinal, crest, kinds.KING)
