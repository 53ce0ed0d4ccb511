import { expect, type Page } from '@playwright/test';
import { matchOf } from './saved.ts';

/**
 * The first of these people opens a table, the others come by invitation and are ready, bots take what seats are left, and the
 * match starts. The host may choose more before the table opens. Gives the id of the table.
 */
export async function sitDown(
  game: string,
  pages: readonly Page[],
  bots = 0,
  choose: (host: Page) => Promise<void> = async () => undefined,
): Promise<string> {
  const [host, ...guests] = pages;
  if (host === undefined) throw new Error('nobody came');
  await host.goto(`/create/${game}`);
  await host.getByRole('radio', { name: String(pages.length + bots), exact: true }).check();
  for (const seat of guests.keys()) await host.locator(`select[name="seat-${seat + 1}"]`).selectOption('invited');
  for (let bot = 0; bot < bots; bot++) {
    await host.locator(`select[name="seat-${pages.length + bot}"]`).selectOption('easy');
  }
  await choose(host);
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host).toHaveURL(/\/table\/[\w-]+$/);
  for (const [index, guest] of guests.entries()) {
    await host.getByRole('button', { name: 'Copy invitation' }).first().click();
    const invitation = host.getByRole('textbox', { name: `Invitation to seat ${index + 2}` });
    await guest.goto(await invitation.inputValue());
    await guest.getByRole('button', { name: 'Take the seat' }).click();
    await guest.getByRole('button', { name: 'I am ready' }).click();
  }
  await host.getByRole('button', { name: 'Start the match' }).click();
  for (const page of pages) await expect(page.getByTestId('prompt')).toBeVisible();
  return matchOf(host);
}

interface Played {
  /** Waits until something is offered. */
  offer(): Promise<unknown>;
  /** Gives `false` when the match is over. */
  playOn(): Promise<boolean>;
}

/**
 * Whoever is offered something does something, so many times or to the end of the match. Afterwards somebody is offered
 * something again, so that no bot is still at it. Gives whether the match is over.
 */
export async function playInTurn(
  tables: readonly Played[],
  steps: number,
  afterEach: (step: number) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const offers = new Map(tables.map((table) => [table, table.offer()]));
  const next = () =>
    Promise.race(
      [...offers].map(async ([table, offer]) => {
        await offer;
        return table;
      }),
    );
  for (let step = 1; step <= steps; step++) {
    const table = await next();
    if (!(await table.playOn())) return true;
    await afterEach(step);
    offers.set(table, table.offer());
  }
  await next();
  return false;
}
