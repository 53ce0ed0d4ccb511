import { type Action, gunrunners, type State, type View } from '@stakeout/gunrunners';
import { FastChance, type Seat } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { meaningOf } from './refused-touch.ts';
import { choicesOf, layoutAfter, type Parts, standingAfter, type Target, touch, touchOrAlias } from './selection.ts';

/** Ordinary agents and a Runner of value 1. */
const ODD_DECK = [
  ...[1, 6, 5, 5, 2, 3, 4, 6].map((value) => ({ role: 'ordinary', value })),
  ...['director', 'informer', 'saboteur', 'spy', 'manager'].map((role) => ({ role, value: 4 })),
  { role: 'runner', value: 1 },
];

function start(seats: number, edition: 'en' | 'pt', seed = 1, more: object = {}): State {
  const configured = gunrunners.configure({ edition, start: 0, ...more }, seats);
  if (!configured.ok) throw new Error('wrong configuration');
  return gunrunners.setup(configured.value, seats, new FastChance(seed));
}

/** Plays the first legal action again and again until the phase comes. */
function until(state: State, phase: State['phase'], seed = 1): State {
  const chance = new FastChance(seed);
  for (let count = 0; state.phase !== phase && count < 400; count++) {
    const [seat] = gunrunners.toAct(state);
    if (seat === undefined) break;
    const options = gunrunners.legal(state, seat);
    gunrunners.applyInPlace(state, seat, options[chance.pick(options.length)] as Action, chance, null);
  }
  expect(state.phase).toBe(phase);
  return state;
}

function table(state: State) {
  const [seat = 0] = gunrunners.toAct(state);
  const view: View = gunrunners.view(state, seat);
  const options = gunrunners.legal(state, seat);
  const choices = choicesOf(view, seat, options);
  return {
    seat,
    view,
    options,
    choices,
    legal: (parts: Parts = []) => [...standingAfter(view, choices, parts).legal].sort(),
    plan: (parts: Parts) => standingAfter(view, choices, parts).plan,
    touch: (parts: Parts, target: Target) => touch(view, choices, parts, target),
  };
}

describe('choosing part by part', () => {
  it('set-up: a free location is enough', () => {
    const { legal, plan } = table(start(4, 'en'));
    expect(legal()).toEqual(['probation:0', 'probation:1', 'probation:2', 'probation:3']);
    expect(plan(['probation:2'])).toEqual([{ type: 'station', card: 101, location: 2 }]);
  });

  it('[G3.4] set-up with several kinds of 1: the card and a free location, in either order', () => {
    const { legal, plan, options } = table(start(2, 'en', 1, { deck: ODD_DECK }));
    const cards = [...new Set(options.map((action) => (action.type === 'station' ? action.card : 0)))];
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) {
      const action = { type: 'station', card, location: 1 };
      expect(plan([`start:${card}`, 'probation:1'])).toEqual([action]);
      expect(plan(['probation:1', `start:${card}`])).toEqual([action]);
    }
    expect(plan(['probation:1'])).toBeNull();
    expect(legal()).toEqual(expect.arrayContaining(cards.map((card) => `start:${card}`)));
  });

  it('the roll needs no choice, and the die may be touched for it', () => {
    const { legal, plan } = table(until(start(3, 'en'), 'roll'));
    expect(legal()).toEqual(['die']);
    expect([plan([]), plan(['die'])]).toEqual([[{ type: 'roll' }], [{ type: 'roll' }]]);
  });

  it('English edition: flip an agent, or card and place undercover in either order', () => {
    const { view, legal, plan, touch: press } = table(until(start(3, 'en'), 'deploy'));
    const card = view.hands[0]?.[1] as number;
    expect(plan([])).toBeNull();
    expect(legal()).toEqual(expect.arrayContaining(['hand:1', 'slot:0', 'probation:0']));
    expect(legal()).not.toContain('agent:0:0');
    expect(legal(['hand:1'])).toEqual(['slot:0', 'slot:1', 'slot:2']);
    expect(legal(['slot:2'])).toEqual(['hand:0', 'hand:1', 'hand:2', 'hand:3', 'hand:4']);
    for (const parts of [
      ['hand:1', 'slot:2'],
      ['slot:2', 'hand:1'],
    ] as const) {
      expect(plan(parts)).toEqual([{ type: 'undercover', card, location: 2 }]);
    }
    expect(press(['hand:1'], 'hand:1')).toEqual([]);
    expect(press(['slot:2', 'hand:1'], 'hand:3')).toEqual(['slot:2', 'hand:3']);
    expect(press(['hand:1', 'slot:2'], 'hand:1')).toEqual(['slot:2']);
    expect(press(['hand:1', 'slot:2'], 'probation:0')).toEqual(['probation:0']);
    expect(press([], 'die')).toBeNull();
  });

  it('Portuguese edition: the card alone commits, card and agent commit and flip', () => {
    const { view, legal, plan } = table(until(start(3, 'pt'), 'deploy'));
    const card = view.hands[0]?.[0] as number;
    expect(legal(['hand:0'])).toEqual(expect.arrayContaining(['slot:0', 'slot:1', 'slot:2']));
    expect(plan(['hand:0'])).toEqual([{ type: 'commit', card }]);
    const flip = legal(['hand:0']).find((target) => target.startsWith('probation')) as Target;
    expect(plan(['hand:0', flip])).toEqual([
      { type: 'commit', card },
      { type: 'flip', location: Number(flip.slice(-1)) },
    ]);
  });

  it('two players, first turn: the card goes to the vacant place, which may be touched too', () => {
    const { view, legal, plan } = table(until(start(2, 'en'), 'place'));
    const card = view.hands[0]?.[0] as number;
    expect(plan(['hand:0'])).toEqual([{ type: 'place', card }]);
    expect(plan(['hand:0', `probation:${view.site}`])).toEqual([{ type: 'place', card }]);
    expect(legal()).toContain(`probation:${view.site}`);
  });

  it('the Spy: two touches swap, every layout is legal, a touch too many is put back', () => {
    const found = [...Array(60).keys()].map((seed) => reach('arrange', seed)).find((state) => state !== null) as State;
    const { view, legal, plan, touch: press } = table(found);
    const [first, second] = legal() as Target[];
    expect(plan([])).toEqual([{ type: 'arrange', cards: layoutAfter(view, []) }]);
    expect(plan([first as Target])).toBeNull();
    const swapped = press(press([], first as Target) as Parts, second as Target) as Parts;
    expect(plan(swapped)).toHaveLength(1);
    expect(press([first as Target], first as Target)).toEqual([]);
    const { seat } = table(found);
    expect(gunrunners.explain(found, seat, plan(swapped)?.[0])).toEqual([]);
  });
});

