## Ce que le serveur écrit lui-même : en tête de page, et sur la page qui explique un avertissement.

preview-invitation = { $game } : vous êtes de la partie
preview-looking-back = { $game } : comment ça s’est passé
preview-about = Table { $code }. { $about }
door-title = Un avertissement, puis vous jouez
door-why = Ce serveur tourne chez quelqu’un et a fabriqué son propre certificat. Votre navigateur ne le connaît pas et va vous avertir. Entre amis, sur le même réseau, c’est normal : ce que vous envoyez reste chiffré.
door-go = Continuer vers Turncoat
door-steps = Où appuyer quand l’avertissement s’affiche :
door-chrome = Chrome, Edge, Samsung Internet : « Paramètres avancés », puis « Continuer vers le site … ».
door-safari = iPhone, iPad, Safari : « Afficher les détails », puis « visiter ce site web ».
door-firefox = Firefox : « Avancé… », puis « Accepter le risque et poursuivre ».
door-once = Le navigateur ne le demande qu’une fois et s’en souvient un certain temps.
door-trust = Plus aucun avertissement, et Turncoat sur l’écran d’accueil
door-trust-about = Votre téléphone peut faire confiance au certificat de cette maison. Il ne vaut que pour les adresses de réseaux domestiques, et vous pouvez le retirer à tout moment.
door-certificate = Télécharger le certificat
door-trust-android = Android : Paramètres, Sécurité, Autres paramètres de sécurité, Installer depuis la mémoire du téléphone, Certificat CA ; choisissez le fichier.
door-trust-iphone = iPhone : ouvrez le fichier, puis Réglages, Profil téléchargé, Installer ; ensuite Général, Informations, Réglages des certificats : activez-le.
door-compare = Avant de lui faire confiance, comparez : la personne qui tient le serveur voit la même empreinte dans son terminal.
