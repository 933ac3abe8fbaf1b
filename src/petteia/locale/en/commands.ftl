### What commands say, in English: reports, and what was wrong with what was typed.

## Mistakes on the command line

command-several-records = { $file } holds { $count } records; expected one
command-holds = { $file } holds { $count ->
        [one] { $count } record
       *[other] { $count } records
    }
command-names = { $found }: expected names separated by commas, as in greedy,random
command-option = { $found }: expected name=choice, as in wonders=first_game
command-jobs = --jobs: a cluster uses as many processes as it has processors; leave this out
command-no-workers = --workers: set PETTEIA_DATABASE to the database that the workers serve
command-no-server = { $name } is missing; install the server: { $command }
command-serving = Petteia is at { $address } (stop it with Ctrl-C)
command-served = Stopped; every table is safe.
command-serve-port = cannot listen on { $host } port { $port }: { $problem }. Choose another with --port
command-serve-taken = another server is already using { $folder }. Stop it first, or choose another folder with --data
command-serve-folder = { $folder } cannot be written to: { $problem }. Choose another folder with --data
command-worker-database = a worker needs { $setting }, an address like { $example }
command-worker = Working on { $jobs ->
        [one] { $jobs } task
       *[other] { $jobs } tasks
    } at a time (stop it with Ctrl-C)
command-step-alone = --step stops at every action; leave out --to and --json
command-actions = the record has { $count } actions
command-nobody-asked = nobody has to decide anything in that position
command-no-luck = { $file } holds games whose luck was not computed; choose another file
command-coverage-alone = --coverage lists all rules; leave out { $what }
command-no-tests = There is no tests folder here: coverage needs a source checkout. Run it from inside one.
command-token = { $address } does not accept the token: { $problem }
command-no-maps = { $game } has no maps to draw; try { $names }
command-two-bots = --bots: a ladder needs at least two bots, each named once
command-resume-alone = --resume brings its own options and position; leave out --option and --position
command-exists = { $file } already exists; choose another name, or resume it: --resume { $file }
command-other-game = { $file } is a game of { $game }: { $command }
command-other-seats = { $file } has { $seats } seats, not { $found }
command-player = --seats: unknown player { $found }; choose from { $names }
command-no-numpy = training needs numpy: { $command }
command-no-net = { $game } has no net to train
command-no-weights = { $game } has no weights to learn; it judges by a net
command-interrupted = interrupted after { $done } of { $count } games

## Games, seats, options and bots

wrong-game = There is no game { $found }; choose from { $names }
wrong-version = { $game } is played under version { $expected } of its rules here, not { $found }
wrong-version-of-position = the position is under version { $found } of the rules, not { $expected }
wrong-seats = { $game } is played by { $expected }, not by { $found }
wrong-seats-of-position = the position has { $expected } seats, not { $found }
wrong-option = { $game } has no option { $found }; its options: { $names }
wrong-without-options = { $game } has no option { $found }; its options: none
wrong-choice = { $game }: { $option } cannot be { $found }; choose from { $names }
wrong-for-position = the position is played with { $option }={ $expected }, not { $found }
wrong-map = { $problem }
wrong-bot = There is no bot { $found }; choose from { $names }
wrong-settings = { $found } cannot be read ({ $problem }); write it like { $examples }
wrong-search = { $found } does not search; write it like { $examples }
wrong-arguments = the arguments of { $found } cannot be read; write it like { $examples }
wrong-own-bot = { $found } names no bot; write it like { $examples }
wrong-made-bot = { $found } names no bot: { $problem }
wrong-bot-file = { $found } names no bot: there is no file { $file }
wrong-program = { $found } does not start a program: check its path, make it executable, or say what runs it, as in { $example }
venue-no-ray = a cluster needs Ray, which is not installed: { $command }
venue-no-cluster = there is no Ray cluster at { $found }: { $problem }
venue-other-version = a machine in the cluster has a different Petteia: { $found } instead of { $expected }
venue-no-worker = no worker has answered: { $problem }
journal-other-run = { $file } holds another run: { $found }

## Records that cannot be read

record-at-line = line { $line }: { $problem }
record-not-text = not a text file, so not a record
record-empty = expected a header: the record is empty
record-number = expected action { $expected } as "n", found { $found }
record-by = expected "by" to be a seat or "chance", found { $found }
record-cut-short = expected a last line with "result" and "hash": the record is cut short
record-not-json = not JSON ({ $problem })
record-no-object = expected a JSON object
record-kind = expected "{ $field }" to be { $kind ->
        [str] text
        [int] a number
        [list] a list
       *[dict] an object
    }, found { $found }
record-texts = expected each { $what ->
        [player] player
        [tag] tag
        [option] option
       *[pledge] pledge
    } to be text, found { $found }
