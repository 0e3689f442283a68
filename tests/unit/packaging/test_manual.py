"""The manual: true to the program, whole, and without a broken link."""

import ast
import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

from birdann.cli.main import COMMANDS, main_parser
from birdann.gui.help.browser import Slugs, resolve_link
from birdann.gui.help.pages import PAGE_OF_WIDGET, all_pages, contents

pytestmark = pytest.mark.usefixtures("no_search_for_garbage")

ROOT = Path(__file__).resolve().parents[3]
DOCS = ROOT / "docs"
LINK = re.compile(r"(!?)\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def load_script(name):
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging/manual" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def prose(path):
    return FENCE.sub("", path.read_text(encoding="utf-8"))


def headings(path):
    slugs = Slugs()
    return {
        slugs.of(found[1].replace("`", ""))
        for found in re.finditer(r"^#{1,6}\s+(.*?)\s*$", prose(path), re.MULTILINE)
    }


ANCHORS = {page.relative_to(DOCS).as_posix(): headings(page) for page in DOCS.rglob("*.md")}


@pytest.mark.parametrize("name", ["command-line.md", "keys.md", "formats.md", "messages.md"])
def test_pages_that_the_program_knows_best_are_up_to_date(name):
    written = load_script("pages").PAGES[name]()
    shown = (DOCS / "manual" / name).read_text(encoding="utf-8")
    assert shown == written, f"{name} is out of date: make manual"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_option_is_described(command, capsys):
    page = (DOCS / "manual" / "command-line.md").read_text(encoding="utf-8")
    section = page.split(f"\n## birdann {command}\n")[1].split("\n## ")[0]
    parser = main_parser(command)
    with pytest.raises(SystemExit):
        parser.parse_args([command, "--help"])
    options = set(re.findall(r"^ +(--[a-z][\w-]*)", capsys.readouterr().out, re.MULTILINE))
    assert {"--json", "--quiet"} <= options
    shared = {option for option in options if f"| `{option}" in page}
    assert not {option for option in options - shared if f"* `{option}" not in section}
    assert not {option for option in shared - {"--json", "--quiet"} if option not in section}


def test_every_error_of_the_users_world_has_a_place():
    from birdann.core import errors

    pages = load_script("pages")
    for name, one in vars(errors).items():
        if isinstance(one, type) and issubclass(one, errors.BirdannError):
            assert name == "BirdannError" or pages.group_of(name) in pages._GROUPS, name
    assert pages.group_of("ValueError") is None


def test_messages_are_found_in_every_form():
    source = (
        "raise AudioError(f'{self.path} has no channel {n + 1}; '\n    f'it has {info.channels}.')"
    )
    assert list(load_script("pages").messages_in(ast.parse(source))) == [
        ("AudioError", "‹path› has no channel ‹n›; it has ‹channels›.")
    ]


@pytest.mark.parametrize("page", [*ANCHORS, "../README.md", "../CONTRIBUTING.md"])
def test_links_and_pictures_lead_somewhere(page):
    broken = []
    for _, link in LINK.findall(prose(DOCS / page)):
        if link.startswith(("http://", "https://", "mailto:")):
            continue
        target, anchor = resolve_link(page, link)
        exists = (DOCS / target).exists()
        if not exists or (anchor and anchor not in ANCHORS[target]):
            broken.append(link)
    assert not broken


def test_every_picture_is_shown_and_small():
    shown = {
        resolve_link(page, link)[0]
        for page in ANCHORS
        for is_picture, link in LINK.findall(prose(DOCS / page))
        if is_picture
    }
    for path in (DOCS / "images").iterdir():
        assert f"images/{path.name}" in shown
        assert path.stat().st_size < 250_000, path.name


def test_the_script_of_pictures_knows_the_window_and_draws_every_picture():
    from birdann.gui.main_window import ACTIONS
    from birdann.gui.style.dock_layout import DOCK_AREAS as DOCKS

    tree = ast.parse((ROOT / "packaging/manual/pictures.py").read_text(encoding="utf-8"))
    said = {"do": set(), "dock": set(), "take": set()}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            first = node.args[0]
            if node.func.attr in said and isinstance(first, ast.Constant):
                said[node.func.attr].add(first.value)
    assert said["do"] <= {action.id for action in ACTIONS}
    assert said["dock"] <= set(DOCKS)
    drawn = {f"{name}.png" for name in said["take"]} | {"figure.png"}
    measured = {path.name for path in (DOCS / "images").glob("calibration-*.png")}
    page = (DOCS / "lab/calibration.md").read_text(encoding="utf-8")  # names their command
    assert all(f"(../images/{name})" in page for name in measured)
    assert drawn | measured == {path.name for path in (DOCS / "images").iterdir()}


def test_every_page_can_be_reached():
    assert set(all_pages()) == set(ANCHORS)


def test_places_exist():
    for place in PAGE_OF_WIDGET.values():
        page, _, anchor = place.partition("#")
        assert page in all_pages()
        assert not anchor or anchor in ANCHORS[page], place


def test_the_citation_is_of_this_version():
    import birdann

    yaml = pytest.importorskip("yaml")
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == birdann.__version__
    assert citation["license"] == "BSD-3-Clause"
    titles = {reference["title"] for reference in citation["references"]}
    assert all(title in (ROOT / "README.md").read_text(encoding="utf-8") for title in titles)


def test_contents_are_those_of_the_site():
    yaml = pytest.importorskip("yaml")
    site = yaml.safe_load((DOCS / "nav.yml").read_text(encoding="utf-8"))
    nav = [(title, pages) for section in site["nav"] for title, pages in section.items()]
    assert nav == [(title, [{p.title: p.path} for p in pages]) for title, pages in contents()]


def test_headings_have_the_names_that_the_site_gives_them():
    markdown = pytest.importorskip("markdown")
    for page in sorted(ANCHORS):
        renderer = markdown.Markdown(extensions=["toc", "fenced_code", "tables"])
        html = renderer.convert((DOCS / page).read_text(encoding="utf-8"))
        assert set(re.findall(r'<h[1-6] id="([^"]*)"', html)) == ANCHORS[page], page


def test_the_site_builds_without_a_warning(tmp_path):
    pytest.importorskip("mkdocs")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    pages = list(tmp_path.rglob("*.html"))
    assert len(pages) >= len(all_pages())
    for page in pages:
        sources = re.findall(
            r'<(?:script|link|img)[^>]+(?:src|href)="(https?:[^"]+)"', page.read_text()
        )
        assert not sources, f"{page.name} needs the network: {sources}"


def test_the_python_page_runs(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    page = (DOCS / "manual" / "python.md").read_text(encoding="utf-8")
    names = {}
    for number, code in enumerate(
        re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    ):
        exec(compile(code, f"python.md, example {number + 1}", "exec"), names)
    said = capsys.readouterr().out
    assert "6 recordings, 6 lists" in said
    assert "1 corrected" in said
    assert "100% right, from lists alone" in said
