import { type Action, type Event, escapePlan, type State } from '@stakeout/escape-plan';
import { EmissionList, FastChance, type Seat } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { previewOf } from '../play/preview.ts';
import { lookAround } from '../play/random-views.fixture.ts';
import { tripsOf } from '../play/trips.ts';
import { wordsFor } from '../words.ts';
import { arrivalLines } from './arrival.ts';
import { sceneOf } from './scene.ts';

/** What happens when a trip is made and every cop on it wounds, up to the visit's first choice. */
function made(state: State, seat: Seat, plan: readonly Action[]): ReadonlySet<string> {
  const copy = escapePlan.copy(state);
  const events = new EmissionList<Event>();
  const act = (action: Action) => escapePlan.applyInPlace(copy, seat, action, new FastChance(1), events);
  for (const action of plan) act(action);
  while (copy.frames.at(-1)?.kind === 'avoid') {
    const options = escapePlan.legal(copy, seat);
    const way = options.find(({ type }) => type === 'takeWound') ?? options.find(({ type }) => type !== 'use');
    if (way === undefined) break;
    act(way);
  }
  return new Set(events.emissions.map(({ event }) => event.type));
}

describe('what a visit will bring, said before the trip is confirmed', () => {
  it('[E15.2] [E15.6] that a business closes and how many members are hired, exactly when it is so', () => {
    const said = { closes: 0, hires: 0, neither: 0 };
    for (let seats = 2; seats <= 4; seats++) {
      lookAround(
        seats,
        11 * seats,
        40,
        ({ state, seat, view, options }) => {
          for (const { ways } of tripsOf(view, options)) {
            const [best] = ways;
            if (best === undefined || best.isEscape || best.keys.length > 0 || best.meetsCosta) continue;
            const { plan } = best;
            const preview = previewOf(view, [], plan);
            if (preview.cops.length === 0) continue;
            const words = wordsFor('en', view.table, (pawn) => `P${pawn}`);
            const nameOf = (action: Action) => escapePlan.name(action, view);
            const scene = sceneOf({
              view,
              options,
              parts: [],
              plan,
              preview,
              language: 'en',
              words,
              police: null,
              nameOf,
            });
            const told = arrivalLines(scene, seat, plan, true).map(({ text }) => text);
            const came = made(state, seat, plan);
            const closes = told.some((text) => text.endsWith('closes'));
            const hires = told.some((text) => text.startsWith('Hire 2'));
            expect([closes, hires], told.join()).toEqual([came.has('businessClosed'), came.has('gangTaken')]);
            said[closes ? 'closes' : hires ? 'hires' : 'neither']++;
          }
        },
        (state) => state.frames.at(-1)?.kind === 'action' && escapePlan.toAct(state)[0] !== undefined,
      );
    }
    expect(Math.min(said.closes, said.hires, said.neither), JSON.stringify(said)).toBeGreaterThan(0);
  });
});
