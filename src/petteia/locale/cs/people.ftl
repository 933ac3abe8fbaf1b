### Lidé a boti: jak se jmenují a co říkají, česky.

guest-trait-bold =
    { $gender ->
        [f] Smělá
        [n] Smělé
       *[m] Smělý
    }
guest-trait-calm =
    { $gender ->
        [f] Klidná
        [n] Klidné
       *[m] Klidný
    }
guest-trait-cheerful =
    { $gender ->
        [f] Veselá
        [n] Veselé
       *[m] Veselý
    }
guest-trait-clever =
    { $gender ->
        [f] Chytrá
        [n] Chytré
       *[m] Chytrý
    }
guest-trait-curious =
    { $gender ->
        [f] Zvědavá
        [n] Zvědavé
       *[m] Zvědavý
    }
guest-trait-gentle =
    { $gender ->
        [f] Něžná
        [n] Něžné
       *[m] Něžný
    }
guest-trait-lively =
    { $gender ->
        [f] Čilá
        [n] Čilé
       *[m] Čilý
    }
guest-trait-lucky =
    { $gender ->
        [f] Šťastná
        [n] Šťastné
       *[m] Šťastný
    }
guest-trait-nimble =
    { $gender ->
        [f] Hbitá
        [n] Hbité
       *[m] Hbitý
    }
guest-trait-patient =
    { $gender ->
        [f] Trpělivá
        [n] Trpělivé
       *[m] Trpělivý
    }
guest-trait-proud =
    { $gender ->
        [f] Hrdá
        [n] Hrdé
       *[m] Hrdý
    }
guest-trait-quiet =
    { $gender ->
        [f] Tichá
        [n] Tiché
       *[m] Tichý
    }
guest-trait-swift =
    { $gender ->
        [f] Rychlá
        [n] Rychlé
       *[m] Rychlý
    }
guest-trait-wise =
    { $gender ->
        [f] Moudrá
        [n] Moudré
       *[m] Moudrý
    }
guest-animal-crab = krab
    .gender = m
guest-animal-dolphin = delfín
    .gender = m
guest-animal-falcon = sokol
    .gender = m
guest-animal-goat = koza
    .gender = f
guest-animal-gull = racek
    .gender = m
guest-animal-hare = zajíc
    .gender = m
guest-animal-hedgehog = ježek
    .gender = m
guest-animal-heron = volavka
    .gender = f
guest-animal-lizard = ještěrka
    .gender = f
guest-animal-octopus = chobotnice
    .gender = f
guest-animal-owl = sova
    .gender = f
guest-animal-pelican = pelikán
    .gender = m
guest-animal-seahorse = mořský koník
    .gender = m
guest-animal-seal = tuleň
    .gender = m
guest-animal-swallow = vlaštovka
    .gender = f
guest-animal-turtle = želva
    .gender = f
guest-name = { $trait } { $animal }

temper-dreamy = zasněná povaha
    .about = Občas přehlédne dobrý tah. Dobrá volba pro první výhru.
temper-hasty = zbrklá povaha
    .about = Každý tah zváží jen jednou a zahraje, co zaujme na první pohled.
temper-curious = zvědavá povaha
    .about = Trochu přemýšlí dopředu a zkouší, co jiní nechají být.
temper-steady = klidná povaha
    .about = Přemýšlí dopředu a trestá zjevné chyby.
temper-patient = trpělivá povaha
    .about = Dobře plánuje. Zkušení hráči se zapotí.
temper-keen = bystrá povaha
    .about = Silnějšího soupeře vytvořit neumíme. Na rozmyšlenou si bere čas.

says-dreamy-hello = To je ale krásný den na hru.
says-dreamy-won = Ale! Že by výhra?
says-dreamy-lost = Tohle mi úplně uniklo.
says-hasty-hello = Tak jdeme na to, rychle.
says-hasty-won = To byla rychlovka.
says-hasty-lost = Příště se podívám dvakrát.
says-curious-hello = Zkusíme něco nového.
says-curious-won = Tak takhle to jde taky.
says-curious-lost = Zajímavé. To si zapamatuju.
says-steady-hello = Vítejte u stolu. Nespěchejte.
says-steady-won = Pěkná hra. Díky.
says-steady-lost = Dobře zahráno.
says-patient-hello = Já mám času dost. A vy?
says-patient-won = Kámen po kameni.
says-patient-lost = Krásně naplánováno.
says-keen-hello = Ukažte mi něco, co neznám.
says-keen-won = Bylo to těsnější, než se zdá.
says-keen-lost = Není co dodat. Mistrovské.

people-strength = Síla { $strength } ze 6
people-player = Hráč { $number }
people-numbered = { $name } { $number }
people-your-name = Jak vám mají ostatní říkat?
people-your-name-about = Jen pokud chcete. Příště si to budeme pamatovat.
people-call-me = Říkejte mi takto
people-phrases = Rychlé zprávy

phrase-hello = Ahoj! Hodně štěstí!
phrase-moment = Chviličku, prosím.
phrase-nice = Pěkný tah!
phrase-oops = Ajaj!
phrase-thanks = Díky za hru!

people-unread =
    { $number ->
        [one] { $number } nová zpráva
        [few] { $number } nové zprávy
       *[other] { $number } nových zpráv
    }
