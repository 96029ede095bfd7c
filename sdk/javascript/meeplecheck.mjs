/**
 * Lets Meeplecheck judge an engine written in JavaScript or TypeScript: copy this file (and
 * meeplecheck.d.mts for the types), it needs nothing but Node 18.
 *
 *     import { serve } from './meeplecheck.mjs';
 *     serve(new MyEngine());
 *
 * Your engine (an object, or a module) has
 *     manifest               an object, or a function that gives it: name, version, sets, rungs,
 *                            and if you like elements, rulings, limits
 *     newGame(setup)         gives a game
 *     components(comp)       only with the rung "components"
 *     close()                if you like: the suite is done
 * and a game has
 *     decision()             what it waits for: asks('place', 'red'), or OVER
 *     play(move)             plays a move; gives an array of events, or nothing; throws Refused
 *     points()               the points of every player: { red: 3, blue: 0 }
 *     snapshot()             only with the rung "board": supply, board, followers, pieces
 *     legalMoves()           only with the rung "legal-moves": an array of moves
 *     fork()                 only with the rung "fork": another game in the same state
 *     close()                if you like: the game is no longer needed
 *
 * Each function may be async. Setups, moves, events and the rest are objects as in the protocol;
 * the functions below make and read them. What you print goes to stderr, and an exception costs one
 * scenario.
 */
import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';
import { basename } from 'node:path';

export const PROTOCOL = 1;

export const PLAYERS = ['red', 'blue', 'green', 'yellow', 'black', 'pink'];
export const RUNGS = ['scores', 'legal-moves', 'events', 'board', 'fork', 'components'];
export const PHASES = ['draw', 'place', 'deploy', 'score', 'final'];
export const REASONS = [
  'edge-mismatch',
  'square-occupied',
  'not-adjacent',
  'feature-occupied',
  'no-follower',
  'not-on-this-tile',
  'wrong-decision',
  'not-your-turn',
  'not-allowed-here',
  'other',
];

// What a game waits for, and why it does not do what it is told.

export const OVER = Object.freeze({ state: 'over' });

/** The decision of that name, which that player has to answer. */
export function asks(name, player, mayPass = false) {
  return { state: 'asks', name, player, mayPass };
}

/** A move is illegal; throw it in play() before anything has changed. */
export class Refused extends Error {
  constructor(reason, text = '') {
    if (!REASONS.includes(reason)) {
      throw new TypeError(`no reason ${shown(reason)}: the reasons are ${REASONS.join(', ')}`);
    }
    super(text || reason);
    this.name = 'Refused';
    this.reason = reason;
    this.text = text || reason;
  }
}

// Ports, sides, rotations.

export const PORTS = ['NNW', 'N', 'NNE', 'ENE', 'E', 'ESE', 'SSE', 'S', 'SSW', 'WSW', 'W', 'WNW'];
export const SIDES = ['N', 'E', 'S', 'W'];
export const ROTATIONS = [0, 90, 180, 270];
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

function number(port) {
  const found = PORTS.indexOf(port);
  if (found < 0) throw new TypeError(`no port ${shown(port)}: the ports are ${PORTS.join(' ')}`);
  return found;
}

function inOrder(ports) {
  return [...ports].sort((one, other) => number(one) - number(other));
}

/** The port (or side) on the board of one of the picture, for a tile with that rotation. */
export function turned(port, rotation) {
  return PORTS[(number(port) + (rotation / 90) * 3) % 12];
}

/** The port that touches this one from the other side: NNW for SSW, E for W. */
export function facing(port) {
  const side = Math.floor(number(port) / 3);
  return PORTS[((side + 2) % 4) * 3 + 2 - (number(port) % 3)];
}

/** The side on which a port lies: N for NNE. */
export function sideOf(port) {
  return SIDES[Math.floor(number(port) / 3)];
}

/** The column and row of the square on the other side of a port or side. */
export function beyond(x, y, port) {
  const [dx, dy] = STEPS[Math.floor(number(port) / 3)];
  return [x + dx, y + dy];
}

