import type { AnyGame, Refusal } from '@stakeout/kernel';
import type { OwnBox, Sheet } from './box.ts';
import { type Difference, differencesBetween } from './differences.ts';
import { type PlacedRefusals, placeRefusals } from './faults-at.ts';
import { readData } from './read-data.ts';

/** A box on the desk: what is written down, and all that follows from it. */
export type BoxWork =
  | { readonly isRead: false; readonly line: number | null }
  | {
      readonly isRead: true;
      readonly data: unknown;
      readonly sheets: readonly Sheet[];
      /** The same sheets of the usual box. */
      readonly usual: readonly Sheet[];
      readonly differences: readonly Difference[];
      readonly refusals: readonly Refusal[];
      readonly placed: PlacedRefusals;
    };

export type ReadWork = Extract<BoxWork, { isRead: true }>;

export function workOn(box: OwnBox, game: AnyGame, text: string): BoxWork {
  const read = readData(text, box.name);
  if (!read.ok) return { isRead: false, line: read.line };
  const { data } = read;
  const [usual, sheets] = [box.sheets(box.usual), box.sheets(data)];
  const configured = game.configure({ [box.name]: data }, game.seats.min);
  const refusals = configured.ok ? [] : configured.refusals;
  return {
    isRead: true,
    data,
    sheets,
    usual,
    differences: differencesBetween(usual, sheets),
    refusals,
    placed: placeRefusals(box, sheets, refusals),
  };
}
