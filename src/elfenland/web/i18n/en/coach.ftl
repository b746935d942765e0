### The coach's words: choices, and reasons made from what the search has found.

## Choices

act-draw = take { kind-a-object }
act-draw-blind = draw from the stack
act-place = place { kind-a-object } on { $from } – { $to }
act-obstacle = place the obstacle on { $from } – { $to }
act-pass = pass
act-move = travel { $from } – { $to }
act-caravan = take a caravan along { $from } – { $to } with { $cards }
act-end = end the turn
act-discard = end the turn and discard { $cards }
act-keep = keep { kind-a-object }

## Reasons

fact-look = Look at { $part ->
    [north] the north
    [south] the south
    [west] the west
    [east] the east
    [north_west] the north-west
    [north_east] the north-east
    [south_west] the south-west
    [south_east] the south-east
   *[middle] the middle
} of the map, around { $towns }.
fact-look-hand = Look at the cards in your hand.
fact-towns-more = { $n ->
    [one] Your best journey then reaches { $n } more new town.
   *[other] Your best journey then reaches { $n } more new towns.
}
fact-journey = The best journey that begins this way: { $towns ->
    [one] { $towns } new town
   *[other] { $towns } new towns
}, and a tour of { $tour ->
    [one] { $tour } connection
   *[other] { $tour } connections
} is left.
fact-hops-saved = { $n ->
    [one] It shortens the tour that is left by { $n } connection.
   *[other] It shortens the tour that is left by { $n } connections.
}
fact-cards-freed = { $n ->
    [one] The best journey then leaves { $n } more card in the hand.
   *[other] The best journey then leaves { $n } more cards in the hand.
}
fact-cards-match = It fits the hand: { $cards }.
fact-nothing-more = No further move helps this round.
fact-rivals-need = In { $count } of { $worlds } imagined worlds, it makes a rival’s best journey worse.
fact-chance-more = It wins { $lead } more often than the next choice (± { $error }).
fact-equal = As far as { $worlds } worlds can tell, several choices are equally good.

## How well something is known

known-proved = proved
known-estimated = ± { $error }, estimated from { $worlds } worlds

## The coach at the table

coach-thinks = is thinking …
coach-waits = I help when it is your turn.
coach-ready = Ask me if you are unsure. The table sees that you did, and the record notes it.
coach-where = Where should I look?
coach-what = What would you do?
coach-compare = Compare the best choices
coach-choice = My advice: { $action }.
coach-action = Choice
coach-chances = Chance to win
coach-worlds = Chances to win, estimated from { $worlds } imagined worlds; ± is one standard error.

## What if

think-plan = Choose a counter, then a road. Nobody else sees it.
think-laid = What if: { $actions }.
think-guess = Guess what others place
think-guessed = My guess about the others: { $actions }.
think-found = { $n ->
    [0] With this you would reach no new town.
    [one] With this you would reach { $n } new town:
   *[other] With this you would reach { $n } new towns:
}
think-now = { $n ->
    [0] As things are, you would reach no new town.
    [one] As things are, you would reach { $n } new town:
   *[other] As things are, you would reach { $n } new towns:
}
think-pays = It takes { $cards }.
think-tour = { $n ->
    [0] Then every town has been visited.
    [one] A tour of { $n } connection is left.
   *[other] A tour of { $n } connections is left.
}
think-back = Take the last one back
