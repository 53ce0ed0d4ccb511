import type { Page } from '@playwright/test';
import { type ActionOf, DECISION_KINDS, escapePlan, type State } from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import { longRun } from '@stakeout/testkit';
import { sitDown } from './around-a-table.ts';
import { Chooser } from './chooser.ts';
import { pressOn } from './eager-player.ts';
import { openStage, savedActions, stageOf, stageWhere, stateOf } from './escape-plan-stage.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { faultsOf } from './meant.ts';
import { matchOf, savedIn } from './saved.ts';
import { savedOn } from './server-log.ts';
import { withSettings } from './settings.ts';
import { SMALL, somebody } from './somebody.ts';
import { expect, test } from './stakeout.ts';
import { Truth } from './truth.ts';
import { witness, witnessed } from './witness.ts';

test.use({ viewport: SMALL });
test.describe.configure({ mode: 'parallel' });
test.setTimeout(1_800_000);

/** Whole games, or the beginnings of some. */
const DEEDS = longRun(4, Number.POSITIVE_INFINITY);
/** Online nobody goes on before the others have, so as much takes longer. */
const DEEDS_ONLINE = longRun(3, Number.POSITIVE_INFINITY);
const PRESSES_AT_A_DECISION = longRun(3, 12);
/** One in so many kinds of decisions. */
const DECISIONS = longRun(12, 1);

const GAMES = [
  { game: 'gunrunners', seats: 2 },
  { game: 'escape-plan', seats: 1 },
] as const;

for (const { game, seats } of GAMES) {
  for (const confirm of [true, false]) {
    test(`${game} on one device, pressed as fast as can be, confirming ${confirm ? 'on' : 'off'}: everything done was shown and meant`, async ({
      page,
    }) => {
      await withSettings(page, { name: 'Ada', speed: 'fast', autoRoll: false, confirm });
      await witness(page);
      await page.goto(`/create/${game}`);
      await page.getByRole('radio', { name: String(seats), exact: true }).check();
      await page.locator('button[type="submit"].primary').click();
      await expect(page.getByTestId('prompt')).toBeVisible();
      await pressOn(page, new Chooser(confirm ? 71 : 72), (deeds) => deeds >= DEEDS);
      await judge(page, new Truth(await savedIn(page, matchOf(page))), 0);
    });
  }
}

