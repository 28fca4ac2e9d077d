"""The texts of the open title and language, as every screen says them."""

from dataclasses import dataclass

from game.engine.reasons import Reason, Unreadable
from game.files.toml_fields import error_cause_text
from game.text.refusal_texts import translate_file_error_cause, translate_refusal
from game.text.words import Words


@dataclass(slots=True)
class AppTexts:
    """Returns texts by their keys, and errors as sentences, in the language of `words`."""

    words: Words

    def say(self, key: str, /, **facts: object) -> str:
        """Return a text in the current language, by its key, with facts filled in; a key without a
        text is returned itself."""
        return self.words.say(key, **facts)

    def money_text(self, amount: object) -> str:
        """Return an amount of money with the title's currency."""
        return self.say("unit.money", count=amount)

    def translated_file_error_text(self, sentence: str) -> str:
        """Return the English sentence of a file error, translated into the current language;
        unchanged if there is no translation."""
        return translate_refusal(self.words, sentence)

    def rules_mismatch_sentences(self, problem: Unreadable) -> list[str]:
        """Return three sentences: that a saved game does not fit the rules, why, and that its
        file is unchanged."""
        cause = self.translated_file_error_text(str(problem)).rstrip(".")
        return [
            self.say("message.misfit"),
            self.say("message.misfit-cause", found=cause),
            self.say("message.untouched"),
        ]

    def disk_error_text(self, error: OSError) -> str:
        """Return the system's reason for an OSError of a file, in the current language, or in the
        system's words if there is no translation."""
        return translate_file_error_cause(self.words, error_cause_text(error))

    def reason_text(self, reason: Reason | None) -> str:
        """Return a reason as a sentence in the current language, "" for None."""
        if reason is None:
            return ""
        facts = dict(reason.facts)
        if "cause" in facts:
            facts["cause"] = translate_file_error_cause(self.words, str(facts["cause"]))
        return self.say(f"reason.{reason.key}", **facts)
