"""The texts of a puzzle: question, verdict on an answer, and solution with its reasons."""

from collections.abc import Iterator, Sequence

from game.client.app import App
from game.client.hints.hints import ADVISED_MOVE_HINT_PART
from game.client.puzzles.puzzle import (
    RIGHT_VERDICT,
    ExactCountAnswer,
    FinishAnswer,
    Puzzle,
    SimulatedAnswer,
)
from game.client.widgets.round_numerals import roman_numeral
from game.client.widgets.side_note import Paragraph
from game.engine.move import Move
from game.match.analysis import thousandths_to_percent
from game.scene.text.text_styles import BODY_STYLE, BOLD_STYLE, NOTE_STYLE
from game.table_protocol import Phrases

ChoiceAnswer = SimulatedAnswer | ExactCountAnswer
TENTHS_PER_COUNT_UNIT = 10  # the unit of counts
CARD_MOVE_KIND = "card"  # of a move that only plays a card for the move before it
ONE_CARD_KEY = "puzzle.played.one-card"  # only in the words of a title with such moves
MAX_OTHER_MOVES = 3  # moves beside the right ones whose worth is told


class PuzzleTexts:
    """The texts of one puzzle; moves are worded for the position in which they are played."""

    def __init__(self, app: App, puzzle: Puzzle, seat_names: Sequence[str]) -> None:
        """Read the puzzle's position; raises Unreadable if it is faulty. `seat_names` are the names
        of the seats."""
        assert app.box.phrases is not None
        self._app = app
        self._puzzle = puzzle
        self._seat_names = seat_names
        self._phrases: Phrases = app.box.phrases
        self._game, self._state, _ = app.box.title.parse_position(puzzle.position_text, puzzle.name)

    @property
    def heading_text(self) -> str:
        """The heading of the puzzle: its kind and its grade."""
        kind = self._app.say(f"puzzle.kind.{self._puzzle.kind}")
        return self._app.say(
            "puzzles.heading", kind=kind, grade=roman_numeral(self._puzzle.difficulty_grade)
        )

    def task_paragraphs(self) -> list[Paragraph]:
        """Return paragraphs with the task, with how to answer, and, if needed, with how answers are
        measured (such as by the share of games won)."""
        kind = self._puzzle.kind
        say = self._app.say
        asked = [(say(self._question_key), BODY_STYLE), (say(self._how_to_answer_key), NOTE_STYLE)]
        if isinstance(self._puzzle.answer, SimulatedAnswer):
            asked.append((say("puzzles.by-wins"), NOTE_STYLE))
        elif (
            isinstance(self._puzzle.answer, ExactCountAnswer)
            and f"puzzle.by.{kind}" in self._app.words
        ):
            asked.append((say(f"puzzle.by.{kind}"), NOTE_STYLE))
        return asked

    @property
    def _question_key(self) -> str:
        """The text key of the puzzle's question. If only one kind of move is legal, it is the key
        of a special question, if there is one; the opener of an auction, for example, cannot drop
        out."""
        usual = f"puzzle.ask.{self._puzzle.kind}"
        kinds = {move.kind for move in self._game.readable_moves(self._state)}
        only = f"{usual}-only-{next(iter(kinds))}" if len(kinds) == 1 else usual
        return only if only in self._app.words else usual

    @property
    def _how_to_answer_key(self) -> str:
        """The text key of the sentence on how to answer. If no other seat decides before the round
        ends, it is the key of a special sentence, if there is one."""
        usual = f"puzzle.how.{self._puzzle.kind}"
        alone = f"{usual}-alone"
        return (
            alone
            if alone in self._app.words and not self._do_others_decide_before_round_ends()
            else usual
        )

    def _do_others_decide_before_round_ends(self) -> bool:
        """Return whether another seat decides before the round ends. This is tried out on a copy of
        the position, where the puzzle's seat always plays its last legal move."""
        state = self._state.clone()
        progress = self._game.progress(state)
        while state.to_move == self._puzzle.seat and self._game.progress(state) == progress:
            move = self._game.readable_moves(state)[-1]
            self._game.rules.apply(state, self._game.parse_move(state, move.text))
        return state.to_move >= 0 and self._game.progress(state) == progress

    def move_verdict_paragraphs(
        self, choice_answer: ChoiceAnswer, move: str, verdict: str
    ) -> list[Paragraph]:
        """Return paragraphs with the verdict on a move: for a right move the reasons, for a wrong
        one the objections and how far it is behind the best."""
        if verdict == RIGHT_VERDICT:
            told = self._app.say("puzzles.right", move=self._move_text(move))
            return [(told, BOLD_STYLE), *self._why_best_paragraphs(choice_answer, move)]
        objections = self._puzzle.objections_by_move.get(move, ())
        return [
            (self._app.say(f"puzzles.{verdict}", move=self._move_text(move)), BOLD_STYLE),
            *(
                (self._phrases.reason_as_sentence(objection, self._seat_names), BODY_STYLE)
                for objection in objections
            ),
            (self._distance_text(choice_answer, move), BODY_STYLE),
        ]

    def _distance_text(self, choice_answer: ChoiceAnswer, move: str) -> str:
        """Return a sentence about how far a move is behind the best one, in the unit of the answer.
        If no value of the move is known, the sentence says that the move is clearly worse or does
        not fulfil the task."""
        if isinstance(choice_answer, ExactCountAnswer):
            behind = choice_answer.tenths_behind(move)
            if behind is None:
                return self._app.say("puzzles.does-not-do")
            return self._app.say(
                f"puzzles.misses-{choice_answer.unit}", count=self._decimal_from_tenths(behind)
            )
        worth = choice_answer.value_by_move.get(move)
        if worth is None:
            return self._app.say("puzzles.far-off")
        best = choice_answer.value_by_move[choice_answer.right_moves[0]]
        behind = thousandths_to_percent(best.win_share_thousandths - worth.win_share_thousandths)
        points = best.expected_final_points - worth.expected_final_points
        key = "puzzles.behind-points" if points > 0 else "puzzles.behind"
        return self._app.say(key, percent=behind, points=points)

    def points_verdict_paragraphs(
        self, finish_answer: FinishAnswer, points: int, verdict: str
    ) -> list[Paragraph]:
        """Return paragraphs with the verdict on the points reached in a finish, and with the points
        that weak computer players usually reach."""
        say = self._app.say
        made = "made-all" if verdict == RIGHT_VERDICT else "made"
        key = "made-more" if points > finish_answer.most_points else made
        return [
            (say(f"puzzles.{key}", points=points, best=finish_answer.most_points), BOLD_STYLE),
            (
                say("puzzles.usual", points=finish_answer.median_points_of_weak_computers),
                NOTE_STYLE,
            ),
        ]

    def hint_paragraphs(self, hint_part: int) -> list[Paragraph]:
        """Return paragraphs with a hint, as at the table. Part `WHERE_TO_LOOK_HINT_PART` says what
        to look at, as far as that is possible without naming the move; from part
        `ADVISED_MOVE_HINT_PART` on, the move follows."""
        phrases = self._phrases
        move = self._best_move()
        where = phrases.hint_sentence_about_place(
            move, self._state, self._game.readable_moves(self._state)
        )
        clear = (
            phrases.reason_as_sentence(reason, self._seat_names)
            for reason in self._puzzle.reasons
            if phrases.is_clear_before_move(reason)
            and not isinstance(self._puzzle.answer, FinishAnswer)  # they tell of the whole line
        )
        told = [(text, BODY_STYLE) for text in (where, next(clear, "")) if text]
        if hint_part >= ADVISED_MOVE_HINT_PART:
            told.append((f"{phrases.advised_move_text(move, self._state)}.", BOLD_STYLE))
        return told

    def solution_paragraphs(self) -> list[Paragraph]:
        """Return paragraphs with the best move and its reasons, or, for a finish, the best points,
        the reasons and every move of the puzzle's seat in the best line."""
        answer = self._puzzle.answer
        if not isinstance(answer, FinishAnswer):
            best = answer.right_moves[0]
            told = (self._app.say("puzzles.best", move=self._move_text(best)), BOLD_STYLE)
            return [told, *self._why_best_paragraphs(answer, best)]
        head = (self._app.say("puzzles.line", points=answer.most_points), BOLD_STYLE)
        return [head, *self._reason_paragraphs(), *self._own_move_paragraphs(answer.best_line)]

    def places_of_best_move(self) -> tuple[str, ...]:
        """Return the names of the places on the table that the best move, or the first move of the
        best line, concerns."""
        return self._phrases.places_of_move(self._best_move(), self._state)

    def _best_move(self) -> Move:
        """Return the best move, or the first move of the best line."""
        answer = self._puzzle.answer
        best = answer.best_line[0] if isinstance(answer, FinishAnswer) else answer.right_moves[0]
        return self._game.readable_move(self._state, self._game.parse_move(self._state, best))

    def _why_best_paragraphs(self, choice_answer: ChoiceAnswer, move: str) -> list[Paragraph]:
        also = [self._move_text(one) for one in choice_answer.right_moves if one != move][
            :MAX_OTHER_MOVES
        ]
        equal = [self._app.say("puzzles.equal", move=one) for one in also]
        if isinstance(choice_answer, ExactCountAnswer):
            told = self._reason_paragraphs(already_told_tenths=choice_answer.tenths_by_move[move])
            return [*told, *self._count_and_rivals_paragraphs(choice_answer, move, equal)]
        best = choice_answer.value_by_move[move]
        share = thousandths_to_percent(best.win_share_thousandths)
        points = best.expected_final_points
        worth = self._app.say(
            "puzzles.wins", share=share, points=points, games=choice_answer.simulated_world_count
        )
        others = [
            one for one in choice_answer.value_by_move if one not in choice_answer.right_moves
        ][:MAX_OTHER_MOVES]
        behind = []
        for other in others:
            lost = thousandths_to_percent(
                best.win_share_thousandths
                - choice_answer.value_by_move[other].win_share_thousandths
            )
            behind.append(self._app.say("puzzles.other", move=self._move_text(other), percent=lost))
        return [
            *self._reason_paragraphs(),
            (worth, BODY_STYLE),
            *((line, NOTE_STYLE) for line in (*equal, *behind)),
        ]

    def _count_and_rivals_paragraphs(
        self, choice_answer: ExactCountAnswer, move: str, equal_move_lines: list[str]
    ) -> list[Paragraph]:
        """Return paragraphs about the right move `move` and its rivals: its result in points or
        pounds, its best continuation, the lines in `equal_move_lines`, and how far the best wrong
        moves are behind. A price is left out if one of the reasons names it."""
        key = "puzzles.comes-to-pounds"
        if choice_answer.unit == "points":
            key = f"puzzle.counted.{self._puzzle.kind}"
        worth = self._app.say(
            key, count=self._decimal_from_tenths(choice_answer.tenths_by_move[move])
        )
        others = choice_answer.wrong_moves_best_first[:MAX_OTHER_MOVES]
        behind = [
            f"{self._app.say('puzzles.wrong', move=self._move_text(other))}"
            f" {self._distance_text(choice_answer, other)}"
            for other in others
        ]
        whole_count = choice_answer.tenths_by_move[move] // TENTHS_PER_COUNT_UNIT
        is_price_in_reasons = choice_answer.unit == "pounds" and any(
            dict(reason.facts).get("pounds") == whole_count for reason in self._puzzle.reasons
        )
        return [
            *(() if is_price_in_reasons else ((worth, BODY_STYLE),)),
            *self._continuation_paragraphs(choice_answer.continuation_by_move.get(move, ())),
            *((line, NOTE_STYLE) for line in (*equal_move_lines, *behind)),
        ]

    def _continuation_paragraphs(self, moves: Sequence[str]) -> list[Paragraph]:
        """Return a heading and the moves of the puzzle's seat in the best continuation `moves`;
        nothing if its only move there is the answer."""
        steps = self._own_move_paragraphs(moves)
        return [(self._app.say("puzzles.course"), BOLD_STYLE), *steps] if len(steps) > 1 else []

    def _decimal_from_tenths(self, tenth_count: int) -> int | str:
        whole, tenths = divmod(tenth_count, 10)
        say = self._app.say
        return say("puzzles.tenths", whole=whole, tenths=tenths) if tenths else whole

    def _reason_paragraphs(self, *, already_told_tenths: int | None = None) -> list[Paragraph]:
        """Return the reasons for the best answer; with `already_told_tenths`, a count in tenths of
        points, leave out a reason that says only this count."""
        return [
            (self._phrases.reason_as_sentence(reason, self._seat_names), BODY_STYLE)
            for reason in self._puzzle.reasons
            if already_told_tenths is None
            or dict(reason.facts) != {"points": already_told_tenths // TENTHS_PER_COUNT_UNIT}
        ]

    def _move_text(self, move: str) -> str:
        code = self._game.parse_move(self._state, move)
        return self._phrases.advised_move_text(
            self._game.readable_move(self._state, code), self._state
        )

    def _own_move_paragraphs(self, line: Sequence[str]) -> list[Paragraph]:
        """Return a numbered paragraph for each move of the puzzle's own seat in a line."""
        return [
            (self._app.say("puzzles.step", number=number, move=told), BODY_STYLE)
            for number, told in enumerate(self._own_move_texts(line), start=1)
        ]

    def _own_move_texts(self, line: Sequence[str]) -> Iterator[str]:
        """Yield the texts of the moves that the puzzle's own seat makes in a line, each with the
        cards played for it. The line is played on a copy of the position."""
        state = self._state.clone()
        joins_cards = ONE_CARD_KEY in self._app.words
        text = ""
        cards: list[str] = []
        for move in line:
            code = self._game.parse_move(state, move)
            if state.to_move == self._puzzle.seat:
                readable = self._game.readable_move(state, code)
                if text and joins_cards and readable.kind == CARD_MOVE_KIND:
                    cards.append(readable.card)
                else:
                    if text:
                        yield self._text_with_cards(text, cards)
                    text = self._phrases.advised_move_text(readable, state)
                    cards = []
            self._game.rules.apply(state, code)
        if text:
            yield self._text_with_cards(text, cards)

    def _text_with_cards(self, text: str, cards: Sequence[str]) -> str:
        """Return the text of a move with the cards that are played for it."""
        if not cards:
            return text
        key = ONE_CARD_KEY if len(cards) == 1 else "puzzle.played.two-cards"
        return self._app.say(key, move=text, card=cards[0], other=cards[-1])
