import { type Action, type Event, gunrunnersRules, isBack } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import { AS_COUNTED, type Judging } from '../judge/judging.ts';
import { imagine } from './imagining.ts';
import { TableMemory } from './memory.ts';
import { playOut } from './playout.ts';
import type { Recalled } from './recalled.ts';
import { winShareOf } from './rewards.ts';
import type { World } from './table.ts';

/** How Gunrunners is judged: in the same imagined games as the search plays. */
export const gunrunnersJudging: Judging = {
  playouts: 700,
  worlds: () => ({
    imagine: (view, seat, chance) => imagine(view as Recalled, seat, chance),
    play: (world, seat, action, chance) =>
      gunrunnersRules.applyInPlace(world as World, seat, action as Action, chance, null),
    finish: (world, chance) => playOut(world as World, chance),
    endingOf: (world, seat) => ({
      share: winShareOf(world as World, seat),
      score: (world as World).taken[seat] ?? 0,
    }),
  }),
  remember: (seat) => new TableMemory(seat, undefined),
  scaleAt: () => AS_COUNTED,
  drawIn: (event, seat) => drawIn(event as Event, seat),
};

/** G5.2, G7.4: the die, and G3.5, G6.8: the cards that a seat takes up itself. */
function drawIn(event: Event, seat: Seat): string | null {
  switch (event.type) {
    case 'dieRolled':
      return 'die';
    case 'startChosen':
      return 'start';
    case 'handDealt':
      return event.seat === seat && !event.hand.some(isBack) ? 'hand' : null;
    case 'cardDrawn':
      return event.seat === seat && !isBack(event.card) ? 'card' : null;
    default:
      return null;
  }
}
