"""Mapping of species names from other sources to the species of a project."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from birdann.core.message import Message
from birdann.formats.cells import without_accents
from birdann.formats.checklists import SpeciesName, is_binomial

AS_ANSWERED = Message("as told")
SPELLING = Message("except for spelling")
LISTED = Message("by the list of species names")
BESIDE = Message("by the other name beside it")
_HOW = (
    Message("by its scientific name"),
    Message("by its code"),
    Message("by another name of it"),
    SPELLING,
)
"""By the kinds of names, in the order in which they are tried."""
_MIN_SIMILARITY = 0.86
"""Share of letters that names have in common of which one may be a slip for the other."""
_MAX_SIMILAR = 4
_ENDING = 3
"""Letters that differ between genders of an epithet at most, as in ignicapilla and ignicapillus."""
_NUMBERS = re.compile(r"\d+")
_BORDER = re.compile(
    r"\s(?:and|und|et|og|och)\s|[^\w\s'’.-]+|\s[-–]+\s|_|^\d+\s|\b(?:x ?\d+|\d+ ?x)\b"
)
"""Between names of species, or a name and what is said of it."""


@dataclass(frozen=True, slots=True)
class NameMatch:
    """A name in a file, and the species it was mapped to."""

    written: str
    taken: str
    how: str  # The reason, as text.


@dataclass(frozen=True, slots=True)
class NameQuestion:
    """An ambiguous or possibly misspelt name, and the candidate species."""

    written: str
    candidates: tuple[str, ...]

    def sentence(self) -> Message:
        """Return the question as a line of a report."""
        return Message(
            "“{written}”: {names}?",
            written=self.written,
            names=", ".join(self.candidates),
        )


class SpeciesMatcher:
    """Maps names to species, and collects non-literal matches.

    Scientific names are tried first, then codes, synonyms, and display names.

    Parameters
    ----------
    known
        The project's species, with their other names.
    listed
        A checklist: names with scientific names, codes and synonyms.
    answers
        The user's decisions: species by name in files.
    by_spelling
        Whether spelling variants are the same species.

    Attributes
    ----------
    matches
        Names mapped to a species of another name.
    questions
        Ambiguous names, which are not mapped.
    """

    def __init__(
        self,
        known: Iterable[str] | Mapping[str, SpeciesName],
        listed: Sequence[SpeciesName] = (),
        answers: Mapping[str, str] | None = None,
        *,
        by_spelling: bool = True,
    ) -> None:
        self._known: set[str] = set()
        self._scientific: dict[str, str] = {}
        self._by_spelling_too = by_spelling
        self._given = {fold_name(name): species for name, species in (answers or {}).items()}
        self._listed = _index(listed)
        names = (
            known if isinstance(known, Mapping) else {name: SpeciesName(name) for name in known}
        )
        self._index: list[dict[str, set[str]]] = [defaultdict(set) for _ in _HOW]
        for each_name in names.values():
            self._add(each_name)
        self._answers: dict[tuple[str, tuple[str, ...]], str] = {}
        self.matches: list[NameMatch] = []
        self.questions: list[NameQuestion] = []

    def _add(self, species_name: SpeciesName) -> None:
        self._known.add(species_name.name)
        self._scientific[species_name.name] = species_name.scientific_name
        for kind, name in _names_with_kind(species_name):
            self._index[kind][fold_name(name)].add(species_name.name)

    def is_known(self, name: str) -> bool:
        """Return whether a name is that of a species, or the user decided on it."""
        word = fold_name(name)
        return word in self._given or any(word in index for index in self._index)

    def species_of(self, name: str, other_names: Sequence[str] = ()) -> str:
        """Return the species of a name: a known one, or the name of a new one.

        Ambiguous names are returned unchanged.
        """
        key = (name, tuple(other_names))
        if key not in self._answers:
            taken, how = self._lookup(name, other_names)
            if taken != name and NameMatch(name, taken, how) not in self.matches:
                self.matches.append(NameMatch(name, taken, how))
            self._answers[key] = taken
            if taken and taken not in self._known:
                self._add(SpeciesName(taken))
        return self._answers[key]

    def _lookup(self, name: str, other_names: Sequence[str]) -> tuple[str, str]:
        scientific = next(filter(is_binomial, other_names), "")
        answer = self._given.get(fold_name(name), self._given.get(fold_name(scientific)))
        if not name or answer is not None:
            return (answer or "", AS_ANSWERED) if name else ("", "")
        words = tuple(
            dict.fromkeys(map(fold_name, (name, *other_names, *_split_double_name(name))))
        )
        for kind in range(len(_HOW)):
            names = set().union(*(self._known_species(kind, word) for word in words))
            if _HOW[kind] is SPELLING:
                others = {
                    name
                    for name in names
                    if _are_different_species(self._scientific.get(name), scientific)
                }
                if others and others == names:
                    self._add_question(scientific, names)
                    return scientific, _HOW[0]
                names -= others
            if names:
                return self._resolve(name, names, kind)
        for index in self._listed:
            entries = {entry for word in words for entry in index.get(word, ())}
            if entries:
                taken = entries.pop().name if len(entries) == 1 else name
                return taken, LISTED if taken != name else ""
        self._add_question(
            name, self._similar_species(fold_name(name)) | self._species_in_parts(name)
        )
        return name, ""

    def _resolve(self, name: str, names: set[str], kind: int) -> tuple[str, str]:
        """Return the species to use among those with a name of some kind."""
        how = _HOW[kind]
        if name in names and (how is SPELLING or len(names) == 1):
            return name, ""
        if len(names) > 1:
            self._add_question(name, names)
            return name, ""
        (taken,) = names
        if how is not SPELLING:
            return taken, how
        if fold_name(taken) != fold_name(name):
            return taken, BESIDE
        return (taken, SPELLING) if self._by_spelling_too else (name, "")

    def _known_species(self, kind: int, word: str) -> set[str]:
        """Return the known species with a name of some kind, directly or by the checklist."""
        names = set(self._index[kind].get(word, ()))
        for entry in self._listed[kind].get(word, ()):
            for name in entry.names:
                spelled = self._index[-1].get(fold_name(name), set())
                names |= {name} if name in spelled else spelled
        return names

    def _similar_species(self, word: str) -> set[str]:
        close = get_close_matches(word, self._index[-1], _MAX_SIMILAR, _MIN_SIMILARITY)
        numbers = _NUMBERS.findall(word)
        same = (candidate for candidate in close if _NUMBERS.findall(candidate) == numbers)
        return {name for entry in same for name in self._index[-1][entry]}

    def _species_in_parts(self, name: str) -> set[str]:
        """Return the known species in a name of several parts, such as “Wren and Robin” or “2 Wren”."""
        parts = [fold_name(part) for part in _BORDER.split(name) if part.strip()]
        return {
            species
            for part in parts
            if part != fold_name(name)
            for index in self._index
            for species in index.get(part, ())
        }

    def _add_question(self, name: str, candidates: set[str]) -> None:
        if candidates - {name}:
            self.questions.append(NameQuestion(name, tuple(sorted(candidates))))


def has_parts(name: str) -> bool:
    """Return whether a name may be several names, or one with what is said of it."""
    return _BORDER.search(name) is not None


def _are_different_species(one: str | None, other: str) -> bool:
    """Whether two scientific names differ in more than genus and the ending of the epithet."""
    if not one or not other:
        return False
    a, b = ([*name.split(), ""][1] for name in (one, other))
    stem = max(len(a), len(b)) - _ENDING
    return a[:stem] != b[:stem]


def _names_with_kind(name: SpeciesName) -> Iterator[tuple[int, str]]:
    """Yield the names of a species, each with its kind."""
    if name.scientific_name:
        yield 0, name.scientific_name
    yield from ((1, code) for code in name.codes)
    yield from ((2, synonym) for synonym in name.synonyms)
    yield 3, name.name


def _index(listed: Iterable[SpeciesName]) -> list[dict[str, list[SpeciesName]]]:
    index: list[dict[str, list[SpeciesName]]] = [defaultdict(list) for _ in _HOW]
    for each_name in listed:
        for kind, name in _names_with_kind(each_name):
            index[kind][fold_name(name)].append(each_name)
    return index


def fold_name(name: str) -> str:
    """Return a name without case, accents, hyphens and apostrophes."""
    return " ".join(re.sub(r"[\s_\-'’`.]+", " ", without_accents(name).casefold()).split())


def _split_double_name(name: str) -> list[str]:
    """Return the two names in “Troglodytes troglodytes_Eurasian Wren” and similar notations."""
    first, mark, second = name.partition("_")
    if not mark:
        first, mark, second = name.partition(", ")
    return [second.strip(), first.strip()] if mark and " " in first.strip() else []
