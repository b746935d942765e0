### Edizioni e opzioni, con gli identificatori della registrazione.

edition-name = { $edition ->
    [amigo-de] Amigo, tedesco (2008)
    [amigo-en] Amigo, inglese (2008)
    [amigo-fr] Amigo, francese (2008)
    [amigo-it] Amigo, italiano (2008)
    [rio-grande] Rio Grande, inglese (riveduto)
    [elfland-it] Traduzione italiana amatoriale
    [hobby-world] Hobby World, russo (2014)
    [jesweb] Scheda riassuntiva francese
   *[custom] Personalizzata
}
edition-about = { $edition ->
    [amigo-de] Quando qualcuno ha tutte le pedine, la mano si gioca fino in fondo; poi decide il conteggio abituale.
    [amigo-en] Chi prende la ventesima pedina prima dell’ultima mano vince subito.
    [amigo-fr] Come il testo tedesco, ma per ogni mano si scoprono cinque nuovi mezzi di trasporto.
    [amigo-it] Come il testo tedesco: la mano si gioca fino in fondo, poi decide il conteggio abituale.
    [rio-grande] Chi prende la ventesima pedina prima dell’ultima mano vince subito.
    [elfland-it] Chi ha tutte le pedine alla fine della terza mano vince.
    [hobby-world] Come Rio Grande. Solo questo libretto dice che chi è in parità condivide la vittoria; qui vale sempre.
    [jesweb] Carte delle città, carovane in ogni momento e un traghetto economico sul Mare Nebulae: l’edizione più diversa.
   *[custom] Opzioni scelte da te.
}

option-name = { $option ->
    [town_cards] Carte delle città
    [early_finish] Tutte le pedine prima della fine
    [face_up_counters] Mezzi di trasporto scoperti a fine mano
    [caravan] Carovana
    [nebulae_ferry] Traghetto sul Mare Nebulae
    [town_distance] Distanza dalla città della carta
    [tie_break] In caso di parità (con le carte delle città)
   *[rounds] Mani
}
option-about = { $option ->
    [town_cards] Ognuno ha una meta segreta, e la distanza dalla meta costa punti alla fine.
    [early_finish] Che cosa succede quando qualcuno prende la ventesima pedina prima dell’ultima mano.
    [face_up_counters] Che cosa succede ai cinque mezzi di trasporto scoperti alla fine di una mano.
    [caravan] Quando tre carte qualsiasi possono sostituire quelle giuste.
    [nebulae_ferry] Quanto costa una traversata del lago occidentale.
    [town_distance] Quali collegamenti contano dallo stivale alla città della propria carta.
    [tie_break] Che cosa decide a parità di punteggio; senza carte delle città vince sempre chi ha più carte in mano.
   *[rounds] Quante mani dura la partita.
}
option-value = { $value ->
    [off] senza
    [on] con
    [finish_round] si finisce la mano
    [instant] vince subito
    [after_round_three] vince dopo la terza mano
    [stay] restano
    [reshuffle] cinque nuovi
    [when_unable] solo se mancano le carte
    [always] sempre
    [two_rafts] due zattere
    [one_raft_or_caravan] una zattera o una carovana
    [all_connections] tutti i collegamenti
    [roads_only] solo strade
    [cards] più carte in mano
    [distance] più vicino alla propria città
   *[4] quattro
}
option-value-about = { $value ->
    [off] Non ci sono mete segrete, contano solo le pedine.
    [on] Il punteggio è il numero di pedine meno la distanza dallo stivale alla città della propria carta.
    [finish_round] Tutti finiscono la mano, poi la partita è finita e decide il conteggio abituale.
    [instant] Chi prende la ventesima pedina nelle prime tre mani vince subito, qualunque cosa abbiano gli altri e dicano le carte delle città.
    [after_round_three] Chi ha tutte le pedine alla fine della terza mano vince, e la quarta non si gioca.
    [stay] I cinque restano dove sono per la mano successiva.
    [reshuffle] I cinque si mescolano con gli altri, e se ne scoprono cinque nuovi.
    [when_unable] La carovana è solo per chi non può pagare la strada con le carte giuste.
    [always] Tre carte qualsiasi, quattro con un ostacolo, possono sempre sostituire quelle giuste.
    [two_rafts] Ogni traversata costa due zattere, come sul Mare Magnum.
    [one_raft_or_caravan] Una traversata costa una zattera o tre carte qualsiasi; sul Mare Magnum le zattere restano due.
    [all_connections] Ogni strada, ogni tratto di fiume e ogni traversata di un lago conta per uno.
    [roads_only] Contano solo le strade, mai le vie d’acqua.
    [cards] In caso di parità vince chi ha più carte in mano.
    [distance] In caso di parità vince chi è più vicino alla città della propria carta.
   *[4] La partita dura quattro mani.
}
