### The characters. Cyclades, the edition of 2009, in English.

bot-nereus = Nereus
    .about = { temper-dreamy.about }
bot-ianthe = Ianthe
    .about = { temper-hasty.about }
bot-lykos = Lykos
    .about = { temper-curious.about } { -style-raider }
bot-melitta = Melitta
    .about = { temper-steady.about } { -style-builder }
bot-kadmos = Kadmos
    .about = { temper-patient.about } { -style-merchant }
bot-themis = Themis
    .about = { temper-keen.about }
