### Cyclades Legendary Edition in English: what things do, and the first game.

## Gods

help-athena = An academy and a philosopher for nothing. A second philosopher for 4 gold.
    .rule = L7.1
help-zeus = A temple and a priestess for nothing. A second priestess for 4 gold. Once you look at the top creature and may play it for 1 gold.
    .rule = L7.2
help-poseidon = A port and a fleet for nothing. Three more fleets for 1, 2 and 3 gold, sea moves for 1 each.
    .rule = L7.3
help-ares = A fortress and a troop for nothing. Three more troops for 2, 3 and 4 gold, land moves for 1 each.
    .rule = L7.5
help-hera = A building of a type that you lack and a mercenary for nothing. Three more mercenaries for 1, 3 and 5 gold, a hero for 4.
    .rule = L7.6
help-apollo = Costs nothing: 2 gold, a cornucopia on a land and one on a sea.
    .rule = L7.7

## Buildings, cards, units

help-port = +1 for your fleets in battles on the seas beside its land.
    .rule = L7.10
help-fortress = +1 for your units that defend its land.
    .rule = L7.11
help-temple = Once a cycle a creature from the track costs you 1 gold less.
    .rule = L7.9
help-academy = No power of its own, but one of the four buildings that make a metropolis.
    .rule = L9.3
help-metropolis = Works as all four buildings, is never removed, and gives a bonus to its builder. Three win the game.
    .rule = L7.12
help-priestess = Each priestess saves you 1 gold at an offering. One pays for keeping a creature.
    .rule = L4.7
help-philosopher = Four philosophers become a metropolis at once.
    .rule = L9.4
help-mercenary = A troop from the common pool. It fights for whoever has hired it.
    .rule = L1.3

## Creatures

help-charon = Exchange one of your heroes for one on the track. The new one stands where the old one stood.
    .rule = L10.1
help-chimera = Play any creature of the discard pile. Then the pile is shuffled into the deck.
    .rule = L10.2
help-dryad = Take a priestess from another player.
    .rule = L10.3
help-graeae = You receive your whole income once more.
    .rule = L10.4
help-griffin = Take half of another player’s or team’s gold, rounded down.
    .rule = L10.5
help-harpy = Destroy one troop or mercenary in any land.
    .rule = L10.6
help-cyclops = Turn one of your buildings into another type.
    .rule = L10.7
help-giant = All mercenaries of one enemy land come over to you and go to your lands.
    .rule = L10.8
help-pegasus = Your units of one land fly to any other land.
    .rule = L10.9
help-satyr = Take a philosopher from another player.
    .rule = L10.10
help-sphinx = Draw three creatures, play one for nothing, discard the others.
    .rule = L10.11
help-sylph = Exchange the fleets of two seas, whoever they belong to.
    .rule = L10.12
help-hydra = Doubles the income of its area. When it comes and at each upkeep it destroys a troop or fleet nearby and leaves a cornucopia.
    .rule = L10.13
help-cerberus = The income of its land goes to you, whoever holds the land.
    .rule = L10.14
help-kraken = Destroys all fleets in its sea and keeps it closed.
    .rule = L10.15
help-medusa = Nobody enters her land, nobody leaves it.
    .rule = L10.16
help-minotaur = Defends one of your lands with strength 2, but there is no retreat beside him.
    .rule = L10.17
help-polyphemus = Drives the fleets from the seas around his land and keeps them closed.
    .rule = L10.18

## Heroes

help-ajax = Fights with strength 2.
    .sacrifice = If you hold seven lands: a metropolis.
    .rule = L10.20
help-hector = Kills one attacking troop before the battle when he defends.
    .sacrifice = Two priestesses become one philosopher, as often as you like.
    .rule = L10.21
help-helen = Her side does not roll: its die counts as 2.
    .sacrifice = Give up two pairs of buildings of different types: a metropolis.
    .rule = L10.22
help-jason = When he moves, enemy fleets carry him, too.
    .sacrifice = If all your eight fleets are on the map: a metropolis.
    .rule = L10.23
help-croesus = For 1 gold you roll your die again, as often as you like.
    .sacrifice = Pay 15 gold: a metropolis.
    .rule = L10.24
help-odysseus = Fortresses do not help against his attack.
    .sacrifice = Give up three buildings of one type: a metropolis.
    .rule = L10.25
help-pandora = Before the battle all enemy mercenaries come over to her.
    .sacrifice = Use the sacrifice of a hero on the track.
    .rule = L10.26
help-penthesilea = Wins a round that ends in a tie.
    .sacrifice = When you build a metropolis, it lies on her card, safe for ever.
    .rule = L10.27
help-perseus = A troop that falls beside him may retreat instead.
    .sacrifice = Your units fly like with Pegasus.
    .rule = L10.28

## The first game, step by step

first-game-goal = You lead a faction in the archipelago. Three metropolises at the end of a cycle win. Here you see how many everybody has.
    .title = The goal
first-game-claim = First you settle. Claim a land that lights up: its horns are income, its sites are room for buildings. In the end you have three.
    .title = Your lands
first-game-moor = Put a fleet into a sea beside the land. Seas have horns, too, and fleets carry your troops.
    .title = Your fleets
first-game-station = Three troops go to your lands. A land without a troop stays yours, but nobody defends it.
    .title = Your troops
first-game-income = Every cornucopia in your lands and seas brings 1 gold in each cycle.
    .title = Income
first-game-upkeep = A creature with a figure stays if you give a priestess for it in each cycle. Keep it, or let it go.
    .title = Upkeep
first-game-hero = Hera brings heroes. A hero fights like a troop, has a power in battle, and can move for gold in any of your turns.
    .title = Heroes
first-game-sacrifice = One of your heroes could be sacrificed now. He leaves the game, and what he gives can be a metropolis.
    .title = Sacrifice
first-game-metropolis = A metropolis! A port, a fortress, a temple and an academy become one at once, and so do four philosophers. It brings a bonus, and it can be conquered with its land.
    .title = Metropolis
first-game-win = Somebody needs only one more metropolis, and the cycle’s end would be the end of the game. Look what you could still build or take, and what you must hold.
    .title = Near the end
