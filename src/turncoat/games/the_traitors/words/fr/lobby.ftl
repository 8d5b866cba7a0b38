## Words for the lobby: options, presets and bots.

option-the-traitors-host = Maître du jeu
option-the-traitors-host-about = Une personne mène la saison et sait tout ; ou la table s’en charge, et chacun joue.
option-the-traitors-host-automatic = automatique
option-the-traitors-host-human = une personne
option-the-traitors-clocks = Horloges
option-the-traitors-clocks-about = Quand une personne mène : les étapes finissent aussi à l’heure. Sinon, elles attendent le maître du jeu.
option-the-traitors-host_patience = Patience
option-the-traitors-host_patience-about = Combien de temps la saison attend la décision du maître du jeu avant que la table décide.
option-the-traitors-host_patience-usual = selon le rythme
option-the-traitors-pace = Rythme
option-the-traitors-pace-about = Une fête à quelques minutes par étape, une soirée aux discussions plus longues, un jour de jeu par jour réel à heures fixes, ou rapide, pour répéter.
option-the-traitors-pace-party = fête
option-the-traitors-pace-evening = soirée
option-the-traitors-pace-days = jours
option-the-traitors-pace-quick = rapide
option-the-traitors-hours = Heures de la journée
option-the-traitors-hours-about = Pour le rythme en jours : le fuseau horaire, et le début du petit-déjeuner, de la mission, de l’armurerie, de la Table ronde, du vote, du Conclave et des lettres.
option-the-traitors-hours-breakfast = Petit-déjeuner
option-the-traitors-hours-mission = Mission
option-the-traitors-hours-armoury = Armurerie
option-the-traitors-hours-round_table = Table ronde
option-the-traitors-hours-vote = Vote
option-the-traitors-hours-conclave = Conclave
option-the-traitors-hours-letters = Lettres
option-the-traitors-days = Jours
option-the-traitors-days-about = Combien de jours dure la saison. Le dernier est le jour final ; s’il reste cinq joueurs, il vient plus tôt.
option-the-traitors-traitors = Traîtres
option-the-traitors-traitors-about = Combien sont choisis au début. Secret : la table tire le nombre et ne le dit à personne.
option-the-traitors-traitors-secret = secret
option-the-traitors-choose_on = Choix des Traîtres
option-the-traitors-choose_on-about = Quel jour ils sont choisis : le premier après l’arrivée, ou le deuxième après le petit-déjeuner.
option-the-traitors-first_round_table = Première Table ronde
option-the-traitors-first_round_table-about = Le jour du premier bannissement, jamais avant le choix des Traîtres.
option-the-traitors-first_mission = Première mission
option-the-traitors-first_mission-about = Laquelle des nôtres a lieu le premier jour ; ensuite elles se relaient : la Chambre forte, le Duel, le Message.
option-the-traitors-first_mission-vault = La Chambre forte
option-the-traitors-first_mission-duel = Le Duel
option-the-traitors-first_mission-message = Le Message
option-the-traitors-armoury_from = Armurerie à partir du jour
option-the-traitors-armoury_from-about = À partir de ce jour, les trois meilleurs de la mission entrent dans l’armurerie.
option-the-traitors-shields = Boucliers
option-the-traitors-shields-about = Combien de portes de l’armurerie cachent un bouclier.
option-the-traitors-reveal = Identité des bannis
option-the-traitors-reveal-about = Si le maître du jeu demande aux bannis qui ils étaient.
option-the-traitors-reveal-always = toujours demandée
option-the-traitors-reveal-not_in_final = pas le jour final
option-the-traitors-reveal-never = jamais demandée
option-the-traitors-ghosts_see_all = Les éliminés voient tout
option-the-traitors-ghosts_see_all-about = Le jour, les éliminés voient qui est qui. Ils ne parlent qu’entre eux.
option-the-traitors-death_lists = Listes de la mort
option-the-traitors-death_lists-about = Les nuits où les Traîtres dressent une liste de la mort au lieu d’assassiner ; deux au plus, pas la dernière nuit ni deux nuits de suite.
option-the-traitors-powers = Pouvoirs des Traîtres
option-the-traitors-powers-about = Quand ils peuvent tenter et doivent faire chanter : seulement s’il reste assez de nuits, comme dans les règles d’origine, ou n’importe quelle nuit.
option-the-traitors-powers-rulebook = règles d’origine
option-the-traitors-powers-any_night = toutes les nuits
why-clash-chosen-late = Les Traîtres doivent être choisis avant le dernier jour. Choisissez-les plus tôt, ou jouez plus de jours.
why-clash-too-few-days = La saison n’a que { $days } jours.
why-clash-lists-in-a-row = Il ne peut y avoir de liste de la mort deux nuits de suite. Laissez une nuit entre elles.
why-clash-list-night = { $nights ->
    [0] Une saison de si peu de jours n’a pas de nuit pour une liste de la mort.
    [one] Dans une saison de cette durée, seule la nuit { $first } peut avoir une liste de la mort.
   *[other] Dans une saison de cette durée, seules les nuits { $first } à { $last } peuvent avoir une liste de la mort.
    }
