"""Print the Debian packages that freezing and packing the application need beside Python's own."""

import sys


def packages() -> list[str]:
    """Return the packages: tools, libraries that only plug-ins use, the interpreter as a library.

    What the package is to depend on is asked of the libraries' packages, so they are there. Debian's python3 comes without the library, which the frozen programs start.
    """
    is_debians = sys.base_prefix == "/usr"
    interpreter = f"libpython{sys.version_info.major}.{sys.version_info.minor}"
    plugged_in = ["libwayland-client0", "libwayland-cursor0", "libwayland-egl1"]
    return ["binutils", *plugged_in, *([interpreter] if is_debians else [])]


if __name__ == "__main__":
    print(*packages())
