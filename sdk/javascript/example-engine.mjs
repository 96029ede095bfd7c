/**
 * The base game in a few lines: an example of an engine that Meeplecheck can judge.
 *
 *     ./meeplecheck run --engine 'cmd:node sdk/javascript/example-engine.mjs' --set base
 *
 * It looks for everything anew at each move: read it for the rules and the protocol, not for speed.
 */
import { fileURLToPath } from 'node:url';
import * as meeplecheck from './meeplecheck.mjs';
import { OVER, Refused, ROTATIONS, SIDES, asks, beyond, facing } from './meeplecheck.mjs';

/** The catalogue's 24 tiles: how many there are, and their segments. */
const TILES = {
  A: [2, 'road S', 'field NNW NNE ENE ESE SSE SSW WSW WNW', 'monastery'],
  B: [4, 'field NNW NNE ENE ESE SSE SSW WSW WNW', 'monastery'],
  C: [1, 'city N E S W coat-of-arms'],
  D: [4, 'city N', 'road E W', 'field ENE WNW borders N', 'field ESE SSE SSW WSW'],
  E: [5, 'city N', 'field ENE ESE SSE SSW WSW WNW borders N'],
  F: [2, 'city E W coat-of-arms', 'field NNW NNE borders E', 'field SSE SSW borders E'],
  G: [1, 'city E W', 'field NNW NNE borders E', 'field SSE SSW borders E'],
  H: [3, 'city N', 'city S', 'field ENE ESE WSW WNW borders N S'],
  I: [2, 'city N', 'city W', 'field ENE ESE SSE SSW borders N W'],
  J: [3, 'city N', 'road E S', 'field ENE SSW WSW WNW borders N', 'field ESE SSE'],
  K: [3, 'city N', 'road S W', 'field ENE ESE SSE WNW borders N', 'field SSW WSW'],
  L: [
    3,
    'city N',
    'road E',
    'road S',
    'road W',
    'field ENE WNW borders N',
    'field ESE SSE',
    'field SSW WSW',
  ],
  M: [2, 'city N W coat-of-arms', 'field ENE ESE SSE SSW borders N'],
  N: [3, 'city N W', 'field ENE ESE SSE SSW borders N'],
  O: [2, 'city N W coat-of-arms', 'road E S', 'field ENE SSW borders N', 'field ESE SSE'],
  P: [3, 'city N W', 'road E S', 'field ENE SSW borders N', 'field ESE SSE'],
  Q: [1, 'city N E W coat-of-arms', 'field SSE SSW borders N'],
  R: [3, 'city N E W', 'field SSE SSW borders N'],
  S: [2, 'city N E W coat-of-arms', 'road S', 'field SSE borders N', 'field SSW borders N'],
  T: [1, 'city N E W', 'road S', 'field SSE borders N', 'field SSW borders N'],
  U: [8, 'road E W', 'field NNW NNE ENE WNW', 'field ESE SSE SSW WSW'],
  V: [9, 'road S W', 'field NNW NNE ENE ESE SSE WNW', 'field SSW WSW'],
  W: [4, 'road E', 'road S', 'road W', 'field NNW NNE ENE WNW', 'field ESE SSE', 'field SSW WSW'],
  X: [
    1,
    'road N',
    'road E',
    'road S',
    'road W',
    'field NNW WNW',
    'field NNE ENE',
    'field ESE SSE',
    'field SSW WSW',
  ],
};

const pictures = new Map();

function segmentsOf(tile, rotation) {
  const key = `${tile} ${rotation}`;
  if (!pictures.has(key)) {
    const lines = TILES[tile].slice(1).map(meeplecheck.parseSegment);
    pictures.set(
      key,
      lines.map((line) => meeplecheck.turnedSegment(line, rotation)),
    );
  }
  return pictures.get(key);
}

/** The rotations that look different, each by the smallest that looks like it. */
const ROTATIONS_OF = Object.fromEntries(
  Object.entries(TILES).map(([tile, [, ...segments]]) => [
    tile,
    ROTATIONS.filter((r) => meeplecheck.canonicalRotation(segments, r) === r),
  ]),
);

