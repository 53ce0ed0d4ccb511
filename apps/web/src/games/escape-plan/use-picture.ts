import type { Action, View } from '@stakeout/escape-plan';
import { useMemo } from 'react';
import { useStore } from '../../state/store.ts';
import type { Picture as AnyPicture, Moment } from '../../table/frame/parts.ts';
import { hinted } from './hint/hinted.ts';
import type { Playing } from './motion/use-playing.ts';
import { previewOf } from './play/preview.ts';
import type { Target } from './play/targets.ts';
import { type Prompt, usePrompt } from './prompt/use-prompt.ts';
import type { Choosing, TableContext } from './table-context.ts';
import { useTableContext } from './use-table-context.ts';

export interface Picture extends AnyPicture {
  readonly table: TableContext;
  readonly choosing: Choosing;
  readonly prompt: Prompt;
}

/** What the pieces of the table show at this moment. */
export function usePicture({ playing, selection, ...moment }: Moment<Playing, Target, Action>): Picture {
  const view = moment.view as View;
  const { parts, standing } = selection;
  // While nothing is chosen, what a hint says is drawn as if it were.
  const hint = useStore(hinted);
  const isHinted = hint !== null && moment.isActing && hint.seq === playing.snapshot.seq && parts.length === 0;
  const plan = isHinted ? hint.plan : standing.plan;
  const preview = useMemo(() => previewOf(view, parts, plan), [view, parts, plan]);
  const choosing = useMemo(() => ({ selection, preview }), [selection, preview]);
  const table = useTableContext(moment, playing, view);
  const prompt = usePrompt(table, choosing, playing.told);
  return { table, choosing, prompt, isToldEnough: false, isLingering: false };
}
