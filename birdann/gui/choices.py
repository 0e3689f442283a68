"""Species offered by the panels: their order, and numbers of candidates."""

from collections import Counter
from collections.abc import Callable, Container, Sequence
from math import isnan
from typing import TYPE_CHECKING

from birdann.core.ids import SegmentId, SpeciesId
from birdann.core.labels import LabelState, ListState, SpeciesList, TagState
from birdann.core.predictions import Mode
from birdann.features.measurements import MEASUREMENTS, PARTS
from birdann.gui.item_models.picks import Mark, PickRow
from birdann.gui.panels.segment_panel import SegmentInfo
from birdann.gui.project.recording_view import RecordingView, SpeciesBook
from birdann.gui.spectrogram import HoverCard, HoverRow
from birdann.gui.text.language import mark, number, tr, translate_message
from birdann.gui.text.numbers import band, clock, decimal, measure, percent
from birdann.gui.text.times import date_and_time, time_in_recording
from birdann.gui.text.value_words import value_title

if TYPE_CHECKING:
    from birdann.app.learning.explanation import Reasons

_MAX_KEYS = 9
_TOP = 3
_LIKELY = 5
_MIN_WITNESS = 0.05
_MIN_HEARD = 0.5
_MAX_HEARD = 5
_MARKS = {
    TagState.PRESENT: Mark.PRESENT,
    TagState.UNSURE: Mark.UNSURE,
    TagState.ABSENT: Mark.ABSENT,
}


def tag_rows(
    view: RecordingView, book: SpeciesBook, offered: Sequence[SpeciesId]
) -> list[PickRow]:
    """Return the tags of a recording, then the other species offered for it.

    Untagged species with a confirmed call come first and, until someone tags the recording, those
    predicted by the model.
    """
    order = {key: rank for rank, key in enumerate(offered)}
    tags = view.species_list.tags
    confirmed, proposed = view.confirmed_segments(), view.species_predicted_here()

    def row(key: SpeciesId, mark: Mark) -> PickRow:
        note, short_note, best_example_id = _evidence(view, key, confirmed.get(key, ()))
        is_carried = key in confirmed or key in proposed
        lack = _why_no_segment(view, key) if mark is Mark.PRESENT and not is_carried else ""
        if lack:
            note, short_note = f"{lack}; {note}" if note else lack, lack
        return PickRow(
            species_id=key,
            name=book.name(key),
            color_index=book.color(key),
            mark=mark,
            note=note,
            short_note=short_note,
            best_example_id=best_example_id,
            lacks=bool(lack),
        )

    tagged = sorted(tags, key=lambda key: order.get(key, len(order)))
    untagged = dict.fromkeys([*confirmed, *suggested_tags(view)])
    rows = [row(key, Mark.NONE) for key in untagged if key not in tags]
    rows += [row(key, _MARKS[tags[key]]) for key in tagged]
    return rows + _further_rows(offered, {row.species_id for row in rows}, book)


def suggested_tags(view: RecordingView) -> list[SpeciesId]:
    """Return the species predicted in an untagged recording or window.

    Species with a saved threshold have to reach it.
    """
    if view.species_list.state is not ListState.UNTAGGED:
        return []
    return view.predicted_species(_MIN_HEARD, view.thresholds)[:_MAX_HEARD]


def _why_no_segment(view: RecordingView, species_id: SpeciesId) -> str:
    """Return why no segment has a listed species, as a text; "" if no model was asked."""
    if view.table is None:
        return ""
    if species_id not in view.run_species:
        return tr("not in the model")
    return tr("no call found")


def shared_tag_rows(
    lists: Sequence[SpeciesList], book: SpeciesBook, offered: Sequence[SpeciesId]
) -> list[PickRow]:
    """Return the tags of several recordings, with the number of recordings where they differ."""
    order = {key: rank for rank, key in enumerate(offered)}
    counts = Counter(
        (key, state) for species_list in lists for key, state in species_list.tags.items()
    )
    species_ids = sorted({key for key, _ in counts}, key=lambda key: order.get(key, len(order)))
    rows = []
    for key in species_ids:
        agreed = next((s for s in TagState if counts[key, s] == len(lists)), None)
        n_present = counts[key, TagState.PRESENT]
        rows.append(
            PickRow(
                species_id=key,
                name=book.name(key),
                color_index=book.color(key),
                mark=_MARKS[agreed] if agreed is not None else Mark.NONE,
                note=tr("in {part} of {whole}").format(
                    part=number(n_present), whole=number(len(lists))
                )
                if agreed is None
                else "",
            )
        )
    return rows + _further_rows(offered, species_ids, book)


