### A szereplők. Cyclades, a 2009-es kiadás, magyarul.

bot-nereus = Néreusz
    .about = { temper-dreamy.about }
bot-ianthe = Ianthé
    .about = { temper-hasty.about }
bot-lykos = Lükosz
    .about = { temper-curious.about } { -style-raider }
bot-melitta = Melitta
    .about = { temper-steady.about } { -style-builder }
bot-kadmos = Kadmosz
    .about = { temper-patient.about } { -style-merchant }
bot-themis = Themisz
    .about = { temper-keen.about }
