## Pourquoi quelque chose a été refusé : refusal-<code>, avec les paramètres du refus.

refusal-unknown_game =
    Il n’y a pas de jeu nommé « { $name } ». { $nearest ->
        [none] Les jeux sont : { $games }.
       *[other] Vouliez-vous dire { $nearest } ? Les jeux sont : { $games }.
    }
refusal-unknown_language = « { $name } » n’est pas une de nos langues : { $languages }.
refusal-unknown_option = Ce jeu n’a pas d’option « { $option } ».
refusal-bad_options = Les options se donnent par nom et par valeur.
refusal-bad_option = L’option « { $option } » ne peut pas prendre cette valeur.
refusal-option_clash = L’option « { $option } » ne va pas avec les autres : { $why }
refusal-option_missing = Le journal ne dit pas quelle était l’option « { $option } ».
refusal-unknown_zone = Il n’y a pas de fuseau horaire « { $zone } » ; ils s’appellent Europe/Paris, America/New_York, etc.
refusal-bad_seats = Les places se donnent comme une liste de noms.
refusal-wrong_number_of_seats =
    { $span ->
        [0] Ce jeu se joue à { $low } exactement
       *[other] Ce jeu se joue de { $low } à { $high }
    }, pas à { $given }.
refusal-bad_name = Un nom compte de 1 à { $length } caractères visibles.
refusal-bad_seed = Une graine est faite de 32 octets, ou d’un nombre entier.
refusal-bad_contribution = Une contribution au hasard compte de 1 à { $length } octets.
refusal-bad_deal = La donne ne convient pas à ce jeu : voyez « { $field } ».
refusal-bad_seat = Il n’y a pas de place « { $seat } » qui puisse faire cela.
refusal-bad_time = Un temps est un nombre de secondes depuis le début.
refusal-bad_calendar = Ce n’est pas le calendrier d’une partie : son début, son fuseau horaire, ses changements d’heure.
refusal-by_the_calendar = Cette partie suit le calendrier, jour après jour : jouez-la sur un serveur. Lancez-en un avec « turncoat ».
refusal-led_by_a_person = Ici, personne ne peut mener la partie : laissez la table la mener, ou jouez sur un serveur. Lancez-en un avec « turncoat ».
refusal-time_backwards = Le temps ne recule pas : { NUMBER($now, maximumFractionDigits: 1) } secondes se sont déjà écoulées.
refusal-bad_bot_settings =
    { $examples ->
        [none] Le robot { $bot } n’accepte pas le réglage « { $settings } » : il n’a rien à régler.
       *[other] Le robot { $bot } n’accepte pas le réglage « { $settings } ». Ceci irait : { $examples }.
    }
refusal-bad_move = Ce n’est pas un coup : voyez « { $field } ».
refusal-unknown_move = Il n’y a pas de coup « { $name } » dans ce jeu.
refusal-over = La partie est finie.
refusal-not_your_turn = Ce n’est pas à vous de jouer.
refusal-not_now = Cela ne peut pas se faire maintenant.
refusal-too_many = { $most ->
        [0] On ne peut rien prendre ici.
        [one] Une au plus.
       *[other] { $most } au plus.
    }
refusal-bad_line = Les paroles se comptent en nombres entiers à partir de 0.
refusal-bad_log = Ce n’est pas le journal d’une partie.
refusal-log_unreadable = Ce fichier n’est pas un journal de partie de Turncoat.
refusal-log_differs = Le journal contredit sa propre graine et ses coups à l’entrée { $n }.
refusal-unknown_bot = { $number ->
        [0] Il n’y a pas de robot « { $name } » ; ce jeu n’en a pas encore.
       *[other] Il n’y a pas de robot « { $name } ». Ce jeu a : { $bots }.
    }
refusal-no_kit = « { $game } » ne s’imprime pas sur papier.
refusal-kit_paper = « { $paper } » n’est pas un format de papier possible : { $papers }.
refusal-kit_names =
    { $names ->
        [one] Un nom ne suffit
       *[other] { $names } noms ne conviennent
    } pas pour { $players } joueurs. Donnez un nom à chacun, ou n’en donnez aucun.
refusal-kit_letters = « { $name } » ne peut pas être imprimé : notre police n’a pas { $letters }. Les lettres latines s’impriment.

# Why something failed, where a refusal tells it.
why-missing = ce fichier ou ce dossier n’existe pas
why-denied = ce n’est pas permis
why-folder = c’est un dossier
why-full = le disque est plein
why-nobody = personne n’y répond
why-unknown_host = aucune machine ne porte ce nom
