/**
 * What the page's engine has in common with Python's.
 * Written by `./do fix` (tools/engine_figures.py); do not edit.
 */

import type { Said, Seat } from "../lib/protocol";

/** Ink of a line: its middle, its direction, half its length and half its thickness (m). */
export interface Ink {
  x: number;
  y: number;
  ux: number;
  uy: number;
  long: number;
  wide: number;
}

/** A board, as far as a stroke needs it (m). */
export interface BoardFigures {
  halfSide: number;
  holeCentre: number;
  frameHeight: number;
  baseDistance: number;
  baseHalfWidth: number;
  baseCircleX: number;
  baseCircleRadius: number;
  pieceRadius: number;
  strikerRadius: number;
  /** The squares of the tipping distances. */
  pieceTip: number;
  strikerTip: number;
  arrows: readonly Ink[];
  bases: Readonly<Record<Seat, { circles: readonly (readonly [number, number])[]; lines: readonly Ink[] }>>;
}

export const ENGINE = 1;

export const GRAVITY = 9.80665;

export const FASTEST = 50.0;

export const MOST_SPIN = 2000.0;

export const MOST_DISCS = 64;

export const MOST_PIECES = 40;

export const TOLERANCE = 1e-09;

export const SLACK = 1e-12;

export const MASSES = {"white": 0.0055, "black": 0.0055, "queen": 0.0055, "striker": 0.015};

export const SURFACE = {"mu": 0.13, "mu_striker": 0.13, "e_piece": 0.8, "e_cushion": 0.8, "e_exponent": 0.1, "mu_contact": 0.1, "mu_cushion": 0.15, "e_tangential": 0.0, "stiffness": 23000000.0, "drop": 0.001, "contact_steps": 80};

export const RANGES: Readonly<Record<string, readonly number[]>> = {"mu": [0.01, 2.0], "mu_striker": [0.01, 2.0], "e_piece": [0.0, 1.0], "e_cushion": [0.0, 1.0], "e_exponent": [0.0, 1.0], "mu_contact": [0.0, 2.0], "mu_cushion": [0.0, 2.0], "e_tangential": [0.0, 1.0], "stiffness": [100000.0, 1000000000.0], "drop": [1e-05, 0.02], "contact_steps": [20, 2000]};

export const CHANGEABLE: readonly string[] = ["mu", "mu_striker", "e_piece", "e_cushion", "e_exponent", "mu_contact", "mu_cushion", "e_tangential", "stiffness", "drop"];

export const DEFAULT_BOARD = "revised";

