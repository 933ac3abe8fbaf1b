### Postavy. Cyclades: Legendární edice česky.

bot-zephyros = Zefyros
    .about = { temper-dreamy.about }
bot-phaidra = Faidra
    .about = { temper-hasty.about }
bot-orion = Orión
    .about = { temper-curious.about } { -style-merchant }
bot-xanthe = Xanthé
    .about = { temper-steady.about } { -style-builder }
bot-leonidas = Leónidás
    .about = { temper-patient.about } { -style-raider }
bot-kassandra = Kassandra
    .about = { temper-keen.about }
