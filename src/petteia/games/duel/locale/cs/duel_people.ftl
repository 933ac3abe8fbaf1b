### Postavy. 7 Divů světa Duel česky.

bot-daphne = Dafné
    .about = { temper-dreamy.about }
bot-timon = Timón
    .about = { temper-hasty.about }
bot-kleio = Kleió
    .about = { temper-curious.about } { -style-science }
bot-eupalinos = Eupalinos
    .about = { temper-steady.about } { -style-points }
bot-artemisia = Artemisia
    .about = { temper-patient.about } { -style-arms }
bot-archimedes = Archimédés
    .about = { temper-keen.about }

-style-science = Nejraději vítězí vědou.
-style-arms = Nejraději vítězí silou zbraní.
-style-points = Nejraději vítězí na body.
