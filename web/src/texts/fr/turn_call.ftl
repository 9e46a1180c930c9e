# C’est le tour de quelqu’un.

turn-yours = À vous de jouer
turn-chime = Son discret quand c’est à vous
turn-notify = M’avertir quand c’est à moi
turn-notify-about = Seulement quand vous regardez un autre onglet ou une autre fenêtre.
turn-notify-refused = Votre navigateur n’autorise pas les notifications pour cette page.
