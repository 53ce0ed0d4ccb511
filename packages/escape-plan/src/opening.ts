import { type Event, happened } from './event.ts';
import type { View } from './view.ts';

/** E6.1: on the first day two patrol cards are turned up. */
const FIRST_CARDS = 2;

/** E4.1, E6: the patrol of day 1, which has come before anybody decides anything. The cards stay on the table in their order. */
export function opening({ table: { revealedPatrol } }: View): readonly Event[] {
  const exits = revealedPatrol.slice(0, FIRST_CARDS);
  return [
    happened('dayBegan', { day: 1 }),
    ...exits.flatMap((exit, index) => {
      const revealed = happened('patrolRevealed', { exit });
      return exits.indexOf(exit) < index ? [revealed, happened('exitBlocked', { exit })] : [revealed];
    }),
  ];
}
