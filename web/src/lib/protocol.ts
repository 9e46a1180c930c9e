/** What the server and the page say to each other. */

export type Language = "en" | "fr";
export type Said = Record<Language, string>;
export type Seat = "south" | "east" | "north" | "west";
export type Side = "white" | "black";
export type Team = "a" | "b";
export type Kind = Side | "queen" | "striker";
export type Rules = "international" | "club" | "percuteur" | "simplified";
export type Chair = "person" | "beginner" | "club" | "expert";
export type Clock = "off" | "casual" | "strict";
export type Choice = "break" | "seats";
export type Phase =
  | "toss"
  | "choice"
  | "seats-first"
  | "seats-second"
  | "breaker"
  | "ready"
  | "stroke"
  | "placing"
  | "request"
  | "deciding-toss"
  | "over";

export interface NewRoom {
  rules: Rules;
  players: { name: string; chair: Chair }[];
  clock: Clock;
  single_board: boolean;
}

export interface Standing {
  piece: Kind;
  at: [number, number];
}

export interface SideState {
  on_board: number;
  owed: number;
  held: number;
  entitled: boolean;
  points: number;
}

export interface Situation {
  white: SideState;
  black: SideState;
  to_play: Side;
  queen: "on_board" | "awaiting_cover" | "covered";
  queen_by: Side | null;
  broken: boolean;
  break_attempts: number;
  tries: number;
  colours_open: boolean;
}

export interface State {
  phase: Phase;
  toss_winner: Team | null;
  choice: Choice | null;
  seats: Partial<Record<Seat, string>>;
  /** The teams that have had their trial board. */
  trials: Team[];
  games: [number, number];
  game: number;
  board: number;
  points: [number, number];
  deciding_board: boolean;
  breaker: string | null;
  white: Team | null;
  rosette_turn: number;
  situation: Situation | null;
  turn: string | null;
  to_place: { side: Side; count: number; placer: string }[];
  held: { side: Side; holder: string }[];
  seat_change_due: boolean;
  timer: "thinking" | "placing" | "seats" | "rest" | null;
  deadline: string | null;
  winner: Team | null;
  ending: string | null;
}

/** A knot of a disc's way: time, x, y, and the speeds along x and y, in the units of the frames. */
export type Knot = [number, number, number, number, number];

export interface FrameDisc {
  id: string;
  kind: Kind;
  radius: number;
  knots: Knot[];
  fate: "rest" | "pocketed" | "left_board";
  hole: number | null;
  gone: number | null;
}

export interface Frames {
  format: number;
  units: { time: number; length: number; speed: number; impulse: number };
  duration: number;
  discs: FrameDisc[];
  impacts: [number, number, number, number][];
}

export interface Aim {
  seat: Seat;
  x: number;
  angle: number;
  speed: number;
  spin: number;
}

/** What the page needs of a fact. */
export interface Fact {
  type: string;
  by?: string;
  side?: Side;
  stroke?: { pocketed: { piece: Kind; hole: number | null }[] };
  /** What a stroke left on the surface, before anything was put back. */
  layout?: Standing[] | null;
}

export interface Entry {
  seq: number;
  at: string;
  fact: Fact;
  clauses: string[];
  /** How a board ended, where one did. */
  result?: unknown;
  entry: Said;
  answer: Said[];
  motion: { aim: Aim; frames: Frames } | null;
}

export interface Terms {
  rules: Rules;
  a: string[];
  b: string[];
  clock?: Clock;
  single_board?: boolean;
}

export interface Welcome {
  type: "welcome";
  you: string[];
  room: string;
  opened: string;
  settings: Terms;
  names: Record<string, string>;
  chairs: Record<string, Chair>;
}

export interface News {
  type: "news";
  seq: number;
  state: State;
  asked: string | null;
  lying: Standing[] | null;
  now: string;
  entries: Entry[];
  /** The first of the entries, where older ones were left out. */
  from?: number;
}

export interface Done {
  type: "done";
  id: string;
  seq: number;
}

export interface Refused {
  type: "refused";
  id: string | null;
  kind: string;
  said: Said;
}

export type Told = Welcome | News | Done | Refused;

export type Act =
  | { act: "toss" }
  | { act: "choose"; choice: Choice }
  | { act: "sit"; seats?: Partial<Record<Seat, string>> }
  | { act: "name-breaker"; player: string }
  | { act: "trial"; team: Team }
  | { act: "turn"; degrees: number }
  | { act: "play" }
  | { act: "strike"; x: number; angle: number; speed: number; spin?: number }
  | { act: "pass" }
  | { act: "request" }
  | { act: "place"; side: Side; x: number; y: number; near?: boolean }
  | { act: "change-seats" }
  | { act: "concede" };
