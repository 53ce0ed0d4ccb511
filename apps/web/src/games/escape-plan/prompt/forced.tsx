import { type Action, type FrameKind, forcedAction } from '@stakeout/escape-plan';
import { useEffect, useMemo } from 'react';
import { announce } from '../../../parts/live-region.tsx';
import { usePlayedAlone } from '../../../table/selection/use-played-alone.ts';
import { useSay } from '../../../text/say.ts';
import { useToldView } from '../board/told-view.ts';
import { useChoosing, useTable } from '../table-context.ts';
import './forced.css';
import { FORCED_TEXTS } from './forced.texts.ts';

/** Steps that go by, as there is nothing in them. */
const NOTHING: Partial<Record<FrameKind, 'noFixer' | 'noEquipment' | 'noLocker' | 'noWound'>> = {
  buyFixer: 'noFixer',
  buyEquipment: 'noEquipment',
  openLocker: 'noLocker',
  mayHeal: 'noWound',
  hospital: 'noWound',
};

/** What cannot but be done is told here for a moment, and done without being asked for. */
export default function Forced({ seat }: { readonly seat: number }) {
  const { session, view } = useTable();
  const { selection } = useChoosing();
  const forced = useMemo(() => forcedAction(view, seat), [view, seat]);
  usePlayedAlone(session, selection, forced);
  const told = useTold(selection.parts.length === 0 ? forced : null);
  useEffect(() => {
    if (told !== '') announce(told);
  }, [told]);
  return told === '' ? null : (
    <p className="ep-forced" data-testid="forced">
      {told}
    </p>
  );
}

function useTold(action: Action | null): string {
  const { session, words, frame } = useTable();
  const view = useToldView();
  const say = useSay(FORCED_TEXTS);
  if (action === null) return '';
  if (action.type === 'takeWound') return say('woundInVain');
  const id = NOTHING[frame.kind];
  return id === undefined ? say('only', { name: words.say(session.game.name(action, view)) }) : say(id);
}
