/**
 * What the server and the page say to each other.
 * Written by `./do fix` from the server's types (src/carrom/server/protocol.py); do not edit.
 */

export type Act = Toss | Choose | Sit | NameBreaker | Trial | Turn | Play | Strike | Pass | Place | Request | ChangeSeats | Forgo | Demand | Concede;

/** A stroke as its player gives it, everything as seen from the seat. */
export interface Aim {
  seat: Seat;
  x: number;
  angle: number;
  speed: number;
  spin?: number;
}

/** The end of a board. A void board has no winner and is played again (4.q). */
export interface BoardResult {
  winner: Side | null;
  white: number;
  black: number;
  game_conceded: boolean;
  match_conceded: boolean;
  on_demand: number;
}

/** One rule set, clause by clause. */
export interface Book {
  chapters: BookChapter[];
  figures: BookFigure[];
  readings: BookClause[];
  set: string;
  title: Said;
}

/** Clauses under one heading. */
export interface BookChapter {
  clauses: BookClause[];
  section: string;
  title: Said;
}

/** A clause, or a settled reading. */
export interface BookClause {
  clauses?: string[];
  id: string;
  letter_001?: string | null;
  name: string;
  reason?: Lines | null;
  settled?: string[];
  state: Coverage;
  state_said: Said;
  tests: number;
  text: Lines;
  who?: Said[];
}

/** A number that a rule set fixes. */
export interface BookFigure {
  label: Said;
  name: string;
  value: number;
}

/** A rule set, or the settled readings, with the number of its clauses. */
export interface BookTitle {
  clauses: number;
  set: string;
  title: Said;
}

/** A clause that an umpire can call. */
export interface CallableClause {
  clause: string;
  label: Said;
  may_be_late: boolean;
  names_pieces: boolean;
  text: Lines;
}

/** The umpire called a breach of a clause. */
export interface Called {
  type: "called";
  clause: string;
  by: string;
  pieces?: Piece[];
  noticed?: boolean;
}

/** A player came after the time for trial boards (3.4). */
export interface CameLate {
  type: "came-late";
  player: string;
}

export type Chair = "person" | "beginner" | "club" | "expert" | "champion" | "machine";

/** Change seats when that is due. */
export interface ChangeSeats {
  act: "change-seats";
}

/** The umpire had the board exchanged (4.d). */
export interface ChangedBoard {
  type: "changed-board";
  reason?: string;
}

/** The players changed seats (3.8). */
export interface ChangedSeats {
  type: "changed-seats";
}

/** A player exchanged his striker with the umpire's leave (4.e). */
export interface ChangedStriker {
  type: "changed-striker";
  by: string;
}

export type Choice = "break" | "seats";

/** Choose the break or the seats. */
export interface Choose {
  act: "choose";
  choice: Choice;
}

/** The winner of the toss chose the break or the seats. */
export interface Chose {
  type: "chose";
  choice: Choice;
}

export type ClientMessage = Hello | Intent;

export type Clock = "strict" | "casual" | "off";

/** A stroke that is not ruled alike. */
export interface ComparedCase {
  case: Said;
  rulings: Record<string, ComparedRuling>;
}

/** A number that is not the same in every rule set; none: no limit. */
export interface ComparedFigure {
  label: Said;
  name: string;
  values: Record<string, number | null>;
}

/** Strokes from one position. */
export interface ComparedPosition {
  cases: ComparedCase[];
  position: Said;
}

/** What one rule set says to a stroke. */
export interface ComparedRuling {
  clauses: string[];
  text: Said;
}

/** A rule set by its title. */
export interface ComparedSet {
  set: string;
  title: Said;
}

/** In what the rule sets differ. */
export interface Comparison {
  figures: ComparedFigure[];
  no_limit: Said;
  positions: ComparedPosition[];
  sets: ComparedSet[];
}

/** Give up the game, or the whole match. */
export interface Concede {
  act: "concede";
  match?: boolean;
}

/** A player gave up the game (4.r), or the whole match where the rules allow it. */
export interface Conceded {
  type: "conceded";
  by: string;
  match?: boolean;
}

/** Pieces of each colour. */
export interface Counts {
  black: number;
  white: number;
}

export type Coverage = "proved" | "pending" | "not-for-software" | "uncovered";

