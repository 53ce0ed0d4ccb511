import { isUndo } from '@stakeout/kernel';
import type { AnyExport, Film } from '../../replay/recording.ts';

/** The step before each entry of the log that stands, by the number of the entry: what was taken back has one too. */
export function stepsBySeq({ entries }: Pick<AnyExport, 'entries'>): ReadonlyMap<number, number> {
  const standing: number[] = [];
  for (const [index, entry] of entries.entries()) {
    if (isUndo(entry)) standing.length -= entry.undo;
    else standing.push(index + 1);
  }
  return new Map(standing.map((seq, step) => [seq, step]));
}

/** The how-manyeth turn of the seat it is at each step, from 1; 0 before the first. */
export function turnsOf({ marks, toActAt, length }: Pick<Film, 'marks' | 'toActAt' | 'length'>, seat: number) {
  const begins = new Set(
    marks.flatMap(({ kind, step }) => (kind === 'turn' && toActAt(step)[0] === seat ? [step] : [])),
  );
  const turns: number[] = [];
  for (let step = 0, turn = 0; step <= length; step++) {
    if (begins.has(step)) turn++;
    turns.push(turn);
  }
  return turns;
}
