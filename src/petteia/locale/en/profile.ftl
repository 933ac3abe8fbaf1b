### Profiles of players, in English.

profile-since = Here since { $date }
profile-edit = My profile
profile-portrait = Portrait
profile-no-portrait = No portrait
profile-line = A line about you
profile-shown = Everybody may see
profile-show-games = My games at public tables
profile-show-ratings = My ratings, including on the leaderboards
profile-show-results = My results
profile-show-skill = My skill and luck
profile-show-favourites = My favourites
profile-save = Save
profile-saved = Saved.
profile-played = Games
profile-won = Won
profile-share = Share
profile-total = In total
profile-seats =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
profile-by-seats = By number of players
profile-by-reason = By how the game ended
profile-by-opponent = By opponent
profile-skill = Skill and luck
profile-skill-about =
    { $number ->
        [one] From the review of { $number } game.
       *[other] From the reviews of { $number } games.
    }
profile-luck = Luck gave
profile-decisions = Decisions gave
profile-accuracy = Accuracy
profile-favourites = Favourites
profile-times = { $number }×
profile-problems = Problems solved: { $solved } of { $count }
profile-challenges = Challenges solved: { $solved } of { $count }
profile-hidden = The rest is not public.
profile-resignation = somebody resigned
