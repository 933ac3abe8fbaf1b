### Postacie. Cyklady, wydanie z 2009 roku, po polsku.

bot-nereus = Nereusz
    .about = { temper-dreamy.about }
bot-ianthe = Jante
    .about = { temper-hasty.about }
bot-lykos = Lykos
    .about = { temper-curious.about } { -style-raider }
bot-melitta = Melita
    .about = { temper-steady.about } { -style-builder }
bot-kadmos = Kadmos
    .about = { temper-patient.about } { -style-merchant }
bot-themis = Temida
    .about = { temper-keen.about }
