"""The parts of one window, for the actions that work on them."""

from dataclasses import dataclass

from PySide6.QtWidgets import QMainWindow

from birdann.gui.messages import Messages
from birdann.gui.panels.jobs_panel import JobsPanel
from birdann.gui.panels.queue_panel import QueuePanel
from birdann.gui.panels.recordings_panel import RecordingsPanel
from birdann.gui.panels.report_panel import ReportPanel
from birdann.gui.panels.segment_panel import SegmentPanel
from birdann.gui.panels.tags_panel import TagsPanel
from birdann.gui.playback import Player
from birdann.gui.preferences import Preferences
from birdann.gui.spectrogram import SpectrogramPane
from birdann.gui.workbench import Workbench


@dataclass(frozen=True, slots=True, kw_only=True)
class Shell:
    """One window's parts."""

    window: QMainWindow
    bench: Workbench
    messages: Messages
    preferences: Preferences
    pane: SpectrogramPane
    player: Player
    recordings: RecordingsPanel
    tags: TagsPanel
    segment: SegmentPanel
    queue: QueuePanel
    jobs: JobsPanel
    report: ReportPanel
