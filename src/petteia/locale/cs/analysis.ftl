### Deska k rozboru a studie, česky.

analysis-about = Hrajte za všechny strany z libovolné pozice: zkoušejte varianty, pište komentáře, prohlížejte šance jednotlivých možností a všechno sdílejte odkazem. Můžete také zadat hru odehranou u vlastního stolu a nechat si ji rozebrat.
analysis-new = Nová deska
analysis-game = Hra
analysis-how-chance = Karty, kostky a další náhoda
analysis-chance-drawn = Losuje se automaticky
analysis-chance-by-hand = Volím ji podle toho, co se stalo u mého stolu
analysis-from-position = Začít od pozice
analysis-position = Pozice jako text
analysis-open = Otevřít desku
analysis-studies = Vaše studie
analysis-no-studies = Zatím jste žádnou studii neuložili.
analysis-moves = Tahy
analysis-chances = Šance
analysis-study = Studie
analysis-beginning = Začátek
analysis-chance = Náhoda
analysis-or = nebo
analysis-draw = Losovat
analysis-find = Hledat
analysis-draws = Losovat automaticky
analysis-comment = Komentář k této pozici
analysis-promote = Udělat z toho hlavní variantu
analysis-delete = Smazat odsud dál
analysis-chances-about = Program prohledá nejlepší možnosti hráče na tahu. Trvá to několik sekund.
analysis-chances-show = Ukázat šance
analysis-nobody-asked = Tady se nikdo nerozhoduje.
analysis-title = Název
analysis-untitled = Studie bez názvu
analysis-keep = Uložit jako studii
analysis-save = Uložit
analysis-copy = Uložit kopii
analysis-of = Autor studie: { $name }
analysis-keep-about = Studie se uloží na server. Kdo má odkaz, může ji číst a zkopírovat; měnit ji můžete jen vy.
analysis-share-about = Kdo má tento odkaz, může studii číst a zkopírovat; měnit ji může jen její autor.
analysis-copy-link = Kopírovat odkaz
analysis-copied = Zkopírováno
analysis-copy-position = Kopírovat pozici
analysis-record = Záznam hry
analysis-record-about =
    { $number ->
        [one] Z hlavní varianty ({ $number } akce) vznikne záznam hry, který lze přehrát a rozebrat.
        [few] Z hlavní varianty ({ $number } akce) vznikne záznam hry, který lze přehrát a rozebrat.
       *[other] Z hlavní varianty ({ $number } akcí) vznikne záznam hry, který lze přehrát a rozebrat.
    }
analysis-record-keep = Uložit jako záznam hry
analysis-delete-study = Smazat tuto studii
