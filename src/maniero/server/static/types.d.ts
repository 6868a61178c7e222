/** What travels between page and server. A test compares it with `incoming.py`, `outgoing.py`, `summaries.py` and `api.py`. */

// ---- frames to the server

export interface Play {
  t: "play";
  seat: number;
  seq: number;
  word: string;
}

export interface Undo {
  t: "undo";
  seat: number;
  seq: number;
  moves: number;
}

export interface AskWhy {
  t: "why";
  seat: number;
  pick: string;
  chosen?: string[];
}

export interface AskTip {
  t: "tip";
  pick: string;
}

export interface AskHint {
  t: "hint";
  seat: number;
  seq: number;
}

export interface Chat {
  t: "chat";
  text: string;
  team?: boolean;
}

export interface StandIn {
  t: "stand-in";
  seat: number;
}

export interface Return {
  t: "return";
  seat: number;
}

export interface GiveLuck {
  t: "luck";
  seat: number;
  hash?: string;
  number?: string;
}

export interface Hello {
  t: "hello";
  seen: number;
}

export type ToServer = Play | Undo | AskWhy | AskTip | AskHint | Chat | StandIn | Return | GiveLuck | Hello;

// ---- frames from the server

export interface ActionChoice {
  word: string;
  text: string;
  group: string;
  picks: string[];
  final: boolean;
}

export interface Group {
  id: string;
  text: string;
}

export interface Panel {
  seat: number;
  svg: string;
}

export interface SheetLine {
  clause: string;
  text: string;
  points: number[];
}

export interface Sheet {
  lines: SheetLine[];
  totals: number[];
  winners: number[];
  decided: string;
}

export interface UndoSteps {
  step: number;
  turn: number;
}

export interface Moved {
  pick: string;
  seat: number;
}

export interface LogLine {
  moves: number;
  seat: number | null;
  text: string;
  points: number;
  clause?: string;
}

export interface Scene {
  seat: number | null;
  over: boolean;
  asked: number[];
  sentence: string;
  board: string;
  mine: string;
  narrow: string;
  strip: string;
  panels: Panel[];
  actions: ActionChoice[];
  groups: Group[];
  sheet?: Sheet;
}

export interface Head {
  moves: number;
  hash: string;
}

export interface Position extends Scene {
  t: "position";
  table: string;
  seq: number;
  moves: number;
  started: boolean;
  seats: number[];
  undo: UndoSteps;
  log: LogLine[];
  log_from: number;
  moved: Moved[];
  promise: string;
  agreed: string;
  head: Head;
}

export interface PositionFrame extends Position {
  patches?: (string | number[])[][];
}

export interface Person {
  seat: number;
  name: string;
  kind: string;
  bot: string;
  online: boolean;
  mine: boolean;
  open: boolean;
  public: boolean;
  stood_in: boolean;
  agreed: number;
  needed: number;
  can_agree: boolean;
  grace: number;
  hash: string;
  number: boolean;
  link?: string;
}

export interface PeopleFrame {
  t: "people";
  seats: Person[];
  teams: number[][];
  spectators: number;
  hints: boolean;
  luck: "hashes" | "numbers" | "drawn" | "";
}

export interface ChatFrame {
  t: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  team: boolean;
}

export interface ErrorFrame {
  t: "error";
  code: string;
  text: string;
  clause?: string;
}

export interface WhyFrame {
  t: "why";
  pick: string;
  text: string;
  clause: string | null;
}

export interface TipFrame {
  t: "tip";
  pick: string;
  title: string;
  lines: string[];
  clause: string;
}

export interface HintFrame {
  t: "hint";
  seat: number;
  seq: number;
  word: string;
  lines: string[];
}

export interface RematchFrame {
  t: "rematch";
  table: string;
}

export type FromServer = PositionFrame | PeopleFrame | ChatFrame | ErrorFrame | WhyFrame | TipFrame | HintFrame | RematchFrame;

// ---- answers to requests

export interface SeatSummary {
  name: string;
  kind: string;
  bot: string;
  open: boolean;
  mine: boolean;
}

export interface TableSummary {
  table: string;
  game: string;
  title: string;
  seats: SeatSummary[];
  open: number;
  my_turn: boolean;
  over: boolean;
  started: boolean;
  updated: string;
  hotseat: boolean;
  tournament: string;
  old: boolean;
}

export interface TableFound {
  table: string;
}

export interface TournamentFound {
  tournament: string;
}

export interface Stop {
  moves: number;
  chances: number[];
  text: string;
}

export interface TurningPoint {
  seat: number;
  start: number;
  end: number;
  played: string[];
  better: string[];
  gain: number;
  words: string[];
}

export interface AnalysisFound {
  done: boolean;
  progress: number;
  sides: number[][];
  stops: Stop[];
  turns: TurningPoint[];
}

export interface Draw {
  place: number;
  words: string[];
  weights: number[];
}
