"""What packages say of the program is true, and is said in one place."""

import ast
import importlib.util
import plistlib
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import birdann
from birdann.cli.main import COMMANDS
from birdann.core.resources import languages

ROOT = Path(__file__).resolve().parents[3]
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"


def load(path):
    """Return a packaging script as a module; scripts find each other beside themselves."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(autouse=True)
def beside_each_other(monkeypatch):
    """Let scripts import each other, and forget them afterwards."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(PACKAGING))
    monkeypatch.syspath_prepend(str(LINUX))
    monkeypatch.syspath_prepend(str(PACKAGING / "pyinstaller"))
    yield
    own = {path.stem for path in PACKAGING.rglob("*.py")}
    for name in own & (set(sys.modules) - before):
        del sys.modules[name]


def test_the_version_is_written_in_one_place():
    assert load(PACKAGING / "project.py").version() == birdann.__version__
    holders = [
        path.relative_to(ROOT).as_posix()
        for folder in ("packaging", ".github")
        for path in (ROOT / folder).rglob("*")
        if path.is_file()
        and path.name != "constraints.txt"
        and "__pycache__" not in path.parts
        and f'"{birdann.__version__}"' in path.read_text(encoding="utf-8")
    ]
    assert not holders
    assert "version" in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dynamic"]


def test_the_changelog_tells_of_this_version_and_reads_as_debians():
    changelog = load(PACKAGING / "changelog.py")
    assert changelog.releases()[0].name == birdann.__version__
    assert changelog.releases()[0].changes
    text = changelog.for_debian()
    assert text.startswith(f"birdann ({birdann.__version__}) stable; urgency=medium\n\n  * ")
    assert re.search(r"\n -- [^<]+ <[^>]+>  \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000\n", text)
    assert max(len(line) for line in text.splitlines() if line.startswith("  ")) <= 80


def test_the_manual_page_covers_every_command_and_option():
    man_page = load(PACKAGING / "man_page.py")
    page = man_page.render().replace(r"\-", "-")
    for name in COMMANDS:
        assert f"\n.SS {name}\n" in page
        for action in man_page.command_parser(name)._actions:
            for option in action.option_strings:
                if option not in ("-h", "--help"):
                    section = page.partition(f"\n.SS {name}\n")[2].partition("\n.S")[0]
                    assert rf"\fB{option}\fR" in section, (name, option)


def test_desktop_entry_mime_type_and_component_name_each_other():
    entry = dict(
        line.split("=", 1) for line in (LINUX / "birdann.desktop").read_text().splitlines()[1:]
    )
    namespace = "{http://www.freedesktop.org/standards/shared-mime-info}"
    mime = ET.parse(LINUX / "birdann.mime.xml").find(f"{namespace}mime-type")
    assert entry["MimeType"] == f"{mime.get('type')};"
    assert mime.find(f"{namespace}glob").get("pattern") == "*.birdann"
    assert entry["Exec"].split() == ["birdann-gui", "%f"]

    changelog = load(PACKAGING / "changelog.py")
    text = (LINUX / "birdann.metainfo.xml.in").read_text()
    component = ET.fromstring(text.replace("@RELEASES@", changelog.for_appstream()).encode())
    assert component.find("launchable").text == "birdann.desktop"
    assert component.find("provides/mediatype").text == mime.get("type")
    assert component.find("project_license").text == "BSD-3-Clause"
    assert component.find("releases/release").get("version") == birdann.__version__


def test_a_project_is_known_by_its_first_bytes(tmp_path):
    from birdann.store import Project

    path = tmp_path / "p.birdann"
    Project.create(path).close()
    content = path.read_bytes()
    for match in ET.parse(LINUX / "birdann.mime.xml").iter():
        if match.tag.endswith("}match"):
            offset, value = int(match.get("offset")), match.get("value").encode()
            assert content[offset : offset + len(value)] == value


def test_windows_and_macos_open_projects():
    script = (PACKAGING / "windows" / "birdann.nsi").read_text()
    assert r'"Software\Classes\.birdann" "" "${PROG_ID}"' in script
    assert not re.search(r"\b\d+\.\d+\.\d+\b", script)
    properties = load(PACKAGING / "frozen_contents.py").mac_properties()
    assert plistlib.dumps(properties)
    extensions = properties["UTExportedTypeDeclarations"][0]["UTTypeTagSpecification"]
    assert extensions["public.filename-extension"] == ["birdann"]
    assert plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())


def test_what_is_installed_by_the_windows_installer_is_removed_by_it():
    script = (PACKAGING / "windows" / "birdann.nsi").read_text()
    install, _, uninstall = script.partition('Section "Uninstall"')
    for root in re.findall(r'WriteReg\w+ HKCU "([^"]+)"', install):
        assert f'HKCU "{root}"' in uninstall or any(
            f'DeleteRegKey HKCU "{parent}"' in uninstall
            for parent in (root.rpartition("\\")[0], r"Software\Classes\${PROG_ID}")
        ), root


