"""Recordings of the files that a table names."""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import PurePosixPath

from birdann.core.ids import RecordingId
from birdann.core.recording import Recording
from birdann.formats.file_labels import FileLabels
from birdann.formats.xeno_canto import xc_number


class Matches:
    """Recordings of the files in a table."""

    def __init__(self) -> None:
        self.found: dict[RecordingId, list[FileLabels]] = {}
        self.unmatched: list[str] = []
        self.ambiguous: list[tuple[str, tuple[str, ...]]] = []


def match_files(files: Iterable[FileLabels], recordings: Sequence[Recording]) -> Matches:
    """Match by file name, then by its stem, its number at xeno-canto, and common folders.

    Of names that differ in capitals or in the form of accents only, the equal one is meant. A file
    that fits several recordings equally well is ambiguous, and so are several files that fit one
    recording equally well.
    """
    by_name: dict[str, list[Recording]] = defaultdict(list)
    by_stem: dict[str, list[Recording]] = defaultdict(list)
    by_number: dict[str, list[Recording]] = defaultdict(list)
    for recording in recordings:
        name = PurePosixPath(_normalise_path(recording.path))
        by_name[name.name].append(recording)
        by_stem[name.stem].append(recording)
        by_number[xc_number(recording.path)].append(recording)
    matches = Matches()
    claims: dict[RecordingId, list[tuple[int, str]]] = defaultdict(list)
    of_file: dict[str, list[FileLabels]] = defaultdict(list)
    for entry in files:
        of_file[entry.file].append(entry)
    for file in of_file:
        name = PurePosixPath(_normalise_path(file))
        candidates = by_name.get(name.name) or by_stem.get(name.stem) or by_stem.get(name.name, [])
        if not candidates and (number := xc_number(file)):
            candidates = by_number.get(number, [])
        best, depth = _deepest_matches(file, candidates)
        if not best:
            matches.unmatched.append(file)
        elif len(best) > 1:
            matches.ambiguous.append((file, tuple(r.path for r in best)))
        else:
            claims[best[0].id].append((depth, file))
    path_of = {r.id: r.path for r in recordings}
    for recording_id, claimants in claims.items():
        deepest = max(depth for depth, _ in claimants)
        winners = [file for depth, file in claimants if depth == deepest]
        matches.unmatched += [file for depth, file in claimants if depth < deepest]
        if len(winners) == 1:
            matches.found[recording_id] = of_file[winners[0]]
        else:
            matches.ambiguous += [(file, (path_of[recording_id],)) for file in winners]
    return matches


def _deepest_matches(file: str, candidates: Sequence[Recording]) -> tuple[list[Recording], int]:
    depths = [_common_depth(file, r.path) for r in candidates]
    deepest = max(depths, default=0)
    deepest_recordings = [r for r, d in zip(candidates, depths, strict=True) if d == deepest]
    name = PurePosixPath(file).name
    equal = [r for r in deepest_recordings if PurePosixPath(r.path).name == name]
    is_one_folder = (
        len({PurePosixPath(_normalise_path(r.path)).parent for r in deepest_recordings}) == 1
    )
    return (equal if len(equal) == 1 and is_one_folder else deepest_recordings), deepest


def _common_depth(a: str, b: str) -> int:
    """Return how many trailing folders two paths share; an equal file name adds one."""
    parts_a, parts_b = (
        PurePosixPath(_normalise_path(a)).parts,
        PurePosixPath(_normalise_path(b)).parts,
    )
    depth = 1 if parts_a[-1] == parts_b[-1] else 0
    for x, y in zip(reversed(parts_a[:-1]), reversed(parts_b[:-1]), strict=False):
        if x != y:
            break
        depth += 2
    return depth


def _normalise_path(path: str) -> str:
    """Return a path in normalised form for comparison; spaces behind commas do not count."""
    plain = unicodedata.normalize("NFC", path).casefold().replace(", ", ",")
    parts = (part.strip() for part in plain.split("/"))
    return "/".join(parts)
