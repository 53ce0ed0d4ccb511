import { escapePlan, kindOf, printedOf } from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { sayIn } from '../../../text/say.ts';
import { tripsOf } from '../play/trips.ts';
import { wordsFor } from '../words.ts';
import { CITY_TEXTS } from './city.texts.ts';
import { wayWords } from './location-words.ts';

describe('what is said of a place before it is chosen', () => {
  it('[E12.2] names the points, the price and every cop that stands on a tile that is left', () => {
    const config = escapePlan.configure({}, 3);
    if (!config.ok) throw new Error('refused');
    const chance = new FastChance(4);
    const state = escapePlan.setup(config.value, 3, chance);
    const seen = new Set<string>();
    for (let [seat] = escapePlan.toAct(state); seat !== undefined; [seat] = escapePlan.toAct(state)) {
      const options = escapePlan.legal(state, seat);
      if (state.frames.at(-1)?.kind === 'action') {
        const view = escapePlan.view(state, seat);
        const printed = printedOf(view.table);
        const words = wordsFor('en', view.table, (pawn) => `${pawn}`);
        for (const { node, ways } of tripsOf(view, options)) {
          const [best] = ways;
          const told = wayWords({ view, printed, words, say: sayIn(CITY_TEXTS, 'en') }, best).join(' ');
          expect(told).toMatch(/^\d+ movement points? to get there\./);
          if (kindOf(printed, node) === 'GANG' && best !== undefined) expect(told).toContain('It costs $5k.');
          seen.add(told.includes('No cops on the way.') ? 'none' : 'cops');
        }
      }
      const action = options[chance.pick(options.length)];
      if (action === undefined) throw new Error('nothing to do');
      escapePlan.applyInPlace(state, seat, action, chance, null);
    }
    expect([...seen].sort()).toEqual(['cops', 'none']);
  });

  it('says nothing of a place that cannot be gone to', () => {
    const config = escapePlan.configure({}, 2);
    if (!config.ok) throw new Error('refused');
    const view = escapePlan.view(escapePlan.setup(config.value, 2, new FastChance(1)), 0);
    const words = wordsFor('en', view.table, (pawn) => `${pawn}`);
    const telling = { view, printed: printedOf(view.table), words, say: sayIn(CITY_TEXTS, 'en') };
    expect(wayWords(telling, undefined)).toEqual([]);
  });
});
