import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import { LANGUAGES } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { ESCAPE_PLAN_GUIDE } from '../games/escape-plan/guide/guide.texts.ts';
import { ESCAPE_PLAN_STEPS } from '../games/escape-plan/guide/guide.ts';
import { summary as ofEscapePlan } from '../games/escape-plan/guide/summary.texts.ts';
import { GUNRUNNERS_GUIDE } from '../games/gunrunners/guide/guide.texts.ts';
import { GUNRUNNERS_STEPS } from '../games/gunrunners/guide/guide.ts';
import { summary as ofGunrunners } from '../games/gunrunners/guide/summary.texts.ts';
import { PROMPT_TEXTS } from '../games/gunrunners/prompt/prompts.texts.ts';
import { TABLE_TEXTS } from '../table/table.texts.ts';
import { sayIn } from '../text/say.ts';
import { GESTURES } from './guide.texts.ts';

describe('the help for a first game', () => {
  it.each([
    [gunrunners, ofGunrunners],
    [escapePlan, ofEscapePlan],
  ] as const)('names rules that there are, in both languages the same', (game, summary) => {
    for (const language of LANGUAGES) {
      const { clauses } = game.texts[language];
      for (const { clause, lines } of summary[language].steps) {
        expect(clauses[clause], clause).toBeDefined();
        expect(lines.length).toBeGreaterThan(0);
      }
    }
    const clausesIn = (language: 'en' | 'pt') => summary[language].steps.map(({ clause }) => clause);
    expect(clausesIn('pt')).toEqual(clausesIn('en'));
  });

  it('has a short text for every step of a guide', () => {
    for (const language of LANGUAGES) {
      for (const { id } of GUNRUNNERS_STEPS) expect(GUNRUNNERS_GUIDE[language][id].length).toBeLessThan(260);
      for (const { id } of ESCAPE_PLAN_STEPS) expect(ESCAPE_PLAN_GUIDE[language][id].length).toBeLessThan(260);
    }
  });

  it('names the buttons that are there', () => {
    for (const language of LANGUAGES) {
      const { station, roll, confirm } = GUNRUNNERS_GUIDE[language];
      expect(roll).toContain(` ${PROMPT_TEXTS[language].roll}:`);
      expect(station).toContain(TABLE_TEXTS[language].confirm);
      expect(confirm).toContain(TABLE_TEXTS[language].confirm);
      expect(confirm).toContain(TABLE_TEXTS[language].undo);
    }
  });

  it('asks nobody to click where there is no mouse', () => {
    for (const language of LANGUAGES) {
      const said = [
        ...GUNRUNNERS_STEPS.map(({ id }) => sayIn(GUNRUNNERS_GUIDE, language)(id, GESTURES[language].finger)),
        ...ESCAPE_PLAN_STEPS.map(({ id }) => sayIn(ESCAPE_PLAN_GUIDE, language)(id, GESTURES[language].finger)),
      ].join(' ');
      expect(said).not.toMatch(/clic|clique|[{}]/i);
      expect(said).toMatch(/Tap a|Toque em/);
    }
  });
});
