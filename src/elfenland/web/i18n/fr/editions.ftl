### Éditions et options, par les identifiants de l’enregistrement.

edition-name = { $edition ->
    [amigo-de] Amigo, allemand (2008)
    [amigo-en] Amigo, anglais (2008)
    [amigo-fr] Amigo, français (2008)
    [amigo-it] Amigo, italien (2008)
    [rio-grande] Rio Grande, anglais (révisé)
    [elfland-it] Traduction italienne amateur
    [hobby-world] Hobby World, russe (2014)
    [jesweb] Fiche résumé française
   *[custom] Personnalisée
}
edition-about = { $edition ->
    [amigo-de] Quand quelqu’un a toutes ses bornes, le tour est joué jusqu’au bout ; puis le compte habituel décide.
    [amigo-en] Celui qui prend sa vingtième borne avant le dernier tour gagne aussitôt.
    [amigo-fr] Comme le texte allemand, mais cinq nouveaux moyens de transport sont retournés à chaque tour.
    [amigo-it] Comme le texte allemand : le tour est joué jusqu’au bout, puis le compte habituel décide.
    [rio-grande] Celui qui prend sa vingtième borne avant le dernier tour gagne aussitôt.
    [elfland-it] Celui qui a toutes ses bornes à la fin du troisième tour gagne.
    [hobby-world] Comme Rio Grande. Seul ce livret dit que les ex æquo partagent la victoire ; ici, c’est toujours le cas.
    [jesweb] Cartes ville, caravanes à tout moment et bac bon marché sur Mare Nebulae : l’édition la plus différente.
   *[custom] Des options que vous avez choisies vous-même.
}

option-name = { $option ->
    [town_cards] Cartes ville
    [early_finish] Toutes les bornes avant la fin
    [face_up_counters] Moyens de transport visibles en fin de tour
    [caravan] Caravane
    [nebulae_ferry] Bac sur Mare Nebulae
    [town_distance] Distance à la ville de la carte
    [tie_break] En cas d’égalité (avec cartes ville)
   *[rounds] Tours
}
option-about = { $option ->
    [town_cards] Chacun a un but secret, et la distance qui l’en sépare coûte des points à la fin.
    [early_finish] Ce qui se passe quand quelqu’un prend sa vingtième borne avant le dernier tour.
    [face_up_counters] Ce que deviennent les cinq moyens de transport visibles à la fin d’un tour.
    [caravan] Quand trois cartes quelconques peuvent remplacer les bonnes.
    [nebulae_ferry] Ce que coûte une traversée du lac de l’ouest.
    [town_distance] Les liaisons qui comptent entre la botte et la ville de la carte ville.
    [tie_break] Ce qui départage des scores égaux ; sans cartes ville, celui qui a le plus de cartes en main l’emporte toujours.
   *[rounds] Le nombre de tours de la partie.
}
option-value = { $value ->
    [off] sans
    [on] avec
    [finish_round] on finit le tour
    [instant] victoire immédiate
    [after_round_three] victoire après le troisième tour
    [stay] restent en place
    [reshuffle] cinq nouveaux
    [when_unable] seulement à défaut des bonnes cartes
    [always] toujours
    [two_rafts] deux radeaux
    [one_raft_or_caravan] un radeau ou une caravane
    [all_connections] toutes les liaisons
    [roads_only] routes seulement
    [cards] le plus de cartes en main
    [distance] le plus près de sa ville
   *[4] quatre
}
option-value-about = { $value ->
    [off] Il n’y a pas de but secret, seules les bornes comptent.
    [on] Le score est le nombre de bornes moins la distance de la botte à la ville de la carte ville.
    [finish_round] Tous finissent le tour, puis la partie s’arrête et le compte habituel décide.
    [instant] La vingtième borne prise aux tours un à trois fait gagner aussitôt, quoi qu’aient les autres et quoi que disent les cartes ville.
    [after_round_three] Celui qui a toutes ses bornes à la fin du troisième tour gagne, et le quatrième n’est pas joué.
    [stay] Les cinq restent en place pour le tour suivant.
    [reshuffle] Les cinq sont mélangés aux autres, et cinq nouveaux sont retournés.
    [when_unable] La caravane est réservée à celui qui ne peut pas payer la route avec les bonnes cartes.
    [always] Trois cartes quelconques, quatre avec un obstacle, peuvent toujours remplacer les bonnes.
    [two_rafts] Chaque traversée coûte deux radeaux, comme sur Mare Magnum.
    [one_raft_or_caravan] Une traversée coûte un radeau ou trois cartes quelconques ; sur Mare Magnum, il faut toujours deux radeaux.
    [all_connections] Chaque route, chaque tronçon de cours d’eau et chaque traversée de lac compte pour un.
    [roads_only] Seules les routes comptent, jamais les voies d’eau.
    [cards] En cas d’égalité, celui qui a le plus de cartes en main gagne.
    [distance] En cas d’égalité, celui qui est le plus proche de la ville de sa carte gagne.
   *[4] La partie dure quatre tours.
}
