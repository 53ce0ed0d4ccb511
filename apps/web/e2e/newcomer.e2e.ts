import type { Locator, Page, TestInfo } from '@playwright/test';
import { examine } from './axe.ts';
import { Chooser } from './chooser.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { doLesson } from './lesson-walk.ts';
import { withFixedChance } from './settings.ts';
import { expect, test } from './stakeout.ts';
import type { TablePlayer } from './table-player.ts';

/** More presses than it takes until a first game brings something new. */
const MOST_PRESSES = 80;

interface Walk {
  readonly name: string;
  readonly game: 'Gunrunners' | 'Escape Plan';
  readonly tableOf: (page: Page) => TablePlayer;
  readonly words: Readonly<
    Record<'learn' | 'begin' | 'nextLesson' | 'leave' | 'three' | 'play' | 'skip' | 'gotIt' | 'solve' | 'deal', string>
  >;
  readonly use: Parameters<typeof test.use>[0];
}

const WALKS: readonly Walk[] = [
  {
    name: 'at a desk, in English',
    game: 'Gunrunners',
    tableOf: (page) => new GunrunnersTable(page, new Chooser(1)),
    words: {
      learn: 'Learn by playing',
      begin: 'Begin',
      nextLesson: 'Next lesson',
      leave: 'Leave lesson',
      three: '3 of 16 lessons',
      play: 'Play now against bots',
      skip: 'Skip the guide',
      gotIt: 'Got it',
      solve: 'Solve it',
      deal: 'Play it',
    },
    use: { viewport: { width: 1440, height: 900 }, locale: 'en-US' },
  },
  {
    name: 'on a phone, in Portuguese',
    game: 'Escape Plan',
    tableOf: (page) => new EscapePlanTable(page, new Chooser(1)),
    words: {
      learn: 'Aprenda jogando',
      begin: 'Começar',
      nextLesson: 'Próxima lição',
      leave: 'Sair da lição',
      three: '3 de 27 lições',
      play: 'Jogar agora',
      skip: 'Pular o guia',
      gotIt: 'Entendi',
      solve: 'Resolver',
      deal: 'Jogar',
    },
    use: { viewport: { width: 390, height: 844 }, locale: 'pt-BR', hasTouch: true, isMobile: true },
  },
];

for (const { name, game, tableOf, words, use } of WALKS) {
  test.describe(name, () => {
    test.use({ reducedMotion: 'reduce', ...use });

    test('a newcomer: three lessons, a first game with its notes, a puzzle, the deal of the day', async ({
      page,
    }, info) => {
      await withFixedChance(page, 5);
      await page.goto('/');
      await look(page, info, 'home');

      await test.step('three lessons, one after another', async () => {
        await page.getByRole('link', { name: words.learn }).click();
        await expect(page.getByRole('article', { name: game })).toBeVisible();
        await look(page, info, 'library');
        await page.getByRole('article', { name: game }).getByRole('link', { name: words.begin, exact: true }).click();
        for (const number of [1, 2, 3]) {
          await expect(page.getByTestId('lesson')).toBeVisible();
          await look(page, info, `lesson-${number}`);
          await doLesson(page);
          await look(page, info, `lesson-${number}-done`);
          if (number < 3) await page.getByRole('link', { name: words.nextLesson }).click();
        }
        await page.getByRole('link', { name: words.leave }).click();
        await expect(page.getByText(words.three)).toBeVisible();
      });

      await test.step('a first game: the guide, and then a note at the first thing that is new', async () => {
        await page.goto('/');
        await page.getByRole('article', { name: game }).getByRole('button', { name: words.play }).first().click();
        const guide = await untilSeen(page, 'guide', null);
        await look(page, info, 'guide');
        await guide.getByRole('button', { name: words.skip }).click();
        const note = await untilSeen(page, 'note', tableOf(page));
        await look(page, info, 'note');
        await examine(page, 'a note');
        // On a phone it is a line until it is unfolded.
        const folded = note.getByRole('button', { expanded: false });
        if (await folded.isVisible()) await folded.click();
        await look(page, info, 'note-open');
        // Another one may follow it.
        const read = (await note.getByRole('heading').textContent()) ?? '';
        await note.getByRole('button', { name: words.gotIt }).click();
        await expect(note.filter({ hasText: read })).toHaveCount(0);
      });

      await test.step('the puzzle of the day', async () => {
        await page.goto('/learn');
        await look(page, info, 'library-later');
        await page.getByRole('link', { name: `${words.solve}: ${game}` }).click();
        await expect(page.getByTestId('prompt')).toBeVisible();
        await look(page, info, 'puzzle');
        await page.keyboard.press('s');
        await expect(page.locator('.puzzle-stamp')).toBeVisible();
        await look(page, info, 'puzzle-shown');
      });

      await test.step('the deal of the day', async () => {
        await page.goto('/learn');
        await page.getByRole('link', { name: `${words.deal}: ${game}` }).click();
        const play = page.getByRole('button', { name: `${words.deal}: ${game}` });
        await expect(play).toBeVisible();
        await look(page, info, 'daily');
        await play.click();
        await expect(page).toHaveURL(/\/table\//);
        await expect(page.getByTestId('prompt')).toBeVisible();
        await look(page, info, 'deal');
      });
    });
  });
}

/** Goes on, reading what the others do and playing anything at all at one's own turn, until it is there. */
async function untilSeen(page: Page, name: 'guide' | 'note', table: TablePlayer | null): Promise<Locator> {
  const wanted = page.getByTestId(name);
  const next = page.locator('.telling-next');
  for (let press = 0; press < MOST_PRESSES; press++) {
    if (table === null) await wanted.or(next).first().waitFor();
    else await table.playOn(`[data-testid="${name}"], .telling-next`);
    if (await wanted.isVisible()) return wanted;
    if (await next.isVisible()) await next.click({ timeout: 2000 }).catch(() => undefined);
  }
  throw new Error('nothing new was met');
}

/** A picture of the way, for whoever wants to see it. */
async function look(page: Page, info: TestInfo, name: string): Promise<void> {
  await page.screenshot({ path: info.outputPath(`${name}.png`) });
}
