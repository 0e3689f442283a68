"""Verified visits: what is drawn, what is played, what counts, and that no site answers for itself."""

import shutil
import subprocess
from dataclasses import replace
from datetime import datetime, timedelta

import numpy as np
import pytest

from birdann.app.commands import AnswerQueue, LabelSegments, RemoveQueue, SetSpeciesLists, Subject
from birdann.app.commands.recordings import RemoveRecordings
from birdann.app.commands.species import MergeSpecies, RenameSpecies
from birdann.app.exchange.merging import merge_projects
from birdann.app.learning.held_out import scores_without_own_site
from birdann.app.learning.learn import learn
from birdann.app.results.ledger import methods
from birdann.app.results.review_queue import answer_items
from birdann.app.session import Session
from birdann.app.survey.histories import write_histories
from birdann.app.survey.occupancy import plan_lines, season_occupancy
from birdann.app.survey.visits import (
    Settled,
    VisitDesign,
    draw_visits,
    find_queue,
    listed_outcomes,
    outcomes,
    rule_of,
)
from birdann.core.errors import NothingToLearnError, SampleError
from birdann.core.labels import LabelState, ListState, SpeciesList, TagState
from birdann.core.provenance import person_provenance
from birdann.core.recording import Season, Site, SiteId
from birdann.core.validation import Answer
from birdann.core.visits import VisitRule
from birdann.store import Project
from tests.csv_rows import csv_rows
from tests.making import list_of

YES, NO, UNSURE = Answer.YES, Answer.NO, Answer.UNSURE
START = datetime(2024, 5, 1, 5)
DAYS = VisitRule()


