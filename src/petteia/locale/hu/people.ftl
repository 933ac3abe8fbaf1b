### Emberek és botok: hogy hívják őket, és mit mondanak, magyarul.

guest-trait-bold =
    { $gender ->
       *[m] Merész
    }
guest-trait-calm =
    { $gender ->
       *[m] Nyugodt
    }
guest-trait-cheerful =
    { $gender ->
       *[m] Vidám
    }
guest-trait-clever =
    { $gender ->
       *[m] Okos
    }
guest-trait-curious =
    { $gender ->
       *[m] Kíváncsi
    }
guest-trait-gentle =
    { $gender ->
       *[m] Szelíd
    }
guest-trait-lively =
    { $gender ->
       *[m] Eleven
    }
guest-trait-lucky =
    { $gender ->
       *[m] Szerencsés
    }
guest-trait-nimble =
    { $gender ->
       *[m] Fürge
    }
guest-trait-patient =
    { $gender ->
       *[m] Türelmes
    }
guest-trait-proud =
    { $gender ->
       *[m] Büszke
    }
guest-trait-quiet =
    { $gender ->
       *[m] Csendes
    }
guest-trait-swift =
    { $gender ->
       *[m] Gyors
    }
guest-trait-wise =
    { $gender ->
       *[m] Bölcs
    }
guest-animal-crab = rák
    .gender = m
guest-animal-dolphin = delfin
    .gender = m
guest-animal-falcon = sólyom
    .gender = m
guest-animal-goat = kecske
    .gender = m
guest-animal-gull = sirály
    .gender = m
guest-animal-hare = nyúl
    .gender = m
guest-animal-hedgehog = sün
    .gender = m
guest-animal-heron = kócsag
    .gender = m
guest-animal-lizard = gyík
    .gender = m
guest-animal-octopus = polip
    .gender = m
guest-animal-owl = bagoly
    .gender = m
guest-animal-pelican = pelikán
    .gender = m
guest-animal-seahorse = csikóhal
    .gender = m
guest-animal-seal = fóka
    .gender = m
guest-animal-swallow = fecske
    .gender = m
guest-animal-turtle = teknős
    .gender = m
guest-name = { $trait } { $animal }

temper-dreamy = álmodozó
    .about = Néha nem vesz észre egy-egy jó lépést. Jó az első győzelemhez.
temper-hasty = kapkodó
    .about = Minden lépést csak egyszer néz meg, és azt lépi, ami rögtön megtetszik neki.
temper-curious = kíváncsi
    .about = Kicsit előre gondolkodik, és kipróbálja, amit mások mellőznek.
temper-steady = megfontolt
    .about = Előre gondolkodik, és megbünteti a nyilvánvaló hibákat.
temper-patient = türelmes
    .about = Jól tervez. A tapasztalt játékosoknak is meg kell küzdeniük vele.
temper-keen = éles eszű
    .about = A legerősebb, amit létre tudtunk hozni; nem kapkod.

says-dreamy-hello = Milyen szép nap egy kis játékra!
says-dreamy-won = Ó! Nyertem?
says-dreamy-lost = Te láttad, amit én nem.
says-hasty-hello = Kezdjük? Gyorsan, gyorsan.
says-hasty-won = Ez gyorsan ment.
says-hasty-lost = Talán kétszer is oda kellene néznem.
says-curious-hello = Próbáljunk ki valami újat.
says-curious-won = Szóval így is lehet.
says-curious-lost = Érdekes. Ezt megjegyzem.
says-steady-hello = Jó, hogy itt vagy. Ne siess.
says-steady-won = Szép játék volt. Köszönöm.
says-steady-lost = Szépen játszottál.
says-patient-hello = Ráérek. És te?
says-patient-won = Lassan, de biztosan.
says-patient-lost = Ezt szépen eltervezted.
says-keen-hello = Mutass valamit, amit nem ismerek.
says-keen-won = Szorosabb volt, mint amilyennek látszott.
says-keen-lost = Nincs mit hozzátennem. Mesteri.

people-strength = Erősség: { $strength } / 6
people-player = { $number }. játékos
people-numbered = { $name } ({ $number })
people-your-name = Hogyan szólítsanak a többiek?
people-your-name-about = Csak ha szeretnéd. Legközelebbre is megjegyezzük.
people-call-me = Így szólítsatok
people-phrases = Gyors üzenetek

phrase-hello = Üdv! Sok szerencsét!
phrase-moment = Egy pillanat, kérlek.
phrase-nice = Szép lépés!
phrase-oops = Jaj!
phrase-thanks = Köszönöm a játékot!

people-unread =
    { $number ->
        [one] { $number } új üzenet
       *[other] { $number } új üzenet
    }