def test_the_frozen_application_brings_what_the_wheel_brings_and_every_command():
    contents = load(PACKAGING / "frozen_contents.py")
    assert contents.shipped_folders()["resources"] == "birdann/_resources"
    named = set(contents.command_modules(ROOT))
    assert {f"birdann.cli.commands.{module}" for module in COMMANDS.values()} <= named


@pytest.mark.parametrize(
    "path",
    [
        "birdann/_resources/icons/birdann.svg",
        "birdann/_resources/docs/manual/lists.md",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/translations/qtbase_pt_BR.qm",
        "matplotlib/mpl-data/fonts/ttf/DejaVuSans.ttf",
        "scipy/special/_ufuncs.so",
        "numpy/testing/__init__.py.so",
        "skimage/measure/__init__.pyi",
        r"librosa\core\__init__.pyi",
    ],
)
def test_what_is_needed_goes_in(path):
    assert load(PACKAGING / "frozen_contents.py").is_wanted(path)


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
        r"PySide6\plugins\multimedia\ffmpegmediaplugin.dll",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml",
        "PySide6/Qt/translations/designer_de.qm",
        "PySide6/Qt/translations/qt_de.qm",
        "PySide6/Qt/translations/qtbase_ko.qm",
        "scipy/stats/tests/data/levy.npz",
        "sklearn/datasets/data/iris.csv",
        "numpy/__init__.pyi",
    ],
)
def test_what_is_not_needed_stays_out(path):
    assert not load(PACKAGING / "frozen_contents.py").is_wanted(path)


def test_no_part_of_scikit_image_that_is_used_stays_out(tmp_path):
    """What it loads by itself is loaded by name, when it is used."""
    probe = """
import sys, numpy as np
from birdann.core.geometry import Grid
from birdann.gui.spectrogram.pointer import stroke_mask
from birdann.report.spectrogram_figure import _outline, DrawnSegment
from birdann.segmentation.components import component_extents, large_components
is_call = np.zeros((40, 40), bool)
is_call[3:30, 4:30] = is_call[20:36, 20:36] = True
grid = Grid(hop_s=0.01, bin_hz=50.0)
assert len(component_extents(is_call)) == 1
[mask] = large_components(is_call, grid, 0)
assert _outline(DrawnSegment(name="", box=mask.box(), mask=mask))
assert stroke_mask([(0.1, 500.0), (0.3, 900.0)], 0.05, 200.0, grid)
print(*sys.modules)
"""
    ran = subprocess.run(
        [sys.executable, "-c", probe], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    loaded = set(ran.stdout.split())
    assert "skimage.measure" in loaded
    assert not loaded & set(load(PACKAGING / "frozen_contents.py").EXCLUDED_MODULES)


def test_libraries_that_only_left_out_files_needed_stay_out():
    contents = load(PACKAGING / "frozen_contents.py")
    entries = [
        ("numpy/core.cpython-311.so", __file__, "EXTENSION"),
        ("numpy.libs/libblas-1.so", str(LINUX / "tree.py"), "BINARY"),
        ("libblas-1.so", "numpy.libs/libblas-1.so", "SYMLINK"),
        ("libgtk.so.3", str(LINUX / "make_deb.py"), "BINARY"),
        ("libssl.so.3", str(LINUX / "dependencies.py"), "BINARY"),
    ]
    links = {__file__: {"libblas-1.so", "libc.so.6"}}
    kept = contents.needed_binaries(entries, lambda path: links.get(path, set()))
    assert [entry[0] for entry in kept] == [
        "numpy/core.cpython-311.so", "numpy.libs/libblas-1.so", "libblas-1.so", "libssl.so.3"
    ]  # fmt: skip


def test_every_module_with_kernels_is_known_to_the_build():
    kernels = load(PACKAGING / "kernels.py")
    known = kernels.compiled_functions()
    decorated = {
        f"{'.'.join(path.relative_to(ROOT).with_suffix('').parts)}.{node.name}"
        for path in (ROOT / "birdann").rglob("*.py")
        if "njit" in (text := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef)
        and any("njit" in ast.unparse(decorator) for decorator in node.decorator_list)
    }
    assert known == decorated
    assert len(known) > 60
    assert kernels.build_stamp().startswith(f"{birdann.__version__}-")


def test_the_workflow_calls_scripts_that_exist():
    text = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    scripts = set(re.findall(r"packaging/[\w./-]+\.(?:py|sh|desktop)\b", text))
    assert len(scripts) >= 7
    assert not [name for name in scripts if not (ROOT / name).is_file()]
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"run: make ([a-z-]+)", text)) <= targets
    # Actions are pinned by hash, with the version beside it for readers.
    for use in re.findall(r"uses: (.*)", text):
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+", use), use


def test_the_application_menu_speaks_every_language():
    entry = (ROOT / "packaging/linux/birdann.desktop").read_text(encoding="utf-8")
    metainfo = (ROOT / "packaging/linux/birdann.metainfo.xml.in").read_text(encoding="utf-8")
    for language in languages()[1:]:
        assert f"\nComment[{language}]=" in entry
        assert f"\nGenericName[{language}]=" in entry
        assert f"<lang>{language}</lang>" in metainfo
        assert f'<summary xml:lang="{language.replace("_", "-")}">' in metainfo
