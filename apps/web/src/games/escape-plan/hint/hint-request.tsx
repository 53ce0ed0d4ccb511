import { useEffect } from 'react';
import type { HintProps } from '../../../table/frame/parts.ts';
import { useChoosing } from '../table-context.ts';
import { hinted } from './hinted.ts';

/** The hint lies on the map and at its foot, and is no sheet over the table. */
export function HintRequest({ session, onClose }: HintProps) {
  const { selection } = useChoosing();
  // Once: what it opens draws the table anew, and this with it.
  useEffect(() => {
    // Advice is for the whole decision: what is half chosen is laid down again first.
    selection.clear();
    hinted.set({ seq: session.get().seq, plan: null, tags: [] });
    onClose();
  }, []);
  return null;
}