/** The organisers decided a protest. */
export interface DecidedProtest {
  type: "decided-protest";
  by: string;
  upheld: boolean;
}

/** Ask for so many of the points on demand of a board that was won. */
export interface Demand {
  act: "demand";
  points: number;
}

/** The winner of a board asked for points on demand: all, some or none of them. */
export interface Demanded {
  type: "demanded";
  by: string;
  points: number;
}

/** The umpire disqualified a player for the match (4.2). */
export interface Disqualified {
  type: "disqualified";
  player: string;
  clause: string;
}

/** A player disturbed the opponent in his turn and was warned (4.l, 4.2.h). */
export interface Disturbed {
  type: "disturbed";
  by: string;
}

/** An intent was carried out; its entries end with this number. */
export interface Done {
  id: string;
  seq: number;
  type: "done";
}

export interface EarlierEntries {
  entries: EntryView[];
  from: number;
}

export type Ending = "played" | "conceded" | "disqualified";

/** An entry with its motion, where it is a stroke that can be shown. */
export interface Entry {
  answer: Said[];
  at: string;
  clauses: string[];
  entry: Said;
  fact: Fact;
  motion: Motion | null;
  reason: string | null;
  result: BoardResult | null;
  seq: number;
}

/** An entry of the log: what happened, what follows, and by which clauses. */
export interface EntryView {
  answer: Said[];
  at: string;
  clauses: string[];
  entry: Said;
  fact: Fact;
  reason: string | null;
  result: BoardResult | null;
  seq: number;
}

export type Fact = Tossed | Chose | TookSeats | NamedBreaker | CameLate | PlayedTrial | TurnedRosette | SaidPlay | Struck | Passed | Placed | Forwent | FoundNoRoom | FoundRoom | Called | TimeRanOut | Requested | ChangedSeats | ChangedStriker | ChangedBoard | Disturbed | Disqualified | Conceded | Demanded | WroteProtest | DecidedProtest | Overruled | Protested | Undone;

/** What fell, and into which hole (1 to 4). */
export interface FallenPiece {
  piece: Piece;
  hole: number;
}

/** Place none of the pieces that are one's own to place: they stay pocketed. */
export interface Forgo {
  act: "forgo";
}

/** A player let go all the pieces that were his to place, where the rules allow it. */
export interface Forwent {
  type: "forwent";
  by: string;
}

/** The umpire saw no room for a piece that is to be placed: it is held (3.11.i). */
export interface FoundNoRoom {
  type: "found-no-room";
  side: Side;
}

/** The umpire saw room for held pieces: they have to be placed now (3.11.i). */
export interface FoundRoom {
  type: "found-room";
  side: Side;
}

/** A disc of a motion: its knots are time, x, y, and the speeds along x and y. */
export interface FrameDisc {
  fate: "left_board" | "pocketed" | "rest";
  gone: number | null;
  hole: number | null;
  id: string;
  kind: Piece;
  knots: [number, number, number, number, number][];
  radius: number;
}

/** What one of the whole numbers in the frames is worth: s, m, m/s, N s. */
export interface FrameUnits {
  impulse: number;
  length: number;
  speed: number;
  time: number;
}

/** A motion as keyframes. An impact is its time, two discs (-1: a cushion) and its impulse. */
export interface Frames {
  discs: FrameDisc[];
  duration: number;
  engine: number;
  format: number;
  impacts: [number, number, number, number][];
  units: FrameUnits;
}

/** Pieces for which there was no room, and who holds them (3.11.i). */
export interface Held {
  side: Side;
  holder: string;
}

/** A page says what it has seen of the log; nothing: everything, please. */
export interface Hello {
  type: "hello";
  since?: number;
}

/** Somebody wants something done, at a state of the log he has seen. */
export interface Intent {
  type: "intent";
  id: string;
  seq: number;
  act: Act;
}

/** The paragraphs of a text in every language; an item of a list begins with ``- ``. */
export interface Lines {
  en: string[];
  fr: string[];
}

/** A stroke as it was aimed, and what moved. */
export interface Motion {
  aim: Aim;
  frames: Frames;
}

/** Say who of a pair breaks. */
export interface NameBreaker {
  act: "name-breaker";
  player: string;
}

