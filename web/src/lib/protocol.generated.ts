/**
 * What the server and the page say to each other.
 * Written by `./do fix` from the server's types (src/carrom/server/protocol.py); do not edit.
 */

/** The players agreed to stop, or one of them stayed away: the match ends without a winner. */
export interface Abandoned {
  type: "abandoned";
  player?: string | null;
  away?: number | null;
}

export type Act = Toss | Choose | Sit | NameBreaker | Trial | Turn | Play | Strike | Pass | Place | Request | ChangeSeats | Forgo | Demand | TakeBack | Concede | Claim | Offer | Decline;

/** A board or striker that the chief umpire has looked at. */
export interface AdmissionView {
  what: string;
  which: string;
  admitted: boolean;
  reason: string;
}

/** A stroke as its player gives it, everything as seen from the seat. */
export interface Aim {
  seat: Seat;
  x: number;
  angle: number;
  speed: number;
  spin?: number;
}

export type AimAid = "off" | "short" | "long";

/** Where the player in turn aims, as he moves; None: he has let go. */
export interface AimView {
  aim: Aim | null;
  by: string;
  type: "aiming";
}

/** Where the player in turn aims now; None: he has let go. */
export interface Aiming {
  type: "aiming";
  aim?: Aim | null;
}

/** A stroke of a match, and what there is to say about it. */
export interface AnalysedStroke {
  type: "stroke";
  seq: number;
  stroke: number;
  game: number;
  board: number;
  player: string;
  team: Team;
  aim: Aim;
  kept: boolean;
  chance: number;
  best: BetterStroke | null;
  loss: number;
  grade: Grade;
  why: Why | null;
  before: number;
  after: number;
}

/** All strokes are analysed. */
export interface AnalysisDone {
  type: "done";
  players: PlayerSummary[];
}

export type AnalysisMessage = AnalysisStarted | AnalysedStroke | AnalysisDone | AnalysisStopped;

/** What is to come. */
export interface AnalysisStarted {
  type: "started";
  strokes: number;
}

/** The analysis ended before its last stroke. */
export interface AnalysisStopped {
  said: Said;
  type: "stopped";
}

/** The board before an entry. */
export interface Before {
  type: "before";
  view: DeskView;
}

/** A stroke that succeeded although its player's hand seldom makes it. */
export interface BestStroke {
  by: string;
  keep: number;
  motion: Motion | null;
  seq: number;
  stroke: number;
}

/** The best stroke of a board; None where none succeeded. */
export interface BestStrokeAnswer {
  best: BestStroke | null;
}

/** The best stroke that was found. */
export interface BetterStroke {
  aim: Aim;
  chance: number;
}

