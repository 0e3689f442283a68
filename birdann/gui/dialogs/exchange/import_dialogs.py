"""Previews of imports: annotations of other programs, species lists, checklists."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QLabel,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from birdann.app.exchange.imported_rows import ImportAs
from birdann.app.exchange.imports import FilePreview
from birdann.app.exchange.lists import BlankPolicy, ExistingListPolicy, ListChoices, ReadLists
from birdann.core.labels import ListState
from birdann.formats.checklists import ChecklistColumn, Role
from birdann.formats.registry import FORMATS
from birdann.gui.dialogs.parts import (
    Dialog,
    DialogTable,
    PreviewDialog,
    add_row,
    choice,
    form_of,
    real_number,
)
from birdann.gui.item_models.table_rows import Cell
from birdann.gui.runtime.jobs import Job
from birdann.gui.style.declared import ChoiceBox, lay_out
from birdann.gui.style.flow_layout import FlowLayout
from birdann.gui.style.icons import icon
from birdann.gui.text.format_words import format_title
from birdann.gui.text.language import mark, number, tr, translate_message

_HIGHEST_SCORE = 1e6
_MAX_ASKED = 8
"""Names; of more the report tells."""
Preview = Callable[[str | None, Callable[[list[FilePreview]], object]], Job]
"""Starts to read the files in a format (None: told from each) and hands over what they hold."""


class ImportDialog(PreviewDialog):
    """Previews the content of files; imports on request.

    ``import_asked`` carries the format's name (None to detect it for each file), what to import
    the annotations as, the minimum score of detections (None for all), and the meaning of
    ambiguous species names.
    """

    import_asked = Signal(object, object, object, object)

    def __init__(self, paths: Sequence[Path], preview: Preview, parent: QWidget) -> None:
        super().__init__(tr("Import annotations"), parent)
        self._preview = preview
        layout = self.add_introduction(
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
        self.answers: dict[str, ChoiceBox] = {}
        self._asked = QWidget(self)
        self._form = form_of(())
        self._form.setContentsMargins(0, 0, 0, 0)
        self._asked.setLayout(self._form)
        layout.addWidget(self._asked)
        self._end_with(layout, self.table)
        self._start_preview()

    @property
    def format_name(self) -> str | None:
        """The chosen format; None if detected from each file."""
        return self.formats.chosen_value  # type: ignore[no-any-return]

    def _build_choices(self, layout: QVBoxLayout) -> None:
        readable = [
            name for name, file_format in FORMATS.items() if file_format.capabilities.reads
        ]
        titles = {name: format_title(name) for name in readable}
        automatic = {None: tr("Detect automatically")}
        self.formats = choice(self, tr("Format of the files"), automatic | titles)
        self.formats.currentIndexChanged.connect(lambda _place: self._start_preview())
        self.as_segments = QRadioButton(tr("Outlined segments with their labels"), self)
        self.as_evidence = QRadioButton(tr("A network’s scores as evidence for segments"), self)
        self.as_evidence.setToolTip(
            tr("birdann finds the segments. The scores help to label them, also without lists")
        )
        self.as_lists = QRadioButton(tr("Species per recording only"), self)
        self.as_lists.setToolTip(
            tr("The species are added to the lists of the recordings as incomplete lists")
        )
        self.as_segments.setChecked(True)
        authors = {
            ImportAs.SEGMENTS: tr("Of persons where the files say so, of programs otherwise"),
            ImportAs.LABELS: tr("A person’s labels"),
            ImportAs.DETECTIONS: tr("A program’s detections"),
        }
        self.authors = choice(self, tr("Species names"), authors)
        self.as_segments.toggled.connect(self.authors.setEnabled)
        self._group = QButtonGroup(self)
        for button in (self.as_segments, self.as_evidence, self.as_lists):
            self._group.addButton(button)
        self._is_chosen = False
        self._group.buttonClicked.connect(self._keep_choice)
        self.min_score = real_number(
            self, "", 0.0, _HIGHEST_SCORE, 0.0, step=0.05, decimals=2, at_low=tr("All scores")
        )
        self.min_score.setToolTip(
            tr("Skip detections below this score; the import report gives the number")
        )
        self.as_evidence.toggled.connect(self.min_score.setDisabled)
        self.as_evidence.toggled.connect(self._offer_answers)
        layout.addLayout(
            form_of(
                (
                    (tr("Format"), self.formats),
                    (tr("Import as"), self.as_segments),
                    ("", self.as_evidence),
                    ("", self.as_lists),
                    (tr("Species names"), self.authors),
                    (tr("Minimum score of imported detections"), self.min_score),
                )
            )
        )

    def _keep_choice(self) -> None:
        self._is_chosen = True

    def _start_preview(self) -> None:
        self.line.stop()
        self.import_button.setEnabled(False)
        self.summary.clear()
        self.table.set_rows([])
        format_name = self.format_name

        def show(previews: list[FilePreview]) -> None:
            if format_name == self.format_name:
                self._show(previews)

        self.line.follow(self._preview(format_name, show))

    def _show_questions(self, previews: Sequence[FilePreview]) -> None:
        """Ask for the meaning of ambiguous or misspelt species names."""
        while self._form.rowCount():
            self._form.removeRow(0)
        self.answers.clear()
        questions = {
            question.written: question for each in previews for question in each.questions
        }
        for written, question in list(questions.items())[:_MAX_ASKED]:
            name = tr("Species that “{name}” means").format(name=written)
            names = {written: tr("New species")} | {known: known for known in question.candidates}
            self.answers[written] = box = choice(self._asked, name, names)
            add_row(self._form, tr("“{name}” is").format(name=written), box)
        self._offer_answers()

    def _offer_answers(self) -> None:
        """Show what names may mean, unless they are a network's own and are taken as they are."""
        self._asked.setVisible(bool(self.answers) and not self.as_evidence.isChecked())

    def _show(self, previews: Sequence[FilePreview]) -> None:
        self._show_questions(previews)
        self.table.set_rows([_cells(preview) for preview in previews])
        usable = [preview for preview in previews if preview.annotations > preview.elsewhere]
        are_windows = bool(usable) and all(preview.has_windows for preview in usable)
        if not self._is_chosen:
            (self.as_evidence if are_windows else self.as_segments).setChecked(True)
        annotations = sum(preview.annotations - preview.elsewhere for preview in previews)
        elsewhere = sum(preview.elsewhere for preview in previews)
        unread = sum(bool(preview.failure) for preview in previews)
        rows = sum(preview.unread for preview in previews)
        sentences = [tr("%Ln annotations fit recordings of this project.", "", annotations)]
        if are_windows:
            sentences.append(
                tr(
                    "They are scores of windows: birdann finds the calls and weighs the scores. "
                    "Choose segments to review or validate the detections themselves."
                )
            )
        elif scores := list(
            dict.fromkeys(name for preview in previews for name in preview.scores)
        ):
            sentences.append(
                tr(
                    "The table has scores or verdicts ({columns}). Are its species names a person’s labels "
                    "or a program’s detections? Without an answer they are detections."
                ).format(columns=", ".join(scores))
            )
        if elsewhere:
            sentences.append(
                tr(
                    "%Ln annotations are of recordings not in the project and are skipped.",
                    "",
                    elsewhere,
                )
            )
        if rows:
            first = translate_message(
                next(preview.notes[0] for preview in previews if preview.unread)
            )
            sentences.append(tr("%Ln rows cannot be read:", "", rows) + " " + first)
        not_kept = [note for preview in previews for note in preview.notes[preview.unread :]]
        sentences += map(translate_message, not_kept[:1])
        if unread:
            sentences.append(tr("%Ln files cannot be read in this format.", "", unread))
        self.summary.setText(" ".join(sentences))
        self.import_button.setEnabled(bool(usable))
        self.import_button.setDefault(True)

    def _import(self) -> None:
        self.accept()
        least = self.min_score.value() or None
        species_map = {name: box.chosen_value for name, box in self.answers.items()}
        import_as = ImportAs.LISTS if self.as_lists.isChecked() else self.authors.chosen_value
        if self.as_evidence.isChecked():
            import_as = ImportAs.EVIDENCE
        self.import_asked.emit(self.format_name, import_as, least, species_map)


