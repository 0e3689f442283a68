"""Which labels the model shown has not learned from yet, kept up to date edit by edit."""

from collections.abc import Iterable, Mapping

from birdann.core.ids import SegmentId
from birdann.core.labels import Label
from birdann.gui.project.overview import Overview, is_newer


class UnlearnedLabels:
    """Counts labels that are newer than the run shown.

    Parameters
    ----------
    segment_ids
        The segments with such labels.
    """

    def __init__(self, segment_ids: Iterable[SegmentId] = ()) -> None:
        self._newer = set(segment_ids)

    def __len__(self) -> int:
        return len(self._newer)

    def forget(self) -> None:
        """Count from nothing."""
        self._newer.clear()

    def take(self, overview: Overview, labels: Mapping[SegmentId, Label | None]) -> None:
        """Note what people say of some segments by now; None: nothing."""
        overview.queue.set_labels(labels)
        newer = {key for key, label in labels.items() if is_newer(label, overview.run)}
        self._newer = (self._newer - labels.keys()) | newer
