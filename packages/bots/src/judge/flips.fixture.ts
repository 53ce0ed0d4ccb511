import { type AnyRules, accepted, type Rules } from '@stakeout/kernel';

/** A toy for one: three coins are thrown, each fair or poor as one likes, and two heads win. */
interface Flips {
  thrown: number;
  heads: number;
}

export type Coin = 'fair' | 'poor';
/** Out of four throws so many are heads. */
const HEADS: Readonly<Record<Coin, number>> = { fair: 2, poor: 1 };
const SIDES = 4;
const THROWS = 3;
const WANTED = 2;

const rules: Rules<null, Flips, { coin: Coin }, object, Flips> = {
  id: 'flips',
  title: 'Flips',
  rulesVersion: '1',
  seats: { min: 1, max: 1 },
  options: [],
  configure: () => accepted(null),
  setup: () => ({ thrown: 0, heads: 0 }),
  toAct: ({ thrown }) => (thrown < THROWS ? [0] : []),
  legal: () => [{ coin: 'fair' }, { coin: 'poor' }],
  explain: () => [],
  applyInPlace(state, _seat, { coin }, chance, events) {
    const isHead = chance.below('coin', state.thrown, SIDES) < HEADS[coin];
    state.thrown++;
    if (isHead) state.heads++;
    events?.reveal({ type: 'thrown', isHead });
  },
  outcome: ({ thrown, heads }) =>
    thrown < THROWS
      ? null
      : { ending: 'thrown', scores: [heads], places: [1], winners: heads >= WANTED ? [0] : [], tieBreaks: [[]] },
  copy: (state) => ({ ...state }),
  view: (state) => ({ ...state }),
  determinize: (view) => ({ ...view }),
  fold: (view) => view,
  narrate: () => [],
  name: ({ coin }) => ({ id: coin, params: {} }),
  tell: () => [],
};
export const flips = rules as unknown as AnyRules;

/** The chance to win from here, when either coin is taken as often as the other. */
export function chanceAt({ thrown, heads }: Flips): number {
  if (thrown === THROWS) return heads >= WANTED ? 1 : 0;
  return (chanceWith('fair', { thrown, heads }) + chanceWith('poor', { thrown, heads })) / 2;
}

/** The same with this coin next. */
export function chanceWith(coin: Coin, { thrown, heads }: Flips): number {
  const share = HEADS[coin] / SIDES;
  const next = thrown + 1;
  return share * chanceAt({ thrown: next, heads: heads + 1 }) + (1 - share) * chanceAt({ thrown: next, heads });
}
