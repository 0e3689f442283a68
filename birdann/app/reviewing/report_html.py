"""The training report as one HTML file with pictures."""

from base64 import b64encode
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from html import escape
from itertools import cycle, groupby
from pathlib import Path

from birdann.app.reviewing.report_steps import LIGHT_WORDS, Light
from birdann.app.reviewing.species_report import ReportPage, ReportRow
from birdann.core.errors import BirdannError
from birdann.core.files.outputs import atomic_text
from birdann.core.ids import SegmentId
from birdann.core.message import Message, escape_controls
from birdann.core.progress import Progress, silent
from birdann.core.training_report import Reliability
from birdann.store import Project, ProjectReader

_COLOURS = {Light.GOOD: "#2a9d8f", Light.CHECK: "#e0a100", Light.NEEDS_DATA: "#c8372d"}
_SERIES = ("#2f6fd0", "#2a9d8f", "#b35900", "#7a3fb0")
_STYLE = """
:root { color-scheme: light dark; --line: #8884; --muted: #888; }
body { font: 15px system-ui, sans-serif; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.35rem; margin: .3rem 0; } p { margin: .4rem 0; } .muted { color: var(--muted); }
header { display: flex; justify-content: space-between; gap: 2rem; }
table { border-collapse: collapse; width: 100%; margin-top: 1rem; }
th { text-align: left; font-weight: normal; color: var(--muted); font-size: .85rem; }
th, td { padding: .35rem .6rem .35rem 0; border-bottom: 1px solid var(--line); }
td small { color: var(--muted); display: block; } img { height: 50px; width: 92px; }
figure { margin: 0; width: 220px; }
.bar { height: 4px; width: 160px; background: var(--line); position: relative; }
.bar span { position: absolute; height: 4px; }
.dot { display: inline-block; width: 14px; height: 14px; border-radius: 50%; }
"""
_HEADS = (
    Message("Species"),
    Message("Lists"),
    Message("Confirmed"),
    Message("Most typical predictions"),
    Message("Confused with"),
    Message("Correct (95 % CI)"),
    Message("What helps most"),
)


def write_report(
    project: Project,
    reader: ProjectReader,
    page: ReportPage,
    path: Path,
    *,
    say: Callable[[str], str] = str,
    progress: Progress = silent,
) -> None:
    """Write the report of a run as one HTML file; pictures of missing files are left out.

    Parameters
    ----------
    say
        Translates messages.
    """
    rows = (*page.species, *page.recordings)
    pictures = _pictures(
        project, reader, [key for row in rows for key, _ in row.examples], progress
    )

    def escape_text(text: str) -> str:
        return escape(escape_controls(say(text)))

    with atomic_text(path) as out:
        out.write(_html(page, pictures, escape_text))


def _html(
    page: ReportPage, pictures: dict[SegmentId, str], translate: Callable[[str], str]
) -> str:
    report = page.run.report
    heads = "".join(f"<th>{translate(heading)}</th>" for heading in _HEADS)
    title = translate(Message("Training report"))
    trained = Message(
        "Model {name}, trained {when}",
        name=page.run.model_name,
        when=f"{page.run.created_at:%Y-%m-%d %H:%M}",
    )
    return "".join(
        (
            f"<!doctype html><html><head><meta charset='utf-8'><title>{title}</title>",
            f"<style>{_STYLE}</style></head><body><header><div>",
            f"<p class='muted'>{translate(trained)} · {translate(page.caption)}</p>",
            f"<h1>{translate(page.sentence)}</h1><p>{translate(page.evidence)}</p></div>",
            _diagram(page, translate),
            f"</header><table><tr><th></th>{heads}</tr>",
            *(_species(row, pictures, translate) for row in page.species),
            "</table>",
            _recordings(page.recordings, translate),
            f"<details><summary>{translate(Message('Details'))}</summary>",
            _list((*report.findings, *report.notes), translate),
            "</details></body></html>\n",
        )
    )


def _species(
    row: ReportRow, pictures: dict[SegmentId, str], translate: Callable[[str], str]
) -> str:
    colour = _COLOURS[row.light]
    images = " ".join(
        f"<img src='data:image/png;base64,{pictures[key]}' alt='{'✓' if confirmed else ''}'>"
        for key, confirmed in row.examples
        if key in pictures
    )
    together = "" if row.is_separable else f"<small>{translate(TOGETHER)}</small>"
    correct = f"<span class='muted'>{translate(NO_ESTIMATE)}</span>"
    if row.correct is not None:
        left, wide = 100 * row.correct.low, 100 * (row.correct.high - row.correct.low)
        correct = f"{row.correct}<div class='bar'><span style='left:{left:.0f}%;width:{wide:.0f}%;background:{colour}'></span></div>"
    cells = (
        f"<span class='dot' style='background:{colour}' title='{translate(LIGHT_WORDS[row.light])}'></span>",
        f"<b>{escape(escape_controls(row.name))}</b><small>{translate(row.detail)}</small>",
        str(row.n_lists),
        str(row.n_confirmed),
        images,
        ", ".join(map(translate, row.confused)) + together or "–",
        correct,
        translate(row.help.text),
    )
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


