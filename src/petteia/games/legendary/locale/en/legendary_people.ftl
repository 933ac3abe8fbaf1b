### The characters. Cyclades Legendary Edition in English.

bot-zephyros = Zephyros
    .about = { temper-dreamy.about }
bot-phaidra = Phaidra
    .about = { temper-hasty.about }
bot-orion = Orion
    .about = { temper-curious.about } { -style-merchant }
bot-xanthe = Xanthe
    .about = { temper-steady.about } { -style-builder }
bot-leonidas = Leonidas
    .about = { temper-patient.about } { -style-raider }
bot-kassandra = Kassandra
    .about = { temper-keen.about }
