import { isDeepStrictEqual } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type { Viewer } from '@stakeout/kernel';
import { expectNothingMore, lookAt, type Sight } from './sight.ts';
import type { Truth } from './truth.ts';

/** As much of what the worker says as is looked at here. */
interface Heard {
  readonly type: string;
  readonly scene?: Scene;
  readonly value?: { readonly scene?: Scene } | Past | null;
  readonly moves?: readonly { readonly events: readonly unknown[] }[];
  readonly turn?: { readonly seq: number; readonly options: readonly unknown[] };
}
/** What has happened so far, as somebody who asked for it saw it. */
interface Past {
  readonly viewer: Viewer;
  readonly from: number;
  readonly view: unknown;
  readonly moves: readonly { readonly events: readonly unknown[] }[];
}
interface Scene {
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly moves: readonly { readonly events: readonly unknown[] }[];
  readonly turn: { readonly seq: number; readonly options: readonly unknown[] };
}

/** Keeps what the page held and what its worker said, to be compared with the truth once that is known. */
export class WorkerTap {
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

  /** Before the page is opened: everything that its workers will say is kept. */
  static async tap(page: Page): Promise<void> {
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
  }

  /** Takes in what the workers have said, and everything that is in the page. */
  async look(): Promise<Sight> {
    const [, sight] = await Promise.all([this.listen(), lookAt(this.page)]);
    this.sights.push({ sight, viewer: this.viewer, from: this.from, to: this.to });
    return sight;
  }

  /** Takes in what the workers have said. */
  async listen(): Promise<void> {
    const fresh = await this.page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
    for (const text of fresh) this.hear(JSON.parse(text));
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
      const past = pastIn(message);
      viewer = scene === undefined ? viewer : scene.viewer;
      if (scene !== undefined) {
        expect(scene.view).toEqual(truth.shownAt(scene.turn.seq, viewer));
        expect(scene.turn.options).toEqual(truth.optionsAt(scene.turn.seq, viewer));
        // Nothing is taken back in this test, so moves and entries are the same.
        for (const [index, { events }] of scene.moves.entries()) {
          expectSame(events, truth.eventsOf(index + 1, viewer));
        }
        compared++;
      } else if (past !== undefined) {
        // It is told to whoever has the device.
        expect(past.viewer).toBe(viewer);
        expect(past.view).toEqual(truth.shownAt(past.from, viewer));
        for (const [index, { events }] of past.moves.entries()) {
          expectSame(events, truth.eventsOf(past.from + index + 1, viewer));
        }
      } else if (message.type === 'moved' && message.moves !== undefined && message.turn !== undefined) {
        const before = message.turn.seq - message.moves.length;
        for (const [index, { events }] of message.moves.entries()) {
          expect(events).toEqual(truth.eventsOf(before + index + 1, viewer));
          compared++;
        }
        expect(message.turn.options).toEqual(truth.optionsAt(message.turn.seq, viewer));
      } else {
        expect(JSON.stringify(message)).not.toMatch(/"(view|events|hands|own)"/);
      }
    }
    expect(compared).toBeGreaterThan(truth.length);
    for (const { sight, viewer: eyes, from, to } of this.sights) expectNothingMore(sight, truth, eyes, from, to);
  }
}

function pastIn({ type, value }: Heard): Past | undefined {
  return type === 'answer' && value != null && 'view' in value ? value : undefined;
}

/** Every hand-over tells all moves anew: thousands are compared, and only one that differs is worth a step of the report. */
function expectSame(heard: unknown, truth: unknown): void {
  if (!isDeepStrictEqual(heard, truth)) expect(heard).toEqual(truth);
}

function sceneIn(message: Heard): Scene | undefined {
  return (
    message.scene ??
    (message.type === 'answer' ? (message.value as { readonly scene?: Scene } | null | undefined)?.scene : undefined)
  );
}
