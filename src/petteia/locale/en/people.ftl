### People and bots: what they are called and what they say, in English.

guest-trait-bold =
    { $gender ->
       *[m] Bold
    }
guest-trait-calm =
    { $gender ->
       *[m] Calm
    }
guest-trait-cheerful =
    { $gender ->
       *[m] Cheerful
    }
guest-trait-clever =
    { $gender ->
       *[m] Clever
    }
guest-trait-curious =
    { $gender ->
       *[m] Curious
    }
guest-trait-gentle =
    { $gender ->
       *[m] Gentle
    }
guest-trait-lively =
    { $gender ->
       *[m] Lively
    }
guest-trait-lucky =
    { $gender ->
       *[m] Lucky
    }
guest-trait-nimble =
    { $gender ->
       *[m] Nimble
    }
guest-trait-patient =
    { $gender ->
       *[m] Patient
    }
guest-trait-proud =
    { $gender ->
       *[m] Proud
    }
guest-trait-quiet =
    { $gender ->
       *[m] Quiet
    }
guest-trait-swift =
    { $gender ->
       *[m] Swift
    }
guest-trait-wise =
    { $gender ->
       *[m] Wise
    }
guest-animal-crab = Crab
    .gender = m
guest-animal-dolphin = Dolphin
    .gender = m
guest-animal-falcon = Falcon
    .gender = m
guest-animal-goat = Goat
    .gender = m
guest-animal-gull = Gull
    .gender = m
guest-animal-hare = Hare
    .gender = m
guest-animal-hedgehog = Hedgehog
    .gender = m
guest-animal-heron = Heron
    .gender = m
guest-animal-lizard = Lizard
    .gender = m
guest-animal-octopus = Octopus
    .gender = m
guest-animal-owl = Owl
    .gender = m
guest-animal-pelican = Pelican
    .gender = m
guest-animal-seahorse = Seahorse
    .gender = m
guest-animal-seal = Seal
    .gender = m
guest-animal-swallow = Swallow
    .gender = m
guest-animal-turtle = Turtle
    .gender = m
guest-name = { $trait } { $animal }

temper-dreamy = dreamy
    .about = Overlooks a good move now and then. Good for a first win.
temper-hasty = hasty
    .about = Looks at every move once and plays what takes its fancy.
temper-curious = curious
    .about = Thinks ahead a little and tries what others ignore.
temper-steady = steady
    .about = Thinks ahead and punishes plain mistakes.
temper-patient = patient
    .about = Plans well. Even experienced players will have to work.
temper-keen = keen
    .about = As strong as we can make it. Takes its time.

says-dreamy-hello = What a fine day for a game.
says-dreamy-won = Oh! Did I win?
says-dreamy-lost = You saw what I did not.
says-hasty-hello = Shall we? Quickly, quickly.
says-hasty-won = That went fast.
says-hasty-lost = Perhaps I should look twice.
says-curious-hello = Let us try something new.
says-curious-won = So that works, too.
says-curious-lost = Interesting. I will remember that.
says-steady-hello = Good to see you. Take your time.
says-steady-won = A good game. Thank you.
says-steady-lost = Well played.
says-patient-hello = I have time. Have you?
says-patient-won = Stone by stone.
says-patient-lost = That was beautifully planned.
says-keen-hello = Show me something I do not know.
says-keen-won = It was closer than it looks.
says-keen-lost = I have nothing to add. Masterly.

people-strength = Strength { $strength } of 6
people-player = Player { $number }
people-numbered = { $name } { $number }
people-your-name = What should the others call you?
people-your-name-about = Only if you like. It is kept for next time.
people-call-me = Call me that
people-phrases = Quick phrases

phrase-hello = Hello! Good luck!
phrase-moment = One moment, please.
phrase-nice = Nice move!
phrase-oops = Oh dear!
phrase-thanks = Thank you for the game!

people-unread =
    { $number ->
        [one] { $number } new message
       *[other] { $number } new messages
    }
