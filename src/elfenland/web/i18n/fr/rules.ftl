### Les règles avec nos propres mots. Les numéros sont ceux du texte de règles du projet.

## Le jeu

rule-goal-1 = En quatre tours, vous voyagez à travers l’Elfenland avec votre botte elfique. Dans vingt villes vous attend une borne de votre couleur ; celui qui en a pris le plus à la fin gagne.
    .title = Un pays plein de villes
rule-goal-2 = La carte montre 21 villes et 48 liaisons. Les routes traversent la plaine, la forêt, le désert et la montagne ; les cours d’eau et les lacs sont des voies d’eau. Certaines villes voisines sont reliées par une route et par l’eau.
    .title = Routes et voies d’eau
rule-goal-3 = Pour prendre une route, il faut deux choses : un moyen de transport posé dessus, et des cartes Voyage de la même sorte dans votre main. Un moyen de transport sert à tous, mais chacun paie avec ses propres cartes.
    .title = Moyen de transport et cartes

## Mise en place

rule-setup-1 = Toutes les bottes partent d’Elvenhold. Chaque joueur a une borne dans chacune des vingt autres villes, et aucune à Elvenhold même.
    .title = Bottes et bornes
rule-setup-2 = Les 48 moyens de transport forment une pioche, face cachée ; il y en a huit de chaque sorte : sanglier géant, roue elfique, nuage magique, licorne, chariot troll et dragon. Cinq sont retournés, et cinq restent visibles pendant toute la partie.
    .title = Les moyens de transport
rule-setup-3 = Chaque joueur possède un obstacle. Il ne sert qu’une fois dans toute la partie, et tout le monde voit si vous l’avez encore.
    .title = Un obstacle chacun
rule-setup-4 = Si vous jouez avec les cartes ville, chacun en reçoit une en secret. Elle nomme la ville où votre botte devrait se trouver à la fin ; les cartes restantes sont écartées sans être vues.
    .title = Cartes ville

## Cartes et moyens de transport

rule-cards-1 = Chaque tour a un premier aventurier, qui commence chaque phase ; les autres suivent dans le sens des aiguilles d’une montre, vers la gauche. Pour le premier tour, mettez-vous d’accord (les livrets disent : le plus âgé) ou tirez au sort.
    .title = Qui commence
rule-cards-2 = Toutes les cartes que personne n’a en main sont mélangées, et chaque main est complétée à huit. Il y a dix cartes de chacune des six sortes, et douze radeaux.
    .title = Phase 1 : huit cartes
rule-cards-3 = Chaque joueur pioche un moyen de transport et le garde secret. Vous seul pouvez le regarder, jusqu’à ce que vous le posiez sur une route.
    .title = Phase 2 : un moyen de transport secret
rule-cards-4 = À tour de rôle, chacun prend encore trois moyens de transport, un à la fois : l’un des cinq visibles, aussitôt remplacé, ou un de la pioche. Ils restent face visible devant vous, même s’ils viennent de la pioche.
    .title = Phase 3 : trois de plus
rule-cards-5 = Avec celui que vous avez gardé du tour précédent, vous avez au plus cinq moyens de transport à poser.
    .title = Cinq au plus

## Planifier

rule-plan-1 = À tour de rôle, chacun fait une seule chose : poser un moyen de transport sur une route, poser son obstacle, ou passer. Chaque moyen de transport du plateau sert à tous les joueurs.
    .title = Phase 4 : une chose à la fois
rule-plan-2 = Une route reçoit un seul moyen de transport, et il doit pouvoir y circuler. Un sanglier géant, par exemple, ne va jamais dans le désert. Les voies d’eau n’en reçoivent pas.
    .title = Quoi poser où
rule-plan-3 = La vue d’ensemble montre combien de cartes chaque sorte coûte sur chaque terrain : sangliers et roues filent en plaine et en forêt, nuages et licornes aiment la montagne, les chariots trolls vont partout mais ne sont rapides qu’en plaine, et les dragons volent partout pour une carte, sauf en forêt où il en faut deux. Là où il y a un tiret, cette sorte ne va pas.
    .title = La vue d’ensemble
rule-plan-4 = L’obstacle va sur une route qui a déjà un moyen de transport et pas encore d’obstacle, jamais sur l’eau. Dès lors, cette route coûte à tous une carte de plus. Une fois l’obstacle posé, c’est au joueur suivant.
    .title = L’obstacle