TOGETHER = Message("always listed together")
NO_ESTIMATE = Message("cannot be estimated")


def _recordings(rows: Sequence[ReportRow], translate: Callable[[str], str]) -> str:
    if not rows:
        return ""
    lines = "".join(
        f"<tr><td>{escape(escape_controls(row.name))}</td><td>{translate(row.detail)}</td></tr>"
        for row in rows
    )
    return f"<h2>{translate(Message('Recordings'))}</h2><table>{lines}</table>"


def _list(sentences: Iterable[str], translate: Callable[[str], str]) -> str:
    return f"<ul>{''.join(f'<li>{translate(sentence)}</li>' for sentence in sentences)}</ul>"


def _diagram(page: ReportPage, translate: Callable[[str], str]) -> str:
    """Return the reliability diagram as SVG, with a legend."""
    if not page.diagrams:
        return ""
    drawn = [
        (translate(title), colour, reliability)
        for (title, reliability), colour in zip(page.diagrams, cycle(_SERIES), strict=False)
    ]
    series = "".join(
        f"<g stroke='{colour}' fill='{colour}'><title>{title}</title>{_marks(reliability)}</g>"
        for title, colour, reliability in drawn
    )
    legend = " ".join(
        f"<span style='color:{colour}'>●</span> {title}" for title, colour, _ in drawn
    )
    label = translate(Message("Correct against predicted probability"))
    axes = "".join(
        f"<text x='{x}' y='{y}' text-anchor='middle'{turned}>{translate(word)}</text>"
        for x, y, turned, word in (
            (50, 112, "", Message("predicted")),
            (-6, 50, " transform='rotate(-90 -6 50)'", Message("correct")),
            (-4, 104, "", "0"),
            (-5, 4, "", "1"),
        )
    )
    return (
        f"<figure><svg role='img' aria-label='{label}' viewBox='-14 -4 118 120' width='220' height='220'>"
        f"<title>{label}</title><rect width='100' height='100' fill='none' stroke='gray'/>"
        "<line x1='0' y1='100' x2='100' y2='0' stroke='gray' stroke-dasharray='2 2'/>"
        f"<g fill='gray' font-size='9'>{axes}</g>"
        f"{series}</svg><figcaption class='muted'>{legend}</figcaption></figure>"
    )


def _marks(reliability: Reliability) -> str:
    """Return a point with its interval for each bin."""
    bins = zip(
        reliability.stated, reliability.found, reliability.low, reliability.high, strict=True
    )
    return "".join(
        f"<line x1='{100 * stated:.1f}' x2='{100 * stated:.1f}' y1='{100 - 100 * low:.1f}' "
        f"y2='{100 - 100 * high:.1f}'/><circle cx='{100 * stated:.1f}' cy='{100 - 100 * correct:.1f}' r='2.5'/>"
        for stated, correct, low, high in bins
    )


def _pictures(
    project: Project, reader: ProjectReader, segment_ids: Sequence[SegmentId], progress: Progress
) -> dict[SegmentId, str]:
    """Return thumbnails of segments as base64 PNG, without those with unreadable sound."""
    from birdann.dsp.audio import AudioReader
    from birdann.dsp.thumbnail import Frame, maker_of, picture_of
    from birdann.report.chart_figure import png_of

    segments = sorted(
        reader.segments.by_id(segment_ids).values(), key=lambda segment: segment.recording_id
    )
    pictures: dict[SegmentId, str] = {}
    for recording_id, group in groupby(segments, key=lambda segment: segment.recording_id):
        progress(len(pictures) / len(segments), Message("Drawing"))
        try:
            sound = project.audio_path(reader.recordings.one(recording_id))
            with closing(AudioReader(sound)) as audio:
                maker = maker_of(audio)
                for segment in group:
                    frame = Frame.around_box(segment.box, audio.info.sample_rate_hz / 2)
                    png = png_of(picture_of(maker, frame, segment.box))
                    pictures[segment.id] = b64encode(png).decode("ascii")
        except BirdannError:
            continue
    return pictures
