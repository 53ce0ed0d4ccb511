import { type Event, tileOf, type View } from '@stakeout/escape-plan';
import { LANGUAGES } from '@stakeout/kernel';
import { longRun } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import type { TableSnapshot } from '../../../session/session.ts';
import type { Chapter } from '../../../table/motion/playback.ts';
import { textOf } from '../../../table/phrase.ts';
import { logEntries } from '../log/log-entries.ts';
import { randomMoves } from '../motion/random-moves.fixture.ts';
import { recap } from './recap.ts';

const names = (seat: number) => ['You', 'Bia', 'Caio', 'Davi', 'Eva'][seat] ?? '?';
const SEEDS = [...Array(longRun(2, 20)).keys()];

interface Moment {
  readonly chapters: readonly Chapter[];
  readonly view: View;
}

/** What seat 0 is told before each of its decisions in a game at random. */
function moments(seats: number, seed: number): readonly Moment[] {
  const found: Moment[] = [];
  let chapters: Chapter[] = [];
  for (const { before, ...move } of randomMoves(seats, seed)) {
    if (move.seat === 0 && chapters.length > 0) found.push({ chapters, view: before });
    chapters = move.seat === 0 ? [] : [...chapters, { move, before: { view: before } as unknown as TableSnapshot }];
  }
  return found;
}

describe('what the others did in Escape Plan', () => {
  it.each([2, 3, 5])('is told whole, in both languages, among %i', (seats) => {
    for (const seed of SEEDS) {
      for (const { chapters, view } of moments(seats, seed)) {
        for (const language of LANGUAGES) {
          const lines = recap({ chapters, view, reader: 0 }, language);
          const covered = new Set(
            lines.flatMap(({ first, last }) => [...Array(last - first + 1).keys()].map((step) => first + step)),
          );
          // Where nothing at all is to be told, nothing is.
          if (lines.length > 0) expect(covered).toEqual(new Set(chapters.keys()));
          else expect(chapters.every(({ move }) => logEntries([move], view).length === 0)).toBe(true);
          expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
          for (const { phrase } of lines) expect(textOf(phrase, names)).toMatch(/^[^{}]*\S[^{}]*$/);
        }
      }
    }
  });

  it('says the same whatever the reader keeps secret: those who share the screen read along', () => {
    for (const { chapters, view } of moments(4, 7)) {
      const open = recap({ chapters, view, reader: 0 }, 'en');
      expect(recap({ chapters, view: { ...view, own: null }, reader: 0 }, 'en')).toEqual(open);
    }
  });

  it('tells where the reader has not been before it closed, while it is of use to them', () => {
    const { view, before } = { view: moments(3, 1).at(-1)?.view as View, before: {} as TableSnapshot };
    const events = [{ type: 'businessClosed', place: 2, changes: [] }];
    const chapters = [{ move: { seat: 1, by: 'bot', events } as const, before: { ...before, view } }];
    const linesWith = (visited: number) => {
      const table = { ...view.table, visited: view.table.visited.with(2, visited) };
      return recap({ chapters, view: { ...view, table }, reader: 0 }, 'en');
    };
    expect(linesWith(0).map(({ phrase, toMe }) => [textOf(phrase, names), toMe > 0])).toEqual([
      [expect.stringMatching(/^The [\w ]+ closed\. You have not been there: now it takes a key\.$/), true],
    ]);
    expect(linesWith(1)[0]?.toMe).toBe(0);
  });

  it('tells wounds and cops that were moved near as done to the reader', () => {
    const sentences = new Set<string>();
    for (let seed = 0; seed < 6 * SEEDS.length; seed++) {
      for (const { chapters, view } of moments(4, seed)) {
        const lines = recap({ chapters, view, reader: 0 }, 'en').filter(({ toMe }) => toMe > 0);
        for (const { phrase } of lines) sentences.add(textOf(phrase, names));
        for (const [index, { move }] of chapters.entries()) {
          const hurts = (move.events as readonly Event[]).some(
            (event) => (event.type === 'wounded' || event.type === 'handcuffed') && event.pawn === 0,
          );
          if (hurts) expect(lines.some(({ first, last }) => first <= index && index <= last)).toBe(true);
        }
      }
    }
    const all = [...sentences].join('\n');
    expect(all).toMatch(/\w+ moved the \w+ cop (next to you|onto your tile)\./);
    // E19.3: a cop that closes in has been brought by somebody too.
    expect(all).not.toMatch(/cop came/);
  });

  it('says of a cop that goes next door from the reader’s tile that it goes, not that it comes', () => {
    const view = moments(3, 1).at(-1)?.view as View;
    const own = tileOf(view.table.at[0] ?? 0);
    const { q, r } = view.table.city;
    const beside = q.findIndex(
      (_, tile) => Math.abs((q[tile] ?? 9) - (q[own] ?? 0)) + Math.abs((r[tile] ?? 9) - (r[own] ?? 0)) === 1,
    );
    const told = (from: number, to: number, by: number) => {
      const events = [{ type: 'copMoved', cop: 0, from, to, towards: 2, by, changes: [] }];
      const chapters = [
        { move: { seat: 1, by: 'bot', events } as const, before: { view } as unknown as TableSnapshot },
      ];
      return recap({ chapters, view, reader: 0 }, 'en').map(({ phrase }) => textOf(phrase, names));
    };
    expect(told(own, beside, 1)).toEqual(['Bia moved the Federal cop away from your tile.']);
    expect(told(beside, own, 2)).toEqual(['Caio moved the Federal cop onto your tile.']);
    expect(told(own, beside, -1)).toEqual(['The Federal cop left your tile.']);
  });
});