export const BOARDS: Readonly<Record<string, BoardFigures>> = {"1986": {"halfSide": 0.3683, "holeCentre": 0.34605, "frameHeight": 0.02065, "baseDistance": 0.2508, "baseHalfWidth": 0.0159, "baseCircleX": 0.2191, "baseCircleRadius": 0.0159, "pieceRadius": 0.0155, "strikerRadius": 0.02065, "pieceTip": 0.0002700624999999999, "strikerTip": 8.903999999999993e-05, "arrows": [{"x": 0.1978580963328293, "y": 0.1978580963328293, "ux": 0.7071067811865476, "uy": 0.7071067811865476, "long": 0.13652499999999998, "wide": 0.00075}, {"x": -0.1978580963328293, "y": 0.1978580963328293, "ux": -0.7071067811865476, "uy": 0.7071067811865476, "long": 0.13652499999999998, "wide": 0.00075}, {"x": -0.1978580963328293, "y": -0.1978580963328293, "ux": -0.7071067811865476, "uy": -0.7071067811865476, "long": 0.13652499999999998, "wide": 0.00075}, {"x": 0.1978580963328293, "y": -0.1978580963328293, "ux": 0.7071067811865476, "uy": -0.7071067811865476, "long": 0.13652499999999998, "wide": 0.00075}], "bases": {"south": {"circles": [[-0.2191, -0.2508], [0.2191, -0.2508]], "lines": [{"x": 0.0, "y": -0.2639, "ux": 1.0, "uy": 0.0, "long": 0.2191, "wide": 0.0028}, {"x": 0.0, "y": -0.23770000000000002, "ux": 1.0, "uy": 0.0, "long": 0.2191, "wide": 0.0028}]}, "east": {"circles": [[0.2508, -0.2191], [0.2508, 0.2191]], "lines": [{"x": 0.2639, "y": 0.0, "ux": 0.0, "uy": 1.0, "long": 0.2191, "wide": 0.0028}, {"x": 0.23770000000000002, "y": 0.0, "ux": 0.0, "uy": 1.0, "long": 0.2191, "wide": 0.0028}]}, "north": {"circles": [[0.2191, 0.2508], [-0.2191, 0.2508]], "lines": [{"x": 0.0, "y": 0.2639, "ux": -1.0, "uy": 0.0, "long": 0.2191, "wide": 0.0028}, {"x": 0.0, "y": 0.23770000000000002, "ux": -1.0, "uy": 0.0, "long": 0.2191, "wide": 0.0028}]}, "west": {"circles": [[-0.2508, 0.2191], [-0.2508, -0.2191]], "lines": [{"x": -0.2639, "y": 0.0, "ux": 0.0, "uy": -1.0, "long": 0.2191, "wide": 0.0028}, {"x": -0.23770000000000002, "y": 0.0, "ux": 0.0, "uy": -1.0, "long": 0.2191, "wide": 0.0028}]}}}, "revised": {"halfSide": 0.3683, "holeCentre": 0.34605, "frameHeight": 0.0222, "baseDistance": 0.2508, "baseHalfWidth": 0.0159, "baseCircleX": 0.2191, "baseCircleRadius": 0.0159, "pieceRadius": 0.0155, "strikerRadius": 0.02065, "pieceTip": 0.0002700624999999999, "strikerTip": 8.903999999999993e-05, "arrows": [{"x": 0.20056277977086784, "y": 0.20056277977086784, "ux": 0.7071067811865475, "uy": 0.7071067811865475, "long": 0.13349999999999998, "wide": 0.00075}, {"x": -0.20056277977086784, "y": 0.20056277977086784, "ux": -0.7071067811865475, "uy": 0.7071067811865475, "long": 0.13349999999999998, "wide": 0.00075}, {"x": -0.20056277977086784, "y": -0.20056277977086784, "ux": -0.7071067811865475, "uy": -0.7071067811865475, "long": 0.13349999999999998, "wide": 0.00075}, {"x": 0.20056277977086784, "y": -0.20056277977086784, "ux": 0.7071067811865475, "uy": -0.7071067811865475, "long": 0.13349999999999998, "wide": 0.00075}], "bases": {"south": {"circles": [[-0.2191, -0.2508], [0.2191, -0.2508]], "lines": [{"x": 0.0, "y": -0.2639, "ux": 1.0, "uy": 0.0, "long": 0.2191, "wide": 0.0028}, {"x": 0.0, "y": -0.23770000000000002, "ux": 1.0, "uy": 0.0, "long": 0.2191, "wide": 0.0028}]}, "east": {"circles": [[0.2508, -0.2191], [0.2508, 0.2191]], "lines": [{"x": 0.2639, "y": 0.0, "ux": 0.0, "uy": 1.0, "long": 0.2191, "wide": 0.0028}, {"x": 0.23770000000000002, "y": 0.0, "ux": 0.0, "uy": 1.0, "long": 0.2191, "wide": 0.0028}]}, "north": {"circles": [[0.2191, 0.2508], [-0.2191, 0.2508]], "lines": [{"x": 0.0, "y": 0.2639, "ux": -1.0, "uy": 0.0, "long": 0.2191, "wide": 0.0028}, {"x": 0.0, "y": 0.23770000000000002, "ux": -1.0, "uy": 0.0, "long": 0.2191, "wide": 0.0028}]}, "west": {"circles": [[-0.2508, 0.2191], [-0.2508, -0.2191]], "lines": [{"x": -0.2639, "y": 0.0, "ux": 0.0, "uy": -1.0, "long": 0.2191, "wide": 0.0028}, {"x": -0.23770000000000002, "y": 0.0, "ux": 0.0, "uy": -1.0, "long": 0.2191, "wide": 0.0028}]}}}, "icf": {"halfSide": 0.36875, "holeCentre": 0.34650000000000003, "frameHeight": 0.0222, "baseDistance": 0.25125, "baseHalfWidth": 0.0159, "baseCircleX": 0.2191, "baseCircleRadius": 0.0159, "pieceRadius": 0.0155, "strikerRadius": 0.02065, "pieceTip": 0.0002700624999999999, "strikerTip": 8.903999999999993e-05, "arrows": [{"x": 0.20101277977086784, "y": 0.20101277977086784, "ux": 0.7071067811865475, "uy": 0.7071067811865475, "long": 0.1335, "wide": 0.00075}, {"x": -0.20101277977086784, "y": 0.20101277977086784, "ux": -0.7071067811865475, "uy": 0.7071067811865475, "long": 0.1335, "wide": 0.00075}, {"x": -0.20101277977086784, "y": -0.20101277977086784, "ux": -0.7071067811865475, "uy": -0.7071067811865475, "long": 0.1335, "wide": 0.00075}, {"x": 0.20101277977086784, "y": -0.20101277977086784, "ux": 0.7071067811865475, "uy": -0.7071067811865475, "long": 0.1335, "wide": 0.00075}], "bases": {"south": {"circles": [[-0.2191, -0.25125], [0.2191, -0.25125]], "lines": [{"x": 0.0, "y": -0.26435, "ux": 1.0, "uy": 0.0, "long": 0.2191, "wide": 0.0028}, {"x": 0.0, "y": -0.23814999999999997, "ux": 1.0, "uy": 0.0, "long": 0.2191, "wide": 0.0028}]}, "east": {"circles": [[0.25125, -0.2191], [0.25125, 0.2191]], "lines": [{"x": 0.26435, "y": 0.0, "ux": 0.0, "uy": 1.0, "long": 0.2191, "wide": 0.0028}, {"x": 0.23814999999999997, "y": 0.0, "ux": 0.0, "uy": 1.0, "long": 0.2191, "wide": 0.0028}]}, "north": {"circles": [[0.2191, 0.25125], [-0.2191, 0.25125]], "lines": [{"x": 0.0, "y": 0.26435, "ux": -1.0, "uy": 0.0, "long": 0.2191, "wide": 0.0028}, {"x": 0.0, "y": 0.23814999999999997, "ux": -1.0, "uy": 0.0, "long": 0.2191, "wide": 0.0028}]}, "west": {"circles": [[-0.25125, 0.2191], [-0.25125, -0.2191]], "lines": [{"x": -0.26435, "y": 0.0, "ux": 0.0, "uy": -1.0, "long": 0.2191, "wide": 0.0028}, {"x": -0.23814999999999997, "y": 0.0, "ux": 0.0, "uy": -1.0, "long": 0.2191, "wide": 0.0028}]}}}};

