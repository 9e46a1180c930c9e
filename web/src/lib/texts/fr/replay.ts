/** Les parties revues, en français. */

import type { replay as english } from "../en/replay";

export const replay: Record<keyof typeof english, string> = {
  replay: "Revoir un match",
  watch: "Revoir le match",
  replayFailed: "Le serveur n’a pas répondu. Fonctionne-t-il toujours ?",
  chooseRecord: "Choisissez une feuille de match, ou déposez-la ici",
  chooseRecordAbout:
    "Le fichier que donne « Télécharger la feuille de match ». Il est lu et montré ; rien n’en est gardé.",
  recordLarge: "Une feuille de match de plus de {most} Mo n’est pas acceptée.",
  recordTorn: "La feuille de match s’interrompt ; ce qui précède est montré.",
  otherRecord: "Une autre feuille de match",
  realBoard:
    "Ce match s’est joué sur un vrai plateau : la place des pions n’est pas notée. Le journal et le score le racontent.",
  noMotion: "Certains coups viennent d’une autre version de la physique : ils sont montrés sans mouvement.",
  strokeOf: "Coup {stroke} sur {strokes} : {name}",
  strokeAt: "Coup {stroke} sur {strokes}, {time}",
  timeLine: "Temps dans le match",
  toStart: "Au début",
  toEnd: "À la fin",
  previousStroke: "Coup précédent",
  nextStroke: "Coup suivant",
  playOn: "Lire",
  pause: "Pause",
  rate: "Vitesse",
  turnBoard: "Tourner le plateau",
  takenBack: "repris",
  whatIf: "Et si… à partir d’ici",
  gif: "Le coup en GIF",
  gifMaking: "Le GIF se prépare",
  gifFailed: "Le GIF n’a pas pu être fait.",
  cancel: "Annuler",
  replayKeys:
    "Clavier : Espace lit et met en pause, ← → coups, Début et Fin, virgule et point image par image.",
  statistics: "Statistiques",
  noStatistics: "Les statistiques n’ont pas pu être chargées.",
  figureStrokes: "Coups",
  figureRate: "Taux de réussite",
  figureOwn: "Pions propres",
  figureOpponents: "Pions adverses",
  figureQueens: "Reines couvertes",
  figureStriker: "Palet perdu",
  figureFouls: "Autres fautes",
  figureLost: "Rendus ou dus",
  figureSlams: "Chelems",
  figureTime: "Temps de jeu",
};
