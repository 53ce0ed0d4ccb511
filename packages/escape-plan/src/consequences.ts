import { type Chance, EmissionList, FastChance, type Seat } from '@stakeout/kernel';
import type { Action } from './action.ts';
import { determinize } from './determinize.ts';
import type { Happening } from './event.ts';
import { actOn } from './rules.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** Who is told: the seat itself, or others beside it while its own things are covered. */
export type Readers = 'own' | 'others';

/** What an action will surely bring, and what begins after that. */
export interface Consequences {
  readonly sure: readonly Happening[];
  /** Whether chance, or something hidden, decides how it goes on. */
  readonly next: 'nothing' | 'chance' | 'hidden';
}

/**
 * Plays the action on a guess of the state and stops at the first draw of chance or the first thing brought to light.
 * Before that every state that looks the same goes the same way, so what is told is sure.
 */
export function consequences(view: View, seat: Seat, action: Action): Consequences {
  return consequencesOf(view, seat, [action]);
}

/**
 * The same for several actions, one after another. Where `others` read it too, it ends before the first thing that the
 * seat's own plan or cash decides.
 */
export function consequencesOf(
  view: View,
  seat: Seat,
  actions: readonly Action[],
  readers: Readers = 'own',
): Consequences {
  const { sure, next } = rehearse(view, seat, actions, readers);
  return { sure, next };
}

/** A plan tried out, and the guess of the table that it led to; of that only what is sure may be told. */
export function rehearse(
  view: View,
  seat: Seat,
  actions: readonly Action[],
  readers: Readers,
): Consequences & { readonly state: State } {
  const state = determinize(view, seat, new FastChance(0));
  const story = new EmissionList<Happening>();
  const chance = new Watched(story);
  let hidden = -1;
  for (const action of actions) {
    actOn(state, seat, action, chance, story);
    hidden = story.emissions.findIndex(({ news, event }) => news && !(readers === 'own' && isOwnNews(event, seat)));
    if (hidden >= 0 || chance.first >= 0) break;
  }
  const drawn = chance.first;
  const end = Math.min(hidden < 0 ? story.emissions.length : hidden, drawn < 0 ? story.emissions.length : drawn);
  const sure = story.emissions.slice(0, end).map(({ event }) => event);
  if (end === story.emissions.length && drawn < 0) return { sure, next: 'nothing', state };
  return { sure, next: drawn >= 0 && drawn <= end ? 'chance' : 'hidden', state };
}

/** Told to everybody as news, but known to the seat itself beforehand: it depends on its own plan and cash only. */
function isOwnNews(happening: Happening, seat: Seat): boolean {
  switch (happening.type) {
    case 'cubeOnPlain':
    case 'cubeOnIncome':
    case 'paid':
    case 'arrested':
      return happening.pawn === seat;
    default:
      return false;
  }
}

/** Notes how much had happened when chance was first asked. */
class Watched implements Chance {
  first = -1;
  private readonly story: EmissionList<Happening>;

  constructor(story: EmissionList<Happening>) {
    this.story = story;
  }

  below(): number {
    if (this.first < 0) this.first = this.story.emissions.length;
    return 0;
  }
}