def _further_rows(
    offered: Sequence[SpeciesId], tagged: Container[SpeciesId | None], book: SpeciesBook
) -> list[PickRow]:
    return [
        PickRow(species_id=key, name=book.name(key), color_index=book.color(key))
        for key in offered
        if key not in tagged
    ]


def best_example(view: RecordingView, species_id: SpeciesId) -> SegmentId | None:
    """Return the segment with the strongest evidence for a species, or None."""
    return _evidence(view, species_id, view.confirmed_segments().get(species_id, ()))[2]


def _evidence(
    view: RecordingView, species_id: SpeciesId, confirmed: Sequence[SegmentId]
) -> tuple[str, str, SegmentId | None]:
    """Return the best example of a tagged species: a text, a short text, and the segment."""
    if confirmed:
        words = tr("%Ln confirmed", "", len(confirmed))
        return words, words, confirmed[0]
    best_example = view.best_example(species_id)
    row = view.row_of.get(best_example[0]) if best_example is not None else None
    if best_example is None or row is None or best_example[1] < _MIN_WITNESS:
        return "", "", None
    chance = percent(best_example[1])
    onset_s = float(view.segments.onsets_s[row])
    words = tr("{percent} at {clock}").format(percent=chance, clock=clock(onset_s))
    return words, chance, best_example[0]


def segment_info(
    view: RecordingView,
    book: SpeciesBook,
    quick: Sequence[SpeciesId],
    selected: Sequence[SegmentId],
    why: Callable[[SegmentId], str] = lambda _segment_id: "",
    progress: str = "",
) -> SegmentInfo | None:
    """Return the contents of the segment panel; the first of several segments counts.

    ``why`` returns an explanation of one segment; ``progress`` is the state of the review.
    """
    segment = view.segment(selected[0]) if selected else None
    if segment is None:
        return None
    box = segment.box
    when = time_in_recording(box.onset_s, view.recording.started_at)
    details = f"{when} · {decimal(box.duration_s, 2)} s · {band(box.low_hz, box.high_hz)}"
    if len(selected) > 1:
        details = tr("Your label applies to all of them.")
    labels = [view.labels.get(key) for key in selected]
    certainties = {label.certainty if label is not None else None for label in labels}
    types = {label.call_type if label is not None else "" for label in labels}
    return SegmentInfo(
        segment_ids=tuple(selected),
        title=segment_title(view, selected),
        short_title=short_title(view, selected),
        progress=progress,
        details=details,
        verdict=verdict(view, book, segment.id),
        why=why(segment.id) if len(selected) == 1 else "",
        certainty=certainties.pop() if len(certainties) == 1 else None,  # what all agree on
        call_type=types.pop() if len(types) == 1 else "",
        call_types=tuple(sorted({label.call_type for label in view.labels.values()} - {""})),
        remarks="\n".join(_reading_texts(view, book, segment.id)) if len(selected) == 1 else "",
        choices=tuple(choices(view, book, quick, segment.id)),
        can_confirm=_has_open_proposal(view, selected),
        can_clear=not view.labels.keys().isdisjoint(selected),
    )


def segment_title(view: RecordingView, selected: Sequence[SegmentId]) -> str:
    """Return the position of the segment in its recording, or the number selected."""
    if len(selected) > 1:
        return tr("%Ln segments", "", len(selected))
    return tr("Segment {place} of {total}").format(
        place=number(view.row_of[selected[0]] + 1), total=number(len(view.segments))
    )


def short_title(view: RecordingView, selected: Sequence[SegmentId]) -> str:
    """Return the title of one segment where there is little room; "" for several."""
    position = f"{number(view.row_of[selected[0]] + 1)} / {number(len(view.segments))}"
    return position if len(selected) == 1 else ""


def _reading_texts(view: RecordingView, book: SpeciesBook, segment_id: SegmentId) -> list[str]:
    lines = []
    for reading in view.readings.get(segment_id, ()):
        what = book.name(reading.species_id) if reading.species_id is not None else tr("Noise")
        if reading.state is LabelState.REJECTED and reading.species_id is not None:
            what = tr("not {species}").format(species=what)
        details = [
            value_title(text).lower() for text in (reading.certainty, reading.call_type) if text
        ]
        sentence = tr("{person}: {what}").format(
            person=reading.provenance.name, what=", ".join([what, *details])
        )
        lines.append(sentence)
    lines += [", ".join(view.fields[segment_id])] if segment_id in view.fields else []
    note = view.written.get(segment_id)
    return [*lines, tr("Note: {text}").format(text=note.text)] if note is not None else lines


