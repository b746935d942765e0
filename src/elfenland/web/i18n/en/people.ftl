### People around the table: pace, open tables, chat, one’s own games, messages.

pace-clock = Clock
pace-minutes = Time for each player
pace-increment = Extra time for each turn
pace-none-about = Nobody is hurried.
pace-limit-about = Whoever takes longer than { $time } for a turn can be replaced by a bot if the others vote for it. They can take their seat back at any time.
pace-for = { $pace ->
    [live] For playing together now.
    [hours] For a game over the day.
   *[days] For a game over weeks.
}
pace-clock-about = Everyone has { $minutes } for the whole game and { $increment ->
    [one] gains { $increment } second
   *[other] gains { $increment } seconds
} with each turn. At zero a bot plays on; you can take your seat back and then have one minute.

emotes = Emotes
emote-name = { $emote ->
    [wave] waves
    [bravo] applauds
    [laugh] laughs
    [oops] oops
    [think] is thinking
   *[hurry] is in a hurry
}
emote-says = { $player }: { emote-name }
spectators = { $n ->
    [0] Nobody is watching
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
spectators-talk = Spectators may talk

tables-heading = Open tables
tables-about = Tables that wait for players. Sit down with one click.
tables-filter = { $name ->
    [language] Language
    [pace] Pace
   *[edition] Edition
}
tables-any = Any
tables-none = No table is waiting at the moment. Open one yourself and show it here, so that others can join.
lobby-coach = The coach may be asked at this table, by everybody; everybody sees who does.
tables-list = Show this table among the open tables, where anyone can join

mine-heading = My games
mine-about = { $n ->
    [one] { $n } finished game
   *[other] { $n } finished games
}
mine-none = You have not finished a game here yet. Once you have, you can replay it here and watch your statistics grow.
mine-no-match = No game matches these filters.
mine-all = Show all games
mine-filter = { $name ->
    [result] Result
    [players] Players
   *[rival] Opponent
}
mine-won = Won
mine-lost = Lost
mine-winner = { $players } won
mine-towns = { $n ->
    [one] { $n } town
   *[other] { $n } towns
}
mine-export = Save all records as one file
mine-more = Show more
mine-games = Games
mine-wins = Wins
mine-mean = Towns per game
mine-by-players = Wins by number of players
mine-by-rival = Wins by opponent
mine-bar = { $key }: won { $wins } of { $games }
mine-curve = Towns over time
mine-curve-words = Towns in { $n } games: at first about { $first }, of late about { $last }.

messages-heading = When it is my turn
messages-about = In games with hours or days per move we can tell you that it is your turn, if you want that.
push-begin = Notify me in this browser
push-end = Stop notifications in all browsers
mail-label = Your e-mail address
mail-yes = Send me e-mail
mail-no = No e-mail
mail-sent = We have sent a link to { $email }. Open it to confirm the address.
mail-goes = E-mail goes to { $email }.
mail-ask = Do you want an e-mail whenever it is your turn?
mail-confirmed = The address is confirmed.
mail-ended = You will get no more e-mail; the address is deleted.
mail-old = This link is no longer valid.
messages-failed = That did not work. Check the address, or whether the browser allows notifications, and try again in a minute.
fair-title = Fair luck
fair-about = The server fixed a secret before you sat down, and each player’s browser adds a number of its own. All cards and counters follow from both; after the game the record holds the secret, and anyone can check it with elfenland verify.
fair-commitment = Fixed in advance:
fair-receipt = Your receipt:
