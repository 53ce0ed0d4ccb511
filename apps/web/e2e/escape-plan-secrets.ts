import { expect, type Page } from '@playwright/test';
import { CARD_TEXTS } from '../src/games/escape-plan/cards/cards.texts.ts';
import { DECIDE_EN } from '../src/games/escape-plan/decide/decide.en.texts.ts';
import { OUTLOOK_EN } from '../src/games/escape-plan/outlook/outlook.en.texts.ts';
import { PROMPT_EN } from '../src/games/escape-plan/prompt/prompts.en.ts';

const { worthPlan, worthIncome, planIncome, planValue, escapeCost, escapePoor, tooPoor, factCash } = DECIDE_EN;
const { youHave, youLack, cannotPay } = OUTLOOK_EN;

/** Sentences that only somebody could say who knows the cash, the plan or the tiles of whoever plays. */
const GIVING_AWAY: readonly string[] = [
  ...[worthPlan, worthIncome, planIncome, planValue, escapeCost, escapePoor, tooPoor],
  ...[youHave, youLack, cannotPay],
  PROMPT_EN.escapePoor,
  CARD_TEXTS.en.planTotal,
].map(patternOf);

/** Tiles by their value, to be chosen or named; and the cash among what a decision depends on. */
const VALUED: readonly string[] = ['"value:\\d+"', '\\btile (?:of [^<"]+ )?worth \\$\\d+k', `<dt>${factCash}</dt>`];

/** While the own things are covered, nothing in the page may tell of them: no text, no name, no attribute. */
export async function expectNothingTold(page: Page): Promise<void> {
  const told = await page.evaluate(
    (patterns) => {
      const html = document.documentElement.outerHTML;
      return patterns.flatMap((pattern) => new RegExp(pattern).exec(html)?.[0] ?? []);
    },
    [...GIVING_AWAY, ...VALUED],
  );
  expect(told).toEqual([]);
}

/**
 * A sentence with money in its gaps, where it begins a text or an attribute or follows a name; in the midst of another it
 * says something else.
 */
function patternOf(text: string): string {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return `(?:[>"]|, )${parts.join('\\$\\d+k')}`;
}
