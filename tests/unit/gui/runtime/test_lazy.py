"""Modules that are imported when they are used."""

import sys
import threading

import pytest

from birdann.gui.runtime.lazy import lazy_imports


@pytest.fixture
def late(tmp_path, monkeypatch):
    """A module that was not imported before."""
    (tmp_path / "late_package").mkdir()
    (tmp_path / "late_package" / "__init__.py").touch()
    (tmp_path / "late_package" / "late.py").write_text("answer = 42\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield "late_package.late"
    for name in ("late_package.late", "late_package"):
        sys.modules.pop(name, None)


def test_a_module_is_imported_when_it_is_used(late):
    with lazy_imports():
        from late_package import late as module
    assert late not in sys.modules
    assert module.answer == 42
    assert late in sys.modules
    with pytest.raises(AttributeError):
        _ = module.question


def test_other_threads_import_at_once_meanwhile_and_all_do_afterwards(late):
    def import_it():
        import late_package.late  # noqa: F401

    with lazy_imports():
        thread = threading.Thread(target=import_it)
        thread.start()
        thread.join()
        assert late in sys.modules
    from late_package import late as module

    assert module is sys.modules[late]
