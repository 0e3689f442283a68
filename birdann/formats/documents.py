"""Reading untrusted JSON and XML files, and writing XML."""

import json
import re
from pathlib import Path
from typing import Any, TextIO, TypeAlias
from xml.etree import ElementTree as ET

from birdann.core.errors import TableError
from birdann.formats.encodings import open_regular_file, read_text

Json: TypeAlias = Any
"""A JSON value whose form is not known until it is looked at."""


def read_json(path: Path) -> Json:
    """Return the content of a JSON file.

    Raises TableError if it cannot be read, is not JSON, or is nested too deeply.
    """
    try:
        return json.loads(read_text(path, TableError).content)
    except (ValueError, RecursionError) as error:
        raise TableError(
            "{path} is not valid JSON ({reason}).", path=path, reason=error
        ) from error


_DOCTYPE = re.compile(r"<!DOCTYPE\s+[\w.-]+\s*>")
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def read_xml(path: Path) -> ET.Element:
    """Return the root element of an XML file.

    Raises TableError if it cannot be read, is not XML, or defines entities, which can grow without
    limit.
    """
    content = _DOCTYPE.sub("", read_text(path, TableError).content.lstrip("\ufeff"), count=1)
    if "<!DOCTYPE" in content or "<!ENTITY" in content:
        raise TableError(
            "{path} defines names of its own, which is not done in such files.", path=path
        )
    try:
        return ET.fromstring(content)
    except (ET.ParseError, ValueError) as error:
        raise TableError("{path} is not valid XML ({reason}).", path=path, reason=error) from error


def write_xml(root: ET.Element, file: TextIO) -> None:
    """Write an XML document, indented."""
    ET.indent(root)
    file.write('<?xml version="1.0" encoding="UTF-8"?>\n')
    file.write(ET.tostring(root, encoding="unicode") + "\n")


def xml_text(text: str) -> str:
    """Return text on one line without characters invalid in XML."""
    return " ".join(_NOT_XML.sub(" ", text).split())


def read_beginning(path: Path) -> str:
    """Return the first non-space characters of a file."""
    with open_regular_file(path) as file:
        return "".join(file.read(2000).decode("utf-8-sig", errors="replace").split())
