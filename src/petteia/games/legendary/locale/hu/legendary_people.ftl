### A szereplők. Cyclades: Legendás kiadás magyarul.

bot-zephyros = Zephürosz
    .about = { temper-dreamy.about }
bot-phaidra = Phaidra
    .about = { temper-hasty.about }
bot-orion = Órión
    .about = { temper-curious.about } { -style-merchant }
bot-xanthe = Xanthé
    .about = { temper-steady.about } { -style-builder }
bot-leonidas = Leónidasz
    .about = { temper-patient.about } { -style-raider }
bot-kassandra = Kasszandra
    .about = { temper-keen.about }
