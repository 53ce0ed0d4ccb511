import { DIRECTOR, type View } from '@stakeout/gunrunners';

/** What the far end of a row is for: undercover agents, but also the exposed agent that a Director moves (G7.2). */
export function slotWords({ phase, role }: Pick<View, 'phase' | 'role'>) {
  return phase === 'operation' && role === DIRECTOR
    ? ({ name: 'nameSlotMoved', tip: 'tipSlotMoved' } as const)
    : ({ name: 'nameSlot', tip: 'tipSlot' } as const);
}