_FACTORS = (
    mark("pitch"), mark("duration"), mark("shape"), mark("how common they are"), mark("list"),
    mark("other segments"),
)  # fmt: skip
"""Names of the factors of a decision, in the order of `birdann.models.explaining.Factor`."""
_N_COMPARED = 5


def reasons_in_words(reasons: "Reasons", name_of: Callable[[SpeciesId], str]) -> str:
    """Return the reasons for a prediction as text, then what each adds to its log odds."""
    first, second = name_of(reasons.first), name_of(reasons.second)
    nearest_species = [species for _, species in reasons.nearest[:_N_COMPARED]]
    words = []
    if nearest_species:
        words.append(
            tr("Most similar confirmed calls: {n} of {of} {species}.").format(
                n=nearest_species.count(reasons.first), of=len(nearest_species), species=first
            )
        )
    words.append(
        tr("There is no species list.")
        if reasons.n_listed is None
        else tr("The list leaves %Ln species.", "", reasons.n_listed)
    )
    effects = [(factor, round(effect, 1)) for factor, effect in reasons.effects]
    effects_text = ", ".join(
        f"{tr(factor)} {_signed_text(effect)}" for factor, effect in effects if effect
    )
    if effects_text:
        words.append(
            tr("Log odds of {first} against {second}: {total} = {effects}.").format(
                first=first,
                second=second,
                total=_signed_text(sum(effect for _, effect in effects)),
                effects=effects_text,
            )
        )
    if reasons.untold:
        untold = ", ".join(tr(str(factor)) for factor in reasons.untold)
        words.append(tr("Not available for this model: {factors}.").format(factors=untold))
    return " ".join(words)


def _signed_text(value: float) -> str:
    return f"{'−' if value < 0 else '+'}{decimal(abs(value), 1)}"


def measures_in_words(values: Sequence[float]) -> tuple[str, str]:
    """Return the measurements of a segment in short, and with names and definitions."""
    sentences = {
        measurement: measure(measurement.name, value)
        for measurement, value in zip(MEASUREMENTS, values, strict=True)
        if not isnan(value)
    }
    words = {measurement.name: text for measurement, text in sentences.items()}
    parts = values[PARTS]
    line = [
        template.format(**words)
        for name, template in (
            ("peak_hz", tr("peak {peak_hz}")),
            ("bandwidth_90_hz", tr("90 %: {bandwidth_90_hz}, {duration_90_s}")),
            ("snr_db", tr("{snr_db} over noise")),
            ("rms_db", tr("level {rms_db}")),
            ("pulse_rate_hz", tr("pulses {pulse_rate_hz}")),
        )
        if name in words
    ]
    if parts > 1:
        line.append(tr("%Ln parts", "", int(parts)))
    tip = "\n".join(
        f"{translate_message(measurement.title)}: {text}\n    {translate_message(measurement.text)}"
        for measurement, text in sentences.items()
    )
    return " · ".join(line), tip


def _has_open_proposal(view: RecordingView, segment_ids: Sequence[SegmentId]) -> bool:
    rows = view.scores.rows_of(segment_ids).tolist()
    return any(
        row >= 0 and key not in view.labels and view.scores.species_at(row) is not None
        for key, row in zip(segment_ids, rows, strict=True)
    )


def choices(
    view: RecordingView, book: SpeciesBook, quick: Sequence[SpeciesId], segment_id: SegmentId
) -> list[PickRow]:
    """Return the candidate species of a segment, numbered 1 to 9.

    In a tagged recording its own species come first, the likeliest as number 1; then the model's
    three likeliest; then labels of other segments in it, the model's next likeliest, its
    predictions anywhere in the recording, and last the most used species of the project. This
    order gives a number to one in two unlisted calls of field recordings; with the most used
    species straight after the likeliest it was one in three. Conflicting labels that are
    unresolved come before all others.
    """
    likely = [key for key, _ in view.likeliest(segment_id, _LIKELY)]
    probabilities = view.probabilities(segment_id)
    likeliest = likely[:_TOP]
    segment = view.segment(segment_id)
    present = view.list_of(segment).present if segment is not None else ()
    listed = sorted(present, key=lambda key: -probabilities.get(key, 0.0))
    label = view.labels.get(segment_id)
    labelled = [label.species_id] if label is not None and label.species_id is not None else []
    anywhere = [*_labelled_species(view), *likely, *view.predicted_species(0.0)]
    offered = list(
        dict.fromkeys(
            [
                *_disputed_species(view, segment_id),
                *listed,
                *likeliest,
                *labelled,
                *anywhere,
                *quick,
            ]
        )
    )[:_MAX_KEYS]
    first = {*likeliest, *listed}
    return [
        PickRow(
            species_id=key,
            name=book.name(key),
            color_index=book.color(key),
            key=number if key in book.names else None,
            mark=_label_mark(view, segment_id, key),
            probability=probabilities.get(key) if key in first else None,
        )
        for number, key in enumerate(offered, 1)
    ]


