### What only the terminal says, in English.

## At the table

terminal-player = Player
terminal-turn-of = { $name } to play
terminal-look-away = The next question shows something that only { $name } may see. Everybody else, look away.
terminal-enter = { $name }, press Enter
terminal-wiped = Private information has been cleared from the screen.
terminal-prompt = Type a number or an action: { $example } · ? explain · u undo · h help · q quit
terminal-commands =
    | Type | to |
    |---|---|
    | `3` | choose option 3 |
    | `{ $example }` | choose it in words |
    | `? { $example }`, `? 3` | see why it is not possible, or what it costs |
    | `t` | show the table again |
    | `u` | undo your last action, as long as nothing has been revealed and nobody else has acted |
    | `r { $rule }` | read a rule or a chapter |
    | `s FILE` | save a copy of the record |
    | `h` | show this help |
    | `q` | quit; the game is saved and can be resumed |
terminal-choose = Choose: { $question }
terminal-possible = possible now
terminal-undone = Undone: { $action }
terminal-no-option = There is no option { $number }. Choose from { $first } to { $last }.
terminal-no-action = “{ $line }” is not an action.
terminal-did-you-mean = Did you mean: { $names }?
terminal-try = Type a number from { $first } to { $last }, an action in words, or h for help.
terminal-explain = Add an action to have it explained, for example: ? { $example }
terminal-which-rule = Which rule or chapter? Type its id, for example: r { $rule }
terminal-no-rule = { $game } has no rule, chapter or thing “{ $what }”.
terminal-chapters = Its chapters: { $chapters }.
terminal-no-rules = { $game } has no rules page.
terminal-save-where = Where to? Type a name, for example: s my-game.jsonl
terminal-file-exists = { $file } already exists. Choose another name.
terminal-not-written = { $file } cannot be written: { $reason }.
terminal-saved = Saved to { $file }
terminal-copy-saved = Copy saved to { $file }
terminal-verify = Check the draws with: { $command }
terminal-resume = Resume with: { $command }
terminal-lost-seed = { $file } does not hold the seed that was pledged, so this game can no longer be verified.

## Replays

terminal-verified = Verified: { $file }, { $game }, { $outcome }, actions: { $actions }
terminal-unfinished = not finished
terminal-seat = Seat { $number }
terminal-chance = Chance
terminal-one-of = Record { $number } of { $count }; choose another with --game N
terminal-after = After action { $number } of { $count }
terminal-step = { $number } of { $count } · Enter forward · b back · number · q quit
terminal-last-action = That was the last action. Type q to quit.
terminal-beginning = This is the beginning.
terminal-step-how = Press Enter, or type b, q or a number from 0 to { $count }.

## Games

terminal-players = { $counts } players
terminal-version = rules version { $version }
terminal-option = option
terminal-choices = choices
terminal-rule = rule
terminal-about = what it means

## Reports of games between bots

terminal-report = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
terminal-ladder = seats: { $seats }, games per pair: { $games }, seed { $seed }
terminal-wins-columns = seat | wins | share | 95 % interval | mean points
terminal-reasons-columns = ended by | games | share | 95 % interval
terminal-match-columns = bot | wins | share | 95 % interval
terminal-ladder-columns = bot | Elo | 95 % interval | games | share
terminal-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
terminal-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
terminal-elo-interval = { $low } to { $high }
terminal-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-decisions = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions per game, from { $least } to { $most }; { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } actions of chance
terminal-rounds = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds per game, at most { $most }; the longest round took { $actions } actions
terminal-match-ends = { $reasons }; { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions per game
terminal-adjusted = luck taken out: as precise as { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } times as many games with it
terminal-adjusted-columns = bot | share | 95 % interval
terminal-incident = first in game { $game } after { $actions } actions, at
terminal-chances-columns = seat | chance | between
terminal-options-columns = option | worth | between | turns
terminal-asked = { $seat } (to decide)
terminal-broken-off = unfinished
terminal-stalled = stalled

## Bots

terminal-bots-columns = bot | thinks
terminal-bot-random = any legal action
terminal-bot-look = one look at each action
terminal-bot-notices = one look at the actions it notices, { NUMBER($share, style: "percent") } of all
terminal-bot-turns = { $turns ->
        [one] { $turns } turn of search
       *[other] { $turns } turns of search
    }
terminal-bot-search = N turns of search, followed by settings: { $example }
terminal-bot-level = a level that searches, with other limits or settings: { $example }
terminal-bot-own = your own { $class }, or module:Class; with arguments: { $example }
terminal-bot-program = your own program in any language; { $example } tries it
terminal-check-greeting = Greeting: { $name }
terminal-check-game = Game for { $seats }, seat { $seat }: { $answers } answers, result: { $reason }
terminal-check-answer = Game for { $seats }, seat { $seat }: the answer to question { $number } cannot be played
terminal-check-quits = It quits when told to
terminal-check-stays = It does not quit when told to
terminal-check-silent = It does not greet

## Fair chance

terminal-fair = Verified: { $file }, { $game }, { $outcome }
terminal-fair-seeds = the seeds are those that were pledged before the first action (SHA-256 { $hash })
terminal-fair-unordered = whether the house's seed was fixed before the players' cannot be seen in a record of scheme 1
terminal-fair-alone = no player gave a seed: the house may have tried several secrets before it pledged this one
terminal-fair-ordered = the house's seed was fixed before the players gave theirs ({ $givers })
terminal-fair-chance = all { $drawn } actions of chance follow from them, each drawn from the outcomes that the rules allow
terminal-fair-actions = all { $actions } actions are legal and lead to this result and position ({ $hash })
terminal-fair-seal = the seal is intact: nothing in the file was changed by accident
terminal-not-verified = Not verified: { $file }, { $problem }
terminal-not-pledged = the record has no commitment: nothing was pledged about its chance
terminal-not-revealed = the seeds are not revealed yet: that happens when the game has ended

## Moderation

terminal-admin-granted = { $who } is now an admin.
terminal-admin-revoked = { $who } is no longer an admin.
terminal-admin-muted = { $who } cannot write in chats { $span }.
terminal-admin-banned = { $who } is banned { $span }.
terminal-admin-unmuted = { $who } can write in chats again.
terminal-admin-unbanned = { $who } can sign in again.
terminal-admin-renamed = { $who } is now called { $name }.
terminal-admin-reset = This code works once, until { $when }, on the server's page /reset.
terminal-admin-closed = Table { $table } is closed.
terminal-admin-hidden = The words of { $what } { $id } are hidden.
terminal-admin-not-running = The server does not seem to be running. It will close table { $table } when it starts.
terminal-admin-settled = Report { $number } is settled.
terminal-admin-no-quarantine = No table is in quarantine.
terminal-admin-no-reports = There are no open reports.
terminal-admin-no-sanctions = Nobody is muted or banned.
terminal-admin-no-deeds = There are no entries yet.
terminal-admin-for-good = permanently
terminal-admin-is-settled = settled
terminal-admin-console = console
terminal-admin-of-quarantine = table | reason
terminal-admin-of-reports = no. | when | by | table | about | said | note
terminal-admin-of-sanctions = who | what | until | why
terminal-admin-of-deeds = no. | when | who | did | to | note
terminal-admin-hours =
    { $hours ->
        [one] for { $hours } hour
       *[other] for { $hours } hours
    }
