"""The parts of a window, for its actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from birdann.gui.audio.playback import Player
from birdann.gui.dialogs.messages import Messages
from birdann.gui.keys.action_set import ActionSet
from birdann.gui.panels.queue_panel import QueuePanel
from birdann.gui.panels.recording_bar import RecordingBar
from birdann.gui.panels.recordings_panel import RecordingsPanel
from birdann.gui.panels.segment_panel import SegmentPanel
from birdann.gui.panels.tags_panel import TagsPanel
from birdann.gui.panels.task_panels import JobsPanel
from birdann.gui.project.workbench import Workbench
from birdann.gui.runtime.preferences import Preferences
from birdann.gui.spectrogram import SpectrogramPane
from birdann.gui.style.dock_layout import DockLayout

if TYPE_CHECKING:
    from birdann.gui.main_window import MainWindow


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowParts:
    """The parts of one window, which has the objects that carry out its commands as well."""

    window: MainWindow
    bench: Workbench
    messages: Messages
    preferences: Preferences
    actions: ActionSet
    layout: DockLayout
    pane: SpectrogramPane
    player: Player
    bar: RecordingBar
    recordings: RecordingsPanel
    tags: TagsPanel
    segment: SegmentPanel
    queue: QueuePanel
    jobs: JobsPanel
