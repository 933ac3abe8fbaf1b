### Latrones, по-русски.

game-title = Латрункули
game-about = Солдаты Древнего Рима. Зажмите врага между двумя своими, а затем возьмите в плен.

option-soldiers = Солдаты
    .about = Сколько их у каждого игрока.
option-soldiers-8 = по 8
option-soldiers-16 = по 16
option-soldiers-24 = по 24

field-board = Доска
field-soldiers = Солдаты
field-to_place = Осталось поставить
field-patience = Осталось ходов без взятия
field-bound = зажат

question-place = Куда поставить солдата?
question-turn = Сделайте ход солдатом или возьмите зажатого.
question-leap_on = Прыгайте дальше или остановитесь.
question-over = Игра окончена.

action-place = Поставить на { $square }
action-move = { $square } на { $goal }
action-take = Взять { $square }
action-stop = Остановиться

event-soldier_placed = { $seat } ставит солдата на { $square }.
event-soldier_moved = { $seat } ходит с { $square } на { $goal }.
event-soldier_bound = Солдат на { $square } ({ $seat }) зажат.
event-soldier_freed = Солдат на { $square } ({ $seat }) снова свободен.
event-soldier_taken = { $seat } теряет солдата на { $square }.

reason-last_man = Остался только один солдат.
reason-stuck = Ни один солдат не может ходить.
reason-patience = Давно никого не брали: побеждает тот, у кого больше солдат.

points-soldiers = Солдаты

refusal-no_such_action = Действия { $action } нет.
refusal-other_question = Сейчас вопрос не об этом.
refusal-occupied = Там уже кто-то стоит.
refusal-not_bound = Взять можно только зажатого врага.
refusal-is_bound = Зажатый солдат не может ходить.
refusal-not_yours = Там нет вашего солдата.
refusal-blocked = Солдат не может туда пойти.
refusal-only_leaps = После прыжка солдат может только прыгать дальше.
refusal-between = Солдат не становится между двумя врагами, если не зажимает одного из них.
