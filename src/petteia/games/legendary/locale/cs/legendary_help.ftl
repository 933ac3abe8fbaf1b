### Cyclades: Legendární edice česky: co věci umějí a první hra.

## Gods

help-athena = Akademie a filozof zdarma. Druhý filozof za { $prices } zlaťáky.
    .rule = L7.1
help-zeus = Chrám a kněžka zdarma. Druhá kněžka za { $prices } zlaťáky. Jednou za epochu se můžete podívat na vrchního tvora v balíčku a za { $look } zlaťák ho zahrát.
    .rule = L7.2
help-poseidon = Přístav a loď zdarma. Další { $recruits } lodě za { $prices } zlaťáky, každý pohyb po moři za { $move }.
    .rule = L7.3
help-ares = Pevnost a voják zdarma. Další { $recruits } vojáci za { $prices } zlaťáky, každý pohyb po pevnině za { $move }.
    .rule = L7.5
help-hera = Budova typu, který nemáte, a námezdní voják zdarma. Další { $recruits } námezdní vojáci za { $prices } zlaťáků, hrdina za { $hero }.
    .rule = L7.6
help-apollo = Je zdarma. Dává { $gold } zlaťáky a dva rohy hojnosti: jeden na pevninu, jeden na moře.
    .rule = L7.7

## Buildings, cards, units

help-port = +1 pro vaše lodě v bitvách na mořích vedle jeho oblasti.
    .rule = L7.10
help-fortress = +1 pro vaše jednotky, které brání její oblast.
    .rule = L7.11
help-temple = Jednou za epochu vás tvor z nabídky stojí o 1 zlaťák méně.
    .rule = L7.9
help-academy = Sama nic neumí, ale je jednou ze čtyř budov pro metropoli.
    .rule = L9.3
help-metropolis = Má efekt všech čtyř budov, nikdy se neodstraňuje a tomu, kdo ji staví, dá bonus. K vítězství stačí { $number }.
    .rule = L7.12
help-priestess = Každá kněžka ušetří 1 zlaťák z daru. Odhozením kněžky zaplatíte udržení tvora.
    .rule = L4.7
help-philosopher = { $number } filozofové se ihned změní v metropoli.
    .rule = L9.4
help-troop = Ovládá oblast pevniny a bojuje o ni; přes moře přechází po vašich lodích. Máte jich { $number }.
    .rule = L1.5
help-fleet = Ovládá oblast moře, přináší příjem z jejích rohů hojnosti a přepravuje vaše jednotky na jiné ostrovy. Máte jich { $number }.
    .rule = L1.6
help-mercenary = Voják z obecné zásoby (celkem { $number }). Bojuje za toho, kdo ho naverboval.
    .rule = L1.3

## Creatures

help-charon = Vyměňte svého hrdinu za jiného z nabídky. Nový stojí tam, kde stál starý.
    .rule = L10.1
help-chimera = Zahrajte kteréhokoli tvora z odhazovací hromádky. Ta se pak zamíchá do balíčku.
    .rule = L10.2
help-dryad = Vezměte jinému hráči kněžku.
    .rule = L10.3
help-graeae = Znovu dostanete celý svůj příjem.
    .rule = L10.4
help-griffin = Vezměte jinému hráči nebo týmu polovinu zlaťáků, zaokrouhleno dolů.
    .rule = L10.5
help-harpy = Zničte v kterékoli oblasti jednoho vojáka, běžného nebo námezdního.
    .rule = L10.6
help-cyclops = Přestavte jednu svou budovu na jiný typ.
    .rule = L10.7
help-giant = Všichni námezdní vojáci z jedné soupeřovy oblasti přejdou k vám a rozmístíte je u sebe.
    .rule = L10.8
help-pegasus = Vaše jednotky z jedné oblasti přeletí do kterékoli jiné.
    .rule = L10.9
help-satyr = Vezměte jinému hráči filozofa.
    .rule = L10.10
help-sphinx = Doberte si { $cards } karty tvorů, jednu zdarma zahrajte, ostatní odhoďte.
    .rule = L10.11
help-sylph = Vyměňte lodě dvou oblastí moře, ať patří komukoli.
    .rule = L10.12
help-hydra = Zdvojnásobuje příjem své oblasti. Při příchodu a při každém udržení zničí poblíž vojáka nebo loď a zanechá roh hojnosti.
    .rule = L10.13
help-cerberus = Příjem jeho oblasti dostáváte vy, ať ji ovládá kdokoli.
    .rule = L10.14
