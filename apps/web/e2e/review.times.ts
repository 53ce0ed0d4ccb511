import type { Page } from '@playwright/test';
import { escapePlanBots } from '@stakeout/bots/escape-plan';
import { gunrunnersBots } from '@stakeout/bots/gunrunners';
import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import { FastChance } from '@stakeout/kernel';
import { matchByLot } from './match-by-lot.ts';
import { goWithin, openPlayed } from './played-match.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';
import { measured } from './times.ts';

/** From opening the review to its first moment, and until a whole seat has been judged, in one worker. */
const FIRST = { share: 1, wanted: 3000 };
const GUNRUNNERS = { share: 1, wanted: 30_000 };
const ESCAPE_PLAN = { share: 1, wanted: 90_000 };

test('a seat of a Gunrunners match of four is judged', async ({ page }) => {
  await withSettings(page, { speed: 'off' });
  const players = [0, 1, 2, 3].map((seat) => quickest(gunrunnersBots).sit(seat, new FastChance(seat), null));
  const match = matchByLot(gunrunners, 4, 3, (view, options, seat) => players[seat]?.choose(view, options) ?? 0);
  const { first, whole } = await judged(page, await openPlayed(page, match));
  measured({ name: 'Review of Gunrunners, four players: first moment', values: [first], ...FIRST });
  measured({ name: 'Review of Gunrunners, four players: a whole seat', values: [whole], ...GUNRUNNERS });
});

test('a seat of an Escape Plan match is judged', async ({ page }) => {
  await withSettings(page, { speed: 'off' });
  const players = [0, 1, 2].map((seat) => quickest(escapePlanBots).sit(seat, new FastChance(seat), null));
  const match = matchByLot(escapePlan, 3, 3, (view, options, seat) => players[seat]?.choose(view, options) ?? 0);
  const { first, whole } = await judged(page, await openPlayed(page, match));
  measured({ name: 'Review of Escape Plan, three players: first moment', values: [first], ...FIRST });
  measured({ name: 'Review of Escape Plan, three players: a whole seat', values: [whole], ...ESCAPE_PLAN });
});

/** Who decides at once, and plays as somebody does who knows the rules. */
function quickest({ quick }: typeof gunrunnersBots) {
  const found = quick.find(({ id }) => id === 'greedy');
  if (found === undefined) throw new Error('nobody decides at once');
  return found;
}

/** Opens the review of a match on this device as a link would, and waits for the judge, in milliseconds from there. */
async function judged(page: Page, id: string): Promise<{ readonly first: number; readonly whole: number }> {
  const start = Date.now();
  await goWithin(page, `/review/local/${id}`);
  await expect(page.getByRole('tab').first()).toBeVisible();
  const first = Date.now() - start;
  await expect(page.getByText(/^It (adds|does not add) up:/)).toBeVisible({ timeout: 600_000 });
  return { first, whole: Date.now() - start };
}
