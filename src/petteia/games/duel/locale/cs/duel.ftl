### 7 Divů světa Duel česky.

game-title = 7 Divů světa Duel
game-about = Dvě města, tři epochy, sedm Divů: stavte, obchodujte a braňte své hlavní město. Vyhrát lze třemi způsoby.
stage-age =
    { $number ->
        [0] Výběr Divů
        [1] I. epocha
        [2] II. epocha
       *[other] III. epocha
    }

## Numbers with their nouns

n-coins =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
n-coins-object =
    { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
n-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
n-shields =
    { $shields ->
        [one] { $shields } štít
        [few] { $shields } štíty
       *[other] { $shields } štítů
    }
n-spaces =
    { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pole
       *[other] { $spaces } polí
    }

## Resources, colours, symbols

resource-wood = dřevo
resource-clay = jíl
resource-stone = kámen
resource-glass = sklo
resource-papyrus = papyrus

colour-brown = hnědá
colour-grey = šedá
colour-blue = modrá
colour-green = zelená
colour-yellow = žlutá
colour-red = červená
colour-purple = fialová

kind-brown = základní suroviny
kind-grey = opracované suroviny
kind-blue = civilní budova
kind-green = vědecká budova
kind-yellow = obchodní budova
kind-red = vojenská budova
kind-purple = cech

symbol-wheel = kolo
symbol-mortar = hmoždíř
symbol-quill = brk
symbol-pendulum = olovnice
symbol-gyroscope = armilární sféra
symbol-sundial = sluneční hodiny
symbol-law = zákon

chain-mask = maska
chain-moon = měsíc
chain-drop = kapka
chain-book = kniha
chain-gear = ozubené kolo
chain-amphora = amfora
chain-horseshoe = podkova
chain-sword = meč
chain-tower = věž
chain-column = sloup
chain-sun = slunce
chain-temple = chrám
chain-lyre = lyra
chain-lamp = lampa
chain-barrel = sud
chain-target = terč
chain-helmet = přilba

## Cards

card-lumber_yard = Sklad dřeva
card-logging_camp = Tábor dřevorubců
card-clay_pool = Hliniště
card-clay_pit = Jílová jáma
card-quarry = Lom
card-stone_pit = Kamenolom
card-glassworks = Sklárna
card-press = Lis na papyrus
card-theater = Divadlo
card-altar = Oltář
card-baths = Lázně
card-workshop = Dílna
card-apothecary = Lékárna
card-scriptorium = Skriptorium
card-pharmacist = Bylinkář
card-stone_reserve = Zásoba kamene
card-clay_reserve = Zásoba jílu
card-wood_reserve = Zásoba dřeva
card-tavern = Hospoda
card-guard_tower = Strážní věž
card-stable = Stáje
card-garrison = Kasárna
card-palisade = Palisáda
card-sawmill = Pila
card-brickyard = Cihelna
card-shelf_quarry = Stupňovitý lom
card-glass_blower = Sklářská huť
card-drying_room = Sušírna
card-tribunal = Tribunál
card-statue = Socha
card-temple = Chrám
card-aqueduct = Akvadukt
card-rostrum = Řečniště
card-library = Knihovna
card-dispensary = Ošetřovna
card-school = Škola
card-laboratory = Laboratoř
card-forum = Fórum
card-caravansery = Zastávka karavan
card-customs_house = Celnice
card-brewery = Pivovar
card-walls = Hradby
card-horse_breeders = Chovatelé koní
card-barracks = Vojenské ubikace
card-archery_range = Lukostřelnice
card-parade_ground = Cvičiště
card-palace = Palác
card-town_hall = Radnice
card-obelisk = Obelisk
card-gardens = Zahrady
card-pantheon = Pantheon
card-senate = Senát
card-academy = Akademie
card-study = Studovna
card-university = Univerzita
card-observatory = Observatoř
card-chamber_of_commerce = Obchodní komora
card-port = Přístav
card-armory = Zbrojnice
card-lighthouse = Maják
card-arena = Aréna
card-arsenal = Arzenál
card-courthouse = Soudní dvůr
card-fortifications = Opevnění
card-siege_workshop = Obléhací dílna
card-circus = Cirkus
card-merchants_guild = Cech obchodníků
card-shipowners_guild = Cech rejdařů
card-builders_guild = Cech stavitelů
card-magistrates_guild = Cech úředníků
card-scientists_guild = Cech vědců
card-moneylenders_guild = Cech lichvářů
card-tacticians_guild = Cech taktiků

## Wonders and progress tokens

wonder-appian_way = Via Appia
wonder-circus_maximus = Circus Maximus
wonder-colossus = Kolos
wonder-great_library = Velká knihovna
wonder-great_lighthouse = Velký maják
wonder-hanging_gardens = Visuté zahrady
wonder-mausoleum = Mauzoleum
wonder-piraeus = Piraeus
wonder-pyramids = Pyramidy
wonder-sphinx = Sfinga
wonder-statue_of_zeus = Diova socha
wonder-temple_of_artemis = Artemidin chrám

token-agriculture = Zemědělství
token-architecture = Architektura
token-economy = Ekonomika
token-law = Zákon
token-masonry = Zednictví
token-mathematics = Matematika
token-philosophy = Filozofie
token-strategy = Strategie
token-theology = Teologie
token-urbanism = Urbanismus

## Points

points-blue = Modré karty
points-green = Zelené karty
points-yellow = Žluté karty
points-guilds = Cechy
points-wonders = Divy
points-tokens = Žetony pokroku
points-coins = Mince
points-military = Vojsko
points-total = Celkem

## What is asked

question-draft = Vyberte si Div
question-turn = Vezměte si kartu
question-take_token = Vezměte si žeton pokroku z desky
question-keep_token = Nechte si jeden z vylosovaných žetonů
question-restore = Vyberte kartu z odhazovacího balíčku
question-destroy_brown = Vyberte soupeřovu hnědou kartu
question-destroy_grey = Vyberte soupeřovu šedou kartu
question-begin = Určete, kdo začne další epochu
question-over = Konec hry
question-first = Losuje se začínající hráč
question-deal_token = Losují se žetony pokroku
question-show_wonder = Odkrývají se Divy
question-guild_back = Rozdávají se cechy
question-reveal = Odkrývá se karta
question-draw_token = Velká knihovna losuje žeton

## Actions

action-build =
    { $coins ->
        [0] Postavit budovu { $card } zdarma
       *[other] Postavit budovu { $card } za { n-coins-object }
    }
action-discard = Odhodit kartu { $card } za { n-coins-object }
action-wonder =
    { $coins ->
        [0] Postavit zdarma Div { $wonder } (zasunout kartu { $card })
       *[other] Postavit Div { $wonder } za { n-coins-object } (zasunout kartu { $card })
    }
action-draft = Vzít si Div { $wonder }
action-take = Vzít si žeton { $token }
action-keep = Nechat si žeton { $token }
action-restore = Postavit z odhazovacího balíčku budovu { $card }
action-destroy = Zničit soupeřovu kartu { $card }
action-decline = Nevzít si žádný žeton
verb-build = Postavit budovu
verb-discard = Odhodit kartu za mince
verb-wonder = Postavit Div
verb-take = Vzít žeton pokroku
action-begin = Začíná { $seat }
action-first = Začínající hráč: { $seat }
action-deal = Žeton na desce: { $token }
action-show = Div v nabídce: { $wonder }
action-guild = Na místě { $slot } leží cech lícem dolů
action-reveal = Odkrytá karta: { $card }
action-draw = Vylosovaný žeton: { $token }

## What happens

event-first_player = Začínající hráč: { $seat }.
event-token_dealt = Na desce leží: { $token }.
event-wonder_shown = V nabídce: { $wonder }.
event-wonder_drafted = { $seat } si bere Div { $wonder }.
event-age_dealt = { $age }: karty jsou rozloženy.
event-guild_placed = Jedna z karet ležících lícem dolů je cech.
event-card_revealed = Odkryto: { $card }.
event-card_taken = { $seat } si bere kartu { $card }.
event-card_built-paid = { $seat } staví budovu { $card }.
event-card_built-chain = { $seat } staví budovu { $card } zdarma díky řetězení.
event-card_built-restored = { $seat } staví zdarma budovu { $card } z odhazovacího balíčku.
event-card_discarded = { $seat } odhazuje kartu { $card }.
event-card_destroyed = { $seat } přichází o kartu { $card }; karta jde na odhazovací balíček.
event-wonder_built = { $seat } staví Div { $wonder } a zasouvá pod něj kartu { $card }.
event-wonder_returned = Postaveno je sedm Divů. Zpět do krabice: { $wonder } ({ $seat }).
event-coins_moved-price-loss = { $seat } platí { n-coins-object }.
event-coins_moved-purchase-loss = { $seat } platí { n-coins-object } za suroviny.
event-coins_moved-economy = { $seat } získává díky Ekonomice { n-coins-object }.
event-coins_moved-sale = { $seat } získává za odhozenou kartu { n-coins-object }.
event-coins_moved-card = { $seat } získává díky kartě { n-coins-object }.
event-coins_moved-urbanism = { $seat } získává díky Urbanismu { n-coins-object }.
event-coins_moved-wonder = { $seat } získává díky Divu { n-coins-object }.
event-coins_moved-wonder-loss = { $seat } ztrácí kvůli soupeřovu Divu { n-coins-object }.
event-coins_moved-token = { $seat } získává díky žetonu { n-coins-object }.
event-coins_moved-spoils-loss = { $seat } ztrácí kvůli vojenskému žetonu { n-coins-object }.
event-pawn_moved = { $seat } posouvá figurku konfliktu o { n-spaces }.
event-pair_completed = { $seat } má dvojici stejných symbolů: { $symbol }.
event-token_taken = { $seat } si bere žeton pokroku { $token }.
event-token_declined = { $seat } si žádný žeton nebere.
event-token_drawn = { $seat } losuje z krabice žeton { $token }.
event-token_drawn-hidden = { $seat } skrytě losuje žeton z krabice.
event-extra_turn = { $seat } má další tah.
event-age_begun = { $age }: začíná { $seat }.
event-game_ended = Konec hry: { $reason }.

reason-military = vojenská nadvláda
    .rule = D8.5
reason-science = vědecká nadvláda
    .rule = D10.2
reason-points = civilní vítězství
    .rule = D12.3
reason-blue_points = shoda bodů, rozhodly modré karty
    .rule = D12.3
reason-shared = společné vítězství, stejně bodů celkem i za modré karty
    .rule = D12.3

age-1 = I. epocha
age-2 = II. epocha
age-3 = III. epocha

## Why something is not possible

refusal-no_such_action = Akce { $action } neexistuje; čísla akcí jsou od 0 do { $last }.
refusal-game_over = Hra skončila: { $reason }.
refusal-not_chance = O tom teď náhoda nerozhoduje. { $question }.
refusal-other_question = { $needed } Teď je na řadě něco jiného. { $question }.
needed-turn = Karty si berete ve svém tahu.
needed-draft = Divy se vybírají před I. epochou.
needed-take = Žeton z desky si berete za dvojici vědeckých symbolů.
needed-keep = Nechat si lze jeden ze tří žetonů, které losuje { wonder-great_library }.
needed-restore = Z odhazovacího balíčku se staví jen tehdy, když postavíte { wonder-mausoleum }.
needed-destroy = Soupeřovy karty lze ničit jen díky Divům { wonder-statue_of_zeus } a { wonder-circus_maximus }.
needed-decline = Odmítnout lze jen žeton za dvojici vědeckých symbolů.
needed-begin = O tom, kdo začne, se rozhoduje mezi dvěma epochami.
refusal-wait_for_chance = Teď rozhoduje náhoda. { $question }.
refusal-other_draw = Teď je na řadě jiné losování. { $question }.
refusal-guild_there = Na místě { $slot } už cech leží.
refusal-wonder_seen = Div { $wonder } už byl odkryt.
refusal-token_not_in_box = Žeton { $token } už v krabici není.
refusal-other_age = Karta { $card } sem nepatří: hraje se { $age }.
refusal-card_seen = Karta { $card } už byla vidět.
refusal-no_guild_back = Karta { $card } je cech, ale odkrývaná karta nemá rub cechu.
refusal-guild_back = Odkrývaná karta má rub cechu, ale { $card } cech není.
refusal-card_gone = Místo { $slot } je prázdné, karta už je pryč.
refusal-card_covered = Na této kartě ještě leží: { $by }.
by-face_down = karta lícem dolů
by-two_face_down = dvě karty lícem dolů
refusal-no_such_wonder = Div číslo { $place } nemáte; máte jich { $number }.
refusal-wonder_built = Div { $wonder } už stojí, je pod ním zasunuta karta { $card }.
refusal-wonder_limit =
    { $most ->
        [one] Postaven je už { $most } Div, tento je zpět v krabici: { $wonder }.
        [few] Postaveny jsou už { $most } Divy, tento je zpět v krabici: { $wonder }.
       *[other] Postaveno je už { $most } Divů, tento je zpět v krabici: { $wonder }.
    }
refusal-short_of_coins =
    { $short ->
        [one] Chybí { $short } mince ({ $what }): cena { $due } ({ $price }), máte { $coins }.
        [few] Chybějí { $short } mince ({ $what }): cena { $due } ({ $price }), máte { $coins }.
       *[other] Chybí { $short } mincí ({ $what }): cena { $due } ({ $price }), máte { $coins }.
    }
refusal-short_of_coins-chain =
    { $short ->
        [one] Chybí { $short } mince ({ $what }): cena { $due } ({ $price }), máte { $coins }. Kdyby ve vašem městě stála budova { $chain }, byla by stavba zdarma.
        [few] Chybějí { $short } mince ({ $what }): cena { $due } ({ $price }), máte { $coins }. Kdyby ve vašem městě stála budova { $chain }, byla by stavba zdarma.
       *[other] Chybí { $short } mincí ({ $what }): cena { $due } ({ $price }), máte { $coins }. Kdyby ve vašem městě stála budova { $chain }, byla by stavba zdarma.
    }
refusal-not_on_offer = Div { $wonder } není v nabídce. V nabídce: { $offer }.
refusal-token_not_on_board = Žeton { $token } není na desce. Na desce: { $tokens }.
refusal-token_due = U tohoto stolu si jeden žeton vzít musíte. Na výběr: { $tokens }.
refusal-token_not_drawn = Žeton { $token } nebyl vylosován. Vylosováno: { $tokens }.
refusal-not_on_table = Karta { $card } neleží na stole lícem nahoru.
refusal-not_on_table_but_built =
    { $whose ->
        [own] Karta { $card } je ve vašem městě, ne na stole.
       *[theirs] Karta { $card } je v soupeřově městě, ne na stole.
    }
refusal-not_on_table_but_buried = Karta { $card } je pod Divem { $wonder }, ne na stole.
refusal-not_on_table_but_discarded = Karta { $card } je v odhazovacím balíčku, ne na stole.
refusal-not_discarded = Karta { $card } nebyla odhozena ani zničena.
refusal-not_discarded_but_built =
    { $whose ->
        [own] Karta { $card } je ve vašem městě, ne v odhazovacím balíčku.
       *[theirs] Karta { $card } je v soupeřově městě, ne v odhazovacím balíčku.
    }
refusal-not_discarded_but_buried = Karta { $card } je pod Divem { $wonder }, ne v odhazovacím balíčku.
refusal-not_in_city = Karta { $card } není v soupeřově městě. Na výběr ({ $colour }): { $cards }.
refusal-wrong_colour = Karta { $card } má jinou barvu. Na výběr ({ $colour }): { $cards }.

## What a thing costs, unit by unit

payment-coins = Cena na kartě: { n-coins }
payment-chain = Zdarma: ve vašem městě stojí { $card }
    .rule = D5.8
payment-produced = { $resource }: produkuje vaše karta { $source }
payment-choice = { $resource }: podle volby ({ $source })
    .rule = D5.4
payment-reduction = { $resource }: ušetří žeton { $source }
    .rule = D9.2
payment-bought =
    { $coins ->
        [one] { $resource }: koupeno za { $coins } minci (2 a 1 navíc za každý kus, který produkuje soupeř: { $opponent })
        [few] { $resource }: koupeno za { $coins } mince (2 a 1 navíc za každý kus, který produkuje soupeř: { $opponent })
       *[other] { $resource }: koupeno za { $coins } mincí (2 a 1 navíc za každý kus, který produkuje soupeř: { $opponent })
    }
    .rule = D5.5
payment-bought-fixed = { $resource }: koupeno za { n-coins-object }, cenu určuje { $source }
    .rule = D5.5
payment-total = Celkem { n-coins }
payment-free = Zdarma
payment-units = { $number }× { $resource } po { $coins }

## Options

option-wonders = Divy
    .about = Divy si hráči vybírají, nebo dostanou čtveřice určené pro první hru.
option-wonders-draft = výběr
option-wonders-first_game = první hra
option-first_player = Začínající hráč
    .about = Začínajícího hráče určí los, nebo místo u stolu, které vyberete.
option-first_player-chance = losem
option-first_player-0 = první místo
option-first_player-1 = druhé místo
option-neutral_start = Figurka uprostřed
    .about = Je-li na konci epochy figurka uprostřed, začne další epochu ten, kdo vzal poslední kartu, nebo určí, kdo začne.
option-neutral_start-begins = poslední na tahu začíná
option-neutral_start-chooses = poslední na tahu určuje
option-decline_token = Žeton za dvojici
    .about = Žeton pokroku za dvojici vědeckých symbolů se musí vzít, nebo ho lze odmítnout.
option-decline_token-no = musí se vzít
option-decline_token-yes = lze odmítnout

## The table

duel-city = Město
duel-wonders = Divy
duel-coins = Mince
duel-production = Produkce
duel-price = Cena za kus ({ $resource }): { n-coins }
duel-conflict = Stupnice konfliktu
duel-pawn-middle = Figurka stojí uprostřed.
duel-pawn-leads = { $seat } vede o { n-spaces }.
duel-to-capital =
    { $spaces ->
        [one] { $spaces } pole do hlavního města
        [few] { $spaces } pole do hlavního města
       *[other] { $spaces } polí do hlavního města
    }
duel-symbols = { $number } ze 6 různých symbolů
duel-board-tokens = Žetony pokroku na desce
duel-discard-pile = Odhazovací balíček
duel-discard-empty = Odhazovací balíček je prázdný.
duel-unseen = Dosud neodkryté
duel-uncovers = Uvolní: { $cards }
duel-uncovers-nothing = Nic nového neuvolní
duel-face-down = Karta lícem dolů
duel-face-down-guild = Cech lícem dolů
duel-points-now = Body, kdyby hra skončila teď
duel-wonder-unbuilt = nepostavený Div
duel-wonder-built = postavený Div, pod ním karta { $card }
duel-wonder-lost = zpět v krabici
duel-label-available = { $card }, { $kind }, dostupná, řada { $row }, místo { $place }
duel-label-covered = { $card }, { $kind }, překrytá, řada { $row }, místo { $place }
duel-label-hidden = { $what }, řada { $row }, místo { $place }

## How a game ended

ending-military = Figurka konfliktu dorazila do hlavního města, kterému vládne { $loser }.
ending-science =
    { $symbols ->
        [one] { $symbols } vědecký symbol v jednom městě.
        [few] { $symbols } různé vědecké symboly v jednom městě.
       *[other] { $symbols } různých vědeckých symbolů v jednom městě.
    }
ending-points =
    { $ahead ->
        [one] { $most }:{ $next }, náskok { $ahead } bodu.
        [few] { $most }:{ $next }, náskok { $ahead } bodů.
       *[other] { $most }:{ $next }, náskok { $ahead } bodů.
    }
ending-blue_points = Bodů mají oba { $most }. Za modré karty je to { $blue }:{ $next }.
ending-equal = Bodů mají oba { $most } a stejně jich mají i za modré karty.
ending-symbols =
    { $number ->
        [one] { $number } symbol
        [few] { $number } různé symboly
       *[other] { $number } různých symbolů
    }
ending-shields =
    { $number ->
        [one] náskok { $number } pole na stupnici konfliktu
        [few] náskok { $number } polí na stupnici konfliktu
       *[other] náskok { $number } polí na stupnici konfliktu
    }

## Keys

keys-build = Postavit vybranou budovu
keys-discard = Odhodit vybranou kartu

## On the page

page-wonder = Div
page-to-move = na tahu
page-opponent = soupeř
page-no-cost = zdarma
page-pay = zaplatit { $coins }
page-short = chybí { $coins }
page-build = Postavit
page-discard = Odhodit
page-what-with-it = Co s ní uděláte?
page-choose-card = Vyberte jednu z karet, na kterých nic neleží.
page-progress-token = Žeton pokroku
page-covered-by = Leží na ní: { $cards }
page-one-of = Jedna z těchto karet ({ $number }), každá se šancí { $share }
page-you-pay = Platíte { $due }, máte { $coins }
page-for-you = pro vás: { $price }
page-layout = Karty na stole
page-cards-left =
    { $cards ->
        [one] zbývá { $cards } karta, { $down } lícem dolů
        [few] zbývají { $cards } karty, { $down } lícem dolů
       *[other] zbývá { $cards } karet, { $down } lícem dolů
    }
page-unseen =
    { $places ->
        [one] Na { $places } místo připadá karet: { $cards }; každá tam leží se šancí { $there }
        [few] Na { $places } místa připadá karet: { $cards }; každá leží v rozložení se šancí { $here }, na daném místě se šancí { $there }
       *[other] Na { $places } míst připadá karet: { $cards }; každá leží v rozložení se šancí { $here }, na daném místě se šancí { $there }
    }
page-tab-city = Moje město
page-then-points = body: { $before }, pak { $after }
page-then-coins = mince: { $before }, pak { $after }
page-then-opponent = mince soupeře ({ $name }): { $before }, pak { $after }
page-then-lead = náskok na stupnici konfliktu: { $before }, pak { $after }
page-then-symbols = různé symboly: { $before }, pak { $after }

## O čem jsou úlohy

theme-military = Vojsko
theme-science = Věda
theme-tempo = Tempo
theme-block = Blokování
theme-wonder = Div
theme-economy = Hospodářství
theme-points = Body
theme-draft = Výběr Divů

## Goals of challenges

goal-win-military = Vyhrajte vojenskou nadvládou.
goal-win-science = Vyhrajte vědeckou nadvládou.
goal-win-points = Dosáhněte civilního vítězství.
goal-win-military-age =
    Vyhrajte vojenskou nadvládou nejpozději { $until ->
        [1] v I
        [2] ve II
       *[3] ve III
    }. epoše.
goal-hold-wonders =
    { $number ->
        [one] Postavte { $number } Div.
        [few] Postavte { $number } Divy.
       *[other] Postavte { $number } Divů.
    }
goal-forgo-green = Nepostavte žádnou vědeckou budovu.
goal-forgo-wonders = Nepostavte žádný Div.
