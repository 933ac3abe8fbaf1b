### 7 Wonders Duel on its rules pages, in English.

## Overview

overview-ways = Three ways to win
overview-turn = A turn in six lines
way-military = Push the conflict pawn { $spaces } spaces into your opponent’s capital, and you win at once.
    .title = Military supremacy
    .rule = D8.5
way-science = Collect { $different } different science symbols, and you win at once.
    .title = Scientific supremacy
    .rule = D10.2
way-points = Otherwise, whoever has more points after Age III wins. Blue cards break a tie.
    .title = Victory points
    .rule = D12.3
turn-take = Take one card that no other card covers.
    .rule = D4.1
turn-build = Build it: your city’s production pays the price. Buy what is missing for { n-coins } each, or more if your opponent produces it.
    .rule = D5.5
turn-discard = Or discard it for { n-coins }, plus 1 for each of your yellow cards.
    .rule = D6.1
turn-wonder = Or put it face down under one of your wonders and pay the wonder’s price. The two cities together can build only { $wonders } wonders.
    .rule = D7.3
turn-effects = What you build takes effect at once: shields move the pawn, and a pair of science symbols earns a progress token.
    .rule = D4.2
turn-next = Cards that are no longer covered are revealed, and your opponent plays, unless you have earned another turn.
    .rule = D4.3

## Set-up

setup-coins = Coins per player
    .rule = D1.3
setup-tokens = Progress tokens on the board
    .rule = D1.2
setup-wonders = Wonders per player
    .rule = D2.4
setup-cards = Cards in each age
    .rule = D3.1
setup-guilds = Guilds among those in Age III
    .rule = D1.5

## Entries

family-card = Cards
family-wonder = Wonders
family-token = Progress tokens
family-chain = Chains
price-coins = { n-coins }
price-resource =
    { $number ->
        [1] { $resource }
       *[other] { $number } × { $resource }
    }
price-none = no cost
price-pair = a pair of science symbols
    .rule = D9.0
effect-chain = With { $card } in your city, { $chain } is free.
    .rule = D5.8
chains-about = Build the first card of a row, and the next one is free. The symbol between them is printed on both.

## Filters

rules-mark-age = Age
rules-mark-kind = Kind
