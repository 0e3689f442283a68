"""Options of a figure: title, colours, size and resolution."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.dialogs.parts import Dialog, choice, form_of, real_number, whole_number
from birdann.gui.style.declared import laid_out
from birdann.gui.text.language import mark, tr

STYLES = {
    "screen": mark("As on the screen"),
    "paper": mark("Black on white, for print"),
    "dark": mark("Colours on a dark page"),
    "light": mark("Colours on a white page"),
}
_WIDTH_PX = 460
_WIDTHS_CM, _HEIGHTS_CM, _DPIS = (6.0, 60.0), (0.0, 60.0), (72, 1200)


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureWish:
    """Options of a figure.

    ``height_cm`` 0 fits the height to its rows; ``style`` is one of ``STYLES``.
    """

    title: str = ""
    style: str = "screen"
    width_cm: float = 28.0
    height_cm: float = 0.0
    dpi: int = 200
    outlines: bool = True
    names: bool = True

    def kept(self) -> dict[str, object]:
        """Return the options to remember: all but the title."""
        return {key: value for key, value in asdict(self).items() if key != "title"}

    @classmethod
    def of(cls, values: object, title: str) -> "FigureWish":
        """Return remembered options; invalid ones are replaced by defaults."""
        usual = cls(title=title)
        if not isinstance(values, Mapping):
            return usual
        known = {
            one.name: values[one.name]
            for one in fields(cls)
            if type(values.get(one.name)) is type(getattr(usual, one.name))
        }
        wish = cls(**{**known, "title": title})
        is_possible = (
            wish.style in STYLES
            and _WIDTHS_CM[0] <= wish.width_cm <= _WIDTHS_CM[1]
            and _HEIGHTS_CM[0] <= wish.height_cm <= _HEIGHTS_CM[1]
            and _DPIS[0] <= wish.dpi <= _DPIS[1]
        )
        return wish if is_possible else usual


class FigureDialog(Dialog):
    """Asks for the options of a figure; ``chosen`` carries a ``FigureWish``."""

    chosen = Signal(object)

    def __init__(self, wish: FigureWish, parent: QWidget) -> None:
        super().__init__(tr("Save the view as a figure"), parent)
        words = tr(
            "The figure shows the visible range with its time, band, frequency axis and "
            "background reduction. Unreviewed predictions have dashed outlines; rejected "
            "segments are not drawn."
        )
        layout = self.lead(tr("Save the view as a figure"), words)
        self.title = QLineEdit(wish.title, self, placeholderText=tr("No title"))
        self.title.setAccessibleName(tr("Title of the figure"))
        styles = [(name, tr(words)) for name, words in STYLES.items()]
        self.style_box = choice(self, tr("Colours"), styles, wish.style)
        self.width_box = real_number(
            self, tr("Width of the figure"), *_WIDTHS_CM, wish.width_cm, suffix=" cm"
        )
        self.height_box = real_number(
            self, tr("Height of the figure"), *_HEIGHTS_CM, wish.height_cm, suffix=" cm",
            at_low=tr("automatic"),
        )  # fmt: skip
        self.dpi = whole_number(self, tr("Resolution"), *_DPIS, wish.dpi, step=50, suffix=" dpi")
        self.outlines = QCheckBox(tr("Outlines of segments"), self)
        self.names = QCheckBox(tr("Names beside them, and a legend"), self)
        self.outlines.setChecked(wish.outlines)
        self.names.setChecked(wish.names)
        self.names.setEnabled(wish.outlines)
        self.outlines.toggled.connect(self.names.setEnabled)
        marks = laid_out(QVBoxLayout(), self.outlines, self.names, spacing=4)
        layout.addLayout(
            form_of(
                (
                    (tr("Title"), self.title),
                    (tr("Colours"), self.style_box),
                    (tr("Width"), self.width_box),
                    (tr("Height"), self.height_box),
                    (tr("Resolution"), self.dpi),
                    (tr("Show"), marks),
                )
            )
        )
        self.save_button = self.primary_button(tr("Choose where…"), self._choose, default=True)
        layout.addStretch(1)
        self.end(layout, (_WIDTH_PX, 0), self.save_button, cancels=True)

    def wish(self) -> FigureWish:
        return FigureWish(
            title=self.title.text().strip(),
            style=str(self.style_box.currentData()),
            width_cm=self.width_box.value(),
            height_cm=self.height_box.value(),
            dpi=self.dpi.value(),
            outlines=self.outlines.isChecked(),
            names=self.names.isChecked(),
        )

    def _choose(self) -> None:
        wish = self.wish()
        self.accept()
        self.chosen.emit(wish)
