"""When an action of the Legendary Edition is an answer."""

from __future__ import annotations

from typing import Final

from ...aegean.words import occasions as aegean

OCCASIONS: Final = aegean.OCCASIONS | {
    "claim": "Lands are claimed in the deployment",
    "moor": "A fleet is moored when a land is claimed",
    "station": "Troops are stationed in the deployment, or for the bonus of a metropolis",
    "upkeep": "Creatures are kept or released in the upkeep",
    "walk": "A creature takes its step once its upkeep is paid",
    "post": "A hero is placed when he is recruited",
    "play": "Cards are played that Zeus, the Sphinx or the Chimera offer",
    "put_back": "A card is put back that Zeus has shown",
    "mercenaries": "How many mercenaries go is said when they set out",
    "heroes": "Heroes are chosen when units set out",
    "slay": "Hector slays before a battle in which he defends",
    "reroll": "Croesus re-rolls right after a roll",
    "escape": "Beside Perseus, a troop that was lost may escape",
    "launch": "Fleets are launched for the bonus of a metropolis",
    "blessing": "Cornucopias are placed with Apollo, or for the bonus of a metropolis",
    "victim": "Units are destroyed when the Harpy or the Hydra strikes",
    "giant": "Mercenaries change sides when the Giant is summoned",
    "swap": "Fleets are swapped when the Sylph is summoned",
    "charon": "Heroes are traded when Charon is summoned",
    "exchange": "Priestesses become philosophers when Hector is sacrificed",
    "imitate": "Pandora imitates a hero when she is sacrificed",
}
VERBS: Final = {
    "choose": "choose",
    "offer": "offer",
    "claim": "claim",
    "moor": "moor",
    "station": "station",
    "upkeep": "keep release",
    "walk": "walk_to swim_to stay",
    "done": "done",
    "turn": "build plan forgo recruit_fleet recruit_troop recruit_mercenary recruit_priestess recruit_philosopher "
    "recruit_hero summon look sail_from march_from mobilise sacrifice",
    "post": "post",
    "play": "play",
    "put_back": "put_back",
    "fleets": "fleets",
    "sail_to": "sail_to",
    "troops": "troops",
    "mercenaries": "mercenaries",
    "heroes": "take enough",
    "march_to": "march_to",
    "slay": "slay_troop slay_mercenary",
    "reroll": "roll_again keep_roll",
    "loss": "lose_troop lose_mercenary lose_hero lose_minotaur",
    "escape": "perish escape_to",
    "retreat": "stand retreat_to withdraw_to",
    "give_up": "spend give_up",
    "found": "found shelter",
    "launch": "launch",
    "blessing": "bless_land bless_sea",
    "rob": "rob",
    "victim": "kill_troop kill_mercenary sink",
    "rebuild": "rebuild rebuild_into",
    "giant": "lure settle",
    "fly": "fly",
    "swap": "swap",
    "charon": "trade trade_for",
    "figure": "place_on_land place_at_sea",
    "push": "push_from push_to",
    "exchange": "exchange",
    "imitate": "imitate",
}
OCCASION_OF: Final = aegean.by_verb(VERBS, OCCASIONS)
