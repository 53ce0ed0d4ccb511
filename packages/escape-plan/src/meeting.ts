import { FastChance, type Seat } from '@stakeout/kernel';
import type { Action, ActionOf } from './action.ts';
import { copyState } from './copy-state.ts';
import { printedOf } from './data/printed.ts';
import { COSTA } from './data/table.ts';
import { pursuersOf } from './decisions/avoid.ts';
import { determinize } from './determinize.ts';
import { actOn, legal } from './rules.ts';
import { boardOf, type State, topFrame } from './state.ts';
import type { Pursuer } from './steps/police.ts';
import { avoidsCop, effectOf } from './use-effects.ts';
import type { View } from './view.ts';

/** A component that answers cops of a trip: whom, and what using it costs. */
export interface AnswerToCops {
  readonly use: ActionOf<'use'>;
  readonly covers: readonly Pursuer[];
  readonly paid: number;
}

/** What a trip meets, and how it can be dealt with by what the viewer holds. */
export interface Meeting {
  readonly answers: readonly AnswerToCops[];
  /** Those for whom nothing is left: a wound each (E12.5). */
  readonly unanswered: readonly Pursuer[];
}

const NOBODY: Meeting = { answers: [], unanswered: [] };
/** More cops than ever stand on one way. */
const MOST_ANSWERS = 12;

/**
 * E12: the cops that AVOID will ask about after these actions, and what could answer them: first what answers most of them at
 * once, then what costs least. It is tried on a state that looks the same to the viewer, so it is what the rules allow.
 */
export function meetingAfter(view: View, actions: readonly Action[]): Meeting {
  const { viewer } = view;
  if (viewer === null || view.own === null) return NOBODY;
  const state = determinize(view, viewer, new FastChance(0));
  for (const action of actions) actOn(state, viewer, action, new FastChance(0), null);
  const answers: AnswerToCops[] = [];
  while (topFrame(state).kind === 'avoid' && topFrame(state).seat === viewer && answers.length < MOST_ANSWERS) {
    const best = bestAnswer(state, viewer);
    if (best === null) return { answers, unanswered: copsLeft(state) };
    answers.push(best);
    actOn(state, viewer, best.use, new FastChance(0), null);
  }
  return { answers, unanswered: [] };
}

function copsLeft(state: State): readonly Pursuer[] {
  return pursuersOf(state).filter(({ cop }) => cop !== COSTA);
}

function bestAnswer(state: State, seat: Seat): AnswerToCops | null {
  const table = printedOf(state);
  const met = copsLeft(state);
  let best: AnswerToCops | null = null;
  for (const use of legal(state, seat)) {
    const effect = use.type === 'use' ? effectOf(table, boardOf(state, seat), use) : null;
    if (use.type !== 'use' || effect === null) continue;
    const covers = met.filter(({ tile, cop }) => avoidsCop(effect, use.target, tile, cop));
    if (covers.length === 0 || covers.length < (best?.covers.length ?? 0)) continue;
    const paid = priceOf(state, seat, use);
    if (best === null || covers.length > best.covers.length || paid < best.paid) best = { use, covers, paid };
  }
  return best;
}

function priceOf(state: State, seat: Seat, use: ActionOf<'use'>): number {
  const after = copyState(state);
  actOn(after, seat, use, new FastChance(0), null);
  return boardOf(state, seat).cash - boardOf(after, seat).cash;
}
