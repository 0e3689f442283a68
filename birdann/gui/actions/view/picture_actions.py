"""Settings: of the spectrogram, and of the program."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from birdann.core.geometry import TimeFreqBox
from birdann.dsp.audio import AudioInfo
from birdann.gui.actions.base import Actions, choose_one
from birdann.gui.keys.command import Fact, command, sub_menu
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.spectrogram import COLOR_MAPS
from birdann.gui.spectrogram.picture_settings import FREQUENCY_SCALES, PictureSettings
from birdann.gui.text.language import tr
from birdann.gui.text.times import use_date_form
from birdann.gui.text.value_words import value_title
from birdann.gui.window_parts import WindowParts
from birdann.store.backups import keep_daily_backups
from birdann.store.lock import account_name

with lazy_imports():
    from birdann.gui.dialogs.program import picture_popover, settings_dialogs


_KEY = "picture"
_MARGIN_PX = 12


class PictureActions(Actions):
    """Applies ``PictureSettings`` to the pane, and remembers them."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self.settings = PictureSettings.of(parts.preferences.value(_KEY))
        parts.bar.channel_chosen.connect(self.choose_channel)
        self._apply_colors()
        parts.pane.set_noise_levelling(on=self.levels_noise)

    @cached_property
    def popover(self) -> picture_popover.PicturePopover:
        made = picture_popover.PicturePopover(self._parts.window)
        made.changed.connect(self.apply_settings)
        return made

    @property
    def levels_noise(self) -> bool:
        return self.settings.noise == "level"

    def open_recording(self, info: AudioInfo) -> None:
        pane = self._parts.pane
        pane.open_recording(info, self.settings.rendering(info.sample_rate_hz))
        pane.set_frequency_scale(self.settings.scale)
        self._apply_band(info)

    def prepare_recording(self, info: AudioInfo) -> None:
        self._parts.pane.prepare(info, self.settings.rendering(info.sample_rate_hz))

    @command("view.picture", "Spectrogram settin&gs…", "V", icon="picture", needs=Fact.RECORDING)
    def open_popover(self) -> None:
        """Colours, contrast, band and window of the spectrogram."""
        pane = self._parts.pane
        self.popover.show_settings(self.settings)
        corner = pane.mapToGlobal(QPoint(pane.width() - _MARGIN_PX, _MARGIN_PX))
        self.popover.open_at(corner)

    @command("view.level", "R&educe background noise", "Shift+N", is_on="levels_noise")
    def toggle_noise(self) -> None:
        """Flatten steady background (wind, water, hiss) in the spectrogram."""
        self.apply_settings(replace(self.settings, noise="raw" if self.levels_noise else "level"))

    @property
    def fixes_contrast(self) -> bool:
        return self._parts.pane.fixes_contrast()

    @command("view.contrast", "Fix contr&ast", "Shift+F", is_on="fixes_contrast")
    def toggle_contrast(self) -> None:
        """Keep the contrast of the spectrogram as it is, instead of following what is in view."""
        self._parts.pane.fix_contrast(on=not self.fixes_contrast)
        self._parts.bench.facts_changed.emit()

    def choose_channel(self, channel: int) -> None:
        """Show and play a channel, from 1; 0 for the mean of all."""
        self.apply_settings(replace(self.settings, channel=channel))

    @command("view.next_colors", "Ne&xt colour map", "Shift+V")
    def next_colors(self) -> None:
        """Switch to the next colour map."""
        index = (COLOR_MAPS.index(self.settings.color_map) + 1) % len(COLOR_MAPS)
        self.apply_settings(replace(self.settings, color_map=COLOR_MAPS[index]))
        self._note(tr("Colours: {name}.").format(name=value_title(COLOR_MAPS[index])))

    @sub_menu("view.colors", "Colo&ur map")
    def fill_colors(self, menu: QMenu) -> None:
        choose_one(
            menu,
            COLOR_MAPS,
            self.settings.color_map,
            lambda name: self.apply_settings(replace(self.settings, color_map=name)),
        )

    @sub_menu("view.scale", "&Frequency axis")
    def fill_scales(self, menu: QMenu) -> None:
        choose_one(
            menu,
            FREQUENCY_SCALES,
            self.settings.scale,
            lambda name: self.apply_settings(replace(self.settings, scale=name)),
        )

    def apply_settings(self, settings: PictureSettings) -> None:
        before, self.settings = self.settings, settings
        info = self._parts.pane.recording
        if info is not None:
            rendering = settings.rendering(info.sample_rate_hz)
            if rendering != before.rendering(info.sample_rate_hz):
                self._parts.pane.set_rendering(rendering)
            if settings.scale != before.scale:
                self._parts.pane.set_frequency_scale(settings.scale)
            if (settings.low_khz, settings.high_khz) != (before.low_khz, before.high_khz):
                self._apply_band(info)
        if settings.noise != before.noise:
            self._parts.pane.set_noise_levelling(on=self.levels_noise)
        self._apply_colors()
        self._parts.preferences.set_value(_KEY, settings.values())
        self._parts.bench.facts_changed.emit()

    def _apply_colors(self) -> None:
        pane, settings = self._parts.pane, self.settings
        pane.set_color_map(settings.color_map)
        pane.set_brightness_contrast(settings.brightness, settings.contrast)

    def _apply_band(self, info: AudioInfo) -> None:
        self._parts.pane.set_frequency_range(*self.settings.band_hz(info.sample_rate_hz / 2))

    def show_box(self, box: TimeFreqBox) -> None:
        """Show a call with the usual margins in time and the usual frequency band."""
        info = self._parts.pane.recording
        if info is not None:
            margin_s = float(self._parts.preferences.settings.get("question_margin_s"))
            band_hz = self.settings.band_hz(info.sample_rate_hz / 2)
            self._parts.pane.show_box(box, margin_s, band_hz)


class SettingsActions(Actions):
    """Opens and applies the settings."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._settings = parts.preferences.settings
        for key in ("date_form", "backups_kept", "reviewer", "wheel_zooms"):
            self._apply(key)

    @command("edit.settings", "Settin&gs…", "Ctrl+,")
    def open(self) -> settings_dialogs.SettingsDialog:
        """Language, colours, size, your name, backups."""
        dialog = settings_dialogs.SettingsDialog(
            self._settings, learns=self._window.follower.is_on, parent=self._parts.window
        )
        return dialog.open_connected(
            changed=self._apply, learning_changed=self._learn, restart_asked=self._window.reopen
        )

    def _learn(self, on: bool) -> None:
        if on is not self._window.follower.is_on:
            self._window.follower.toggle()
            self._parts.bench.facts_changed.emit()

    def _apply(self, key: str) -> None:
        """Apply a setting, unless it requires a restart."""
        value = self._settings.get(key)
        if key == "theme":
            self._window.use_theme(str(value))
        elif key == "date_form":
            use_date_form(str(value))
            self._parts.bench.view_changed.emit()
        elif key == "backups_kept":
            keep_daily_backups(int(value))
        elif key == "wheel_zooms":
            self._parts.pane.set_wheel_zooms(bool(value))
        elif key == "reviewer":
            bench = self._parts.bench
            bench.reviewer = str(value)
            if bench.session is not None:
                bench.session.reviewer = bench.reviewer or account_name() or "reviewer"
