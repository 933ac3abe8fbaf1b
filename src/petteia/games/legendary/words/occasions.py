"""When an action of the Legendary Edition is an answer."""

from __future__ import annotations

from typing import Final

from ...aegean.words import occasions as aegean

OCCASIONS: Final = aegean.OCCASIONS | {
    "claim": "You claim lands in the deployment",
    "moor": "You moor a fleet when you claim a land",
    "station": "You station troops in the deployment, or for the bonus of a metropolis",
    "upkeep": "You keep or release creatures in the upkeep",
    "walk": "A creature takes its step once its upkeep is paid",
    "post": "You place a hero when you recruit one",
    "play": "You play cards that Zeus, the Sphinx or the Chimera offer",
    "put_back": "You put back a card that Zeus has shown you",
    "mercenaries": "You say how many mercenaries go when they set out",
    "heroes": "You choose heroes when units set out",
    "slay": "Hector slays before a battle in which he defends",
    "reroll": "You pay Croesus for another roll right after a roll",
    "escape": "Beside Perseus, a troop that would be lost may escape",
    "launch": "You launch fleets for the bonus of a metropolis",
    "blessing": "You place cornucopias with Apollo, or for the bonus of a metropolis",
    "victim": "You destroy units when the Harpy or the Hydra strikes",
    "giant": "You win mercenaries over when you summon the Giant",
    "swap": "You swap fleets when you summon the Sylph",
    "charon": "You trade heroes when you summon Charon",
    "exchange": "Priestesses become philosophers when you sacrifice Hector",
    "imitate": "Pandora imitates a hero when you sacrifice her",
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
