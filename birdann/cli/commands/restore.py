"""``birdann restore``: restore a backup of a project."""

import argparse
import os
from pathlib import Path

from birdann.cli.console import Console


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument(
        "backup", nargs="?", metavar="BACKUP",
        help="its number in the list, or a file (default: the newest)",
    )  # fmt: skip
    parser.add_argument("--list", action="store_true", help="only list the backups")


def run(args: argparse.Namespace, console: Console) -> None:
    """List the backups, or restore one after backing up the present state."""
    from birdann.cli.project import project_path
    from birdann.store.backups import list_backups, restore_backup

    project = Path(os.path.realpath(project_path(args.project)))  # which may be gone
    backups = list_backups(project)
    if args.list:
        for one in backups:
            console.say(
                f"{one.number:5}  {one.made_at.astimezone():%Y-%m-%d %H:%M:%S}  "
                f"{one.occasion:8} {one.size_bytes / 2**20:8.1f} MiB"
            )
        console.result(
            {
                "backups": [
                    {
                        "number": one.number,
                        "made_at": one.made_at.isoformat(),
                        "occasion": one.occasion.value,
                        "size_bytes": one.size_bytes,
                        "path": str(one.path),
                    }
                    for one in backups
                ]
            }
        )
        return
    chosen = _chosen(project, args.backup)
    kept = restore_backup(project, chosen)
    console.say(f"Restored {project} from {chosen.name}.")
    if kept is not None:
        console.say(f"What was there before is kept: {kept}")
    console.result(
        {"project": str(project), "restored": str(chosen), "kept": str(kept) if kept else None}
    )


def _chosen(project: Path, wanted: str | None) -> Path:
    from birdann.core.errors import ProjectFileError
    from birdann.store.backups import BackupReason, backup_folder, list_backups

    backups = list_backups(project)
    if wanted is None:
        # What a restore held out is not what the next one should bring back.
        backups_made = [one for one in backups if one.occasion is not BackupReason.RESTORE]
        if not backups_made:
            raise ProjectFileError(f"There is no backup of {project} in {backup_folder(project)}.")
        return backups_made[0].path
    if wanted.isdecimal():
        numbered = [one for one in backups if one.number == int(wanted)]
        if not numbered:
            raise ProjectFileError(
                f"{project} has no backup {wanted}; birdann restore --list shows those it has."
            )
        return numbered[0].path
    return Path(wanted)
