"""Verified visits: their queues, what they say of each species, and a new one."""

from collections.abc import Sequence
from datetime import timedelta
from itertools import count

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from birdann.app.survey.occupancy import SeasonOccupancy, SpeciesOccupancy
from birdann.app.survey.visit_drawing import MAX_CALLS, MIN_SCORE, VisitDesign
from birdann.app.survey.visits import QueueProgress
from birdann.core.visits import VisitRule
from birdann.gui.dialogs.parts import Dialog, DialogColumn, DialogTable, form_of, inset
from birdann.gui.text.language import in_language, mark, number, tr
from birdann.gui.text.numbers import decimal
from birdann.models.validation import Estimate

_WIDTH_PX, _HEIGHT_PX = 900, 520
_RULES = {
    mark("Days"): VisitRule(),
    mark("Nights, from noon to noon"): VisitRule(is_night=True),
    mark("Hours"): VisitRule(length=timedelta(hours=1)),
    mark("Three hours"): VisitRule(length=timedelta(hours=3)),
}

Summary = tuple[QueueProgress, SeasonOccupancy]
"""How far a queue is, and the occupancy it gives so far."""


class VisitsDialog(Dialog):
    """Lists the queues, and occupancy by species of the one chosen; what is asked for carries its name."""

    new_asked = Signal()
    verify_asked = Signal(str)
    histories_asked = Signal(str)
    remove_asked = Signal(str)

    def __init__(self, summaries: Sequence[Summary], parent: QWidget, *, writable: bool) -> None:
        super().__init__(tr("Verify visits"), parent)
        layout = self.lead(
            tr("Verified visits"),
            tr(
                "Play the likeliest calls of each visit to a site. The first confirmed call settles the "
                "visit. So no error of the model counts as a detection."
            ),
        )
        self._writable, self._summaries = writable, summaries
        self.table = DialogTable(
            self,
            tr("Queues of visits"),
            [
                tr("Visits"),
                DialogColumn(tr("Settled"), is_number=True),
                DialogColumn(tr("With species"), is_number=True),
                DialogColumn(tr("Calls played"), is_number=True),
                DialogColumn(tr("Minutes"), is_number=True),
            ],
            stretch=0,
        )
        self.species = DialogTable(
            self,
            tr("Occupancy by species"),
            [
                tr("Species"),
                DialogColumn(tr("Sites with it"), is_number=True),
                DialogColumn(tr("Occupancy (95 % CI)"), is_number=True),
                DialogColumn(tr("Detection in a visit"), is_number=True),
                DialogColumn(tr("Open visits"), is_number=True),
                tr("Notes"),
            ],
            stretch=5,
        )
        self.empty = QLabel(
            tr("No visits yet. Recordings need sites and starts. Then: New visits…"), self
        )
        self.empty.setObjectName("empty")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for one, stretch in ((self.table, 1), (self.empty, 1), (self.species, 2)):
            layout.addWidget(one, stretch)
        self.new = QPushButton(tr("New visits…"), self)
        self.verify = self.primary_button(tr("Verify"))
        self.histories = QPushButton(tr("Detection histories…"), self)
        self.remove = QPushButton(tr("Remove"), self)
        layout.addWidget(self.closing_buttons(self.new, self.verify, self.histories, self.remove))
        self.new.clicked.connect(self.new_asked)
        for button, signal in (
            (self.verify, self.verify_asked),
            (self.histories, self.histories_asked),
            (self.remove, self.remove_asked),
        ):
            button.clicked.connect(lambda _checked=False, ask=signal: ask.emit(self.chosen))
        self.table.chosen_changed.connect(self._show_chosen)
        self.table.doubleClicked.connect(lambda _index: self.verify.click())
        self.keep_on_screen(_WIDTH_PX, _HEIGHT_PX)
        self.set_summaries(summaries)

    @property
    def chosen(self) -> str:
        """The name of the queue that is selected, or ""."""
        return self._summaries[self.table.row][0].name if self.table.row >= 0 else ""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all queues."""
        return tuple(one.name for one, _ in self._summaries)

    def set_summaries(self, summaries: Sequence[Summary]) -> None:
        """Show the queues as they are now; the selected one stays so, else the last is."""
        before, self._summaries = self.chosen, summaries
        self.table.set_rows(
            [
                (
                    one.name,
                    f"{number(one.settled)} / {number(one.visits)}",
                    number(one.detected),
                    number(one.played),
                    decimal(one.seconds / 60, 1),
                )
                for one, _ in summaries
            ]
        )
        names = self.names
        self.table.selectRow(names.index(before) if before in names else len(names) - 1)
        for one in (self.table, self.species):
            one.setVisible(bool(summaries))
        self.empty.setVisible(not summaries)
        self._show_chosen()

    def _show_chosen(self) -> None:
        row = self.table.row
        is_chosen = 0 <= row < len(self._summaries)
        self.new.setEnabled(self._writable)
        for button in (self.verify, self.remove):
            button.setEnabled(is_chosen and self._writable)
        self.histories.setEnabled(is_chosen)
        self.species.set_rows(self._summaries[row][1].species if is_chosen else (), _cells)


def _cells(one: SpeciesOccupancy) -> Sequence[str]:
    return (
        one.species,
        f"{number(one.fitted.n_sites_with)} / {number(one.fitted.n_sites)}",
        _share(one.fitted.psi),
        _share(one.fitted.p),
        number(one.n_open),
        " ".join(in_language(note) for note in one.fitted.notes),
    )


def _share(found: Estimate | None) -> str:
    if found is None:
        return tr("not known")
    value, low, high = (decimal(100 * x, 0) for x in (found.value, found.low, found.high))
    return tr("{value} % ({low}–{high})").format(value=value, low=low, high=high)


class NewVisitsDialog(Dialog):
    """Asks how visits are drawn; ``chosen`` carries the design."""

    chosen = Signal(object)

    def __init__(self, species: Sequence[str], taken: Sequence[str], parent: QWidget) -> None:
        super().__init__(tr("New visits"), parent)
        layout = self.lead(
            tr("Draw visits"),
            tr(
                "Models are trained without each group of sites, so that no list or answer of a site "
                "decides what is played there. What is set here stays as it is for this queue."
            ),
        )
        numbered = (tr("Visits {place}").format(place=n) for n in count(len(taken) + 1))
        self.name = QLineEdit(next(one for one in numbered if one not in taken), self)
        self.rule = QComboBox(self)
        self.rule.addItems([tr(text) for text in _RULES])
        self.species = QComboBox(self)
        self.species.addItems([tr("All species of the model"), *species])
        self._species = species
        self.per_site = QSpinBox(self)
        self.per_site.setRange(0, 999)
        self.per_site.setSpecialValueText(tr("all"))
        self.calls = QSpinBox(self)
        self.calls.setRange(1, 100)
        self.calls.setValue(MAX_CALLS)
        self.score = QDoubleSpinBox(self)
        self.score.setRange(0, 100)
        self.score.setDecimals(0)
        self.score.setSuffix(" %")
        self.score.setValue(100 * MIN_SCORE)
        for box in (self.per_site, self.calls, self.score):
            inset(box)
        layout.addLayout(
            form_of(
                [
                    (tr("Name"), self.name),
                    (tr("Visits are"), self.rule),
                    (tr("Species"), self.species),
                    (tr("Random visits at each site"), self.per_site),
                    (tr("Calls played in a visit at most"), self.calls),
                    (tr("Minimum probability of a call"), self.score),
                ]
            )
        )
        self.draw = self.primary_button(tr("Draw"))
        self.draw.setDefault(True)
        self.draw.clicked.connect(self._choose)
        self.name.textChanged.connect(lambda text: self.draw.setEnabled(bool(text.strip())))
        layout.addWidget(self.closing_buttons(self.draw, cancels=True))
        self.keep_on_screen(520, 0)

    def _choose(self) -> None:
        place = self.species.currentIndex()
        design = VisitDesign(
            name=self.name.text(),
            rule=tuple(_RULES.values())[self.rule.currentIndex()],
            species=[self._species[place - 1]] if place > 0 else [],
            per_site=self.per_site.value() or None,
            max_calls=self.calls.value(),
            min_score=self.score.value() / 100,
        )
        self.accept()
        self.chosen.emit(design)
