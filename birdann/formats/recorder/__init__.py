"""What recorders write beside the sound, read from whatever carries it.

Sources in order of precedence: GUANO, comments (AudioMoth, OpenSoundscape), wamd, bext, dates
in ID3 and Vorbis tags, the file's name. The time of the file's last change is never one.
"""

from birdann.formats.recorder.metadata import read_metadata

__all__ = ["read_metadata"]
