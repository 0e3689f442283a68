import pytest

from birdann.core.errors import NotInProjectError
from birdann.core.ids import new_id
from birdann.core.recording import Site, SiteId


def site(name, **values):
    return Site(id=SiteId(new_id()), name=name, **values)


def test_sites_come_back_in_order_of_name(project, known):
    oak = site("Oak", latitude_deg=52.5, longitude_deg=-13.25, elevation_m=34.0, note="by a road")
    bog = site("Bog")
    with project.transaction("place") as tx:
        tx.sites.put([oak, bog])
        tx.sites.set_sites({known.recording.id: oak.id})
    assert project.sites.all() == [bog, oak]
    assert project.sites.list_by_recording() == {known.recording.id: oak.id}
    with project.transaction("unplace") as tx:
        tx.sites.set_sites({known.recording.id: None})
        tx.sites.remove([bog.id])
    assert project.sites.list_by_recording() == {}
    assert project.sites.all() == [oak]
    with project.transaction("back, under another name") as tx:
        tx.sites.put([Site(id=bog.id, name="Fen")])
    assert [item.name for item in project.sites.all()] == ["Fen", "Oak"]


def test_a_recording_is_not_placed_nowhere(project, known):
    with pytest.raises(NotInProjectError, match="site"), project.transaction("place") as tx:
        tx.sites.set_sites({known.recording.id: SiteId(7)})


@pytest.mark.parametrize(
    "values",
    [
        {"latitude_deg": 1.0},
        {"latitude_deg": 91.0, "longitude_deg": 0.0},
        {"latitude_deg": 0.0, "longitude_deg": 181.0},
    ],
)
def test_a_place_on_no_map_is_none(values):
    with pytest.raises(ValueError, match="itude"):
        site("Oak", **values)
