"""Sites, their recordings, and seasons."""

from collections.abc import Iterable, Mapping

from birdann.core.ids import RecordingId
from birdann.core.provenance import Provenance
from birdann.core.recording import Season, Site, SiteId
from birdann.store.rows import Removable
from birdann.store.tables.provenance import provenance_pk
from birdann.store.tables.records import Record

_SITE = Record(Site, "site", "a site")
_SEASON = Record(Season, "season", "a season")


class Sites(Removable):
    """Recording sites."""

    _table = "site"

    def all(self) -> list[Site]:
        """Return the sites in order of name."""
        return _SITE.all(self._rows, "WHERE removed = 0 ORDER BY name, id")

    def list_by_recording(self) -> dict[RecordingId, SiteId]:
        """Return the site of each recording, if known."""
        rows = self._rows.all(
            "SELECT recording.id, site.id FROM recording JOIN site ON site.id = recording.site "
            "WHERE recording.removed = 0 AND site.removed = 0"
        )
        return {RecordingId(recording): SiteId(site) for recording, site in rows}

    def put(self, sites: Iterable[Site]) -> None:
        """Add sites; known ones are updated and restored."""
        _SITE.put(self._rows, sites, replaces="id", removed=0)

    def set_sites(self, sites: Mapping[RecordingId, SiteId | None]) -> None:
        """Set the sites of recordings; None: unknown (NotInProjectError for an unknown site)."""
        self._rows.require("site", {site for site in sites.values() if site is not None})
        self._rows.execute_many(
            "UPDATE recording SET site = ? WHERE id = ?",
            [(site, recording) for recording, site in sites.items()],
        )

    def seasons(self) -> list[Season]:
        """Return the seasons in order of their first day."""
        return _SEASON.all(self._rows, "ORDER BY first_day, name")

    def set_seasons(self, seasons: Iterable[Season], made: Provenance) -> None:
        """Replace all seasons."""
        self._rows.execute("DELETE FROM season")
        _SEASON.put(self._rows, seasons, made=provenance_pk(self._rows, made))
