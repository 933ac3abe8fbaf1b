### What the rules pages of all games say, in English.

rules-text = The rules
rules-chapters = Chapters
rules-search = Search names, effects and rules
rules-nothing = Nothing in the box or the rules matches.
rules-setup = Set-up
rules-players = Players
rules-options = Table options
rules-this-table = This table plays with
rules-usual = default
rules-differ = Where the books differ
rules-differ-about = How we read the printed rules where they contradict each other or say nothing.
rules-price = Price
rules-effect = Effect
rules-related = See also
rules-all = all
rules-shown = { $shown } of { $all }
rules-open-entry = Open in the rules pages
rules-back-to-table = Back to the table
rules-unknown = There is no such entry. Here is the full list.
rules-about-things = Applies to
