### A szereplők. 7 Csoda: Párbaj magyarul.

bot-daphne = Daphné
    .about = { temper-dreamy.about }
bot-timon = Timón
    .about = { temper-hasty.about }
bot-kleio = Kleió
    .about = { temper-curious.about } { -style-science }
bot-eupalinos = Eupalinosz
    .about = { temper-steady.about } { -style-points }
bot-artemisia = Artemiszia
    .about = { temper-patient.about } { -style-arms }
bot-archimedes = Arkhimédész
    .about = { temper-keen.about }

-style-science = Legszívesebben tudománnyal győz.
-style-arms = Legszívesebben fegyverrel győz.
-style-points = Legszívesebben pontozással győz.