/** The first clockwise from NNW, which names a segment in what you send. */
export function firstPort(ports) {
  return inOrder(ports)[0];
}

// Squares and places.

const SQUARE = '-?[0-9]{1,4}, ?-?[0-9]{1,4}';
const PLACE =
  `${SQUARE} ((city|road) [NESW]|field (NNW|NNE|ENE|ESE|SSE|SSW|WSW|WNW)|monastery` +
  '|(tower|castle|corner|abbot|tile)( \\S+)?)|(supply|wheel|quarter|before|removed)( .+)?';
const A_SQUARE = 'a square such as 0,-1';
const A_PLACE = 'a place such as 1,2 city N, 0,0 field SSW, 2,1 monastery or supply';

function isLike(pattern, text) {
  return typeof text === 'string' && new RegExp(`^(?:${pattern})$`, 'u').test(text);
}

/** Those two numbers as the protocol writes a square: 0,-1. */
export function square(x, y) {
  return `${x},${y}`;
}

/** The column and row of a square such as 0,-1. */
export function parseSquare(text) {
  if (!isLike(SQUARE, text)) throw new TypeError(`no square ${shown(text)}: expected ${A_SQUARE}`);
  return text.split(',').map(Number);
}

/** A place on the board as the protocol writes it; for a segment, detail is its first port. */
export function place(x, y, kind, detail = '') {
  return `${square(x, y)} ${kind}${detail && ` ${detail}`}`;
}

/** What such a text says; x and y are null beside the board. */
export function parsePlace(text) {
  if (!isLike(PLACE, text)) throw new TypeError(`no place ${shown(text)}: expected ${A_PLACE}`);
  const [, x, y, rest] = text.match(/^(?:(-?\d+), ?(-?\d+) )?(.+)$/);
  const [kind, ...details] = rest.split(' ');
  const coordinate = (digits) => (digits === undefined ? null : Number(digits));
  return { x: coordinate(x), y: coordinate(y), kind, detail: details.join(' ') };
}

// Segments: what is printed on a tile.

/** The segment of a line of the catalogue such as "city N W coat-of-arms". */
export function parseSegment(text) {
  const [before, behind = ''] = text.split(' borders ');
  const [kind, ...words] = before.split(' ');
  const borders = behind.split(' ').filter(Boolean);
  const isPort = (word) => PORTS.includes(word);
  return {
    kind,
    ports: inOrder(words.filter(isPort)),
    borders: inOrder(borders.filter(isPort)),
    marks: [...words, ...borders].filter((word) => !isPort(word)).sort(),
  };
}

/** The line of the catalogue for a segment. */
export function formatSegment({ kind, ports, borders, marks }) {
  const bordering = borders.length ? ['borders', ...borders] : [];
  return [kind, ...ports, ...bordering, ...marks].join(' ');
}

/** The same segment with its tile turned clockwise. */
export function turnedSegment(segment, rotation) {
  const turn = (ports) => inOrder(ports.map((port) => turned(port, rotation)));
  return { ...segment, ports: turn(segment.ports), borders: turn(segment.borders) };
}

/** All segments of a tile with that rotation, as a text to be compared; they may be texts. */
export function picture(segments, rotation = 0) {
  const all = segments
    .map((one) => turnedSegment(typeof one === 'string' ? parseSegment(one) : one, rotation))
    .map((one, n, others) => formatSegment(settled(one, others)));
  return all.sort().join('; ');
}

/** The segment with each of its borders named by the first port of the city. */
function settled(segment, segments) {
  const cityAt = (port) => segments.find((s) => s.kind === 'city' && s.ports.includes(port));
  const names = segment.borders.map((port) => firstPort(cityAt(port)?.ports ?? [port]));
  return { ...segment, borders: inOrder(new Set(names)) };
}

