import type { Happening } from './event.ts';
import type { View } from './view.ts';

/** E6.1: on the first day two patrol cards are turned up. */
const FIRST_CARDS = 2;

/** E4.1, E6: the patrol of day 1, which has come before anybody decides anything. The cards stay on the table in their order. */
export function opening({ table: { revealedPatrol } }: View): readonly Happening[] {
  const exits = revealedPatrol.slice(0, FIRST_CARDS);
  const patrol = exits.flatMap((exit, index): readonly Happening[] => {
    const revealed = { type: 'patrolRevealed', exit } as const;
    return exits.indexOf(exit) < index ? [revealed, { type: 'exitBlocked', exit }] : [revealed];
  });
  return [{ type: 'dayBegan', day: 1 }, ...patrol];
}
