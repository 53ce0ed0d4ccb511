import { useEffect } from 'react';
import type { HintProps } from '../../../table/frame/parts.ts';
import { useChoosing } from '../table-context.ts';
import { askForHint } from './hinted.ts';

/** The menu and the key open what the button on the map opens: the hint lies on the map, and no sheet over the table. */
export function HintRequest({ session, onClose }: HintProps) {
  const { selection } = useChoosing();
  // Once: what it opens draws the table anew, and this with it.
  useEffect(() => {
    askForHint(session.get().seq, selection);
    onClose();
  }, []);
  return null;
}
