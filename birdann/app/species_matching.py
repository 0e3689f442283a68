"""Which species of a project another program's name means."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from birdann.core.message import Message
from birdann.formats.species_names import SpeciesName

AS_TOLD = Message("as told")
SPELLING = Message("but for its spelling")
LISTED = Message("by the list of species names")
BESIDE = Message("by the other name beside it")


@dataclass(frozen=True, slots=True)
class NameMatch:
    """A name as a file has it, and the species it was taken for.

    Attributes
    ----------
    how
        What made them one, in words.
    """

    written: str
    taken: str
    how: str


class SpeciesMatcher:
    """Finds the species that a name means, and remembers what was not the same by the letter.

    Parameters
    ----------
    known
        The project's species.
    listed
        Names with their codes and scientific names, as taken into the project.
    told
        What a person said: names as files have them, and the species they mean.
    by_spelling
        Whether names that differ in spelling only are the same.
    """

    def __init__(
        self,
        known: Iterable[str],
        listed: Sequence[SpeciesName] = (),
        told: Mapping[str, str] | None = None,
        *,
        by_spelling: bool = True,
    ) -> None:
        self._known = set(known)
        self._by_spelling_too = by_spelling
        self._told = {folded(name): species for name, species in (told or {}).items()}
        self._listed: dict[str, list[SpeciesName]] = defaultdict(list)
        for one in listed:
            for name in {folded(name) for name in (one.name, *one.aliases)}:
                self._listed[name].append(one)
        self._by_spelling: dict[str, list[str]] = defaultdict(list)
        for name in self._known:
            self._by_spelling[folded(name)].append(name)
        self._answers: dict[tuple[str, tuple[str, ...]], str] = {}
        self.matches: list[NameMatch] = []

    def species_of(self, name: str, other_names: Sequence[str] = ()) -> str:
        """Return the species that a name means: a known one, or the name for a new one.

        A name that could mean several species is left as it is.
        """
        key = (name, tuple(other_names))
        if key not in self._answers:
            taken, how = self._found(name, other_names)
            if taken != name and NameMatch(name, taken, how) not in self.matches:
                self.matches.append(NameMatch(name, taken, how))
            self._answers[key] = taken
            if taken and taken not in self._known:
                self._known.add(taken)
                self._by_spelling[folded(taken)].append(taken)
        return self._answers[key]

    def _found(self, name: str, other_names: Sequence[str]) -> tuple[str, str]:
        if not name:
            return "", ""
        told = self._told.get(folded(name))
        if told is not None:
            return told, AS_TOLD
        if name in self._known:
            return name, ""
        spelled = self._spelled(name)
        if spelled:
            return (spelled, SPELLING) if self._by_spelling_too else (name, "")
        listed = self._listed_known(name)
        if listed:
            return listed, LISTED
        for other in (*other_names, *_halves(name)):
            found = self._spelled(other) or self._listed_known(other)
            if found:
                return found, BESIDE
        entries = self._listed.get(folded(name), [])
        if len(entries) == 1:
            return entries[0].name, LISTED
        return name, ""

    def _spelled(self, name: str) -> str:
        """Return the known species whose name differs in spelling only, if there is one."""
        names = self._by_spelling.get(folded(name), [])
        if name in names:
            return name
        return names[0] if len(names) == 1 else ""

    def _listed_known(self, name: str) -> str:
        """Return the known species that a list of names calls so as well, if there is one."""
        entries = self._listed.get(folded(name), [])
        found = {
            spelled
            for entry in entries
            for alias in (entry.name, *entry.aliases)
            if (spelled := self._spelled(alias))
        }
        return found.pop() if len(found) == 1 else ""


def folded(name: str) -> str:
    """Return a name without capitals, accents, and the marks that join or part its words."""
    plain = unicodedata.normalize("NFKD", name)
    letters = "".join(c for c in plain if not unicodedata.combining(c))
    return " ".join(re.sub(r"[\s_\-'’`.]+", " ", letters.casefold()).split())


def _halves(name: str) -> list[str]:
    """Return the two names in “Troglodytes troglodytes_Eurasian Wren” and its relatives."""
    first, mark, second = name.partition("_")
    if not mark:
        first, mark, second = name.partition(", ")
    return [second.strip(), first.strip()] if mark and " " in first.strip() else []
