### The review of a finished game.

review-heading = Review
review-about = How well everyone played, and how lucky they were.
review-wait = The game is being reviewed: { $share } done.
review-queue = Other games are being reviewed. Yours follows.
review-judging = Judged last: round { $round }, { $player }: { $action }.
review-begins = First everyone’s chances before the game begins.
review-leave = You can leave this page: the review goes on and is kept with the game.
review-curve = Chances over the game
review-curve-about = Everyone’s chance to win with all hands open, estimated from { $worlds } futures at each point. Click to watch the game from there, or go along it with the arrow keys and press Enter.
review-curve-now = Chances at the start and at the end: { $players }.
review-curve-one = { $player } { $start } → { $result }
review-curve-at = Round { $round }, moment { $n } of { $all }: { $players }
review-curve-share = { $player } { $share }
review-known = As a player could know it then
review-whose = Player
review-round-short = Round { $round }

## Moments

review-moments = Moments that decided it
review-moments-none = No single moment stood out.
review-grade = { $grade ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
    [blunder] Blunder
    [brilliant] Brilliant
    [luck] Luck
   *[best] Best
}
review-where = { $player }, round { $round }
review-played = Played: { $action }.
review-better = Better by { $loss } ({ $known }): { $action }.
review-only = The only good choice ({ $known }): { $action }.
review-luck-changed = That changed { $player }’s chance by { $change } (± { $error }).
review-luck-deal = New cards for { $player }: { $cards }.
review-luck-refill = { $player } takes { kind-a-object }; turned face up instead: { $other }.
review-replay = Watch from here
review-map = The map at that moment

## Players

review-players = Luck and skill
review-sum = Result − start = luck + skill + others. Luck is what the deals and draws were worth; skill is what the choices lost against the best ones; others is what the rest of the table did.
review-start = Start
review-luck = Luck
review-skill = Skill
review-others = Others
review-result = Result
review-lucks = Where the luck came from
review-deals = Deals
review-draws = Draws
review-rates = Error rates
review-rates-about = The chance lost in one decision on average, per mille, over decisions that mattered.
review-overall = Overall
review-phase = { $phase ->
    [draw] Drawing
    [plan] Placing
    [obstacle] Obstacle
    [travel] Travelling
   *[keep] Keeping
}

## Journeys, counters, decisions

review-journeys = Journeys
review-journeys-about = New towns of the journey played, beside the best that an exact search finds with the same cards on the same map.
review-round-column = Round
review-played-column = Played
review-best-column = Proved best
review-both = Show both
review-both-of = Show both journeys of { $player } in round { $round }
review-counters = What the counters did
review-counter = { $player }, round { $round }: { kind-name } on { $from } – { $to }.
review-use = { $n ->
    [one] { $player } +{ $n } town
   *[other] { $player } +{ $n } towns
}
review-counters-none = No single counter was worth a town.
review-decisions = Every decision
review-decisions-of = { $player }: { $n }
review-notes = How to read this
review-notes-text = A chance is the share of the victory that a player could expect from what they knew at the time, if everyone played on as a quick pathfinder does. A loss counts as far as a second judge, who plays on more carefully, sees it too; within two standard errors it counts as none. “Proved” means that an exact search finished.
