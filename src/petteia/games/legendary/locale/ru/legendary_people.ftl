### Персонажи. «Киклады: Легендарное издание» по-русски.

bot-zephyros = Зефир
    .about = { temper-dreamy.about }
bot-phaidra = Федра
    .about = { temper-hasty.about }
bot-orion = Орион
    .about = { temper-curious.about } { -style-merchant }
bot-xanthe = Ксанта
    .about = { temper-steady.about } { -style-builder }
bot-leonidas = Леонид
    .about = { temper-patient.about } { -style-raider }
bot-kassandra = Кассандра
    .about = { temper-keen.about }
