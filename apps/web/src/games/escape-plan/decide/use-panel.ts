import type { Action } from '@stakeout/escape-plan';
import { useMemo } from 'react';
import { useSay } from '../../../text/say.ts';
import { useToldView } from '../board/told-view.ts';
import { touching } from '../play/touching.ts';
import { tripsOf } from '../play/trips.ts';
import { useChoosing, useTable } from '../table-context.ts';
import { DECIDE_TEXTS } from './decide.texts.ts';
import { followOf } from './follow.ts';
import type { Panel } from './panel.ts';
import { panelOf } from './panel-of.ts';
import { storyOfTurn } from './turn-story.ts';

/** What the panel shows now, and whether it is this person who decides; `null` when there is nothing to show. */
export function usePanel(): { readonly panel: Panel; readonly isOwn: boolean } | null {
  const { session, snapshot, view, printed, seat, isActing, words } = useTable();
  const { selection } = useChoosing();
  const told = useToldView();
  const say = useSay(DECIDE_TEXTS);
  const decision = touching.decisionIn(snapshot);
  const trips = useMemo(() => tripsOf(view, snapshot.options as readonly Action[]), [view, snapshot.options]);
  const story = useMemo(() => storyOfTurn(snapshot.moves, view.table.turn.seat), [snapshot.moves, view]);
  const board = seat === null ? undefined : view.table.boards[seat];
  if (snapshot.outcome !== null) return null;
  if (!isActing || decision === null || seat === null || board === undefined) {
    const panel = followOf({ shown: view.table, printed, words, say, story });
    return panel === null ? null : { panel, isOwn: false };
  }
  const options = snapshot.options as readonly Action[];
  const panel = panelOf({
    view: told,
    shown: view.table,
    printed,
    seat,
    board,
    options,
    trips,
    parts: selection.parts,
    words,
    say,
    messageOf: (action) => session.game.name(action, told),
    nextAfter: (parts) => decision.standing(parts).legal,
    planAfter: (parts) => decision.standing(parts).plan,
    story,
  });
  return { panel, isOwn: true };
}
