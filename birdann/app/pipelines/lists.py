"""Species lists from a table into the project."""

import os
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath

from birdann.app.commands.species import SetSpeciesLists
from birdann.app.pipelines.reports import ListsReport
from birdann.app.session import Session
from birdann.app.species_matching import SpeciesMatcher
from birdann.app.species_source import species_names
from birdann.core.errors import ListsError
from birdann.core.ids import RecordingId, SpeciesId, new_id
from birdann.core.labels import ListState, Species, SpeciesList, TagState
from birdann.core.progress import Progress, silent
from birdann.core.recording import Recording
from birdann.formats.species_lists import FileLabels, read_species_lists


def import_lists(
    session: Session,
    table_path: str | os.PathLike[str],
    *,
    complete: bool = True,
    progress: Progress = silent,
) -> ListsReport:
    """Read a table of species lists and set them; one step of undo.

    A name that the project's list of names gives for a species of another name, such as its code,
    is taken for that species; names that differ in spelling only are kept apart.

    Parameters
    ----------
    complete
        Whether species that a list does not name are absent (else they may occur as well).

    Raises
    ------
    ListsError
        If the table cannot be read, or names no recording of the project.
    """
    path = Path(table_path)
    progress(0.0, f"Reading {path.name}")
    table = read_species_lists(path)
    recordings = session.project.recordings.all()
    matches = match_files(table.files, recordings)
    if table.files and not matches.found:
        raise ListsError(
            f"{path} names none of the project's recordings (its first file is "
            f"“{table.files[0].file}”); see whether the recordings were added."
        )
    progress(0.5, "Setting lists")
    known = [one.name for one in session.project.species.in_use()]
    matcher = SpeciesMatcher(known, species_names(session.project), by_spelling=False)
    for entry in matches.found.values():
        entry.tags = _renamed(entry.tags, matcher)
    species = {s.name: s.id for s in session.project.species.in_use()}
    new = _new_species(matches.found.values(), species)
    species.update({s.name: s.id for s in new})
    state = ListState.COMPLETE if complete else ListState.AT_LEAST
    lists = [
        SpeciesList(
            recording_id=recording,
            state=state,
            tags={species[name]: tag for name, tag in entry.tags.items()},
        )
        for recording, entry in matches.found.items()
    ]
    if lists:
        session.project.back_up()
        session.execute(SetSpeciesLists(lists, new_species=new, source=f"file {path.name}"))
    progress(1.0, "Done")
    return ListsReport(
        tagged=tuple(matches.found),
        new_species=tuple(s.name for s in new),
        unmatched=tuple(matches.unmatched),
        ambiguous=tuple(matches.ambiguous),
        without_list=len(recordings) - len(lists),
        taken=tuple(matcher.matches),
        notes=(*table.notes, *_alike(species)),
    )


class Matches:
    """Which file of a table is which recording."""

    def __init__(self) -> None:
        self.found: dict[RecordingId, FileLabels] = {}
        self.unmatched: list[str] = []
        self.ambiguous: list[tuple[str, tuple[str, ...]]] = []


def match_files(files: Iterable[FileLabels], recordings: Sequence[Recording]) -> Matches:
    """Match by file name, then by its stem, then by as many folders as both have in common.

    A file that fits several recordings equally well is ambiguous, and so are several files
    that fit one recording equally well.
    """
    by_name: dict[str, list[Recording]] = defaultdict(list)
    by_stem: dict[str, list[Recording]] = defaultdict(list)
    for recording in recordings:
        name = PurePosixPath(_folded(recording.path))
        by_name[name.name].append(recording)
        by_stem[name.stem].append(recording)
    matches = Matches()
    claims: dict[RecordingId, list[tuple[int, FileLabels]]] = defaultdict(list)
    for entry in files:
        name = PurePosixPath(_folded(entry.file))
        candidates = by_name.get(name.name) or by_stem.get(name.stem) or by_stem.get(name.name, [])
        best, depth = _nearest(entry.file, candidates)
        if not best:
            matches.unmatched.append(entry.file)
        elif len(best) > 1:
            matches.ambiguous.append((entry.file, tuple(r.path for r in best)))
        else:
            claims[best[0].id].append((depth, entry))
    path_of = {r.id: r.path for r in recordings}
    for recording_id, claimants in claims.items():
        deepest = max(depth for depth, _ in claimants)
        winners = [entry for depth, entry in claimants if depth == deepest]
        matches.unmatched += [entry.file for depth, entry in claimants if depth < deepest]
        if len(winners) == 1:
            matches.found[recording_id] = winners[0]
        else:
            matches.ambiguous += [(entry.file, (path_of[recording_id],)) for entry in winners]
    return matches


def _nearest(file: str, candidates: Sequence[Recording]) -> tuple[list[Recording], int]:
    depths = [_common_depth(file, r.path) for r in candidates]
    deepest = max(depths, default=0)
    return [r for r, d in zip(candidates, depths, strict=True) if d == deepest], deepest


def _common_depth(a: str, b: str) -> int:
    """Return how many trailing folders two paths share; an equal file name adds one."""
    parts_a, parts_b = PurePosixPath(_folded(a)).parts, PurePosixPath(_folded(b)).parts
    depth = 1 if parts_a[-1] == parts_b[-1] else 0
    for x, y in zip(reversed(parts_a[:-1]), reversed(parts_b[:-1]), strict=False):
        if x != y:
            break
        depth += 2
    return depth


def _folded(path: str) -> str:
    return unicodedata.normalize("NFC", path).casefold()


def _renamed(tags: dict[str, TagState], matcher: SpeciesMatcher) -> dict[str, TagState]:
    """Return tags of the species that the names mean; of two for one, presence counts."""
    renamed: dict[str, TagState] = {}
    for name, tag in tags.items():
        species = matcher.species_of(name)
        if renamed.get(species) is not TagState.PRESENT:
            renamed[species] = tag
    return renamed


def _new_species(entries: Iterable[FileLabels], known: dict[str, SpeciesId]) -> list[Species]:
    names = dict.fromkeys(name for entry in entries for name in entry.tags)
    return [Species(id=SpeciesId(new_id()), name=name) for name in names if name not in known]


def _alike(names: Iterable[str]) -> list[str]:
    groups: dict[str, list[str]] = defaultdict(list)
    for name in names:
        groups[name.casefold()].append(name)
    return [
        f"These differ only in capital letters and are kept apart: {', '.join(sorted(group))}."
        for group in groups.values()
        if len(group) > 1
    ]
