"""Conversion of many polygons to painter paths, without a Python call per vertex."""

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QByteArray, QDataStream
from PySide6.QtGui import QPainterPath

FloatArray = npt.NDArray[np.float64]

_ELEMENT = np.dtype([("type", ">i4"), ("x", ">f8"), ("y", ">f8")])
_LINE_TO = int(QPainterPath.ElementType.LineToElement.value)
# The path's serialised form ends with the start of its last sub-path and its fill rule.
_TAIL = np.zeros(2, dtype=">i4").tobytes()


class ClosedPolygons:
    """Polygons, any range of which can be converted to one path.

    A path is read from Qt's serialised form, which numpy writes at once.

    Parameters
    ----------
    points
        float64 (sum of lengths, 2): the vertices of all polygons in sequence.
    lengths
        int (n,): vertices of each polygon, at least 1.
    """

    def __init__(self, points: FloatArray, lengths: npt.ArrayLike) -> None:
        sizes = np.asarray(lengths, dtype=np.intp)
        ends = np.cumsum(sizes)
        starts = ends - sizes
        extra = np.arange(len(sizes))
        self._bounds = np.append(starts + extra, len(points) + len(sizes))
        # Each polygon's vertices and then its first vertex again.
        closed = np.insert(np.arange(len(points)), ends, starts)
        self._elements = np.empty(len(closed), dtype=_ELEMENT)
        self._elements["type"] = _LINE_TO
        self._elements["type"][self._bounds[:-1]] = 0
        self._elements["x"], self._elements["y"] = points[closed].T

    def __len__(self) -> int:
        return len(self._bounds) - 1

    def path(self, first: int = 0, stop: int | None = None) -> QPainterPath:
        """Return polygons ``first`` to ``stop`` (exclusive) as one path."""
        stop = len(self) if stop is None else stop
        elements = self._elements[self._bounds[first] : self._bounds[stop]]
        path = QPainterPath()
        if len(elements):
            count = np.array(len(elements), dtype=">i4").tobytes()
            stream = QDataStream(QByteArray(count + elements.tobytes() + _TAIL))
            stream >> path
        return path


def box_points(boxes: FloatArray) -> FloatArray:
    """Return the corners of (n, 4) boxes x0, y0, x1, y1 as points (4 n, 2)."""
    x0, y0, x1, y1 = boxes.T
    corners = np.stack([x0, y0, x1, y0, x1, y1, x0, y1], axis=1)
    return corners.reshape(-1, 2)