/** What a tile shows on a side: its middle is of a city or a road, or else it is field. */
function kindAt(side, segments) {
  return segments.find((segment) => segment.ports.includes(side))?.kind ?? 'field';
}

/** Tiles on squares. A node is one segment of one tile, written "column,row,number". */
class Board {
  tiles = new Map();

  put(x, y, tile, turn) {
    const rotation = meeplecheck.canonicalRotation(TILES[tile].slice(1), turn);
    this.tiles.set(`${x},${y}`, { x, y, tile, rotation });
  }

  segmentsAt(x, y) {
    const lying = this.tiles.get(`${x},${y}`);
    return lying ? segmentsOf(lying.tile, lying.rotation) : [];
  }

  at(node) {
    const [x, y, n] = node.split(',').map(Number);
    return { x, y, segment: this.segmentsAt(x, y)[n] };
  }

  kind(nodes) {
    return this.at(nodes[0]).segment.kind;
  }

  nodes(x, y) {
    return this.segmentsAt(x, y).map((_, n) => `${x},${y},${n}`);
  }

  nodeWith(x, y, port) {
    const n = this.segmentsAt(x, y).findIndex((segment) => segment.ports.includes(port));
    return n < 0 ? null : `${x},${y},${n}`;
  }

  place(node) {
    const { x, y, segment } = this.at(node);
    return meeplecheck.place(x, y, segment.kind, segment.ports[0]);
  }

  /** Nothing if the tile may lie there, else the reason why not. */
  refusal(x, y, tile, rotation) {
    if (this.tiles.has(`${x},${y}`)) return 'square-occupied';
    const beside = SIDES.filter((side) => this.tiles.has(`${beyond(x, y, side)}`));
    if (beside.length === 0) return 'not-adjacent';
    const segments = segmentsOf(tile, rotation);
    const matches = (side) =>
      kindAt(side, segments) === kindAt(facing(side), this.segmentsAt(...beyond(x, y, side)));
    return beside.every(matches) ? null : 'edge-mismatch';
  }

  /** Where a tile fits. */
  placements(tile) {
    const squares = [...this.tiles.values()].flatMap(({ x, y }) =>
      SIDES.map((side) => `${beyond(x, y, side)}`),
    );
    return [...new Set(squares)]
      .map(meeplecheck.parseSquare)
      .flatMap(([x, y]) => ROTATIONS_OF[tile].map((rotation) => [x, y, rotation]))
      .filter(([x, y, rotation]) => !this.refusal(x, y, tile, rotation));
  }

  /** The nodes that hang together with this one, in order, and whether they are completed. */
  feature(node) {
    const { x, y, segment } = this.at(node);
    if (segment.kind === 'monastery') {
      return { nodes: [node], completed: this.around(x, y).length === 9 };
    }
    const found = new Set([node]);
    let completed = true;
    for (const open of found) {
      const here = this.at(open);
      for (const port of here.segment.ports) {
        const other = this.nodeWith(...beyond(here.x, here.y, port), facing(port));
        if (other) found.add(other);
        else completed = false;
      }
    }
    return { nodes: [...found].sort(), completed };
  }

  /** The features of some nodes, each once. */
  features(nodes) {
    const found = new Map();
    for (const feature of nodes.map((node) => this.feature(node))) {
      found.set(feature.nodes[0], feature);
    }
    return [...found.values()];
  }

  /** The tiles of a square and the eight around it. */
  around(x, y) {
    const near = (tile) => Math.abs(tile.x - x) <= 1 && Math.abs(tile.y - y) <= 1;
    return [...this.tiles.values()].filter(near);
  }

