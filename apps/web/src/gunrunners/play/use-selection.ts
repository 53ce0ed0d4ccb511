import type { Action, View } from '@stakeout/gunrunners';
import type { Refusal } from '@stakeout/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { TableSession, TableSnapshot } from '../../session/session.ts';
import { settings } from '../../state/settings.ts';
import { playAll } from './play-all.ts';
import { meaningOf } from './refused-touch.ts';
import {
  choicesOf,
  NOTHING,
  type Parts,
  type Standing,
  standingAfter,
  type Target,
  touchOrAlias,
} from './selection.ts';

/** Why something did not happen: the rules forbid it, or it could not be carried out. */
export type Trouble = { readonly refusals: readonly Refusal[] } | 'failed';

export interface Selection {
  readonly parts: Parts;
  readonly standing: Standing;
  readonly trouble: Trouble | null;
  readonly isSending: boolean;
  readonly canDecline: boolean;
  readonly canUndo: boolean;
  readonly onTouch: (target: Target) => void;
  readonly confirm: () => void;
  readonly decline: () => void;
  readonly undo: () => void;
  readonly dismiss: () => void;
  /** Chooses what a piece of advice says, so that it only needs to be confirmed. */
  readonly choose: (action: Action) => void;
}

const NOTHING_LEGAL: Standing = { legal: new Set(), plan: null };

/** What the player has chosen so far, and what comes of it. Every new decision begins with nothing chosen. */
export function useSelection(
  session: TableSession,
  snapshot: TableSnapshot,
  isPlaying: boolean,
  skip: () => void,
): Selection {
  const decision = `${snapshot.seq} ${snapshot.viewer}`;
  const [chosen, setChosen] = useState<{ decision: string; parts: Parts }>({ decision, parts: NOTHING });
  const [trouble, setTrouble] = useState<{ decision: string; what: Trouble } | null>(null);
  const [isSending, setSending] = useState(false);
  const parts = chosen.decision === decision ? chosen.parts : NOTHING;
  const table = useMemo(() => tableOf(snapshot), [snapshot]);
  const isOpen = table !== null && !isPlaying && !isSending;
  const standing = useMemo(
    () => (isOpen && table !== null ? standingAfter(table.view, table.choices, parts) : NOTHING_LEGAL),
    [isOpen, table, parts],
  );

  const send = useCallback(
    async (actions: readonly Action[]) => {
      setSending(true);
      setTrouble(null);
      const answer = await playAll(session, actions);
      setSending(false);
      if (answer.ok) return;
      const what = answer.refusals.length > 0 ? { refusals: answer.refusals } : 'failed';
      const { seq, viewer } = session.get();
      setTrouble({ decision: `${seq} ${viewer}`, what });
    },
    [session],
  );

  const onTouch = (target: Target) => {
    // Whoever touches something has seen enough of what is being played.
    if (isPlaying) skip();
    const now = session.get();
    if (now.viewer === null || now.view === null || isSending) return;
    const at = `${now.seq} ${now.viewer}`;
    const current = tableOf(now);
    const before = at === decision ? parts : NOTHING;
    const next = current === null ? null : touchOrAlias(current.view, current.choices, before, target);
    if (next === null || current === null) {
      const refusals = session.explain(meaningOf(now.view as View, now.viewer, before, target));
      setTrouble(refusals.length > 0 ? { decision: at, what: { refusals } } : null);
      return;
    }
    setTrouble(null);
    setChosen({ decision: at, parts: next });
    const after = standingAfter(current.view, current.choices, next);
    const isSettled = after.plan !== null && after.legal.size === 0;
    if (!settings.get().confirm && isSettled && after.plan !== null) void send(after.plan);
  };

  const options = snapshot.options as readonly Action[];
  const undoAction = async () => {
    const answer = await session.undo(1);
    if (!answer.ok)
      setTrouble({ decision, what: answer.refusals.length > 0 ? { refusals: answer.refusals } : 'failed' });
  };
  return {
    parts,
    standing,
    trouble: trouble?.decision === decision ? trouble.what : null,
    isSending,
    canDecline: isOpen && options.some(({ type }) => type === 'decline'),
    canUndo: parts.length > 0 || (snapshot.undoable > 0 && !isSending),
    onTouch,
    confirm: () => {
      if (standing.plan !== null) void send(standing.plan);
    },
    decline: () => void send([{ type: 'decline' }]),
    undo: () => {
      setTrouble(null);
      if (parts.length > 0) setChosen({ decision, parts: parts.slice(0, -1) });
      else if (snapshot.undoable > 0) void undoAction();
    },
    dismiss: () => setTrouble(null),
    choose: (action) => {
      const wanted = JSON.stringify(action);
      const way = table?.choices.find(({ plan }) => plan.length === 1 && JSON.stringify(plan[0]) === wanted)?.ways[0];
      if (way === undefined) void send([action]);
      else setChosen({ decision, parts: way });
    },
  };
}

/** The decision that the person at the screen has to make, if any. */
function tableOf({ view, viewer, toAct, options }: TableSnapshot) {
  if (view === null || viewer === null || !toAct.includes(viewer) || options.length === 0) return null;
  return { view: view as View, choices: choicesOf(view as View, viewer, options as readonly Action[]) };
}
