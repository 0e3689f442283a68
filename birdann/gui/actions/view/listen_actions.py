"""Playing recordings, segments and confirmed examples."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QUrl, QUrlQuery
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMenu

from birdann.app.commands.training_sources import ReferenceClip
from birdann.core.geometry import TimeFreqBox
from birdann.gui.actions.base import Actions, choose_one
from birdann.gui.audio.playback import PlayerState, PlayRequest, QtSoundOutput, output_names
from birdann.gui.gallery.thumbnail_service import Examples
from birdann.gui.keys.command import PLAY, Fact, command, sub_menu
from birdann.gui.text.language import mark, tr, translate_message
from birdann.gui.text.numbers import localise
from birdann.gui.window_parts import WindowParts

RATES = (0.05, 0.1, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0)
_XENO_CANTO = "https://xeno-canto.org/explore"
_AT_END_S = 0.05
_DEFAULT_OUTPUT = mark("The system's")


class ListenActions(Actions):
    """Plays what is shown; the cursor follows."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._start_s = 0.0
        self.asked: TimeFreqBox | None = None
        """The item asked about, which is played instead of the recording."""
        remembered = parts.preferences.value
        self.loops = False
        self.rate = 1.0
        self.keeps_pitch = remembered("keeps_pitch") is True
        self.in_band = remembered("in_band") is not False
        self._output = str(remembered("sound_output") or "")
        if self._output:
            parts.player.set_output(QtSoundOutput(self._output))
        parts.player.position_changed.connect(
            lambda time_s: parts.pane.set_cursor(time_s, follow=True)
        )
        parts.player.state_changed.connect(self._follow_state)
        parts.player.position_changed.connect(parts.bar.show_position)
        parts.player.failed.connect(self._show_trouble)
        parts.bar.volume_changed.connect(self._use_volume)
        volume_db = remembered("volume_db")
        parts.bar.show_volume(volume_db if isinstance(volume_db, int) else 0)
        parts.player.set_volume(parts.bar.volume.value())
        parts.bar.outputs.aboutToShow.connect(self._offer_outputs)
        parts.pane.cursor_placed.connect(self._place_cursor)
        parts.pane.segment_activated.connect(lambda _segment: self.play_segment())
        parts.bench.recording_changed.connect(self._forget)

    @property
    def is_playing(self) -> bool:
        return self._parts.player.state is PlayerState.PLAYING

    @command("listen.play", "&Play or pause", "Space", icon="play", needs=PLAY)
    def toggle(self) -> None:
        """Play the recording from the cursor."""
        player, view = self._parts.player, self._bench.view
        if self.asked is not None:
            self.play_view()
        elif player.state is not PlayerState.STOPPED:
            player.toggle()
        elif view is not None:
            end = self._start_s >= view.recording.duration_s - _AT_END_S
            self._play(0.0 if end else self._start_s)

    @command(
        "listen.segment",
        "Play the &segment",
        "P",
        icon="play-segment",
        needs=(Fact.SEGMENT, Fact.SOUND),
    )
    def play_segment(self) -> None:
        """Play the selected segment alone, in its own band of frequencies."""
        view, chosen = self._bench.view, self._bench.selected_ids
        if view is None:
            return
        boxes = [segment.box for segment in view.segments if segment.id in chosen]
        if boxes:
            hull = boxes[0]
            for box in boxes[1:]:
                hull = hull.hull(box)
            self.play_box(hull)

    def play_box(self, box: TimeFreqBox) -> None:
        """Play a range of the recording shown, with a short margin on both sides."""
        margin_s = float(self._parts.preferences.settings.get("play_margin_s"))
        band_hz = (box.low_hz, box.high_hz) if self.in_band else None
        self._play(box.onset_s - margin_s, box.offset_s + margin_s, band_hz)

    @command("listen.view", "Play visible ran&ge", "Shift+Space", icon="play", needs=PLAY)
    def play_view(self) -> None:
        """Play the stretch that the spectrogram shows, from its left edge to its right."""
        self._play(*self._parts.pane.view())

    def _play(
        self,
        start_s: float,
        stop_s: float | None = None,
        band_hz: tuple[float, float] | None = None,
    ) -> None:
        view = self._bench.view
        if view is None:
            return
        if view.info is None:
            self._note(view.problem)
            return
        low_hz, high_hz = band_hz or (None, None)
        self._parts.player.play(
            PlayRequest(
                path=view.sound,
                start_s=max(0.0, start_s),
                stop_s=None if stop_s is None else min(view.recording.duration_s, stop_s),
                low_hz=low_hz,
                high_hz=high_hz,
                channel=self._parts.pane.channel(),
            )
        )

    @command("listen.stop", "S&top", "Ctrl+.", icon="stop", needs=Fact.RECORDING)
    def stop(self) -> None:
        """Stop the sound."""
        self._parts.player.stop()

    @command("listen.loop", "&Loop", "L", icon="loop", needs=Fact.RECORDING, is_on="loops")
    def toggle_loop(self) -> None:
        """Play over and over, or once."""
        self.loops = not self.loops
        self._parts.player.set_loop(self.loops)
        self._note(tr("Loop is on.") if self.loops else tr("Loop is off."))

    @command("listen.keep_pitch", "P&reserve pitch", "Shift+P", is_on="keeps_pitch")
    def toggle_pitch(self) -> None:
        """Preserve pitch at slow speed; off, bat calls become audible."""
        self.keeps_pitch = not self.keeps_pitch
        self._parts.preferences.set_value("keeps_pitch", self.keeps_pitch)
        self._use_rate(self.rate)

    @command("listen.band", "Band-pass playba&ck", "Shift+B", is_on="in_band")
    def toggle_band(self) -> None:
        """Filter playback to the band of the segment."""
        self.in_band = not self.in_band
        self._parts.preferences.set_value("in_band", self.in_band)
        words = (
            tr("Playback is filtered to the call.")
            if self.in_band
            else tr("Playback is not filtered.")
        )
        self._note(words)

    @command("listen.slower", "Slo&wer", "[", needs=Fact.RECORDING)
    def slower(self) -> None:
        """Play at a lower speed."""
        self._use_rate(max((rate for rate in RATES if rate < self.rate), default=RATES[0]))

    @command("listen.faster", "&Faster", "]", needs=Fact.RECORDING)
    def faster(self) -> None:
        """Play at a higher speed."""
        self._use_rate(min((rate for rate in RATES if rate > self.rate), default=RATES[-1]))

    @sub_menu("listen.speed", "Spee&d")
    def fill_speeds(self, menu: QMenu) -> None:
        names = [f"{rate:g}" for rate in RATES]
        titles = [localise(f"{rate:g}×") for rate in RATES]
        choose_one(
            menu, names, f"{self.rate:g}", lambda name: self._use_rate(float(name)), titles=titles
        )

    @sub_menu("listen.output", "Sound &output")
    def fill_outputs(self, menu: QMenu) -> None:
        names = ["", *output_names()]
        if self._output and self._output not in names:
            names.append(self._output)
        titles = [tr(_DEFAULT_OUTPUT), *(name.replace("&", "&&") for name in names[1:])]
        choose_one(menu, names, self._output, self.use_output, titles=titles)
        if len(names) == 1:
            menu.addAction(tr("No sound output was found")).setEnabled(False)

    def use_output(self, name: str) -> None:
        self._output = name
        self._parts.preferences.set_value("sound_output", name)
        self._parts.player.set_output(QtSoundOutput(name or None))
        self._parts.bar.show_trouble("")

    def _offer_outputs(self) -> None:
        menu = self._parts.bar.outputs
        menu.clear()
        self.fill_outputs(menu)

    def _show_trouble(self, sentence: str) -> None:
        """Explain once why there is no sound; the remedy stays beside the volume."""
        words = translate_message(sentence)
        if self._parts.bar.show_trouble(words):
            self._note(words)

    def _follow_state(self, state: PlayerState) -> None:
        if state is PlayerState.PLAYING:
            self._parts.bar.show_trouble("")
        self._bench.facts_changed.emit()

    def _use_volume(self, volume_db: int) -> None:
        self._parts.player.set_volume(volume_db)
        self._parts.preferences.set_value("volume_db", volume_db)

    def _use_rate(self, rate: float) -> None:
        self.rate = rate
        self._parts.player.set_rate(rate, keeps_pitch=self.keeps_pitch)
        words = tr("Speed {rate}×, pitch with it.")
        if rate == 1.0 or self.keeps_pitch:
            words = tr("Speed {rate}×.") if rate == 1.0 else tr("Speed {rate}×, pitch kept.")
        words = words.format(rate=localise(f"{rate:g}"))
        if self.is_playing:
            words = tr("{speed} It counts from the next start.").format(speed=words)
        self._note(words)

    def _place_cursor(self, time_s: float) -> None:
        self._start_s = time_s
        self._parts.pane.set_cursor(time_s)
        self._parts.bar.show_position(time_s)
        player = self._parts.player
        if player.state is PlayerState.PLAYING:
            self._play(time_s)

    def _forget(self) -> None:
        self._start_s = 0.0
        self._parts.player.stop()
        self._parts.pane.set_cursor(None)


