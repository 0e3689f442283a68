"""Sites, and which recordings were made there."""

from collections.abc import Iterable, Mapping

from birdann.core.ids import RecordingId
from birdann.core.recording import Site, SiteId
from birdann.store.errors import absent
from birdann.store.rows import Table
from birdann.store.tables.records import Record

_SITE = Record(Site, "site", "a site")


class Sites(Table):
    """Where recorders stood."""

    def all(self) -> list[Site]:
        """Return the sites in order of name."""
        return _SITE.all(self._rows, "WHERE removed = 0 ORDER BY name, id")

    def of_recordings(self) -> dict[RecordingId, SiteId]:
        """Return where each recording was made of which that is known."""
        rows = self._rows.all(
            "SELECT recording.id, site.id FROM recording JOIN site ON site.id = recording.site "
            "WHERE recording.removed = 0 AND site.removed = 0"
        )
        return {RecordingId(recording): SiteId(site) for recording, site in rows}

    def put(self, sites: Iterable[Site]) -> None:
        """Add sites; one that is known by its id is changed and taken in again."""
        _SITE.put(self._rows, sites, replaces="id", removed=0)

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
