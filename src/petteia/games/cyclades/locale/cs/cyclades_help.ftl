### Cyclades, vydání z roku 2009, česky: co věci umějí a první hra.

## Gods

help-poseidon = První loď zdarma, další { $recruits } za { $prices } zlaťáky. Přístavy za { $building }. Za { $move } zlaťák popluje skupina lodí až o { $steps } oblasti.
    .rule = C9.1
help-ares = První voják zdarma, další { $recruits } za { $prices } zlaťáky. Pevnosti za { $building }. Za { $move } zlaťák přejdou vojáci na ostrov spojený řetězcem vašich lodí.
    .rule = C9.2
help-zeus = První kněz zdarma, druhý za { $prices } zlaťáky. Chrámy za { $building }. Za { $exchange } zlaťák se tvor v nabídce vymění za nového.
    .rule = C9.4
help-athena = První filozof zdarma, druhý za { $prices } zlaťáky. Univerzity za { $building }.
    .rule = C9.4
help-apollo = Je zdarma. Dává { $gold } zlaťák, nebo { $more }, máte-li jediný ostrov. Kdo přijde první, položí na ostrov i roh hojnosti.
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
help-metropolis = Má efekt přístavu, pevnosti i chrámu. K vítězství jsou potřeba { $number }, při dvou hráčích { $two }.
    .rule = C11.7
help-priest = Každý kněz ušetří 1 zlaťák z daru; aspoň { $least } se platí vždy.
    .rule = C7.10
help-philosopher = { $number } filozofové se ihned změní v metropoli.
    .rule = C11.3
help-troop = Ovládá ostrov a bojuje o něj; přes moře přechází po vašich lodích. Máte jich { $number }.
    .rule = C2.3
help-fleet = Ovládá oblast moře, z obchodní oblasti přináší příjem a spojuje ostrovy pro vaše vojáky. Máte jich { $number }.
    .rule = C2.4

## Creatures

help-fates = Znovu dostanete celý svůj příjem.
    .rule = C10.5
help-satyr = Vezměte jinému hráči filozofa.
    .rule = C10.6
help-dryad = Vezměte jinému hráči kněze.
    .rule = C10.7
help-mermaid = Osamělá nepřátelská loď se vrátí do zásoby svého majitele a její místo zaujme vaše.
    .rule = C10.8
help-pegasus = Vojáci z jednoho vašeho ostrova přeletí na kterýkoli jiný, bez lodí.
    .rule = C10.9
help-giant = Zničte kteroukoli budovu. Metropole jsou v bezpečí.
    .rule = C10.10
help-chimera = Zahrajte kteréhokoli tvora z odhazovací hromádky. Ta se pak zamíchá do balíčku.
    .rule = C10.11
help-cyclops = Přestavte jednu svou budovu na jiný typ.
    .rule = C10.12
help-sphinx = Prodejte libovolný počet vojáků, lodí, kněží a filozofů; za každou jednotku či kartu dostanete { $gold } zlaťáky.
    .rule = C10.13
help-sylph = Vaše lodě mají zdarma celkem { $steps } kroků; rozdělíte je mezi ně, jak chcete.
    .rule = C10.14
help-harpy = Odstraňte z ostrova jednoho nepřátelského vojáka.
    .rule = C10.15
help-griffon = Vezměte jednomu hráči polovinu zlaťáků, zaokrouhleno dolů.
    .rule = C10.16
help-kraken = Vynoří se na moři a za { $gold } zlaťák za oblast může plavat dál. Lodě v cestě zničí a do jeho oblasti žádná loď nesmí vplout.
    .rule = C10.17
help-minotaur = Zůstává na ostrově do vašeho příštího tahu: +{ $strength } k obraně, dokud je tam voják.
    .rule = C10.20
help-chiron = Zůstává na ostrově do vašeho příštího tahu: Pegas, Obr ani Harpyje se ho nedotknou.
    .rule = C10.22
help-medusa = Zůstává na ostrově do vašeho příštího tahu: žádný voják ho nesmí opustit.
    .rule = C10.21
help-polyphemus = Zůstává na ostrově do vašeho příštího tahu: zažene okolní lodě a žádnou nepustí blíž.
    .rule = C10.23

## The first game, step by step

first-game-goal = Vládnete řeckému městu. Kdo má na konci epochy dvě metropole, vítězí. Tady vidíte, kolik jich kdo má.
    .title = Cíl hry
first-game-income = Rohy hojnosti na vašich ostrovech a obchodní oblasti s vašimi loděmi přinášejí zlaťáky na začátku každé epochy.
    .title = Příjem
first-game-metropolis = Metropole! Přístav, pevnost, chrám a univerzita dají ihned metropoli, stejně jako čtyři filozofové. Ostrov s metropolí lze i dobýt.
    .title = Metropole
first-game-win = Někomu chybí jen jedna metropole a hra by mohla skončit s touto epochou. Podívejte se, co ještě můžete postavit nebo dobýt a co musíte udržet.
    .title = Blízko konce
