"""One hour of 48 kHz sound to 8-bit decibel tiles, against named peers, on one core.

    python tests/benchmark/bench_spectrogram.py [--minutes 5] [--repeats 3]

Every method runs in a process of its own, so that peak memory is its own; peers get the samples
in memory for nothing, birdann reads its file within the time. Times are processor seconds (user
and system), which other programs' load disturbs least, and the best of the repeats, which take
turns.

The bound is the transform: rfft of 512 points takes about 2.5 N log2 N = 11.5 kflop a frame,
7.8 Gflop an hour. Memory traffic, 0.35 GB in and 0.17 GB out, is a few hundredths of a second.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from figures import begin, command_line, figure

RATE, N_FFT, HOP = 48_000, 512, 256
OWN, BARE = "birdann tiles, file included", "scipy.fft.rfft, one call (bare)"
GOALS_TIMES_FASTER = {
    "librosa.stft + amplitude_to_db": 10.0,
    "scipy.signal.spectrogram": 2.5,
    BARE: 0.5,
}
MAX_PEAK_MB = 120  # numpy, scipy.fft and soundfile alone take half of it


def birdann_tiles(path):
    from birdann.dsp.audio import AudioReader
    from birdann.dsp.tiles import TileMaker, display_params, tile_count

    def run():
        with AudioReader(path) as reader:
            maker = TileMaker(reader, display_params(RATE).layout(RATE))
            assert (maker.layout.n_fft, maker.layout.hop_frames) == (N_FFT, HOP)
            for index in range(tile_count(maker.n_frames, 0)):
                maker.tile(0, index)

    return run


def samples_of(path):
    import soundfile

    return soundfile.read(path, dtype="float32")[0]


def frames_of(path):
    return np.lib.stride_tricks.sliding_window_view(samples_of(path), N_FFT)[::HOP]


def librosa_decibels(path):
    import librosa

    samples = samples_of(path)
    return lambda: librosa.amplitude_to_db(
        np.abs(librosa.stft(samples, n_fft=N_FFT, hop_length=HOP))
    )


def scipy_spectrogram(path):
    import scipy.signal

    samples = samples_of(path)
    return lambda: scipy.signal.spectrogram(
        samples, RATE, "hann", N_FFT, N_FFT - HOP, detrend=False, mode="magnitude"
    )


def bare_rfft_whole(path):
    import scipy.fft

    frames = frames_of(path)
    return lambda: scipy.fft.rfft(frames, axis=1)


def bare_rfft_blocks(path):
    import scipy.fft

    frames = frames_of(path)

    def run():
        for start in range(0, len(frames), 256):
            scipy.fft.rfft(frames[start : start + 256], axis=1)

    return run


METHODS = {
    OWN: birdann_tiles,
    "scipy.fft.rfft, blocks of 256 (bare)": bare_rfft_blocks,
    BARE: bare_rfft_whole,
    "scipy.signal.spectrogram": scipy_spectrogram,
    "librosa.stft + amplitude_to_db": librosa_decibels,
}


def serve(name, path):
    """Prepare one method, then time it whenever a line comes in."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    run = METHODS[name](path)
    print("ready", flush=True)
    for _ in sys.stdin:
        started = time.process_time()
        run()
        print(time.process_time() - started, peak_bytes(), flush=True)


def peak_bytes():
    """Return the most memory that this process has held, in bytes."""
    status = Path("/proc/self/status")
    if status.exists():  # getrusage would count what the parent held before exec
        lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
        return int(lines["VmHWM"].split()[0]) * 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def measure(path, repeats):
    """Return {method: (best seconds, peak bytes)}, the methods taking turns."""
    best = {}
    for _ in range(repeats):
        for name in METHODS:
            command = [sys.executable, __file__, "--serve", name, str(path)]
            with subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            ) as process:
                process.stdout.readline()
                answer = process.communicate("go\n")[0].split()
            seconds, peak = float(answer[0]), float(answer[1])
            before = best.get(name, (np.inf, 0.0))
            best[name] = (min(seconds, before[0]), max(peak, before[1]))
    return best


def report(best, minutes):
    """Print the figures, and how far the bound is."""
    own_s, own_peak = best[OWN]
    for name, (seconds, peak) in best.items():
        if name == OWN:
            figure(name, seconds, "CPU s")
            figure("peak memory of that", own_peak / 1e6, "MB", at_most=MAX_PEAK_MB)
            continue
        figure(
            name, seconds, "CPU s", against=f"the time of birdann’s tiles; {peak / 1e6:.0f} MB",
            ratio=seconds / own_s, at_least=GOALS_TIMES_FASTER.get(name),
        )  # fmt: skip
    blocks_s = best["scipy.fft.rfft, blocks of 256 (bare)"][0]
    gflop = minutes * 60 * RATE / HOP * 2.5 * N_FFT * np.log2(N_FFT) / 1e9
    print(
        f"bound: {gflop:.1f} Gflop of transforms, at best {gflop / blocks_s:.1f} Gflop/s in cache; "
        f"reading, window, decibels and rounding take {own_s / blocks_s - 1:.2f} times as long again"
    )


def main():
    chosen = command_line(__doc__, minutes=60.0, repeats=3, serve={"nargs": 2})
    if chosen.serve:
        serve(chosen.serve[0], Path(chosen.serve[1]))
        return
    from long_recordings import synthesise_long

    minutes = chosen.minutes
    begin(f"{minutes:g} min of {RATE} Hz mono, {N_FFT}-point frames every {HOP}, one core")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.wav"
        synthesise_long(path, duration_s=minutes * 60, sample_rate_hz=RATE)
        report(measure(path, chosen.repeats), minutes)


if __name__ == "__main__":
    main()
