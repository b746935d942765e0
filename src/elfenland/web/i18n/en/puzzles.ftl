### Puzzles: their page, and solving them on the map.

puzzle-kind = { $kind ->
    [journey] Journey
    [place] Counter
    [tour] Last round
   *[any] All kinds
}
puzzle-title = { $kind ->
    [journey] Puzzle: the journey
    [place] Puzzle: the counter
   *[tour] Puzzle: the last round
}
puzzle-task = { $kind ->
    [journey] Visit as many new towns as you can.
    [place] Place the one counter that lets your best journey visit the most new towns.
   *[tour] It is the last round: reach the best final score. Every town counts, minus the distance from your town card.
}
puzzle-level = { $level ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[any] About my strength
}
puzzle-day = Puzzle of the day
puzzle-rated = Difficulty { $rating }
puzzle-mine = { $mine ->
    [new] not tried yet
    [solved] solved at the first try
    [later] solved later
   *[missed] missed at the first try
}
puzzle-counts = Your first answer counts for your rating; a hint counts as a miss.
puzzle-check = Check
puzzle-hint = Hint
puzzle-solution = Show a solution
puzzle-again = Start over
puzzle-next = Next puzzle
puzzle-so-far = { $n ->
    [0] You are in { $town }; no new town yet.
    [one] You are in { $town }; { $n } new town so far.
   *[other] You are in { $town }; { $n } new towns so far.
}
puzzle-no-further = { $n ->
    [0] The journey ends in { $town } without a new town.
    [one] The journey ends in { $town } after { $n } new town.
   *[other] The journey ends in { $town } after { $n } new towns.
}
puzzle-placed = { kind-name } on { $from } – { $to }. Is it the best one?
puzzle-not-there = { $town } is not one step away. Go from town to town.
puzzle-solved = { $n ->
    [one] Solved: { $n } new town, and nobody can do better.
   *[other] Solved: { $n } new towns, and nobody can do better.
}
puzzle-solved-tour = Solved: a final score of { $n }, and nobody can do better.
puzzle-missing = { $n ->
    [one] { $reached } reached, but one town more is possible.
   *[other] { $reached } reached, but { $n } towns more are possible.
}
puzzle-missing-tour = { $n ->
    [one] A final score of { $reached }, but one more is possible.
   *[other] A final score of { $reached }, but { $n } more are possible.
}
puzzle-score = { $n ->
    [one] { $n } new town is possible.
   *[other] { $n } new towns are possible.
}
puzzle-score-tour = A final score of { $n } is possible.
puzzle-shown = { $n ->
    [one] This is one way to { $n } new town.
   *[other] This is one way to { $n } new towns.
}
puzzle-shown-tour = This is one way to a final score of { $n }.
puzzle-hint-step = One solution begins by going to { $town }.
puzzle-hint-place = One solution places a counter on { $from } – { $to }.
puzzle-ways = Where you can go
puzzle-roads = Where this counter can go
puzzle-rating-now = Your rating is now { $rating } ({ $change }).
puzzle-days = { $n ->
    [one] { $n } day in a row.
   *[other] { $n } days in a row.
}
puzzle-share = Tell others
puzzle-shared = { $tries ->
    [first] solved at the first try
   *[later] solved
}
puzzles-about = { $n ->
    [one] { $n } position from a real game, its best answer proved.
   *[other] { $n } positions from real games, each with a best answer that is proved.
}
puzzles-solve = Solve it
puzzles-look = Look at it again
puzzles-trainer = Train
puzzles-kind = Kind
puzzles-level = Difficulty
puzzles-begin = Give me a puzzle
puzzles-mine = How you are doing
puzzles-rating = Rating
puzzles-solved = Solved at the first try
puzzles-solved-of = { $n } of { $tried }
puzzles-days = Days in a row
puzzles-best = best: { $n }

## Challenges and the deal of the day

deal-day = Deal of the day
deal-open = To the deal of the day
challenge-title = A challenge
challenge-deal = The deal
challenge-about = Everyone gets the same cards and counters and meets the same bots. Who makes the most of it?
challenge-rivals = You play against { $players }.
challenge-towns = With town cards.
challenge-once = You can play a deal once.
challenge-play = Play this deal
challenge-go-on = Continue your game
challenge-mine = Watch your game
challenge-results = Results
challenge-nobody = Nobody has finished it yet.
challenge-name = Player
challenge-score = Score
challenge-place = Place
challenge-hidden = You can watch the others’ games once you have played the deal.
challenge-share = Send this link to challenge others
challenge-same = The same moment in the game of
challenge-look = Look at it
challenge-new = New challenge