/** A pair decided who of them breaks. */
export interface NamedBreaker {
  type: "named-breaker";
  player: string;
}

/** A new game: two players, or four of whom the first and third are partners. */
export interface NewRoom {
  rules?: string;
  players: Sitter[];
  clock?: Clock;
  single_board?: boolean;
  options?: Record<string, string>;
}

/** What a page has not seen yet, and where the match stands then. */
export interface News {
  asked: string | null;
  entries: Entry[];
  from?: number;
  layout: Standing[] | null;
  now: string;
  seq: number;
  state: State;
  type: "news";
}

/** A room that was opened. */
export interface Opened {
  room: string;
}

/** Which colour each player has got. */
export interface OpenedColours {
  first: "black" | "white";
  second: "black" | "white";
}

/** One way to choose. */
export interface OptionValue {
  title: Said;
  value: string;
}

/** The umpire put the board into another state, and says why. */
export interface Overruled {
  type: "overruled";
  reason: string;
  situation: Situation;
  turn: string;
  layout?: Standing[] | null;
}

/** Let the turn go. */
export interface Pass {
  act: "pass";
}

/** A player let his turn go without a stroke. */
export interface Passed {
  type: "passed";
  by: string;
}

export type Phase = "toss" | "choice" | "seats-first" | "seats-second" | "breaker" | "ready" | "stroke" | "placing" | "demand" | "request" | "deciding-toss" | "over";

export type Piece = "white" | "black" | "queen" | "striker";

/** Place a penalty piece or a due (m, on the board). */
export interface Place {
  act: "place";
  side: Side;
  x: number;
  y: number;
  near?: boolean;
}

/** One penalty piece or due was placed. */
export interface Placed {
  type: "placed";
  by: string;
  side: Side;
  at?: [x: number, y: number] | null;
}

/** Open the board: at a screen the players say "Play" for the umpire. */
export interface Play {
  act: "play";
}

/** A team had its trial board (3.4). */
export interface PlayedTrial {
  type: "played-trial";
  team: Team;
}

/** One player's share of a match. */
export interface PlayerStatistics {
  id: string;
  name: string;
  team: Team;
  breaks: number;
  strokes: number;
  passes: number;
  pocketing: number;
  own: number;
  opponents: number;
  queens: number;
  striker: number;
  improper: number;
  calls: number;
  lost: number;
  warnings: number;
  slams: number;
  white_slams: number;
  seconds: number;
}

/** A disc that fell, and into which hole (1 to 4) where that is known. */
export interface Pocketed {
  piece: Piece;
  hole: number | null;
}

/** What became of a stroke. */
export interface PracticeAnswer {
  frames: Frames;
  layout: PracticePiece[];
  pocketed: FallenPiece[];
  first_contact: string | null;
  touched: number;
  stroke: Stroke | null;
  duration: number;
}

/** A piece on the surface, by the place of its centre (m). */
export interface PracticePiece {
  piece: "white" | "black" | "queen";
  at: [number, number];
}

/** A stroke to be tried. */
export interface PracticeStroke {
  pieces: PracticePiece[];
  aim: Record<string, unknown>;
  surface?: PracticeSurface;
}

/** The materials, as in :class:`carrom.physics.Surface`; those left out are a tournament board's. */
export interface PracticeSurface {
  mu?: number;
  mu_striker?: number;
  e_piece?: number;
  e_cushion?: number;
  e_exponent?: number;
  mu_contact?: number;
  mu_cushion?: number;
  e_tangential?: number;
  stiffness?: number;
  drop?: number;
}

/** A protest: who, against which event, and how far it has come. */
export interface Protest {
  by: string;
  about: number;
  state: ProtestState;
  until: string | null;
  clause: string | null;
}

export type ProtestState = "announced" | "written" | "lapsed" | "upheld" | "rejected";

/** A player announced a protest against a decision (4.3). */
export interface Protested {
  type: "protested";
  by: string;
  about: number;
  clause?: string | null;
}

export type QueenState = "on_board" | "awaiting_cover" | "covered";

/** An intent, or a page, was refused. */
export interface RefusedIntent {
  id: string | null;
  kind: string;
  said: Said;
  type: "refused";
}

