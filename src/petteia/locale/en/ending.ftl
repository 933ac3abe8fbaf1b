### How a game ended, in English.

ending-title = Result
ending-resignation = { $name } has resigned.
ending-rules_gone = This server no longer has the rules of this game.
ending-no_show = Not everybody turned up
ending-no_show-about = There was no game: the player who was there gets the points.
ending-next-game = Watch the next game
ending-tournament = Back to the tournament
ending-unfinished = The record ends here
ending-unfinished-about = The game was not over yet, or the record does not say who won.
ending-by-resignation = by resignation
ending-your-place = Your place: { $place } of { $places }
ending-ranking = Ranking
ending-place = Place { $place }
ending-bot-won = A bot won, playing for { $names }
ending-resigned-bot = resigned, a bot played on
ending-away = was away, a bot played on
ending-late = ran out of time, a bot played on
ending-replay = Replay
ending-share = Share
ending-share-words = { $game }: { $title }
ending-new = New game
ending-fold = Show the board
ending-unfold = Show the result
