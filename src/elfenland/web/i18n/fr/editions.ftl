### Éditions et options, par les identifiants de l’enregistrement.

edition-name = { $edition ->
    [amigo-de] Amigo, allemand (2008)
    [amigo-en] Amigo, anglais (2008)
    [amigo-fr] Amigo, français (2008)
    [amigo-it] Amigo, italien (2008)
    [rio-grande] Rio Grande, anglais (révisé)
    [elfland-it] Traduction italienne d’amateurs
    [hobby-world] Hobby World, russe (2014)
    [jesweb] Fiche résumé française
   *[custom] Choix personnel
}
edition-about = { $edition ->
    [amigo-de] Le tour est toujours joué jusqu’au bout, même si quelqu’un a toutes ses bornes.
    [amigo-en] Qui prend sa vingtième borne avant le dernier tour gagne aussitôt.
    [amigo-fr] Le tour est joué jusqu’au bout, et cinq nouveaux moyens de transport sont retournés à chaque tour.
    [amigo-it] Comme le texte allemand : le tour est toujours joué jusqu’au bout.
    [rio-grande] Notre choix habituel : la vingtième borne avant le dernier tour gagne aussitôt.
    [elfland-it] Qui a toutes ses bornes après le troisième tour gagne.
    [hobby-world] La vingtième borne avant le dernier tour gagne aussitôt, et les ex æquo partagent la victoire.
    [jesweb] Cartes ville, caravanes libres et bac bon marché sur Mare Nebulae : l’édition la plus différente.
   *[custom] Des options choisies à la main.
}

option-name = { $option ->
    [town_cards] Cartes ville
    [early_finish] Toutes les bornes avant la fin
    [face_up_counters] Moyens de transport visibles en fin de tour
    [caravan] Caravane
    [nebulae_ferry] Bac sur Mare Nebulae
    [town_distance] Distance à la carte ville
    [tie_break] En cas d’égalité
   *[rounds] Tours
}
option-about = { $option ->
    [town_cards] Chacun a un but secret, et la distance qui l’en sépare coûte des points à la fin.
    [early_finish] Ce qui se passe quand quelqu’un prend sa vingtième borne avant la fin du dernier tour.
    [face_up_counters] Ce que deviennent les cinq moyens de transport visibles à la fin d’un tour.
    [caravan] Quand trois cartes quelconques peuvent remplacer les bonnes.
    [nebulae_ferry] Ce que coûte une traversée du lac de l’ouest.
    [town_distance] Les liaisons qui comptent entre la botte et la carte ville.
    [tie_break] Ce qui départage des résultats égaux.
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
    [when_unable] seulement si l’on ne peut pas payer
    [always] toujours
    [two_rafts] deux radeaux
    [one_raft_or_caravan] un radeau ou une caravane
    [all_connections] toutes les liaisons
    [roads_only] routes seulement
    [cards] le plus de cartes en main
    [distance] le plus près de sa carte ville
   *[4] quatre
}
option-value-about = { $value ->
    [off] Il n’y a pas de but secret, seules les bornes comptent.
    [on] Le score est le nombre de bornes moins la distance de la botte à la carte ville.
    [finish_round] Tous finissent le tour, puis le compte habituel décide.
    [instant] La vingtième borne dans les tours un à trois termine la partie, quoi qu’aient les autres.
    [after_round_three] Qui a toutes ses bornes à la fin du troisième tour gagne, et le quatrième n’est pas joué.
    [stay] Les cinq restent en place pour le tour suivant.
    [reshuffle] Les cinq sont mélangés aux autres, et cinq nouveaux sont retournés.
    [when_unable] La caravane est l’issue de qui ne peut pas payer la route.
    [always] Trois cartes quelconques, quatre avec un obstacle, peuvent toujours remplacer les bonnes.
    [two_rafts] Chaque traversée coûte deux radeaux, comme sur Mare Magnum.
    [one_raft_or_caravan] Une traversée coûte un radeau ou trois cartes quelconques ; sur Mare Magnum il en faut toujours deux.
    [all_connections] Routes, cours d’eau et lacs comptent chacun pour un.
    [roads_only] Seules les routes comptent, jamais les voies d’eau.
    [cards] À égalité, le plus de cartes en main l’emporte.
    [distance] À égalité, le plus proche de la ville de sa carte l’emporte.
   *[4] La partie dure quatre tours.
}
