"""What lists say and sounds: each entry seen and heard, and accepted or refused by a key."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QSplitter,
    QWidget,
)

from birdann.app.reviewing.list_errors import Disagreement, ListError, ListErrorReport
from birdann.app.reviewing.suggested_lists import SuggestedLists
from birdann.gui.dialogs.parts import Dialog, DialogTable, inset
from birdann.gui.dialogs.work.sample_pictures import ItemPicture, PictureView
from birdann.gui.keys.one_click import take_double_clicks_for_one
from birdann.gui.text.language import in_language, mark, number, tr
from birdann.gui.text.numbers import clock, percent

_WIDTH_PX, _HEIGHT_PX = 900, 680
_DEFAULT_BAR_PERCENT = 95
Fetch = Callable[[Disagreement, Callable[[ItemPicture | str], object]], object]


@dataclass(frozen=True, slots=True, kw_only=True)
class ListErrorWords:
    """How the dialog speaks of what it lists; all marked for translation."""

    title: str
    heading: str
    probability: str
    accept: str
    refuse: str
    nothing: str


OF_DISAGREEMENTS = ListErrorWords(
    title=mark("Find possible list errors"),
    heading=mark("Lists that labels or sounds contradict"),
    probability=mark("Probability of an error"),
    accept=mark("Fix list"),
    refuse=mark("Keep list"),
    nothing=mark("No possible errors found."),
)
OF_SUGGESTIONS = ListErrorWords(
    title=mark("Suggest species lists"),
    heading=mark("Species predicted where no list names them"),
    probability=mark("Probability"),
    accept=mark("Present: add to list"),
    refuse=mark("Absent"),
    nothing=mark("No species is likely in the recordings without a complete list."),
)


class ListErrorDialog(Dialog):
    """Lists what was found; what is decided leaves the list.

    Parameters
    ----------
    decide
        Stores whether entries are accepted, in one step, and returns whether they were taken.
    fetch
        Has the picture of an entry made: it is handed over, or the reason why there is none.
    """

    play_asked = Signal(object)
    shown_asked = Signal(object)
    """Someone wants to see an entry in its recording."""
    undo_asked = Signal()

    def __init__(
        self,
        report: ListErrorReport | SuggestedLists,
        *,
        decide: Callable[[Sequence[Disagreement], bool], bool],
        fetch: Fetch,
        writable: bool,
        parent: QWidget,
    ) -> None:
        words = OF_SUGGESTIONS if isinstance(report, SuggestedLists) else OF_DISAGREEMENTS
        super().__init__(tr(words.title), parent)
        self._words = words
        layout = self.lead(
            tr(self._words.heading),
            " ".join(in_language(one) for one in report.sentences()),
        )
        self._decide, self._fetch, self._writable = decide, fetch, writable
        self._is_calibrated = isinstance(report, SuggestedLists) and report.is_calibrated
        self._open: list[Disagreement] = list(report.found)
        self._decided: list[list[tuple[int, Disagreement]]] = []
        self._picture: ItemPicture | str | None = None
        self.table = DialogTable(
            self,
            tr(self._words.heading),
            [
                tr("Recording"), tr("The list"), tr("Species"), tr(self._words.probability),
                tr("Calls"), tr("Best at"),
            ],
            stretch=0,
        )  # fmt: skip
        self.view = PictureView(self)
        split = QSplitter(Qt.Orientation.Vertical, self)
        split.addWidget(self.table)
        split.addWidget(self.view)
        split.setStretchFactor(0, 1)
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        layout.addWidget(split, 1)
        self.question = QLabel(self)
        self.question.setWordWrap(True)
        layout.addWidget(self.question)
        self.accept_button = self.keyed_button(tr(self._words.accept), "Y", "Return", "Enter")
        self.refuse_button = self.keyed_button(tr(self._words.refuse), "N", "X")
        self.play = self.keyed_button(tr("Play"), "Space")
        self.back = self.keyed_button(tr("Undo"), "Backspace")
        self.show_button = self.keyed_button(tr("Show in the recording"), "G")
        self.accept_button.clicked.connect(lambda: self._say(True))
        self.refuse_button.clicked.connect(lambda: self._say(False))
        self.play.clicked.connect(self._play)
        self.back.clicked.connect(self._take_back)
        take_double_clicks_for_one(self.accept_button, self.refuse_button)
        self.show_button.clicked.connect(self._show_there)
        QShortcut(QKeySequence.StandardKey.Undo, self, self._take_back)
        row = QHBoxLayout()
        row.setSpacing(6)
        for one in (self.accept_button, self.refuse_button, self.play, self.back):
            row.addWidget(one)
        row.addStretch(1)
        row.addWidget(self.show_button)
        close = self.closing_buttons()
        # Enter ends the typing of the bar, and nothing else
        close.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        row.addWidget(close)
        layout.addLayout(row)
        layout.addWidget(self._build_bar())
        self.table.chosen_changed.connect(self._ask)
        self.keep_on_screen(_WIDTH_PX, _HEIGHT_PX)
        self._list(0)

    def _build_bar(self) -> QWidget:
        line = QWidget(self)
        self.accept_all = self.keyed_button(tr("Accept all from"), "A")
        self.bar = QSpinBox(line)
        inset(self.bar)
        self.bar.setRange(50, 100)
        self.bar.setValue(_DEFAULT_BAR_PERCENT)
        self.bar.setSuffix(tr(" %", "per cent"))
        self.bar.setAccessibleName(tr("Probability from which all are accepted"))
        self.bar.valueChanged.connect(lambda _value: self._offer())
        self.accept_all.clicked.connect(self._say_all)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.accept_all)
        row.addWidget(self.bar)
        self.would_add = QLabel(line)
        self.would_add.setObjectName("muted")
        row.addWidget(self.would_add)
        row.addStretch(1)
        line.setVisible(self._words is OF_SUGGESTIONS)
        return line

    @property
    def entry(self) -> Disagreement | None:
        row = self.table.row
        return self._open[row] if 0 <= row < len(self._open) else None

    @property
    def n_open(self) -> int:
        return len(self._open)

    def _list(self, row: int) -> None:
        """Show what is open, with one of its lines selected."""
        self.table.blockSignals(True)
        self.table.set_rows([_cells(one) for one in self._open])
        self.table.selectRow(min(row, len(self._open) - 1))
        self.table.blockSignals(False)
        self._ask()

    def _ask(self) -> None:
        """Ask about the line that is selected, and have its picture made."""
        entry = self.entry
        self._picture = None
        if entry is None:
            self.question.setText("")
            all_done = tr("All items are reviewed. Train again to use them.")
            self.view.show_text(all_done if self._decided else tr(self._words.nothing))
        elif entry.segment_id is None:
            self.question.setText(_asked(entry))
            self.view.show_text(tr("Every segment of this recording is reviewed."))
        else:
            self.question.setText(_asked(entry))
            self.view.show_text(tr("Reading the sound…"))
            self._fetch(entry, lambda found: self._take(entry, found))
        self._offer()

    def _take(self, entry: Disagreement, found: ItemPicture | str) -> None:
        if entry is not self.entry:
            return
        self._picture = found
        if isinstance(found, ItemPicture):
            self.view.show_picture(found, origin_s=found.start_s)
        else:
            self.view.show_text(found)
        self._offer()

    def _offer(self) -> None:
        is_asked = self.entry is not None
        self.accept_button.setEnabled(is_asked and self._writable)
        self.refuse_button.setEnabled(is_asked and self._writable)
        sure = self._sure()
        self.accept_all.setEnabled(self._writable and bool(sure))
        self.would_add.setText(
            tr("adds %Ln tags", "", len(sure))
            + " "
            + tr("to %Ln recordings", "", len({self._open[row].recording_id for row in sure}))
            if self._is_calibrated
            else tr("The probabilities are not calibrated: accept one by one.")
        )
        self.play.setEnabled(isinstance(self._picture, ItemPicture))
        self.back.setEnabled(bool(self._decided))
        self.show_button.setEnabled(is_asked)

    def _say(self, is_mistaken: bool) -> None:
        if self.entry is not None:
            self._settle([self.table.row], is_mistaken)

    def _say_all(self) -> None:
        if rows := self._sure():
            self._settle(rows, True)

    def _sure(self) -> list[int]:
        """Return the rows of suggestions that reach the bar; none if that says little."""
        if not self._is_calibrated:
            return []
        least = self.bar.value() / 100
        return [row for row, one in enumerate(self._open) if one.probability >= least]

    def _settle(self, rows: Sequence[int], accepted: bool) -> None:
        entries = [(row, self._open[row]) for row in rows]
        if self._decide([one for _, one in entries], accepted):
            self._decided.append(entries)
            for row in reversed(rows):
                del self._open[row]
            self._list(rows[0])

    def _take_back(self) -> None:
        """Ask for the last decision to be undone."""
        if self._decided:
            self.undo_asked.emit()

    def restore(self) -> None:
        """Ask about what was decided last once more."""
        entries = self._decided.pop()
        for row, entry in entries:
            self._open.insert(row, entry)
        self._list(entries[0][0])

    def _play(self) -> None:
        if isinstance(self._picture, ItemPicture):
            self.play_asked.emit(self._picture)

    def _show_there(self) -> None:
        entry = self.entry
        if entry is not None:
            self.accept()
            self.shown_asked.emit(entry)


def _cells(one: Disagreement) -> list[str]:
    words = {
        ListError.CONTRADICTED: tr("contradicted by a label"),
        ListError.LACKS: tr("not listed"),
        ListError.CLAIMS: tr("listed"),
        ListError.NOTHING: tr("incomplete list"),
    }
    return [
        one.recording,
        words[one.says],
        one.species,
        percent(one.probability),
        number(one.n_calls),
        "" if one.start_s is None else clock(one.start_s),
    ]


def _asked(one: Disagreement) -> str:
    if one.says is ListError.CONTRADICTED:
        return f"{in_language(one.sentence())} {tr('Add it to the list?')}"
    words = tr("{species} may be present in {recording}. Is it?")
    if one.says is ListError.CLAIMS:
        words = tr(
            "{species} is listed for {recording}, but no segment matches it. Is the list wrong?"
        )
    return words.format(species=one.species, recording=one.recording)
