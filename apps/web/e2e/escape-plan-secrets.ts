import { expect, type Page } from '@playwright/test';
import { CARD_TEXTS } from '../src/escape-plan/cards/cards.texts.ts';
import { DECIDE_TEXTS } from '../src/escape-plan/decide/decide.texts.ts';
import { OUTLOOK_TEXTS } from '../src/escape-plan/outlook/outlook.texts.ts';
import { PROMPT_TEXTS } from '../src/escape-plan/prompt/prompts.texts.ts';
import { lookAt } from './sight.ts';

const { worthPlan, worthIncome, planIncome, planValue, escapeCost, escapePoor, tooPoor, factCash } = DECIDE_TEXTS.en;
const { youHave, youLack, cannotPay } = OUTLOOK_TEXTS.en;
const PROMPT = PROMPT_TEXTS.en;

/** Sentences that only somebody could say who knows the cash, the plan or the tiles of whoever plays. */
const GIVING_AWAY: readonly RegExp[] = [
  ...[worthPlan, worthIncome, planIncome, planValue, escapeCost, escapePoor, tooPoor],
  ...[youHave, youLack, cannotPay],
  ...[PROMPT.escapePoor, PROMPT.willBeArrested],
  CARD_TEXTS.en.planTotal,
].map(patternOf);

/** Tiles by their value: to be chosen, or named. */
const VALUED: readonly RegExp[] = [/^value:\d+$/m, /worth \$\d+k/];

/** While the own things are covered, nothing in the page may tell of them: no text, no name, no attribute. */
export async function expectNothingTold(page: Page): Promise<void> {
  const { words } = await lookAt(page);
  for (const pattern of [...GIVING_AWAY, ...VALUED]) expect(words).not.toMatch(pattern);
  const facts = await page.locator('.ep-facts dt').allTextContents();
  expect(facts).not.toContain(factCash);
}

/** A sentence with money in its gaps. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('\\$\\d+k'));
}