/** The rotations that make the first tile look like the second: none if the tiles differ. */
export function rotationsBetween(segments, others) {
  return ROTATIONS.filter((rotation) => picture(segments, rotation) === picture(others));
}

/** The smallest rotation in which the tile looks as it does in this one. */
export function canonicalRotation(segments, rotation) {
  const wanted = picture(segments, rotation);
  return ROTATIONS.find((smaller) => picture(segments, smaller) === wanted);
}

// Moves for legalMoves(), and events.

/** The move that puts the drawn tile there. */
export function placing(player, x, y, rotation) {
  return { verb: 'place', player, square: square(x, y), rotation };
}

/** The move that puts a figure on a place. */
export function deploying(player, to, figure = 'small') {
  return { verb: 'deploy', player, figure, to };
}

/** The move that does nothing. */
export function passing(player) {
  return { verb: 'pass', player };
}

/** The event that a player gets points for a feature; at the end its phase is final. */
export function scored(reason, feature, player, points, phase = 'score') {
  return { event: 'scored', phase, reason, feature, player, points };
}

/** A figure on a place; without an owner (null) a neutral one. */
export function piece(owner, at, figure = 'small') {
  return { ...(owner === null ? {} : { owner }), figure, place: at };
}

/** The event that a piece leaves its place for another. */
export function moved(what, to = 'supply', phase = 'score') {
  return { event: 'moved', phase, piece: what, to };
}

/** The event that the tile just drawn fits nowhere and leaves the game. */
export function discarded(player, tile) {
  return { event: 'discarded', phase: 'draw', player, tile };
}

// The suite's side of the talk.

let answers;

/**
 * From now on, whatever is written to stdout goes to stderr. serve() does it first of all; call it
 * yourself before you import() an engine that prints while it is loaded.
 */
export function moveStdoutAside() {
  if (answers !== undefined) return;
  answers = 1;
  try {
    if (!fstatSync(1).isFile() && !fstatSync(2).isFile()) moveDescriptorAside();
  } catch {
    // Where pipes have no names, what goes through process.stdout is all that can be moved.
  }
  process.stdout.write = process.stderr.write.bind(process.stderr);
}

/**
 * Not console.log alone: native code and child processes write to file descriptor 1, too. Its
 * number, once closed, is the lowest that is free, so what is opened next gets it.
 */
function moveDescriptorAside() {
  const out = openSync('/dev/fd/1', 'a');
  const err = openSync('/dev/fd/2', 'a');
  closeSync(1);
  answers = out;
  openSync('/dev/fd/2', 'a');
  closeSync(err);
}

/** Serves until the suite says good-bye or is gone. */
export async function serve(engine) {
  moveStdoutAside();
  const server = new Server(engine);
  try {
    for await (const line of lines(process.stdin)) {
      send(JSON.stringify(await server.answer(line)));
      if (server.done) break;
    }
  } catch (gone) {
    if (gone.code !== 'EPIPE') throw gone;
  }
  await server.close();
  process.stdin.destroy();
  // An engine's timers and sockets must not keep a process that nobody speaks with.
  setTimeout(() => process.exit(), 1000).unref();
}

/** Lines end with LF alone: JSON may hold characters that are line ends elsewhere. */
async function* lines(stream) {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let parts = [];
  for await (const chunk of stream) {
    let from = 0;
    for (let to = chunk.indexOf(10); to >= 0; to = chunk.indexOf(10, from)) {
      const bytes = Buffer.concat([...parts, chunk.subarray(from, to)]);
      parts = [];
      from = to + 1;
      yield () => decoder.decode(bytes);
    }
    parts.push(chunk.subarray(from));
  }
}

function send(line) {
  let rest = Buffer.from(`${line}\n`, 'utf8');
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(answers, rest));
    } catch (full) {
      if (full.code !== 'EAGAIN') throw full;
    }
  }
}

/** What is answered instead of what was asked for. */
class Fault extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

class Server {
  done = false;
  #engine;
  #games = new Map();
  #opened = 0;

