"""Write golden playthroughs: whole games as text, which tests play again line by line.

    .venv/bin/python tools/playthrough.py          every player count, expansion and solo game
    .venv/bin/python tools/playthrough.py --check  write nothing, say which files differ

A playthrough may change only with an explanation in its commit, and only when the title's
`rules_revision` rises: `revisions.toml` keeps the revision and digest of each, and the tool
refuses to write another game for the same revision; 0 is a title that was not released yet. A
file of a set-up that the title's proofs no longer name is removed, and its line with it. The
players are random ones.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from ai.levels import RandomPlayer
from ai.players import always_keep_thinking
from game.engine.fingerprint import fingerprint_of_state
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from tools.golden.revisions import playthrough_digest, read_revisions, revisions_to_toml
from tools.proof import proofs, set_up_names
from tools.starting import run_tool

HEAD_LINE_NAMES = ("title", "edition", "set-up", "players", "seed", "revision")
FIRST_WORD_WIDTH = 8  # columns of the first word
SAME_EXIT_CODE = 0
DIFFERENT_EXIT_CODE = 1
REFUSED_EXIT_CODE = 2
Choose = Callable[[State], str]


def main(arguments: list[str]) -> int:
    """Write or compare every file; return 1 when one differs (with --check) or was refused."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    proofs.add_title_option(parser)
    wanted = parser.parse_args(arguments)
    different = [
        write_or_compare(name, check=wanted.check) for name in wanted.title or proofs.TITLE_NAMES
    ]
    return max(different) if wanted.check else int(REFUSED_EXIT_CODE in different)


def playthrough_folder(title: str) -> Path:
    """Return the folder of a title's playthroughs."""
    return proofs.load_proofs(title).tests / "golden" / "playthroughs"


def playthrough_file(title: str, each: proofs.Playthrough) -> Path:
    """Return the path of a playthrough's file."""
    return playthrough_folder(title) / f"{title}-{each.name}-{each.seed}.txt"


def write_or_compare(title: str, *, check: bool) -> int:
    """Write or compare the playthroughs of a title; return `SAME_EXIT_CODE`,
    `DIFFERENT_EXIT_CODE` or `REFUSED_EXIT_CODE`."""
    playthrough_folder(title).mkdir(parents=True, exist_ok=True)
    kept_in = playthrough_folder(title) / "revisions.toml"
    revision = proofs.find_title(title).rules_revision
    revisions = read_revisions(kept_in)
    different = SAME_EXIT_CODE
    for each in proofs.load_proofs(title).playthroughs:
        file = playthrough_file(title, each)
        text = play_playthrough(title, each)
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            different = DIFFERENT_EXIT_CODE
            print(f"{file.relative_to(TOP)} {'differs' if check else 'written'}")
        kept = revisions.get(file.stem, (0, ""))
        if revision and kept[0] == revision and kept[1] != playthrough_digest(text):
            print(f"{file.stem} is another game: raise rules_revision above {revision} first")
            return REFUSED_EXIT_CODE
        revisions[file.stem] = revision, playthrough_digest(text)
        if not check:
            file.write_text(text, encoding="utf-8")
    planned = {
        playthrough_file(title, each).stem for each in proofs.load_proofs(title).playthroughs
    }
    for stem in sorted({file.stem for file in playthrough_folder(title).glob("*.txt")} - planned):
        different = DIFFERENT_EXIT_CODE
        file = playthrough_folder(title) / f"{stem}.txt"
        print(f"{file.relative_to(TOP)} {'is of no set-up any more' if check else 'removed'}")
        if not check:
            file.unlink()
    revisions = {stem: kept for stem, kept in revisions.items() if stem in planned}
    if not check:
        kept_in.write_text(revisions_to_toml(revisions), encoding="utf-8")
    return different


def play_playthrough(title: str, each: proofs.Playthrough) -> str:
    """Return the text of a playthrough: the game among random players."""
    game = set_up_names.game_from_name(f"{title}:{each.set_up}")
    seed = each.seed
    player = RandomPlayer(game.rules)
    decisions = iter(range(seed, seed + 1_000_000))

    def choose(state: State) -> str:
        code = player.choose(state, int(state.to_move), next(decisions), always_keep_thinking)
        return game.readable_move(state, code).text

    return game_text(game, seed, choose)


def replay_playthrough(text: str) -> str:
    """Return the playthrough of the same moves under the rules as they are now, with luck drawn
    again."""
    lines = text.splitlines()
    head = dict(line.split(maxsplit=1) for line in lines[: len(HEAD_LINE_NAMES)])
    game = set_up_names.game_from_name(f"{head['title']}:{head['set-up']}")
    moves = (line[FIRST_WORD_WIDTH:] for line in lines if line.split(" ")[0] in game.colours)
    return game_text(game, int(head["seed"]), lambda _state: next(moves, "nothing"))


def game_text(game: Game, seed: int, choose: Choose) -> str:
    """Return a game as text: every move, a fingerprint after each outcome of luck, scores and
    ranking."""
    state = game.rules.new_state()
    game.rules.deal(state, seed)
    lines = heading_lines(game, seed)
    while state.to_move != NOBODY:
        lines += play_step(game, state, choose)
    scores = [str(score) for score in game.scores(state)]
    ranking = [game.colours[seat] for seat in game.seats_from_best(state)]
    lines += [
        "",
        f"{'scores':{FIRST_WORD_WIDTH}}{' '.join(scores)}",
        f"{'ranking':{FIRST_WORD_WIDTH}}{' '.join(ranking)}",
    ]
    lines.append(f"{'end':{FIRST_WORD_WIDTH}}{fingerprint_of_state(state).hex()}")
    return "\n".join(lines) + "\n"


def heading_lines(game: Game, seed: int) -> list[str]:
    """Return the first lines of a playthrough, which name the title, edition, set-up, colours and
    seed."""
    name = game.options.title
    revision = proofs.find_title(name).rules_revision
    colours = " ".join(game.colours)
    facts = (
        name,
        game.options.edition,
        set_up_names.set_up_words(game.options),
        colours,
        seed,
        revision,
    )
    return [f"{word:9}{fact}" for word, fact in zip(HEAD_LINE_NAMES, facts, strict=True)] + [""]


def play_step(game: Game, state: State, choose: Choose) -> list[str]:
    """Play one move or outcome and return its lines; raise if `choose` names a move that is not
    legal."""
    if state.to_move == CHANCE:
        code = game.rules.draw_outcome(state)
        text = game.readable_move(state, code).text
        game.rules.apply(state, code)
        return [
            f"{'luck':{FIRST_WORD_WIDTH}}{text}",
            f"{'':{FIRST_WORD_WIDTH}}{fingerprint_of_state(state).hex()}",
        ]
    who = game.colours[int(state.to_move)]
    text = choose(state)
    codes = {move.text: move.code for move in game.readable_moves(state)}
    if text not in codes:
        state.to_move = NOBODY
        return [f"{who:{FIRST_WORD_WIDTH}}{text} IS NOT LEGAL"]
    game.rules.apply(state, codes[text])
    return [f"{who:{FIRST_WORD_WIDTH}}{text}"]


if __name__ == "__main__":
    run_tool(main)
