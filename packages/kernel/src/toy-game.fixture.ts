import { canonicalText } from './canonical.ts';
import type { Game } from './contract.ts';
import { accepted, forbidden, malformed, refused } from './refusal.ts';

/**
 * A game small enough to see through, for the kernel's own tests. Two to three seats in turn gather points: `note` writes
 * down a number openly, `hide` one that only its seat knows, `throw` adds a die, `peek` shows the seat the secret number
 * of the table, `pass` ends the turn. Whoever passes for the third time ends the game.
 */
export interface ToyConfig {
  readonly goal: number;
}

export interface ToyState {
  active: number;
  draws: number;
  secret: number;
  points: number[];
  hidden: number[];
  passes: number[];
  goal: number;
}

export type ToyAction =
  | { readonly type: 'note'; readonly amount: number }
  | { readonly type: 'hide'; readonly amount: number }
  | { readonly type: 'throw' }
  | { readonly type: 'peek' }
  | { readonly type: 'pass' };

export type ToyEvent = { readonly type: string; readonly seat: number; readonly amount: number };

export interface ToyView {
  readonly active: number;
  readonly points: readonly number[];
  readonly hidden: readonly number[];
}

const sentences = { 'toy.turn': '{seat} is to act', 'toy.amount': 'one or two' };
const texts = { clauses: { T1: 'Seats act in turn.' }, messages: sentences, terms: {} };

export const toy: Game<ToyConfig, ToyState, ToyAction, ToyEvent, ToyView> = {
  id: 'toy',
  title: 'Toy',
  rulesVersion: '1',
  seats: { min: 2, max: 3 },
  options: [],
  texts: { en: texts, pt: texts },
  configure(input) {
    const goal = (input as { goal?: unknown } | null)?.goal;
    return typeof goal === 'number' ? accepted({ goal }) : refused([malformed('goal', 'toy.amount')]);
  },
  setup: (config, seats, chance) => ({
    active: 0,
    draws: 0,
    secret: chance.below('secret', 0, 1000),
    points: Array.from({ length: seats }, () => 0),
    hidden: Array.from({ length: seats }, () => 0),
    passes: Array.from({ length: seats }, () => 0),
    goal: config.goal,
  }),
  toAct: (state) => (state.passes.some((count) => count >= state.goal) ? [] : [state.active]),
  legal: (state, seat) => (toy.toAct(state).includes(seat) ? ACTIONS.slice() : []),
  explain(state, seat, action) {
    if (!toy.toAct(state).includes(seat)) return [forbidden('T1', 'toy.turn', { seat: state.active })];
    const isListed = ACTIONS.some((candidate) => canonicalText(candidate) === canonicalText(action ?? null));
    return isListed ? [] : [malformed('amount', 'toy.amount')];
  },
  applyInPlace(state, seat, action, chance, events) {
    const amount = 'amount' in action ? action.amount : 0;
    if (action.type === 'note') {
      state.points[seat] = (state.points[seat] ?? 0) + amount;
      events?.show({ type: 'noted', seat, amount });
    } else if (action.type === 'hide') {
      state.hidden[seat] = (state.hidden[seat] ?? 0) + amount;
      events?.cover(seat, { type: 'hidden', seat, amount }, { type: 'hidden', seat, amount: 0 });
    } else if (action.type === 'throw') {
      const roll = 1 + chance.below('die', state.draws++, 6);
      state.points[seat] = (state.points[seat] ?? 0) + roll;
      events?.show({ type: 'thrown', seat, amount: roll });
    } else if (action.type === 'peek') {
      events?.whisper(seat, { type: 'peeked', seat, amount: state.secret }, { type: 'peeked', seat, amount: 0 });
    } else {
      state.passes[seat] = (state.passes[seat] ?? 0) + 1;
      state.active = (seat + 1) % state.points.length;
      events?.show({ type: 'passed', seat, amount: 0 });
    }
  },
  outcome(state) {
    if (toy.toAct(state).length > 0) return null;
    const best = Math.max(...state.points);
    const places = state.points.map((points) => 1 + state.points.filter((other) => other > points).length);
    const winners = state.points.flatMap((points, seat) => (points === best ? [seat] : []));
    return { ending: 'passed', scores: state.points.slice(), places, winners, tieBreaks: [] };
  },
  copy: (state) => ({
    ...state,
    points: state.points.slice(),
    hidden: state.hidden.slice(),
    passes: state.passes.slice(),
  }),
  view: (state, viewer) => ({
    active: state.active,
    points: state.points.slice(),
    hidden: state.hidden.map((amount, seat) => (seat === viewer ? amount : 0)),
  }),
  determinize: () => {
    throw new Error('not needed here');
  },
  fold: (view) => view,
  narrate: () => [],
  name: (action) => ({ id: `toy.${action.type}`, params: {} }),
  tell: () => [],
};

const ACTIONS: readonly ToyAction[] = [
  { type: 'note', amount: 1 },
  { type: 'note', amount: 2 },
  { type: 'hide', amount: 1 },
  { type: 'throw' },
  { type: 'peek' },
  { type: 'pass' },
];
