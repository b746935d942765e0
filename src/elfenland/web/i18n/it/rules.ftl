### Le regole con parole nostre. I numeri sono quelli del testo delle regole del progetto.

## Il gioco

rule-goal-1 = In quattro mani viaggi attraverso Elfenland con il tuo stivale dei folletti. In venti città ti aspetta una pedina del tuo colore; chi alla fine ne ha prese di più vince.
    .title = Una terra piena di città
rule-goal-2 = La mappa mostra 21 città e 48 collegamenti. Le strade attraversano pianura, bosco, deserto e montagna; fiumi e laghi sono vie d’acqua. Alcune città vicine sono unite sia da una strada sia dall’acqua.
    .title = Strade e vie d’acqua
rule-goal-3 = Per percorrere una strada servono due cose: un mezzo di trasporto posato su di essa e carte di viaggio dello stesso tipo. Un mezzo di trasporto serve a tutti, ma ognuno paga con le proprie carte.
    .title = Mezzo di trasporto e carte

## Preparazione

rule-setup-1 = Tutti gli stivali partono da Elvenhold. Ogni giocatore ha una pedina in ciascuna delle altre venti città, e nessuna a Elvenhold.
    .title = Stivali e pedine
rule-setup-2 = I 48 mezzi di trasporto formano una pila coperta, otto per ogni tipo: maiale gigante, ruota dei folletti, nuvola magica, unicorno, carrozza dei demoni e drago. Cinque vengono scoperti, e cinque restano scoperti per tutta la partita.
    .title = I mezzi di trasporto
rule-setup-3 = Ogni giocatore ha un ostacolo. Si usa una sola volta in tutta la partita, e tutti vedono se ce l’hai ancora.
    .title = Un ostacolo a testa
rule-setup-4 = Se giocate con le carte delle città, ognuno ne riceve una in segreto. Indica la città dove il tuo stivale dovrebbe trovarsi alla fine; le carte rimaste si mettono via senza guardarle.
    .title = Carte delle città

## Carte e mezzi di trasporto

rule-cards-1 = Ogni mano ha un primo giocatore, che comincia in ogni fase; gli altri seguono in senso orario, verso sinistra. Per la prima mano vi mettete d’accordo (i libretti dicono: il più anziano) o tirate a sorte.
    .title = Chi comincia
rule-cards-2 = Tutte le carte che nessuno ha in mano si mescolano, e ognuno torna ad avere otto carte. Ci sono dieci carte di ciascuno dei sei tipi e dodici zattere.
    .title = Fase 1: otto carte
rule-cards-3 = Ogni giocatore pesca dalla pila un mezzo di trasporto e lo tiene segreto. Solo tu puoi guardarlo, finché non lo posi su una strada.
    .title = Fase 2: un mezzo segreto
rule-cards-4 = A turno, ognuno prende altri tre mezzi di trasporto, uno alla volta: uno dei cinque scoperti, subito rimpiazzato, o uno dalla pila. Restano scoperti davanti a te, anche se vengono dalla pila.
    .title = Fase 3: altri tre
rule-cards-5 = Insieme a quello tenuto dalla mano precedente hai al massimo cinque mezzi di trasporto da posare.
    .title = Al massimo cinque

## Pianificare

rule-plan-1 = A turno, ognuno fa una cosa sola: posa un mezzo di trasporto su una strada, posa l’ostacolo, o passa. Ogni mezzo di trasporto sulla tavola da gioco serve a tutti i giocatori.
    .title = Fase 4: una cosa alla volta
rule-plan-2 = Una strada accoglie un solo mezzo di trasporto, e deve essere un tipo che può percorrerla. Un maiale gigante, per esempio, non va mai nel deserto. Le vie d’acqua non ne accolgono.
    .title = Quale mezzo dove
rule-plan-3 = La carta dei trasporti mostra quante carte costa ogni tipo su ogni terreno: maiali e ruote corrono in pianura e nel bosco, nuvole e unicorni amano la montagna, le carrozze dei demoni vanno ovunque ma sono veloci solo in pianura, e i draghi volano ovunque per una carta, tranne nel bosco, dove ne servono due. Dove c’è un trattino, quel tipo non può andare.
    .title = La carta dei trasporti
rule-plan-4 = L’ostacolo va su una strada che ha già un mezzo di trasporto e non ancora un ostacolo, mai sull’acqua. Da quel momento la strada costa a tutti una carta in più. Dopo averlo posato, il tuo turno è finito.
    .title = L’ostacolo
