"""The main window."""

from collections.abc import Callable
from functools import cached_property, partial
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QSizePolicy,
    QStackedWidget,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.actions.learning.follow_labels import (
    FollowingScores,
    LabelFollower,
    UnlistedSpeciesListener,
)
from birdann.gui.actions.project.exchange_actions import ExchangeActions
from birdann.gui.actions.project.maintenance_actions import MaintenanceActions
from birdann.gui.actions.project.project_actions import ProjectActions
from birdann.gui.actions.project.recording_actions import (
    RecordingActions,
    SitesActions,
    SoundWatch,
)
from birdann.gui.actions.project.results_actions import FigureActions, ResultsActions
from birdann.gui.actions.project.species_actions import SpeciesActions
from birdann.gui.actions.review.edit_actions import EditActions, WindowActions
from birdann.gui.actions.review.gallery_actions import GalleryActions
from birdann.gui.actions.review.label_actions import LabelActions
from birdann.gui.actions.review.questions import Questions
from birdann.gui.actions.review.queue_actions import (
    ContradictionActions,
    ListErrorActions,
    QueueActions,
)
from birdann.gui.actions.review.search_actions import SearchActions, TeachActions
from birdann.gui.actions.review.tag_actions import TagActions
from birdann.gui.actions.review.verdicts import SpeciesNumbers, Verdicts
from birdann.gui.actions.review.work_actions import ReportActions, WorkActions
from birdann.gui.actions.table import (
    POSITION,
    RECORDING_MENU,
    STRETCH,
    TOOLBAR,
    VOLUME,
    commands,
    current_facts,
    show_menu,
    show_segment_menu,
)
from birdann.gui.actions.view.asking import Asking
from birdann.gui.actions.view.help_actions import HelpActions, TourActions
from birdann.gui.actions.view.listen_actions import ExampleActions, ListenActions
from birdann.gui.actions.view.picture_actions import PictureActions, SettingsActions
from birdann.gui.actions.view.view_actions import LastView, ViewActions
from birdann.gui.audio.playback import Player
from birdann.gui.dialogs.messages import Messages
from birdann.gui.gallery.thumbnail_service import ExampleStrip
from birdann.gui.keys.action_set import ActionSet
from birdann.gui.keys.command import MENU_TITLES
from birdann.gui.keys.key_guard import KeyGuard
from birdann.gui.panels.notice import Notice
from birdann.gui.panels.paint_bar import PaintBar
from birdann.gui.panels.queue_panel import QueuePanel
from birdann.gui.panels.recording_bar import RecordingBar
from birdann.gui.panels.recordings_panel import RecordingsPanel
from birdann.gui.panels.segment_panel import SegmentPanel
from birdann.gui.panels.tags_panel import TagsPanel
from birdann.gui.panels.task_panels import HistoryPanel, JobsPanel, JobStrip
from birdann.gui.presenter import Presenter
from birdann.gui.project.edits import Selection
from birdann.gui.project.segment_readers import SimilarityReader
from birdann.gui.project.workbench import Workbench
from birdann.gui.runtime.awake import WakeLock
from birdann.gui.runtime.jobs import Job, JobRunner, single_shot
from birdann.gui.runtime.preferences import Preferences
from birdann.gui.spectrogram import SpectrogramPane
from birdann.gui.status_line import StatusLine
from birdann.gui.style.declared import lay_out, let_clicks_keep_the_focus
from birdann.gui.style.dock_layout import PICTURE, REPORT, RESULTS, DockLayout
from birdann.gui.style.icons import app_icon
from birdann.gui.style.theme import current_theme, use_colors, window_style
from birdann.gui.text.language import tr
from birdann.gui.welcome import DropPage, WelcomePage
from birdann.gui.window_parts import WindowParts

ACTIONS = commands()
"""Every command of the window, with its place in the menus."""

T = TypeVar("T")

_LONGEST_WAIT_MS = 15_000


class _Made(cached_property[T]):
    """An object of the window that is made of its parts when it is first read.

    So each can use all others, in whatever order they are made.
    """

    def __init__(self, kind: Callable[[WindowParts], T]) -> None:
        super().__init__(lambda window: kind(window.window_parts))


