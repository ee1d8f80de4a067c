"""The words: text catalogues in every language, and the one who reads them out."""

from bunkhouse.words.language import LANGUAGES, language_of
from bunkhouse.words.words import Words

__all__ = ["LANGUAGES", "Words", "language_of"]