  constructor(engine) {
    this.#engine = engine;
  }

  async answer(line) {
    let id = null;
    try {
      const request = read(line);
      id = request.id;
      return { id, ok: await this.#ok(request) };
    } catch (thrown) {
      const isFault = thrown instanceof Fault;
      const message = isFault ? thrown.message : told(thrown);
      return { id, error: { code: isFault ? thrown.code : 'engine', message } };
    }
  }

  async #ok(request) {
    switch (request.op) {
      case 'hello':
        return this.#hello(object(request, 'protocol'));
      case 'new-game':
        return this.#newGame(object(request, 'setup'));
      case 'play':
        return this.#game(request).play(object(request, 'move'));
      case 'snapshot':
        return this.#game(request).snapshot();
      case 'legal-moves':
        return this.#game(request).legalMoves();
      case 'fork':
        return this.#fork(this.#game(request));
      case 'components':
        return this.#components(object(request, 'composition'));
      case 'end-game':
        return this.#endGame(request);
      case 'bye':
        this.done = true;
        return {};
      default:
        throw new Fault('unknown-op', `no op ${shown(request.op)}`);
    }
  }

  async #hello({ min, max }) {
    if (!(min <= PROTOCOL && PROTOCOL <= max)) {
      throw new Fault('bad-request', `this file speaks protocol ${PROTOCOL} alone`);
    }
    let manifest = this.#engine.manifest;
    if (typeof manifest === 'function') manifest = await call('engine', this.#engine, 'manifest');
    return { ...MANIFEST(manifest, 'manifest'), protocol: PROTOCOL };
  }

  async #newGame(setup) {
    const game = await call('engine', this.#engine, 'newGame', setup);
    return this.#open(game, setup.players, 'newGame()');
  }

  async #open(game, players, where) {
    if (game === null || typeof game !== 'object') throw wrong(where, 'a game', game);
    const opened = new Game(game, players);
    this.#opened += 1;
    this.#games.set(this.#opened, opened);
    return { game: this.#opened, decision: await opened.decision() };
  }

  async #fork(game) {
    return this.#open(await call('game', game.game, 'fork'), game.players, 'fork()');
  }

  async #components(composition) {
    return COMPONENTS(
      await call('engine', this.#engine, 'components', composition),
      'components()',
    );
  }

  async #endGame(request) {
    const ended = this.#game(request);
    this.#games.delete(request.game);
    await ended.close();
    return {};
  }

  #game(request) {
    if (!Number.isInteger(request.game)) {
      throw new Fault('bad-request', `${request.op}: game is a whole number`);
    }
    const game = this.#games.get(request.game);
    if (!game) throw new Fault('unknown-game', `there is no game ${request.game}`);
    return game;
  }

  async close() {
    for (const last of [...this.#games.values(), this.#engine]) {
      try {
        await last.close?.();
      } catch (thrown) {
        told(thrown);
      }
    }
    this.#games.clear();
  }
}

/** A game of the author, whose answers are looked at before they are sent. */
class Game {
  #points;

  constructor(game, players) {
    this.game = game;
    this.players = players;
    this.#points = mapOf(oneOf(players), whole);
  }

  async decision() {
    const decision = DECISION(await call('game', this.game, 'decision'), 'decision()');
    if (decision.state === 'asks') oneOf(this.players)(decision.player, 'decision().player');
    return decision;
  }

  async play(move) {
    let events;
    try {
      events = await call('game', this.game, 'play', move);
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown;
      return { accepted: false, reason: thrown.reason, text: String(thrown.text) };
    }
    const told = listOf(EVENT)(events ?? [], 'play()');
    return { accepted: true, events: told, decision: await this.decision() };
  }

  async legalMoves() {
    return { moves: listOf(MOVE)(await call('game', this.game, 'legalMoves'), 'legalMoves()') };
  }