rule-plan-5 = Vous pouvez toujours passer, et poser de nouveau quand revient votre tour de jouer ; celui qui n’a rien à poser passe. La planification s’arrête quand tous ont passé l’un après l’autre.
    .title = Passer

## Voyager

rule-travel-1 = L’un après l’autre, chaque joueur fait un voyage entier. Vous faites autant d’étapes que vous voulez et pouvez payer, chacune le long d’une liaison partant de la ville où est votre botte.
    .title = Phase 5 : le voyage
rule-travel-2 = Une route avec un moyen de transport coûte autant de cartes de sa sorte que l’indique la vue d’ensemble pour ce terrain. Un dragon dans le désert coûte une carte dragon, un chariot troll y coûte deux cartes chariot troll.
    .title = Payer une route
rule-travel-3 = Un obstacle coûte une carte de plus de la même sorte. Entre Feodor et Lapphálya, par la forêt, avec un dragon et un obstacle, vous payez trois cartes dragon.
    .title = Franchir un obstacle
rule-travel-4 = Les cours d’eau ne demandent pas de moyen de transport, seulement des radeaux : un en descendant le courant, dans le sens des flèches, deux à contre-courant. De Virst à Ixara, un radeau suffit, et le retour en coûte deux.
    .title = Cours d’eau
rule-travel-5 = Chaque traversée d’un lac coûte deux radeaux, dans les deux sens. Des bacs traversent Mare Nebulae à l’ouest et Mare Magnum au sud-est. Selon la fiche résumé française, Mare Nebulae ne coûte qu’un radeau, ou trois cartes quelconques.
    .title = Lacs
rule-travel-6 = Si vous ne pouvez pas payer une route avec les bonnes cartes, trois cartes quelconques vous y font passer en caravane, quatre s’il y a un obstacle. Les radeaux comptent aussi. La caravane demande un moyen de transport sur la route et ne va jamais sur l’eau. Selon la fiche résumé française, vous pouvez toujours la choisir.
    .title = Caravane
rule-travel-7 = Vous pouvez prendre la même liaison plusieurs fois dans un voyage, en payant chaque fois. Aller de Dag’Amura à Kihromah et revenir avec un nuage magique coûte quatre cartes nuage magique.
    .title = Aller et retour
rule-travel-8 = Quand vous arrivez dans une ville où votre borne attend encore, vous la prenez. Chaque ville compte une fois.
    .title = Prendre une borne
rule-travel-9 = Votre voyage s’arrête quand vous ne pouvez ou ne voulez plus avancer. Si vous avez alors plus de quatre cartes, vous défaussez celles de votre choix pour en garder exactement quatre, même au dernier tour.
    .title = La fin du voyage

## Fin du tour

rule-round-1 = Tout joueur qui a encore des moyens de transport en garde exactement un pour le tour suivant, secret ou visible, tel qu’il est. Il rend les autres, les secrets sans les montrer.
    .title = Phase 6 : en garder un
rule-round-2 = Les moyens de transport du plateau et ceux qui ont été rendus sont mélangés à la pioche. Les obstacles utilisés sont retirés du jeu. Les cinq visibles restent, sauf si l’édition en demande de nouveaux.
    .title = Le plateau est vidé
rule-round-3 = Le joueur à gauche du premier aventurier prend ce rôle, et un nouveau tour commence. Quand la partie est terminée, cette phase n’est pas jouée.
    .title = Le tour suivant

## Fin de la partie

rule-end-1 = Après le quatrième tour, celui qui a le plus de bornes gagne ; en cas d’égalité, celui qui a le plus de cartes en main.
    .title = Qui gagne
rule-end-2 = Avec les cartes ville, votre score est le nombre de vos bornes moins le nombre de liaisons sur le plus court chemin de votre botte à la ville de votre carte, et le meilleur score gagne. Avec 17 bornes, la botte à Throtmanni et la carte Jaccaranda, votre score est de 16. En cas d’égalité, celui qui est le plus proche de sa ville gagne. Selon la fiche résumé française, seules les routes comptent et, en cas d’égalité, celui qui a le plus de cartes gagne.
    .title = Le score avec les cartes ville
rule-end-3 = Ce qui se passe quand quelqu’un prend sa vingtième borne dans les tours un à trois dépend de l’édition : il gagne aussitôt, ou à la fin du troisième tour, ou bien le tour est joué jusqu’au bout et le compte habituel décide. Au dernier tour, la vingtième borne ne change rien.
    .title = Les vingt bornes
rule-end-4 = Les joueurs encore à égalité partagent la victoire.
    .title = Victoire partagée
