### Postavy. Cyclades, vydání z roku 2009, česky.

bot-nereus = Néreus
    .about = { temper-dreamy.about }
bot-ianthe = Ianthé
    .about = { temper-hasty.about }
bot-lykos = Lykos
    .about = { temper-curious.about } { -style-raider }
bot-melitta = Melitta
    .about = { temper-steady.about } { -style-builder }
bot-kadmos = Kadmos
    .about = { temper-patient.about } { -style-merchant }
bot-themis = Themis
    .about = { temper-keen.about }
