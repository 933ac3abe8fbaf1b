### What can be wrong with a position or an action, in English. Names and numbers appear as positions write them.

## Several, and whose

fault-several = { $count } things are wrong:
fault-more = and { $count } more
fault-of-seat = { $place }, seat { $number }
fault-of-faction = { $place }, faction { $number }

## A line, its fields and its words

fault-beginning = the position begins with { $expected }, not with { $found }
fault-key-value = { $found }; expected key=value
fault-no-field = { $found } is not a field of a position; expected one of { $names }
fault-field-twice = the field appears twice; expected it once
fault-lacks = the position lacks { $names }
fault-otherwise = the position must be written as { $expected }
fault-no-number = { $found } is not a number; expected one of at most nine digits
fault-near = { $found } is not known; did you mean { $name }?
fault-unknown = { $found } is not known; expected one of { $names }
fault-no-verb = { $found } begins with none of { $names }
fault-no-action = there is no action { $found }; they run from 0 to { $most }
fault-as-in = { $found }; expected something like { $example }
fault-refused = { $found }: { $problem }
fault-parts = { $count } given; expected { $expected }
fault-parts-by-seat = { $count } given; expected one for each of { $seats } seats
fault-by-seat = { $found }; expected one for each of { $seats } seats

## A value

fault-exactly = { $found }; expected { $expected }
fault-number = { $found }; expected a number from { $least } to { $most }
fault-most = { $found }; expected at most { $most }
fault-least = { $found }; expected at least { $least }
fault-in-all = { $found } in all; expected at most { $most }

## A value beside another

fault-exactly-with = { $found } with { $given }; expected { $expected }
fault-number-with = { $found } with { $given }; expected a number from { $least } to { $most }
fault-most-with = { $found } with { $given }; expected at most { $most }
fault-least-with = { $found } with { $given }; expected at least { $least }
fault-none-with = { $found } with { $given }; expected none
fault-only-with = { $found }; expected it only with { $given }
fault-lacking = lacks { $names } with { $given }
fault-empty = empty or 0 with { $given }; expected something
fault-filled = not empty with { $given }; expected nothing, or 0

## A thing in its place

fault-twice = { $name } appears twice; expected it once
fault-two-places = { $name } is in several places ({ $places }); expected it in one
fault-not-in = { $name } is not in { $place }; expected it there
fault-also-in = { $name } is in { $place }, too; expected another
fault-unowned = nobody owns { $name }; expected an owner
fault-not-own = { $name } is not its own; expected one that is
fault-on-land = { $name } is in { $place }; expected it on land
fault-on-water = { $name } is in { $place }; expected it at sea
fault-no-units = no units in { $place }; expected some there
fault-no-way = there is no way on from { $place }; expected one
fault-closed = { $place } is closed; expected nothing there

## The players, the question and the end

fault-out = out of the game; expected somebody who is still playing
fault-left-behind = out of the game, but has something left; expected nothing
fault-no-land = no land; expected some, or to be out of the game
fault-no-answer = { $asked } has no answer here; expected another question
fault-no-choice = { $asked } has no answer here; expected something to choose in { $place }
fault-won = { $asked }, but the game is won; expected over
fault-not-won = over, but nobody has won yet; expected another question