export const COLUMNS = {"HALF_SIDE": 0, "E_PIECE": 1, "E_CUSHION": 2, "E_EXPONENT": 3, "MU_CONTACT": 4, "MU_CUSHION": 5, "E_TANGENTIAL": 6, "STIFFNESS": 7, "CONTACT_STEPS": 8, "HOLE_CENTRE": 9, "FALL": 10, "JUMP": 11, "FRAME": 12, "BASE_DISTANCE": 13, "BASE_HALF_WIDTH": 14, "BASE_CIRCLE_X": 15, "QUARTERS": 16, "STRIKER": 17, "PARAMETERS": 19, "STATUS": 0, "IMPACTS": 2, "DURATION": 3, "FIRST": 5, "DIRECT": 6, "DIRECT_X": 7, "DIRECT_Y": 8, "LEFT_BASE": 9, "LAUNCHES": 13, "INFO": 15, "DISC": 34, "BODY_COLUMNS": 15, "CONTACT_COLUMNS": 15, "BOX": 5, "LAUNCH_COLUMNS": 7, "IMPACT_COLUMNS": 7, "L_DISC": 0, "L_TIME": 1, "I_TIME": 0, "I_FIRST": 1, "I_SECOND": 2, "I_IMPULSE": 6, "LEFT": 5.0, "NEVER": 1e+300, "START_COLUMNS": 9, "SAMPLE": 6, "NODES": 6800, "Y_NODES": 1600};

