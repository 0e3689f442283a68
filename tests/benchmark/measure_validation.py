"""Do the intervals of validation samples hold what they promise?

    python tests/benchmark/measure_validation.py [--repetitions N] [--scored N] [--per-bin N]
        [--bins K] [--spacing logarithmic|quantile] [--seed SEED]

Detections are simulated of which the truth is known: calls with a given density, scores that part
them from other sounds well or poorly, and three sites, of which the commonest has most calls. A
sample is drawn, judged and evaluated by the project's own code. Prints how often the intervals of
95 % hold the truth of the density and of the precision above the median score, and by how much the
mean of the estimated densities misses it.
"""

import argparse
import tempfile
from pathlib import Path

import numpy as np

from birdann.app.commands import AddRecordings, AddSpecies
from birdann.app.results.sampling import SampleDesign, draw_sample
from birdann.app.results.thresholds import set_threshold
from birdann.app.results.validation import judge, sample_results
from birdann.app.session import Session
from birdann.core.detections import Detection, DetectionId
from birdann.core.ids import RecordingId, SpeciesId, new_id, new_ids
from birdann.core.labels import Species
from birdann.core.provenance import Program
from birdann.core.recording import Recording, Site, SiteId
from birdann.core.validation import Answer, Spacing
from birdann.store import Project

DENSITIES = (0.02, 0.1, 0.25, 0.5, 0.8)
DETECTORS = {"poor": 0.7, "good": 2.5}
PROGRAM = Program(name="Simulated", version="1")
SITES = ("bog", "fen", "wood")
SITE_SHARES = (0.6, 0.3, 0.1)
BATCH = 50


def repetitions(path, n, *, density, separation, scored, rng, design):
    """Return (estimate, truth, precision, its truth) of each of n samples in one new project.

    Each repetition is a species of its own.
    """
    species = [Species(id=SpeciesId(new_id()), name=f"Repetition {i:03}") for i in range(n)]
    truth = {}
    with Project.create(path) as project:
        session = Session(project, reviewer="Oracle")
        recordings = _placed(session)
        session.execute(AddSpecies(species))
        detections, middles, is_call_of = [], {}, {}
        for one in species:
            site = rng.choice(len(SITES), size=scored, p=SITE_SHARES)
            odds = density / (1 - density) * np.array([1.5, 0.6, 0.3])[site]
            is_call = rng.random(scored) < odds / (1 + odds)
            logit = rng.normal(size=scored) + separation * is_call
            score = 1 / (1 + np.exp(-logit))
            ids = new_ids(scored)
            is_call_of |= dict(zip(ids, is_call.tolist(), strict=True))
            middles[one.id] = float(np.median(score))
            truth[one.name] = (is_call.mean(), is_call[score >= middles[one.id]].mean())
            detections += [
                Detection(
                    id=DetectionId(key),
                    recording_id=recordings[place],
                    program=PROGRAM,
                    onset_s=float(i),
                    offset_s=i + 1.0,
                    name=one.name,
                    species_id=one.id,
                    score=value,
                )
                for i, (key, place, value) in enumerate(
                    zip(ids, site.tolist(), score.tolist(), strict=True)
                )
            ]
        with project.transaction("simulate") as tx:
            tx.detections.put(detections)
        sample, items = draw_sample(session, design)
        said = {
            item.place: Answer.YES if is_call_of[item.detection_id] else Answer.NO
            for item in items
        }
        judge(session, sample.name, said)
        for one in species:
            set_threshold(session, one.name, middles[one.id], PROGRAM)
        with project.reader() as reader:
            found = sample_results(reader, sample.name, precision=None)
    return [
        (one.density.unsure_as_no, truth[one.species][0],
         one.saved_precision.unsure_as_no, truth[one.species][1])
        for one in found.species
    ]  # fmt: skip


def _placed(session):
    sites = [Site(id=SiteId(new_id()), name=name) for name in SITES]
    recordings = [
        Recording(
            id=RecordingId(new_id()), path=f"{name}.wav", content_hash=name, size_bytes=100,
            sample_rate_hz=8000, n_frames=80_000_000, n_channels=1,
        )
        for name in SITES
    ]  # fmt: skip
    session.execute(AddRecordings(recordings))
    with session.project.transaction("place") as tx:
        tx.sites.put(sites)
        tx.sites.place({r.id: s.id for r, s in zip(recordings, sites, strict=True)})
    return [one.id for one in recordings]


def holds(estimate, truth):
    """Tell whether an interval holds the truth."""
    return estimate.low - 1e-9 <= truth <= estimate.high + 1e-9


def main():
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--repetitions", type=int, default=1000)
    parser.add_argument("--scored", type=int, default=1000)
    parser.add_argument("--per-bin", type=int, default=25)
    parser.add_argument("--bins", type=int, default=4)
    parser.add_argument("--spacing", choices=list(Spacing), default=Spacing.LOGARITHMIC)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    print("detector  density   holds  off by  width | precision above the median: holds")
    for name, separation in DETECTORS.items():
        for density in DENSITIES:
            rng = np.random.default_rng([args.seed, round(density * 1000), round(separation * 10)])
            found = []
            while len(found) < args.repetitions:
                design = SampleDesign(
                    name="s", source=PROGRAM, spacing=Spacing(args.spacing), n_bins=args.bins,
                    n_per_bin=args.per_bin, seed=int(rng.integers(2**31)),
                )  # fmt: skip
                with tempfile.TemporaryDirectory() as folder:
                    found += repetitions(
                        Path(folder) / "p.birdann", min(BATCH, args.repetitions - len(found)),
                        density=density, separation=separation, scored=args.scored, rng=rng,
                        design=design,
                    )  # fmt: skip
            held = np.mean([holds(one, truth) for one, truth, _, _ in found])
            off = np.mean([one.value - truth for one, truth, _, _ in found])
            width = np.mean([one.high - one.low for one, _, _, _ in found])
            precise = np.mean([holds(one, truth) for _, _, one, truth in found])
            print(
                f"{name:8}  {density:7}  {held:6.1%}  {off:+.4f}  {width:.3f} | {precise:6.1%}",
                flush=True,
            )


if __name__ == "__main__":
    main()