  async snapshot() {
    let rest = {};
    if (this.game.snapshot) {
      rest = SNAPSHOT(await call('game', this.game, 'snapshot'), 'snapshot()');
    }
    if (this.game.points || !('points' in rest)) {
      return { ...rest, points: this.#all(await call('game', this.game, 'points'), 'points()') };
    }
    return { ...rest, points: this.#all(rest.points, 'snapshot().points') };
  }

  #all(points, where) {
    const known = this.#points(points, where);
    const missing = this.players.find((player) => !(player in known));
    if (missing) throw wrong(where, `the points of ${missing} too`, points);
    return known;
  }

  async close() {
    if (this.game.close) await call('game', this.game, 'close');
  }
}

function read(line) {
  let request;
  try {
    request = JSON.parse(line());
  } catch (thrown) {
    throw new Fault('bad-request', `the line is no JSON: ${thrown.message}`);
  }
  if (!Number.isInteger(request?.id)) {
    throw new Fault('bad-request', 'a request is an object with an id, a whole number');
  }
  return request;
}

function object(request, name) {
  const value = request[name];
  if (!isObject(value)) throw new Fault('bad-request', `${request.op}: ${name} is an object`);
  return value;
}

/** Calls a function of the author; what it throws is told with the line that did. */
async function call(owner, where, name, ...given) {
  if (typeof where[name] !== 'function') {
    throw new Fault('engine', `your ${owner} has no function ${name}()`);
  }
  try {
    return await where[name](...given);
  } catch (thrown) {
    if (thrown instanceof Refused && name === 'play') throw thrown;
    throw new Fault('engine', `${name}() threw ${told(thrown)}`);
  }
}

function told(thrown) {
  const stack = String(thrown?.stack ?? thrown);
  process.stderr.write(`${stack}\n`);
  if (!(thrown instanceof Error)) return shown(thrown);
  const frames = stack.split('\n').filter((line) => /^\s+at .*:\d+:\d+\)?$/u.test(line));
  const theirs = frames.find((line) => !line.includes(import.meta.url)) ?? frames[0] ?? '';
  const [, file, row] = theirs.match(/([^\s(]+):(\d+):\d+\)?$/u) ?? [];
  return `${thrown.name}: ${thrown.message}${file ? ` (${basename(file)}:${row})` : ''}`;
}

// What the author's functions may give. A check takes a value and where it stands, and gives it as
// it is sent, or says in one sentence what is wrong with it.

function wrong(where, expected, got) {
  const isPlain = got === null || got === undefined || typeof got === 'object';
  const kind = isPlain ? '' : ` (${typeof got})`;
  return new Fault('engine', `${where}: expected ${expected}, got ${shown(got)}${kind}`);
}

function shown(value) {
  let text;
  try {
    text = JSON.stringify(value) ?? String(value);
  } catch {
    text = String(value);
  }
  return text.length <= 80 ? text : `${text.slice(0, 80)}...`;
}

