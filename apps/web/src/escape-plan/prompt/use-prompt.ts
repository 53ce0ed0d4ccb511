import type { PromptKind } from '../../table/prompt-bar.tsx';
import type { TableContext } from '../table-context.ts';

export interface Prompt {
  readonly kind: PromptKind;
  readonly step: string;
  /** The sentence for those who listen. */
  readonly text: string;
}

/** What the table says now: what to do, whom it waits for, or why not. */
export function usePrompt(table: TableContext): Prompt {
  return { kind: table.isActing ? 'turn' : 'waiting', step: table.frame.kind, text: table.frame.kind };
}
