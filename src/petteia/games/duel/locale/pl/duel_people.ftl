### Postacie. 7 Cudów Świata: Pojedynek po polsku.

bot-daphne = Dafne
    .about = { temper-dreamy.about }
bot-timon = Tymon
    .about = { temper-hasty.about }
bot-kleio = Klio
    .about = { temper-curious.about } { -style-science }
bot-eupalinos = Eupalinos
    .about = { temper-steady.about } { -style-points }
bot-artemisia = Artemizja
    .about = { temper-patient.about } { -style-arms }
bot-archimedes = Archimedes
    .about = { temper-keen.about }

-style-science = Najchętniej wygrywa nauką.
-style-arms = Najchętniej wygrywa siłą oręża.
-style-points = Najchętniej wygrywa na punkty.
