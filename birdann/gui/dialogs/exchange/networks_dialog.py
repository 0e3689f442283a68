"""Choice of an installed network, and which of its scores to keep."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from birdann.analysis.networks import Activation, NetworkChoice
from birdann.app.exchange.network_detections import (
    AS_EVIDENCE,
    DEFAULT_MIN_SCORE,
    DetectionSettings,
    NetworkSummary,
)
from birdann.gui.dialogs.parts import Dialog, JobLine, choice, form_of, real_number, whole_number
from birdann.gui.runtime.jobs import Job
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.text.language import mark, tr, translate_message

_WIDTH_PX = 680
_MAX_RATE_HZ = 1_000_000
_KINDS = {
    Activation.SIGMOID: mark("Sigmoid of each (several species at once)"),
    Activation.SOFTMAX: mark("Softmax (one species)"),
    Activation.NONE: mark("They are scores already"),
}
Look = Callable[[NetworkChoice, Callable[[NetworkSummary | str], object]], Job | None]
"""Opens a network in the background and hands over what it is, or why it cannot be used."""
ChooseFile = Callable[[str, str, Callable[[Path], object]], object]


class NetworksDialog(Dialog):
    """Asks for a network; ``detect_asked`` carries the choice and the settings."""

    detect_asked = Signal(object, object)

    def __init__(
        self, networks: Sequence[Path], look: Look, choose: ChooseFile, parent: QWidget
    ) -> None:
        super().__init__(tr("Detect with a network"), parent)
        self._look_at, self._choose = look, choose
        self._labels: Path | None = None
        self._window_s = 0.0
        layout = self.add_introduction(
            tr("Detect species in all recordings"),
            tr(
                "A network that you have, such as BirdNET, scores each recording window by window. "
                "Its detections are stored like those of other programs. Nothing is downloaded."
            ),
        )
        self._build_network(layout, networks)
        self.words = self.add_words(layout, lines=3)
        self.line = JobLine(self)
        layout.addWidget(self.line)
        self.detect_button = self.primary_button(tr("Detect"), self._detect)
        self.add_buttons(layout, (_WIDTH_PX, 0), self.detect_button, cancels=True)
        self.finished.connect(lambda _result: self.line.stop())
        self.network.currentIndexChanged.connect(lambda _place: self.inspect_network())
        self.inspect_network()

    @property
    def choice(self) -> NetworkChoice | None:
        path = self.network.chosen_value
        return path and NetworkChoice(
            path=path,
            labels=self._labels,
            sample_rate_hz=self.rate.value() or None,
            activation=self.kind.chosen_value,
        )

    def _build_network(self, layout: QVBoxLayout, networks: Sequence[Path]) -> None:
        self.network = choice(self, tr("Network"), {path: path.name for path in networks})
        self.network.setMinimumContentsLength(30)
        self.labels = with_style(
            QPushButton(tr("File beside the network"), self), name=tr("Labels")
        )
        self.labels.clicked.connect(
            lambda: self._choose(tr("Labels"), tr("Labels (*.txt *.csv)"), self.use_labels)
        )
        known = tr("As known of the network")
        self.rate = whole_number(self, "", 0, _MAX_RATE_HZ, 0, suffix=tr(" Hz"), at_low=known)
        self.rate.editingFinished.connect(self.inspect_network)
        kinds = {kind: tr(title) for kind, title in _KINDS.items()}
        self.kind = choice(self, "", {None: known, **kinds})
        self.kind.currentIndexChanged.connect(lambda _place: self.inspect_network())
        self.min_score = real_number(
            self, "", 0.001, 1.0, DEFAULT_MIN_SCORE, step=0.05, decimals=3
        )
        unit, none = tr(" s", "seconds"), tr("None")
        self.overlap = real_number(
            self, "", 0.0, 60.0, 0.0, step=0.5, decimals=2, suffix=unit, at_low=none
        )
        self.only_known = QCheckBox(tr("Only species of this project"), self)
        self.as_evidence = QCheckBox(tr("Use scores as evidence for segments"), self)
        self.as_evidence.setToolTip(
            tr("birdann finds the segments. The scores help to label them, also without lists")
        )
        self.as_evidence.toggled.connect(self._suggest_scores)
        file = QPushButton(tr("Choose a file…"), self)
        file.clicked.connect(
            lambda: self._choose(tr("Network"), tr("Networks (*.tflite *.onnx)"), self.use_network)
        )
        row = lay_out(QHBoxLayout(), (self.network, 1), file)
        layout.addLayout(
            form_of(
                (
                    (tr("Network"), row),
                    (tr("Labels"), self.labels),
                    (tr("Sampling rate"), self.rate),
                    (tr("Scores from its numbers"), self.kind),
                    (tr("Minimum score"), self.min_score),
                    (tr("Overlap of windows"), self.overlap),
                    ("", self.only_known),
                    ("", self.as_evidence),
                )
            )
        )

    def use_network(self, path: Path) -> None:
        self._labels = None
        self.labels.setText(tr("File beside the network"))
        self.network.offer({each: each.name for each in (path, *self.network.values)})
        self.network.choose(path)
        self.inspect_network()

    def use_labels(self, path: Path) -> None:
        self._labels = path
        self.labels.setText(path.name)
        self.inspect_network()

    def inspect_network(self) -> None:
        self.line.stop()
        self.detect_button.setEnabled(False)
        choice = self.choice
        if choice is None:
            self.words.setText(tr("Choose the TFLite or ONNX file of a network."))
            return

        def show(summary: NetworkSummary | str) -> None:
            if choice == self.choice:
                self._show(summary)

        self.words.clear()
        job = self._look_at(choice, show)
        if job is not None:
            self.line.follow(job)

    def _show(self, summary: NetworkSummary | str) -> None:
        if not isinstance(summary, NetworkSummary):
            self.words.setText(translate_message(summary))
            return
        self.overlap.setMaximum(0.9 * summary.window_s)
        if summary.n_known and not self.only_known.isChecked():
            self.only_known.setChecked(True)
        self.words.setText(" ".join(map(translate_message, summary.sentences())))
        self.detect_button.setEnabled(True)
        self.detect_button.setDefault(True)
        self._window_s = summary.window_s
        self._suggest_scores(self.as_evidence.isChecked())

    def _suggest_scores(self, as_evidence: bool) -> None:
        """Suggest scores and steps that make good evidence, or detections."""
        settings = AS_EVIDENCE if as_evidence else DetectionSettings()
        self.min_score.setValue(settings.min_score)
        self.overlap.setValue(self._window_s - (settings.step_s or self._window_s))

    def _detect(self) -> None:
        settings = DetectionSettings(
            min_score=self.min_score.value(),
            step_s=self._window_s - self.overlap.value(),
            only_known=self.only_known.isChecked(),
            as_evidence=self.as_evidence.isChecked(),
        )
        choice = self.choice
        self.accept()
        self.detect_asked.emit(choice, settings)
