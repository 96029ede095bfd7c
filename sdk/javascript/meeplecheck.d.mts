// The types of meeplecheck.mjs, for engines written in TypeScript.

export type Player = 'red' | 'blue' | 'green' | 'yellow' | 'black' | 'pink';
export type Rung = 'scores' | 'legal-moves' | 'events' | 'board' | 'fork' | 'components';
export type Phase = 'draw' | 'place' | 'deploy' | 'score' | 'final';
export type Reason =
  | 'edge-mismatch'
  | 'square-occupied'
  | 'not-adjacent'
  | 'feature-occupied'
  | 'no-follower'
  | 'not-on-this-tile'
  | 'wrong-decision'
  | 'not-your-turn'
  | 'not-allowed-here'
  | 'other';

export type Side = 'N' | 'E' | 'S' | 'W';
export type Port = Side | 'NNW' | 'NNE' | 'ENE' | 'ESE' | 'SSE' | 'SSW' | 'WSW' | 'WNW';
export type Rotation = 0 | 90 | 180 | 270;

/** A column and a row, as in "0,-1". */
export type Square = string;
/** A place on the board or beside it, as in "0,-1 city S", "3,0 monastery" or "supply". */
export type PlaceText = string;
/** A line of the catalogue, as in "city N W coat-of-arms". */
export type SegmentText = string;

/** One outcome of chance: source "tile" with the id of a tile, source "die" with a number. */
export interface Result {
  source: string;
  value: string;
}

export interface Composition {
  sets: string[];
  elements: string[];
  rulings: Record<string, string>;
}

export interface Setup {
  players: Player[];
  composition: Composition;
  /** The id of the start tile, or of the start board. */
  start: string;
  /** Every outcome in order; ends: the stack of tiles ends with them. */
  chance: { outcomes: Result[]; ends: boolean };
}

export type Decision =
  { state: 'asks'; name: string; player: Player; mayPass: boolean } | { state: 'over' };

export interface Piece {
  owner?: Player;
  figure: string;
  place: PlaceText;
}

export type Move =
  | { verb: 'chance'; player: Player; result: Result }
  | { verb: 'place'; player: Player; square: Square; rotation: Rotation }
  | { verb: 'deploy'; player: Player; figure: string; to: PlaceText }
  | { verb: 'move'; player: Player; piece: Piece; to: PlaceText; with?: Piece }
  | { verb: 'remove'; player: Player; piece: Piece }
  | { verb: 'choose'; player: Player; option: string }
  | { verb: 'pass'; player: Player };

export type Event =
  | {
      event: 'scored';
      phase: Phase;
      reason: string;
      feature: PlaceText;
      player: Player;
      points: number;
    }
  | { event: 'moved'; phase: Phase; piece: Piece; to: PlaceText }
  | { event: 'discarded'; phase: Phase; player: Player; tile: string };

export type Points = Partial<Record<Player, number>>;

export interface Snapshot {
  /** Only if the game has no points(). */
  points?: Points;
  /** How many of each figure a player has left. */
  supply?: Partial<Record<Player, Record<string, number>>>;
  board?: Iterable<{ square: Square; tile: string; rotation: Rotation }>;
  followers?: Iterable<Piece>;
  pieces?: Iterable<Piece>;
}

/** What is printed on a tile at rotation 0; marks are what lies beside its features. */
export interface Content {
  segments: SegmentText[];
  marks: Record<string, string>;
}

export interface Components {
  tiles: Iterable<Content & { count: number }>;
  start: Record<Square, Content>;
  figures: Record<string, number>;
  pieces: Record<string, number>;
}

export interface Manifest {
  name: string;
  version: string;
  sets: string[];
  rungs: Rung[];
  elements?: string[];
  /** For each ruling the options that the engine can play. */
  rulings?: Record<string, string[]>;
  limits?: { minPlayers?: number; maxPlayers?: number; boardRadius?: number };
}

type Maybe<T> = T | Promise<T>;

/** What you write. */
export interface Engine {
  manifest: Manifest | (() => Maybe<Manifest>);
  newGame(setup: Setup): Maybe<Game>;
  /** Only with the rung "components". */
  components?(composition: Composition): Maybe<Components>;
  /** The suite is done. */
  close?(): Maybe<void>;
}

