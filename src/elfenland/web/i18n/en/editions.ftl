### Editions and options, by the ids of the record. $value: town cards are "on" or "off", rounds the number 4.

edition-name = { $edition ->
    [amigo-de] Amigo, German (2008)
    [amigo-en] Amigo, English (2008)
    [amigo-fr] Amigo, French (2008)
    [amigo-it] Amigo, Italian (2008)
    [rio-grande] Rio Grande, English (revised)
    [elfland-it] Italian fan translation
    [hobby-world] Hobby World, Russian (2014)
    [jesweb] French summary card
   *[custom] Custom
}
edition-about = { $edition ->
    [amigo-de] Once someone has all their pieces, the round is still played to its end; then the usual count decides.
    [amigo-en] Whoever collects their twentieth piece before the last round wins at once.
    [amigo-fr] Like the German text, but five new counters are turned up for each round.
    [amigo-it] Like the German text: the round is played to its end, then the usual count decides.
    [rio-grande] Whoever collects their twentieth piece before the last round wins at once.
    [elfland-it] Whoever has all their pieces when the third round is over wins.
    [hobby-world] Same as Rio Grande. The only rulebook to say that tied players share the victory; here they always do.
    [jesweb] Town cards, caravans at any time and a cheap ferry on Mare Nebulae: the edition that differs most.
   *[custom] Options you have put together yourself.
}

option-name = { $option ->
    [town_cards] Town cards
    [early_finish] All pieces before the end
    [face_up_counters] Face-up counters at the end of a round
    [caravan] Caravan
    [nebulae_ferry] Ferry on Mare Nebulae
    [town_distance] Distance to the town on the card
    [tie_break] Tie-break (with town cards)
   *[rounds] Rounds
}
option-about = { $option ->
    [town_cards] Each player has a secret goal, and the distance from it costs points at the end.
    [early_finish] What happens when someone collects their twentieth piece before the last round.
    [face_up_counters] What happens to the five face-up counters when a round ends.
    [caravan] When any three cards may replace the right ones.
    [nebulae_ferry] What a crossing of the western lake costs.
    [town_distance] Which connections count on the way from the boot to the town on the town card.
    [tie_break] What breaks a tie on score; without town cards it is always the most cards in hand.
   *[rounds] How many rounds the game lasts.
}
option-value = { $value ->
    [off] without
    [on] with
    [finish_round] round is played out
    [instant] wins at once
    [after_round_three] wins after round three
    [stay] stay
    [reshuffle] five new ones
    [when_unable] only when unable to pay
    [always] always
    [two_rafts] two rafts
    [one_raft_or_caravan] one raft or a caravan
    [all_connections] all connections
    [roads_only] roads only
    [cards] most cards in hand
    [distance] closest to their own town
   *[4] four
}
option-value-about = { $value ->
    [off] There are no secret goals, only pieces count.
    [on] The score is the pieces minus the distance from the boot to the town on the town card.
    [finish_round] Everyone finishes the round, then the game is over and the usual count decides.
    [instant] Whoever collects their twentieth piece in rounds one to three wins at once, whatever the others have and whatever the town cards say.
    [after_round_three] Whoever has all their pieces when the third round is over wins, and the fourth is not played.
    [stay] The five stay where they are for the next round.
    [reshuffle] The five are mixed with the others, and five new ones are turned up.
    [when_unable] A caravan is only for a player who cannot pay for the road with the right cards.
    [always] Any three cards, four with an obstacle, may always replace the right ones.
    [two_rafts] Each crossing takes two rafts, as on Mare Magnum.
    [one_raft_or_caravan] A crossing takes one raft or any three cards; Mare Magnum stays at two rafts.
    [all_connections] Each road, each stretch of river and each lake crossing counts as one.
    [roads_only] Only roads count, never waterways.
    [cards] In a tie, the player with the most cards in hand wins.
    [distance] In a tie, the player closest to the town on their own town card wins.
   *[4] The game lasts four rounds.
}
