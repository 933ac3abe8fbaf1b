### Персонажи. «7 Чудес: Дуэль» по-русски.

bot-daphne = Дафна
    .about = { temper-dreamy.about }
bot-timon = Тимон
    .about = { temper-hasty.about }
bot-kleio = Клио
    .about = { temper-curious.about } { -style-science }
bot-eupalinos = Эвпалин
    .about = { temper-steady.about } { -style-points }
bot-artemisia = Артемизия
    .about = { temper-patient.about } { -style-arms }
bot-archimedes = Архимед
    .about = { temper-keen.about }

-style-science = Охотнее всего побеждает наукой.
-style-arms = Охотнее всего побеждает силой оружия.
-style-points = Охотнее всего побеждает по очкам.
