"""Text files as they are: encodings, compressed files, workbooks by mistake."""

import codecs
import math
import os
import re
import stat
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import BinaryIO

from birdann.core.errors import BirdannError, TableError

MAX_BYTES = 1 << 28
_BLOCK_BYTES = 1 << 20
_WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")  # xlsx and ods; xls
_GZIP = b"\x1f\x8b"
_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
OLD_ENCODINGS = {"cp1252": "Windows-1252", "mac_roman": "Mac Roman"}
"""Encodings that text is read in where it is not Unicode, by their names."""
_LETTERS = re.compile(rb"[A-Za-z\x80-\xff]+")
_IN_WORDS = frozenset("\u2018\u2019\u2013\u2014\u00b4\u00b7")
"""Signs that may stand between two letters."""
_LONGEST_WORD = 64
_MAX_WORDS = 10_000
_CONTROLS = re.compile(rb"[\x00-\x08\x0e-\x1f\x7f]")


@dataclass(frozen=True, slots=True)
class Text:
    """A decoded file and its encoding."""

    content: str
    encoding: str


def open_regular_file(path: Path) -> BinaryIO:
    """Open a file for reading bytes (TableError for pipes and devices, which may block)."""
    mode = os.stat(path).st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise TableError(
            "{path} is a pipe or a device, not a table. Write it to a file first.", path=path
        )
    return path.open("rb")


def read_text(path: Path, error: type[BirdannError]) -> Text:
    """Read a text file as UTF-8 or UTF-16, else as Windows-1252 or Mac Roman.

    Raises error if the file cannot be read, is too large, or is not text.
    """
    try:
        encoding = encoding_of(path, max_bytes=MAX_BYTES)
    except TableError as reason:
        raise error(str(reason)) from reason
    with open_regular_file(path) as file:
        return Text(file.read().decode(encoding), encoding)


def _refuse_workbooks(path: Path, raw: bytes) -> None:
    if raw.startswith(_GZIP):
        raise TableError("{path} is compressed. Unpack it first.", path=path)
    if raw.startswith(_WORKBOOKS):
        raise TableError(
            "{path} is a spreadsheet, not a text table. Save it as “CSV UTF-8” where it was made.",
            path=path,
        )


def encodings_to_try(raw: bytes) -> Iterator[str]:
    """Yield the encoding of the mark a file begins with, or those without marks in turn."""
    for mark, encoding in _BOMS:
        if raw.startswith(mark):
            yield encoding
            return
    head = raw[:4096]
    if b"\0" in head:  # UTF-16 without a mark: every other byte of Latin text is zero
        odd_zeros, even_zeros = head[1::2].count(0), head[0::2].count(0)
        yield "utf-16-le" if odd_zeros >= even_zeros else "utf-16-be"
        return
    yield "utf-8"
    yield "cp1252"
    yield "mac_roman"


def _is_mac_roman(file: BinaryIO) -> bool:
    """Return whether words of a text are more likely in Mac Roman than in Windows-1252.

    Of equal ones by the line ends of classic Mac OS, which Excel for Mac writes with that encoding.
    """
    words: set[bytes] = set()
    has_controls = has_newlines = False
    file.seek(0)
    for block in iter(lambda: file.read(_BLOCK_BYTES), b""):
        has_controls |= _CONTROLS.search(block) is not None
        has_newlines |= b"\n" in block
        if len(words) < _MAX_WORDS:
            words |= {
                word
                for word in _LETTERS.findall(block)
                if len(word) <= _LONGEST_WORD and not word.isascii()
            }
    n_odd = {
        encoding: sum(_is_garbled(word.decode(encoding, errors="replace")) for word in words)
        for encoding in ("cp1252", "mac_roman")
    }
    is_mac = n_odd["mac_roman"] < n_odd["cp1252"]
    is_either = n_odd["mac_roman"] == n_odd["cp1252"]
    return not has_controls and (is_mac or (is_either and not has_newlines))


def _is_garbled(word: str) -> bool:
    """Return whether a word has signs within it, three consonants, or capitals after small letters.

    Of consonants one that is not ASCII, between two others.
    """
    for before, character, after in zip(word, word[1:], word[2:], strict=False):
        is_sign = not character.isalpha() and character not in _IN_WORDS
        if is_sign and before.isalpha() and after.isalpha():
            return True
        if not character.isascii() and all(map(_is_consonant, (before, character, after))):
            return True
    return "\ufffd" in word or any(
        a.islower() and b.isupper() and not (a.isascii() and b.isascii())
        for a, b in pairwise(word)
    )


def _is_consonant(character: str) -> bool:
    plain = unicodedata.normalize("NFD", character.lower())[0]
    return plain.isalpha() and plain not in "aeiouyæœø"


def encoding_of(path: Path, *, max_bytes: float = math.inf) -> str:
    """Return the encoding of a text file (TableError if unreadable, too large or not text)."""
    try:
        with open_regular_file(path) as file:
            head = file.read(4096)
            _refuse_workbooks(path, head)
            if os.fstat(file.fileno()).st_size > max_bytes:
                raise TableError(
                    "{path} is larger than {max_bytes} MiB, too large for a text table.",
                    path=path,
                    max_bytes=MAX_BYTES >> 20,
                )
            for encoding in encodings_to_try(head):
                if encoding in {"cp1252", "mac_roman"} and (
                    _is_mac_roman(file) != (encoding == "mac_roman")
                ):
                    continue
                file.seek(0)
                decoder = codecs.getincrementaldecoder(encoding)()
                try:
                    blocks = iter(lambda: file.read(_BLOCK_BYTES), b"")
                    if not any("\0" in decoder.decode(block) for block in blocks):
                        decoder.decode(b"", final=True)
                        return encoding
                except UnicodeDecodeError:
                    continue
    except FileNotFoundError:
        raise TableError(
            "{path} does not exist. See whether it was moved or renamed.", path=path
        ) from None
    except OSError as reason:
        raise TableError(
            "{path} cannot be read: {reason}.", path=path, reason=reason.strerror
        ) from reason
    raise TableError(
        "{path} is not text in an encoding that is known. Save it as UTF-8.", path=path
    )


def known_encoding(path: Path) -> str:
    """Return the same, found once for each state of a file: a table is read several times."""
    try:
        status = path.stat()
    except OSError:
        return encoding_of(path)  # which tells why
    return _known_encoding(path, status.st_mtime_ns, status.st_size, status.st_ino)


@lru_cache(16)
def _known_encoding(path: Path, _mtime_ns: int, _size: int, _inode: int) -> str:
    return encoding_of(path)