test('decisions of Escape Plan, pressed as fast as can be: everything done was shown and meant', async ({ page }) => {
  await withSettings(page, { name: 'Ana', speed: 'off' });
  await witness(page);
  const faults: string[] = [];
  let done = 0;
  for (const [index, kind] of DECISION_KINDS.entries()) {
    if (index % DECISIONS > 0) continue;
    const stage = stageOf(kind);
    const id = await openStage(page, stage);
    await expect(page.getByTestId('prompt')).toBeVisible();
    const before = (await witnessed(page)).deeds.length;
    let presses = 0;
    await pressOn(page, new Chooser(80 + index), () => presses++ >= PRESSES_AT_A_DECISION);
    await page.locator('main[aria-busy="false"], [data-testid="end-screen"]').first().waitFor();
    const deeds = (await witnessed(page)).deeds.slice(before);
    done += deeds.length;
    const truth = new Truth(await savedIn(page, id));
    faults.push(...faultsOf(deeds, truth, 0).map((fault) => `${kind}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect((await witnessed(page)).moved).toEqual([]);
  expect(done).toBeGreaterThan(0);
});

/** Milliseconds from Confirm to a touch, and from Confirm to the press where Confirm is. */
const HASTE = [
  [35, 400],
  [100, 500],
  [180, 600],
  [250, 750],
  [60, 700],
] as const;

test('a touch made while a move is on its way is not lost, and the turn does not end instead', async ({ page }) => {
  await withSettings(page, { name: 'Ana', speed: 'normal' });
  // The whole own board is in sight.
  await page.setViewportSize({ width: 1440, height: 900 });
  const table = new EscapePlanTable(page, new Chooser(79));
  const stage = stageWhere(1, (state) => assetBeforeAid(state) !== undefined);
  const slot = assetBeforeAid(stateOf(stage))?.index;
  for (const [touched, pressed] of HASTE.slice(0, longRun(2, HASTE.length))) {
    await page.goto('/about');
    const id = await openStage(page, stage);
    await table.offer();
    await table.target(`slot:${slot}`).first().click();
    const confirm = await table.confirm.boundingBox();
    const aid = await table.page.locator('.ep-own [data-target="firstAid"]').boundingBox();
    if (confirm === null || aid === null) throw new Error('something is not in sight');
    await page.mouse.click(confirm.x + confirm.width / 2, confirm.y + confirm.height / 2);
    await page.waitForTimeout(touched);
    await page.mouse.click(aid.x + aid.width / 2, aid.y + aid.height / 2);
    await page.waitForTimeout(pressed - touched);
    await page.mouse.click(confirm.x + confirm.width / 2, confirm.y + confirm.height / 2);
    // Where the first move is still on its way by then, the press comes to nothing, and the touch waits to be confirmed.
    const aidChosen = page.locator('.ep-own [data-target="firstAid"].is-chosen');
    const ready = table.prompt.locator('.prompt-confirm:not([aria-disabled="true"])');
    const done = async () => {
      if ((await aidChosen.count()) > 0 && (await ready.count()) > 0)
        await ready.click({ timeout: 1000 }).catch(() => {});
      return savedActions(page, id, stage.played.length);
    };
    await expect.poll(done).toHaveLength(2);
    expect(await savedActions(page, id, stage.played.length)).toMatchObject([
      { type: 'use', component: 'asset' },
      { type: 'use', component: 'firstAid' },
    ]);
  }
});

for (const { game } of GAMES) {
  test(`${game} online over a slow line, pressed as fast as can be: everything done was shown and meant`, async ({
    browser,
    server,
  }) => {
    const people = await Promise.all(
      ['Ada', 'Grace'].map((name) =>
        somebody(browser, server.address, name, { speed: 'fast', autoRoll: false }, SMALL),
      ),
    );
    const pages = people.map(({ page }) => page);
    for (const [seat, page] of pages.entries()) {
      await slowLine(page, new Chooser(73 + seat));
      await witness(page);
    }
    const id = await sitDown(game, pages);
    // Nobody can go on alone, so they go on until both have done enough.
    const done = pages.map(() => 0);
    const note = (seat: number) => (deeds: number) => {
      done[seat] = deeds;
      return Math.min(...done) >= DEEDS_ONLINE;
    };
    await Promise.all(pages.map((page, seat) => pressOn(page, new Chooser(75 + seat), note(seat))));
    const truth = new Truth(savedOn(server.folder, id));
    for (const [seat, { page, faults, context }] of people.entries()) {
      await judge(page, truth, seat);
      expect(faults).toEqual([]);
      await context.close();
    }
  });
}

/** At the end of a turn: an asset that can be used, and then first aid still. */
function assetBeforeAid(state: State): ActionOf<'use'> | undefined {
  if (state.frames.at(-1)?.kind !== 'finish') return undefined;
  return escapePlan.legal(state, 0).find((option): option is ActionOf<'use'> => {
    if (option.type !== 'use' || option.component !== 'asset' || option.target >= 0) return false;
    const after = escapePlan.copy(state);
    escapePlan.applyInPlace(after, 0, option, new FastChance(1), null);
    const canAid = escapePlan.legal(after, 0).some(({ type, ...use }) => type === 'use' && isFirstAid(use));
    return after.frames.at(-1)?.kind === 'finish' && canAid;
  });
}

function isFirstAid(use: object): boolean {
  return 'component' in use && use.component === 'firstAid';
}

/** Every frame takes its time, and none overtakes another. */
async function slowLine(page: Page, chooser: Chooser): Promise<void> {
  await page.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer();
    const line = () => {
      let last = Promise.resolve();
      return (pass: () => void) => {
        const delay = chooser.below(400);
        last = last.then(() => new Promise((resolve) => setTimeout(resolve, delay))).then(pass);
      };
    };
    const [there, back] = [line(), line()];
    socket.onMessage((message) => there(() => server.send(message)));
    server.onMessage((message) => back(() => socket.send(message)));
  });
}

/** Nothing is done but what was shown and meant. */
async function judge(page: Page, truth: Truth, seat: number): Promise<void> {
  const { deeds, moved } = await witnessed(page);
  expect(deeds.length).toBeGreaterThan(0);
  expect(faultsOf(deeds, truth, seat)).toEqual([]);
  expect(moved, 'what stood where Confirm had just been').toEqual([]);
}
