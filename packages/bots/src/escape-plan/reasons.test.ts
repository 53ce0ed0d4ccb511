import { escapePlan } from '@stakeout/escape-plan';
import { FastChance, LANGUAGES, say, textsAt } from '@stakeout/kernel';
import { misjoined, sentenceFaults } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import type { Player } from '../policy.ts';
import { newGame, playOn } from './game.fixture.ts';
import { searchPolicy } from './levels.ts';
import { REASON_TEXTS } from './reasons.texts.ts';
import { reasonFor } from './reasons.ts';

/** Somebody who does anything at all gets into every kind of decision. */
function wanderer(seed: number): Player {
  const chance = new FastChance(seed);
  return { choose: (_view, options) => chance.pick(options.length) };
}

describe('reasons', () => {
  it('say the same in both languages', () => {
    expect(sentenceFaults(REASON_TEXTS)).toEqual([]);
  });

  it.each(Object.keys(REASON_TEXTS.pt))('%s goes in Portuguese with the gender of every name', (id) => {
    const { terms } = escapePlan.texts.pt;
    for (const [place, exit, cop] of [
      [2, 0, 0],
      [5, 1, 3],
    ] as const) {
      const params = { place: ['place', place], exit: ['exit', exit], cop: ['cop', cop] } as const;
      const text = say({ terms, messages: REASON_TEXTS.pt }, { id, params });
      const names = [terms['thePlace']?.(place), terms['theExit']?.(exit), terms['theCop']?.(cop)];
      expect(misjoined(text, names.map(String))).toEqual([]);
    }
  });

  it('are given for every option, in both languages, with a clause of the rules', () => {
    const told = new Set<string>();
    for (const seats of [1, 2, 4]) {
      const players = Array.from({ length: seats }, (_, seat) =>
        seat === 0 ? searchPolicy('easy').sit(0, new FastChance(seats)) : wanderer(seat),
      );
      playOn(newGame(seats, seats), players, seats, ({ view, options }) => {
        for (const option of options.length > 40 ? options.slice(0, 6) : options) {
          const { id, clause, params } = reasonFor(view, option);
          const known = `${id} ${clause}`;
          if (told.has(known)) continue;
          told.add(known);
          expect(escapePlan.texts.en.clauses[clause], clause).toBeDefined();
          for (const language of LANGUAGES) {
            const texts = { ...textsAt(escapePlan.texts[language], view), messages: REASON_TEXTS[language] };
            expect(REASON_TEXTS[language][id], `${id} in ${language}`).toBeDefined();
            expect(say(texts, { id, params })).not.toMatch(/[{}]|undefined|NaN/);
          }
        }
      });
    }
    expect(told.size).toBeGreaterThan(35);
  });

  it('have the same sentences in both languages', () => {
    expect(Object.keys(REASON_TEXTS.pt).sort()).toEqual(Object.keys(REASON_TEXTS.en).sort());
  });
});
