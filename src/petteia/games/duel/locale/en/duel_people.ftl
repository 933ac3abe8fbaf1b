### The characters. 7 Wonders Duel in English.

bot-daphne = Daphne
    .about = { temper-dreamy.about }
bot-timon = Timon
    .about = { temper-hasty.about }
bot-kleio = Kleio
    .about = { temper-curious.about } { -style-science }
bot-eupalinos = Eupalinos
    .about = { temper-steady.about } { -style-points }
bot-artemisia = Artemisia
    .about = { temper-patient.about } { -style-arms }
bot-archimedes = Archimedes
    .about = { temper-keen.about }

-style-science = Would rather win by science.
-style-arms = Would rather win by arms.
-style-points = Would rather win on points.
