/** Comment jouer, en français. */

import type { how as english } from "../en/how";

export const how: Record<keyof typeof english, string> = {
  how: "Comment jouer",
  howAbout: "Le jeu en dix images, et comment y jouer sur cet écran.",
  howLead: "Le carrom en dix images. Dix minutes d’ici à votre première manche.",
  howMore: "Dans le livre des règles :",
  howScreen: "Sur cet écran",
  howPlay: "Jouer une manche",
  "how-board": "Le plateau",
  "how-board-text":
    "Un carré de bois lisse, avec un cadre où tout rebondit.\n1 un trou à chaque coin · 2 vos lignes de base · 3 un cercle de base · 4 le cercle intérieur et son centre rouge · 5 une flèche.",
  "how-board-alt": "Un plateau vide avec cinq numéros : trou, lignes de base, cercle de base, cercle intérieur, flèche.",
  "how-pieces": "Les pions",
  "how-pieces-text":
    "Neuf pions blancs, neuf noirs et un rouge, la reine.\nLe disque plus grand est le palet. On le lance d’une pichenette ; on ne pousse jamais un pion.",
  "how-pieces-alt": "Un pion blanc, un pion noir, la reine rouge et le palet, plus grand, côte à côte.",
  "how-seats": "Les places et le tirage",
  "how-seats-text":
    "À deux, on se fait face. À quatre, deux équipes, A contre B ; les partenaires se font face.\nLe sort décide : le gagnant prend l’ouverture ou choisit les places. Qui ouvre joue les blancs.",
  "how-seats-alt": "Un plateau avec tous les pions au milieu ; sud et nord sont marqués A, est et ouest B.",
  "how-aim": "Le but",
  "how-aim-text":
    "Envoyer dans les trous tous les pions de sa couleur avant l’adversaire. N’importe quel trou convient.\nAvant la fin, quelqu’un doit aussi avoir gagné la reine.",
  "how-aim-alt": "Un plateau en cours de jeu ; des traits mènent de trois pions blancs à trois trous.",
  "how-strike": "Le coup",
  "how-strike-text":
    "Posez le palet sur vos lignes de base, en touchant les deux. Un cercle de base se couvre tout entier ou pas du tout.\nSur cet écran : glissez le palet sur sa ligne, tirez-le en arrière comme une fronde, lâchez. Plus vous tirez, plus il part fort. Le trait pointillé montre ce qu’il touchera d’abord.",
  "how-strike-alt": "Un doigt tire en arrière le palet posé sur la ligne de base ; un pointillé le montre frappant un pion blanc vers le coin.",
  "how-break": "L’ouverture",
  "how-break-text":
    "Au départ, les pions forment une rosace autour de la reine. Le premier coup l’ouvre.\nSi le palet ne touche rien, les Blancs ont encore un essai. Rien n’est obligé de tomber.",
  "how-break-alt": "La rosace de dix-neuf pions au milieu, le palet pointé droit sur elle.",
  "how-goon": "Continuer",
  "how-goon-text":
    "Tant qu’un de vos pions tombe à chaque coup, vous rejouez.\nSinon, c’est à l’adversaire. Un de ses pions que vous empochez reste empoché, pour lui.",
  "how-goon-alt": "Le palet envoie un pion blanc dans le trou du coin.",
  "how-queen": "La reine",
  "how-queen-text":
    "Dès qu’un de vos pions est empoché, vous pouvez prendre la reine (1). Puis il faut la couvrir : un de vos pions doit tomber avec elle ou au coup suivant (2).\nSinon, elle revient au milieu.",
  "how-queen-alt": "La reine va d’abord dans un trou, puis un pion blanc dans un autre.",
  "how-fouls": "Fautes et dettes",
  "how-fouls-text":
    "Si votre palet tombe, un de vos pions empochés revient. L’adversaire le pose dans le cercle intérieur, et votre tour est fini.\nSi vous n’en avez pas encore, vous le devez. Ici, l’arbitre compte tout cela pour vous.",
  "how-fouls-alt": "Le palet file dans un trou ; un pion blanc est posé dans la zone verte du cercle intérieur.",
  "how-score": "La fin et les points",
  "how-score-text":
    "La manche finit quand un camp n’a plus de pion. Il marque un point par pion adverse restant : ici trois. Trois de plus s’il a couvert la reine.\nEmpocher son dernier pion avant que la reine soit couverte fait perdre la manche. 25 points ou huit manches font une partie, deux parties gagnées le match. Les autres règles diffèrent un peu.",
  "how-score-alt": "Il reste trois pions noirs sur le plateau, comptés un, deux, trois.",
  "how-mouse": "À la souris",
  "how-mouse-text":
    "Faites glisser le palet le long de sa ligne. Tirez-le en arrière pour viser et lâchez pour jouer ; ou cliquez sur le plateau pour viser là, réglez la force et appuyez sur Jouer.",
  "how-touch": "Au doigt",
  "how-touch-text":
    "De même, d’un doigt : glisser, tirer, lâcher. Si vous préférez ne pas jouer en lâchant, désactivez-le dans les Options et servez-vous du bouton Jouer.",
  "how-keys": "Au clavier",
  "how-keys-text":
    "← → déplacent le palet, A et D tournent la visée, W et S changent la force, Maj affine, Espace ou Entrée joue.",
};
