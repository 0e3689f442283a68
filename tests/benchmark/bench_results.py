"""How long a season's results take: 1,000 h at 200 sites, 2 million segments, 60,000 windows.

    python tests/benchmark/bench_results.py [--segments N] [--windows N]

Drawn columns, as they are read of a project; the goal is each chart within a second.
"""

import argparse
import time

import numpy as np
from figures import begin, figure

from birdann.app.results.chart_data import Chart, ChartData, ChartQuery, Measure
from birdann.app.results.charts import chart_table
from birdann.app.survey.effort import Survey, effort_of, tags_of
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import ListState, SpeciesList, TagState, WindowChoice
from birdann.core.recording import Site, SiteId
from birdann.store import SegmentTable

N_SITES, N_SPECIES, N_HOURS = 200, 80, 1000
GOAL_S = 1.0


def season(n_segments: int, n_windows: int) -> ChartData:
    """Return a drawn season of recordings of 10 minutes, over 60 days."""
    rng = np.random.default_rng(0)
    n = N_HOURS * 6
    species = tuple(SpeciesId(i + 1) for i in range(N_SPECIES))
    where = np.sort(rng.integers(0, n, n_segments)).astype(np.int32)
    label = np.where(rng.random(n_segments) < 0.01, 0, -1).astype(np.int8)
    likeliest = rng.integers(0, N_SPECIES, n_segments).astype(np.int32)
    onset_s = 600 * rng.random(n_segments)
    table = SegmentTable(
        recording_ids=tuple(RecordingId(i + 1) for i in range(n)), species_ids=species,
        segment_ids=np.arange(n_segments), recording=where, onset_s=onset_s, offset_s=onset_s + 1,
        low_hz=np.zeros(n_segments), high_hz=np.ones(n_segments), species=likeliest,
        probability=rng.random(n_segments), runner_up=(likeliest + 1) % N_SPECIES,
        runner_up_probability=0.2 * rng.random(n_segments), call_probability=rng.random(n_segments),
        label=label, label_species=np.where(label >= 0, likeliest, -1).astype(np.int32),
    )  # fmt: skip
    recording = rng.integers(0, n, n_windows)
    minute = 60.0 * rng.integers(0, 10, n_windows)
    lists = [
        SpeciesList(
            recording_id=RecordingId(int(one) + 1), state=ListState.COMPLETE,
            span_s=(float(at), float(at) + 60), choice=WindowChoice.RANDOM,
            tags={species[k]: TagState.PRESENT for k in rng.integers(0, N_SPECIES, 3).tolist()},
        )
        for one, at in zip(recording.tolist(), minute.tolist(), strict=True)
    ]  # fmt: skip
    start_s = 1.7e9 + 600.0 * rng.permutation(60 * 144)[:n]
    survey = Survey(
        recordings=[None] * n, species={key: f"Species {key}" for key in species},
        sites=[Site(id=SiteId(i + 1), name=f"site {i}", latitude_deg=47.0, longitude_deg=8.0)
               for i in range(N_SITES)],
        site=rng.integers(0, N_SITES, n), start_s=start_s, utc_offset_s=np.full(n, 7200.0),
        duration_s=np.full(n, 600.0), is_labelled=np.ones(n, bool), lists=lists,
        list_recording=recording, list_start_s=minute, list_end_s=minute + 60,
        list_is_random=np.ones(n_windows, bool), tags=tags_of(lists, species),
        modelled=frozenset(species[: N_SPECIES - 10]), calibration=None, run_species=species,
        call_bar=0.15,
    )  # fmt: skip
    at_s = start_s[where] + onset_s
    return ChartData(
        survey=survey, effort=effort_of(survey, table), table=table, site=survey.site[where],
        hour=(at_s // 3600).astype(np.int64), at_s=at_s, species=likeliest, is_named=label >= 0,
        passes=np.ones(n_segments, bool), has_limit=np.zeros(n_segments, bool),
        is_low=table.call_probability < 0.15, limited_species=frozenset(), usual_probability=0.5,
        seasons=(),
    )  # fmt: skip


def main() -> None:
    """Print seconds of the processor for every chart and measure, the best of three."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--segments", type=int, default=2_000_000)
    parser.add_argument("--windows", type=int, default=60_000)
    arguments = parser.parse_args()
    begin(f"Results of {arguments.segments:,} segments and {arguments.windows:,} windows")
    data = season(arguments.segments, arguments.windows)
    for chart in Chart:
        for measure in Measure if chart is not Chart.ACCUMULATION else [Measure.VISITS]:
            spent = []
            for _ in range(3):
                before = time.process_time()
                chart_table(data, ChartQuery(chart=chart, measure=measure))
                spent.append(time.process_time() - before)
            figure(f"{chart}, {measure}", min(spent), "s of the processor", at_most=GOAL_S)


if __name__ == "__main__":
    main()
