"""Sites, and which recordings were made there."""

from collections.abc import Iterable, Mapping

from birdann.core.ids import RecordingId
from birdann.core.recording import Site, SiteId
from birdann.store.errors import absent
from birdann.store.rows import Table

_COLUMNS = "id, name, latitude_deg, longitude_deg, elevation_m, note"


class Sites(Table):
    """Where recorders stood."""

    def all(self) -> list[Site]:
        """Return the sites in order of name."""
        rows = self._rows.all(f"SELECT {_COLUMNS} FROM site WHERE removed = 0 ORDER BY name, id")
        with self._rows.decoding("a site"):
            return [
                Site(
                    id=SiteId(key),
                    name=name,
                    latitude_deg=latitude_deg,
                    longitude_deg=longitude_deg,
                    elevation_m=elevation_m,
                    note=note,
                )
                for key, name, latitude_deg, longitude_deg, elevation_m, note in rows
            ]

    def of_recordings(self) -> dict[RecordingId, SiteId]:
        """Return where each recording was made of which that is known."""
        rows = self._rows.all(
            "SELECT recording.id, site.id FROM recording JOIN site ON site.id = recording.site "
            "WHERE recording.removed = 0 AND site.removed = 0"
        )
        return {RecordingId(recording): SiteId(site) for recording, site in rows}

    def put(self, sites: Iterable[Site]) -> None:
        """Add sites; one that is known by its id is changed and taken in again."""
        self._rows.execute_many(
            f"INSERT INTO site ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET removed = 0, name = excluded.name, "
            "latitude_deg = excluded.latitude_deg, longitude_deg = excluded.longitude_deg, "
            "elevation_m = excluded.elevation_m, note = excluded.note",
            [
                (s.id, s.name, s.latitude_deg, s.longitude_deg, s.elevation_m, s.note)
                for s in sites
            ],
        )

    def set_removed(self, ids: Iterable[SiteId], removed: bool) -> None:
        """Take sites out of use, or back in."""
        self._rows.flag("UPDATE site SET removed = ? WHERE id = ?", ids, removed)

    def place(self, sites: Mapping[RecordingId, SiteId | None]) -> None:
        """Say where recordings were made; None: unknown.

        Raises
        ------
        NotInProjectError
            If a site was never here.
        """
        known = {key for (key,) in self._rows.all("SELECT id FROM site")}
        for site in sites.values():
            if site is not None and site not in known:
                raise absent(self._rows.path, "site", site)
        self._rows.execute_many(
            "UPDATE recording SET site = ? WHERE id = ?",
            [(site, recording) for recording, site in sites.items()],
        )
