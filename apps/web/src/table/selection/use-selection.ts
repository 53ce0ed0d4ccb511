import type { Refusal } from '@stakeout/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { TableSession, TableSnapshot } from '../../session/session.ts';
import { settings } from '../../state/settings.ts';
import type { Parts, Standing } from './choices.ts';
import { playAll } from './play-all.ts';

/** Why something did not happen: the rules forbid it, or it could not be carried out. */
export type Trouble = { readonly refusals: readonly Refusal[] } | 'failed';

/** A decision that the person at the screen has to make, as touches. */
export interface Decision<Target extends string, Action> {
  standing(parts: Parts<Target>): Standing<Target, Action>;
  /** The parts after one more touch, or `null` when it is not legal. */
  touch(parts: Parts<Target>, target: Target): Parts<Target> | null;
  /** The touches that choose this action, or `null` where it has none. */
  way(action: Action): Parts<Target> | null;
}

/** How a game's table is played by touching things. */
export interface Touching<Target extends string, Action> {
  /** `null` when there is nothing to decide. */
  decisionIn(snapshot: TableSnapshot): Decision<Target, Action> | null;
  /** What a touch that is not legal would have meant, so that the rules can say why not. */
  meaningOf(snapshot: TableSnapshot, parts: Parts<Target>, target: Target): unknown;
  /** Where no single action tells it: why a touch is refused; `null` to ask the rules about its meaning. */
  refusalsOf?(snapshot: TableSnapshot, parts: Parts<Target>, target: Target): readonly Refusal[] | null;
}

export interface Selection<Target extends string, Action> {
  readonly parts: Parts<Target>;
  readonly standing: Standing<Target, Action>;
  readonly trouble: Trouble | null;
  readonly isSending: boolean;
  readonly canUndo: boolean;
  readonly onTouch: (target: Target) => void;
  readonly confirm: () => void;
  /** Plays at once what needs no choosing. */
  readonly play: (actions: readonly Action[]) => void;
  readonly undo: () => void;
  readonly dismiss: () => void;
  /** Chooses what a piece of advice says, so that it only needs to be confirmed. */
  readonly choose: (action: Action) => void;
}

/** What the player has chosen so far, and what comes of it. Every new decision begins with nothing chosen. */
export function useSelection<Target extends string, Action>(
  touching: Touching<Target, Action>,
  session: TableSession,
  snapshot: TableSnapshot,
  isPlaying: boolean,
  skip: () => void,
): Selection<Target, Action> {
  const moment = momentOf(snapshot);
  const [chosen, setChosen] = useState<{ moment: string; parts: Parts<Target> }>({ moment, parts: [] });
  const [trouble, setTrouble] = useState<{ moment: string; what: Trouble } | null>(null);
  const [isSending, setSending] = useState(false);
  const [played, setPlayed] = useState({ seq: -1, count: 1 });
  const none = useMemo((): Parts<Target> => [], []);
  const parts = chosen.moment === moment ? chosen.parts : none;
  const decision = useMemo(() => touching.decisionIn(snapshot), [touching, snapshot]);
  const isOpen = decision !== null && !isPlaying && !isSending;
  const standing = useMemo(
    (): Standing<Target, Action> =>
      isOpen && decision !== null ? decision.standing(parts) : { legal: new Set(), plan: null },
    [isOpen, decision, parts],
  );

  const send = useCallback(
    async (actions: readonly Action[]) => {
      setSending(true);
      setTrouble(null);
      setPlayed({ seq: session.get().seq + actions.length, count: actions.length });
      const answer = await playAll(session, actions);
      setSending(false);
      if (answer.ok) return;
      const what = answer.refusals.length > 0 ? { refusals: answer.refusals } : 'failed';
      setTrouble({ moment: momentOf(session.get()), what });
    },
    [session],
  );

  // The same object as long as nothing of it changes: everything that can be touched is drawn anew with it.
  return useMemo((): Selection<Target, Action> => {
    const onTouch = (target: Target) => {
      // Whoever touches something has seen enough of what is being played.
      if (isPlaying) skip();
      const now = session.get();
      if (now.viewer === null || now.view === null || isSending) return;
      const at = momentOf(now);
      const current = now === snapshot ? decision : touching.decisionIn(now);
      const before = at === moment ? parts : none;
      const next = current?.touch(before, target) ?? null;
      if (next === null || current === null) {
        const known = touching.refusalsOf?.(now, before, target) ?? null;
        const refusals = known ?? session.explain(touching.meaningOf(now, before, target));
        setTrouble(refusals.length > 0 ? { moment: at, what: { refusals } } : null);
        return;
      }
      setTrouble(null);
      setChosen({ moment: at, parts: next });
      const after = current.standing(next);
      const isSettled = after.plan !== null && after.legal.size === 0;
      if (!settings.get().confirm && isSettled && after.plan !== null) void send(after.plan);
    };
    // What one Confirm has played is taken back at once, as long as all of it can be.
    const isWhole = played.seq === snapshot.seq && played.count <= snapshot.undoable;
    const undoPlayed = async () => {
      const answer = await session.undo(isWhole ? played.count : 1);
      if (!answer.ok)
        setTrouble({ moment, what: answer.refusals.length > 0 ? { refusals: answer.refusals } : 'failed' });
    };
    return {
      parts,
      standing,
      trouble: trouble?.moment === moment ? trouble.what : null,
      isSending,
      canUndo: parts.length > 0 || (snapshot.undoable > 0 && !isSending),
      onTouch,
      confirm: () => {
        if (standing.plan !== null) void send(standing.plan);
      },
      play: (actions) => {
        if (!isSending) void send(actions);
      },
      undo: () => {
        setTrouble(null);
        if (parts.length > 0) setChosen({ moment, parts: parts.slice(0, -1) });
        else if (snapshot.undoable > 0) void undoPlayed();
      },
      dismiss: () => setTrouble(null),
      choose: (action) => {
        const way = decision?.way(action) ?? null;
        if (way === null) void send([action]);
        else setChosen({ moment, parts: way });
      },
    };
  }, [
    touching,
    session,
    snapshot,
    isPlaying,
    skip,
    moment,
    parts,
    none,
    decision,
    standing,
    trouble,
    isSending,
    played,
    send,
  ]);
}

function momentOf({ seq, viewer }: TableSnapshot): string {
  return `${seq} ${viewer}`;
}
