"""Hold the words that birdann does not use out of texts, pages and string literals: ``make lint``.

``AVOIDED`` maps each pattern to the words to use instead; ``EXCEPTIONS`` are the places where a
word has another meaning. Docstrings and comments are not read.
"""

import ast
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
AVOIDED = {
    r"kept aside|keeps? \w+ aside": "held out",
    r"anew": "again",
    r"mend(?:s|ed|ing)?": "repair, fix",
    r"witness(?:es)?": "example",
    r"(?:is|are) told": "is shown, is given",
    r"told apart|tell apart": "separated, distinguished",
    r"alike": "similar",
    r"hardly": "probably not, barely",
    r"(?:take|taken|takes|took) out": "remove, removed",
    r"(?:is|names?|holds?) no(?! (?:longer|more)\b)": "is not a, lists no, contains no",
    r"holds?": "contains, has",
    r"(?:say|said|says nothing) of": "label, not listed",
    r"bears? out|at (?:its|their) word|firmer|timid": "calibrated, overconfident, underconfident",
    r"nobody|somebody": "unreviewed, another user",
    r"one's": "your",
    r"no further|so much|so many": "no more than, that much",
    r"callness": "call probability",
    r"grain": "unit",
    r"judg(?:e[ds]?|ing)": "validate, review, label",
    r"no person": "unreviewed",
    r"bars? of probability|project's bar": "minimum probability, threshold",
}
EXCEPTIONS = (
    r"[Tt]here is no\b", r"segment\.alike\b",
    r"\bto hold out\b", r"\(hold\)",
)  # fmt: skip
_PATTERN = re.compile(rf"(?i)\b(?:{'|'.join(AVOIDED)})(?!\w)")
_EXCEPT = re.compile("|".join(EXCEPTIONS))
_SQL = re.compile(r"\b(?:SELECT|UPDATE|DELETE|INSERT)\b")
_CODE = re.compile(r"```.*?```|`[^`]*`|<!--.*?-->|\]\([^)]*\)", re.DOTALL)


def texts() -> Iterator[tuple[str, str]]:
    """Yield the place and the text of all that a person reads outside of docstrings."""
    for path in sorted((ROOT / "resources" / "translations").glob("*.ts")):
        for one in ET.parse(path).iter("source"):
            yield f"{path.relative_to(ROOT)}", one.text or ""
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))):
        text = _CODE.sub(lambda code: "\n" * code[0].count("\n"), path.read_text(encoding="utf-8"))
        for number, line in enumerate(text.splitlines(), 1):
            yield f"{path.relative_to(ROOT)}:{number}", line
    for path in sorted((ROOT / "birdann").rglob("*.py")):
        yield from literals(path)


def literals(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the strings of a module that are not docstrings and consist of several words."""
    statements = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):  # parents come first
        if isinstance(node, ast.Expr):
            statements.add(id(node.value))
        if id(node) in statements or not isinstance(node, ast.Constant):
            continue
        if isinstance(node.value, str) and " " in node.value and not _SQL.search(node.value):
            yield f"{path.relative_to(ROOT)}:{node.lineno}", node.value


def found(text: str) -> list[str]:
    """Return the avoided words of a text."""
    return [one[0].strip() for one in _PATTERN.finditer(_EXCEPT.sub("", text))]


def main() -> int:
    """Print each hit with the words to use instead."""
    hits = [(place, word, text) for place, text in texts() for word in found(text)]
    for place, word, text in hits:
        use = next(use for one, use in AVOIDED.items() if re.match(f"(?i){one}", word + " "))
        print(f"{place}: “{word}” (use: {use}) in: {' '.join(text.split())[:120]}")
    return int(bool(hits))


if __name__ == "__main__":
    sys.exit(main())