/** A match from its first entry to its last. */
export interface Replay {
  chairs: Record<string, Chair> | null;
  entries: ReplayEntry[];
  fault: Said | null;
  names: Record<string, string>;
  room: string | null;
  settings: Settings;
  statistics: Statistics;
}

/** An entry of a replay, with where the match stood after it. */
export interface ReplayEntry {
  answer: Said[];
  asked: string | null;
  at: string;
  clauses: string[];
  entry: Said;
  fact: Fact;
  layout: Standing[] | null;
  motion: Motion | null;
  reason: string | null;
  result: BoardResult | null;
  seq: number;
  standing: boolean;
  state: State;
}

/** Ask the umpire for something: play stops, and the clock with it. */
export interface Request {
  act: "request";
}

/** A player asked the umpire for something: play stops (4.g). */
export interface Requested {
  type: "requested";
  by: string;
}

/** What goes back onto the board. */
export interface Returned {
  black: number;
  queen: boolean;
  white: number;
}

/** A choice that a rule set leaves open. */
export interface RuleOption {
  name: string;
  title: Said;
  values: OptionValue[];
}

/** What a rule set is like: its names, and what is special about it. */
export interface RuleSetFeatures {
  about: Said;
  behind_line_matters: boolean;
  boards_per_game: number | null;
  break_attempts: number;
  break_attempts_each: boolean;
  default: boolean;
  games_to_win: number;
  guide: Record<string, string[]>;
  may_concede: boolean;
  may_concede_match: boolean;
  may_forgo: boolean;
  more: Said;
  name: string;
  open_colours: boolean;
  options: RuleOption[];
  overtime_costs_piece: boolean;
  pieces: number;
  placed_at_centre: boolean;
  points_to_win: number;
  several_tries: boolean;
  short: Said;
  slams: boolean;
  striker_places: Partial<Record<Seat, [low: number, high: number][]>>;
  thinking_seconds: number;
  title: Said;
}

/** The board after a ruling. */
export interface RuledBoard {
  break_attempts: number;
  broken: boolean;
  entitled: Partial<Record<"black" | "first" | "second" | "white", boolean>>;
  held: Partial<Record<"black" | "first" | "second" | "white", number>>;
  on_board: Counts;
  owed: Partial<Record<"black" | "first" | "second" | "white", number>>;
  queen: QueenState;
  queen_by: "black" | "first" | "second" | "white" | null;
  tries: number;
}

/** The end of a board; one without a winner does not count. */
export interface RuledResult {
  game_conceded?: boolean;
  on_demand: Partial<Record<"black" | "first" | "second" | "white", number>>;
  points: Partial<Record<"black" | "first" | "second" | "white", number>>;
  winner: "black" | "first" | "second" | "white" | null;
}

/** A ruling, as ``carrom ruling`` gives it, with its text in every language. */
export interface RulingAnswer {
  board: RuledBoard;
  clauses: string[];
  colours?: "open" | OpenedColours;
  next: "black" | "first" | "second" | "white" | null;
  reason: string;
  result: RuledResult | null;
  returned: Returned;
  text: Said;
  tries: number;
}

/** A sentence in every language. */
export interface Said {
  en: string;
  fr: string;
}

/** The umpire said "Play": the board is open (3.5.e), or goes on after a request (4.g). */
export interface SaidPlay {
  type: "said-play";
}

export type Seat = "south" | "east" | "north" | "west";

export type ServerMessage = Welcome | News | Done | RefusedIntent;

/** The terms of a match. Players are ids; their names stand beside them in the record. */
export interface Settings {
  rules: string;
  a: string[];
  b: string[];
  clock?: Clock;
  games_to_win?: number | null;
  edition?: string;
  single_board?: boolean;
  rest_minutes?: number | null;
  options?: Record<string, string>;
}

export type Side = "white" | "black";

/** One side's pieces in this board, and its points in the game before the board. */
export interface SideState {
  on_board: number;
  owed: number;
  held: number;
  entitled: boolean;
  points: number;
}

/** Take seats; without any, the usual ones. */
export interface Sit {
  act: "sit";
  seats?: Partial<Record<Seat, string>> | null;
}

/** A player of a new game. */
export interface Sitter {
  name: string;
  chair?: Chair;
}

