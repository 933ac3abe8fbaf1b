### Latrones, magyarul.

game-title = Latrones
game-about = Az ókori Róma katonái. Fogd közre az ellenséget két katonáddal, aztán ejtsd foglyul.

option-soldiers = Katonák
    .about = Hány katonája van egy-egy játékosnak.
option-soldiers-8 = 8-8
option-soldiers-16 = 16-16
option-soldiers-24 = 24-24

field-board = Tábla
field-soldiers = Katonák
field-to_place = Még lerakandó
field-patience = Hátralévő lépések ütés nélkül
field-bound = megkötve

question-place = Hová raksz katonát?
question-turn = Lépj egy katonával, vagy üss le egy megkötöttet.
question-leap_on = Ugorj tovább, vagy állj meg.
question-over = A játék véget ért.

action-place = Lerakás: { $square }
action-move = { $square } → { $goal }
action-take = Leütés: { $square }
action-stop = Megállás itt

event-soldier_placed = { $seat } katonát rak ide: { $square }.
event-soldier_moved = { $seat } lép: { $square } → { $goal }.
event-soldier_bound = { $seat } katonája itt megkötve: { $square }.
event-soldier_freed = { $seat } katonája itt újra szabad: { $square }.
event-soldier_taken = { $seat } elveszíti a katonáját itt: { $square }.

reason-last_man = Már csak egy katona maradt.
reason-stuck = Egyik katona sem tud lépni.
reason-patience = Régóta nem volt ütés: akinek több katonája van, az győz.

points-soldiers = Katonák

refusal-no_such_action = Nincs ilyen akció: { $action }.
refusal-other_question = Most nem ez a kérdés.
refusal-occupied = Ott már áll valaki.
refusal-not_bound = Csak megkötött ellenfelet lehet leütni.
refusal-is_bound = Megkötött katona nem léphet.
refusal-not_yours = Nincs ott katonád.
refusal-blocked = A katona nem mehet oda.
refusal-only_leaps = Ugrás után a katona csak továbbugorhat.
refusal-between = Katona nem léphet két ellenfél közé, hacsak meg nem köti az egyiket.
