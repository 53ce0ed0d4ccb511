import { DIRECTOR, type View } from '@stakeout/gunrunners';

/**
 * What the far end of a row is for: undercover agents, but also the exposed agent that a Director moves (G7.2). `isOpen`: the
 * viewer may put, or has put, something there just now.
 */
export function slotWords({ phase, role }: Pick<View, 'phase' | 'role'>, isOpen: boolean) {
  const isForPower = phase === 'operation' || phase === 'hide';
  const label = isForPower && isOpen ? 'placeHere' : 'undercover';
  return phase === 'operation' && role === DIRECTOR
    ? ({ name: 'nameSlotMoved', tip: 'tipSlotMoved', label } as const)
    : ({ name: 'nameSlot', tip: 'tipSlot', label } as const);
}
