### Cyclades Legendary Edition in English: what things do, and the first game.

## Gods

help-athena = An academy and a philosopher are free. A second philosopher costs { $prices } gold.
    .rule = L7.1
help-zeus = A temple and a priestess are free. A second priestess costs { $prices } gold. Once, you may look at the top creature and play it for { $look } gold.
    .rule = L7.2
help-poseidon = A port and a fleet are free. { $recruits } more fleets cost { $prices } gold, sea moves { $move } each.
    .rule = L7.3
help-ares = A fortress and a troop are free. { $recruits } more troops cost { $prices } gold, land moves { $move } each.
    .rule = L7.5
help-hera = A building of a type that you lack and a mercenary are free. { $recruits } more mercenaries cost { $prices } gold, a hero { $hero }.
    .rule = L7.6
help-apollo = Free: gives you { $gold } gold, a cornucopia on a land and one on a sea.
    .rule = L7.7

## Buildings, cards, units

help-port = +1 for your fleets in battles on the seas beside its land.
    .rule = L7.10
help-fortress = +1 for your units defending its land.
    .rule = L7.11
help-temple = Once per cycle, a creature from the track costs you 1 gold less.
    .rule = L7.9
help-academy = No power of its own, but one of the four buildings that make a metropolis.
    .rule = L9.3
help-metropolis = Works as all four buildings, is never removed, and gives its builder a bonus. { $number } of them win the game.
    .rule = L7.12
help-priestess = Each priestess saves you 1 gold on an offering. Spend one to keep a creature.
    .rule = L4.7
help-philosopher = { $number } philosophers become a metropolis at once.
    .rule = L9.4
help-troop = Holds a land and fights for it; your fleets carry it across the sea. You have { $number }.
    .rule = L1.5
help-fleet = Holds a sea, earns its cornucopias, and carries your units to other islands. You have { $number }.
    .rule = L1.6
help-mercenary = A troop from the common pool of { $number }. It fights for the player who hired it.
    .rule = L1.3

## Creatures

help-charon = Swap one of your heroes for one on the track. The new hero takes the old one’s place.
    .rule = L10.1
help-chimera = Play any creature from the discard pile. Then shuffle the pile into the draw pile.
    .rule = L10.2
help-dryad = Take a priestess from another player.
    .rule = L10.3
help-graeae = You collect your whole income again.
    .rule = L10.4
help-griffin = Take half of another player’s or team’s gold, rounded down.
    .rule = L10.5
help-harpy = Destroy one troop or mercenary in any land.
    .rule = L10.6
help-cyclops = Turn one of your buildings into another type.
    .rule = L10.7
help-giant = All mercenaries of one enemy land join you and move to your lands.
    .rule = L10.8
help-pegasus = Your units from one land fly to any other land.
    .rule = L10.9
help-satyr = Take a philosopher from another player.
    .rule = L10.10
help-sphinx = Draw { $cards } creatures, play one for free, and discard the others.
    .rule = L10.11
help-sylph = Swap the fleets of two seas, no matter whose they are.
    .rule = L10.12
help-hydra = Doubles the income of its area. When it arrives and at each upkeep, it destroys a troop or fleet nearby and leaves a cornucopia.
    .rule = L10.13
help-cerberus = The income of its land goes to you, whoever holds the land.
    .rule = L10.14
help-kraken = Destroys all fleets in its sea and blocks it.
    .rule = L10.15
help-medusa = Nobody enters or leaves her land.
    .rule = L10.16
help-minotaur = Defends one of your lands with strength { $strength }, but nobody may retreat from beside him.
    .rule = L10.17
help-polyphemus = Drives the fleets from the seas around his land and blocks those seas.
    .rule = L10.18

## Heroes

help-ajax = Fights with strength { $strength }.
    .sacrifice = If you hold at least { $lands } lands: a metropolis.
    .rule = L10.20
help-hector = When he defends, he kills one attacking troop before the battle.
    .sacrifice = Two priestesses become one philosopher, as often as you like.
    .rule = L10.21
help-helen = Her side does not roll: its die counts as { $pips }.
    .sacrifice = Give up two buildings each of two different types: a metropolis.
    .rule = L10.22
help-jason = When he moves, enemy fleets carry him too.
    .sacrifice = If all your { $fleets } fleets are on the map: a metropolis.
    .rule = L10.23
help-croesus = You may re-roll your die as often as you like, for { $reroll } gold each time.
    .sacrifice = Pay { $gold } gold: a metropolis.
    .rule = L10.24
help-odysseus = Fortresses do not help against his attack.
    .sacrifice = Give up three buildings of one type: a metropolis.
    .rule = L10.25
help-pandora = Before a battle, all enemy mercenaries she would face join her.
    .sacrifice = Use the sacrifice of a hero on the track.
    .rule = L10.26
help-penthesilea = Wins a round of battle that ends in a tie.
    .sacrifice = When you build a metropolis, place it on her card, safe for ever.
    .rule = L10.27
help-perseus = A troop that would fall beside him may retreat instead.
    .sacrifice = Your units fly as with Pegasus.
    .rule = L10.28

## The first game, step by step

first-game-goal = You lead a faction in the archipelago. Three metropolises at the end of a cycle win. This shows how many everybody has.
    .title = The goal
first-game-claim = First you settle. Claim a land that lights up: its cornucopias are income, its sites are room for buildings. You will have three lands in all.
    .title = Your lands
first-game-moor = Place a fleet in a sea beside the land. Seas have cornucopias too, and fleets carry your troops.
    .title = Your fleets
first-game-station = Place three troops in your lands. A land without a troop stays yours, but nobody defends it.
    .title = Your troops
first-game-income = Every cornucopia in your lands and seas brings 1 gold each cycle.
    .title = Income
first-game-upkeep = A creature with a figure stays as long as you spend a priestess on it each cycle. Keep it, or release it.
    .title = Upkeep
first-game-hero = Hera brings heroes. A hero fights like a troop, has a power in battle, and can move for gold with any god but Apollo; with Ares only in land moves.
    .title = Heroes
first-game-sacrifice = You could sacrifice one of your heroes now. The hero leaves the game, but the reward can be a metropolis.
    .title = Sacrifice
first-game-metropolis = A metropolis! A port, a fortress, a temple and an academy turn into one immediately, and so do four philosophers. It brings a bonus, and it can be conquered along with its land.
    .title = Metropolis
first-game-win = Somebody needs only one more metropolis, and the game could end with this cycle. See what you could still build or take, and what you must hold.
    .title = Near the end