class MainWindow(QMainWindow):
    """Creates and connects panels, spectrogram and actions."""

    keys = cached_property(lambda self: KeyGuard(self, self.pane, self._is_number))
    similarities = cached_property(lambda self: SimilarityReader(self.bench))
    questions = _Made(Questions)
    numbers = _Made(SpeciesNumbers)
    verdicts = _Made(Verdicts)
    project_actions = _Made(ProjectActions)
    exchange_actions = _Made(ExchangeActions)
    maintenance_actions = _Made(MaintenanceActions)
    sites_actions = _Made(SitesActions)
    view_actions = _Made(ViewActions)
    listen_actions = _Made(ListenActions)
    tag_actions = _Made(TagActions)
    window_actions = _Made(WindowActions)
    label_actions = _Made(LabelActions)
    recording_actions = _Made(RecordingActions)
    sound_watch = _Made(SoundWatch)
    species_actions = _Made(SpeciesActions)
    picture = _Made(PictureActions)
    asking = _Made(Asking)
    queue_actions = _Made(QueueActions)
    list_error_actions = _Made(ListErrorActions)
    contradictions = _Made(ContradictionActions)
    scores = _Made(FollowingScores)
    follower = _Made(LabelFollower)
    settings_actions = _Made(SettingsActions)
    tour = _Made(TourActions)
    edit_actions = _Made(EditActions)
    search_actions = _Made(SearchActions)
    teach_actions = _Made(TeachActions)
    figure_actions = _Made(FigureActions)
    help_actions = _Made(HelpActions)
    gallery_actions = _Made(GalleryActions)
    report_actions = _Made(ReportActions)
    work_actions = _Made(WorkActions)
    results_actions = _Made(ResultsActions)
    example_actions = _Made(ExampleActions)
    listener = _Made(UnlistedSpeciesListener)
    presenter = _Made(Presenter)
    last_view = _Made(LastView)

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.setObjectName("birdann")
        use_colors(preferences.theme)
        self.setStyleSheet(window_style(current_theme()))  # before the widgets, which follow it
        self.setWindowIcon(app_icon())
        self.setAcceptDrops(True)
        self.setDockNestingEnabled(True)
        self.wants_reopening = False
        self.project_to_reopen: Path | None = None
        self.runner = JobRunner(self)
        self.selection = Selection(self)
        self.bench = Workbench(self.runner, self.selection, self)
        self._build_middle()
        self.actions_ = ActionSet(
            self,
            self.pane,
            ACTIONS,
            lambda: current_facts(self.window_parts),
        )
        self._build_bars()
        self.window_parts = self._built_parts(preferences)
        self._build_actions()
        self.notice = Notice(self.bench, self)
        self.status = StatusLine(self, self.actions_, self.notice, self.strip)
        self.layout_.restore()
        let_clicks_keep_the_focus(self)
        # In the picture Tab steps through segments, so it comes after all the rest: from the
        # tabs of the panels on through the toolbar and the status line.
        status = (self.status.advice, self.notice.undo)
        buttons = self.toolbar.findChildren(QToolButton)
        tasks = (self.strip.title, self.strip.cancel)
        last = (*buttons, self.bar.volume, *status, *tasks, *self.bar.controls, self.pane.picture)
        for before, after in pairwise(last):
            QWidget.setTabOrder(before, after)
        self._connect()
        self._apply_style()
        self.actions_.outdate()
        self.actions_.hurry()

    # --- parts ---------------------------------------------------------------------------------

    @cached_property
    def history(self) -> HistoryPanel:
        return HistoryPanel(self.bench, self)

    def _build_middle(self) -> None:
        self.pages = QStackedWidget(self)
        self.welcome, self.drop_page = WelcomePage(self.pages), DropPage(self.pages)
        self.middle = QStackedWidget(self.pages)
        self.recording_page = QWidget(self.middle)
        self.bar = RecordingBar(self.recording_page)  # outside the picture: Tab leaves the line
        self.pane = SpectrogramPane(self.recording_page, selection=self.selection)
        self.pane.setAccessibleName(tr("Spectrogram"))
        column = QVBoxLayout(self.recording_page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        lay_out(column, self.bar, (self.pane, 1))
        self.middle.addWidget(self.recording_page)
        for page in (self.welcome, self.drop_page, self.middle):
            self.pages.addWidget(page)
        self.setCentralWidget(self.pages)

    def _build_bars(self) -> None:
        self.actions_.fill_menu_bar(MENU_TITLES)
        self.toolbar = QToolBar(tr("Tools"), self, movable=False, iconSize=QSize(20, 20))
        self.toolbar.setObjectName("tools")
        self.toolbar.toggleViewAction().setVisible(False)
        others = {
            POSITION: lambda: self.bar.position,
            VOLUME: lambda: self.bar.volume_box,
            STRETCH: lambda: _stretch(self),
        }
        self.actions_.fill_toolbar(self.toolbar, [key for key, _ in TOOLBAR], others)
        self.strip = JobStrip(self)
        self.addToolBar(self.toolbar)
        self.addToolBarBreak()
        self.paint_bar = PaintBar(self)
        self.addToolBar(self.paint_bar)

    def _built_parts(self, preferences: Preferences) -> WindowParts:
        jobs = JobsPanel(self.runner, self)
        jobs.hide()  # until its popup is asked for; it lists what runs before
        self.examples = ExampleStrip(self)
        later = {
            "Gallery": lambda: self.gallery_actions.panel,
            REPORT: lambda: self.report_actions.panel,
            RESULTS: lambda: self.results_actions.panel,
            "History": lambda: self.history,
            "Jobs": lambda: jobs,
        }
        self.layout_ = layout = DockLayout(self, self.middle, later, preferences)
        recordings = layout.add_panel("Recordings", RecordingsPanel)
        tags = layout.add_panel("Species in this recording", TagsPanel)
        segment = layout.add_panel("Segment", SegmentPanel)
        segment.add_below(self.examples)
        return WindowParts(
            window=self,
            bench=self.bench,
            messages=Messages(self),
            preferences=preferences,
            actions=self.actions_,
            layout=layout,
            pane=self.pane,
            player=Player(self),
            bar=self.bar,
            recordings=recordings,
            tags=tags,
            segment=segment,
            queue=layout.add_panel("Review queue", partial(QueuePanel, self.selection)),
            jobs=jobs,
        )

    def _build_actions(self) -> None:
        for name, attribute in vars(MainWindow).items():
            if isinstance(attribute, _Made):
                getattr(self, name)
        self.actions_.connect_to(vars(self).values())
        _add_number_keys(self)

    def _connect(self) -> None:
        bench, project = self.bench, self.project_actions
        for signal in (
            bench.opened,
            bench.closed,
            bench.facts_changed,
            bench.history_changed,
            bench.progress_changed,
        ):
            signal.connect(self.actions_.outdate)
        self.selection.changed.connect(lambda _by_hand: self.actions_.outdate())
        self.window_parts.segment.filled.connect(self.layout_.resize_right_docks)
        self.window_parts.segment.filled.connect(self.window_parts.tags.make_room)
        for title in ("Recordings", "Review queue"):
            self.layout_.docks[title].visibilityChanged.connect(
                lambda _shown: self.actions_.outdate()
            )
        fit_soon = single_shot(self, lambda: self.actions_.fit(self.toolbar, self.width()))
        bench.recording_changed.connect(fit_soon.start)  # once its length is shown
        self.questions.changed.connect(self.actions_.outdate)
        self.actions_.refreshed.connect(self._refresh)
        self.keys.about_to_count.connect(self.actions_.hurry)
        project.sample_made.connect(self.tour.start_on_first_visit)
        project.unreadable.connect(self.maintenance_actions.rescue)
        project.annotations_dropped.connect(self.exchange_actions.import_files)
        self.exchange_actions.labels_asked.connect(self._find_and_label)
        bench.failed.connect(self.window_parts.messages.fail)
        self._awake = WakeLock(self)
        self.runner.started.connect(self._follow_jobs)
        self.runner.finished.connect(self._follow_jobs)
        self.follower.begun.connect(self._follow_jobs)
        self.strip.cancel.clicked.connect(self.work_actions.cancel)
        self.window_parts.jobs.details_asked.connect(self._show_job_details)
        self.strip.title.clicked.connect(lambda: self.layout_.raise_panel("Jobs"))
        self.middle.currentChanged.connect(lambda _place: self.actions_.outdate())
        self.middle.currentChanged.connect(lambda _place: self.report_actions.refresh())
        self.middle.currentChanged.connect(lambda _place: self.gallery_actions.follow_view())
        self.keys.picture_asked.connect(self.show_picture)
        self.welcome.new_asked.connect(project.new)
        self.welcome.detections_asked.connect(project.new_with_detections)
        self.welcome.open_asked.connect(project.open)
        self.welcome.sample_asked.connect(project.open_sample)
        self.welcome.tour.clicked.connect(self.tour.start)
        self.welcome.recent_asked.connect(project.open_at)
        self.drop_page.files.clicked.connect(project.add_files)
        self.drop_page.folder.clicked.connect(project.add_folder)
        self.pane.context_menu_requested.connect(partial(show_segment_menu, self.window_parts))
        self.window_parts.recordings.chosen.connect(lambda _key: self.layout_.show_view(PICTURE))
        self.window_parts.recordings.menu_asked.connect(
            partial(show_menu, self.actions_, RECORDING_MENU)
        )
        self.statusBar().messageChanged.connect(lambda _text: self.status.show_advice(self.bench))
        self.notice.changed.connect(lambda: self.status.show_advice(self.bench))
        self.pane.cursor_moved.connect(self.status.show_cursor)
        self.pane.cursor_left.connect(self.status.readout.clear)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    # --- keeping in step -----------------------------------------------------------------------

    def _refresh(self) -> None:
        self._choose_page()
        self.status.show_advice(self.bench)
        is_playing = self.listen_actions.is_playing
        faces = {"play": tr("Play"), "pause": tr("Pause")}
        self.actions_.set_face("listen.play", "pause" if is_playing else "play", faces)
        project = self.bench.project
        name = project.name if project is not None else ""
        if project is not None and project.read_only:
            name = tr("{name} (read-only)").format(name=name)
        self.setWindowTitle(name or "birdann")

    def _choose_page(self) -> None:
        counts = self.bench.counts
        page: QWidget = self.middle
        if self.bench.session is None:
            page = self.welcome
            self.welcome.set_recent(self.window_parts.preferences.recent_projects)
        elif counts is not None and not counts.recordings:
            page = self.drop_page
        self.pages.setCurrentWidget(page)
        self.layout_.show(page is not self.welcome)
        self.layout_.count("Recordings", counts.recordings if counts is not None else None)
        self.layout_.count("Review queue", self._n_to_review())

    def _is_number(self, digit: int) -> bool:
        return self.numbers.offers(digit)

    def show_picture(self) -> None:
        self.layout_.show_view(PICTURE)
        if self.keys.is_reviewed_in_sight:  # it is not on the first pages
            self.keys.focus_picture()

    def _follow_jobs(self, job: Job) -> None:
        """Show what runs, keep the machine awake for it, and tell who looks elsewhere of its end."""
        loud = [job for job in self.runner.active_jobs if not job.quiet]
        displayed_job = loud[0] if loud else self.follower.slow_job
        self.strip.follow(displayed_job)
        self.window_parts.jobs.follow(displayed_job)
        self._awake.hold(bool(loud), job.title)
        if not loud and not job.quiet and not self.isActiveWindow():
            QApplication.alert(self)

    def _find_and_label(self) -> None:
        if (finding := self.search_actions.search()) is not None:
            self.work_actions.train_after_segmenting(finding)

    def _show_job_details(self, job: Job) -> None:
        text = "" if job.failed_by_bug else str(job.error)
        self.window_parts.messages.fail(text, job.details)

    def _n_to_review(self) -> int | None:
        queue = self.bench.queue
        return len(queue) - queue.n_reviewed() if queue is not None else None

    # --- theme ---------------------------------------------------------------------------------

    def use_theme(self, name: str) -> None:
        use_colors(name)
        self.setStyleSheet(window_style(current_theme()))
        self._apply_style()

    def _apply_style(self) -> None:
        for bar in (self.toolbar, self.paint_bar):  # the style widens them with each sheet
            layout = bar.layout()
            assert layout is not None
            layout.setContentsMargins(4, 1, 4, 1)

    def _follow_system(self) -> None:
        if self.window_parts.preferences.theme == "system":
            self.use_theme("system")

    # --- coming and going ----------------------------------------------------------------------

    def open_project(self, path: Path) -> None:
        self.project_actions.open_at(path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self.project_actions.drop(paths)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width_px = event.size().width()
        self.layout_.adapt(event.oldSize().width(), width_px)
        self.actions_.fit(self.toolbar, width_px)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.actions_.fit(self.toolbar, self.width())  # its style has come by now

    def changeEvent(self, event: QEvent) -> None:
        """Check *Full screen* also when the desktop changes it."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            self.actions_.outdate()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.bench.is_working:
            event.ignore()
            reopens, self.wants_reopening = self.wants_reopening, False
            self.project_actions.leave(lambda: self._leave(reopens=reopens))
            return
        self.asking.stop()
        self.layout_.save()
        self.window_parts.player.stop()
        self.gallery_actions.shutdown()
        self.example_actions.shutdown()
        self.report_actions.shutdown()
        self.window_parts.queue.arranger.shutdown()
        self.help_actions.shutdown()
        self.runner.cancel_all()
        self.runner.wait(_LONGEST_WAIT_MS)
        self.bench.close()
        self.pane.shutdown()
        event.accept()

    def reopen(self) -> None:
        self.wants_reopening = True
        project = self.bench.project
        self.project_to_reopen = project.path if project is not None else None
        self.close()

    def _leave(self, *, reopens: bool) -> None:
        self.wants_reopening = reopens
        self.close()


def _stretch(parent: QWidget) -> QWidget:
    stretch = QWidget(parent)
    stretch.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    return stretch


def _add_number_keys(window: MainWindow) -> None:
    """Bind the number keys to the candidates: plain labels, Ctrl tags, Alt plays the species."""

    def carry_out(press: Callable[[int], object], digit: int) -> None:
        if window.layout_.shows_recording and window.actions_.is_free:
            press(digit)

    for digit in range(1, 10):
        for prefix, press in (
            ("", window.label_actions.press_digit),
            ("Ctrl+", window.tag_actions.cycle_number),
            ("Alt+", window.tag_actions.play_number),
        ):
            key = QShortcut(QKeySequence(f"{prefix}{digit}"), window)
            key.setAutoRepeat(False)
            key.activated.connect(lambda digit=digit, press=press: carry_out(press, digit))
