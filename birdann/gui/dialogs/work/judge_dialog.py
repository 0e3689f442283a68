"""One item of a validation sample after another: yes, no or unsure, by key."""

from collections.abc import Callable, Mapping
from functools import partial
from time import monotonic

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from birdann.core.ids import SpeciesId
from birdann.core.judging import Judging
from birdann.core.validation import Answer, SampleItem
from birdann.gui.dialogs.parts import MARGINS, Dialog
from birdann.gui.dialogs.work.sample_pictures import ItemPicture, PictureView
from birdann.gui.keys.one_click import take_double_clicks_for_one
from birdann.gui.text.language import number, tr
from birdann.gui.text.numbers import clock, decimal

_WIDTH_PX, _HEIGHT_PX = 860, 560


class JudgeDialog(Dialog):
    """Asks about the items of a sample.

    The item asked about stays until it is answered; a key counts only once its picture is
    there. Of a blinded sample neither scores nor recordings are given.

    Parameters
    ----------
    judging
        What is asked, and what was said so far.
    species
        Names of the species asked about.
    answer
        Stores an answer and returns whether it was taken.
    fetch
        Has the picture of an item made: it is handed over, or the reason why there is none.
    """

    play_asked = Signal(object)
    undo_asked = Signal()
    results_asked = Signal()

    def __init__(
        self,
        judging: Judging,
        species: Mapping[SpeciesId, str],
        *,
        answer: Callable[[SampleItem, Answer], bool],
        fetch: Callable[[SampleItem, Callable[[ItemPicture | str], object]], object],
        parent: QWidget,
    ) -> None:
        title = (
            tr("Verify visits: {name}") if judging.yes_settles else tr("Validate sample “{name}”")
        )
        super().__init__(title.format(name=judging.name), parent)
        self.judging, self._items, self._species = judging, judging.items, species
        self._asked_s = monotonic()
        self._played: SampleItem | None = None
        self._answer, self._fetch = answer, fetch
        self._pictures: dict[int, ItemPicture | str] = {}
        self._at: int | None = None
        self.n_given = 0
        self.question = QLabel(self)
        self.question.setObjectName("heading")
        self.told = QLabel(self)
        self.told.setObjectName("muted")
        self.view = PictureView(self)
        self.view.setAccessibleName(tr("Spectrogram"))
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # so that no button takes Space
        self.bar = QProgressBar(self)
        self.bar.setRange(0, len(self._items))
        self.bar.setTextVisible(False)  # the line above says it
        self.yes = self.keyed_button(tr("Yes"), "Y", "Return", "Enter")
        self.no = self.keyed_button(tr("No"), "N", "X")
        self.unsure = self.keyed_button(tr("Unsure"), "U")
        self.back = self.keyed_button(tr("Back"), "Backspace")
        self.play = self.keyed_button(tr("Play"), "Space")
        self.results = QPushButton(tr("Results"), self)
        self.results.setAutoDefault(False)
        self.yes.clicked.connect(lambda: self._say(Answer.YES))
        self.no.clicked.connect(lambda: self._say(Answer.NO))
        self.unsure.clicked.connect(lambda: self._say(Answer.UNSURE))
        self.back.clicked.connect(self.go_back)
        take_double_clicks_for_one(self.yes, self.no, self.unsure)
        self.play.clicked.connect(self._play)
        self.results.clicked.connect(self._ask_results)
        QShortcut(QKeySequence.StandardKey.Undo, self, self.undo_asked.emit)
        buttons = QHBoxLayout()
        buttons.setSpacing(6)
        for one in (self.yes, self.no, self.unsure, self.play, self.back):
            buttons.addWidget(one)
        buttons.addStretch(1)
        buttons.addWidget(self.results)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*MARGINS)
        layout.setSpacing(10)
        layout.addWidget(self.question)
        layout.addWidget(self.told)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.bar)
        layout.addLayout(buttons)
        self.keep_on_screen(_WIDTH_PX, _HEIGHT_PX)
        self._go_on()

    @property
    def item(self) -> SampleItem | None:
        """What is asked about; None once all is judged."""
        return self._items[self._at] if self._at is not None else None

    def set_answers(self, answers: Mapping[int, Answer]) -> None:
        """Follow what is stored, as after an undo; go to what is open again, or answered as before."""
        before, self.judging.answers = self.judging.answers, dict(answers)
        other = [
            one.place for one in self._items if before.get(one.place) is not answers.get(one.place)
        ]
        if other:
            self._ask(other[0])
        self._tell()

    def stands_for_s(self) -> float:
        """Return for how long the present item has been asked about."""
        return monotonic() - self._asked_s

    def go_back(self) -> None:
        """Ask about the item before once more."""
        last = len(self._items) if self._at is None else self._at
        if last > 0:
            self._ask(last - 1)

    def _say(self, said: Answer) -> None:
        item = self.item
        if item is None or item.place not in self._pictures:
            return
        if self._answer(item, said):
            self.judging.answers = {**self.judging.answers, item.place: said}
            self.n_given += 1
            self._go_on()

    def _go_on(self) -> None:
        """Ask about the next open item, from the top if none is left below."""
        self._ask(self.judging.next_open(self._at))

    def _ask(self, at: int | None) -> None:
        self._at, self._asked_s = at, monotonic()
        item = self.item
        self.view.setFocus()
        self._tell()
        if item is None:
            self.view.show_text(tr("All items are validated."))
            return
        self._show(item)
        following = self._items[at + 1 : at + 2] if at is not None else ()
        for one in (item, *following):
            if one.place not in self._pictures:
                self._fetch(one, partial(self._take, one))

    def _take(self, item: SampleItem, found: ItemPicture | str) -> None:
        self._pictures = {
            place: one
            for place, one in self._pictures.items()
            if self._at is not None and abs(place - self._items[self._at].place) < 4
        }
        self._pictures[item.place] = found
        if item is self.item:
            self._show(item)
            self._tell()

    def _show(self, item: SampleItem) -> None:
        found = self._pictures.get(item.place)
        if isinstance(found, ItemPicture):
            origin_s = 0.0 if self.judging.is_blinded else found.start_s  # which tells the place
            self.view.show_picture(found, origin_s=origin_s)
            if self.judging.yes_settles and self._played is not item:
                self._played = item
                self.play_asked.emit(found)
        else:
            self.view.show_text(found if found is not None else tr("Reading the sound…"))

    def _tell(self) -> None:
        item = self.item
        self.bar.setValue(self.judging.n_done)
        found = self._pictures.get(item.place) if item is not None else None
        for one in (self.yes, self.no):  # no one can tell of what was neither seen nor heard
            one.setEnabled(isinstance(found, ItemPicture))
        self.unsure.setEnabled(found is not None)
        self.play.setEnabled(isinstance(found, ItemPicture))
        self.back.setEnabled(self._at is None or self._at > 0)
        if item is None:
            is_visits = self.judging.yes_settles
            self.question.setText(
                tr("All visits are settled.") if is_visits else tr("The sample is validated.")
            )
            self.told.setText(tr("See what it says under Results; Back changes an answer."))
            return
        self.question.setText(
            tr("Is this {species}?").format(species=self._species[item.species_id])
        )
        words = []
        if not self.judging.is_blinded:
            words.append(tr("score {score}").format(score=decimal(item.score, 3)))
            if isinstance(found, ItemPicture):
                words.append(f"{found.recording} · {clock(item.onset_s)}")
        if self.judging.yes_settles:
            place, n = self.judging.group_of(item)
            words.append(
                tr("call {place} of at most {n} in this visit").format(
                    place=number(place), n=number(n)
                )
            )
        else:
            words.append(tr("item {place}").format(place=number(item.place + 1)))
        words.append(
            tr("{done} of {total} validated").format(
                done=number(self.bar.value()), total=number(len(self._items))
            )
        )
        if item.place in self.judging.answers:
            said = {
                Answer.YES: tr("you said: yes"),
                Answer.NO: tr("you said: no"),
                Answer.UNSURE: tr("you said: unsure"),
            }
            words.append(said[self.judging.answers[item.place]])
        self.told.setText(" · ".join(words))

    def _play(self) -> None:
        found = self._pictures.get(self.item.place) if self.item is not None else None
        if isinstance(found, ItemPicture):
            self.play_asked.emit(found)

    def _ask_results(self) -> None:
        self.results_asked.emit()
        self.accept()
