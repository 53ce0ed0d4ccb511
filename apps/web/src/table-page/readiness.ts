import type { Seat } from '@stakeout/kernel';
import type { SeatPlate } from '../session/session.ts';

/** What a table still waits for before its match can start. */
export interface Missing {
  /** Seats that nobody has. */
  readonly empty: readonly Seat[];
  /** Seats whose people have not said that they are ready. */
  readonly unready: readonly Seat[];
}

/** The host gets ready by starting, so their own seat is left out. */
export function missingAt(seats: readonly SeatPlate[], host: Seat | null): Missing {
  const empty: Seat[] = [];
  const unready: Seat[] = [];
  for (const [seat, { kind, isReady }] of seats.entries()) {
    if (kind === 'open' || kind === 'invited') empty.push(seat);
    else if (!isReady && seat !== host) unready.push(seat);
  }
  return { empty, unready };
}

export function isComplete({ empty, unready }: Missing): boolean {
  return empty.length === 0 && unready.length === 0;
}
