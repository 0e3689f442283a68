"""Choice of preset and recordings for segmentation, with preview."""

from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QWidget

from birdann.app.segmenting.segmenters import (
    AUTOMATIC,
    FOREST,
    WITHOUT_UNIT,
    preset_and_unit,
    search_name,
)
from birdann.gui.dialogs.parts import Choices, Dialog, choice, form_of
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.text.language import mark, tr

CHOICES = (
    (
        AUTOMATIC,
        mark("Automatic"),
        mark("Bats in recordings of ultrasound, songbirds in all others."),
    ),
    ("songbirds", mark("Songbirds"), mark("Most birds, frogs and mammals: 200 Hz and above.")),
    (
        "low owls",
        mark("Owls and other low-frequency calls"),
        mark("Owls, bitterns, doves: 60 Hz to 2.5 kHz."),
    ),
    ("insects", mark("Insects"), mark("Crickets and cicadas: long, steady sounds.")),
    ("bats", mark("Bats"), mark("Calls of a few milliseconds above 4 kHz.")),
    (
        "exact HJA/MLSP",
        mark("As in the papers"),
        mark("The published segmenter, below 8 kHz; for comparison."),
    ),
    (FOREST, mark("Paint"), mark("The segmenter trained in this project.")),
)

UNITS = (
    ("notes", mark("Notes: one segment per sound")),
    ("voices", mark("Voices: harmonics in one segment")),
    ("calls", mark("Calls: harmonics and fast trills in one segment")),
    ("wide", mark("Wide: series and songs in one segment")),
)

_MIN_WIDTH_PX = 560


class Where(StrEnum):
    """Which recordings to segment."""

    NEW = "new"
    SELECTED = "selected"
    ALL = "all"


class SegmentDialog(Dialog):
    """Asks for a preset; ``find_asked`` carries the segmenter and a ``Where``."""

    chosen = Signal(str)
    try_asked = Signal(str)
    find_asked = Signal(str, object)

    def __init__(
        self,
        sizes: dict[Where, int],
        *,
        segmenter: str,
        is_taught: bool,
        can_try: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("Find segments"), parent)
        self.setMinimumWidth(_MIN_WIDTH_PX)
        layout = self.add_introduction(
            tr("What should be detected?"),
            tr("Each preset sets the duration and frequency range."),
        )
        layout.setSpacing(5)
        layout.addSpacing(6)
        offered = [choice for choice in CHOICES if is_taught or choice[0] != FOREST]
        preset, unit = preset_and_unit(segmenter)
        self.choices = Choices(offered, preset, self)
        units = {name: tr(title) for name, title in UNITS}
        self.unit = choice(self, tr("One segment is"), units, unit)
        where_texts = {where: _where_text(where, n) for where, n in sizes.items() if n}
        self.where = choice(self, tr("Where to search"), where_texts)
        if not sizes[Where.NEW] and sizes[Where.SELECTED] == 1:  # one is always selected
            self.where.choose(Where.ALL)
        form = form_of(((tr("One segment is"), self.unit), (tr("Search in"), self.where)))
        form.setContentsMargins(0, 10, 0, 4)
        self.summary = with_style(QLabel(self, wordWrap=True), "muted")
        self.summary.setMinimumHeight(3 * self.summary.fontMetrics().lineSpacing())
        self.summary.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._add_buttons(can_try)
        lay_out(layout, self.choices, form, self.summary, self.buttons)
        self.choices.changed.connect(lambda _preset: self._choose())
        self.unit.currentIndexChanged.connect(lambda _place: self._choose())
        self.where.currentIndexChanged.connect(lambda _place: self.show_result(""))
        self.show_result("")
        self._choose()

    def _choose(self) -> None:
        self.unit.setEnabled(self.choices.chosen_name() not in WITHOUT_UNIT)
        self.chosen.emit(self.segmenter())

    def _add_buttons(self, can_try: bool) -> None:
        self.try_button = self.button(
            tr("Try on the visible range"),
            lambda: self.try_asked.emit(self.segmenter()),
            tip=tr("Shows in blue what would be outlined; changes nothing"),
        )
        self.try_button.setEnabled(can_try)
        self.find_button = self.primary_button(tr("Find segments"), self._find, default=True)
        self.buttons = self.closing_buttons(self.find_button, cancels=True)
        self.buttons.addButton(self.try_button, QDialogButtonBox.ButtonRole.ActionRole)

    def segmenter(self) -> str:
        """Return the choice in the notation of ``app.segmenters.segmenter_of``."""
        preset, unit = self.choices.chosen_name(), self.unit.chosen_value
        return search_name(preset, None if preset in WITHOUT_UNIT else unit)

    def chosen_where(self) -> Where:
        return self.where.chosen_value  # type: ignore[no-any-return]

    def show_result(self, text: str) -> None:
        """Show the result of a preview; with "", what segmentation would replace."""
        if not text and self.chosen_where() is not Where.NEW:
            text = tr(
                "Segments you drew or reviewed are kept. All others are replaced. This cannot "
                "be undone, but a backup is made."
            )
        self.summary.setText(text)

    def _find(self) -> None:
        self.find_asked.emit(self.segmenter(), self.chosen_where())
        self.accept()


def _where_text(where: Where, size: int) -> str:
    match where:
        case Where.NEW:
            return tr("Recordings without segments (%Ln)", "", size)
        case Where.SELECTED:
            return tr("Recordings selected in the list (%Ln)", "", size)
    return tr("All recordings (%Ln)", "", size)
