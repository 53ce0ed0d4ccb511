import { liveUrl, type OpenSocket, type Pace } from '@stakeout/client';
import type { Door } from './door.ts';
import { LossySocket, type Tap } from './lossy-socket.ts';
import type { Luck } from './luck.ts';
import type { Mishaps, Weather } from './weather.ts';

/** A client that is in more of a hurry than people are, because its line is so much worse. */
export const HURRY: Partial<Pace> = {
  firstDelay: 50,
  longestDelay: 300,
  restartSpread: 200,
  penalty: 500,
  connectWithin: 2000,
  pingEvery: 400,
  pongWithin: 1200,
  answerWithin: 350,
  longestAnswer: 3000,
  arriveWithin: 120,
  syncEvery: 500,
};

export interface LineSetting {
  readonly table: string;
  readonly doors: readonly Door[];
  readonly weather: Weather;
  readonly mishaps: Mishaps;
}

/** Opens sockets of a table over an unreliable line, each to another door than the one before. */
export function openerOf(
  { table, doors, weather, mishaps }: LineSetting,
  headers: (door: Door) => Record<string, string>,
  luck: Luck,
  tap: Tap,
): OpenSocket {
  let turn = luck.pick(doors.length);
  return () => {
    turn = (turn + 1) % doors.length;
    const door = doors[turn];
    if (door === undefined) throw new Error('no door');
    return new LossySocket(liveUrl(door.origin, table), headers(door), weather, luck, mishaps, tap);
  };
}
