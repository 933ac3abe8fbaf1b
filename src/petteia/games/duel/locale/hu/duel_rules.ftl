### 7 Csoda: Párbaj a szabályoldalakon, magyarul.

## Overview

overview-ways = Három út a győzelemhez
overview-turn = Egy kör hat sorban
way-military = Told el a konfliktusfigurát { $spaces } mezővel, az ellenfél fővárosáig, és azonnal győzöl.
    .title = Katonai fölény
    .rule = D8.5
way-science = Gyűjts össze { $different } különböző tudományos jelet, és azonnal győzöl.
    .title = Tudományos fölény
    .rule = D10.2
way-points = Különben a III. korszak után az győz, akinek több pontja van. Pontegyenlőségnél a kék kártyák pontjai döntenek.
    .title = Polgári győzelem
    .rule = D12.3
turn-take = Vegyél el egy kártyát, amelyet nem takar másik.
    .rule = D4.1
turn-build = Építsd meg: az árát városod termelése fedezi. Ami hiányzik, azt darabonként { $coins } érméért megveheted; drágább, ha az ellenfél is termeli.
    .rule = D5.5
turn-discard = Vagy dobd el: { n-coins-object } kapsz, és még 1-et minden sárga kártyádért.
    .rule = D6.1
turn-wonder = Vagy tedd lefordítva az egyik csodád alá, és fizesd ki a csoda árát. A két város együtt csak { $wonders } csodát építhet.
    .rule = D7.3
turn-effects = Amit építettél, azonnal hat: a pajzsok mozgatják a figurát, két egyforma jel fejlesztésjelzőt hoz.
    .rule = D4.2
turn-next = A szabaddá vált kártyákat fel kell fordítani, azután az ellenfél jön, hacsak nem szereztél újabb kört.
    .rule = D4.3

## Set-up

setup-coins = Érmék játékosonként
    .rule = D1.3
setup-tokens = Fejlesztésjelzők a táblán
    .rule = D1.2
setup-wonders = Csodák játékosonként
    .rule = D2.4
setup-cards = Kártyák korszakonként
    .rule = D3.1
setup-guilds = Ebből céhek a III. korszakban
    .rule = D1.5

## Entries

family-card = Kártyák
family-wonder = Csodák
family-token = Fejlesztésjelzők
family-chain = Láncok
price-coins = { n-coins }
price-resource =
    { $number ->
        [1] { $resource }
       *[other] { $number } × { $resource }
    }
price-none = nincs ára
price-pair = két egyforma tudományos jel
    .rule = D9.0
effect-chain = { $card } → { $chain }: ha az első a városodban áll, a második ingyenes.
    .rule = D5.8
chains-about = Építsd meg a sor első kártyáját, és a következő ingyenes lesz. Az őket összekötő jel mindkettőn rajta van.

## Filters

rules-mark-age = Korszak
rules-mark-kind = Fajta
