import {
  type LockerObstacle,
  lockerReach,
  type PublicBoard,
  type PublicTable,
  type Table,
  whyNoLocker,
} from '@stakeout/escape-plan';
import type { Say } from '../../../text/say.ts';
import type { Words } from '../words.ts';
import type { DecideTextId } from './decide.texts.ts';

interface Shared {
  readonly shown: PublicTable;
  readonly printed: Table;
  readonly seat: number;
  readonly board: PublicBoard;
  readonly words: Words;
  readonly say: Say<DecideTextId>;
}

/** E15.8: why one of the lockers cannot be opened now. Where only the cost of the master key stands in the way, there is no key. */
export function lockerRefusal(scene: Shared, colour: number): string {
  const { printed, say, words } = scene;
  switch (obstacleOf(scene, colour) ?? 'key') {
    case 'sum':
      return say('lockerNeeds', { need: printed.lockers[colour]?.threshold ?? 0, sum: sumOf(scene) });
    case 'key':
      return say('noKey', { key: words.term('key', colour) });
    case 'empty':
      return say('lockerEmpty');
  }
}

/** What the lockers of any store would give this player now: whether one opens, or what the nearest to it still asks for. */
export function lockersNow(scene: Shared): string {
  const { printed, say, words } = scene;
  const all = printed.lockers.map((_, colour) => ({ colour, obstacle: obstacleOf(scene, colour) }));
  const open = all.filter(({ obstacle }) => obstacle === null);
  if (open.some(({ colour }) => scene.board.keys.includes(1 + colour))) return say('lockersReady');
  if (open.length > 0) return say('lockersMaster');
  // Thresholds rise with the colours, so the first that has its key is the nearest.
  const short = all.find(({ obstacle }) => obstacle === 'sum');
  if (short !== undefined) {
    const need = printed.lockers[short.colour]?.threshold ?? 0;
    return say('lockersShort', { locker: words.term('theSource', short.colour), need, sum: sumOf(scene) });
  }
  return say(all.some(({ obstacle }) => obstacle === 'empty') ? 'lockersEmpty' : 'lockersNoKey');
}

function obstacleOf({ shown, printed, seat, board }: Shared, colour: number): LockerObstacle | null {
  return whyNoLocker(printed, board, shown.notoriety[seat] ?? 0, colour, shown.lockerSizes[colour] ?? 0);
}

function sumOf({ shown, seat, board }: Shared): number {
  return lockerReach(shown.notoriety[seat] ?? 0, board);
}
