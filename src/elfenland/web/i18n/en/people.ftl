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
