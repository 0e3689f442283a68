"""Recorders' metadata in and beside sound files.

Sources in order of precedence: GUANO, comments (AudioMoth, OpenSoundscape), wamd, Frontier Labs'
tags, bext, iXML, dates in LIST INFO, ID3 and Vorbis tags, file name, original name in GUANO.
Modification times are never used.
"""

from birdann.formats.recorder.metadata import read_metadata

__all__ = ["read_metadata"]
