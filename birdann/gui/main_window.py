"""The main window, put together of its parts."""

from functools import partial
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
)
from PySide6.QtWidgets import (
    QMainWindow,
    QSizePolicy,
    QStackedWidget,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.actions.facts import current_facts
from birdann.gui.actions.following.follow_labels import LabelFollower
from birdann.gui.actions.following.follow_lists import FollowingScores
from birdann.gui.actions.following.unlisted_species import UnlistedSpeciesListener
from birdann.gui.actions.project.care_actions import CareActions
from birdann.gui.actions.project.exchange_actions import ExchangeActions
from birdann.gui.actions.project.figure_actions import FigureActions
from birdann.gui.actions.project.people_actions import PeopleActions
from birdann.gui.actions.project.project_actions import ProjectActions
from birdann.gui.actions.project.recording_actions import RecordingActions
from birdann.gui.actions.project.sound_places_actions import SoundPlacesActions
from birdann.gui.actions.project.species_actions import SpeciesActions
from birdann.gui.actions.project.start_actions import StartActions
from birdann.gui.actions.review.audit_actions import AuditActions
from birdann.gui.actions.review.edit_actions import EditActions
from birdann.gui.actions.review.example_actions import ExampleActions
from birdann.gui.actions.review.gallery_actions import GalleryActions
from birdann.gui.actions.review.label_actions import LabelActions, add_number_keys
from birdann.gui.actions.review.questions import Questions
from birdann.gui.actions.review.sample_actions import SampleActions
from birdann.gui.actions.review.search_actions import SearchActions
from birdann.gui.actions.review.species_numbers import SpeciesNumbers
from birdann.gui.actions.review.tag_actions import TagActions
from birdann.gui.actions.review.teach_actions import TeachActions
from birdann.gui.actions.review.verdicts import Verdicts
from birdann.gui.actions.review.work_actions import WorkActions
from birdann.gui.actions.table import ACTIONS, TOOLBAR
from birdann.gui.actions.view.context_menus import show_recording_menu, show_segment_menu
from birdann.gui.actions.view.help_actions import HelpActions
from birdann.gui.actions.view.last_view import LastView
from birdann.gui.actions.view.listen_actions import ListenActions
from birdann.gui.actions.view.picture_actions import PictureActions
from birdann.gui.actions.view.settings_actions import SettingsActions
from birdann.gui.actions.view.time_actions import TimeActions
from birdann.gui.actions.view.tour_actions import TourActions, stops
from birdann.gui.actions.view.view_actions import ViewActions
from birdann.gui.audio.playback import Player
from birdann.gui.dialogs.messages import Messages
from birdann.gui.gallery.example_strip import ExampleStrip
from birdann.gui.gallery.gallery_panel import GalleryPanel
from birdann.gui.keys.action_set import ActionSet
from birdann.gui.keys.key_guard import KeyGuard
from birdann.gui.keys.row import MENU_TITLES
from birdann.gui.panels.history_panel import HistoryPanel
from birdann.gui.panels.jobs_panel import JobsPanel, JobStrip
from birdann.gui.panels.notice import Notice
from birdann.gui.panels.paint_bar import PaintBar
from birdann.gui.panels.queue_panel import QueuePanel
from birdann.gui.panels.recording_bar import RecordingBar
from birdann.gui.panels.recordings_panel import RecordingsPanel
from birdann.gui.panels.report_panel import ReportPanel
from birdann.gui.panels.segment_panel import SegmentPanel
from birdann.gui.panels.tags_panel import TagsPanel
from birdann.gui.presenter import Presenter
from birdann.gui.project.segment_readers import LikenessReader, MeasureReader
from birdann.gui.project.selection import Selection
from birdann.gui.project.workbench import Workbench
from birdann.gui.runtime.jobs import Job, JobRunner
from birdann.gui.runtime.preferences import Preferences
from birdann.gui.shell import Shell
from birdann.gui.spectrogram import SpectrogramPane
from birdann.gui.status_line import StatusLine
from birdann.gui.style.appearance import use_colors
from birdann.gui.style.dock_layout import DockLayout
from birdann.gui.style.icons import app_icon
from birdann.gui.style.sheet import window_style
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import tr
from birdann.gui.welcome import DropPage, WelcomePage

_LONGEST_WAIT_MS = 15_000


class MainWindow(QMainWindow):
    """Puts panels, picture and actions together."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.setObjectName("birdann")
        use_colors(preferences.theme)
        self.setWindowIcon(app_icon())
        self.setAcceptDrops(True)
        self.setDockNestingEnabled(True)
        self._leaving = False
        self.wants_reopening = False
        self.project_to_reopen: Path | None = None
        self.runner = JobRunner(self)
        self.selection = Selection(self)
        self.bench = Workbench(self.runner, self.selection, self)
        self.pane = SpectrogramPane(self, selection=self.selection)
        self.pane.setAccessibleName(tr("Spectrogram"))
        self.gallery = GalleryPanel(self)
        self._build_middle()
        self.actions_ = ActionSet(
            self, self.pane, ACTIONS, lambda: current_facts(self.bench, self.shell.queue)
        )
        self._build_bars()
        self.shell = self._built_shell(preferences)
        self.layout_ = self.shell.layout
        self._build_actions()
        self.notice = Notice(self.bench, self)
        self.status = StatusLine(self, self.actions_, self.notice)
        self.layout_.restore()
        self.keys.let_clicks_keep_the_focus()
        # In the picture Tab steps through segments, so it comes after all the rest: from the
        # tabs of the panels on through the toolbar and the status line.
        status = (self.status.advice, self.notice.undo)
        buttons = self.toolbar.findChildren(QToolButton)
        last = (*buttons, *status, *self.bar.controls, self.pane.picture)
        for before, after in pairwise(last):
            QWidget.setTabOrder(before, after)
        self._connect()
        self._dress()
        self.actions_.outdate()
        self.actions_.hurry()

    # --- parts ---------------------------------------------------------------------------------

    def _build_middle(self) -> None:
        self.welcome = WelcomePage(self)
        self.drop_page = DropPage(self)
        self.pages = QStackedWidget(self)
        self.bar = RecordingBar(self)
        self.recording_page = QWidget(self)  # outside the picture, so that Tab leaves the line
        column = QVBoxLayout(self.recording_page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.pane, 1)
        for page in (self.welcome, self.drop_page, self.recording_page):
            self.pages.addWidget(page)
        self.setCentralWidget(self.pages)

    def _build_bars(self) -> None:
        self.actions_.fill_menu_bar(MENU_TITLES)
        self.toolbar = QToolBar(tr("Tools"), self)
        self.toolbar.setObjectName("tools")
        self.toolbar.setMovable(False)
        self.toolbar.setIconSize(QSize(20, 20))
        self.toolbar.toggleViewAction().setVisible(False)
        self.actions_.fill_toolbar(self.toolbar, TOOLBAR)
        self.strip = JobStrip(self)
        self.strip.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.toolbar.addWidget(self.strip)
        self.addToolBar(self.toolbar)
        self.addToolBarBreak()
        self.paint_bar = PaintBar(self)
        self.addToolBar(self.paint_bar)

    def _built_shell(self, preferences: Preferences) -> Shell:
        """Return the parts that the actions work on."""
        recordings, tags, segment = RecordingsPanel(self), TagsPanel(self), SegmentPanel(self)
        queue = QueuePanel(self.selection, self)
        report, jobs = ReportPanel(self), JobsPanel(self.runner, self)
        self.examples = ExampleStrip(self)
        segment.put_below(self.examples)
        self.history = HistoryPanel(self.bench, self)
        panels = {
            "Recordings": recordings,
            "Species in this recording": tags,
            "Segment": segment,
            "Review queue": queue,
            "Gallery": self.gallery,
            "Training report": report,
            "History": self.history,
            "Jobs": jobs,
        }
        return Shell(
            window=self,
            bench=self.bench,
            messages=Messages(self),
            preferences=preferences,
            actions=self.actions_,
            layout=DockLayout(self, panels, preferences),
            pane=self.pane,
            player=Player(self),
            bar=self.bar,
            recordings=recordings,
            tags=tags,
            segment=segment,
            queue=queue,
            jobs=jobs,
            report=report,
        )

    def _build_actions(self) -> None:
        shell = self.shell
        likenesses = LikenessReader(self.bench)
        self.keys = KeyGuard(self, self.pane, self.gallery.view)
        measures = MeasureReader(self.bench)
        self.questions = Questions(shell, likenesses, measures, self._show_picture)
        self.numbers = SpeciesNumbers(shell, self.questions)
        verdicts = Verdicts(shell, withdraw=self.questions.withdraw)
        self.project_actions = ProjectActions(shell)
        self.exchange_actions = ExchangeActions(shell)
        self.care_actions = CareActions(shell, open_at=self.project_actions.open_at)
        self.people_actions = PeopleActions(shell, open_at=self.project_actions.open_at)
        self.sound_places = SoundPlacesActions(shell)
        self.view_actions = ViewActions(shell, apply_theme=self.use_theme)
        self.listen_actions = ListenActions(shell)
        self.time_actions = TimeActions(shell)
        self.tag_actions = TagActions(
            shell,
            self.questions,
            self.numbers,
            play_segment=self.listen_actions.play_segment,
            play_box=self.listen_actions.play_box,
        )
        self.label_actions = LabelActions(
            shell, self.questions, verdicts, self.numbers, self.tag_actions
        )
        self.recording_actions = RecordingActions(shell, self.questions, self.tag_actions)
        self.species_actions = SpeciesActions(shell)
        self.picture = PictureActions(shell)
        self.work_actions = WorkActions(shell)
        self.sample_actions = SampleActions(shell)
        self.audit_actions = AuditActions(shell, self.questions)
        self.start_actions = StartActions(shell)
        self.scores = FollowingScores(shell)
        self.follower = LabelFollower(shell, self.scores)
        self.settings_actions = SettingsActions(
            shell, self.follower, apply_theme=self.use_theme, reopen=self._reopen
        )
        self.tour = TourActions(
            shell, stops(shell, self.pages, self.toolbar), self.project_actions.sample_at_once
        )
        self.edit_actions = EditActions(shell, self.questions)
        self.search_actions = SearchActions(shell)
        self.teach_actions = TeachActions(shell, self.paint_bar, self.search_actions)
        self.figure_actions = FigureActions(shell)
        self.help_actions = HelpActions(shell)
        self.gallery_actions = GalleryActions(
            shell,
            self.gallery,
            likenesses,
            verdicts,
            self.numbers,
            show_picture=self._show_picture,
        )
        self.example_actions = ExampleActions(
            shell, self.questions, self.examples, self.gallery_actions.play_segment
        )
        self.listener = UnlistedSpeciesListener(shell)
        self.presenter = Presenter(
            shell,
            self.questions,
            self.numbers,
            self.picture,
            self.tag_actions,
            self.listen_actions,
            measures,
        )
        self.last_view = LastView(shell, self.questions)
        self.actions_.connect_to(vars(self).values())
        add_number_keys(self, self.label_actions, self.tag_actions)

    def _connect(self) -> None:
        bench, project = self.bench, self.project_actions
        for news in (
            bench.opened,
            bench.closed,
            bench.facts_changed,
            bench.history_changed,
            bench.progress_changed,
        ):
            news.connect(self.actions_.outdate)
        self.selection.changed.connect(lambda _by_hand: self.actions_.outdate())
        self.actions_.refreshed.connect(self._refresh)
        self.keys.about_to_count.connect(self.actions_.hurry)
        project.sample_made.connect(self.tour.start_on_first_visit)
        project.unreadable.connect(self.care_actions.rescue)
        bench.failed.connect(self.shell.messages.fail)
        self.runner.started.connect(self._follow_jobs)
        self.runner.finished.connect(self._follow_jobs)
        self.strip.cancel_asked.connect(self.work_actions.cancel)
        self.shell.jobs.details_asked.connect(self._show_job_details)
        self.shell.report.compare_asked.connect(self.work_actions.compare_runs)
        self.shell.report.raise_asked.connect(lambda: self.layout_.raise_panel("Training report"))
        self.welcome.new_asked.connect(project.new)
        self.welcome.open_asked.connect(project.open)
        self.welcome.sample_asked.connect(project.sample_at_once)
        self.welcome.tour_asked.connect(self.tour.start)
        self.welcome.recent_asked.connect(project.open_at)
        self.drop_page.files_asked.connect(project.add_files)
        self.drop_page.folder_asked.connect(project.add_folder)
        self.pane.context_menu_requested.connect(
            partial(show_segment_menu, self, bench, self.actions_)
        )
        self.shell.recordings.chosen.connect(lambda _key: self.layout_.free_middle())
        self.shell.recordings.menu_asked.connect(
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
        face = ("pause", tr("Pause")) if is_playing else ("play", tr("Play"))
        self.actions_.set_face("listen.play", *face)
        project = self.bench.project
        name = project.name if project is not None else ""
        if project is not None and project.read_only:
            name = tr("{name} (read-only)").format(name=name)
        self.setWindowTitle(f"{name} – birdann" if name else "birdann")

    def _choose_page(self) -> None:
        counts = self.bench.counts
        page: QWidget = self.recording_page
        if self.bench.session is None:
            page = self.welcome
            self.welcome.set_recent(self.shell.preferences.recent)
        elif counts is not None and not counts.recordings:
            page = self.drop_page
        self.pages.setCurrentWidget(page)
        self.layout_.show(page is not self.welcome)

    def _show_picture(self) -> None:
        """Show the picture, with the keyboard."""
        self.layout_.free_middle()
        self.keys.to_picture()

    def _follow_jobs(self, _job: Job) -> None:
        loud = [job for job in self.runner.active if not job.quiet]
        self.strip.follow(loud[0] if loud else None)

    def _show_job_details(self, job: Job) -> None:
        text = "" if job.failed_by_bug else str(job.error)
        self.shell.messages.fail(text, job.details)

    # --- theme ---------------------------------------------------------------------------------

    def use_theme(self, name: str) -> None:
        """Use the theme of that name; "system" follows the desktop."""
        use_colors(name)
        self._dress()

    def _dress(self) -> None:
        """Give the parts the colours of the present theme."""
        self.setStyleSheet(window_style(current_theme()))
        for bar in (self.toolbar, self.paint_bar):  # the style widens them with each sheet
            layout = bar.layout()
            assert layout is not None
            layout.setContentsMargins(4, 1, 4, 1)
        for part in (
            self.actions_,
            self.welcome,
            self.drop_page,
            self.strip,
            self.shell.recordings,
            self.shell.segment,
            self.shell.tags,
            self.shell.bar,
            self.gallery,
            self.notice,
        ):
            part.refresh_icons()
        self.shell.report.refresh_colors()

    def _follow_system(self) -> None:
        if self.shell.preferences.theme == "system":
            self.use_theme("system")

    # --- coming and going ----------------------------------------------------------------------

    def open_project(self, path: Path) -> None:
        """Open a project file."""
        self.project_actions.open_at(path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self.project_actions.drop(paths)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.bench.is_working and not self._leaving:
            event.ignore()
            reopens, self.wants_reopening = self.wants_reopening, False
            self.shell.messages.ask(
                tr("Something is still being worked on."),
                tr("What is finished is saved. The rest can be done another time."),
                tr("Cancel the job and close"),
                tr("Keep working"),
                lambda: self._leave(reopens=reopens),
            )
            return
        self.layout_.save()
        self.shell.player.shutdown()
        self.gallery_actions.shutdown()
        self.example_actions.shutdown()
        self.shell.queue.arranger.shutdown()
        self.help_actions.shutdown()
        self.runner.cancel_all()
        self.runner.wait(_LONGEST_WAIT_MS)
        self.bench.close()
        self.pane.shutdown()
        event.accept()

    def _reopen(self) -> None:
        """Close, to be opened again on the same project."""
        self.wants_reopening = True
        project = self.bench.project
        self.project_to_reopen = project.path if project is not None else None
        self.close()

    def _leave(self, *, reopens: bool) -> None:
        """Cancel what runs, and close once it has stopped."""
        self._leaving, self.wants_reopening = True, reopens
        self.runner.cancel_all()
        if self.bench.is_working:
            self.runner.idle.connect(self.close)
        else:
            self.close()