preset-the-traitors-tonight = Une heure ce soir, à huit
preset-the-traitors-tonight-about = Deux jours d’affilée. La table mène le jeu ; personne ne reste à l’écart.
preset-the-traitors-evening = Une soirée à dix
preset-the-traitors-evening-about = Quatre jours aux longues discussions, environ trois heures de l’arrivée à la vérité. De huit à douze.
preset-the-traitors-television = Comme à la télévision
preset-the-traitors-television-about = Avec un maître du jeu, de longues discussions et la première Table ronde le deuxième jour. Le dernier jour, personne ne dit qui il était.
preset-the-traitors-weekend = Un week-end à seize
preset-the-traitors-weekend-about = Six jours entre repas et promenades, environ une heure chacun. L’horloge attend le maître du jeu, qui peut demander une liste de la mort, et de jour, les éliminés voient tout.
preset-the-traitors-weeks = Deux semaines par téléphone
preset-the-traitors-weeks-about = Un jour de jeu par jour réel, à heures fixes, dix minutes çà et là. Quatorze jours à vingt ou plus ; cela finit plus tôt quand il n’en reste que cinq.
preset-the-traitors-usual = Comme d’habitude
preset-the-traitors-usual-about = Ce qui convient au nombre de joueurs.
bot-the-traitors-random = Hasard
bot-the-traitors-random-about = Fait ce qu’on lui demande, au hasard, et ne dit jamais un mot.
bot-the-traitors-pip = Pip
bot-the-traitors-pip-about = Le page. Anxieux et influençable ; oublie ce qu’il y avait derrière la porte.
bot-the-traitors-gustav = Gustav
bot-the-traitors-gustav-about = Le jardinier. Peu de mots, tous directs, et bien des lubies.
bot-the-traitors-rosa = Rosa
bot-the-traitors-rosa-about = La cuisinière. Dit ce qu’elle pense, et le pense souvent trop tôt.
bot-the-traitors-lucian = Lucian
bot-the-traitors-lucian-about = Un peintre, invité au château. Ironique, distrait, et friand de lettres.
bot-the-traitors-clement = Clement
bot-the-traitors-clement-about = L’aumônier. Courtois, patient, et sourd à la tentation.
bot-the-traitors-thea = Thea
bot-the-traitors-thea-about = Une actrice, invitée au château. Parle beaucoup et n’en pense que la moitié.
bot-the-traitors-baldur = Baldur
bot-the-traitors-baldur-about = Le garde-chasse. Discret, direct, et attentif à qui vote contre qui.
bot-the-traitors-nora = Nora
bot-the-traitors-nora-about = La gouvernante. Nerveuse, mais elle n’oublie rien.
bot-the-traitors-viggo = Viggo
bot-the-traitors-viggo-about = Le colonel. Bruyant, direct et difficile à berner.
bot-the-traitors-mathilde = Mathilde
bot-the-traitors-mathilde-about = La veuve. Elle tremble, elle observe, et se trompe rarement.
bot-the-traitors-osric = Osric
bot-the-traitors-osric-about = Le majordome. Des manières parfaites ; nul ne remarque tout ce qu’il a remarqué.
bot-the-traitors-isolde = Isolde
bot-the-traitors-isolde-about = La comtesse. Ironique, rusée, et la dernière à quitter la table.
outline-the-traitors-minutes = Environ { $minutes } minutes.
outline-the-traitors-nights = { $nights ->
        [one] Une nuit
       *[other] { $nights } nuits
    } au plus : assassinat{ $tempt ->
        [yes] , tentation
       *[no] {""}
    }{ $blackmail ->
        [yes] , chantage
       *[no] {""}
    }{ $list ->
        [yes] , liste de la mort
       *[no] {""}
    }.
