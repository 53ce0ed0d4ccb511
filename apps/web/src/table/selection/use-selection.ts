import type { Refusal } from '@stakeout/kernel';
import { useEffect, useMemo } from 'react';
import type { TableSession } from '../../session/session.ts';
import { settings } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import type { Parts, Standing } from './choices.ts';
import { Chooser, momentOf, type Stage, type Trouble } from './chooser.ts';
import { CLOCK } from './pauses.ts';
import type { Touching } from './touching.ts';

export interface Selection<Target extends string, Action> {
  /** What tells the moment shown from others. */
  readonly moment: string;
  readonly parts: Parts<Target>;
  readonly standing: Standing<Target, Action>;
  readonly trouble: Trouble | null;
  readonly isSending: boolean;
  /** Whether what needs no choosing can be pressed already. */
  readonly isSettled: boolean;
  readonly canUndo: boolean;
  readonly onTouch: (target: Target) => void;
  readonly confirm: () => void;
  /** Plays at once what needs no choosing; tells whether it was done. */
  readonly play: (actions: readonly Action[]) => Promise<boolean>;
  readonly undo: () => void;
  readonly dismiss: () => void;
  /** Lays down again what is half chosen. */
  readonly clear: () => void;
  /** Why something cannot be touched now. */
  readonly whyNot: (target: Target) => readonly Refusal[];
  /** Chooses what a piece of advice says, so that it only needs to be confirmed. */
  readonly choose: (action: Action) => void;
}

/** Where there is nothing to decide. */
const NOTHING = { legal: new Set<never>(), instead: new Set<never>(), plan: null, isDecided: false } as const;

/** What the player has chosen so far of what is shown, and what comes of it. */
export function useSelection<Target extends string, Action>(
  touching: Touching<Target, Action>,
  session: TableSession,
  stage: Stage,
): Selection<Target, Action> {
  const chooser = useMemo(
    () => new Chooser(touching, session, stage, () => settings.get().confirm, CLOCK),
    [touching, session, stage],
  );
  useEffect(() => chooser.follow(), [chooser]);
  const shown = useStore(stage.shown);
  const chosen = useStore(chooser.state);
  const { snapshot, told } = shown;
  const moment = momentOf(shown);
  const isCurrent = chosen.moment === moment;
  // Effects come after drawing.
  useEffect(() => chooser.seen(moment), [chooser, moment]);
  const none = useMemo((): Parts<Target> => [], []);
  const parts = isCurrent ? chosen.parts : none;
  const decision = useMemo(() => (told === null ? touching.decisionIn(snapshot) : null), [touching, snapshot, told]);
  // What has been decided stays in sight while it is on its way.
  const standing = useMemo((): Standing<Target, Action> => decision?.standing(parts) ?? NOTHING, [decision, parts]);
  const { trouble, isSending, isSettled } = chosen;
  // The same object as long as nothing of it changes: everything that can be touched is drawn anew with it.
  return useMemo(
    (): Selection<Target, Action> => ({
      moment,
      parts,
      standing,
      trouble: isCurrent ? trouble : null,
      isSending,
      isSettled: isCurrent && isSettled && !isSending,
      canUndo: !isSending && told === null && (parts.length > 0 || snapshot.undoable > 0),
      onTouch: chooser.touch,
      confirm: chooser.confirm,
      play: chooser.play,
      undo: chooser.undo,
      dismiss: chooser.dismiss,
      clear: chooser.clear,
      whyNot: chooser.whyNot,
      choose: chooser.choose,
    }),
    [chooser, moment, parts, standing, trouble, isCurrent, isSending, isSettled, told, snapshot.undoable],
  );
}
