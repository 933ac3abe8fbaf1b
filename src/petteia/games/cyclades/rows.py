"""What players and chance are asked, in the order of a cycle, and what they can answer. Their numbers are in
`rules/questions.py` and `rules/actions.py`: `python tools/number_rows.py` writes them."""

from __future__ import annotations

from typing import Final

from ...core.contract.rows import Question
from ..aegean.rules.verbs import Verb

# fmt: off
QUESTIONS: Final = (
    #        name               asked of      rule      what to do
    Question("which_god",       "bidder",     "C7.1",   "choose a god for your marker", settled=True),
    Question("how_much",        "bidder",     "C7.2",   "say how much you offer", settled=True),
    Question("turn",            "turn",       "C8.2",
             "take an action of your god, summon a creature, or end your turn", settled=True),
    Question("how_many_fleets", "turn",       "C9.10",  "say how many fleets sail on"),
    Question("sail_where",      "turn",       "C9.10",  "say where the fleets sail"),
    Question("how_many_troops", "turn",       "C9.15",  "say how many troops go"),
    Question("march_where",     "turn",       "C9.15",  "say where the troops go"),
    Question("retreat",         "retreating", "C13.3",  "stand or retreat"),
    Question("lose_what",       "defender",   "C10.20", "lose a troop or the Minotaur"),
    Question("give_up_what",    "turn",       "C11.1",  "give up a building for the metropolis"),
    Question("found_where",     "turn",       "C11.4",  "choose the site of the metropolis"),
    Question("marker_where",    "turn",       "C14.2",  "lay the prosperity marker on an island", settled=True),
    Question("which_temple",    "turn",       "C10.2",  "choose the island whose temple lowers the price"),
    Question("rob_whom",        "turn",       "C10.6",  "choose whom the creature robs"),
    Question("lure_where",      "turn",       "C10.8",  "choose the fleet that the Mermaid sends home"),
    Question("replace_from",    "turn",       "C10.8",  "choose the fleet that takes its place"),
    Question("fly_from",        "turn",       "C10.9",  "choose the island from which Pegasus carries troops"),
    Question("crush_what",      "turn",       "C10.10", "choose the building that the Giant destroys"),
    Question("copy_what",       "turn",       "C10.11", "choose the creature that the Chimera copies"),
    Question("rebuild_what",    "turn",       "C10.12", "choose the building that the Cyclops turns"),
    Question("rebuild_as",      "turn",       "C10.12", "choose what it becomes"),
    Question("sell_what",       "turn",       "C10.13", "sell to the Sphinx, or say that it is enough"),
    Question("breeze",          "turn",       "C10.14", "choose fleets for the Sylph, or say that it is enough"),
    Question("snatch_where",    "turn",       "C10.15", "choose the island where the Harpy snatches a troop"),
    Question("kraken_where",    "turn",       "C10.17", "put the Kraken on a sea space"),
    Question("kraken_walk",     "turn",       "C10.17", "move the Kraken on, or say that it is enough"),
    Question("figure_where",    "turn",       "C10.18", "put the figure on an island"),
    Question("push_from",       "turn",       "C10.23", "say which fleets Polyphemus pushes first"),
    Question("push_where",      "turn",       "C10.23", "say where Polyphemus pushes the fleets"),
    Question("over",            "nobody",     "C15.1",  "the game is over"),
    # asked of chance
    Question("turn_order",      "chance",     "C1.6",   "whose marker is next in turn order"),
    Question("creature",        "chance",     "C4.5",   "which creature is shown"),
    Question("god",             "chance",     "C5.1",   "which god is in the next row"),
    Question("attack_roll",     "chance",     "C13.1",  "what the attacker rolls"),
    Question("defence_roll",    "chance",     "C13.1",  "what the defender rolls"),
)

