### The analysis board and studies, in English.

analysis-about = Play all sides from any position: try variations, write comments, look at the chances of each option, and share everything with a link. You can also type in a game from your own table and have it reviewed.
analysis-new = New board
analysis-game = Game
analysis-how-chance = Cards, dice and other chance
analysis-chance-drawn = Drawn automatically
analysis-chance-by-hand = I choose, as it happened at my own table
analysis-from-position = Start from a position
analysis-position = Position as text
analysis-open = Open the board
analysis-studies = Your studies
analysis-no-studies = You have not saved a study yet.
analysis-moves = Moves
analysis-chances = Chances
analysis-study = Study
analysis-beginning = Beginning
analysis-chance = Chance
analysis-or = or
analysis-draw = Draw
analysis-find = Find
analysis-draws = Draw chance automatically
analysis-comment = Comment on this position
analysis-promote = Make this the main line
analysis-delete = Delete from here
analysis-chances-about = The search looks at the best options of the player to move. It takes a few seconds.
analysis-chances-show = Show the chances
analysis-nobody-asked = Nobody has to decide anything here.
analysis-title = Title
analysis-untitled = Untitled study
analysis-keep = Save as a study
analysis-save = Save
analysis-copy = Save a copy
analysis-of = A study by { $name }
analysis-keep-about = A study is saved on the server. Anyone with its link can read and copy it; only you can change it.
analysis-share-about = Anyone with this link can read and copy the study; only its owner can change it.
analysis-copy-link = Copy the link
analysis-copied = Copied
analysis-copy-position = Copy the position
analysis-record = Game record
analysis-record-about =
    { $number ->
        [one] The main line, { $number } action, becomes a game record that can be replayed and reviewed.
       *[other] The main line, { $number } actions, becomes a game record that can be replayed and reviewed.
    }
analysis-record-keep = Save as a game record
analysis-delete-study = Delete this study
