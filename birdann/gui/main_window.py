"""The main window."""

from functools import cached_property, partial
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QResizeEvent,
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
from birdann.gui.actions.review.follow_labels import (
    FollowingScores,
    LabelFollower,
    UnlistedSpeciesListener,
)
from birdann.gui.actions.review.gallery_actions import GalleryActions
from birdann.gui.actions.review.label_actions import LabelActions, add_number_keys
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
    STRETCH,
    TOOLBAR,
    VOLUME,
    commands,
    current_facts,
    show_recording_menu,
    show_segment_menu,
)
from birdann.gui.actions.view.asking import Asking
from birdann.gui.actions.view.help_actions import HelpActions, TourActions, stops
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
from birdann.gui.project.segment_readers import MeasureReader, SimilarityReader
from birdann.gui.project.workbench import Workbench
from birdann.gui.runtime.awake import WakeLock
from birdann.gui.runtime.jobs import Job, JobRunner, single_shot
from birdann.gui.runtime.preferences import Preferences
from birdann.gui.spectrogram import SpectrogramPane
from birdann.gui.status_line import StatusLine
from birdann.gui.style.declared import laid_out, let_clicks_keep_the_focus
from birdann.gui.style.dock_layout import PICTURE, REPORT, RESULTS, DockLayout
from birdann.gui.style.icons import app_icon
from birdann.gui.style.theme import current_theme, use_colors, window_style
from birdann.gui.text.language import tr
from birdann.gui.welcome import DropPage, WelcomePage
from birdann.gui.window_parts import WindowParts

ACTIONS = commands()
"""Every command of the window, with its place in the menus."""

_LONGEST_WAIT_MS = 15_000


