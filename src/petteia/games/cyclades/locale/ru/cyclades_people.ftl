### Персонажи. «Киклады», издание 2009 года, по-русски.

bot-nereus = Нерей
    .about = { temper-dreamy.about }
bot-ianthe = Ианта
    .about = { temper-hasty.about }
bot-lykos = Ликос
    .about = { temper-curious.about } { -style-raider }
bot-melitta = Мелитта
    .about = { temper-steady.about } { -style-builder }
bot-kadmos = Кадм
    .about = { temper-patient.about } { -style-merchant }
bot-themis = Фемида
    .about = { temper-keen.about }