  worth({ nodes, completed }) {
    const { x, y } = this.at(nodes[0]);
    const kind = this.kind(nodes);
    if (kind === 'monastery') return this.around(x, y).length;
    if (kind === 'field') return 3 * this.completedCities(nodes).length;
    const squares = nodes.map((node) => node.slice(0, node.lastIndexOf(',')));
    const marks = nodes.flatMap((node) => this.at(node).segment.marks);
    const coats = marks.filter((mark) => mark === 'coat-of-arms').length;
    return (kind === 'city' && completed ? 2 : 1) * (new Set(squares).size + coats);
  }

  completedCities(field) {
    const beside = field.flatMap((node) => {
      const { x, y, segment } = this.at(node);
      return segment.borders.map((port) => this.nodeWith(x, y, port));
    });
    return this.features(beside).filter((city) => city.completed);
  }

  /** A feature is named by its smallest place: by row, then column, then port. */
  name(nodes) {
    const rank = (node) => {
      const { x, y, segment } = this.at(node);
      return [y, x, meeplecheck.PORTS.indexOf(segment.ports[0])];
    };
    const difference = (a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
    const [first] = [...nodes].sort((one, other) => difference(rank(one), rank(other)));
    return this.place(first);
  }
}

/** What has happened, and what is asked next. */
class Game {
  board = new Board();
  followers = new Map(); // whose follower stands on a node
  turn = 0;
  asked = 'draw';
  drawn = null;
  here = [0, 0]; // the square of the tile just placed

  constructor({ players, start, chance }) {
    this.players = players;
    this.stack = chance.outcomes.map((outcome) => outcome.value);
    this.ends = chance.ends;
    this.board.put(0, 0, start, 0);
    this.score = Object.fromEntries(players.map((player) => [player, 0]));
  }

  mover() {
    return this.players[this.turn % this.players.length];
  }

  supply(player) {
    return 7 - [...this.followers.values()].filter((owner) => owner === player).length;
  }

  // What the suite asks for.

  decision() {
    if (this.asked === 'over') return OVER;
    return asks(this.asked, this.mover(), this.asked === 'deploy');
  }

  points() {
    return this.score;
  }

  play(move) {
    const steps = {
      chance: ['draw', () => this.draw(move.result.value)],
      place: ['place', () => this.place(...meeplecheck.parseSquare(move.square), move.rotation)],
      deploy: ['deploy', () => this.deploy(move)],
      pass: ['deploy', () => this.endTurn()],
    };
    const [asked, step] = steps[move.verb] ?? [];
    if (this.asked !== 'over' && move.player !== this.mover()) {
      throw new Refused('not-your-turn', `it is the turn of ${this.mover()}`);
    }
    if (asked !== this.asked) {
      throw new Refused('wrong-decision', `the game waits for ${this.asked}`);
    }
    return step();
  }

  legalMoves() {
    const me = this.mover();
    if (this.asked === 'draw') {
      const results = this.stack.slice(0, 1).map((value) => ({ source: 'tile', value }));
      return results.map((result) => ({ verb: 'chance', player: me, result }));
    }
    if (this.asked === 'place') {
      return this.board.placements(this.drawn).map((where) => meeplecheck.placing(me, ...where));
    }
    if (this.asked === 'deploy') {
      const here = this.supply(me) === 0 ? [] : this.board.nodes(...this.here);
      const free = here.filter((node) => !this.isOccupied(node));
      const deployments = free.map((node) => meeplecheck.deploying(me, this.board.place(node)));
      return [...deployments, meeplecheck.passing(me)];
    }
    return [];
  }

  snapshot() {
    const supply = this.players.map((player) => [player, { small: this.supply(player) }]);
    const board = [...this.board.tiles].map(([square, { tile, rotation }]) => ({
      square,
      tile,
      rotation,
    }));
    const followers = [...this.followers.keys()].map((node) => this.piece(node));
    return { supply: Object.fromEntries(supply), board, followers, pieces: [] };
  }

  fork() {
    const copy = Object.assign(Object.create(Game.prototype), structuredClone({ ...this }));
    copy.board = Object.assign(new Board(), copy.board);
    return copy;
  }

  // The steps of a turn: each gives the events that it brings.

