import type { Action, View } from '@stakeout/escape-plan';
import { useMemo } from 'react';
import type { Picture as AnyPicture, Moment } from '../../table/frame/parts.ts';
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
  const preview = useMemo(() => previewOf(view, parts, standing.plan), [view, parts, standing.plan]);
  const choosing = useMemo(() => ({ selection, preview }), [selection, preview]);
  const table = useTableContext(moment, playing, view);
  const prompt = usePrompt(table, choosing, playing.told);
  return { table, choosing, prompt, isToldEnough: false, isLingering: false };
}
