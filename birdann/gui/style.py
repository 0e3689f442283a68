"""The style sheet of the window's own controls, over the theme's."""

from PySide6.QtGui import QColor

from birdann.gui.resources import file_path
from birdann.gui.theme import Theme


def window_style(theme: Theme) -> str:
    """Return the style sheet of a theme."""
    t = {
        name: getattr(theme, name).name()
        for name in (
            "window",
            "panel",
            "raised",
            "text",
            "muted",
            "border",
            "accent",
            "on_accent",
            "danger",
        )
    }
    hover = _mixed(theme.panel, theme.accent, 0.10)
    pressed = _mixed(theme.panel, theme.accent, 0.20)
    arrow = file_path(f"icons/arrow-{theme.name}.svg")
    strong = _mixed(theme.accent, theme.text, 0.12)
    return f"""
    QLabel#title {{ font-size: 22pt; font-weight: 600; }}
    QLabel#lead {{ font-size: 12pt; }}
    QLabel#heading {{ font-weight: 600; }}
    QLabel#caption {{ color: {t["muted"]}; font-weight: 600; }}
    QLabel#muted {{ color: {t["muted"]}; }}
    QLabel#empty {{ color: {t["muted"]}; padding: 16px; }}
    QLabel#key {{ color: {t["text"]}; background: {t["panel"]}; border: 1px solid {t["border"]};
        border-radius: 4px; padding: 1px 7px; }}
    QFrame#card {{ background: {t["panel"]}; border: 1px solid {t["border"]};
        border-radius: 8px; }}
    QFrame#suspect {{ background: {_mixed(theme.panel, theme.accent, 0.09)};
        border: 1px solid {_mixed(theme.panel, theme.accent, 0.35)}; border-radius: 6px; }}
    QFrame#suspect QToolButton {{ padding: 3px 6px; }}
    QFrame#popover {{ background: {t["panel"]}; border: 1px solid {t["border"]}; }}
    QDialog#palette {{ background: {t["raised"]}; border: 1px solid {t["border"]}; }}
    QDialog {{ background: {t["window"]}; }}

    QPushButton, QDialogButtonBox QPushButton {{ background: {t["raised"]};
        border: 1px solid {t["border"]}; border-radius: 6px; padding: 5px 14px; }}
    QPushButton:hover {{ background: {hover}; border-color: {t["accent"]}; }}
    QPushButton:pressed, QPushButton:checked {{ background: {pressed}; }}
    QPushButton:focus {{ border-color: {t["accent"]}; }}
    QPushButton:disabled {{ color: {t["muted"]}; background: {t["window"]}; }}
    QPushButton#primary, QToolButton#primary {{ background: {t["accent"]};
        color: {t["on_accent"]}; border: 1px solid {t["accent"]}; font-weight: 600; }}
    QPushButton#primary:hover, QToolButton#primary:hover {{ background: {strong}; }}
    QPushButton#primary:focus, QToolButton#primary:focus {{ border-color: {_mixed(theme.accent, theme.text, 0.45)}; }}
    QToolButton#primary:disabled {{ background: {t["window"]}; color: {t["muted"]};
        border-color: {t["border"]}; font-weight: 400; }}

    QToolButton {{ background: transparent; border: 1px solid transparent; border-radius: 6px;
        padding: 5px 8px; }}
    QToolButton:hover {{ background: {hover}; }}
    QToolButton:pressed, QToolButton:checked {{ background: {pressed}; }}
    QToolButton:focus {{ border-color: {t["accent"]}; }}
    QToolButton:disabled {{ color: {_faded(theme)}; }}
    SegmentPanel QToolButton, JobCard QToolButton {{ background: {t["raised"]};
        border: 1px solid {t["border"]}; }}
    SegmentPanel QToolButton:hover, JobCard QToolButton:hover {{ background: {hover}; }}
    SegmentPanel QToolButton:disabled {{ background: {t["window"]}; }}
    QToolButton#row {{ text-align: left; padding: 6px 8px; }}
    QToolButton#advice {{ color: {t["accent"]}; padding: 2px 8px; }}
    QToolBar QToolButton {{ padding: 5px 7px; }}

    QLineEdit, QComboBox, QAbstractSpinBox {{ background: {t["raised"]}; border: 1px solid {t["border"]};
        border-radius: 6px; padding: 4px 6px; min-height: 18px;
        selection-background-color: {t["accent"]}; selection-color: {t["on_accent"]}; }}
    QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus {{ border-color: {t["accent"]}; }}
    QComboBox {{ padding: 4px 4px 4px 8px; }}
    QComboBox::drop-down {{ border: 0; width: 20px; }}
    QComboBox::down-arrow {{ image: url({arrow}); width: 12px; height: 12px; }}
    QComboBox QAbstractItemView {{ background: {t["raised"]}; border: 1px solid {t["border"]};
        selection-background-color: {t["accent"]}; selection-color: {t["on_accent"]}; }}

    QListView, QTableView, QTextBrowser, QPlainTextEdit {{ background: {t["panel"]}; }}
    QAbstractItemView {{ outline: 0; }}
    QTableView {{ gridline-color: {t["border"]}; selection-background-color: {pressed};
        selection-color: {t["text"]}; }}
    QTableView::item {{ padding: 0 6px; border: 0; }}
    RecordingsPanel, TagsPanel, SegmentPanel, QueuePanel, JobsPanel, ReportPanel,
    HistoryPanel, GalleryPanel {{
        background: {t["panel"]}; }}

    QMenu {{ background: {t["raised"]}; border: 1px solid {t["border"]}; padding: 4px; }}
    QMenu::item {{ padding: 5px 24px 5px 8px; border-radius: 4px; }}
    QMenu::item:selected {{ background: {pressed}; color: {t["text"]}; }}
    QMenu::item:disabled {{ color: {_faded(theme)}; }}
    QMenu::separator {{ height: 1px; background: {t["border"]}; margin: 4px 8px; }}
    QMenuBar {{ background: {t["window"]}; padding: 1px 4px; }}
    QMenuBar::item {{ padding: 4px 9px; border-radius: 5px; }}
    QMenuBar::item:selected {{ background: {pressed}; }}

    QDockWidget {{ font-weight: 600; color: {t["muted"]}; }}
    QDockWidget > QWidget {{ font-weight: 400; }}
    QTabBar::tab {{ color: {t["muted"]}; padding: 6px 14px; border: 0;
        border-bottom: 2px solid transparent; }}
    QTabBar::tab:selected {{ color: {t["text"]}; border-bottom-color: {t["accent"]}; }}
    QTabBar::tab:hover {{ color: {t["text"]}; }}
    QProgressBar {{ background: {t["border"]}; border: 0; border-radius: 3px;
        min-height: 6px; max-height: 6px; }}
    QProgressBar::chunk {{ background: {t["accent"]}; border-radius: 3px; }}
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
    QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
    QScrollBar::handle {{ background: {_mixed(theme.panel, theme.muted, 0.45)};
        border-radius: 4px; margin: 1px; min-height: 28px; min-width: 28px; }}
    QScrollBar::handle:hover {{ background: {t["muted"]}; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    """


def _mixed(ground: QColor, ink: QColor, share: float) -> str:
    channels = zip(ground.getRgb()[:3], ink.getRgb()[:3], strict=True)  # type: ignore[index]
    red, green, blue = (round(a + (b - a) * share) for a, b in channels)
    return QColor(red, green, blue).name()


def _faded(theme: Theme) -> str:
    return _mixed(theme.window, theme.muted, 0.55)
