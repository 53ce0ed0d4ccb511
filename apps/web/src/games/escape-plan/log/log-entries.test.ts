import { escapePlan, type Happening, type View } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../session/session.ts';
import { textOf } from '../../../table/phrase.ts';
import { storyOf } from '../automa/ground.ts';
import { randomMoves } from '../motion/random-moves.fixture.ts';
import { logEntries, wholeLog } from './log-entries.ts';
import { logLines } from './log-lines.ts';

const names = (seat: number) => ['Ana', 'Bia', 'Caio', 'Davi', 'Eva'][seat] ?? '?';

function lastView(moves: ReturnType<typeof randomMoves>): View {
  const last = moves.at(-1);
  if (last === undefined) throw new Error('no move was made');
  return last.after;
}

/** The lines of moves made of these happenings, oldest first. */
function linesOf(...stories: readonly (readonly Happening[])[]): readonly string[] {
  const moves: Move[] = stories.map((events) => ({ seat: 0, by: 'person', events }));
  const view = lastView(randomMoves(3, 1));
  const lines = logLines(logEntries(moves, view), view, 'en');
  return lines.map(({ phrase }) => textOf(phrase, names)).toReversed();
}

describe('the log', () => {
  it.each([1, 2, 3, 4, 5])('has a line and a clause for all that happens with %d players', (seats) => {
    for (const seed of [1, 2]) {
      const moves = randomMoves(seats, seed);
      const view = lastView(moves);
      const entries = logEntries(moves, view);
      const told = entries.flatMap(({ happenings }) => happenings.map(({ type }) => type));
      const kinds = new Set(moves.flatMap((move) => storyOf(move).map(({ type }) => type)));
      kinds.delete('turnBegan');
      expect(new Set(told)).toEqual(kinds);
      for (const { clauses } of entries) {
        expect(clauses.length).toBeGreaterThan(0);
        for (const clause of clauses) expect(escapePlan.texts.en.clauses).toHaveProperty([clause]);
      }
      expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
      for (const language of ['en', 'pt'] as const) {
        const text = logLines(entries, view, language).map(({ phrase }) => textOf(phrase, names));
        expect(text.join(' ')).not.toMatch(/[{}\uE000]|undefined|NaN/);
        expect(text.every((line) => line.length > 3)).toBe(true);
      }
    }
  });

  it('begins with the patrol of day 1, which no move has brought', () => {
    const view = lastView(randomMoves(1, 1));
    const lines = logLines(wholeLog([], view), view, 'en').toReversed();
    expect(lines[0]).toMatchObject({ phrase: ['Day 1'], isHeading: true });
    expect(lines.slice(1).every(({ clauses }) => clauses[0] === 'E6.1')).toBe(true);
    expect(lines.slice(1).map(({ phrase }) => textOf(phrase, names))[0]).toMatch(/^A patrol card showed Exit \d\.$/);
    const first = wholeLog(randomMoves(1, 1), view).at(-1);
    expect(first?.happenings).toEqual([{ type: 'dayBegan', day: 1 }]);
  });

  it('says once how much notoriety was gained, and how many wounds were healed', () => {
    const gained = { type: 'notorietyGained', pawn: 0, why: 'crowd' } as const;
    const healed = { type: 'healed', pawn: 1 } as const;
    expect(linesOf([gained], [gained, gained], [healed, healed])).toEqual([
      'Ana gained 1 notoriety: there was a crowd.',
      'Ana gained 2 notoriety: there was a crowd.',
      'Bia healed 2 wounds.',
    ]);
  });

  it('tells a way of several steps by where it led', () => {
    expect(
      linesOf(
        [{ type: 'moved', pawn: 0, node: 1 }],
        [{ type: 'canUsed', pawn: 0 }],
        [{ type: 'moved', pawn: 0, node: 2 }],
        [{ type: 'moved', pawn: 1, node: 1 }],
      ),
    ).toEqual([
      'Ana used a gas can. Went to the residential terrain of S1.',
      'Bia went to the commercial terrain of S1.',
    ]);
  });

  it('joins what was paid with what was bought, and a wound with its cop', () => {
    expect(
      linesOf(
        [
          { type: 'paid', pawn: 0, amount: 2, why: 'price' },
          { type: 'equipmentBought', pawn: 0, equipment: 1 },
        ],
        [
          { type: 'copNotAvoided', pawn: 1, tile: 0, cop: 1 },
          { type: 'wounded', pawn: 1 },
        ],
      ),
    ).toEqual(['Ana bought equipment: Hat. Paid $2k.', 'Bia did not avoid the Local cop on S1. 1 wound.']);
  });

  it('divides the days and their parts', () => {
    expect(
      linesOf([
        { type: 'dayBegan', day: 2 },
        { type: 'partBegan', part: 2 },
      ]),
    ).toEqual(['Day 2', 'Day 2, dusk']);
  });

  it('marks what hurts', () => {
    const view = lastView(randomMoves(3, 1));
    const events = [
      { type: 'rested', pawn: 0 },
      { type: 'handcuffed', pawn: 0, space: 4 },
      { type: 'patrolRevealed', exit: 1 },
      { type: 'exitBlocked', exit: 1 },
    ];
    const entries = logEntries([{ events }], view);
    expect(entries.map(({ isHot }) => isHot)).toEqual([true, true, false]);
    expect(entries[0]?.clauses).toEqual(['E6.1', 'E6.2']);
  });

  it('names nothing that is hidden from the viewer', () => {
    const moves = randomMoves(3, 4, 1);
    const lines = logLines(logEntries(moves, lastView(moves)), lastView(moves), 'en');
    const replaced = lines
      .map(({ phrase }) => textOf(phrase, names))
      .filter((line) => line.includes('gave up an item'));
    for (const line of replaced) expect(line).not.toContain('worth');
  });
});
