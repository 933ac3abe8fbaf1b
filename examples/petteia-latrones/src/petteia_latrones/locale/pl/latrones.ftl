### Latrones, po polsku.

game-title = Latrones
game-about = Żołnierze starożytnego Rzymu. Weź wroga w kleszcze dwóch swoich, a potem pojmij.

option-soldiers = Żołnierze
    .about = Ilu ma każdy gracz.
option-soldiers-8 = po 8
option-soldiers-16 = po 16
option-soldiers-24 = po 24

field-board = Plansza
field-soldiers = Żołnierze
field-to_place = Do wystawienia
field-patience = Ruchy do końca bez bicia
field-bound = związany

question-place = Gdzie wystawiasz żołnierza?
question-turn = Przesuń żołnierza albo pojmij związanego.
question-leap_on = Skacz dalej albo stań.
question-over = Gra skończona.

action-place = Wystaw na { $square }
action-move = { $square } na { $goal }
action-take = Pojmij { $square }
action-stop = Stań tutaj

event-soldier_placed = { $seat } wystawia żołnierza na { $square }.
event-soldier_moved = { $seat }: ruch z { $square } na { $goal }.
event-soldier_bound = Żołnierz na { $square } ({ $seat }) jest związany.
event-soldier_freed = Żołnierz na { $square } ({ $seat }) znów jest wolny.
event-soldier_taken = { $seat } traci żołnierza na { $square }.

reason-last_man = Został tylko jeden żołnierz.
reason-stuck = Żaden żołnierz nie może się ruszyć.
reason-patience = Od dawna nikogo nie pojmano: wygrywa ten, kto ma więcej żołnierzy.

points-soldiers = Żołnierze

refusal-no_such_action = Nie ma akcji { $action }.
refusal-other_question = Teraz pytanie jest inne.
refusal-occupied = Ktoś już tam stoi.
refusal-not_bound = Pojmać można tylko związanego wroga.
refusal-is_bound = Związany żołnierz nie może się ruszyć.
refusal-not_yours = Nie masz tam żołnierza.
refusal-blocked = Żołnierz nie może tam pójść.
refusal-only_leaps = Po skoku żołnierz może tylko skakać dalej.
refusal-between = Żołnierz nie wchodzi między dwóch wrogów, chyba że jednego z nich zwiąże.
