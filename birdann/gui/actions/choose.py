"""Menus with one checked entry."""

from collections.abc import Callable, Sequence

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from birdann.gui.text.value_words import in_words


def choose_one(
    menu: QMenu,
    names: Sequence[str],
    current: str,
    choose: Callable[[str], object],
    *,
    titles: Sequence[str] = (),
) -> None:
    """Fill a menu with names, one of them checked; ``titles`` default to the names."""
    group = QActionGroup(menu)
    for name, title in zip(names, titles or [f"&{in_words(one)}" for one in names], strict=True):
        action = menu.addAction(title)
        action.setCheckable(True)
        action.setChecked(name == current)
        action.triggered.connect(lambda _checked=False, name=name: choose(name))
        group.addAction(action)