rule-plan-5 = Puoi sempre passare, e posare di nuovo quando torna il tuo turno; chi non ha nulla da posare passa. La pianificazione finisce quando tutti hanno passato uno dopo l’altro.
    .title = Passare

## Viaggiare

rule-travel-1 = Uno dopo l’altro, i giocatori fanno un viaggio intero. Fai quanti passi vuoi e puoi pagare, ciascuno lungo un collegamento dalla città dove si trova il tuo stivale.
    .title = Fase 5: il viaggio
rule-travel-2 = Una strada con un mezzo di trasporto costa tante carte del suo tipo quante ne indica la carta dei trasporti per quel terreno. Un drago nel deserto costa una carta drago; una carrozza dei demoni, nel deserto, costa due carte carrozza dei demoni.
    .title = Pagare una strada
rule-travel-3 = Un ostacolo costa una carta in più dello stesso tipo. Da Feodor a Lapphálya attraverso il bosco, con un drago e un ostacolo, paghi tre carte drago.
    .title = Oltre un ostacolo
rule-travel-4 = I fiumi non richiedono mezzi di trasporto, solo zattere: una discendendo il fiume, come indicano le frecce, due risalendolo. Da Virst a Ixara basta una zattera, il ritorno ne costa due.
    .title = Fiumi
rule-travel-5 = Ogni traversata di un lago costa due zattere, in entrambe le direzioni. I traghetti attraversano il Mare Nebulae a ovest e il Mare Magnum a sud-est. Secondo la scheda riassuntiva francese, il Mare Nebulae costa solo una zattera, o tre carte qualsiasi.
    .title = Laghi
rule-travel-6 = Se non puoi pagare una strada con le carte giuste, tre carte qualsiasi ti fanno passare in carovana, quattro se c’è un ostacolo. Valgono anche le zattere. La carovana richiede un mezzo di trasporto sulla strada e non va mai sull’acqua. Secondo la scheda riassuntiva francese puoi sempre sceglierla.
    .title = Carovana
rule-travel-7 = Nello stesso viaggio puoi usare più volte lo stesso collegamento, pagando ogni volta. Da Dag’Amura a Kihromah e ritorno con una nuvola magica servono quattro carte nuvola magica.
    .title = Andata e ritorno
rule-travel-8 = Quando raggiungi una città dove la tua pedina aspetta ancora, la prendi. Ogni città conta una volta.
    .title = Prendere una pedina
rule-travel-9 = Il viaggio finisce quando non puoi o non vuoi proseguire. Se allora hai più di quattro carte, scarti quelle che vuoi fino ad averne esattamente quattro, anche nell’ultima mano.
    .title = La fine del viaggio

## Fine della mano

rule-round-1 = Chi ha ancora mezzi di trasporto ne tiene esattamente uno per la mano successiva, segreto o scoperto com’è. Gli altri si restituiscono, quelli segreti senza mostrarli.
    .title = Fase 6: tenerne uno
rule-round-2 = I mezzi di trasporto sulla tavola da gioco e quelli restituiti si mescolano nella pila. Gli ostacoli usati escono dal gioco. I cinque scoperti restano, a meno che l’edizione non ne richieda di nuovi.
    .title = Si libera la tavola da gioco
rule-round-3 = Chi siede a sinistra del primo giocatore prende questo ruolo, e comincia una nuova mano. Quando la partita è finita, questa fase non si gioca.
    .title = La mano successiva

## Fine della partita

rule-end-1 = Dopo la quarta mano vince chi ha più pedine. A parità di pedine vince chi ha più carte in mano.
    .title = Chi vince
rule-end-2 = Con le carte delle città, il tuo punteggio è il numero delle tue pedine meno i collegamenti sul percorso più breve dal tuo stivale alla città della tua carta, e il punteggio più alto vince. Con 17 pedine, lo stivale a Throtmanni e la carta Jaccaranda il punteggio è 16. In caso di parità vince chi è più vicino alla propria città. Secondo la scheda riassuntiva francese contano solo le strade, e in caso di parità vince chi ha più carte.
    .title = Il punteggio con le carte delle città
rule-end-3 = Chi prende la ventesima pedina nelle prime tre mani, secondo l’edizione, vince subito o alla fine della terza mano, oppure la mano si gioca fino in fondo e decide il conteggio abituale. Nell’ultima mano la ventesima pedina non cambia nulla.
    .title = Tutte e venti le pedine
rule-end-4 = Chi è ancora in parità condivide la vittoria.
    .title = Vittoria condivisa
