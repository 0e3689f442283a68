"""Which recordings are those of the files that a table names."""

from birdann.app.exchange.file_matching import match_files
from birdann.formats.file_labels import FileLabels


def test_spaces_behind_commas_make_no_other_file(factory):
    recordings = [factory.recording(f"Smith, {name}/a.wav") for name in ("John", "Jane")]
    matches = match_files([FileLabels("/data/Smith,John/a.wav", 1)], recordings)
    assert list(matches.found) == [recordings[0].id]


def test_of_names_that_differ_in_capitals_or_accents_the_equal_one_is_meant(factory):
    names = ["n/UP.wav", "n/up.wav", "n/e\u0301.wav", "n/\xe9.wav"]
    recordings = [factory.recording(name) for name in names]
    other_sites = [factory.recording("north/a.wav"), factory.recording("south/A.wav")]
    rows = [FileLabels(name, 0) for name in (*names, "n/Up.wav", "a.wav")]
    matches = match_files(rows, recordings + other_sites)
    assert {r.path: matches.found[r.id][0].file for r in recordings} == {n: n for n in names}
    assert [name for name, _ in matches.ambiguous] == ["n/Up.wav", "a.wav"]
