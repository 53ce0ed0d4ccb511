import { Luck } from '../chaos/luck.ts';

/** What a course is: everything that is decided before it begins. Whatever is drawn on the way follows from the seed. */
export interface Plan {
  readonly seed: number;
  readonly tables: readonly TablePlan[];
  /** How long faults come, in milliseconds. */
  readonly length: number;
  readonly nodes: readonly NodePlan[];
  readonly faults: readonly PlannedFault[];
}

export interface NodePlan {
  readonly rate: number;
  readonly wallOffset: number;
  /** How much memory its rooms may take: with hardly any, all but one are dropped and read again. */
  readonly roomMegabytes: number;
}

export interface TablePlan {
  readonly game: string;
  readonly config: object;
  readonly people: number;
  readonly bots: number;
  readonly clock: { readonly perMove: number; readonly bank: number } | null;
  readonly isWatched: boolean;
  /** Whether somebody has the table open twice, and plays on both: most likely on two nodes. */
  readonly isPlayedTwice: boolean;
}

interface InTime {
  readonly at: number;
  readonly lasts: number;
}

/** `node` and `player` are counted around: whatever there are fewer of, it befalls one of those. */
export type PlannedFault =
  /** The node dies and all it knew is gone; another life of it begins later. */
  | ({ readonly kind: 'crash'; readonly node: number } & InTime)
  /** The node stops in order, and another life of it begins later. */
  | ({ readonly kind: 'stop'; readonly node: number } & InTime)
  /** The node dies at the moment something it asked for is stored, so that nobody hears of it. */
  | ({ readonly kind: 'crashAtCommit'; readonly node: number } & InTime)
  /** Nothing happens on the node; then it goes on as if no time had passed. */
  | ({ readonly kind: 'pause'; readonly node: number } & InTime)
  /** The same for all nodes together. */
  | ({ readonly kind: 'pauseAll' } & InTime)
  /** Nothing comes to the store or from it. */
  | ({ readonly kind: 'cutOff'; readonly node: number } & InTime)
  /** Some of what is asked of the store fails: not done, or done and the answer lost. */
  | ({ readonly kind: 'flaky'; readonly node: number } & InTime)
  /** Some commits fail for everybody whose they are: not done, or done and nobody knows. */
  | ({ readonly kind: 'disk' } & InTime)
  | ({ readonly kind: 'notices'; readonly node: number; readonly how: NoticeFault } & InTime)
  /** The time of day is set. */
  | { readonly kind: 'setClock'; readonly node: number; readonly at: number; readonly by: number }
  /** The line is cut, with whatever is on its way. */
  | { readonly kind: 'cut'; readonly player: number; readonly at: number }
  /** The line is cut when the next request goes out: before it arrives, or when it has and nobody hears the answer. */
  | { readonly kind: 'cutRequest'; readonly player: number; readonly at: number; readonly arrives: boolean }
  /** What is sent on the line arrives only afterwards, in both directions. */
  | ({ readonly kind: 'hold'; readonly player: number } & InTime)
  /** The player does nothing. */
  | ({ readonly kind: 'nap'; readonly player: number } & InTime)
  /** The player's device is signed out from another one, and they go on there. */
  | { readonly kind: 'signOut'; readonly player: number; readonly at: number };

export const NOTICE_FAULTS = ['lost', 'doubled', 'late', 'shuffled'] as const;
export type NoticeFault = (typeof NOTICE_FAULTS)[number];

const NODES = 3;
const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Kinds of faults, and how often each comes. */
const KINDS: readonly (readonly [PlannedFault['kind'], number])[] = [
  ['crash', 3],
  ['stop', 1],
  ['crashAtCommit', 3],
  ['pause', 3],
  ['pauseAll', 2],
  ['cutOff', 2],
  ['flaky', 3],
  ['disk', 2],
  ['notices', 4],
  ['setClock', 1],
  ['cut', 2],
  ['cutRequest', 3],
  ['hold', 2],
  ['nap', 3],
  ['signOut', 1],
];

/** Whatever lasts ends so long after the last fault has begun, at the latest. */
const TAIL = 1.5 * SECOND;

/** The plan of a seed. */
export function planOf(seed: number): Plan {
  const luck = new Luck(seed);
  // Long enough, now and then, for a claim to end while its node sleeps.
  const faulty = Math.round((luck.isHit(0.15) ? luck.between(11, 16) : luck.between(3, 8)) * SECOND);
  const length = faulty + TAIL;
  const count = 1 + Number(luck.isHit(0.35)) + Number(luck.isHit(0.1));
  const tables = Array.from({ length: count }, () => tableOf(luck.branch()));
  const nodes = Array.from({ length: NODES }, () => ({
    rate: luck.isHit(0.5) ? 1 : luck.between(0.9, 1.1),
    wallOffset: Math.round(luck.between(-1, 1) * (luck.isHit(0.3) ? HOUR : SECOND)),
    roomMegabytes: luck.isHit(0.3) ? 0.01 : 256,
  }));
  const faults = Array.from({ length: 2 + luck.pick(6) }, () => faultOf(luck.branch(), faulty));
  return { seed, tables, length, nodes, faults: faults.sort((one, other) => one.at - other.at) };
}

function tableOf(luck: Luck): TablePlan {
  const lot = luck.fraction();
  const [game, most] = lot < 0.5 ? ['stash', 3] : lot < 0.94 ? ['gunrunners', 4] : ['escape-plan', 3];
  const seats = 2 + luck.pick(most - 1);
  const people = 1 + luck.pick(seats);
  return {
    game,
    config: game === 'stash' ? { houses: 4 + luck.pick(3), nights: 6 + luck.pick(3) } : {},
    people,
    bots: seats - people,
    clock: luck.isHit(0.6) ? { perMove: 5 * SECOND, bank: luck.pick(4) * SECOND } : null,
    isWatched: luck.isHit(0.2),
    isPlayedTwice: luck.isHit(0.3),
  };
}

function faultOf(luck: Luck, faulty: number): PlannedFault {
  const at = Math.round(luck.between(0.05, 1) * faulty);
  const node = luck.pick(NODES);
  const player = luck.pick(12);
  const wanted = Math.round(luck.isHit(0.7) ? luck.between(0.05, 3) * SECOND : luck.between(3, 14) * SECOND);
  const lasts = Math.min(wanted, faulty + TAIL - at);
  const kind = kindOf(luck);
  switch (kind) {
    case 'pauseAll':
    case 'disk':
      return { kind, at, lasts };
    case 'notices':
      return {
        kind,
        node,
        at,
        lasts: Math.min(2 * wanted, faulty + TAIL - at),
        how: NOTICE_FAULTS[luck.pick(NOTICE_FAULTS.length)] ?? 'lost',
      };
    case 'setClock':
      return { kind, node, at, by: Math.round(luck.between(-1, 1) * HOUR) };
    case 'cut':
    case 'signOut':
      return { kind, player, at };
    case 'cutRequest':
      return { kind, player, at, arrives: luck.isHit(0.5) };
    case 'hold':
    case 'nap':
      return { kind, player, at, lasts: kind === 'nap' ? wanted + 5 * SECOND : lasts };
    default:
      return { kind, node, at, lasts };
  }
}

function kindOf(luck: Luck): PlannedFault['kind'] {
  const all = KINDS.reduce((sum, [, weight]) => sum + weight, 0);
  let lot = luck.pick(all);
  for (const [kind, weight] of KINDS) {
    lot -= weight;
    if (lot < 0) return kind;
  }
  return 'crash';
}