record-header = expected a header with "petteia": { $format }, found { $found }
record-names = expected a name for each of { $seats } seats or none, found { $count }
record-pledges = expected a pledge for each of { $seats } seats, found { $count }
record-no-pledge = seeds are revealed, but none were pledged
record-house-seed = expected 64 hexadecimal digits as the seed of the house, found { $found }
record-seeds = expected a seed, as text, for each of { $seats } seats, found { $found }
record-scheme = chance was pledged under scheme { $found }, but only { $names } are known; is Petteia up to date?
record-seed = a player's seed begins with { $digits } hexadecimal digits: { $bytes } random bytes
record-seed-text = the words of a player's seed must be text that UTF-8 can write
record-seed-words = the words of a player's seed have at most { $most } bytes, not { $found }
record-over = the game is over; { $action } cannot follow
record-most = a record holds at most { $most } actions
record-turn = expected an action by { $actor } ({ $question }), found one by { $found }
record-illegal = { $action } is not legal: { $problem }
record-no-action = { $action } is not an action of this game
record-differs = expected { $what ->
        [seal] seal
        [outcomes] outcomes
        [scores] scores
        [hash] hash
       *[result] result
    } { $expected }, found { $found }
record-tag-twice = the tag { $tag } appears twice
record-tag-missing = expected a tag { $found } at the top
record-decision = expected decision { $expected }, found { $found }
record-no-number = expected a number, found { $found }
record-tag = expected the tag { $expected }, found { $found }
record-chance = expected actions of chance between semicolons, found { $found }
record-move = expected a line like '12. 0: build baths' or '* reveal walls', found { $found }

## Chance that was not pledged

unfair-house = the seed of the house has the SHA-256 { $found }, but { $expected } was pledged
unfair-player = the seed of seat { $seat } has the hash { $found }, but { $expected } was pledged
unfair-chance = action { $action }, number { $drawn } of chance, is { $found }; the seeds give { $expected }
command-rest-right = { $problem } (all actions and results of { $count } records are right)

## What is done and found

command-playing = playing
command-checking = checking
command-reviewing = reviewing
command-finding = looking for problems
command-late = late
command-invitation-accepted = accepted
command-invitation-declined = declined
command-seat-back = took the seat back
command-over = over: { $reason }, won by { $winners }
command-copied = Copied { $file } to { $copy } ({ $bytes } bytes) and checked the copy.
command-copying = copying
command-comparing = comparing
command-migration-interrupted = interrupted; run the command again to continue the copy
command-migration-resumed = Continued a copy that had been interrupted.
command-migrated = Copied { $file } to { $place }. Rows: { $rows }, all identical; games replayed and checked: { $games }.
command-migration-wrong = Games that were already wrong in the file: { $count }.
command-migration-next = To use the copy, stop the server and start it again with PETTEIA_DATABASE set to the new address. Anything played after this command was started is only in the file.
command-coverage-columns = rule | tests
command-untested = no test
command-tested = { $tested } of { $count } rules of { $game } have a test in { $folder }
command-audited = { $file }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
command-audit-columns = game | rules | right | wrong | other rules
command-generation = generation { $generation }: { $lessons } lessons, { $positions } positions
command-accepted = won { $won } of { $trial } against generation { $against }: accepted
command-not-accepted = won { $won } of { $trial } against generation { $against }: not accepted
command-exploited = won { $won } of { $trial } against the game's own net
command-training-columns = phase | log-loss | without it
command-problems-columns = problem | about | rating | gap | solution
command-no-problems = No problem was found.
command-calibrated = { $game }, { $seats } seats, { $games } games, { $how }
command-first-sight = at first sight
command-calibration-columns = phase | positions | Brier | constant | log-loss | constant | sharpness
command-bins-columns = said | came true | seats

## How fast an engine is

command-bench-seats = { $seats } seats
command-compiled = compiled
command-plain = plain Python
command-bench-games = random games per second, by playout
command-bench-stepped = random games per second, stepped with full legal lists
command-bench-decisions = decisions per second, stepped inside the engine
command-bench-python = decisions per second, from a Python loop
command-bench-copies = copies per second
command-bench-search = turns of search per second, with plain playouts
command-bench-bytes = bytes per state
command-bench-instructions = instructions per game, by playout
command-bench-stepped-instructions = instructions per game, stepped
command-bench-uncounted = Instructions were not counted: install valgrind ({ $command }).
command-bench-means = { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions and { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } actions of chance per game

## The page of a ladder

command-ladder-title = { $game }: ladder
command-ladder-plot = Elo of each bot with its 95 % interval
command-ladder-pairs = Who beats whom
command-ladder-shares = Share of victories of the bot on the left, with its 95 % interval.
command-ladder-share = { NUMBER($share, maximumFractionDigits: 0) } %
command-ladder-troubles = Bad answers
command-ladder-where = first in game { $game }, after { $actions } actions