@pytest.fixture
def season(learnable):
    """Put the twelve recordings of ``learnable`` at four sites, a day after the other; without lists at the fourth."""
    names = ("bog", "fen", "oak", "ridge")
    sites = [
        Site(id=SiteId(i + 1), name=name, latitude_deg=47.0, longitude_deg=8.0)
        for i, name in enumerate(names)
    ]
    recordings = learnable.project.recordings.all()
    with learnable.project.transaction("sites") as tx:
        tx.sites.put(sites)
        tx.sites.set_sites({one.id: sites[i % 4].id for i, one in enumerate(recordings)})
        tx.recordings.set_starts(
            {one.id: (START + timedelta(days=i // 4), "x") for i, one in enumerate(recordings)}
        )
    learnable.execute(
        SetSpeciesLists([SpeciesList(recording_id=recording.id) for recording in recordings[3::4]])
    )
    learn(learnable, model="ored-lr")
    return learnable


@pytest.fixture
def truth_of(season):
    """Return whether a call of a queue is of the species of its visit."""

    def is_right(queue, call):
        visits = season.project.visits.visits(queue.id)
        return season.truth[call.segment_id] == visits[call.visit].species_id

    return is_right


def answer_all(session, queue, is_right):
    """Play as a person does: until the first yes in each visit."""
    settled = set()
    for call in session.project.visits.items(queue.id):
        if call.visit not in settled:
            said = YES if is_right(queue, call) else NO
            session.execute(AnswerQueue(queue, {(call.visit, call.place): said}, seconds=2.0))
            if said is YES:
                settled.add(call.visit)


def test_an_answer_names_its_call_and_several_name_none(season):
    queue, visits = draw_visits(season, VisitDesign(name="spring", max_calls=2, min_score=0.1))
    first, second, *_ = season.project.visits.items(queue.id)
    command = AnswerQueue(queue, {first.key: YES})
    season.execute(command)
    asked = command.subject
    assert (asked.recording_id, asked.onset_s) == (first.recording_id, first.onset_s)
    species = season.project.species.all()[visits[first.visit].species_id]
    assert asked.species == species.name
    several = AnswerQueue(queue, {first.key: NO, second.key: YES})
    season.execute(several)
    assert several.subject == Subject()


def by_visit(session, queue):
    return {outcome.visit.place: outcome for outcome in outcomes(session.project, queue)}


def at_bog(project, species=None, rule=DAYS, month=5):
    """Return outcomes at the first site by lists alone, by species (or of one) and day."""
    return {
        (one.visit.species_id, one.visit.started_at.day): one
        for one in listed_outcomes(project, rule)
        if one.visit.site_id == SiteId(1) and one.visit.started_at.month == month
        if species in {None, one.visit.species_id}
    }


def list_first(session, state, tags):
    """Set the list of the first recording, which is at the first site on the first day."""
    recording = session.project.recordings.all()[0]
    one = SpeciesList(recording_id=recording.id, state=state, tags=tags)
    session.execute(SetSpeciesLists([one]))
    return recording


def sentences(project, path, **choices):
    """Return what occupancy and histories say, line by line."""
    report = write_histories(project, path, overwrite=True, **choices)
    with project.reader() as reader:
        return season_occupancy(reader, **choices).lines(), report.lines()


def test_a_visit_is_a_site_and_a_day_with_its_likeliest_calls_first(season):
    queue, visits = draw_visits(season, VisitDesign(name="spring", max_calls=3, min_score=0.1))

    assert len(visits) == 3 * 4 * 3  # species, sites, days
    assert {visit.effort_s for visit in visits} == {10.0}
    calls = season.project.visits.items(queue.id)
    for place in range(len(visits)):
        own = [call for call in calls if call.visit == place]
        assert len(own) <= 3
        assert [item.score for item in own] == sorted((item.score for item in own), reverse=True)
        assert all(item.score >= 0.1 for item in own)
    assert season.project.visits.all()[0].max_calls == 3


def test_no_score_of_a_site_depends_on_its_own_lists_and_labels(season):
    project = season.project
    run = project.runs.one(project.runs.id_in_use())
    sites = project.sites.list_by_recording()

    def scores():
        free = scores_without_own_site(project, run, sites)
        return {scores.recording_id: scores.table.probabilities for scores in free}

    before = scores()
    bog = [key for key, site in sites.items() if site == SiteId(1)]
    first = project.species.in_use()[0].id
    season.execute(SetSpeciesLists([list_of(key, first) for key in bog]))
    wrong = [place.segment_id for place in project.segments.positions(bog[0])]
    season.execute(LabelSegments(wrong, LabelState.CORRECTED, first))
    after = scores()

    same = {key for key in sites if np.array_equal(before[key], after[key])}
    assert set(bog) <= same
    assert same != set(sites)


def test_lists_at_one_site_only_are_refused(season):
    project = season.project
    keep = [key for key, site in project.sites.list_by_recording().items() if site == SiteId(1)]
    rest = [recording.id for recording in project.recordings.all() if recording.id not in keep]
    season.execute(SetSpeciesLists([SpeciesList(recording_id=key) for key in rest]))
    with pytest.raises(NothingToLearnError, match="second site"):
        draw_visits(season, VisitDesign(name="a"))
    assert not project.visits.all()


def test_the_first_yes_settles_and_noes_are_a_zero_only_when_all_are_played(season):
    queue, visits = draw_visits(season, VisitDesign(name="spring", max_calls=2))
    calls = season.project.visits.items(queue.id)
    unlisted = {v.place for v in visits if v.site_id == SiteId(4)}
    two = next(c.visit for c in calls if c.place == 1 and c.visit in unlisted)
    before = by_visit(season, queue)[two]
    assert np.isnan(before.detected)
    assert before.settled is Settled.OPEN

    answer_items(season, "spring", {(two, 0): NO}, visits=True)
    assert np.isnan(by_visit(season, queue)[two].detected)
    answer_items(season, "spring", {(two, 1): NO}, visits=True)
    refused = by_visit(season, queue)[two]
    assert (refused.detected, refused.settled, refused.n_played) == (0, Settled.REFUSED, 2)
    answer_items(season, "spring", {(two, 1): UNSURE}, visits=True)
    doubted = by_visit(season, queue)[two]
    assert (doubted.detected, doubted.is_unsure) == (0, True)
    answer_items(season, "spring", {(two, 0): YES}, visits=True)
    found = by_visit(season, queue)[two]
    assert (found.detected, found.settled) == (1, Settled.CALL)
    for _ in range(4):
        season.undo()
    assert np.isnan(by_visit(season, queue)[two].detected)


def test_a_visit_without_a_call_to_play_is_a_zero(season):
    queue, visits = draw_visits(season, VisitDesign(name="strict", min_score=1.0))
    here = [
        result for result in by_visit(season, queue).values() if result.visit.site_id == SiteId(4)
    ]
    assert {result.settled for result in here} == {Settled.NO_CALL}
    assert {result.detected for result in here} == {0.0}
    assert all(0 <= visit.remaining <= 1 for visit in visits)


def test_every_visit_with_segments_has_its_likeliest_calls_whatever_their_probability(season):
    queue, visits = draw_visits(season, VisitDesign(name="all", max_calls=2))
    calls = season.project.visits.items(queue.id)
    unlisted = {v.place for v in visits if v.site_id == SiteId(4)}
    assert unlisted
    assert {call.visit for call in calls} >= unlisted
    assert min(call.score for call in calls) < 0.1


def test_lists_settle_visits_by_themselves(season):
    queue, _ = draw_visits(season, VisitDesign(name="spring"))
    project = season.project
    present = project.lists.present()
    place = project.sites.list_by_recording()
    listed = {
        (place[key], project.recordings.one(key).started_at.date(), species)
        for key, some in present.items()
        for species in some
    }
    for one in by_visit(season, queue).values():
        key = one.visit.site_id, one.visit.started_at.date(), one.visit.species_id
        if key in listed:
            assert (one.detected, one.settled) == (1, Settled.LIST)
        elif one.visit.site_id != SiteId(4):
            assert one.detected == 0
    alone = listed_outcomes(project, VisitRule())
    assert {result.detected for result in alone if result.visit.site_id == SiteId(1)} <= {0.0, 1.0}
    assert all(np.isnan(result.detected) for result in alone if result.visit.site_id == SiteId(4))


@pytest.fixture
def late(season):
    """Return what moves the first site's first recording to seconds before the midnight of 1 June."""

    def move(before_s):
        project, sites = season.project, season.project.sites.list_by_recording()
        one = next(each for each in project.recordings.all() if sites[each.id] == SiteId(1))
        assert one.duration_s > before_s
        start = datetime(2024, 6, 2) - timedelta(seconds=before_s)
        with project.transaction("late") as tx:
            tx.recordings.set_starts({one.id: (start, "x")})
        return one

    return move


@pytest.mark.parametrize("divides", [False, True])
def test_a_list_across_midnight_counts_for_the_visit_it_began_in(season, late, tmp_path, divides):
    """Its recording is its site's only one of two days."""
    recording, rule = late(2), VisitRule(divides=divides)
    listed = season.project.lists.of(recording.id).present[0]
    here = at_bog(season.project, listed, rule, month=6)
    first = here[listed, 1]
    assert first.detected == 1
    assert first.effort_s == pytest.approx(recording.duration_s)
    assert first.visit.effort_s == pytest.approx(2.0 if divides else recording.duration_s)
    assert [day for _, day in here] == ([1, 2] if divides else [1])
    assert not divides or np.isnan(here[listed, 2].detected)
    told = [
        "1 recording continues after the end of a visit and is divided there.",
        "1 list continues after the end of its visit and counts for that visit.",
    ]
    if not divides:
        told = ["1 recording continues after the end of its visit and counts for that visit."]
    for lines in sentences(season.project, tmp_path / "out", of_lists=rule):
        assert [line for line in lines if "continues" in line] == told


def test_the_methods_say_what_a_visit_is_and_how_far_its_answers_are(season):
    queue, visits = draw_visits(season, VisitDesign(name="spring", max_calls=3, min_score=0.1))
    (line,) = [line for line in methods(season.project) if "spring" in line]
    rule = "Visits “spring” (a visit is a day): at most 3 calls each, from a probability of 0.1"
    assert rule in line
    settled = [one.settled is not Settled.OPEN for one in outcomes(season.project, queue)]
    assert f"{sum(settled)} of {len(visits)} were settled" in line


@pytest.mark.parametrize("divides", [False, True])
def test_a_queue_keeps_how_its_recordings_are_divided(season, late, divides):
    """A call after midnight is played in the visit in which its recording began, or in the next."""
    recording, rule = late(1), VisitRule(divides=divides)
    queue, visits = draw_visits(season, VisitDesign(name="June", rule=rule, max_calls=100))
    assert rule_of(queue) == rule_of(season.project.visits.all()[0]) == rule
    starts = {visit.place: visit.started_at for visit in visits}
    calls = season.project.visits.items(queue.id)
    days = {
        (call.onset_s + call.offset_s) / 2 > 1: starts[call.visit].day
        for call in calls
        if call.recording_id == recording.id
    }
    assert days[True] == (2 if divides else 1)


def test_a_labelled_call_is_a_detection_where_the_complete_list_leaves_its_species_out(season):
    project = season.project
    (species, day), silent = next(
        (key, one) for key, one in at_bog(project).items() if one.detected == 0
    )
    sites = project.sites.list_by_recording()
    recording = next(
        sound.id
        for sound in project.recordings.all()
        if sites[sound.id] == SiteId(1) and sound.started_at.day == day
    )
    first = project.segments.positions(recording)[0].segment_id
    season.execute(LabelSegments([first], LabelState.CORRECTED, species))
    found = at_bog(project)[species, day]
    assert (found.detected, found.effort_s) == (1, silent.effort_s)


@pytest.mark.parametrize(
    ("state", "tag", "detected"),
    [
        (ListState.COMPLETE, None, 0.0),
        (ListState.COMPLETE, TagState.ABSENT, 0.0),
        (ListState.INCOMPLETE, TagState.ABSENT, 0.0),
        (ListState.COMPLETE, TagState.UNSURE, np.nan),
        (ListState.INCOMPLETE, TagState.UNSURE, np.nan),
        (ListState.INCOMPLETE, None, np.nan),
        (ListState.INCOMPLETE, TagState.PRESENT, 1.0),
    ],
)
def test_a_species_noted_as_absent_was_not_detected(season, state, tag, detected):
    wren, robin = (species.id for species in season.project.species.in_use()[:2])
    tags = {robin: TagState.PRESENT} | ({} if tag is None else {wren: tag})
    recording = list_first(season, state, tags)
    found = at_bog(season.project)[wren, 1]
    assert found.detected == pytest.approx(detected, nan_ok=True)
    assert found.effort_s == recording.duration_s


@pytest.mark.parametrize("state", [ListState.COMPLETE, ListState.INCOMPLETE])
def test_no_call_is_played_where_its_species_was_noted_as_absent(season, state):
    wren, robin = (species.id for species in season.project.species.in_use()[:2])

    def played(name, state, tags):
        recording = list_first(season, state, tags)
        queue, visits = draw_visits(season, VisitDesign(name=name, max_calls=3))
        calls = season.project.visits.items(queue.id)
        return {
            visits[call.visit].species_id for call in calls if call.recording_id == recording.id
        }

    tags = {robin: TagState.PRESENT}
    assert wren in played("before", ListState.INCOMPLETE, tags)
    after = played("after", state, tags | {wren: TagState.ABSENT})
    assert wren not in after
    assert robin in after


def test_two_recorders_at_a_site_at_once_are_listened_to_once(season):
    """Twice ten seconds from 5:00:00 and 5:00:04, of the second 0 to 5 and 6 to 9 s listed."""
    first, second = season.project.recordings.all()[:2]
    with season.project.transaction("beside") as tx:
        tx.sites.set_sites({second.id: SiteId(1)})
        tx.recordings.set_starts({second.id: (START + timedelta(seconds=4), "x")})
    robin = season.project.species.in_use()[0].id
    spans = ((first.id, None), (second.id, (0.0, 5.0)), (second.id, (6.0, 9.0)))
    lists = [list_of(key, robin, span_s=span_s) for key, span_s in spans]
    season.execute(SetSpeciesLists([SpeciesList(recording_id=second.id), *lists]))
    found = at_bog(season.project)[robin, 1]
    assert (found.detected, found.effort_s, found.visit.effort_s) == (1.0, 13.0, 14.0)


def test_what_is_answered_gives_the_occupancy_of_the_truth(season, truth_of):
    queue, visits = draw_visits(season, VisitDesign(name="spring"))
    answer_all(season, queue, truth_of)

    found = season_occupancy(season.project, "spring")

    names = {species.id: species.name for species in season.project.species.in_use()}
    sites = season.project.sites.list_by_recording()
    segments = {
        key: [p.segment_id for p in season.project.segments.positions(key)] for key in sites
    }
    for species in found.species:
        true_sites = {
            sites[key]
            for key, some in segments.items()
            if any(names[season.truth[s]] == species.species for s in some)
        }
        assert species.fitted.n_sites_with == len(true_sites)
        assert species.fitted.naive == len(true_sites) / 4
        assert species.n_open == 0
        assert species.seconds == 2.0 * species.n_played
    assert any("sites only" in line for line in found.lines())
    assert len({visit.visit for visit in season.project.visits.items(queue.id)}) <= len(visits)


def test_a_random_part_of_the_visits_is_drawn_at_each_site_by_the_seed(season):
    first = draw_visits(season, VisitDesign(name="a", per_site=2, seed=1))[1]
    again = draw_visits(season, VisitDesign(name="b", per_site=2, seed=1))[1]
    assert [(v.site_id, v.started_at) for v in first] == [(v.site_id, v.started_at) for v in again]
    assert len(first) == 3 * 4 * 2


def test_names_species_and_sites_that_do_not_fit_are_refused(season, session):
    with pytest.raises(SampleError, match=r"no verified visits\. Draw them"):
        find_queue(season.project)
    draw_visits(season, VisitDesign(name="a"))
    with pytest.raises(SampleError, match="already"):
        draw_visits(season, VisitDesign(name="a"))
    with pytest.raises(SampleError, match="no species “Emu”"):
        draw_visits(season, VisitDesign(name="b", species=["Emu"]))
    with pytest.raises(SampleError, match="has no “z”"):
        find_queue(season.project, "z")
    with pytest.raises(SampleError, match=r"has no item 1\.100"):
        answer_items(season, "a", {(0, 99): YES}, visits=True)
    season.execute(RemoveQueue(find_queue(season.project, "a")))
    assert not season.project.visits.all()
    season.undo()
    assert season.project.visits.all()


def test_a_merge_keeps_queues_and_answers_of_both(season, truth_of, tmp_path):
    queue, _ = draw_visits(season, VisitDesign(name="spring"))
    with season.project.reader() as reader:
        calls = reader.visits.items(queue.id)
    copy = tmp_path / "copy.birdann"
    season.project.save_copy(copy)
    answer_items(season, "spring", {(calls[0].visit, 0): YES}, visits=True)
    with Project.open(copy) as other:
        answer_items(
            Session(other, reviewer="Bob"), "spring", {(calls[-1].visit, 0): NO}, visits=True
        )
        merged = tmp_path / "both.birdann"
        merge_projects(season.project.path, copy, merged, actor="Ada")
    with Project.open(merged) as both:
        kept = both.visits.all()
        assert [item.name for item in kept] == ["spring"]
        assert {(a.visit, a.answer) for a in both.visits.answers(queue.id)} == {
            (calls[0].visit, YES),
            (calls[-1].visit, NO),
        }


@pytest.fixture
def written(season, truth_of, tmp_path):
    queue, _ = draw_visits(season, VisitDesign(name="spring"))
    answer_all(season, queue, truth_of)
    folder = tmp_path / "histories"
    write_histories(season.project, folder, "spring")
    return folder


def read(path):
    return csv_rows(path, encoding="utf-8-sig")


def test_each_species_has_its_own_matrix_whatever_its_name(season, tmp_path):
    """Names that differ in signs or in capitals only, and one longer than a file's may be."""
    names = ["Owl (m)", "owl [M]", "日" * 100]
    for species, name in zip(season.project.species.in_use(), names, strict=True):
        season.execute(RenameSpecies(species.id, name))
    write_histories(season.project, tmp_path / "out", of_lists=VisitRule())
    rows = read(tmp_path / "out" / "visits.csv")
    flat = {name: [r["detected"] for r in rows if r["species"] == name] for name in names}
    matrices = [read(path) for path in (tmp_path / "out").glob("y_*.csv")]
    cells = [[row[f"visit{k}"] for row in matrix for k in (1, 2, 3)] for matrix in matrices]
    assert sorted(cells) == sorted(flat.values())
    assert len({path.name.casefold() for path in (tmp_path / "out").glob("y_*.csv")}) == 3


def test_histories_have_a_row_for_each_visit_and_a_matrix_for_each_species(season, written):
    rows = read(written / "visits.csv")
    assert len(rows) == 36
    assert {row["detected"] for row in rows} <= {"0", "1", "NA"}
    for species in ("Crow", "Owl", "Wren"):
        matrix = read(written / f"y_{species}.csv")
        assert [row["site"] for row in matrix] == ["bog", "fen", "oak", "ridge"]
        flat = [row[f"visit{k}"] for row in matrix for k in (1, 2, 3)]
        assert flat == [row["detected"] for row in rows if row["species"] == species]
    assert {row["hour"] for row in rows} == {"5.001"}
    assert {row["effort_h"] for row in rows} == {"0.002778"}
    assert [row["site"] for row in read(written / "sites.csv")] == ["bog", "fen", "oak", "ridge"]


def test_histories_count_unverified_calls_and_their_chance(season, tmp_path):
    """The chance of any call, of those to play and of those left, is one less that of none."""
    draw_visits(season, VisitDesign(name="spring", max_calls=2, min_score=0.05))
    queue = find_queue(season.project)
    write_histories(season.project, tmp_path / "h", "spring")
    names = season.project.species.names()
    sites = {site.id: site.name for site in season.project.sites.all()}
    calls = season.project.visits.items(queue.id)
    expected = {}
    for visit in season.project.visits.visits(queue.id):
        scores = [call.score for call in calls if call.visit == visit.place]
        none = (1 - visit.remaining) * np.prod([1 - score for score in scores])
        key = names[visit.species_id], sites[visit.site_id], visit.started_at.isoformat()
        expected[key] = len(scores), 1 - none
    rows = read(tmp_path / "h" / "visits.csv")
    assert max(n for n, _ in expected.values()) == 2
    assert len(rows) == len(expected)
    for row in rows:
        n, chance = expected[row["species"], row["site"], row["started_at"]]
        assert (row["detections"], row["calls_to_play"]) == (str(n), str(n))
        assert float(row["probability"]) == pytest.approx(chance, abs=1e-4)


def test_base_r_reads_the_histories(written):
    if shutil.which("Rscript") is None:
        pytest.skip("R is not installed: its reading of the histories is not tested here")
    done = subprocess.run(
        ["Rscript", "occupancy.R"], cwd=written, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Crow: 4 sites" in done.stdout


def test_only_days_of_the_season_count(season):
    first = START.date() + timedelta(days=1)
    spring = Season(name="spring", first_day=first, last_day=first)
    with season.project.transaction("seasons") as tx:
        tx.sites.set_seasons([spring], person_provenance("Ada"))
    _, visits = draw_visits(season, VisitDesign(name="a"))
    assert {visit.started_at.date() for visit in visits} == {first}
    with season.project.transaction("seasons") as tx:
        tx.sites.set_seasons([spring, replace(spring, name="summer")], person_provenance("Ada"))
    with pytest.raises(SampleError, match="Name one"):
        draw_visits(season, VisitDesign(name="b"))


def test_visits_of_merged_species_are_one(season, truth_of):
    """A call of either is one; without any, both have to be answered."""
    queue, _ = draw_visits(season, VisitDesign(name="spring"))
    crow, owl = (season.project.species.find_by_name(name) for name in ("Crow", "Owl"))
    answer_all(season, queue, truth_of)

    def detected(*keys):
        found: dict[tuple, float] = {}
        for one in outcomes(season.project, queue):
            if one.visit.species_id in keys:
                key = one.visit.site_id, one.visit.started_at
                found[key] = max(found.get(key, 0.0), one.detected)
        return found

    expected = detected(crow.id, owl.id)
    assert set(expected.values()) == {0.0, 1.0}
    season.execute(MergeSpecies(crow.id, owl.id, "Owl"))
    assert detected(owl.id) == expected
    assert not detected(crow.id)
    assert len(by_visit(season, queue)) == 2 * len(expected)  # of owls and wrens


def test_recordings_that_belong_to_no_visit_are_counted(season, tmp_path):
    project, rule = season.project, VisitRule(hours=(4, 19))
    unknown, placeless, late, *_, other = (one.id for one in project.recordings.all()[:6])
    with project.transaction("unknown") as tx:
        evening = START.replace(hour=20)
        tx.recordings.set_starts({unknown: (None, ""), other: (START, "x"), late: (evening, "x")})
        tx.sites.set_sites({placeless: None})
    for lines in sentences(project, tmp_path / "out", of_lists=rule):
        assert "2 recordings without a site or a start are left out." in lines
        assert "1 recording outside the season or the hours of day is left out." in lines
    known, _ = sentences(project, tmp_path / "out", of_lists=VisitRule())
    assert not any("outside" in line for line in known)


def test_visits_whose_recordings_were_removed_are_counted(season, tmp_path):
    draw_visits(season, VisitDesign(name="spring"))
    for is_removed in (False, True):
        if is_removed:
            season.execute(RemoveRecordings([season.project.recordings.all()[0].id]))
        for lines in sentences(season.project, tmp_path / "out"):
            assert any("1 visit counts as it was drawn" in line for line in lines) is is_removed


def test_hours_without_any_recording_are_refused(season):
    rule = VisitRule(hours=(1, 2))
    with pytest.raises(SampleError, match="season and the hours"):
        season_occupancy(season.project, of_lists=rule)
    with pytest.raises(SampleError, match="season and the hours"):
        draw_visits(season, VisitDesign(name="spring", rule=rule))


@pytest.mark.parametrize(
    ("rule", "joins"),
    [
        (VisitRule(hours=(22, 6)), True),  # of 1 May: 0 to 6 and 22 to 24 h
        (VisitRule(hours=(22, 6), is_night=True), False),
        (VisitRule(hours=(22, 6), length=timedelta(hours=2)), False),
        (VisitRule(hours=(4, 6)), False),
    ],
)
def test_days_with_hours_past_midnight_are_said_to_join_two_nights(season, rule, joins):
    said = season_occupancy(season.project, of_lists=rule).lines()
    assert any("joins the end of one night" in line for line in said) == joins


def test_planning_says_how_many_sites_an_interval_needs():
    lines = plan_lines(0.5, 0.4, n_sites=20, width=0.1)
    assert "needs" in lines[1]
    assert len(lines) == 6
    few = plan_lines(0.5, 0.5, n_sites=1, width=0.001)
    assert "± 100 points at 1 sites; ± 0.1 points needs" in few[1]  # no more than all
