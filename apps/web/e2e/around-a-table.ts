import { expect, type Page } from '@playwright/test';

/**
 * The first of these people opens a table, the others come by invitation and are ready, bots take what seats are left, and the
 * match starts. Gives the id of the table.
 */
export async function sitDown(game: string, pages: readonly Page[], bots = 0): Promise<string> {
  const [host, ...guests] = pages;
  if (host === undefined) throw new Error('nobody came');
  await host.goto(`/create/${game}`);
  await host.getByRole('radio', { name: String(pages.length + bots), exact: true }).check();
  for (const seat of guests.keys()) await host.locator(`select[name="seat-${seat + 1}"]`).selectOption('invited');
  for (let bot = 0; bot < bots; bot++) {
    await host.locator(`select[name="seat-${pages.length + bot}"]`).selectOption('easy');
  }
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
  return new URL(host.url()).pathname.split('/').at(-1) ?? '';
}
