"""Export of charts: CSV table, picture, and effort."""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from birdann.app.results.chart_data import (
    COLUMN_TITLES,
    Chart,
    ChartData,
    ChartQuery,
    ChartTable,
    ColorScale,
    day_of,
)
from birdann.app.results.charts import chart_table
from birdann.core.effort import DAY_S, NOON_S
from birdann.core.errors import WriteError
from birdann.core.files import outputs
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.formats.tables import write_csv

PICTURES = (".svg", ".png", ".pdf")
EFFORT_COLUMNS = (
    "site", "date", "recorded_min", "listened_min", "complete_min", "labelled_min", "reviewed_min",
)  # fmt: skip
NA = "NA"
"""Cell of a time that was not surveyed, as R reads it."""


def table_rows(table: ChartTable) -> tuple[list[str], Iterator[list[object]]]:
    """Return the column names of a chart's CSV, and a row for each cell."""
    header = [
        table.row_title, table.column_title.replace(" ", "_"), str(table.unit).replace(" ", "_"),
        "low", "high", "count", table.query.denominator_unit, "model_run",
    ]  # fmt: skip
    cells: Iterator[list[object]] = (
        [
            row, column,
            *(_number(matrix[i, j]) for matrix in
              (table.value, table.low, table.high, table.count, table.effort_h)),
            table.run,
        ]
        for i, row in enumerate(table.rows)
        for j, column in enumerate(table.columns)
    )  # fmt: skip
    return header, cells


def _number(value: float) -> str:
    return NA if np.isnan(value) else f"{value:.6g}"


def write_chart(
    table: ChartTable,
    path: Path,
    scale: ColorScale = ColorScale.ROOT,
    say: Callable[[str], str] = str,
) -> None:
    """Write a chart as a table (.csv), or as a picture (.svg, .png, .pdf) whose texts ``say`` translates."""
    suffix = path.suffix.lower()
    if suffix == ".csv":
        write_csv(path, *table_rows(table))
        return
    if suffix not in PICTURES:
        raise WriteError("{path} must end in .csv, .svg, .png or .pdf.", path=path)
    from birdann.report.chart_figure import clock_figure, curve_figure, heat_figure

    unit, notes = say(table.unit), [say(note) for note in table.notes]
    column_title = say(COLUMN_TITLES.get(table.column_title, table.column_title))
    gaps = [*notes, say(Message("Hatched: NA, not surveyed."))]
    if table.query.chart is Chart.ACCUMULATION:
        at = np.array([float(column) for column in table.columns])
        lines = (table.value[0], table.low[0], table.high[0])
        curve_figure(at, *lines, path, unit=unit, column_title=column_title, notes=notes)
    elif table.query.chart is Chart.CLOCK and len(table.rows) == 1:
        clock_figure(table.rows[0], table.value[0], table.sun, path, unit=unit, notes=gaps)
    else:
        rows = [row or say(Message("(no site)")) for row in table.rows]
        heat_figure(
            rows, table.columns, table.value, path, unit=unit,
            column_title=column_title, notes=gaps, scale=(scale.share, scale.value_at),
        )  # fmt: skip


def effort_rows(data: ChartData, *, nights: bool = False) -> list[list[object]]:
    """Return minutes recorded and surveyed by site, day and method."""
    effort = data.effort
    kinds = (effort.recorded, effort.listened, effort.complete, effort.labelled, effort.reviewed)
    minutes: dict[tuple[int, int], list[float]] = {}
    for index, spans in enumerate(kinds):
        for site, day, seconds in zip(*spans.seconds_by_step(DAY_S, NOON_S * nights), strict=True):
            row = minutes.setdefault((int(site), int(day)), [0.0] * len(kinds))
            row[index] = seconds / 60
    names = [*(site.name for site in data.survey.sites), ""]
    return [
        [names[site], day_of(day).isoformat(), *(f"{value:.2f}" for value in row)]
        for (site, day), row in sorted(minutes.items())
    ]


def write_results(
    data: ChartData,
    folder: str | os.PathLike[str],
    query: ChartQuery,
    charts: Sequence[Chart],
    *,
    picture: str = ".svg",
    overwrite: bool = False,
    say: Callable[[str], str] = str,
    progress: Progress = silent,
) -> tuple[list[Path], list[Message]]:
    """Write charts as tables and, unless ``picture`` is "", as pictures; and the daily effort.

    Returns the files, and the notes of all charts. ``say`` translates the texts of pictures.
    The clock is drawn as a 24-hour clock for a single species, else as a heat map.
    """
    target = outputs.create_folder(folder)
    written: list[Path] = []
    notes: dict[Message, None] = {}
    suffixes = [".csv", *([picture] if picture else [])]
    with outputs.write_together(overwrite=overwrite):
        for n, chart in enumerate(charts):
            progress(n / len(charts), Message("Counting"))
            table = chart_table(data, replace(query, chart=chart))
            notes |= dict.fromkeys(table.notes)
            for suffix in suffixes:
                written.append(target / f"{chart}{suffix}")
                write_chart(table, written[-1], say=say)
        written.append(target / "effort.csv")
        write_csv(written[-1], EFFORT_COLUMNS, effort_rows(data, nights=query.nights))
    progress(1.0, Message("Done"))
    return written, list(notes)
