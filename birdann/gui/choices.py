"""Which species the panels offer, in which order, under which number."""

from collections.abc import Sequence

from birdann.core.ids import SegmentId, SpeciesId
from birdann.core.labels import LabelState, TagState
from birdann.gui.item_models.picks import Mark, PickRow
from birdann.gui.item_models.queue import clock, percent
from birdann.gui.panels.segment_panel import SegmentInfo
from birdann.gui.recording_view import RecordingView, SpeciesBook, mode_in_words
from birdann.gui.spectrogram import HoverCard, HoverRow

_MOST_KEYS = 9
_TOP = 3
_LEAST_WITNESS = 0.05
_MARKS = {
    TagState.PRESENT: Mark.PRESENT,
    TagState.UNSURE: Mark.UNSURE,
    TagState.ABSENT: Mark.ABSENT,
}


def tag_rows(view: RecordingView, book: SpeciesBook, quick: Sequence[SpeciesId]) -> list[PickRow]:
    """Return the tags of a recording, then the species that keys 1 to 9 would add.

    The keys belong to the species most used in the project, not to their place in this
    list, so that they stay under the same finger from recording to recording.
    """
    keys = {key: number for number, key in enumerate(quick[:_MOST_KEYS], 1)}
    tags = view.species_list.tags
    said = [*(key for key in tags if key in keys), *(key for key in tags if key not in keys)]
    rows = [
        PickRow(
            species_id=key,
            name=book.name(key),
            color_index=book.color(key),
            key=keys.get(key),
            mark=_MARKS[tags[key]],
            note=_witness(view, key),
        )
        for key in sorted(said, key=lambda key: keys.get(key, _MOST_KEYS + 1))
    ]
    rows += [
        PickRow(species_id=key, name=book.name(key), color_index=book.color(key), key=number)
        for key, number in keys.items()
        if key not in tags
    ]
    return rows


def _witness(view: RecordingView, species_id: SpeciesId) -> str:
    """Return where a tagged species is heard best, as the model sees it."""
    labelled = [
        key
        for key, label in view.labels.items()
        if label.species_id == species_id and label.state is not LabelState.REJECTED
    ]
    if labelled:
        return f"{len(labelled)} confirmed"
    witness = view.witness(species_id)
    if witness is None or witness[1] < _LEAST_WITNESS:
        return ""
    segment = view.segment(witness[0])
    at = f" at {clock(segment.box.onset_s)}" if segment is not None else ""
    return f"{percent(witness[1])}{at}"


def segment_info(
    view: RecordingView,
    book: SpeciesBook,
    quick: Sequence[SpeciesId],
    selected: Sequence[SegmentId],
) -> SegmentInfo | None:
    """Return what the panel shows of the selected segments; of several, the first counts."""
    segment = view.segment(selected[0]) if selected else None
    if segment is None:
        return None
    ids = [one.id for one in view.segments]
    box = segment.box
    place = (
        f"{clock(box.onset_s)} · {box.duration_s:.2f} s · "
        f"{box.low_hz / 1000:.1f}–{box.high_hz / 1000:.1f} kHz"
    )
    title = f"Segment {ids.index(segment.id) + 1} of {len(ids)}"
    if len(selected) > 1:
        title, place = f"{len(selected)} segments", "What you say counts for all of them."
    return SegmentInfo(
        title=title,
        place=place,
        verdict=verdict(view, book, segment.id),
        choices=tuple(choices(view, book, quick, segment.id)),
        confirm_text=_confirm_text(view, selected),
        can_confirm=any(key in view.scores and key not in view.labels for key in selected),
        can_clear=any(key in view.labels for key in selected),
    )


def _confirm_text(view: RecordingView, selected: Sequence[SegmentId]) -> str:
    score = view.scores.get(selected[0]) if len(selected) == 1 else None
    return "None" if score is not None and score.species_id is None else "Confirm"


def choices(
    view: RecordingView, book: SpeciesBook, quick: Sequence[SpeciesId], segment_id: SegmentId
) -> list[PickRow]:
    """Return what a segment could be, numbered 1 to 9.

    In a tagged recording its own species come first, in the order of the tags, so that a
    number means the same species for every segment of the recording; otherwise the model's
    three likeliest; then the species most used in the project.
    """
    likeliest = [key for key, _ in view.likeliest(segment_id, _TOP)]
    listed = list(view.species_list.present)
    label = view.labels.get(segment_id)
    given = [label.species_id] if label is not None and label.species_id is not None else []
    offered = list(dict.fromkeys([*listed, *likeliest, *given, *quick]))[:_MOST_KEYS]
    probabilities = view.probabilities(segment_id)
    return [
        PickRow(
            species_id=key,
            name=book.name(key),
            color_index=book.color(key),
            key=number,
            mark=_label_mark(view, segment_id, key),
            probability=probabilities.get(key) if key in likeliest else None,
        )
        for number, key in enumerate(offered, 1)
    ]


def _label_mark(view: RecordingView, segment_id: SegmentId, species_id: SpeciesId) -> Mark:
    label = view.labels.get(segment_id)
    if label is None or label.species_id != species_id:
        return Mark.NONE
    return Mark.REFUSED if label.state is LabelState.REJECTED else Mark.CHOSEN


def verdict(view: RecordingView, book: SpeciesBook, segment_id: SegmentId) -> str:
    """Return in one sentence what a segment is said to be, and by whom."""
    label, score = view.labels.get(segment_id), view.scores.get(segment_id)
    if label is not None:
        when = label.provenance.at.astimezone().strftime("%d %b %Y, %H:%M")
        if label.state is LabelState.REJECTED:
            what = f"not {book.name(label.species_id)}" if label.species_id else "not a bird"
            return f"You said: {what} ({label.provenance.name}, {when})."
        word = "Confirmed" if label.state is LabelState.CONFIRMED else "Corrected"
        return f"{word}: {book.name(label.species_id)} ({label.provenance.name}, {when})."
    if score is None:
        return "No proposal yet. Train a model, or say what it is."
    how = mode_in_words(score.mode)
    if score.species_id is None:
        return f"Probably none of the species, {how}."
    return f"Proposed: {book.name(score.species_id)}, {how}."


def hover_card(view: RecordingView, book: SpeciesBook, segment_id: SegmentId) -> HoverCard | None:
    """Return the card that shows over a segment."""
    segment = view.segment(segment_id)
    if segment is None:
        return None
    rows = tuple(
        HoverRow(
            label=book.name(key),
            probability=probability,
            species_color_index=book.color(key),
        )
        for key, probability in view.likeliest(segment_id, _TOP)
    )
    box = segment.box
    title = f"{clock(box.onset_s)} · {box.low_hz / 1000:.1f}–{box.high_hz / 1000:.1f} kHz"
    return HoverCard(title=title, rows=rows, note=verdict(view, book, segment_id))