  draw(tile) {
    if (this.stack[0] !== tile) throw new Refused('other', 'the next tile is another one');
    this.drawn = this.stack.shift();
    if (this.board.placements(tile).length > 0) {
      this.asked = 'place';
      return [];
    }
    return [meeplecheck.discarded(this.mover(), tile), ...this.endIfLast()];
  }

  place(x, y, rotation) {
    const reason = this.board.refusal(x, y, this.drawn, rotation);
    if (reason) throw new Refused(reason);
    this.board.put(x, y, this.drawn, rotation);
    this.here = [x, y];
    this.asked = 'deploy';
    return [];
  }

  deploy({ figure, to }) {
    if (figure !== 'small' || this.supply(this.mover()) === 0) throw new Refused('no-follower');
    const node = this.board.nodes(...this.here).find((one) => this.isNamed(one, to));
    if (!node) throw new Refused('not-on-this-tile');
    if (this.isOccupied(node)) throw new Refused('feature-occupied');
    this.followers.set(node, this.mover());
    return this.endTurn();
  }

  isNamed(node, to) {
    const { x, y, segment } = this.board.at(node);
    const { kind, detail, ...square } = meeplecheck.parsePlace(to);
    const isSame = square.x === x && square.y === y && kind === segment.kind;
    return isSame && (kind === 'monastery' || segment.ports.includes(detail));
  }

  isOccupied(node) {
    return this.board.feature(node).nodes.some((one) => this.followers.has(one));
  }

  endTurn() {
    const near = this.board.around(...this.here).flatMap(({ x, y }) => this.board.nodes(x, y));
    const isScored = ({ nodes, completed }) => completed && this.board.kind(nodes) !== 'field';
    const events = this.board
      .features(near)
      .filter(isScored)
      .flatMap((feature) => [...this.pay(feature, 'score'), ...this.giveBack(feature)]);
    this.turn += 1;
    return [...events, ...this.endIfLast()];
  }

  /** Scores what is left on the board if the stack is empty and the game ends with it. */
  endIfLast() {
    this.asked = 'draw';
    if (this.stack.length > 0 || !this.ends) return [];
    this.asked = 'over';
    const occupied = this.board.features([...this.followers.keys()]);
    return occupied.flatMap((feature) => this.pay(feature, 'final'));
  }

  /** Gives the points to each player with the most followers. */
  pay(feature, phase) {
    const owners = feature.nodes.map((node) => this.followers.get(node));
    const votes = (player) => owners.filter((owner) => owner === player).length;
    const most = Math.max(...this.players.map(votes));
    const points = this.board.worth(feature);
    if (most === 0 || points === 0) return [];
    const kind = this.board.kind(feature.nodes);
    const reason = kind === 'field' ? 'farm' : kind;
    const name = this.board.name(feature.nodes);
    const winners = this.players.filter((player) => votes(player) === most);
    for (const player of winners) this.score[player] += points;
    return winners.map((player) => meeplecheck.scored(reason, name, player, points, phase));
  }

  giveBack({ nodes }) {
    const back = nodes.filter((node) => this.followers.has(node));
    const events = back.map((node) => meeplecheck.moved(this.piece(node)));
    for (const node of back) this.followers.delete(node);
    return events;
  }

  piece(node) {
    return meeplecheck.piece(this.followers.get(node), this.board.place(node));
  }
}

const manifest = {
  name: 'example in JavaScript',
  version: '1',
  sets: ['base'],
  rungs: ['scores', 'legal-moves', 'events', 'board', 'fork', 'components'],
  rulings: { 'base.small-city': ['4'], 'base.farm-scoring': ['per-field-3'] },
};

function components() {
  const content = ([, ...segments]) => ({ segments, marks: {} });
  return {
    tiles: Object.values(TILES).map((tile) => ({ ...content(tile), count: tile[0] })),
    start: { '0,0': content(TILES.D) },
    figures: { small: 7 },
    pieces: {},
  };
}

export const engine = { manifest, components, newGame: (setup) => new Game(setup) };

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  meeplecheck.serve(engine);
}