class ExampleActions(Actions):
    """Shows the examples for the current item, and plays them in turn."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._strip = strip = parts.window.examples
        self._turn = [0, 0]
        strip.play_requested.connect(self._window.gallery_actions.play_segment)
        self._window.questions.changed.connect(self._show)
        parts.bench.opened.connect(lambda: strip.service.set_project(parts.bench.project))
        parts.bench.closing.connect(lambda: strip.service.set_project(None))

    @command(
        "listen.example",
        "Play an &example of the first species",
        "J",
        icon="play-segment",
        needs=Fact.SEGMENT,
    )
    def play_first(self) -> None:
        """Play a confirmed call or reference clip of the likeliest species; again: the next one."""
        self._play_of(0)

    @command(
        "listen.other_example",
        "Play an e&xample of the second species",
        "Shift+J",
        icon="play-segment",
        needs=Fact.SEGMENT,
    )
    def play_second(self) -> None:
        """Play a confirmed call or reference clip of the second species; again: the next one."""
        self._play_of(1)

    @command("listen.xeno_canto", "Find o&n xeno-canto", "Alt+J", needs=Fact.SEGMENT)
    def find_on_xeno_canto(self) -> None:
        """Open xeno-canto in the browser with the likeliest species; nothing else is sent."""
        view, segment_id = self._bench.view, self._bench.segment_id
        if view is None or segment_id is None:
            return
        likeliest = view.likeliest(segment_id, 1)
        if not likeliest:
            self._note(tr("No species is predicted for this segment. Train a model, or label it."))
            return
        [(key, _)], book = likeliest, self._bench.book
        scientific = {species.id: species.scientific_name for species in book.in_use}
        query = QUrlQuery()
        query.addQueryItem("query", (scientific.get(key) or book.name(key)).replace(" ", "+"))
        url = QUrl(_XENO_CANTO)
        url.setQuery(query)
        QDesktopServices.openUrl(url)

    def shutdown(self) -> None:
        self._strip.service.shutdown()

    def compare(self, columns: Sequence[Examples]) -> None:
        """Show the most similar confirmed calls, or typical ones of a species without them."""
        displayed_item = self._window.questions.displayed_item
        if displayed_item is not None:
            typical = {example.name: example for example in displayed_item.examples}
            examples = (
                column
                if any(not isinstance(sound, ReferenceClip) for sound in column.sounds)
                else typical.get(column.name, column)
                for column in columns
            )
            self._window.questions.displayed_item = replace(
                displayed_item, examples=tuple(examples)
            )
            self._show()

    def _show(self) -> None:
        displayed_item = self._window.questions.displayed_item
        self._turn = [0, 0]
        self._strip.use_colors(self._parts.pane.color_map())
        if displayed_item is None:
            self._strip.show_examples((), None)
        else:
            self._strip.show_examples(
                displayed_item.examples, displayed_item.question.segment_ids[0]
            )

    def _play_of(self, number: int) -> None:
        displayed_item = self._window.questions.displayed_item
        columns = displayed_item.examples if displayed_item is not None else ()
        if number >= len(columns) or not columns[number].sounds:
            self._note(
                tr("No example of it has been confirmed yet. Confirm some, and they play here.")
            )
            return
        sounds = columns[number].sounds
        self._window.gallery_actions.play_segment(sounds[self._turn[number] % len(sounds)])
        self._turn[number] += 1
