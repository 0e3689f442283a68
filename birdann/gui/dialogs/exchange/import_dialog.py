"""Preview of an import of other programs' annotations."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from birdann.app.exchange.import_preview import FilePreview
from birdann.formats.registry import FORMATS
from birdann.gui.dialogs.parts import (
    Cell,
    DialogTable,
    PreviewDialog,
    add_row,
    choice,
    form_of,
    real_number,
)
from birdann.gui.runtime.jobs import Job
from birdann.gui.style.icons import icon
from birdann.gui.style.theme import current_theme
from birdann.gui.text.format_words import format_title
from birdann.gui.text.language import in_language, number, tr

_HIGHEST_SCORE = 1e6
_MAX_ASKED = 8
"""Names; of more the report tells."""
Preview = Callable[[str | None, Callable[[list[FilePreview]], object]], Job]
"""Starts to read the files in a format (None: told from each) and hands over what they hold."""


class ImportDialog(PreviewDialog):
    """Previews the content of files; imports on request.

    ``import_asked`` carries the format's name (None to detect it for each file), whether to import
    only species lists, the minimum score of detections (None for all), and the meaning of
    ambiguous species names.
    """

    import_asked = Signal(object, bool, object, object)

    def __init__(self, paths: Sequence[Path], preview: Preview, parent: QWidget) -> None:
        super().__init__(tr("Import annotations"), parent)
        self._preview = preview
        layout = self.lead(
            tr("Import %Ln files", "", len(paths)),
            tr(
                "Nothing has been changed yet. Annotations go to the recordings of the same "
                "name; a backup is made first, and the import can be undone."
            ),
        )
        self._build_choices(layout)
        self.table = DialogTable(
            self,
            tr("Contents"),
            (
                tr("File"),
                tr("Format"),
                tr("Annotations"),
                tr("Recordings"),
                tr("Species", "several"),
            ),
            stretch=0,
        )
        self.answers: dict[str, QComboBox] = {}
        self._asked = QWidget(self)
        self._form = form_of(())
        self._form.setContentsMargins(0, 0, 0, 0)
        self._asked.setLayout(self._form)
        layout.addWidget(self._asked)
        self._end_with(layout, self.table, summary_lines=2)
        self._look()

    @property
    def format_name(self) -> str | None:
        """The chosen format; None if detected from each file."""
        name = self.formats.currentData()
        return str(name) if name else None

    def _build_choices(self, layout: QVBoxLayout) -> None:
        readable = [name for name, one in FORMATS.items() if one.capabilities.reads]
        titles = [
            ("", tr("Detect automatically")),
            *((one, format_title(one)) for one in readable),
        ]
        self.formats = choice(self, tr("Format of the files"), titles)
        self.formats.currentIndexChanged.connect(lambda _place: self._look())
        self.as_segments = QRadioButton(tr("Outlined segments with their labels"), self)
        self.as_lists = QRadioButton(tr("Species per recording only"), self)
        self.as_lists.setToolTip(
            tr("The species are added to the lists of the recordings as incomplete lists")
        )
        self.as_segments.setChecked(True)
        self._group = QButtonGroup(self)
        for button in (self.as_segments, self.as_lists):
            self._group.addButton(button)
        self.min_score = real_number(
            self, "", 0.0, _HIGHEST_SCORE, 0.0, step=0.05, decimals=2, at_low=tr("All scores")
        )
        self.min_score.setToolTip(
            tr("Skip detections below this score; the import report gives the number")
        )
        layout.addLayout(
            form_of(
                (
                    (tr("Format"), self.formats),
                    (tr("Import as"), self.as_segments),
                    ("", self.as_lists),
                    (tr("Minimum score of imported detections"), self.min_score),
                )
            )
        )

    def _look(self) -> None:
        self.line.stop()
        self.import_button.setEnabled(False)
        self.summary.clear()
        self.table.set_rows([])
        format_name = self.format_name

        def show(previews: list[FilePreview]) -> None:
            if format_name == self.format_name:
                self._show(previews)

        self.line.follow(self._preview(format_name, show))

    def _ask(self, previews: Sequence[FilePreview]) -> None:
        """Ask for the meaning of ambiguous or misspelt species names."""
        while self._form.rowCount():
            self._form.removeRow(0)
        self.answers.clear()
        questions = {one.written: one for each in previews for one in each.questions}
        for written, question in list(questions.items())[:_MAX_ASKED]:
            name = tr("Species that “{name}” means").format(name=written)
            names = [("", tr("New species")), *((one, one) for one in question.candidates)]
            self.answers[written] = box = choice(self._asked, name, names)
            add_row(self._form, tr("“{name}” is").format(name=written), box)
        self._asked.setVisible(bool(questions))

    def _show(self, previews: Sequence[FilePreview]) -> None:
        self._ask(previews)
        self.table.set_rows([_cells(one) for one in previews])
        usable = [one for one in previews if one.annotations > one.elsewhere]
        annotations = sum(one.annotations - one.elsewhere for one in previews)
        elsewhere = sum(one.elsewhere for one in previews)
        unread = sum(bool(one.failure) for one in previews)
        rows = sum(one.unread for one in previews)
        sentences = [tr("%Ln annotations fit recordings of this project.", "", annotations)]
        if elsewhere:
            sentences.append(
                tr(
                    "%Ln annotations are of recordings not in the project and are skipped.",
                    "",
                    elsewhere,
                )
            )
        if rows:
            first = in_language(next(one.notes[0] for one in previews if one.unread))
            sentences.append(tr("%Ln rows cannot be read:", "", rows) + " " + first)
        not_kept = [note for one in previews for note in one.notes[one.unread :]]
        sentences += map(in_language, not_kept[:1])
        if unread:
            sentences.append(tr("%Ln files cannot be read in this format.", "", unread))
        self.summary.setText(" ".join(sentences))
        self.import_button.setEnabled(bool(usable))
        self.import_button.setDefault(True)

    def _import(self) -> None:
        self.accept()
        least = self.min_score.value() or None
        species_map = {name: str(box.currentData()) for name, box in self.answers.items()}
        species_map = {name: species or name for name, species in species_map.items()}
        self.import_asked.emit(self.format_name, self.as_lists.isChecked(), least, species_map)


def _cells(one: FilePreview) -> list[str]:
    if one.failure:
        warning = icon("warning", current_theme().warning)
        failure = in_language(one.failure)
        why = Cell(tr("cannot be read"), failure)
        return [Cell(one.path.name, failure, warning), why, "", "", ""]
    tip = "\n".join([str(one.path), *map(in_language, one.notes)])
    return [
        Cell(one.path.name, tip),
        format_title(one.format_name),
        number(one.annotations),
        number(one.recordings),
        number(one.species),
    ]
