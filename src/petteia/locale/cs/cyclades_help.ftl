### Cyclades, vydání z roku 2009, česky: co věci umějí a první hra.

## Gods

help-poseidon = Loď zdarma, další tři za 1, 2 a 3 zlaťáky. Přístavy za 2. Za 1 zlaťák popluje skupina lodí až o tři oblasti.
    .rule = C9.1
help-ares = Voják zdarma, další tři za 2, 3 a 4 zlaťáky. Pevnosti za 2. Za 1 zlaťák přejdou vojáci na ostrov, který spojují vaše lodě.
    .rule = C9.2
help-zeus = Kněz zdarma, druhý za 4 zlaťáky. Chrámy za 2. Za 1 zlaťák se tvor v nabídce vymění za nového.
    .rule = C9.4
help-athena = Filozof zdarma, druhý za 4 zlaťáky. Univerzity za 2.
    .rule = C9.4
help-apollo = Nic nestojí: 1 zlaťák, nebo 4, máte-li jediný ostrov. Kdo přijde první, položí na ostrov i žeton rohu hojnosti.
    .rule = C14.1

## Buildings and cards

help-port = +1 pro vaše lodě, které brání moře kolem ostrova.
    .rule = C9.8
help-fortress = +1 pro vaše vojáky, kteří brání ostrov.
    .rule = C9.8
help-temple = Jednou za epochu vás tvor stojí o 1 zlaťák méně.
    .rule = C9.8
help-university = Sama nic neumí, ale je jednou ze čtyř budov pro metropoli.
    .rule = C9.8
help-metropolis = Platí zároveň jako přístav, pevnost i chrám. Dvě vyhrávají hru, ve dvou hráčích tři.
    .rule = C11.7
help-priest = Každý kněz ušetří 1 zlaťák z daru; aspoň 1 se platí vždy.
    .rule = C7.10
help-philosopher = Čtyři filozofové se ihned změní v metropoli.
    .rule = C11.3

## Creatures

help-fates = Znovu dostanete celý svůj příjem.
    .rule = C10.5
help-satyr = Vezměte jinému hráči filozofa.
    .rule = C10.6
help-dryad = Vezměte jinému hráči kněze.
    .rule = C10.7
help-mermaid = Osamělá cizí loď se vrátí domů a její místo zaujme vaše.
    .rule = C10.8
help-pegasus = Vojáci z jednoho vašeho ostrova přeletí na kterýkoli jiný, bez lodí.
    .rule = C10.9
help-giant = Zničte kteroukoli budovu. Metropole jsou v bezpečí.
    .rule = C10.10
help-chimera = Použijte schopnost tvora z odhazovací hromádky. Ta se pak zamíchá do balíčku.
    .rule = C10.11
help-cyclops = Přestavte jednu svou budovu na jiný druh.
    .rule = C10.12
help-sphinx = Prodejte kolik chcete vojáků, lodí, kněží a filozofů, každého za 2 zlaťáky.
    .rule = C10.13
help-sylph = Vaše lodě udělají zdarma deset kroků, rozdělených podle vaší vůle.
    .rule = C10.14
help-harpy = Odstraňte z ostrova jednoho cizího vojáka.
    .rule = C10.15
help-griffon = Vezměte jednomu hráči polovinu zlaťáků, zaokrouhleno dolů.
    .rule = C10.16
help-kraken = Vynoří se na moři a za 1 zlaťák za oblast může plout dál. Lodě v cestě zničí a jeho oblast zůstane uzavřená.
    .rule = C10.17
help-minotaur = Zůstává na ostrově do vašeho příštího tahu: +2 k obraně, dokud je tam voják.
    .rule = C10.20
help-chiron = Zůstává na ostrově do vašeho příštího tahu: Pegas, Obr ani Harpyje se ho nedotknou.
    .rule = C10.22
help-medusa = Zůstává na ostrově do vašeho příštího tahu: žádný voják ho neopustí.
    .rule = C10.21
help-polyphemus = Zůstává na ostrově do vašeho příštího tahu: zažene okolní lodě a žádné nepustí blíž.
    .rule = C10.23

## The first game, step by step

first-game-goal = Vládnete řeckému městu. Kdo má na konci epochy dvě metropole, vítězí. Tady vidíte, kolik jich kdo má.
    .title = Cíl hry
first-game-income = Rohy hojnosti na vašich ostrovech a obchodní oblasti s vašimi loděmi přinášejí zlaťáky na začátku každé epochy.
    .title = Příjem
first-game-metropolis = Metropole! Přístav, pevnost, chrám a univerzita se v ni spolu ihned změní a čtyři filozofové také. Ostrov s metropolí lze i dobýt.
    .title = Metropole
first-game-win = Někomu chybí jen jedna metropole a konec epochy by byl koncem hry. Podívejte se, co ještě můžete postavit nebo dobýt a co musíte udržet.
    .title = Blízko konce
