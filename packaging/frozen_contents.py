"""What goes into the frozen application, and what does not."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path, PurePosixPath

from project import ROOT, version

from birdann.core.resources import languages

# Whose versions the program tells, in the log and in the reports of trained models.
METADATA = [
    "birdann",
    "numpy",
    "scipy",
    "scikit-learn",
    "numba",
    "soundfile",
    "soxr",
    "matplotlib",
    "PySide6-Essentials",
]
# Never imported when birdann runs: they would come along through optional imports of others.
EXCLUDED_MODULES = [
    "IPython",
    "PyQt5",
    "PyQt6",
    "_duckdb",
    "_pytest",
    "av",
    "coverage",
    "cv2",
    "dask",
    "distributed",
    "duckdb",
    "hypothesis",
    "ipywidgets",
    "jinja2",
    "jupyter",
    "lib2to3",
    "imageio",
    "markupsafe",
    "mkdocs",
    "mypy",
    "networkx",
    "notebook",
    "numba.cuda.tests",
    "numba.tests",
    "pandas",
    "pip",
    "polars",
    "pyarrow",
    "pytest",
    "setuptools",
    "skimage.color",
    "skimage.data",
    "skimage.feature",
    "skimage.future",
    "skimage.graph",
    "skimage.io",
    "skimage.metrics",
    "skimage.registration",
    "skimage.restoration",
    "skimage.segmentation",
    "skimage.transform",
    "sphinx",
    "tifffile",
    "tkinter",
    "torch",
    "wheel",
    "yaml",
    "PIL._avif",
    "PIL._imagingcms",
    "PIL._imagingft",
    "PIL._imagingtk",
    "PIL._webp",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtQuickWidgets",
    "PySide6.QtDesigner",
    "PySide6.QtHelp",
    "PySide6.QtSql",
    "PySide6.QtTest",
    "PySide6.QtUiTools",
    "PySide6.QtWebEngineCore",
    "PySide6.QtWebEngineWidgets",
    "PySide6.QtPdf",
    "PySide6.Qt3DCore",
    "PySide6.QtCharts",
    "PySide6.QtDataVisualization",
    "PySide6.QtMultimediaWidgets",
]
# Sound goes through QAudioSink, which needs no plug-in, so the player of films stays out with all
# it drags in. GTK's dialogs would need the GTK of the machine that built this; the desktop's own
# come through its portal.
_UNWANTED = re.compile(
    r"""
      (^|/)(tests?|testing)/.*\.(py|pyc|csv|npz?|mat|wav|txt|json|png|nc|arff|gz|rst|bz2)$
    | plugins/multimedia/.*ffmpeg
    | (^|/)(lib)?(avcodec|avformat|avutil|swresample|swscale)[-.]
    | (^|/)(lib)?Qt6?(FFmpegStub|EglF[sS]\w+)[-.\w]
    | (^|/)(lib)?Qt6?(Quick|Qml|Pdf|VirtualKeyboard|Wayland(Egl)?Compositor|WebEngine|Designer|3D)\w*[.-]
    | (^|/)Qt(Quick|Qml|Pdf|VirtualKeyboard|WebEngine)\w*\.framework/
    | (^|/)qml/
    | plugins/(platforminputcontexts/\w*virtualkeyboard|platformthemes/\w*gtk3|sqldrivers|qmltooling
        |generic|egldeviceintegrations|networkinformation|position|wayland-graphics-integration-server)
    | plugins/platforms/(lib)?q(eglfs|linuxfb|vnc|vkkhrdisplay|minimalegl|minimal|direct2d)
    | plugins/imageformats/\w*(pdf|tga|tiff|wbmp|webp|icns)
    | PySide6/(Qt/)?translations/(?!qtbase_(LANGUAGES)\.qm)
    | (^|/)opengl32sw\.dll$
    | matplotlib/mpl-data/(sample_data|images|fonts/afm|fonts/pdfcorefonts)/
    | matplotlib/mpl-data/fonts/ttf/(cm|STIX)\w+\.ttf
    | sklearn/datasets/(data|images|descr)/
    | numba/np/ufunc/(tbb|omp)pool
    | (^|/)include/.*\.h(pp)?$
    | ^(?!(librosa|skimage)/).*\.pyi$  # by theirs, these two find their parts when they are used
    | \.(pxd|pyx|c|cpp|f90|lib)$
    """.replace("LANGUAGES", "|".join(languages())),
    re.VERBOSE | re.IGNORECASE,
)


def is_wanted(destination: str) -> bool:
    """Return whether a file goes into the application, by its place there."""
    return not _UNWANTED.search(destination.replace("\\", "/"))


# Libraries with a stable interface that every desktop has, in the version that fits its drivers,
# fonts and servers; the package for Debian depends on them.
_OF_THE_SYSTEM = re.compile(
    r"""
      lib(X\w+|X11-xcb|xcb|xcb-(glx|randr|render|shape|shm|sync|xfixes|xkb)|xkbcommon(-x11)?
        |fontconfig|freetype|expat|dbus-1|glib-2\.0|gthread-2\.0|pulse|pulsecommon-[\d.]+
        |wayland-\w+|stdc\+\+|gcc_s|mvec|z)
      \.so(\.\d+)*
    """,
    re.VERBOSE,
)
# Opened by name when needed, so nothing links to them.
_OPENED_BY_NAME = re.compile(r"^lib(ssl|crypto|python3[.\d]*)\.so")


def is_of_the_system(destination: str) -> bool:
    """Return whether Linux systems bring a library that PyInstaller would copy from this one."""
    return bool(_OF_THE_SYSTEM.fullmatch(destination))


def needed_binaries(
    entries: list[tuple[str, str, str]], linked: Callable[[str], set[str]]
) -> list[tuple[str, str, str]]:
    """Return the binaries without libraries that only left-out ones needed, and their links.

    Parameters
    ----------
    entries
        Destination, source and kind of each binary (PyInstaller's table of contents).
    linked
        Returns the names of the libraries that a binary links to.
    """
    by_name = {PurePosixPath(place).name: (place, source) for place, source, _ in entries}
    waiting = [name for name, (place, _) in by_name.items() if not _is_shared(place)]
    needed = set(waiting)
    while waiting:
        _, source = by_name[waiting.pop()]
        if not Path(source).is_file():  # a link within the application
            continue
        more = (linked(source) & by_name.keys()) - needed
        needed |= more
        waiting += more
    return [entry for entry in entries if PurePosixPath(entry[0]).name in needed]


def _is_shared(place: str) -> bool:
    """Return whether a file is there only because others link to it."""
    folder, _, name = place.replace("\\", "/").rpartition("/")
    if _OPENED_BY_NAME.match(name):
        return False
    return (folder == "" and ".so" in name and "cpython" not in name and "abi3" not in name) or (
        folder.endswith((".libs", "Qt/lib"))
    )


def shipped_folders() -> dict[str, str]:
    """Return the folders of files that the program reads, and their places: those of the wheel."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    places: dict[str, str] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    return places


def command_modules(root: Path) -> list[str]:
    """Return the modules of the commands, which are imported by name."""
    folder = root / "birdann" / "cli" / "commands"
    return [f"birdann.cli.commands.{path.stem}" for path in sorted(folder.glob("[a-z]*.py"))]


def mac_properties() -> dict[str, object]:
    """Return the property list of the application for macOS."""
    return {
        "CFBundleName": "birdann",
        "CFBundleDisplayName": "birdann",
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "CFBundleExecutable": "birdann-gui",
        "LSMinimumSystemVersion": "13.0",
        "LSApplicationCategoryType": "public.app-category.education",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": (ROOT / "LICENSE").read_text("utf-8").splitlines()[2],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": "org.birdann.project",
                "UTTypeDescription": "birdann project",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["birdann"],
                    "public.mime-type": ["application/x-birdann"],
                },
            }
        ],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "birdann project",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": ["org.birdann.project"],
            }
        ],
    }
