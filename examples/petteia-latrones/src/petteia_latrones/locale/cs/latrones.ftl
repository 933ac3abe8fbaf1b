### Latrones, česky.

game-title = Latrones
game-about = Vojáci starého Říma. Sevřete nepřítele mezi dva své a pak ho zajměte.

option-soldiers = Vojáci
    .about = Kolik jich má každý hráč.
option-soldiers-8 = po 8
option-soldiers-16 = po 16
option-soldiers-24 = po 24

field-board = Deska
field-soldiers = Vojáci
field-to_place = Zbývá umístit
field-patience = Zbývá tahů bez zajetí
field-bound = sevřený

question-place = Kam postavíte vojáka?
question-turn = Táhněte vojákem, nebo zajměte sevřeného.
question-leap_on = Skočte dál, nebo zůstaňte stát.
question-over = Hra skončila.

action-place = Postavit na { $square }
action-move = { $square } na { $goal }
action-take = Zajmout { $square }
action-stop = Zůstat stát

event-soldier_placed = { $seat } staví vojáka na { $square }.
event-soldier_moved = { $seat } táhne z { $square } na { $goal }.
event-soldier_bound = Voják na { $square } ({ $seat }) je sevřený.
event-soldier_freed = Voják na { $square } ({ $seat }) je zase volný.
event-soldier_taken = { $seat } přichází o vojáka na { $square }.

reason-last_man = Zbývá jediný voják.
reason-stuck = Žádný voják se nemůže pohnout.
reason-patience = Dlouho nikdo nebyl zajat: vyhrává, kdo má víc vojáků.

points-soldiers = Vojáci

refusal-no_such_action = Akce { $action } neexistuje.
refusal-other_question = Na to teď otázka není.
refusal-occupied = Tam už někdo stojí.
refusal-not_bound = Zajmout lze jen sevřeného nepřítele.
refusal-is_bound = Sevřený voják se nemůže pohnout.
refusal-not_yours = Tam žádného vojáka nemáte.
refusal-blocked = Tam voják nemůže.
refusal-only_leaps = Po skoku smí voják jen skákat dál.
refusal-between = Mezi dva nepřátele voják nesmí, ledaže jednoho z nich sevře.