function reach(phase: State['phase'], seed: number): State | null {
  const chance = new FastChance(seed);
  const state = start(4, 'en', seed);
  for (let [seat] = gunrunners.toAct(state); seat !== undefined; [seat] = gunrunners.toAct(state)) {
    if (state.phase === phase) return state;
    const options = gunrunners.legal(state, seat);
    gunrunners.applyInPlace(state, seat, options[chance.pick(options.length)] as Action, chance, null);
  }
  return null;
}

/** Everything that could be touched at a table. */
function everything(view: View, seat: Seat): Target[] {
  const targets: Target[] = ['die', ...(view.hands[seat] ?? []).map((_, index) => `hand:${index}` as const)];
  for (let location = 0; location < view.locations; location++) {
    targets.push(`probation:${location}`, `slot:${location}`, `dossier:${location}`);
    for (const index of (view.fields[location] ?? []).keys()) targets.push(`agent:${location}:${index}`);
  }
  return targets;
}

describe('in random games of every kind', () => {
  it('every option but declining can be reached, all plans are legal, and all that is not legal is explained', () => {
    for (let seed = 0; seed < 12; seed++) {
      const chance = new FastChance(seed + 1);
      const state = start(2 + (seed % 3), seed % 2 === 0 ? 'en' : 'pt', seed);
      for (let [seat] = gunrunners.toAct(state); seat !== undefined; [seat] = gunrunners.toAct(state)) {
        const { view, options, choices } = table(state);
        const plans = new Set<string>();
        const walk = (parts: Parts) => {
          const { legal, plan } = standingAfter(view, choices, parts);
          if (plan !== null) {
            plans.add(JSON.stringify(plan[0]));
            expect(gunrunners.explain(state, seat as Seat, plan[0])).toEqual([]);
          }
          if (parts.length < (view.phase === 'arrange' ? 4 : 3)) for (const next of legal) walk([...parts, next]);
        };
        walk([]);
        const wanted = options.filter(({ type }) => type !== 'decline' && type !== 'arrange');
        expect(wanted.filter((action) => !plans.has(JSON.stringify(action)))).toEqual([]);
        for (const target of everything(view, seat)) {
          if (touchOrAlias(view, choices, [], target) !== null) continue;
          expect(gunrunners.explain(state, seat, meaningOf(view, seat, [], target)), target).not.toEqual([]);
        }
        gunrunners.applyInPlace(state, seat, options[chance.pick(options.length)] as Action, chance, null);
      }
    }
  });
});
