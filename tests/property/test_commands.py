"""Whatever is done to a project, undoing all of it leaves nothing, and redoing brings it back."""

from dataclasses import replace

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from birdann.app.commands import (
    AcceptPredictions,
    AddRecordings,
    AddSegment,
    AddSpecies,
    ClearLabels,
    DeleteSegments,
    LabelSegments,
    MergeSegments,
    MergeSpecies,
    Outlines,
    RemoveRecordings,
    RemoveSpecies,
    RenameSpecies,
    SetListState,
    SetSpeciesLists,
    SplitSegment,
    TagRecordings,
)
from birdann.app.session import Session
from birdann.core.errors import ListsError
from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.core.ids import RecordingId, SegmentId, SpeciesId, new_id
from birdann.core.labels import LabelState, ListState, Species, TagState
from birdann.core.provenance import person_provenance
from birdann.core.recording import Recording
from birdann.core.segment import Segment
from birdann.store import Project

GRID = Grid(hop_s=0.01, bin_hz=50.0)
EXACT = ("label", "reading", "species_list", "tag", "setting", "segmentation")
"""Tables of which undo restores every row as it was, with its author and time."""


def _segment(recording_id, mask):
    return Segment(
        id=SegmentId(new_id()),
        recording_id=recording_id,
        box=mask.box(),
        mask=mask,
        provenance=person_provenance("Ada"),
    )


def _state(project):
    """Return all that a person sees, and the rows of what people said."""
    recordings = project.recordings.all()
    return {
        "recordings": recordings,
        "species": project.species.in_use(),
        "lists": project.lists.all(),
        "segments": {r.id: project.segments.of(r.id) for r in recordings},
        "labels": {
            s: (label.state, label.species_id) for s, label in sorted(project.labels.all().items())
        },
        "features": {
            s: tuple(x)
            for s, x in zip(
                project.features.table("t/1").segment_ids,
                project.features.table("t/1").X.tolist(),
                strict=True,
            )
        },
        "rows": {table: project.rows.all(f"SELECT * FROM {table}") for table in EXACT},
    }


