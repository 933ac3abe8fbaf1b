### Latrones, in English.

game-title = Latrones
game-about = The soldiers of ancient Rome. Hold an enemy between two of yours, then take him.

option-soldiers = Soldiers
    .about = How many each player has.
option-soldiers-8 = 8 each
option-soldiers-16 = 16 each
option-soldiers-24 = 24 each

field-board = Board
field-soldiers = Soldiers
field-to_place = Still to place
field-patience = Actions left without a capture
field-bound = bound

question-place = Where do you place a soldier?
question-turn = Move a soldier, or take one that is bound.
question-leap_on = Leap on, or stop.
question-over = The game is over.

action-place = Place on { $square }
action-move = { $square } to { $goal }
action-take = Take { $square }
action-stop = Stop here

event-soldier_placed = { $seat } places a soldier on { $square }.
event-soldier_moved = { $seat } moves from { $square } to { $goal }.
event-soldier_bound = The soldier of { $seat } on { $square } is bound.
event-soldier_freed = The soldier of { $seat } on { $square } is free again.
event-soldier_taken = { $seat } loses the soldier on { $square }.

reason-last_man = Only one soldier is left.
reason-stuck = No soldier can move.
reason-patience = No soldier has been taken for a long time: the player with more soldiers wins.

points-soldiers = Soldiers

refusal-no_such_action = There is no action { $action }.
refusal-other_question = That is not the question now.
refusal-occupied = There is already a soldier there.
refusal-not_bound = Only an enemy who is bound can be taken.
refusal-is_bound = A soldier who is bound cannot move.
refusal-not_yours = You have no soldier there.
refusal-blocked = The soldier cannot go there.
refusal-only_leaps = After a leap the soldier may only leap on.
refusal-between = A soldier may not move in between two enemies unless he binds one of them.
