"""Actions that look after the project file and its sound files."""

from birdann.gui.actions.project.maintenance_actions import MaintenanceActions
from birdann.gui.actions.project.people_actions import PeopleActions
from birdann.gui.actions.project.sound_places_actions import SoundPlacesActions
from birdann.gui.actions.project.species_actions import SpeciesActions
from birdann.gui.keys.row import Fact, row
from birdann.gui.text.language import mark

_EDIT = (Fact.PROJECT, Fact.WRITABLE)

PROJECT = (
    row(
        "project.copy",
        mark("&Save a copy…"),
        ("Project", 0),
        MaintenanceActions.save_copy,
        "Ctrl+Shift+D",
        icon="copy",
        needs=(Fact.PROJECT, Fact.NOT_WORKING),
        tip=mark("Write the whole project to another file, to keep or to give away"),
    ),
    row(
        "project.blinded",
        mark("Copy &for a second reader…"),
        ("Project", 0),
        PeopleActions.copy_blinded,
        needs=(Fact.PROJECT, Fact.NOT_WORKING),
        tip=mark("Write a copy without your labels, for somebody to judge independently"),
    ),
    row(
        "project.agreement",
        mark("A&greement of readers…"),
        ("Project", 1),
        PeopleActions.agreement,
        needs=(Fact.RECORDINGS,),
        tip=mark("See how far people agree on what segments are: Cohen's kappa of each species"),
    ),
    row(
        "project.restore",
        mark("&Restore from a backup…"),
        ("Project", 0),
        MaintenanceActions.restore,
        icon="undo",
        needs=(*_EDIT, Fact.NOT_WORKING),
        tip=mark("See the backups with their dates, and go back to one"),
    ),
    row(
        "project.relink",
        mark("Find &moved recordings…"),
        ("Project", 1),
        MaintenanceActions.relink,
        icon="search",
        needs=(Fact.RECORDINGS, Fact.NOT_WORKING),
        tip=mark("Find sound files again that were moved or renamed"),
    ),
    row(
        "project.sound",
        mark("Sound in &other folders…"),
        ("Project", 1),
        SoundPlacesActions.ask,
        icon="folder",
        needs=(Fact.RECORDINGS,),
        tip=mark("Say whether sound may be read in folders that somebody else put in the project"),
    ),
    row(
        "project.times",
        mark("&Times of recordings…"),
        ("Project", 1),
        MaintenanceActions.times,
        icon="next",
        needs=(Fact.RECORDINGS,),
        tip=mark("See when recordings began and how that is known; correct clock and time zone"),
    ),
    row(
        "project.species",
        mark("S&pecies…"),
        ("Project", 1),
        SpeciesActions.open,
        icon="tag",
        needs=(Fact.PROJECT,),
        tip=mark("See how often each species is listed and labelled; rename and merge species"),
    ),
    row(
        "project.check",
        mark("&Check and repair…"),
        ("Project", 2),
        MaintenanceActions.check,
        icon="confirm",
        needs=(Fact.PROJECT, Fact.NOT_WORKING),
        tip=mark("Make sure that the project file and all sound files are as they should be"),
    ),
)