export const FRAMES = {"format": 1, "units": {"time": 1e-06, "length": 1e-06, "speed": 1e-05, "impulse": 1e-06}, "allowed": 2e-05, "probes": [0.0, 0.15, 0.3, 0.5, 0.7, 0.85, 0.999999999999], "squares": [0.0, 0.0225, 0.09, 0.25, 0.48999999999999994, 0.7224999999999999, 0.999999999998]};

export const REFUSALS: Readonly<Record<string, Said>> = {"speed": {"en": "A speed must be between 0 and 50 m/s.", "fr": "Une vitesse doit être comprise entre 0 et 50 m/s."}, "spin": {"en": "A spin can be at most 2,000 rad/s, in either direction.", "fr": "Une rotation est de 2 000 rad/s au maximum, dans un sens ou dans l’autre."}, "off-board": {"en": "Disc “{0}” is not entirely on the playing surface.", "fr": "Le disque « {0} » n’est pas entièrement sur la surface de jeu."}, "overlap": {"en": "Discs “{0}” and “{1}” overlap.", "fr": "Les disques « {0} » et « {1} » se chevauchent."}, "too-long": {"en": "This motion is too long to simulate to its end.", "fr": "Ce mouvement est trop long pour être simulé jusqu’au bout."}, "field": {"en": "The field “{0}” is missing or its value is not valid.", "fr": "Le champ « {0} » manque ou sa valeur n’est pas valable."}, "striker-place-off_base": {"en": "The striker touches neither a base line nor a base circle.", "fr": "Le palet ne touche ni ligne de base ni cercle de base."}, "striker-place-not_both_lines": {"en": "The striker touches only one base line.", "fr": "Le palet ne touche qu’une ligne de base."}, "striker-place-circle_in_part": {"en": "The striker covers only part of a base circle.", "fr": "Le palet ne couvre qu’une partie d’un cercle de base."}, "striker-place-arrow_touched": {"en": "The striker touches an arrow.", "fr": "Le palet touche une flèche."}, "surface-mu": {"en": "“mu” must be between 0.01 and 2.", "fr": "« mu » doit être compris entre 0,01 et 2."}, "surface-mu_striker": {"en": "“mu_striker” must be between 0.01 and 2.", "fr": "« mu_striker » doit être compris entre 0,01 et 2."}, "surface-e_piece": {"en": "“e_piece” must be between 0 and 1.", "fr": "« e_piece » doit être compris entre 0 et 1."}, "surface-e_cushion": {"en": "“e_cushion” must be between 0 and 1.", "fr": "« e_cushion » doit être compris entre 0 et 1."}, "surface-e_exponent": {"en": "“e_exponent” must be between 0 and 1.", "fr": "« e_exponent » doit être compris entre 0 et 1."}, "surface-mu_contact": {"en": "“mu_contact” must be between 0 and 2.", "fr": "« mu_contact » doit être compris entre 0 et 2."}, "surface-mu_cushion": {"en": "“mu_cushion” must be between 0 and 2.", "fr": "« mu_cushion » doit être compris entre 0 et 2."}, "surface-e_tangential": {"en": "“e_tangential” must be between 0 and 1.", "fr": "« e_tangential » doit être compris entre 0 et 1."}, "surface-stiffness": {"en": "“stiffness” must be between 100,000 and 1,000,000,000.", "fr": "« stiffness » doit être compris entre 100 000 et 1 000 000 000."}, "surface-drop": {"en": "“drop” must be between 0.00001 and 0.02.", "fr": "« drop » doit être compris entre 0,00001 et 0,02."}, "surface-contact_steps": {"en": "“contact_steps” must be between 20 and 2,000.", "fr": "« contact_steps » doit être compris entre 20 et 2 000."}};
