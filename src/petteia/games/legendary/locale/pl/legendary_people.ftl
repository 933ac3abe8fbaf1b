### Postacie. Cyklady: Edycja legendarna po polsku.

bot-zephyros = Zefir
    .about = { temper-dreamy.about }
bot-phaidra = Fedra
    .about = { temper-hasty.about }
bot-orion = Orion
    .about = { temper-curious.about } { -style-merchant }
bot-xanthe = Ksante
    .about = { temper-steady.about } { -style-builder }
bot-leonidas = Leonidas
    .about = { temper-patient.about } { -style-raider }
bot-kassandra = Kasandra
    .about = { temper-keen.about }