help-kraken = Zničí všechny lodě ve své oblasti moře. Dokud tam je, žádná loď nesmí vplout.
    .rule = L10.15
help-medusa = Do její oblasti nikdo nevejde a nikdo z ní neodejde.
    .rule = L10.16
help-minotaur = Brání jednu vaši oblast silou { $strength }, ale dokud žije, jeho strana nesmí ustoupit.
    .rule = L10.17
help-polyphemus = Zažene lodě z moří kolem své oblasti. Dokud tam stojí, jsou tato moře uzavřená.
    .rule = L10.18

## Heroes

help-ajax = Bojuje silou { $strength }.
    .sacrifice = Ovládáte-li aspoň { $lands } oblastí pevniny: metropole.
    .rule = L10.20
help-hector = Když se brání, zničí před bitvou jednoho útočícího vojáka.
    .sacrifice = Vyměňte dvě kněžky za jednoho filozofa, kolikrát chcete.
    .rule = L10.21
help-helen = Její strana nehází: místo hodu se počítá { $pips }.
    .sacrifice = Odstraňte dvě dvojice budov, každou jiného typu: metropole.
    .rule = L10.22
help-jason = Při pohybu hrdiny ho přepravují i nepřátelské lodě.
    .sacrifice = Máte-li na mapě všech { $fleets } lodí: metropole.
    .rule = L10.23
help-croesus = Svou kostkou můžete házet znovu, kolikrát chcete, pokaždé za { $reroll } zlaťák.
    .sacrifice = Zaplaťte { $gold } zlaťáků: metropole.
    .rule = L10.24
help-odysseus = Proti jeho útoku pevnosti nepomáhají.
    .sacrifice = Odstraňte tři budovy jednoho typu: metropole.
    .rule = L10.25
help-pandora = Před bitvou, v níž bojuje, k ní přejdou všichni nepřátelští námezdní vojáci, kteří se této bitvy účastní.
    .sacrifice = Použijte sebeobětování hrdiny z nabídky.
    .rule = L10.26
help-penthesilea = Vyhrává kolo, které skončí shodou.
    .sacrifice = Když stavíte metropoli, umístíte ji na kartu hrdinky a je navždy v bezpečí.
    .rule = L10.27
help-perseus = Voják, který by po jeho boku padl, může místo toho ustoupit.
    .sacrifice = Vaše jednotky přeletí jako s Pegasem.
    .rule = L10.28

## The first game, step by step

first-game-goal = Vedete frakci na souostroví. Kdo má na konci epochy tři metropole, vítězí. Tady vidíte, kolik jich kdo má.
    .title = Cíl hry
first-game-claim = Nejdřív se usadíte. Obsaďte oblast pevniny, která svítí: rohy hojnosti jsou příjem, staveniště místo pro budovy. Nakonec budete mít oblasti tři.
    .title = Vaše oblasti
first-game-moor = Umístěte loď do sousední oblasti moře. I moře má rohy hojnosti a lodě přepravují vaše vojáky.
    .title = Vaše lodě
first-game-station = Do svých oblastí umístíte tři vojáky. Oblast bez vojáka zůstává vaše, ale nikdo ji nebrání.
    .title = Vaši vojáci
first-game-income = Každý roh hojnosti ve vašich oblastech pevniny i moře přináší v každé epoše 1 zlaťák.
    .title = Příjem
first-game-upkeep = Tvor s figurkou zůstane, když za něj v každé epoše odhodíte kněžku. Udržte ho, nebo propusťte.
    .title = Udržení tvorů
first-game-hero = Héra přivádí hrdiny. Hrdina bojuje jako voják, má bojovou schopnost a za zlaťáky se může pohnout u každého boha kromě Apollóna; u Aréa jen při pohybu po pevnině.
    .title = Hrdinové
first-game-sacrifice = Jeden z vašich hrdinů by se teď mohl obětovat. Opustí hru a přinese třeba i metropoli.
    .title = Sebeobětování
first-game-metropolis = Metropole! Přístav, pevnost, chrám a akademie dají ihned metropoli, stejně jako čtyři filozofové. Přináší bonus a lze ji dobýt i s oblastí.
    .title = Metropole
first-game-win = Někomu chybí jen jedna metropole a hra by mohla skončit s touto epochou. Podívejte se, co ještě můžete postavit nebo dobýt a co musíte udržet.
    .title = Blízko konce
