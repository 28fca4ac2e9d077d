"""One attempt at a challenge: a computer plays the person's seat."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from ai.levels import make_player
from ai.players import Player, always_keep_thinking
from game.box.goals import FinalScores
from game.client.challenges.challenge import Challenge
from game.engine.rules import State
from game.engine.title import Game, Options, Title
from game.match.computer_answers import player_choice_seed
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER
from tools.contest.game_turns import play_game_turns
from tools.contest.restrained_player import Attempt, RestrainedPlayer
from tools.proof.random_games import deal_game


def play_and_grade_attempt(wanted: Attempt) -> int:
    """Play an attempt at a challenge to the end and return its grade; the same attempt gives the
    same game."""
    challenge = wanted.challenge
    game, state = game_and_first_state(wanted.title, challenge, wanted.number)
    own = challenge.set_up.players.index(HUMAN_PLAYER)
    strong = RestrainedPlayer(game, wanted)
    players: dict[int, Player] = {
        seat: make_player(wanted.player if seat == own else kind, game)
        for seat, kind in enumerate(challenge.set_up.players)
        if kind != AUTOMA_PLAYER and (seat != own or wanted.player)
    }
    kinds: Counter[str] = Counter()
    for turn in play_game_turns(game.rules, state):
        view = turn.view
        seat = turn.seat
        seed = player_choice_seed(wanted.number, seat, turn.number)
        if seat in players:
            turn.move = players[seat].choose(view, seat, seed, always_keep_thinking)
        else:
            turn.move = strong.choose(view, seat, seed, always_keep_thinking, kinds)
        if seat == own:
            kinds[game.readable_move(state, turn.move).kind] += 1
    ending = FinalScores(game.scores(state), game.seats_from_best(state))
    figures = wanted.game_facts.end_result_numbers_by_name(state, own)
    return challenge.goal.grade(ending.goal_numbers_of_seat(own, kinds.elements(), figures))


def game_and_first_state(played: Title, challenge: Challenge, number: int) -> tuple[Game, State]:
    """Return the game and position at which an attempt begins; a challenge without a seed is dealt
    from its number."""
    if challenge.position_text:
        game, state, _ = played.parse_position(challenge.position_text, challenge.name)
        return game, state
    table = challenge.set_up
    options = Options(played.name, len(table.players), table.edition, table.expansions)
    if AUTOMA_PLAYER in table.players:
        options = replace(
            options, automa=table.automa_options, automa_seat=table.players.index(AUTOMA_PLAYER)
        )
    game = played.make_game(options)
    return game, deal_game(game, number if challenge.seed is None else challenge.seed)
