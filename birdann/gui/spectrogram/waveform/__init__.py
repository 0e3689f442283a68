"""The waveform under the spectrogram."""