class MainWindow(QMainWindow):
    """Creates and connects panels, spectrogram and actions."""

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
            lambda: current_facts(
                self.bench,
                self.window_parts.queue,
                self.questions,
                self.asking,
                self.contradictions,
                self.layout_,
            ),
        )
        self._build_bars()
        self.window_parts = self._built_parts(preferences)
        self.layout_ = self.window_parts.layout
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
        laid_out(column, self.bar, (self.pane, 1))
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
        self.actions_.fill_toolbar(self.toolbar, TOOLBAR, others)
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
        layout = DockLayout(self, self.middle, later, preferences)
        recordings = layout.put("Recordings", RecordingsPanel)
        tags = layout.put("Species in this recording", TagsPanel)
        segment = layout.put("Segment", SegmentPanel)
        segment.put_below(self.examples)
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
            queue=layout.put("Review queue", partial(QueuePanel, self.selection)),
            jobs=jobs,
        )

    def _build_actions(self) -> None:
        window_parts = self.window_parts
        similarities, measures = SimilarityReader(self.bench), MeasureReader(self.bench)
        self.keys = KeyGuard(self, self.pane, self._is_number)
        self.questions = Questions(
            window_parts, similarities, measures, self._show_picture, self.keys.to_picture
        )
        self.numbers = SpeciesNumbers(window_parts, self.questions)
        verdicts = Verdicts(window_parts, withdraw=self.questions.withdraw)
        self.project_actions = ProjectActions(window_parts)
        self.exchange_actions = ExchangeActions(window_parts)
        open_at = self.project_actions.open_at
        self.maintenance_actions = MaintenanceActions(window_parts, open_at=open_at)
        clock = self.maintenance_actions.correct_clock
        self.sites_actions = SitesActions(window_parts, correct_clock=clock)
        self.view_actions = ViewActions(window_parts, apply_theme=self.use_theme)
        self.listen_actions = ListenActions(window_parts)
        self.tag_actions = TagActions(
            window_parts,
            self.questions,
            self.numbers,
            play_segment=self.listen_actions.play_segment,
            play_box=self.listen_actions.play_box,
        )
        self.window_actions = WindowActions(
            window_parts, self.tag_actions, play_view=self.listen_actions.play_view
        )
        self.label_actions = LabelActions(
            window_parts, self.questions, verdicts, self.numbers, self.tag_actions
        )
        self.recording_actions = RecordingActions(window_parts, self.questions, self.tag_actions)
        self.sound_watch = SoundWatch(window_parts)
        self.species_actions = SpeciesActions(window_parts)
        self.picture = PictureActions(window_parts)
        self.asking = Asking(window_parts, self.questions, self.listen_actions, self.picture)
        self.queue_actions = QueueActions(window_parts, self.asking.start)
        self.list_error_actions = ListErrorActions(window_parts, self.questions, self.asking.start)
        self.contradictions = ContradictionActions(
            window_parts, self.tag_actions, self.list_error_actions
        )
        self.scores = FollowingScores(window_parts)
        self.follower = LabelFollower(window_parts, self.scores)
        self.settings_actions = SettingsActions(
            window_parts, self.follower, apply_theme=self.use_theme, reopen=self._reopen
        )
        self.tour = TourActions(
            window_parts,
            stops(window_parts, self.pages, self.toolbar),
            self.project_actions.sample_at_once,
        )
        self.edit_actions = EditActions(window_parts, self.questions)
        self.search_actions = SearchActions(window_parts)
        self.teach_actions = TeachActions(window_parts, self.paint_bar, self.search_actions)
        self.figure_actions = FigureActions(window_parts)
        self.help_actions = HelpActions(window_parts)
        self._build_views(similarities, verdicts)
        self.listener = UnlistedSpeciesListener(window_parts)
        self.presenter = Presenter(
            window_parts,
            self.questions,
            self.asking,
            self.numbers,
            self.picture,
            self.tag_actions,
            self.listen_actions,
            measures,
            self.example_actions,
        )
        self.last_view = LastView(window_parts, self.questions)
        self.actions_.connect_to(vars(self).values())
        add_number_keys(self, self.layout_, self.label_actions, self.tag_actions)

    def _build_views(self, similarities: SimilarityReader, verdicts: Verdicts) -> None:
        window_parts = self.window_parts
        self.gallery_actions = GalleryActions(
            window_parts,
            self.keys,
            similarities,
            verdicts,
            self.numbers,
            self.questions,
            show_picture=self._show_picture,
            fill_fields=self.label_actions.fill_fields_of,
        )
        self.report_actions = ReportActions(window_parts, self.questions, self.gallery_actions)
        self.work_actions = WorkActions(window_parts, self.report_actions.reveal)
        self.results_actions = ResultsActions(window_parts, self.gallery_actions)
        self.example_actions = ExampleActions(
            window_parts, self.questions, self.examples, self.gallery_actions.play_segment
        )

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
        self.window_parts.segment.filled.connect(self.layout_.share_right)
        self.window_parts.segment.filled.connect(self.window_parts.tags.share_room)
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
        self.keys.picture_asked.connect(self._show_picture)
        self.welcome.new_asked.connect(project.new)
        self.welcome.detections_asked.connect(project.new_with_detections)
        self.welcome.open_asked.connect(project.open)
        self.welcome.sample_asked.connect(project.sample_at_once)
        self.welcome.tour.clicked.connect(self.tour.start)
        self.welcome.recent_asked.connect(project.open_at)
        self.drop_page.files.clicked.connect(project.add_files)
        self.drop_page.folder.clicked.connect(project.add_folder)
        self.pane.context_menu_requested.connect(
            partial(show_segment_menu, self, bench, self.actions_)
        )
        self.window_parts.recordings.chosen.connect(lambda _key: self.layout_.show_view(PICTURE))
        self.window_parts.recordings.menu_asked.connect(
            lambda spot: show_recording_menu(self, self.actions_, spot)
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
            self.welcome.set_recent(self.window_parts.preferences.recent)
        elif counts is not None and not counts.recordings:
            page = self.drop_page
        self.pages.setCurrentWidget(page)
        self.layout_.show(page is not self.welcome)
        self.layout_.count("Recordings", counts.recordings if counts is not None else None)
        self.layout_.count("Review queue", self._n_to_review())

    def _is_number(self, digit: int) -> bool:
        return self.numbers.offers(digit)

    def _show_picture(self) -> None:
        self.layout_.show_view(PICTURE)
        if self.keys.is_reviewed_in_sight:  # it is not on the first pages
            self.keys.to_picture()

    def _follow_jobs(self, job: Job) -> None:
        """Show what runs, keep the machine awake for it, and tell who looks elsewhere of its end."""
        loud = [job for job in self.runner.active if not job.quiet]
        shown = loud[0] if loud else self.follower.slow_job
        self.strip.follow(shown)
        self.window_parts.jobs.follow(shown)
        self._awake.hold(bool(loud), job.title)
        if not loud and not job.quiet and not self.isActiveWindow():
            QApplication.alert(self)

    def _find_and_label(self) -> None:
        if (finding := self.search_actions.search()) is not None:
            self.work_actions.train_after(finding)

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
        self.window_parts.player.shutdown()
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

    def _reopen(self) -> None:
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
