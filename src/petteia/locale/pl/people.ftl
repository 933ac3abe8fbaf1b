### Ludzie i boty: jak się nazywają i co mówią, po polsku.

guest-trait-bold =
    { $gender ->
        [f] Śmiała
        [n] Śmiałe
       *[m] Śmiały
    }
guest-trait-calm =
    { $gender ->
        [f] Spokojna
        [n] Spokojne
       *[m] Spokojny
    }
guest-trait-cheerful =
    { $gender ->
        [f] Wesoła
        [n] Wesołe
       *[m] Wesoły
    }
guest-trait-clever =
    { $gender ->
        [f] Sprytna
        [n] Sprytne
       *[m] Sprytny
    }
guest-trait-curious =
    { $gender ->
        [f] Ciekawska
        [n] Ciekawskie
       *[m] Ciekawski
    }
guest-trait-gentle =
    { $gender ->
        [f] Łagodna
        [n] Łagodne
       *[m] Łagodny
    }
guest-trait-lively =
    { $gender ->
        [f] Żwawa
        [n] Żwawe
       *[m] Żwawy
    }
guest-trait-lucky =
    { $gender ->
        [f] Szczęśliwa
        [n] Szczęśliwe
       *[m] Szczęśliwy
    }
guest-trait-nimble =
    { $gender ->
        [f] Zwinna
        [n] Zwinne
       *[m] Zwinny
    }
guest-trait-patient =
    { $gender ->
        [f] Cierpliwa
        [n] Cierpliwe
       *[m] Cierpliwy
    }
guest-trait-proud =
    { $gender ->
        [f] Dumna
        [n] Dumne
       *[m] Dumny
    }
guest-trait-quiet =
    { $gender ->
        [f] Cicha
        [n] Ciche
       *[m] Cichy
    }
guest-trait-swift =
    { $gender ->
        [f] Szybka
        [n] Szybkie
       *[m] Szybki
    }
guest-trait-wise =
    { $gender ->
        [f] Mądra
        [n] Mądre
       *[m] Mądry
    }
guest-animal-crab = krab
    .gender = m
guest-animal-dolphin = delfin
    .gender = m
guest-animal-falcon = sokół
    .gender = m
guest-animal-goat = koza
    .gender = f
guest-animal-gull = mewa
    .gender = f
guest-animal-hare = zając
    .gender = m
guest-animal-hedgehog = jeż
    .gender = m
guest-animal-heron = czapla
    .gender = f
guest-animal-lizard = jaszczurka
    .gender = f
guest-animal-octopus = ośmiornica
    .gender = f
guest-animal-owl = sowa
    .gender = f
guest-animal-pelican = pelikan
    .gender = m
guest-animal-seahorse = konik morski
    .gender = m
guest-animal-seal = foka
    .gender = f
guest-animal-swallow = jaskółka
    .gender = f
guest-animal-turtle = żółw
    .gender = m
guest-name = { $trait } { $animal }

temper-dreamy = marzycielska natura
    .about = Czasem przeoczy dobry ruch. W sam raz na pierwszą wygraną.
temper-hasty = niecierpliwa natura
    .about = Na każdy ruch patrzy tylko raz i gra ten, który od razu wpadnie w oko.
temper-curious = ciekawska natura
    .about = Myśli trochę naprzód i próbuje tego, co inni pomijają.
temper-steady = spokojna natura
    .about = Myśli naprzód i karze oczywiste błędy.
temper-patient = cierpliwa natura
    .about = Dobrze planuje. Nawet doświadczeni gracze muszą się postarać.
temper-keen = bystra natura
    .about = Najsilniejsza gra, na jaką nas stać; bez pośpiechu.

says-dreamy-hello = Jaki piękny dzień na grę.
says-dreamy-won = Och! To moja wygrana?
says-dreamy-lost = Z moich obłoków nie było tego widać.
says-hasty-hello = No to gramy, szybko, szybko.
says-hasty-won = Poszło szybko.
says-hasty-lost = Następnym razem spojrzę dwa razy.
says-curious-hello = Spróbujmy czegoś nowego.
says-curious-won = A więc tak też można.
says-curious-lost = Ciekawe. Zapamiętam to.
says-steady-hello = Miło cię widzieć. Nie spiesz się.
says-steady-won = Dobra gra. Dziękuję.
says-steady-lost = Dobrze zagrane.
says-patient-hello = Mam czas. A ty?
says-patient-won = Kamień po kamieniu.
says-patient-lost = To był piękny plan.
says-keen-hello = Pokaż mi coś, czego nie znam.
says-keen-won = Walka była bardziej wyrównana, niż się wydaje.
says-keen-lost = Nie mam nic do dodania. Mistrzowska gra.

people-strength = Siła { $strength } z 6
people-player = Gracz { $number }
people-numbered = { $name } { $number }
people-your-name = Jak inni mają się do ciebie zwracać?
people-your-name-about = Tylko jeśli chcesz. Zapamiętamy na następny raz.
people-call-me = Tak się do mnie zwracajcie
people-phrases = Szybkie wiadomości

phrase-hello = Cześć! Powodzenia!
phrase-moment = Chwileczkę, proszę.
phrase-nice = Ładny ruch!
phrase-oops = Ojej!
phrase-thanks = Dzięki za grę!

people-unread =
    { $number ->
        [one] { $number } nowa wiadomość
        [few] { $number } nowe wiadomości
       *[many] { $number } nowych wiadomości
    }