/** What you write, too. A game without points() gives them in its snapshot(). */
export interface Game {
  /** What the game waits for. */
  decision(): Maybe<Decision>;
  /** Plays a move and gives its events, or nothing; throws Refused before anything has changed. */
  play(move: Move): Maybe<Iterable<Event> | void>;
  /** The points of every player. */
  points?(): Maybe<Points>;
  /** Only with the rung "board". */
  snapshot?(): Maybe<Snapshot>;
  /** Only with the rung "legal-moves". */
  legalMoves?(): Maybe<Iterable<Move>>;
  /** Only with the rung "fork": another game in the same state. */
  fork?(): Maybe<Game>;
  /** The game is no longer needed. */
  close?(): Maybe<void>;
}

export const PROTOCOL: 1;
export const PLAYERS: readonly Player[];
export const RUNGS: readonly Rung[];
export const PHASES: readonly Phase[];
export const REASONS: readonly Reason[];
export const PORTS: readonly Port[];
export const SIDES: readonly Side[];
export const ROTATIONS: readonly Rotation[];

/** The game is over and its final scoring done. */
export const OVER: { readonly state: 'over' };

/** The decision of that name, which that player has to answer. */
export function asks(name: string, player: Player, mayPass?: boolean): Decision;

/** A move is illegal; throw it in play() before anything has changed. */
export class Refused extends Error {
  constructor(reason: Reason, text?: string);
  readonly reason: Reason;
  readonly text: string;
}

/** The port (or side) on the board of one of the picture, for a tile with that rotation. */
export function turned(port: Port, rotation: Rotation): Port;
/** The port that touches this one from the other side: NNW for SSW, E for W. */
export function facing(port: Port): Port;
/** The side on which a port lies: N for NNE. */
export function sideOf(port: Port): Side;
/** The column and row of the square on the other side of a port or side. */
export function beyond(x: number, y: number, port: Port): [x: number, y: number];
/** The first clockwise from NNW, which names a segment in what you send. */
export function firstPort(ports: Iterable<Port>): Port;

/** Those two numbers as the protocol writes a square: 0,-1. */
export function square(x: number, y: number): Square;
/** The column and row of a square such as 0,-1. */
export function parseSquare(text: Square): [x: number, y: number];

/** A place on the board as the protocol writes it; for a segment, detail is its first port. */
export function place(x: number, y: number, kind: string, detail?: string): PlaceText;
/** What such a text says; x and y are null beside the board. */
export function parsePlace(text: PlaceText): {
  x: number | null;
  y: number | null;
  kind: string;
  detail: string;
};

export interface Segment {
  kind: string;
  /** In order, so that the first names the segment; none for a monastery. */
  ports: Port[];
  borders: Port[];
  marks: string[];
}

/** The segment of a line of the catalogue such as "city N W coat-of-arms". */
export function parseSegment(text: SegmentText): Segment;
/** The line of the catalogue for a segment. */
export function formatSegment(segment: Segment): SegmentText;
/** The same segment with its tile turned clockwise. */
export function turnedSegment(segment: Segment, rotation: Rotation): Segment;
/** All segments of a tile with that rotation, as a text to be compared. */
export function picture(segments: readonly (Segment | SegmentText)[], rotation?: Rotation): string;
/** The rotations that make the first tile look like the second: none if the tiles differ. */
export function rotationsBetween(
  segments: readonly (Segment | SegmentText)[],
  others: readonly (Segment | SegmentText)[],
): Rotation[];
/** The smallest rotation in which the tile looks as it does in this one. */
export function canonicalRotation(
  segments: readonly (Segment | SegmentText)[],
  rotation: Rotation,
): Rotation;

/** The move that puts the drawn tile there. */
export function placing(player: Player, x: number, y: number, rotation: Rotation): Move;
/** The move that puts a figure on a place. */
export function deploying(player: Player, to: PlaceText, figure?: string): Move;
/** The move that does nothing. */
export function passing(player: Player): Move;

/** The event that a player gets points for a feature; at the end its phase is final. */
export function scored(
  reason: string,
  feature: PlaceText,
  player: Player,
  points: number,
  phase?: Phase,
): Event;
/** A figure on a place; without an owner (null) a neutral one. */
export function piece(owner: Player | null, at: PlaceText, figure?: string): Piece;
/** The event that a piece leaves its place for another. */
export function moved(what: Piece, to?: PlaceText, phase?: Phase): Event;
/** The event that the tile just drawn fits nowhere and leaves the game. */
export function discarded(player: Player, tile: string): Event;

/**
 * From now on, whatever is written to stdout goes to stderr. serve() does it first of all; call it
 * yourself before you import() an engine that prints while it is loaded.
 */
export function moveStdoutAside(): void;

/** Serves until the suite says good-bye or is gone. */
export function serve(engine: Engine): Promise<void>;