def _disputed_species(view: RecordingView, segment_id: SegmentId) -> list[SpeciesId]:
    """Return the unresolved labels of a segment by several observers."""
    if segment_id in view.labels:
        return []
    readings = view.readings.get(segment_id, ())
    return [
        reading.species_id
        for reading in readings
        if reading.species_id is not None and reading.state is not LabelState.REJECTED
    ]


def _labelled_species(view: RecordingView) -> list[SpeciesId]:
    named = Counter(
        label.species_id
        for label in view.labels.values()
        if label.species_id is not None and label.state is not LabelState.REJECTED
    )
    return [key for key, _ in named.most_common()]


def _label_mark(view: RecordingView, segment_id: SegmentId, species_id: SpeciesId) -> Mark:
    label = view.labels.get(segment_id)
    if label is None or label.species_id != species_id:
        return Mark.NONE
    return Mark.REFUSED if label.state is LabelState.REJECTED else Mark.CHOSEN


def verdict(view: RecordingView, book: SpeciesBook, segment_id: SegmentId) -> str:
    """Return a sentence with the label of a segment and its observer."""
    label, score = view.labels.get(segment_id), view.scores.get(segment_id)
    if label is not None:
        when = date_and_time(label.provenance.at)
        if label.state is LabelState.REJECTED:
            words = tr("Rejected as noise ({person}, {when})")
            if label.species_id:
                words = tr("Rejected: not {species} ({person}, {when})")
        elif label.state is LabelState.CONFIRMED:
            words = tr("Confirmed: {species} ({person}, {when}).")
        else:
            words = tr("Corrected: {species} ({person}, {when}).")
        name = book.name(label.species_id) if label.species_id else ""
        return words.format(species=name, person=label.provenance.name, when=when)
    if score is None:
        return _no_prediction(view, segment_id)
    program = view.scores.programs.get(segment_id)
    if program is not None and score.species_id is not None:
        by = f"{program.name} {program.version}".strip()
        return tr("{program} found: {species}.").format(
            program=by, species=book.name(score.species_id)
        )
    how = tr("by sound alone")
    if score.mode is Mode.TRANSDUCTIVE:
        how = tr("from this recording's species list")
    if score.species_id is None and score.mode is Mode.TRANSDUCTIVE:
        return tr("Matches no listed species: noise, or a species missing from the list.")
    if score.species_id is None:
        return tr("Probably an unknown species ({how})").format(how=how)
    return tr("Predicted: {species} ({how})").format(species=book.name(score.species_id), how=how)


def _no_prediction(view: RecordingView, segment_id: SegmentId) -> str:
    if segment_id in view.withheld:
        return tr("No prediction: the model learned from the label that was removed.")
    if view.run_id is not None:
        return tr("No prediction yet. Predict labels, or choose a species.")
    return tr("No prediction yet. Train a model, or choose a species.")


def hover_card(
    view: RecordingView, book: SpeciesBook, segment_id: SegmentId, why: str = ""
) -> HoverCard | None:
    """Return the card shown over a segment; ``why`` is added to it."""
    segment = view.segment(segment_id)
    if segment is None:
        return None
    rows = tuple(
        HoverRow(
            label=book.name(key), probability=probability, species_color_index=book.color(key)
        )
        for key, probability in view.likeliest(segment_id, _TOP)
    )
    box = segment.box
    when = time_in_recording(box.onset_s, view.recording.started_at)
    title = f"{when} · {band(box.low_hz, box.high_hz)}"
    note = "\n".join(filter(None, (verdict(view, book, segment_id), why)))
    return HoverCard(title=title, rows=rows, note=note)
