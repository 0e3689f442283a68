"""Many polygons as one painter path, without a Python call per vertex."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QByteArray, QDataStream
from PySide6.QtGui import QPainterPath

_ELEMENT = np.dtype([("type", ">i4"), ("x", ">f8"), ("y", ">f8")])
_LINE_TO = int(QPainterPath.ElementType.LineToElement.value)


def closed_path(points: npt.NDArray[np.float64], lengths: Sequence[int]) -> QPainterPath:
    """Return closed polygons as one path.

    The path is read from Qt's own serialised form, which numpy can write in one go.

    Parameters
    ----------
    points
        float64 (sum of lengths, 2): the vertices of all polygons, one polygon after another.
    lengths
        Vertices of each polygon, at least 1.
    """
    path = QPainterPath()
    if not len(points):
        return path
    sizes = np.asarray(lengths, dtype=np.intp)
    ends = np.cumsum(sizes)
    starts = ends - sizes
    closed = np.insert(points, ends, points[starts], axis=0)
    elements = np.empty(len(closed), dtype=_ELEMENT)
    elements["type"] = _LINE_TO
    elements["type"][starts + np.arange(len(sizes))] = 0
    elements["x"], elements["y"] = closed.T
    count = np.array(len(closed), dtype=">i4").tobytes()
    tail = np.zeros(2, dtype=">i4").tobytes()
    stream = QDataStream(QByteArray(count + elements.tobytes() + tail))
    stream >> path
    return path


def box_points(boxes: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return the corners of (n, 4) boxes x0, y0, x1, y1 as points (4 n, 2)."""
    x0, y0, x1, y1 = boxes.T
    corners = np.stack([x0, y0, x1, y0, x1, y1, x0, y1], axis=1)
    return corners.reshape(-1, 2)
