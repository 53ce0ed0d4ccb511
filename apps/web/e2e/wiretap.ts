import { expect, type Page } from '@playwright/test';
import type { Viewer } from '@stakeout/kernel';
import { expectNothingMore, lookAt, type Sight } from './sight.ts';
import type { Truth } from './truth.ts';

/** As much of what a server says as is looked at here. */
interface Said {
  readonly type?: string;
  readonly seq?: number;
  readonly view?: unknown;
  readonly turn?: { readonly options: readonly unknown[] };
  /** Of an entry the events of each action; of a history the moves. */
  readonly moves?: readonly (readonly unknown[] | { readonly events: readonly unknown[] })[];
  readonly table?: { readonly status: string };
  /** Of the file of a match, which says everything. */
  readonly format?: string;
  readonly entries?: readonly unknown[];
}

/** Everything that a server sends to one page, and everything that the page holds, to be compared with the truth. */
export class Wiretap {
  private readonly page: Page;
  private readonly viewer: Viewer;
  private readonly said: Said[] = [];
  private readonly sights: { readonly sight: Sight; readonly from: number; readonly to: number }[] = [];
  private seq = 0;

  constructor(page: Page, viewer: Viewer) {
    this.page = page;
    this.viewer = viewer;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.hear(String(payload)));
    });
    page.on('response', async (response) => {
      if (!new URL(response.url()).pathname.startsWith('/api/')) return;
      // Answers that were given up on have no text.
      this.hear(await response.text().catch(() => '{}'));
    });
  }

  /** How many entries this page has heard of. */
  get heardOf(): number {
    return this.seq;
  }

  /** Notes what the page holds. What it shows may be a few entries behind what it knows. */
  async look(): Promise<void> {
    const from = Math.max(0, this.seq - 12);
    const sight = await lookAt(this.page);
    this.sights.push({ sight, from, to: this.seq });
  }

  private hear(text: string): void {
    // Whoever is nobody yet is told just that: `null`.
    const message: Said = text === '' ? {} : (JSON.parse(text) ?? {});
    this.said.push(message);
    if (message.type === 'state' || message.type === 'entry' || message.type === 'undone') {
      this.seq = Math.max(this.seq, message.seq ?? 0);
    }
  }

  /** Every message says exactly what the rules show this viewer at that moment, and the page held no card beyond that. */
  judge(truth: Truth): { readonly compared: number } {
    const compared = this.judgeFrames(truth);
    for (const { sight, from, to } of this.sights) expectNothingMore(sight, truth, this.viewer, from, to);
    return { compared };
  }

  /** Gives how many messages were compared with what the rules show; no other message has a place for secrets at all. */
  judgeFrames(truth: Truth): number {
    let compared = 0;
    for (const message of this.said) {
      const { type, seq = 0, view, turn, moves, format, entries } = message;
      if (type === 'state' || type === 'undone') expect(view).toEqual(truth.shownAt(seq, this.viewer));
      else if (moves !== undefined) this.judgeMoves(message, truth);
      // Whoever played checks the cards by the file of the match, once it is over.
      else if (format !== undefined) expect([truth.isOver, entries?.length]).toEqual([true, truth.length]);
      else expect(JSON.stringify(message), 'a message without a place for secrets').not.toMatch(secretsIn(message));
      if (turn !== undefined) expect(turn.options).toEqual(truth.optionsAt(seq, this.viewer));
      if (turn !== undefined || moves !== undefined) compared++;
    }
    return compared;
  }

  /** The latest moves, or all of them from the beginning. Nothing is taken back in these tests: moves and entries are the same. */
  private judgeMoves({ type, seq = 0, view, moves = [] }: Said, truth: Truth): void {
    if (type !== 'entry') expect(view).toEqual(truth.shownAt(0, this.viewer));
    const before = type === 'entry' ? seq - moves.length : 0;
    for (const [index, move] of moves.entries()) {
      expect('events' in move ? move.events : move).toEqual(truth.eventsOf(before + index + 1, this.viewer));
    }
  }
}

/** Where cards and boards are in what the games say. The secret of a running match would give all of them away. */
function secretsIn({ table }: Said): RegExp {
  const places = 'view|events|hands?|piles|probation|fields|own|boards';
  return table?.status === 'over' ? new RegExp(`"(${places})":`) : new RegExp(`"(${places}|cash)":|"secret":"`);
}