def _cells(preview: FilePreview) -> list[str]:
    if preview.failure:
        warning = icon("warning", "warning")
        failure = translate_message(preview.failure)
        why = Cell(tr("cannot be read"), failure)
        return [Cell(preview.path.name, failure, warning), why, "", "", ""]
    tip = "\n".join([str(preview.path), *map(translate_message, preview.notes)])
    return [
        Cell(preview.path.name, tip),
        format_title(preview.format_name),
        number(preview.annotations),
        number(preview.recordings),
        number(preview.species),
    ]


PreviewLists = Callable[[Callable[[ReadLists], object]], Job]
"""Starts to read the table and hands over what it would bring."""


_EXISTING_ROW, _BEFORE_COLUMN = 1, 1


class ListsDialog(PreviewDialog):
    """Shows how a table would change the lists; imports on request.

    ``import_asked`` carries the choices.
    """

    import_asked = Signal(object)

    def __init__(
        self, path: Path, preview: PreviewLists, assumed: ListState | None, parent: QWidget
    ) -> None:
        super().__init__(tr("Import species lists"), parent)
        self._read: ReadLists | None = None
        layout = self.add_introduction(
            tr("Species lists from {name}").format(name=path.name),
            tr(
                "Nothing has been changed yet. A backup is made first, and the import can be undone."
            ),
        )
        self._build_choices(layout, assumed)
        self.table = DialogTable(
            self,
            tr("Lists that would change"),
            (tr("Recording"), tr("Before"), tr("After")),
            stretch=(_BEFORE_COLUMN, 2),
        )
        self._end_with(layout, self.table)
        self.line.follow(preview(self._show_read_lists))

    @property
    def choices(self) -> ListChoices:
        existing, blank = (
            next(answer for answer, button in buttons.items() if button.isChecked())
            for buttons in (self.existing_buttons, self.blank_buttons)
        )
        return ListChoices(
            existing=ExistingListPolicy(existing),
            complete=self.complete.isChecked(),
            blank=BlankPolicy(blank),
        )

    def _build_choices(self, layout: QVBoxLayout, assumed: ListState | None) -> None:
        self.complete = QRadioButton(tr("&Complete lists"), self)
        self.incomplete = QRadioButton(tr("&Incomplete lists"), self)
        self.complete.setToolTip(
            tr("Other species count as absent. Training learns most from such lists.")
        )
        self.incomplete.setToolTip(tr("Other species remain possible."))
        self.existing_buttons = {
            ExistingListPolicy.ADD: QRadioButton(tr("&Add to them"), self),
            ExistingListPolicy.REPLACE: QRadioButton(tr("&Replace them"), self),
            ExistingListPolicy.KEEP: QRadioButton(tr("&Keep existing lists"), self),
        }
        self.blank_buttons = {
            BlankPolicy.UNTAGGED: QRadioButton(tr("&Untagged: not listened to"), self),
            BlankPolicy.WRITTEN: QRadioButton(tr("No birds &where “none” is written"), self),
            BlankPolicy.NO_BIRDS: QRadioButton(tr("&No birds: listened, nothing present"), self),
        }
        form = []
        for name, buttons in (
            (tr("The lists in the table"), (self.complete, self.incomplete)),
            (tr("Existing lists"), tuple(self.existing_buttons.values())),
            (tr("Blank cells"), tuple(self.blank_buttons.values())),
        ):
            group = QButtonGroup(self)
            for button in buttons:
                button.toggled.connect(self._show)
                group.addButton(button)
                button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            form.append((name, lay_out(FlowLayout(spacing_px=12), *buttons)))
        # only now: buttons of one parent and no group uncheck each other
        self.complete.setChecked(assumed is ListState.COMPLETE)
        self.incomplete.setChecked(assumed is ListState.INCOMPLETE)
        self.existing_buttons[ExistingListPolicy.ADD].setChecked(True)
        self.blank_buttons[BlankPolicy.UNTAGGED].setChecked(True)
        self._form = form_of(form)
        layout.addLayout(self._form)
        self._form.setRowVisible(len(form) - 1, False)

    def _show_read_lists(self, read: ReadLists) -> None:
        self._read = read
        if not read.may_be_complete:
            self.incomplete.setChecked(True)
            self.complete.setEnabled(False)
        has_lists = any(
            change.before for outcome in read.outcomes.values() for change in outcome.changes
        )
        self._form.setRowVisible(_EXISTING_ROW, has_lists)
        self.table.setColumnHidden(_BEFORE_COLUMN, not has_lists)
        has_blanks = read.n_blank > 0 and not read.detections_of
        self._form.setRowVisible(self._form.rowCount() - 1, has_blanks)
        is_mixed = 0 < read.n_written < read.n_blank
        self.blank_buttons[BlankPolicy.WRITTEN].setVisible(is_mixed)
        self._show()

    def _show(self) -> None:
        read = self._read
        if read is None:
            return
        is_chosen = self.complete.isChecked() or self.incomplete.isChecked()
        outcome = read.outcomes[self.choices]
        changes = outcome.changes

        self.table.set_rows(
            changes,
            lambda change: (
                change.recording,
                translate_message(change.before),
                translate_message(change.after),
            ),
        )
        words = [translate_message(sentence) for sentence in outcome.sentences()]
        if read.n_unplaced:
            words.append(tr("%Ln files in the table fit no recording.", "", read.n_unplaced))
        words += [translate_message(note) for note in outcome.notes[:2]]
        if not is_chosen:
            words.insert(0, tr("Choose whether the lists are complete."))
        self.summary.setText(" ".join(words))
        self.import_button.setEnabled(is_chosen and bool(changes))
        self.import_button.setDefault(True)

    def _import(self) -> None:
        self.accept()
        self.import_asked.emit(self.choices)