/** The result of the board can be entered: an ``entered-board`` with one of these rows. */
export interface BoardForm {
  breaker: string;
  rows: BoardRow[];
  slam: boolean;
  colours_open: boolean;
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

/** One way for the board to end, with the points of team A and team B it can bring, the usual first. */
export interface BoardRow {
  winner: Team;
  left: number;
  queen: Team | null;
  points: [number, number][];
}

/** One board, over or in play; pairs are those of team A and team B. */
export interface BoardScore {
  number: number;
  game: number;
  board: number;
  deciding: boolean;
  breaker: string;
  white: Team | null;
  over: boolean;
  winner: Team | null;
  points: [number, number];
  total: [number, number];
  games: [number, number];
  queen: Team | null;
  owed: [number, number];
  left: [number, number] | null;
  slam: Side | null;
  conceded: boolean;
  absent: boolean;
  entered: Depth | null;
  boards: number;
  shoot_out: [number, number] | null;
  last: number;
}

/** More boards are to have a link. */
export interface BoardsWish {
  boards: number;
}

/** One rule set, clause by clause. */
export interface Book {
  chapters: BookChapter[];
  figures: BookFigure[];
  readings: BookClause[];
  set: string;
  source: Said | null;
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

/** The least and the most that a field can be. */
export interface Bounds {
  least: number;
  most: number;
}

/** The page is closed on purpose: its player has left. */
export interface Bye {
  type: "bye";
}

export type CallGroup = "stroke" | "pieces" | "conduct" | "equipment" | "ending";

/** The pieces that a call names: in ``pieces`` of its fact, in the order they fell. */
export interface CallPieces {
  kinds: Piece[];
  needed: boolean;
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
  by?: string;
  pieces?: Piece[];
  noticed?: boolean;
  about?: number | null;
}

/** A player came after the time for trial boards (3.4). */
export interface CameLate {
  type: "came-late";
  player: string;
}

/** The boards of a game. */
export interface CardGame {
  game: number;
  rows: CardRow[];
  points: [number, number];
  winner: Team | null;
}

/** Something to be known about a board: a foul, a due that nobody paid, an overrule. */
export interface CardRemark {
  seq: number | null;
  said: Said;
  clauses: string[];
}

/** One board; or the rest of a game, where only its result was entered. */
export interface CardRow {
  board: number;
  boards: number;
  deciding: boolean;
  breaker: string;
  break_by: Team | null;
  white: Team | null;
  over: boolean;
  void: boolean;
  conceded: boolean;
  winner: Team | null;
  queen: Team | null;
  queen_points: [number, number];
  piece_points: [number, number];
  points: [number, number];
  total: [number, number];
  owed: [number, number];
  slam: Side | null;
  shoot_out: [number, number] | null;
  entered: Depth | null;
  remarks: CardRemark[];
}

/** A side: a player or a pair. */
export interface CardTeam {
  team: Team;
  players: string[];
  games: number;
}

export type Category = "women" | "juniors";

/** Women or juniors, and their standings. */
export interface CategoryView {
  name: Category;
  standings: StandingView[];
}

export type Chair = "open" | "person" | "beginner" | "club" | "expert" | "champion" | "machine";

/** A line of a championship. */
export interface ChampionView {
  place: number;
  name: string;
  total: number;
  prizes: number[];
}

/** A tournament of a championship. */
export interface ChampionshipEvent {
  tournament: string;
  title: string;
  date: string | null;
}

/** Prizes of several tournaments, added up. */
export interface ChampionshipView {
  events: ChampionshipEvent[];
  lines: ChampionView[];
  missing: number;
}

/** Change seats when that is due. */
export interface ChangeSeats {
  act: "change-seats";
}

/** The umpire had the board exchanged (4.d). */
export interface ChangedBoard {
  type: "changed-board";
  reason?: string;
}

/** Somebody else plays for a player from now on; an undoing does not take this back. */
export interface ChangedChair {
  type: "changed-chair";
  player: string;
  chair: string;
  left?: number | null;
}

/** The players changed seats (3.8). */
export interface ChangedSeats {
  type: "changed-seats";
}

/** A player exchanged their striker with the umpire's leave (4.e). */
export interface ChangedStriker {
  type: "changed-striker";
  by: string;
  damaged?: boolean;
}

/** One thing to look at. */
export interface CheckItem {
  id: string;
  said: Sentence;
}

/** A part of the equipment, with the clause that asks for it. */
export interface CheckPart {
  title: Sentence;
  clause: string;
  items: CheckItem[];
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

/** Claim the game from a player who is gone; without a clock, end the match without a result. */
export interface Claim {
  act: "claim";
}

export type ClientMessage = Hello | Intent | Aiming | Phrase | Pong | Bye;

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

/** A competition. */
export interface CompetitionView {
  id: string;
  title: string;
  kind: "singles" | "doubles" | "teams";
  method: Method;
  rules: string;
  rubbers: number;
  minutes: number;
  format: Sentence;
  shoot_out: boolean;
  parts_ties: boolean;
  no_show_minutes: number;
  closed: boolean;
  finished: boolean;
  planned: number;
  competitors: CompetitorView[];
  rounds: RoundView[];
  standings: StandingView[];
  groups: GroupView[];
  categories: CategoryView[];
  figures: FiguresView[];
  tie_breaks: TieBreakView[];
  final: PlaceView[];
  championship: boolean;
  protests: ProtestView[];
  terms: Record<string, unknown> | null;
}

/** Somebody who takes part. */
export interface CompetitorView {
  id: string;
  number: number;
  name: string;
  title: string;
  players: string[];
  clubs: string[];
  countries: string[];
  rating: number | null;
  seed: number | null;
  withdrawn: boolean;
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
  away?: number | null;
}

/** A player of a form, who is known already. */
export interface CorrectedPerson {
  name: string;
  club?: string;
  country?: string;
  woman?: boolean;
  junior?: boolean;
  player: string;
}

/** The board put right, as the umpire gives it; the desk makes the fact of it. */
export interface Correction {
  type: "correction";
  white: SideFigures;
  black: SideFigures;
  turn: string;
  queen: QueenState;
  queen_by?: Side | null;
  reason: string;
}

/** What an overrule can set, and between which bounds; a reason is needed. */
export interface CorrectionForm {
  now: Correction;
  white: Team;
  black: Team;
  on_board: Bounds;
  owed: Bounds;
  players: string[];
  queens: QueenChoice[];
  reason: Bounds;
}

/** A result that was changed after it counted. */
export interface CorrectionView {
  at: string;
  before: [number, number] | null;
  after: [number, number] | null;
  won_before: "a" | "b" | null;
  won_after: "a" | "b" | null;
  reason: string;
  paired_since: boolean;
}

/** What an entry should be. */
export interface CorrectionWish {
  id: string;
  competition: string;
  competitor: string;
  people: CorrectedPerson[];
  team?: string;
  rating?: number | null;
  seed?: number | null;
  expected: number;
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

/** Decline what the other side offers, or withdraw one's own offer. */
export interface Decline {
  act: "decline";
  what: "abort" | "rematch" | "take-back";
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

export type Depth = "board" | "game";

/** A board at the desk. */
export interface DeskAnswer {
  room: string;
  umpire: boolean;
  watch: string | null;
  seq: number;
  opening: string;
  since: number;
  lines: string;
  now: string;
  pen: PenView | null;
  view: DeskView;
}

/** A call that is possible now. */
export interface DeskCall {
  name: string;
  clause: string;
  group: CallGroup;
  said: Said;
  also: Said | null;
  facts: OfferedFact[];
  late: OfferedFact[];
  pieces: CallPieces | null;
}

/** One of the numbered choices of the moment. */
export interface DeskChoice {
  number: number;
  said: Said;
  fact: Fact | null;
}

/** A time limit that runs. */
export interface DeskClock {
  timer: Timer;
  said: Said;
  deadline: string;
}

/** An entry in words. */
export interface DeskEntryLine {
  seq: number;
  at: string;
  entry: Said;
  answer: Said[];
  clauses: string[];
  stands: boolean;
  protest: boolean;
}

/** A ground on which a player can be disqualified now. */
export interface DeskGround {
  name: string;
  clause: string;
  said: Said;
  also: Said | null;
  facts: OfferedFact[];
}

/** A group of calls by its name. */
export interface DeskGroup {
  group: CallGroup;
  said: Said;
}

/** A link of a board is to be given anew. */
export interface DeskLinkWish {
  link: "umpire" | "watch";
}

/** An entry that is possible now, against one of several players, or about one of several things. */
export interface DeskOffer {
  name: string;
  said: Said;
  facts: OfferedFact[];
  also: Said | null;
  needs: Needs | null;
  after: string | null;
  until: string | null;
}

/** The desk of a match. */
export interface DeskOpened {
  room: string;
  watch: string;
  secret: string;
}

/** A player at the board. */
export interface DeskPlayer {
  id: string;
  number: number;
  name: string;
  in_turn: boolean;
  warnings: number;
}

/** A protest and how far it is. */
export interface DeskProtest {
  by: string;
  about: number;
  clause: string | null;
  state: ProtestState;
  said: Said;
  until: string | null;
}

/** The round that a match at the desk belongs to. */
export interface DeskRound {
  title: string;
  competition: string;
  round: number;
  board: number | null;
  deadline: string | null;
  called: string | null;
  over: boolean;
  now: string;
}

/** One team's line: its players, its score, its pieces in this board. */
export interface DeskTeam {
  team: Team;
  players: DeskPlayer[];
  side: Side | null;
  colour: Said | null;
  games: number;
  points: number;
  on_board: number | null;
  pocketed: number | null;
  owed: number | null;
  held: number | null;
}

/** What can be agreed on before a match at the desk, beside what every game has. */
export interface DeskTerms {
  rules: string;
  editions: Edition[];
  lengths: Record<string, Sentence[]>;
  checklists: Record<string, CheckPart[]>;
}

/** Everything that a page needs to run a board. */
export interface DeskView {
  seq: number;
  rules: string;
  title: Said;
  phase: Phase;
  stage: Said;
  teams: DeskTeam[];
  remarks: Said[];
  awaited: Said;
  choices: DeskChoice[];
  enter_takes_first: boolean;
  stroke: StrokeKeys | null;
  calls: DeskCall[];
  groups: DeskGroup[];
  grounds: DeskGround[];
  offers: DeskOffer[];
  board_result: BoardForm | null;
  game_result: GameForm | null;
  overrule: CorrectionForm | null;
  clock: DeskClock | null;
  format: Said;
  match_clock: DeskClock | null;
  shoot_out: ShootOutForm | null;
  protests: DeskProtest[];
  entries: DeskEntryLine[];
}

/** The desk of a match is to be opened. */
export interface DeskWish {
  competition: string;
  round: number;
  match: number;
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

/** An edition of the board. */
export interface Edition {
  name: string;
  said: Sentence;
}

export type Ending = "played" | "conceded" | "disqualified" | "absent" | "abandoned" | "unfinished";

/** A board's result was entered, not its strokes, or not all of them. */
export interface EnteredBoard {
  type: "entered-board";
  winner: Team;
  left: number;
  queen?: Team | null;
  points?: [number, number] | null;
  slam?: boolean;
  breaker?: string | null;
  white?: Team | null;
}

/** A game's result was entered, not its boards, or not all of them. */
export interface EnteredGame {
  type: "entered-game";
  winner: Team;
  points: [number, number];
  boards: number;
  deciding_break?: Team | null;
}

/** The result of a shoot-out was entered, not its strokes, or not all of them. */
export interface EnteredShootOut {
  type: "entered-shoot-out";
  pocketed: [number, number];
  strokes: number;
}

/** One player, a pair or a team is to take part. */
export interface EntrantWish {
  id: string;
  competition: string;
  people: NewPerson[];
  team?: string;
  rating?: number | null;
  seed?: number | null;
}

/** What became of entries, and where the board stands now. */
export interface EntriesAnswer {
  taken: TakenEntry[];
  refused: RefusedEntry | null;
  desk: DeskAnswer;
}

/** An entry with its motion, where it is a stroke that can be shown. */
export interface Entry {
  answer: Said[];
  at: string;
  clauses: string[];
  entry: Said;
  fact: Fact;
  motion: Motion | null;
  notice: Notice | null;
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
  notice: Notice | null;
  reason: string | null;
  result: BoardResult | null;
  seq: number;
}

export type Fact = Tossed | Chose | TookSeats | NamedBreaker | CameLate | PlayedTrial | TurnedRosette | SaidPlay | Struck | Passed | Placed | Forwent | FoundNoRoom | FoundRoom | Called | TimeRanOut | Requested | ChangedSeats | ChangedStriker | ChangedBoard | Disturbed | Disqualified | Conceded | Abandoned | Demanded | EnteredBoard | EnteredGame | ShotAtQueen | EnteredShootOut | WroteProtest | DecidedProtest | Overruled | ChangedChair | Protested | Undone;

/** What fell, and into which hole (1 to 4). */
export interface FallenPiece {
  piece: Piece;
  hole: number;
}

/** What this server does that not every server does. */
export interface Features {
  strangers: boolean;
}

/** What somebody did on the boards that were written down. */
export interface FiguresView {
  competitor: string;
  boards: number;
  won: number;
  breaks: number;
  breaks_won: number;
  queens: number;
  slams: number;
  best: number;
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

/** Where somebody sits who looked for an opponent. */
export interface Found {
  room: string;
  player: string;
  waiting: boolean;
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

/** The result of the game can be entered: an ``entered-game``. */
export interface GameForm {
  game: number;
  points: [number, number];
  points_to_win: number | null;
  boards: Bounds;
  board_limit: number | null;
  deciding_break_needed: boolean;
}

export type Grade = "good" | "inaccuracy" | "mistake" | "blunder";

/** A group and its standings. */
export interface GroupView {
  number: number;
  standings: StandingView[];
}

/** What makes up for uneven sides: one of them is given pieces, points or both. */
export interface HeadStart {
  team: Team;
  pieces?: number;
  points?: number;
}

/** Pieces for which there was no room, and who holds them (3.11.i). */
export interface Held {
  side: Side;
  holder: string;
  back?: number;
}

/** A page says what it has seen of the log; nothing: everything, please. */
export interface Hello {
  type: "hello";
  since?: number;
}

export type Help = "hint" | "path";

/** A stroke and what is to be expected of it. */
export interface Hint {
  aim: Aim;
  keep: number;
  points: number;
  foul: number;
  frames: Frames;
}

/** A question for hints in a room. */
export interface HintWish {
  level?: Level | null;
}

/** The best strokes, the best first; none where the striker can stand nowhere. */
export interface Hints {
  level: Level;
  seq: number | null;
  hints: Hint[];
}

export type How = "played" | "bye" | "walkover" | "absent";

/** Somebody wants something done, at a state of the log he has seen. */
export interface Intent {
  type: "intent";
  id: string;
  seq: number;
  act: Act;
}

/** How somebody is invited to a room. */
export interface InvitationAnswer {
  code: string;
  until: string;
  address: string;
  qr: string;
  watch_address: string;
}

/** What somebody who has a code is told of the game. */
export interface Invited {
  room: string;
  watch: string;
  rules: string;
  settings: Settings;
  names: Record<string, string>;
  chairs: Record<string, Chair>;
  free: string[];
  begun: boolean;
}

export type Level = "beginner" | "club" | "expert" | "champion" | "machine";

/** The paragraphs of a text in every language; an item of a list begins with ``- ``. */
export interface Lines {
  en: string[];
  fr: string[];
}

/** A link with its code. */
export interface LinkView {
  role: Role;
  board: number;
  address: string;
  qr: string;
  code: string;
}

/** All links of a tournament. */
export interface Links {
  links: LinkView[];
}

/** A line that seems to correct somebody who is known. */
export interface ListOffer {
  line: number;
  sure: boolean;
  before: PersonTold[];
  after: PersonTold[];
  figures: Sentence | null;
}

/** The last entries of the log, the newest first. */
export interface LogAnswer {
  entries: LogEntry[];
}

/** An entry of the log, in words. */
export interface LogEntry {
  seq: number;
  at: string;
  by: Sentence;
  who: string;
  what: Sentence;
  competition: string;
  round: number | null;
  match: number | null;
  competitor: string;
  note: string;
}

/** The length of a match. None: as the rule set says. */
export interface MatchFormat {
  points?: number | null;
  boards?: number | null;
  minutes?: number | null;
  tie?: Tie | null;
}

/** A match of a round. */
export interface MeetingView {
  number: number;
  board: number | null;
  group: number | null;
  third: boolean;
  a: string;
  b: string | null;
  stand: Stand;
  claimed_by: "a" | "b" | null;
  claimed_device: string;
  score: [number, number] | null;
  how: How | null;
  winner: "a" | "b" | null;
  shoot_out: [number, number] | null;
  games: ([number, number])[];
  rubbers: ([number, number])[];
  umpire: string;
  corrections: CorrectionView[];
  watch: string | null;
  desk: string | null;
  result: Record<string, unknown> | null;
}

export type Method = "swiss" | "round-robin" | "knockout" | "groups";

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

export type Needs = "reason" | "degrees" | "clause";

/** Who is to play on a seat. */
export interface NewChair {
  chair: "open" | "person" | "beginner" | "club" | "expert" | "champion" | "machine";
  name?: string | null;
}

/** A board to be opened at the desk: two players or two pairs, and the terms. */
export interface NewDesk {
  a: string[];
  b: string[];
  rules?: string;
  options?: Record<string, string>;
  clock?: "off" | "casual" | "strict";
  length?: "as-ruled" | "one-game" | "two-games" | "one-board";
  format?: NewFormat | null;
  edition?: string;
  place?: string;
  equipment?: string;
  checked?: string[];
}

/** Entries in the order in which they were made. */
export interface NewDeskEntries {
  pen: number;
  expected: number;
  entries: NewDeskEntry[];
}

/** Something entered on a device. */
export interface NewDeskEntry {
  id: string;
  fact: Fact | Correction;
  at: string;
}

/** How long a match is; what is left out is as the rule set says. */
export interface NewFormat {
  points?: number | null;
  boards?: number | null;
  minutes?: number | null;
  tie?: Tie | null;
}

/** What one side is given, where sides are uneven. */
export interface NewHeadStart {
  team: Team;
  pieces?: number;
  points?: number;
}

/** A player of a form. */
export interface NewPerson {
  name: string;
  club?: string;
  country?: string;
  woman?: boolean;
  junior?: boolean;
}

/** Somebody reports another player. */
export interface NewReport {
  player: string;
  reason: ReportReason;
}

/** A new game: two players, or four of whom the first and third are partners. */
export interface NewRoom {
  rules?: string;
  players: Sitter[];
  clock?: Clock;
  single_board?: boolean;
  games?: number | null;
  format?: NewFormat | null;
  options?: Record<string, string>;
  rosette?: "hand" | "exact";
  head_start?: NewHeadStart | null;
  quick?: boolean;
}

/** A tournament to be opened. */
export interface NewTournament {
  title: string;
  place?: string;
  date?: string | null;
  boards?: number;
}

/** Entries in the order in which they were made. */
export interface NewTournamentEntries {
  expected: number;
  entries: NewTournamentEntry[];
}

/** Something entered on a device. */
export interface NewTournamentEntry {
  id: string;
  fact: Record<string, unknown>;
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

export type Notice = "end" | "foul" | "placed" | "queen" | "note";

/** Offer the other side something, or agree to what it offers. */
export interface Offer {
  act: "offer";
  what: "abort" | "rematch" | "take-back";
}

/** What a player has offered the other side, and nobody has answered. */
export interface OfferView {
  by: string;
  seq: number;
  what: "abort" | "rematch" | "take-back";
}

/** A fact that can be entered now. */
export interface OfferedFact {
  said: Said;
  fact: Fact;
}

/** How many wait for an opponent by a rule set and at a level. */
export interface OpenGame {
  rules: string;
  level: Wish;
  waiting: number;
}

/** Who waits for an opponent. */
export interface OpenGameList {
  games: OpenGame[];
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

/** A board that was opened. */
export interface OpenedDesk {
  room: string;
  secret: string;
  watch: string;
  address: string;
  watch_address: string;
}

/** A tournament that was opened. */
export interface OpenedTournament {
  tournament: string;
  secret: string;
  address: string;
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

/** A round is to be paired. */
export interface PairWish {
  id: string;
  competition: string;
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

/** For how many seconds somebody is waited for who has left, or whose line broke. */
export interface PatienceView {
  left: number;
  lost: number;
}

/** Who has the pen now. */
export interface PenGiven {
  yours: boolean;
  pen: PenView;
}

/** Which device has the pen. */
export interface PenView {
  number: number;
  label: string;
  since: string;
}

/** What is known of a player. */
export interface PersonTold {
  name: string;
  club: string;
  country: string;
  woman: boolean;
  junior: boolean;
}

/** What is known of a player. */
export interface PersonView {
  player: string;
  name: string;
  club: string;
  country: string;
  woman: boolean;
  junior: boolean;
}

export type Phase = "toss" | "choice" | "seats-first" | "seats-second" | "breaker" | "ready" | "stroke" | "placing" | "demand" | "request" | "deciding-toss" | "shoot-out" | "over";

/** A player says one of the set phrases. */
export interface Phrase {
  type: "phrase";
  phrase: "bye" | "good-luck" | "hello" | "nice-stroke" | "one-moment" | "sorry" | "thanks" | "well-played";
}

/** A set phrase that a player said. */
export interface PhraseView {
  by: string;
  phrase: "bye" | "good-luck" | "hello" | "nice-stroke" | "one-moment" | "sorry" | "thanks" | "well-played";
  type: "phrase";
}

export type Piece = "white" | "black" | "queen" | "striker";

/** The server asks how long the line is; a page answers with the same stamp. */
export interface Ping {
  lag: number;
  stamp: number;
  type: "ping";
}

/** Place a penalty piece or a due (m, on the board). */
export interface Place {
  act: "place";
  side: Side;
  x: number;
  y: number;
  near?: boolean;
}

/** A place at the end. */
export interface PlaceView {
  place: number;
  competitor: string;
  prize: number | null;
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

/** What a list holds, and where the tournament stands now. */
export interface PlayerListAnswer {
  bad: Sentence[];
  found: string[];
  offers: ListOffer[];
  view: TournamentView;
}

/** A list of players as CSV: to be looked at, or to be taken. */
export interface PlayerListWish {
  competition: string;
  csv: string;
  take?: boolean;
  correct?: number[];
  new?: number[];
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

/** A player's strokes together. */
export interface PlayerSummary {
  player: string;
  strokes: number;
  kept: number;
  expected: number;
  loss: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

/** A disc that fell, and into which hole (1 to 4) where that is known. */
export interface Pocketed {
  piece: Piece;
  hole: number | null;
}

/** The answer to a ping, with its stamp. */
export interface Pong {
  type: "pong";
  stamp: number;
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

/** A question for hints on the practice board. */
export interface PracticeHintWish {
  pieces: PracticePiece[];
  seat?: Seat;
  side?: Side;
  covering?: boolean;
  level?: Level;
  rules?: string;
  surface?: PracticeSurface;
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

/** Whether a player's page is there. */
export interface Presence {
  gone_at: string | null;
  since: string | null;
  state: "away" | "gone" | "here";
}

/** Things that may happen next; what would be ruled on each is asked. */
export interface PreviewWish {
  facts: (Fact | Correction)[];
  before?: number;
}

/** What would be ruled on each. */
export interface Previews {
  seq: number;
  rulings: (Ruled | Refused)[];
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

/** A protest and what became of it. */
export interface ProtestView {
  id: string;
  round: number;
  match: number;
  clause: string;
  text: string;
  at: string;
  until: string | null;
  upheld: boolean | null;
  reason: string;
  desk: boolean;
  decided: string | null;
}

/** A player announced a protest against a decision (4.3). */
export interface Protested {
  type: "protested";
  by: string;
  about: number;
  clause?: string | null;
}

/** A place of the queen that an overrule can give her. */
export interface QueenChoice {
  queen: QueenState;
  queen_by: Side | null;
  said: Said;
}

export type QueenState = "on_board" | "awaiting_cover" | "covered";

/** Somebody has come with such a code. */
export interface Recovery {
  code: string;
}

/** By what a person finds his seats again on another device. */
export interface RecoveryCode {
  code: string;
}

/** Why a fact cannot be entered. */
export interface Refused {
  type: "refused";
  why: string;
  said: Said;
}

/** An entry that does not, and why. */
export interface RefusedEntry {
  id: string;
  kind: string;
  said: Sentence;
}

/** An intent, or a page, was refused. */
export interface RefusedIntent {
  id: string | null;
  kind: string;
  said: Said;
  type: "refused";
}

/** Links are to be given anew. */
export interface RenewWish {
  role?: "organiser" | "chief-umpire" | "umpire" | "table";
  board?: number;
  all?: boolean;
}

/** An entry when another one before it, or it itself, is replaced. */
export interface ReplacedEntry {
  seq: number;
  fact: Fact;
  was: Ruled;
  now: Ruled | Refused | null;
  left_out: boolean;
}

/** What becomes of a match when an entry is replaced. */
export interface Replacement {
  type: "replacement";
  seq: number;
  rows: ReplacedEntry[];
  facts: Fact[];
}

/** Another fact is to stand in the place of an entry; what would follow is asked. */
export interface ReplacementWish {
  seq: number;
  fact?: Fact | Correction | null;
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
  notice: Notice | null;
  reason: string | null;
  result: BoardResult | null;
  seq: number;
  standing: boolean;
  state: State;
}

export type ReportReason = "name" | "stalling" | "left" | "computer" | "other";

/** Whether somebody plays with strangers, and whom of them he has reported. */
export interface Reported {
  strangers: boolean;
  reported: string[];
}

/** Ask the umpire for something: play stops, and the clock goes on with what was left of it. */
export interface Request {
  act: "request";
}

/** A player asked the umpire for something: play stops (4.g). */
export interface Requested {
  type: "requested";
  by: string;
  left?: number | null;
  lasts?: number | null;
}

/** What goes back onto the board. */
export interface Returned {
  black: number;
  queen: boolean;
  white: number;
}

export type Role = "organiser" | "chief-umpire" | "umpire" | "table" | "public";

/** A round, or its preview. */
export interface RoundView {
  number: number;
  published: boolean;
  knockout: boolean;
  complete: boolean;
  rematches: number;
  outdated: boolean;
  started: string | null;
  deadline: string | null;
  called: string | null;
  due: string | null;
  changes: string[];
  matches: MeetingView[];
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
  neighbours: Record<string, string[]>;
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
  words: Said;
}

/** What a fact would lead to, in words. */
export interface Ruled {
  type: "ruled";
  entry: Said;
  answer: Said[];
  clauses: string[];
  ends_board: boolean;
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

/** Somebody sits. */
export interface SatDown {
  room: string;
  player: string;
}

/** A match as its score card shows it. */
export interface ScoreCard {
  match: string;
  rules: Said;
  format: Said;
  doubles: boolean;
  date: string | null;
  place: string;
  teams: CardTeam[];
  games: CardGame[];
  winner: Team | null;
  ending: Ending | null;
  signatures: Said[];
}

/** Every board of a match that stands, in order. */
export interface ScoreSheet {
  boards: BoardScore[];
}

/** Somebody looks for an opponent. */
export interface Search {
  name: string;
  rules: string;
  level?: Wish;
}

export type Seat = "south" | "east" | "north" | "west";

/** Who sits at a room, and for whom the asker speaks. */
export interface SeatsAnswer {
  you: string[];
  names: Record<string, string>;
  chairs: Record<string, Chair>;
  watch_address: string | null;
}

/** A sentence in every language. */
export interface Sentence {
  en: string;
  fr: string;
}

/** How links to this server begin, and who can follow them. */
export interface ServerAddress {
  base: string;
  reach: "others" | "this-machine";
  network: boolean;
  opens: boolean;
}

export type ServerMessage = Welcome | News | Done | RefusedIntent | TableView | AimView | PhraseView | Ping;

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
  rosette?: number | null;
  head_start?: HeadStart | null;
  aim_aids?: Record<string, AimAid>;
  format?: MatchFormat | null;
}

/** The strokes at the queen so far, of each team in turn: whether each pocketed her. */
export interface ShootOut {
  a: boolean[];
  b: boolean[];
  entered: [number, number] | null;
  strokes: number;
}

/** The result of the shoot-out can be entered: an ``entered-shoot-out``. */
export interface ShootOutForm {
  made: [number, number];
  score: [number, number];
  least: number;
  most: number;
}

/** A player struck at the queen in a shoot-out. */
export interface ShotAtQueen {
  type: "shot-at-queen";
  by: string;
  pocketed: boolean;
  aim?: Aim | null;
  engine?: number | null;
  meant?: Aim | null;
}

export type Side = "white" | "black";

/** One side's pieces as an overrule sets them. */
export interface SideFigures {
  on_board: number;
  owed?: number;
}

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

/** Somebody wants to sit down. */
export interface SitDown {
  name: string;
  player?: string | null;
}

/** A player of a new game. */
export interface Sitter {
  name?: string;
  chair?: Chair;
  aim_aid?: AimAid | null;
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

export type Stand = "open" | "claimed" | "disputed" | "final";

/** One piece lying on the surface, by the place of its centre. */
export interface Standing {
  piece: Piece;
  at: [x: number, y: number];
}

/** A line of the standings. */
export interface StandingView {
  place: number;
  competitor: string;
  points: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  ties: Record<string, number>;
  reason: Sentence | null;
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
  overtime_in_turn: boolean;
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
  stopped: Stopped | null;
  requests: Record<string, number>;
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
  match_until: string | null;
  time_over: boolean;
  shoot_out: ShootOut | null;
}

/** A match in figures. */
export interface Statistics {
  boards: number;
  strokes: number;
  players: PlayerStatistics[];
  teams: [TeamStatistics, TeamStatistics];
}

/** A time limit that a request has stopped. */
export interface Stopped {
  timer: Timer | null;
  left: number;
  lasts: number | null;
}

/** Play a stroke. */
export interface Strike {
  act: "strike";
  aim: Aim;
  helped?: Help[];
}

/** What one stroke did. */
export interface Stroke {
  pocketed: Pocketed[];
  off_board: Piece[];
  touched: boolean;
  proper: boolean;
  first_hit_behind_line: boolean;
}

/** A stroke can be entered now: by whom, and with which keys. */
export interface StrokeKeys {
  by: string;
  own: Piece | null;
  theirs: Piece | null;
  left: Partial<Record<Piece, number>>;
  behind_line: boolean;
  same_hole: boolean;
  tries: number;
}

/** A stroke was made. */
export interface Struck {
  type: "struck";
  by: string;
  stroke: Stroke;
  layout?: Standing[] | null;
  aim?: Aim | null;
  engine?: number | null;
  meant?: Aim | null;
  helped?: Help[];
}

/** The table that a code leads to. */
export interface TableByCode {
  tournament: string;
  board: number;
  secret: string;
}

/** Who sits at a room and who is there: all that changes beside the log. */
export interface TableView {
  chairs: Record<string, Chair>;
  names: Record<string, string>;
  next: string | null;
  now: string;
  offers: OfferView[];
  patience: PatienceView;
  presence: Record<string, Presence>;
  type: "table";
  watchers: number;
}

/** Take the last stroke back, in a casual game against the computer. */
export interface TakeBack {
  act: "take-back";
}

/** An entry that stands in the log. */
export interface TakenEntry {
  id: string;
  seq: number;
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

export type Tie = "board" | "shoot-out";

/** What decides between equal points. */
export interface TieBreakView {
  name: string;
  title: Sentence;
  about: Sentence;
}

/** A time limit passed. */
export interface TimeRanOut {
  type: "time-ran-out";
  timer: Timer;
}

export type Timer = "thinking" | "placing" | "demand" | "seats" | "rest" | "request" | "match";

/** Pieces of one side that somebody has to place now. */
export interface ToPlace {
  side: Side;
  count: number;
  placer: string;
  back?: number;
  begun?: boolean;
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

/** What became of entries, and where the tournament stands now. */
export interface TournamentAnswer {
  taken: string[];
  refused: TournamentRefusal | null;
  view: TournamentView;
}

/** Why something was not taken. */
export interface TournamentRefusal {
  id: string;
  kind: string;
  said: Sentence;
}

/** A tournament, as far as the asker may see it. */
export interface TournamentView {
  tournament: string;
  title: string;
  place: string;
  date: string | null;
  seq: number;
  now: string;
  role: Role;
  board: number;
  device: string;
  boards: number;
  competitions: CompetitionView[];
  admissions: AdmissionView[];
  people: PersonView[];
  umpires: string[];
  new_terms: Record<string, unknown> | null;
  points_to_win: Record<string, number>;
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

/** Somebody, by name, is to be the umpire of matches; no name: nobody any longer. */
export interface UmpireWish {
  id: string;
  competition: string;
  round: number;
  match: number;
  name: string;
}

/** The umpire, or a player in a casual game, took back everything after an event. */
export interface Undone {
  type: "undone";
  to: number;
  by?: string | null;
}

/** A device wants to write. */
export interface WantsPen {
  device: string;
  label: string;
  take_over?: boolean;
}

/** By what others watch. */
export interface WatchLink {
  address: string;
}

/** The first message of a socket: the room, and the players this page speaks for. */
export interface Welcome {
  build: string;
  chairs: Record<string, Chair>;
  desk: boolean;
  most_requests: number | null;
  names: Record<string, string>;
  opened: string;
  room: string;
  settings: Settings;
  type: "welcome";
  you: string[];
}

export type Why = "decided" | "little" | "more";

export type Wish = "beginner" | "club" | "expert" | "any";

/** The written report of a protest was handed in. */
export interface WroteProtest {
  type: "wrote-protest";
  by: string;
}
