import { type Action, type FrameKind, forcedAction } from '@stakeout/escape-plan';
import { useEffect, useMemo } from 'react';
import { announce } from '../../../parts/live-region.tsx';
import { usePlayedAlone } from '../../../table/selection/use-played-alone.ts';
import { useSay } from '../../../text/say.ts';
import { useToldView } from '../board/told-view.ts';
import { DECIDE_TEXTS } from '../decide/decide.texts.ts';
import { lockersNow } from '../decide/lockers.ts';
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

/** What was told, and up to which move of the match. */
export interface Passed {
  readonly text: string;
  readonly until: number;
}

/**
 * What cannot but be done is told here for a moment, and done without being asked for. A moment is short: it stays beside the
 * next decision, until something is chosen there.
 */
export default function Forced({
  seat,
  passed,
  onTold,
}: {
  readonly seat: number;
  readonly passed: Passed | null;
  readonly onTold: (passed: Passed) => void;
}) {
  const { session, view, snapshot } = useTable();
  const { selection } = useChoosing();
  const forced = useMemo(() => forcedAction(view, seat), [view, seat]);
  usePlayedAlone(session, selection, forced);
  const isOpen = selection.parts.length === 0;
  const told = useTold(isOpen ? forced : null);
  const { seq } = snapshot;
  useEffect(() => {
    if (told === '') return;
    announce(told);
    onTold({ text: told, until: seq + 1 });
  }, [told, seq, onTold]);
  const shown = told === '' && isOpen && passed?.until === seq ? passed.text : told;
  return shown === '' ? null : (
    <p className="ep-forced" data-testid="forced">
      {shown}
    </p>
  );
}

function useTold(action: Action | null): string {
  const { session, words, frame, view: real, printed } = useTable();
  const view = useToldView();
  const say = useSay(FORCED_TEXTS);
  const sayDecide = useSay(DECIDE_TEXTS);
  if (action === null) return '';
  if (action.type === 'takeWound') return say('woundInVain');
  const id = NOTHING[frame.kind];
  if (id === undefined) return say('only', { name: words.say(session.game.name(action, view)) });
  const board = real.table.boards[frame.seat];
  if (id !== 'noLocker' || board === undefined) return say(id);
  return say(id, { why: lockersNow({ shown: real.table, printed, seat: frame.seat, board, words, say: sayDecide }) });
}
