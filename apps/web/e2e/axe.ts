import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The same class, from another copy of its package. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

/** What lies over a page leaves nothing below it to be reached; the page itself is looked at on its own. */
export const ON_TOP: readonly string[] = ['dialog[open]'];

/** The page, or only some parts of it, in both themes. A theme is one attribute of the page and changes nothing but colours, so the second look is for contrast. */
export async function examine(page: Page, screen = '', parts: readonly string[] = []): Promise<void> {
  const look = () => {
    // No page has frames, so none needs a page of its own to put their results together; and only faults are told.
    const axe = new AxeBuilder({ page: page as unknown as AxePage }).setLegacyMode();
    axe.options({ resultTypes: ['violations'] });
    return parts.reduce((within, part) => within.include(part), axe);
  };
  await change(page, 'day');
  await expectNoFindings(look().withRules('color-contrast'), `${screen}, day`);
  await change(page, 'night');
  await expectNoFindings(look(), `${screen}, night`);
}

async function expectNoFindings(axe: AxeBuilder, screen: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 4).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect.soft(found, screen).toEqual([]);
}

async function change(page: Page, theme: string): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted;
  }, theme);
}