VERBS: Final = (
    #    name                   words                   about       chapter     answers
    Verb("choose",              "choose",               "god",      "turn",     "which_god"),
    Verb("offer",               "offer",                "amount",   "turn",     "how_much"),
    Verb("done",                "done",                 "",         "turn",     "turn"),
    Verb("recruit_fleet",       "recruit fleet",        "sea",      "turn",     "turn"),
    Verb("recruit_troop",       "recruit troop",        "island",   "turn",     "turn"),
    Verb("recruit_priest",      "recruit priest",       "",         "turn",     "turn"),
    Verb("recruit_philosopher", "recruit philosopher",  "",         "turn",     "turn"),
    Verb("build",               "build",                "slot",     "turn",     "turn"),
    Verb("summon",              "summon",               "creature", "turn",     "turn"),
    Verb("exchange",            "exchange",             "creature", "turn",     "turn"),
    Verb("sail_from",           "sail from",            "sea",      "turn",     "turn breeze push_from"),
    Verb("march_from",          "march from",           "island",   "turn",     "turn"),
    Verb("fleets",              "fleets",               "number",   "move",     "how_many_fleets"),
    Verb("sail_to",             "sail to",              "sea",      "move",     "sail_where"),
    Verb("anchor",              "anchor",               "",         "move",     "how_many_fleets sail_where"),
    Verb("troops",              "troops",               "number",   "move",     "how_many_troops"),
    Verb("march_to",            "march to",             "island",   "move",     "march_where"),
    Verb("stand",               "stand",                "",         "move",     "retreat"),
    Verb("retreat_to",          "retreat to",           "island",   "move",     "retreat"),
    Verb("withdraw_to",         "withdraw to",          "sea",      "move",     "retreat"),
    Verb("lose_troop",          "lose troop",           "",         "move",     "lose_what"),
    Verb("lose_minotaur",       "lose minotaur",        "",         "move",     "lose_what"),
    Verb("give_up",             "give up",              "slot",     "founding", "give_up_what"),
    Verb("found",               "found on",             "island",   "founding", "found_where"),
    Verb("bless",               "bless",                "island",   "founding", "marker_where"),
    Verb("use_temple",          "use temple on",        "island",   "founding", "which_temple"),
    Verb("rob",                 "rob",                  "seat",     "power",    "rob_whom"),
    Verb("lure",                "lure",                 "sea",      "power",    "lure_where"),
    Verb("replace",             "replace from",         "sea",      "power",    "replace_from"),
    Verb("fly",                 "fly from",             "island",   "power",    "fly_from"),
    Verb("crush",               "crush",                "slot",     "power",    "crush_what"),
    Verb("copy",                "copy",                 "creature", "power",    "copy_what"),
    Verb("rebuild",             "rebuild",              "slot",     "power",    "rebuild_what"),
    Verb("rebuild_into",        "rebuild as",           "building", "power",    "rebuild_as"),
    Verb("sell_fleet",          "sell fleet",           "sea",      "power",    "sell_what"),
    Verb("sell_troop",          "sell troop",           "island",   "power",    "sell_what"),
    Verb("sell_priest",         "sell priest",          "",         "power",    "sell_what"),
    Verb("sell_philosopher",    "sell philosopher",     "",         "power",    "sell_what"),
    Verb("enough",              "enough",               "",         "power",    "sell_what breeze kraken_walk"),
    Verb("snatch",              "snatch from",          "island",   "power",    "snatch_where"),
    Verb("emerge",              "emerge at",            "sea",      "power",    "kraken_where"),
    Verb("swim",                "swim to",              "sea",      "power",    "kraken_walk"),
    Verb("settle",              "settle on",            "island",   "power",    "figure_where"),
    Verb("push",                "push to",              "sea",      "power",    "push_where"),
    # chance
    Verb("marker",              "marker",               "seat",     "chance",   "turn_order"),
    Verb("show",                "show",                 "creature", "chance",   "creature"),
    Verb("reveal",              "reveal",               "god",      "chance",   "god"),
    Verb("attack_die",          "attack",               "pips",     "chance",   "attack_roll"),
    Verb("defence_die",         "defence",              "pips",     "chance",   "defence_roll"),
)
# fmt: on
