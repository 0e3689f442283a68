"""Background tasks, as a strip in the status bar and a panel, and edits of this session."""

from collections.abc import Callable

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from birdann.app.commands import Command
from birdann.app.edit_log import LoggedEdits, logged_edits
from birdann.core.progress import Progress
from birdann.gui.project.workbench import Workbench
from birdann.gui.runtime.jobs import Job, JobRunner, JobState, single_shot
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.style.icons import icon
from birdann.gui.style.theme import current_theme
from birdann.gui.text.edit_words import edits_in_words
from birdann.gui.text.language import tr, translate_message
from birdann.gui.text.value_words import command_in_words
from birdann.store import ProjectReader

_MAX_KEPT = 20
_STEPS = 1000


def state_in_words(job: Job) -> str:
    """Return the state of a job on one line."""
    if job.state is JobState.WAITING:
        return tr("Waiting for its turn")
    if job.state is JobState.STOPPING:
        return tr("Stopping…")
    if job.state is JobState.DONE:
        return job.outcome or tr("Done")
    if job.state is JobState.CANCELLED:
        return tr("Cancelled. Finished parts are kept.")
    if job.state is JobState.FAILED:
        return (
            tr("Did not work: an error inside birdann.")
            if job.failed_by_bug
            else translate_message(str(job.error))
        )
    left = job.remaining_s
    words = [job.text] if job.text else []
    if left is not None:
        words.append(tr("{time} left").format(time=duration_in_words(left)))
    return " · ".join(words) or tr("Starting")


def duration_in_words(seconds: float) -> str:
    """Return an approximate duration as text."""
    if seconds < 1.5:
        return tr("a second")
    if seconds < 90:
        return tr("%Ln seconds", "", round(seconds))
    if seconds < 90 * 60:
        return tr("%Ln minutes", "", round(seconds / 60))
    return tr("{hours} hours").format(hours=QLocale().toString(seconds / 3600, "f", 1))


