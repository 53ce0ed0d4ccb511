import { readFileSync } from 'node:fs';
import { gunrunners } from '@stakeout/gunrunners';
import { isUndo, type LogEntry, type MatchExport, type MatchHeader, replay, stateAfter } from '@stakeout/kernel';
import { dealLink } from '../src/branch/deal-link.ts';
import { matchLink } from '../src/session/match-link.ts';
import { examine } from './axe.ts';
import { Chooser } from './chooser.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { matchOf, type Saved, savedIn } from './saved.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

const GOLDEN = new URL('../../../packages/gunrunners/golden/two-players-en.json', import.meta.url);

test.use({ reducedMotion: 'reduce' });

type Log = MatchExport<never, never>;

/** What the first player is dealt by a header's key when everybody begins as they did. */
function firstHand(header: MatchHeader<unknown>, { secret, entries }: Saved): readonly number[] {
  const log = { header: header as MatchHeader<never>, entries: entries.slice(0, 2) as LogEntry<never>[] };
  const match = replay(gunrunners, log, secret);
  if (!match.ok) throw new Error('it does not begin so');
  return match.value.state.hands[0] ?? [];
}

/** A move in the middle of the match after which the first player has something to choose. */
function middleOf(log: Log): number {
  const match = replay(gunrunners, log, log.secret);
  if (!match.ok) throw new Error('the golden match does not replay');
  const { length } = match.value.standing;
  for (let moves = Math.floor(length / 2); moves < length; moves++) {
    if (gunrunners.legal(stateAfter(match.value, moves), 0).length > 4) return moves;
  }
  throw new Error('nothing is left to choose');
}

test('a match is played on from its middle, as far back as there; its deal is played again', async ({ page }) => {
  await withSettings(page, { speed: 'off' });
  const file = readFileSync(GOLDEN, 'utf8');
  const log = JSON.parse(file) as Log;
  const moves = middleOf(log);
  const link = await matchLink(file);
  const table = new GunrunnersTable(page, new Chooser(3));
  await page.goto(`${link.replace('#', '?seat=1#')}&move=${moves}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const sheet = page.getByRole('dialog', { name: 'Play on' });
  await expect(sheet.getByRole('radio', { name: `After move ${moves}` })).toBeChecked();
  await sheet.getByRole('combobox', { name: /seat 2/ }).selectOption('easy');
  await examine(page, 'how to play on', ['dialog']);
  await sheet.getByRole('button', { name: 'Play', exact: true }).click();

  await expect(page).toHaveURL(/\/local\//);
  const undo = table.prompt.getByRole('button', { name: 'Undo' });
  await table.offer();
  await expect(undo, 'nothing before is taken back').toBeDisabled();
  await expect
    .poll(async () => {
      await table.playOn();
      return (await savedIn(page, matchOf(page))).entries.length;
    })
    .toBeGreaterThan(moves);
  await table.offer();
  // While a step back is on its way the button rests, and somebody presses it again.
  const standing = async () => {
    if (await undo.isEnabled()) await undo.click();
    const { entries } = await savedIn(page, matchOf(page));
    return entries.map((entry) => (isUndo(entry) ? -entry.undo : 1)).reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(standing, 'it stands where it was played on from').toBe(moves);
  await table.offer();
  await expect(undo, 'nothing before is taken back').toBeDisabled();

  await page.goto('/');
  await expect(page.getByText(`Played on from move ${moves}`)).toBeVisible();

  await page.goto(await dealLink(file, 0));
  await expect(page.getByRole('heading', { level: 1, name: 'Same deal again' })).toBeVisible();
  await examine(page, 'the same deal again', ['main']);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/local\//);
  // Cards are dealt once everybody has put down a 1.
  await expect
    .poll(async () => {
      await table.playOn();
      return (await savedIn(page, matchOf(page))).entries.length;
    })
    .toBeGreaterThanOrEqual(2);
  const again = await savedIn(page, matchOf(page));
  expect(again.header.matchId).not.toBe(log.header.matchId);
  expect(firstHand(again.header, again)).toEqual(firstHand(log.header, again));
  await expect(table.hand).toHaveCount(firstHand(log.header, again).length);
});
