import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Viewer } from '@stakeout/kernel';
import { Chooser } from './chooser.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { withSettings } from './settings.ts';
import { expectNothingMore, lookAt, type Sight } from './sight.ts';
import { expect, test } from './stakeout.ts';
import { Truth } from './truth.ts';

test.use({ reducedMotion: 'reduce' });

const NAMES_A_CARD = /\byour (agent \d|Director|Informer|Saboteur|Spy|Manager|Runner)\b/;

/** As much of what the worker says as is looked at here. */
interface Heard {
  readonly type: string;
  readonly scene?: Scene;
  readonly value?: { readonly scene?: Scene } | null;
  readonly move?: { readonly events: readonly unknown[] };
  readonly turn?: { readonly seq: number; readonly options: readonly unknown[] };
}
interface Scene {
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly moves: readonly { readonly events: readonly unknown[] }[];
  readonly turn: { readonly seq: number; readonly options: readonly unknown[] };
}

test('hot seat: nobody’s hand is in the page while somebody else plays, nor while the device is handed over', async ({
  page,
}) => {
  await withSettings(page, { name: 'Ada', speed: 'off' });
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
      }
    };
  });
  await page.goto('/create/gunrunners?seats=here');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('textbox', { name: 'Name of the person on seat 2' }).fill('Grace');
  await page.getByRole('button', { name: 'Start the game' }).click();

  const table = new GunrunnersTable(page, new Chooser(2));
  const watch = new Watch(page);
  /** What each of them was told to do, naming a card that only they know. */
  const secrets: [Set<string>, Set<string>] = [new Set(), new Set()];
  let changes = 0;
  for (;;) {
    const offer = await table.offer();
    if (offer.isOver) break;
    const sight = await watch.look();
    expect(sight.hasCurtain).toBe(offer.hasCurtain);
    const asked = offer.hasCurtain ? '' : await table.asked();
    if (watch.viewer !== null && NAMES_A_CARD.test(asked)) secrets[watch.viewer === 0 ? 0 : 1].add(asked);
    for (const [seat, own] of secrets.entries()) {
      if (seat === watch.viewer) continue;
      // Both have the same kinds of cards, so one may be asked what the other was asked before.
      const others = watch.viewer === null ? null : secrets[seat === 0 ? 1 : 0];
      for (const secret of own) {
        if (others?.has(secret) !== true) expect(sight.words, `what ${seat} was asked`).not.toContain(secret);
      }
    }
    if (offer.hasCurtain) {
      changes++;
      await expect(table.hand).toHaveCount(0);
      await expect(page.locator('[data-card]')).toHaveCount(0);
      await page.getByRole('button', { name: /show my cards/ }).click();
      await expect(page.locator('.curtain')).toHaveCount(0);
      continue;
    }
    await table.playOn();
  }
  expect(changes).toBeGreaterThan(20);
  expect(secrets[0].size + secrets[1].size).toBeGreaterThan(10);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const truth = new Truth(readFileSync(await (await downloading).path(), 'utf8'));
  await watch.look();
  watch.judge(truth);
});

/** Keeps what the page held and what its worker said, to be compared with the truth once that is known. */
class Watch {
  viewer: Viewer = null;
  private readonly page: Page;
  private readonly heard: Heard[] = [];
  private readonly sights: {
    readonly sight: Sight;
    readonly viewer: Viewer;
    readonly from: number;
    readonly to: number;
  }[] = [];
  private from = 0;
  private to = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async look(): Promise<Sight> {
    const [fresh, sight] = await Promise.all([
      this.page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0)),
      lookAt(this.page),
    ]);
    for (const text of fresh) this.hear(JSON.parse(text));
    this.sights.push({ sight, viewer: this.viewer, from: this.from, to: this.to });
    return sight;
  }

  private hear(message: Heard): void {
    this.heard.push(message);
    const scene = sceneIn(message);
    if (scene !== undefined) {
      this.viewer = scene.viewer;
      this.from = scene.turn.seq;
    }
    this.to = scene?.turn.seq ?? message.turn?.seq ?? this.to;
  }

  judge(truth: Truth): void {
    let viewer: Viewer = null;
    let compared = 0;
    for (const message of this.heard) {
      const scene = sceneIn(message);
      viewer = scene === undefined ? viewer : scene.viewer;
      if (scene !== undefined) {
        expect(scene.view).toEqual(truth.viewAt(scene.turn.seq, viewer));
        expect(scene.turn.options).toEqual(truth.optionsAt(scene.turn.seq, viewer));
        // Nothing is taken back in this test, so moves and entries are the same.
        for (const [index, { events }] of scene.moves.entries()) {
          expect(events).toEqual(truth.eventsOf(index + 1, viewer));
        }
        compared++;
      } else if (message.type === 'moved' && message.move !== undefined && message.turn !== undefined) {
        expect(message.move.events).toEqual(truth.eventsOf(message.turn.seq, viewer));
        expect(message.turn.options).toEqual(truth.optionsAt(message.turn.seq, viewer));
        compared++;
      } else {
        expect(JSON.stringify(message)).not.toMatch(/"(view|events|hands)"/);
      }
    }
    expect(compared).toBeGreaterThan(truth.length);
    for (const { sight, viewer: eyes, from, to } of this.sights) expectNothingMore(sight, truth, eyes, from, to);
  }
}

function sceneIn(message: Heard): Scene | undefined {
  return message.scene ?? (message.type === 'answer' ? message.value?.scene : undefined);
}
