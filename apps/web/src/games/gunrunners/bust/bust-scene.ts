import {
  backOf,
  type Card,
  type Event,
  type EventOf,
  EXPOSED_FOR_BUST,
  forecast,
  isExposed,
  ownerOf,
  type View,
  valueOfCard,
} from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';

/** What a bust goes through, in this order. */
const BUST_STEPS = ['turn', 'count', 'tie', 'share', 'restock'] as const;
export type BustStep = (typeof BUST_STEPS)[number];

/** One player's line of the reckoning, in the order in which they take. */
export interface BustLine {
  readonly seat: Seat;
  /** The values that make up the sum, from the nearest card on. */
  readonly values: readonly number[];
  readonly sum: number;
  /** Whether the nearer card decided between equal sums, in this player's favour (G8.5). */
  readonly winsTie: boolean;
  /** What the forecast of this viewer had said. */
  readonly expected: number;
  readonly gets: number;
  readonly isTaken: boolean;
}

/** A bust as it is being told, or told again. */
export interface BustScene {
  readonly location: number;
  /** 0 in the final bust. */
  readonly bust: number;
  /** Crates at the location before anybody took any. */
  readonly crates: number;
  /** The field from the nearest card on; backs where nobody may look at it again (G8.6). */
  readonly row: readonly Card[];
  /** The cards that lay face down, by their places, and how many of them have been turned. */
  readonly hidden: readonly number[];
  readonly turned: number;
  /** The place of the agent that brought the police; -1 in the final bust. */
  readonly fourth: number;
  readonly lines: readonly BustLine[];
  readonly step: BustStep;
  /** What the special delivery brought to each location, once it has come. */
  readonly delivery: readonly number[] | null;
  /** Whether everything of it has been told. */
  readonly isTold: boolean;
  /** Whether it is told once more, beside the game as it stands. */
  readonly isAgain: boolean;
}

/** The scene after an event; `null` where none is being played. */
export function sceneAfter(scene: BustScene | null, event: Event, before: View): BustScene | null {
  switch (event.type) {
    case 'locationBusted':
      return opened(event, before);
    case 'cratesTaken':
      return scene === null ? null : { ...scene, step: 'share', lines: withTaken(scene.lines, event) };
    case 'fieldDiscarded':
      return scene === null ? null : { ...scene, step: 'restock' };
    case 'specialDelivery':
      return scene === null ? null : { ...scene, step: 'restock', delivery: event.crates };
    default:
      return scene;
  }
}

/** How many crates are still there. */
export function cratesLeft({ crates, lines }: BustScene): number {
  return lines.reduce((left, { gets, isTaken }) => (isTaken ? left - gets : left), crates);
}

/** How many crates nobody takes. */
export function staying({ crates, lines }: BustScene): number {
  return lines.reduce((left, { gets }) => left - gets, crates);
}

/** The steps that this bust has. */
export function stepsOf({ hidden, lines, bust, crates }: BustScene): readonly BustStep[] {
  const has: Readonly<Record<BustStep, boolean>> = {
    turn: hidden.length > 0,
    count: lines.length > 0,
    tie: lines.some(({ winsTie }) => winsTie),
    share: lines.length > 0 && crates > 0,
    restock: bust > 0,
  };
  return BUST_STEPS.filter((step) => has[step]);
}

/** Whether a step has begun. */
export function hasReached({ step }: BustScene, wanted: BustStep): boolean {
  return BUST_STEPS.indexOf(step) >= BUST_STEPS.indexOf(wanted);
}

/** The scene with its faces forgotten: discarded cards are not looked at again (G8.6), but sums and shares were told to all. */
export function forgotten(scene: BustScene): BustScene {
  const lines = scene.lines.map((line) => ({ ...line, values: [] }));
  return { ...scene, row: scene.row.map(backOf), hidden: [], turned: 0, lines };
}

/** The scene as it is once everything has been told. */
export function toTheEnd(scene: BustScene): BustScene {
  const lines = scene.lines.map((line) => ({ ...line, isTaken: true }));
  return { ...scene, lines, step: 'restock', turned: scene.hidden.length, isTold: true };
}

function opened({ location, bust, row }: EventOf<'locationBusted'>, before: View): BustScene {
  const seen = before.fields[location] ?? [];
  const crates = before.crates[location] ?? 0;
  const expected = forecast(seen, crates);
  const exposed = [...seen.keys()].filter((index) => isExposed(seen[index] as Card));
  const hidden = [...seen.keys()].filter((index) => !isExposed(seen[index] as Card));
  return {
    location,
    bust,
    crates,
    row,
    hidden,
    turned: 0,
    fourth: bust > 0 ? (exposed[EXPOSED_FOR_BUST - 1] ?? -1) : -1,
    lines: forecast(row, crates).shares.map(({ seat, sum, crates: gets, winsTie }) => ({
      seat,
      values: row.filter((card) => ownerOf(card) === seat).map(valueOfCard),
      sum,
      winsTie,
      expected: expected.shares.find((share) => share.seat === seat)?.crates ?? 0,
      gets,
      isTaken: gets === 0,
    })),
    step: 'turn',
    delivery: null,
    isTold: false,
    isAgain: false,
  };
}

function withTaken(lines: readonly BustLine[], { seat }: EventOf<'cratesTaken'>): readonly BustLine[] {
  return lines.map((line) => (line.seat === seat ? { ...line, isTaken: true } : line));
}
