"""Saved thresholds in words, for whatever obeys them."""

from birdann.core.ids import RunId, id_text
from birdann.core.provenance import Program
from birdann.store import ProjectReader


def source_name(reader: ProjectReader, source: RunId | Program) -> str:
    """Return a source in words: a program with its version, or a run by model and time."""
    if isinstance(source, Program):
        return f"{source.name} {source.version}".strip()
    run = next((one for one in reader.runs.all() if one.id == source), None)
    if run is None:
        return f"the deleted run {id_text(source)}"
    return f"{run.model_name} of {run.created_at:%Y-%m-%d %H:%M} ({id_text(source)})"


def threshold_in_words(species: str, score: float, precision: float | None, sample: str) -> str:
    """Return e.g. "Wren from 0.83 on (precision 0.95, by the sample “spring”)"."""
    known = [f"precision {precision:g}"] if precision is not None else []
    known += [f"by the sample “{sample}”"] if sample else []
    return f"{species} from {score:.4g} on" + (f" ({', '.join(known)})" if known else "")
