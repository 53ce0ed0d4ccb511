import { FastChance } from '@stakeout/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from './answer.ts';
import { LossyServer, type Wire } from './lossy-server.fixture.ts';
import { adding } from './scripted-socket.fixture.ts';
import { TableClient } from './table-client.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
const GOOD: Wire = { loss: 0, delay: 20, breaks: 0 };
const WIRES: Record<string, Wire> = {
  good: GOOD,
  reordering: { loss: 0, delay: 3_000, breaks: 0 },
  losing: { loss: 0.3, delay: 100, breaks: 0 },
  breaking: { loss: 0, delay: 50, breaks: 0.1 },
  'all of it': { loss: 0.2, delay: 2_000, breaks: 0.05 },
};

/** A player who tries to add a few numbers every so often and remembers what came of it. */
function player(server: LossyServer, random: () => number, name: number) {
  const client = new TableClient<number, number, readonly number[]>({
    url: '',
    open: () => server.open(),
    game: adding,
    random,
  });
  const attempts: { readonly numbers: readonly number[]; answer: Answer | null }[] = [];
  const faults: string[] = [];
  client.subscribe((change, { match }) => {
    if (change.type !== 'entry') return;
    if (change.match.seq !== change.before.seq + 1) faults.push(`${change.before.seq} then ${change.match.seq}`);
    if (change.match !== match) faults.push('told before it was so');
  });
  return {
    client,
    attempts,
    faults,
    tryIt(): void {
      if (client.snapshot.match === null) return;
      const number = name * 1000 + attempts.length;
      const numbers = [number, number + 0.25, number + 0.5].slice(0, 1 + (number % 3));
      const attempt: (typeof attempts)[number] = { numbers, answer: null };
      attempts.push(attempt);
      void client.act(...numbers).then((answer) => {
        attempt.answer = answer;
        const shown = client.snapshot.match?.seq ?? 0;
        if (answer.ok && shown < answer.seq) faults.push(`acknowledged ${answer.seq} at ${shown}`);
      });
    },
  };
}

it.each(Object.entries(WIRES).flatMap(([name, wire]) => [1, 2, 3, 4, 5, 6].map((seed) => ({ name, wire, seed }))))(
  'on a $name wire nothing is lost and nothing is done twice, seed $seed',
  async ({ wire, seed }) => {
    const chance = new FastChance(seed);
    const random = () => chance.below('wire', 0, 1_000_000) / 1_000_000;
    const server = new LossyServer(wire, random);
    const players = [1, 2, 3].map((name) => player(server, random, name));
    for (let step = 0; step < 60; step++) {
      await vi.advanceTimersByTimeAsync(random() * 4_000);
      for (const { tryIt } of players) if (random() < 0.4) tryIt();
    }
    // The wire gets well: everything that was asked must now be answered, and everybody sees the same.
    server.wire = GOOD;
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    const { view } = server;
    expect(view.length).toBeGreaterThan(10);
    expect(new Set(view).size).toBe(view.length);
    for (const { client, attempts, faults } of players) {
      expect(faults).toEqual([]);
      expect(client.snapshot.match).toMatchObject({ seq: view.length, view });
      for (const { numbers, answer } of attempts) {
        if (answer?.ok === true) {
          expect(view.slice(answer.seq - answer.done, answer.seq)).toEqual(numbers);
        } else {
          expect(answer).toEqual({ ok: false, error: 'stale', refusals: [] });
          expect(view).not.toContain(numbers[0]);
        }
      }
      client.close();
    }
  },
);
