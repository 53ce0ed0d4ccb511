import { type Action, canAnswer, copsToAvoid, type PublicTable, type View, woundsAhead } from '@stakeout/escape-plan';
import type { EscapeChoice, Target } from './targets.ts';

/** All the wounds to come, in one. */
export const ALL_WOUNDS: Target = 'button:takeWounds';

/** How many are to come if nobody else is avoided. */
function woundsDue(shown: PublicTable): number {
  const frame = shown.frames.at(-1);
  return frame?.kind === 'toll' ? frame.n : copsToAvoid(shown).length;
}

/** E12.5, E24.3: the wounds that can be taken in one go: up to the one whose handcuffs leave something to choose. */
export function woundChoices({ table: shown, viewer }: View, options: readonly Action[]): readonly EscapeChoice[] {
  const wound = options.find(({ type }) => type === 'takeWound');
  const frame = shown.frames.at(-1);
  const board = shown.boards[viewer ?? -1];
  if (wound === undefined || frame === undefined || board === undefined || viewer === null) return [];
  const isAvoided = frame.kind === 'avoid' && canAnswer(shown, viewer, options);
  const due = woundsDue(shown);
  let count = due;
  while (count > 0 && woundsAhead(board, shown.cuffsLeft, count).cuffs.some(({ on }) => on === 'asset')) count--;
  // Where nothing else is to be done about it, it takes one press.
  const ready = isAvoided || due === 0 ? [] : [[]];
  if (count < 2) return [{ plan: [wound], ways: [['button:takeWound'], ...ready] }];
  return [
    { plan: Array.from({ length: count }, () => wound), ways: [[ALL_WOUNDS], ...ready] },
    { plan: [wound], ways: [['button:takeWound']] },
  ];
}
