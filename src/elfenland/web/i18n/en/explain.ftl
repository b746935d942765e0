### What a piece is and what it is good for now: the sheet over a piece that is pointed at or pressed long.

explain-cost = Cards it takes:
explain-matching = { $n ->
    [0] You hold no matching card.
    [one] You hold { $n } matching card.
   *[other] You hold { $n } matching cards.
}
explain-fits = { $n ->
    [0] It fits on no road now.
    [one] It fits on { $n } road now.
   *[other] It fits on { $n } roads now.
}
explain-card = { $n ->
    [0] It pays for roads with this counter; there is none yet.
    [one] It pays for roads with this counter; there is { $n } now.
   *[other] It pays for roads with this counter; there are { $n } now.
}
explain-town-new = Your piece is still here: a new town for you.
explain-town-done = You have already been here.
explain-town-been = Visited by: { $players }
explain-leads = Ways to get here:
explain-way = What can travel here, and for how many cards:
explain-seat = The boot is in { $town }. A click shows on the map the towns whose pieces are still to be collected.
explain-stack = Instead of a face-up counter you may take the top one unseen; then it lies face up in front of you.