_WIDTH_PX, _HEIGHT_PX = 640, 480
_CHOICES = (
    (Role.UNUSED, mark("Not used")),
    (Role.NAME, mark("Name")),
    (Role.SCIENTIFIC, mark("Scientific name")),
    (Role.CODE, mark("Code")),
    (Role.SYNONYM, mark("Other name")),
    (Role.RANK, mark("Rank (only species are read)")),
    (Role.GENUS, mark("Genus")),
    (Role.EPITHET, mark("Second part of the scientific name")),
    (Role.ID, mark("Identifier")),
    (Role.ACCEPTED_ID, mark("Identifier of the accepted name")),
    (Role.SITE, mark("Site")),
    (Role.FIRST_WEEK, mark("First week, 1 to 48")),
    (Role.LAST_WEEK, mark("Last week, 1 to 48")),
    (Role.WEIGHT, mark("Weight")),
)


class ChecklistDialog(Dialog):
    """Shows the columns of a checklist with their first cells; their meaning can be changed."""

    read_asked = Signal(object)
    """Emitted with the ``Role`` of each column."""

    def __init__(self, name: str, columns: Sequence[ChecklistColumn], parent: QWidget) -> None:
        super().__init__(tr("Load species checklist"), parent)
        layout = self.add_introduction(
            tr("Columns of {name}").format(name=name),
            tr(
                "Imports match species by scientific name, then code, then other names, then name. "
                "No species of this project gets another name."
            ),
        )
        self.table = DialogTable(
            self, tr("Columns"), (tr("Column"), tr("First cell"), tr("Is")), stretch=1
        )
        self.table.set_rows([(column.heading or "–", column.example, "") for column in columns])
        self.roles: list[ChoiceBox] = []
        meanings = {role: tr(text) for role, text in _CHOICES}
        for row, column in enumerate(columns):
            name = tr("Column {n}").format(n=column.heading or row + 1)
            box = choice(self.table, name, meanings, column.role)
            box.currentIndexChanged.connect(lambda _place: self._check())
            self.table.setIndexWidget(self.table.model().index(row, 2), box)
            self.roles.append(box)
        self.notice = QLabel(self, wordWrap=True)
        lay_out(layout, (self.table, 1), self.notice)
        self.read_button = self.primary_button(tr("Load"), self._read)
        self.add_buttons(layout, (_WIDTH_PX, _HEIGHT_PX), self.read_button, cancels=True)
        self._check()

    def chosen_roles(self) -> tuple[Role, ...]:
        return tuple(box.chosen_value for box in self.roles)

    def _check(self) -> None:
        is_named = bool({Role.NAME, Role.SCIENTIFIC, Role.EPITHET} & set(self.chosen_roles()))
        self.read_button.setEnabled(is_named)
        self.notice.setText("" if is_named else tr("Choose which column has the names."))

    def _read(self) -> None:
        self.accept()
        self.read_asked.emit(self.chosen_roles())