function isObject(value) {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function check(holds, expected) {
  return (value, where) => {
    if (!holds(value)) throw wrong(where, expected, value);
    return value;
  };
}

function from(least, most = Number.MAX_SAFE_INTEGER) {
  const upTo = most === Number.MAX_SAFE_INTEGER ? '' : `, at most ${most}`;
  const fits = (value) => Number.isInteger(value) && value >= least && value <= most;
  return check(fits, `a whole number, at least ${least}${upTo}`);
}

function oneOf(words) {
  return check((value) => words.includes(value), `one of ${words.join(', ')}`);
}

function listOf(checkOne) {
  return (value, where) => {
    const isList = typeof value === 'object' && value !== null && Symbol.iterator in value;
    if (!isList || value instanceof Map) throw wrong(where, 'an array', value);
    return [...value].map((one, n) => checkOne(one, `${where}[${n}]`));
  };
}

function mapOf(checkKey, checkValue) {
  return (value, where) => {
    const entries = value instanceof Map ? value : isObject(value) && Object.entries(value);
    if (!entries) throw wrong(where, 'an object', value);
    const checked = [...entries].map(([key, one]) => [
      checkKey(key, `a key of ${where}`),
      checkValue(one, `${where}[${shown(key)}]`),
    ]);
    return Object.fromEntries(checked);
  };
}

function shape(required, optional = {}) {
  const names = Object.keys(required);
  const known = Object.entries({ ...required, ...optional });
  return (value, where) => {
    if (!isObject(value) || names.some((name) => value[name] === undefined)) {
      throw wrong(where, `an object with ${names.join(', ')}`, value);
    }
    const there = known.filter(([name]) => value[name] !== undefined);
    return Object.fromEntries(
      there.map(([name, checkOne]) => [name, checkOne(value[name], `${where}.${name}`)]),
    );
  };
}

/** An object whose members depend on one of them. */
function variant(expected, member, variants) {
  const wordOf = oneOf(Object.keys(variants));
  return (value, where) => {
    if (!isObject(value) || value[member] === undefined) throw wrong(where, expected, value);
    const word = wordOf(value[member], `${where}.${member}`);
    return { [member]: word, ...variants[word](value, where) };
  };
}

const SEGMENT = `(city|road|field|monastery)( (${PORTS.join('|')}|[a-z][a-z-]*))*`;

const whole = check(Number.isInteger, 'a whole number');
const truth = check((value) => typeof value === 'boolean', 'true or false');
const text = check((value) => typeof value === 'string', 'a text');
const word = check((v) => typeof v === 'string' && v !== '', 'a text that is not empty');
const player = oneOf(PLAYERS);
const rotation = oneOf(ROTATIONS);
const phase = oneOf(PHASES);
const aSquare = check((value) => isLike(SQUARE, value), A_SQUARE);
const aPlace = check((value) => isLike(PLACE, value), A_PLACE);
const aSegment = check((v) => isLike(SEGMENT, v), 'a segment such as city N W coat-of-arms');
const aPiece = shape({ figure: word, place: aPlace }, { owner: player });
const words = listOf(word);
const counts = mapOf(word, from(0));

const MANIFEST = shape(
  { name: word, version: text, sets: words, rungs: listOf(oneOf(RUNGS)) },
  {
    elements: words,
    rulings: mapOf(word, words),
    limits: shape({}, { minPlayers: from(1), maxPlayers: from(1, 6), boardRadius: from(1) }),
  },
);
const DECISION = variant("asks('place', 'red') or OVER", 'state', {
  asks: shape({ name: word, player, mayPass: truth }),
  over: shape({}),
});
const MOVE = variant("a move such as placing('red', 0, -1, 180)", 'verb', {
  chance: shape({ player, result: shape({ source: word, value: word }) }),
  place: shape({ player, square: aSquare, rotation }),
  deploy: shape({ player, figure: word, to: aPlace }),
  move: shape({ player, piece: aPiece, to: aPlace }, { with: aPiece }),
  remove: shape({ player, piece: aPiece }),
  choose: shape({ player, option: word }),
  pass: shape({ player }),
});
const EVENT = variant("an event such as scored('city', '0,0 city N', 'red', 4)", 'event', {
  scored: shape({ phase, reason: word, feature: aPlace, player, points: whole }),
  moved: shape({ phase, piece: aPiece, to: aPlace }),
  discarded: shape({ phase, player, tile: word }),
});
const SNAPSHOT = shape(
  {},
  {
    points: (value) => value,
    supply: mapOf(player, counts),
    board: listOf(shape({ square: aSquare, tile: word, rotation })),
    followers: listOf(aPiece),
    pieces: listOf(aPiece),
  },
);
const CONTENT = { segments: listOf(aSegment), marks: mapOf(word, word) };
const COMPONENTS = shape({
  tiles: listOf(shape({ ...CONTENT, count: from(0) })),
  start: mapOf(aSquare, shape(CONTENT)),
  figures: counts,
  pieces: counts,
});
