### Plans in games over days, in English.

plan-about = Say in advance how you will answer. When an answer fits, it is played for you a few minutes later, and nobody can tell that it was planned. A plan holds until the end of the current age or cycle.
plan-due = A planned answer will be played in a few minutes. To change your mind, play something yourself or delete the line.
plan-empty = You have not planned anything yet.
plan-add = Plan an answer
plan-if = If: { $deed }
plan-always = In any case
plan-else = or else:
plan-up-to = { $least }–{ $most }
plan-again-mark = every time
plan-forget = Delete this line
plan-then = And after that …
plan-when = When will you play it?
plan-when-does = After a certain move: { $name }
plan-what = What will you play?
plan-else-what = And if that is not possible?
plan-again = Every time it fits, not just once
plan-keep = Keep this plan
plan-else-add = Add an alternative
plan-nothing = Nothing can be planned here.
plan-search = Search
plan-or-less = As little as needed, up to what I choose
plan-maybe = perhaps not possible
