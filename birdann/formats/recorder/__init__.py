"""What recorders write beside the sound, read from whatever carries it.

Sources in order of precedence: GUANO, comments (AudioMoth, OpenSoundscape), wamd, Frontier Labs'
tags, bext, iXML, dates in LIST INFO, ID3 and Vorbis tags, the file's name, the original name that
GUANO notes. The time of the file's last change is never one.
"""

from birdann.formats.recorder.metadata import read_metadata

__all__ = ["read_metadata"]
