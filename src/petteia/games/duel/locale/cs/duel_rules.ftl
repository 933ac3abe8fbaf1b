### 7 Divů světa Duel na stránkách pravidel, česky.

## Overview

overview-ways = Tři cesty k vítězství
overview-turn = Tah v šesti řádcích
way-military = Posuňte figurku konfliktu o { $spaces } polí až do soupeřova hlavního města a ihned vítězíte.
    .title = Vojenská nadvláda
    .rule = D8.5
way-science = Získejte { $different } různých vědeckých symbolů a ihned vítězíte.
    .title = Vědecká nadvláda
    .rule = D10.2
way-points = Nedojde-li ani k jednomu, rozhodují po III. epoše body, při shodě body z modrých karet.
    .title = Civilní vítězství
    .rule = D12.3
turn-take = Vezměte jednu kartu, na které žádná jiná neleží.
    .rule = D4.1
turn-build = Postavte ji: suroviny dá produkce vašeho města; co chybí, koupíte po { $coins } mincích za kus, dráž, když to soupeř produkuje.
    .rule = D5.5
turn-discard = Nebo ji odhoďte: { n-coins } a 1 navíc za každou vaši žlutou kartu.
    .rule = D6.1
turn-wonder = Nebo ji lícem dolů zasuňte pod jeden ze svých Divů a zaplaťte cenu Divu. Obě města dohromady postaví jen { $wonders } Divů.
    .rule = D7.3
turn-effects = Co jste postavili, hned působí: štíty posunou figurku, dva stejné symboly přinesou žeton pokroku.
    .rule = D4.2
turn-next = Karty, na kterých už nic neleží, se otočí lícem nahoru. Hraje soupeř, pokud nemáte další tah.
    .rule = D4.3

## Set-up

setup-coins = Mince každého hráče
    .rule = D1.3
setup-tokens = Žetony pokroku na desce
    .rule = D1.2
setup-wonders = Divy každého hráče
    .rule = D2.4
setup-cards = Karty v každé epoše
    .rule = D3.1
setup-guilds = Z toho cechy ve III. epoše
    .rule = D1.5

## Entries

family-card = Karty
family-wonder = Divy
family-token = Žetony pokroku
family-chain = Řetězení
price-coins = { n-coins }
price-resource =
    { $number ->
        [1] { $resource }
       *[other] { $number }× { $resource }
    }
price-none = zdarma
price-pair = dva stejné vědecké symboly
    .rule = D9.0
effect-chain = Stojí-li ve vašem městě { $card }, je budova { $chain } zdarma.
    .rule = D5.8
chains-about = Postavte první budovu v řadě a další je zdarma. Symbol řetězení mezi nimi mají obě karty.

## Filters

rules-mark-age = Epocha
rules-mark-kind = Druh
