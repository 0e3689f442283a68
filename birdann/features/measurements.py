"""Published measurements of calls, with Raven's names, definitions and units."""

from dataclasses import dataclass

from birdann.core.message import Message
from birdann.features.schema import MEASUREMENTS_KEY as KEY

__all__ = ["KEY", "MEASUREMENTS", "NAMES", "PARTS", "Measurement"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Measurement:
    """One measurement of a call."""

    name: str  # Column with unit in birdann's tables.
    raven: str  # Column in Raven's tables.
    title: Message
    text: Message


MEASUREMENTS = (
    Measurement(
        name="peak_hz",
        raven="Peak Freq (Hz)",
        title=Message("Peak frequency"),
        text=Message("Frequency of the strongest cell of the spectrogram (Raven: Peak Freq)"),
    ),
    Measurement(
        name="bandwidth_90_hz",
        raven="BW 90% (Hz)",
        title=Message("Bandwidth 90 %"),
        text=Message("From 5 to 95 % of the energy, from low to high (Raven: BW 90%)"),
    ),
    Measurement(
        name="duration_90_s",
        raven="Dur 90% (s)",
        title=Message("Duration 90 %"),
        text=Message("From 5 to 95 % of the energy, from start to end (Raven: Dur 90%)"),
    ),
    Measurement(
        name="snr_db",
        raven="SNR (dB)",
        title=Message("Signal-to-noise ratio"),
        text=Message(
            "Power above the noise over the noise, in the call's band; the noise is the floor "
            "of the half minute around it"
        ),
    ),
    Measurement(
        name="rms_db",
        raven="Inband Power (dB FS)",
        title=Message("RMS level"),
        text=Message(
            "Mean power in the call's band and time; a sine of full scale has -3 dB "
            "(Raven: Inband Power)"
        ),
    ),
    Measurement(
        name="parts",
        raven="Parts",
        title=Message("Parts"),
        text=Message("Number of separate parts of the outline"),
    ),
    Measurement(
        name="pulse_rate_hz",
        raven="Pulse Rate (Hz)",
        title=Message("Pulse rate"),
        text=Message("Pulses per second; empty without three even pulses"),
    ),
)
"""In the order in which they are stored and written."""
NAMES = tuple(measurement.name for measurement in MEASUREMENTS)
PARTS = NAMES.index("parts")