class JobStrip(QWidget):
    """The running task in the status bar: title, progress, cancel; a click opens all tasks.

    A quiet one has its title only.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._job: Job | None = None
        self.title = with_style(QToolButton(self), "flat", focus=Qt.FocusPolicy.TabFocus)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, _STEPS)
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(110)
        self.bar.setAccessibleName(tr("Progress of the running task"))
        self.cancel = with_style(QToolButton(self, autoRaise=True), name=tr("Cancel running task"))
        self.cancel.setToolTip(tr("Cancel; finished parts are kept (Ctrl+Shift+C)"))
        self.cancel.setIcon(icon("close"))
        lay_out(
            QHBoxLayout(self), self.title, self.bar, self.cancel, margins=(8, 0, 4, 0), spacing=8
        )
        self.setMinimumHeight(self.sizeHint().height())  # nothing moves when a task starts
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.follow(None)

    def follow(self, job: Job | None) -> None:
        if self._job is not None:
            self._job.changed.disconnect(self._refresh)
        self._job = job
        for part in (self.bar, self.cancel):
            part.setVisible(job is not None and not job.quiet)
        if job is not None:
            job.changed.connect(self._refresh)
            self._refresh()
        else:
            self.title.setText(tr("No running tasks"))
            self.title.setToolTip(tr("Show all tasks"))

    def _refresh(self) -> None:
        job = self._job
        if job is None:
            return
        share = f"{job.title}  {round(100 * job.fraction)} %"
        text = job.text if job.is_preparing else share
        metrics = QFontMetrics(self.title.font())
        self.title.setText(metrics.elidedText(text, Qt.TextElideMode.ElideRight, 320))
        self.title.setToolTip(state_in_words(job))
        self.bar.setValue(round(job.fraction * _STEPS))
        self.cancel.setEnabled(job.state is not JobState.STOPPING)


class JobCard(QFrame):
    """A job in the panel."""

    def __init__(
        self, job: Job, show_details: Callable[[Job], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.job = job
        self._retried = False
        self.setObjectName("card")
        self.title = with_style(QLabel(job.title, self), "heading")
        self.state = with_style(QLabel(self, wordWrap=True), "muted")
        self.bar = QProgressBar(self)
        self.bar.setRange(0, _STEPS)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress: {title}").format(title=job.title))
        self.button = with_style(QToolButton(self), iconSize=QSize(16, 16))
        self.again = with_style(QToolButton(self), text=tr("Try again"))
        self.again.setAccessibleName(tr("Try again: {title}").format(title=job.title))
        head = lay_out(QHBoxLayout(), (self.title, 1), self.again, self.button)
        lay_out(QVBoxLayout(self), head, self.state, self.bar, margins=(12, 8, 8, 10), spacing=4)
        self._show_details = show_details
        self.button.clicked.connect(self._cancel_or_show_details)
        self.again.clicked.connect(self._retry_job)
        job.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        job = self.job
        self.state.setText(state_in_words(job))
        self.bar.setValue(round(job.fraction * _STEPS))
        self.bar.setVisible(not job.is_over)
        failed = job.state is JobState.FAILED
        stopped = failed or job.state is JobState.CANCELLED or job.is_partial
        self.again.setVisible(stopped and job.retry is not None and not self._retried)
        self.button.setVisible(failed or not job.is_over)
        self.button.setText(tr("Details") if failed else tr("Cancel"))
        self.button.setAccessibleName(f"{self.button.text()}: {job.title}")
        self.button.setEnabled(job.state is not JobState.STOPPING)

    def _retry_job(self) -> None:
        self._retried = True
        if self.job.retry is not None:
            self.job.retry()
        self.refresh()

    def _cancel_or_show_details(self) -> None:
        if self.job.is_over:
            self._show_details(self.job)
        else:
            self.job.cancel()


class JobsPanel(QScrollArea):
    """Running jobs and the last finished ones, newest first."""

    details_asked = Signal(Job)

    def __init__(self, runner: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(tr("Jobs"))
        self.cards: list[JobCard] = []
        self._inside = QWidget(self)
        self._layout = lay_out(QVBoxLayout(self._inside), margins=(8, 8, 8, 8), spacing=6)
        self.empty = with_style(QLabel(tr("No running tasks."), self._inside), "empty")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        lay_out(self._layout, self.empty, 1)
        self.setWidget(self._inside)
        runner.started.connect(lambda job: None if job.quiet else self.add(job))

    def add(self, job: Job) -> None:
        card = JobCard(job, self.details_asked.emit, self._inside)
        self.cards.insert(0, card)
        self._layout.insertWidget(0, card)
        cards = enumerate(self.cards)
        self._keep([card for n, card in cards if n < _MAX_KEPT or not card.job.is_over])

    def follow(self, job: Job | None) -> None:
        """Show a quiet job as long as it is the one that runs."""
        self._keep([card for card in self.cards if not card.job.quiet or card.job is job])
        if job is not None and job.quiet and job not in [card.job for card in self.cards]:
            self.add(job)

    def _keep(self, cards: list[JobCard]) -> None:
        for old in set(self.cards).difference(cards):
            old.deleteLater()
        self.cards = cards
        self.empty.setVisible(not cards)


_MAX_LISTED, _MAX_READ = 200, 5000
_STEPS_ROLE = int(Qt.ItemDataRole.UserRole)


class HistoryPanel(QWidget):
    """Edits, newest first; undone ones on top and those before the project was opened in grey."""

    def __init__(self, bench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench = bench
        self.list = with_style(QListWidget(self), name=tr("Edits"))
        self.list.setToolTip(tr("Activate an edit to go back or forward to it"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.empty = QLabel(
            tr("No edits yet. Tags and labels appear here and can be undone."), self
        )
        self.empty.setObjectName("empty")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        lay_out(QVBoxLayout(self), (self.list, 1), (self.empty, 1), margins=(8, 8, 8, 8))
        self._later = single_shot(self, self.refresh)
        bench.history_changed.connect(lambda: self._later.start(0))
        self.list.itemActivated.connect(self._go_to_step)
        self._earlier: list[str] = []
        bench.opened.connect(self._read_earlier)
        bench.closing.connect(self._earlier.clear)
        self._read_earlier()

    def _read_earlier(self) -> None:
        """Show what the log has from before the project was opened."""
        self.refresh()
        here = self._bench.here
        if here is None:
            return
        opened_at = here.opened_at

        def work(reader: ProjectReader, _progress: Progress) -> list[LoggedEdits]:
            entries = reader.edit_log.latest(limit=_MAX_READ)
            return logged_edits(entry for entry in entries if entry.at < opened_at)

        def show(edits: list[LoggedEdits]) -> None:
            self._earlier[:] = filter(None, map(edits_in_words, edits[:_MAX_LISTED]))
            self.refresh()

        self._bench.read(work, show, title=tr("Reading the edit history"))

    def refresh(self) -> None:
        session = self._bench.session
        self.list.clear()
        if session is not None:
            history = session.history
            undone = history.undone_commands
            for steps in range(len(undone), 0, -1):
                self._add(undone[steps - 1], steps, muted=True)
            for back, command in enumerate(reversed(history.done_commands[-_MAX_LISTED:])):
                self._add(command, -back, muted=False)
        for words in self._earlier:
            item = QListWidgetItem(words, self.list)
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            item.setToolTip(tr("Before the project was opened"))
        self.empty.setVisible(not self.list.count())
        self.list.setVisible(bool(self.list.count()))

    def _add(self, command: Command, steps: int, *, muted: bool) -> None:
        words = command_in_words(command)
        item = QListWidgetItem(words)
        item.setData(_STEPS_ROLE, steps)
        if muted:
            item.setForeground(QColor(current_theme().muted))
        if steps == 0:
            item.setText(tr("{text}  (now)").format(text=words))
        self.list.addItem(item)

    def _go_to_step(self, item: QListWidgetItem) -> None:
        steps = int(item.data(_STEPS_ROLE))
        for _ in range(abs(steps)):
            if steps > 0:
                self._bench.redo()
            else:
                self._bench.undo()