class CommandMachine(RuleBasedStateMachine):
    """Executes random commands; compares with the states noted on the way."""

    @initialize()
    def open(self):
        import tempfile

        self.folder = tempfile.TemporaryDirectory()
        self.project = Project.create(f"{self.folder.name}/p.birdann")
        with self.project.transaction("speed") as _:
            pass
        self.project._writer.execute("PRAGMA synchronous=OFF")
        self.session = Session(self.project, reviewer="Ada")
        self.past, self.future = [_state(self.project)], []
        self.count = 0

    def teardown(self):
        if hasattr(self, "project"):
            self.project.close()
            self.folder.cleanup()

    def _execute(self, command):
        self.session.execute(command)
        self.past.append(_state(self.project))
        self.future.clear()

    def _segments(self):
        return [s for r in self.project.recordings.all() for s in self.project.segments.of(r.id)]

    @rule()
    def add_recording(self):
        self.count += 1
        recording = Recording(
            id=RecordingId(new_id()),
            path=f"{self.count}.wav",
            content_hash=str(self.count),
            size_bytes=1,
            sample_rate_hz=8000,
            n_frames=80_000,
            n_channels=1,
        )
        self._execute(AddRecordings([recording]))

    @precondition(lambda self: self.project.recordings.all())
    @rule()
    def remove_recording(self):
        self._execute(RemoveRecordings([self.project.recordings.all()[0].id]))

    @rule()
    def add_species(self):
        self.count += 1
        self._execute(AddSpecies([Species(id=SpeciesId(new_id()), name=f"S{self.count}")]))

    @precondition(lambda self: self.project.species.in_use())
    @rule()
    def rename_species(self):
        self.count += 1
        self._execute(RenameSpecies(self.project.species.in_use()[-1].id, f"R{self.count}"))

    @precondition(lambda self: len(self.project.species.in_use()) > 1)
    @rule()
    def merge_species(self):
        first, *_, last = self.project.species.in_use()
        self._execute(MergeSpecies(first.id, last.id, last.name))
        lists = self.project.lists.all().values()
        assert all(first.id not in list_.tags for list_ in lists)
        assert all(label.species_id != first.id for label in self.project.labels.all().values())

    @precondition(lambda self: self.project.species.in_use())
    @rule()
    def remove_species(self):
        species = self.project.species.in_use()[-1]
        try:
            self._execute(RemoveSpecies([species.id]))
        except ListsError:
            return  # something names it
        assert species not in self.project.species.in_use()

    @precondition(lambda self: self.project.recordings.all())
    @rule(state=st.sampled_from([*TagState, None]), is_new=st.booleans())
    def tag(self, state, is_new):
        recording = self.project.recordings.all()[-1]
        self.count += 1
        known = self.project.species.in_use()
        new = [Species(id=SpeciesId(new_id()), name=f"T{self.count}")] if is_new else []
        if new or known:
            species = new[0] if new else known[0]
            tags = {species.id: state}
            self._execute(TagRecordings([recording.id], tags, new_species=new))
            assert self.project.lists.of(recording.id).tags.get(species.id) is state

    @precondition(lambda self: self.project.recordings.all())
    @rule(state=st.sampled_from(ListState))
    def call_list(self, state):
        recording = self.project.recordings.all()[-1]
        tags = self.project.lists.of(recording.id).tags
        self._execute(SetListState([recording.id], state))
        assert self.project.lists.of(recording.id).tags == tags

    @precondition(lambda self: self.project.recordings.all())
    @rule()
    def replace_lists(self):
        lists = [replace(list_, tags={}) for list_ in self.project.lists.all().values()]
        self._execute(SetSpeciesLists(lists))

    @precondition(lambda self: self.project.recordings.all())
    @rule(onset=st.integers(0, 500), has_features=st.booleans())
    def draw(self, onset, has_features):
        box = TimeFreqBox(
            onset_s=onset / 100, offset_s=onset / 100 + 0.3, low_hz=200.0, high_hz=900.0
        )
        segment = _segment(self.project.recordings.all()[-1].id, Mask.from_box(box, GRID))
        features = np.array([[onset, 1.0]], dtype=np.float32) if has_features else None
        self._execute(AddSegment(Outlines([segment], "t/1", features)))

    @precondition(lambda self: self._segments())
    @rule(state=st.sampled_from(LabelState), n=st.integers(1, 3))
    def label(self, state, n):
        species = self.project.species.in_use()
        chosen = [s.id for s in self._segments()[:n]]
        if species:
            self._execute(LabelSegments(chosen, state, species[0].id))
        else:
            self._execute(AcceptPredictions(chosen, [None] * len(chosen)))

    @precondition(lambda self: self._segments())
    @rule()
    def clear_labels(self):
        self._execute(ClearLabels([s.id for s in self._segments()]))

    @precondition(lambda self: self._segments())
    @rule()
    def delete(self):
        self._execute(DeleteSegments([self._segments()[-1].id]))

    @precondition(lambda self: self._segments())
    @rule()
    def split(self):
        segment = self._segments()[0]
        parts = segment.mask.split_at((segment.box.onset_s + segment.box.offset_s) / 2)
        if parts:
            new = [_segment(segment.recording_id, part) for part in parts]
            self._execute(SplitSegment([segment.id], Outlines(new)))

    @precondition(lambda self: self._segments())
    @rule()
    def merge(self):
        first = self._segments()[0]
        group = [s for s in self._segments() if s.recording_id == first.recording_id][:2]
        union = group[0].mask.union(group[-1].mask)
        new = Outlines([_segment(first.recording_id, union)])
        self._execute(MergeSegments([s.id for s in group], new))

    @precondition(lambda self: len(self.past) > 1)
    @rule(n=st.integers(1, 4))
    def undo(self, n):
        for _ in range(min(n, len(self.past) - 1)):
            self.session.undo()
            self.future.append(self.past.pop())
            assert _state(self.project) == self.past[-1]

    @precondition(lambda self: self.future)
    @rule()
    def redo(self):
        self.session.redo()
        self.past.append(self.future.pop())
        assert _state(self.project) == self.past[-1]

    @invariant()
    def agrees(self):
        if hasattr(self, "project"):
            assert (self.session.history.next_to_undo is not None) == (len(self.past) > 1)


TestCommands = CommandMachine.TestCase
TestCommands.settings = settings(max_examples=15, stateful_step_count=25)
