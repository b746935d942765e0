### Che cos’è un pezzo e a che cosa serve adesso: il foglietto sopra ciò che si indica o si tiene premuto.

explain-cost = Carte necessarie:
explain-matching = { $n ->
    [0] Non hai carte di questo tipo.
    [one] Hai { $n } carta di questo tipo.
   *[other] Hai { $n } carte di questo tipo.
}
explain-fits = { $n ->
    [0] Adesso non va su nessuna strada.
    [one] Adesso va su { $n } strada.
   *[other] Adesso va su { $n } strade.
}
explain-card = { $n ->
    [0] Paga le strade con questo mezzo di trasporto; per ora non ce ne sono.
    [one] Paga le strade con questo mezzo di trasporto; adesso ce n’è { $n }.
   *[other] Paga le strade con questo mezzo di trasporto; adesso ce ne sono { $n }.
}
explain-town-new = La tua pedina è ancora qui: una nuova città per te.
explain-town-done = L’hai già visitata.
explain-town-been = Già visitata da: { $players }
explain-leads = Come arrivarci:
explain-way = Che cosa può passare di qui, e per quante carte:
explain-seat = Lo stivale è a { $town }. Un clic mostra sulla mappa le città le cui pedine sono ancora da raccogliere.
explain-stack = Invece di un mezzo scoperto puoi prendere il primo della pila senza vederlo; poi resta scoperto davanti a te.
