"""The parameters of an analysis, which BirdNET-Analyzer writes beside its tables."""

from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from birdann.core.errors import TableError
from birdann.formats.cells import maybe_number
from birdann.formats.tables import stream_rows

NAMES = ("BirdNET_analysis_params.csv", "birdnet.analyze-params.csv")
"""File names of older and newer versions: a column, or a row, for each parameter."""
_MAX_ROWS = 200
_MIN_SCORE, _OVERLAP = "minimum confidence", "segment overlap"


@dataclass(frozen=True, slots=True)
class AnalysisParameters:
    """Parameters of an analysis; None where the file does not give one."""

    min_score: float | None = None
    overlap_s: float | None = None


def parameters_beside(table: Path) -> AnalysisParameters:
    """Return the parameters of the analysis that wrote a table."""
    for name in NAMES:
        path = table.parent / name
        if path.is_file():
            return _read(path)
    return AnalysisParameters()


def _read(path: Path) -> AnalysisParameters:
    rows = [cells for _, cells in islice(stream_rows(path), _MAX_ROWS)]
    pairs = zip(*rows[:2], strict=False) if len(rows) == 2 else (row[:2] for row in rows)
    values = {pair[0].strip().casefold(): pair[1] for pair in pairs if len(pair) == 2}
    try:
        return AnalysisParameters(
            maybe_number(values.get(_MIN_SCORE)), maybe_number(values.get(_OVERLAP))
        )
    except ValueError as error:
        raise TableError("{path}: {reason}.", path=path, reason=error) from error
