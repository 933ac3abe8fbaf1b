### Co ukáže odkaz tam, kam ho někdo pošle, česky.

preview-waiting =
    { $names }. { $free ->
        [one] Zbývá jedno volné místo.
        [few] Zbývají { $free } volná místa.
       *[other] Zbývá { $free } volných míst.
    } Otevřete odkaz a přisedněte si.
preview-playing = { $names }. Hra právě probíhá a můžete ji sledovat.
preview-over = { $names }. Přehrajte si hru tah po tahu.
preview-problem = Co byste udělali vy? Jedno rozhodnutí je zřetelně nejlepší. Obtížnost { $rating }.