/** A board in play, seen by the rules: whose turn it is and what stands where by count. */
export interface Situation {
  white: SideState;
  black: SideState;
  to_play: Side;
  queen: QueenState;
  queen_by: Side | null;
  broken: boolean;
  break_attempts: number;
  tries: number;
  colours_open: boolean;
}

/** A value of the surface that people may change. */
export interface Slider {
  key: string;
  default: number;
  lowest: number;
  highest: number;
  step: number;
}

/** One piece lying on the surface, by the place of its centre. */
export interface Standing {
  piece: Piece;
  at: [x: number, y: number];
}

/** A match between two events. Points and games are those of team A and team B. */
export interface State {
  phase: Phase;
  toss_winner: Team | null;
  choice: Choice | null;
  seats: Partial<Record<Seat, string>>;
  trials: Team[];
  late: string[];
  games: [number, number];
  game: number;
  board: number;
  points: [number, number];
  deciding_board: boolean;
  breaker: string | null;
  game_breaker: string | null;
  white: Team | null;
  rosette_turn: number;
  situation: Situation | null;
  turn: string | null;
  struck_in_turn: boolean;
  to_place: ToPlace[];
  held: Held[];
  layout: Standing[] | null;
  untouched: number;
  placed_before_stroke: string[];
  placed_earlier: string[];
  missed_cover: Team | null;
  missed_cover_by: string | null;
  missed_cover_stands: boolean;
  ended: BoardResult | null;
  requested_by: string | null;
  seat_change_due: boolean;
  seats_changed_in_game: boolean;
  striker_changes: Record<string, number>;
  disturbances: Record<string, number>;
  protests: Protest[];
  board_ended_at: string | null;
  timer: Timer | null;
  deadline: string | null;
  winner: Team | null;
  ending: Ending | null;
  replays: number;
}

/** A match in figures. */
export interface Statistics {
  boards: number;
  strokes: number;
  players: PlayerStatistics[];
  teams: [TeamStatistics, TeamStatistics];
}

/** Play a stroke. */
export interface Strike {
  act: "strike";
  aim: Aim;
}

/** What one stroke did. */
export interface Stroke {
  pocketed: Pocketed[];
  off_board: Piece[];
  touched: boolean;
  proper: boolean;
  first_hit_behind_line: boolean;
}

/** A stroke was made. */
export interface Struck {
  type: "struck";
  by: string;
  stroke: Stroke;
  layout?: Standing[] | null;
  aim?: Aim | null;
  engine?: number | null;
}

export type Team = "a" | "b";

/** One team's results. */
export interface TeamStatistics {
  team: Team;
  games: number;
  boards: number;
  points: number;
}

/** A word of the game. */
export interface Term {
  clauses: string[];
  meaning: Said;
  name: string;
  otherwise: Record<string, Said>;
  word: Said;
}

/** A time limit passed. */
export interface TimeRanOut {
  type: "time-ran-out";
  timer: Timer;
}

export type Timer = "thinking" | "placing" | "demand" | "seats" | "rest";

/** Pieces of one side that somebody has to place now. */
export interface ToPlace {
  side: Side;
  count: number;
  placer: string;
}

/** A team took its seats; the choosing winners of a doubles toss may seat everybody. */
export interface TookSeats {
  type: "took-seats";
  seats: Partial<Record<Seat, string>>;
}

/** Let the toss be made; the server draws it. */
export interface Toss {
  act: "toss";
}

/** The umpire tossed (3.3), also for the break of a deciding board (3.7.e). */
export interface Tossed {
  type: "tossed";
  winner: Team;
}

/** Note a trial board of a team. */
export interface Trial {
  act: "trial";
  team: Team;
}

/** Turn the rosette. */
export interface Turn {
  act: "turn";
  degrees: number;
}

/** The breaker turned the rosette (3.5.b). */
export interface TurnedRosette {
  type: "turned-rosette";
  by: string;
  degrees: number;
}

/** The umpire took back everything after an event. */
export interface Undone {
  type: "undone";
  to: number;
}

/** The first message of a socket: the room, and the players this page speaks for. */
export interface Welcome {
  chairs: Record<string, Chair>;
  names: Record<string, string>;
  opened: string;
  room: string;
  settings: Settings;
  type: "welcome";
  you: string[];
}

/** The written report of a protest was handed in. */
export interface WroteProtest {
  type: "wrote-protest";
  by: string;
}
