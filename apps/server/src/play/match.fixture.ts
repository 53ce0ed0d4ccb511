import { perform } from '@stakeout/host';
import type { FastChance, Result } from '@stakeout/kernel';
import { runningTable } from '../tables/table.fixture.ts';
import { beginMatch } from './opening.ts';
import { openRoom, type Room } from './room.ts';

/** A running table with an id of its own; its match has not been played yet. */
export function tableWith(id: string) {
  return beginMatch({ ...runningTable({ config: { edition: 'pt' } }), id }, 1, 1, 1);
}

/** Does work that comes in steps all at once. */
export function atOnce<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value as T;
  }
}

export function granted<T>(result: Result<T> | null): T {
  if (result?.ok !== true) throw new Error('refused');
  return result.value;
}

export function roomWith(id: string): Room {
  return granted(atOnce(openRoom(tableWith(id), [])));
}

/** Whoever is to act plays anything, so many times or until the match is over. */
export function playOn({ match }: Room, dice: FastChance, times: number): void {
  for (let time = 0; time < times; time++) {
    const [seat] = match.game.toAct(match.state);
    if (seat === undefined) return;
    const options = match.game.legal(match.state, seat);
    granted(perform(match, seat, { actions: [options[dice.pick(options.length)]] }));
  }
}
