"""Print the Debian packages that freezing the application needs besides Python's own."""

import sys


def packages() -> list[str]:
    """Return the packages: tools that read compiled files, and the interpreter as a library.

    Debian's python3 comes without the library, which the frozen programs start.
    """
    is_debians = sys.base_prefix == "/usr"
    interpreter = f"libpython{sys.version_info.major}.{sys.version_info.minor}"
    return ["binutils", *([interpreter] if is_debians else [])]


if __name__ == "__main__":
    print(*packages())
