import { Button } from '../../parts/button.tsx';
import { PromptBar } from '../../table/prompt-bar.tsx';
import { TABLE_TEXTS } from '../../table/table.texts.ts';
import { useSay } from '../../text/say.ts';
import { useTable } from '../table-context.ts';
import type { Prompt } from './use-prompt.ts';

/** The prompt of the Escape Plan table with its buttons, Confirm always rightmost. */
export function TablePrompt({ prompt }: { readonly prompt: Prompt }) {
  const { selection } = useTable();
  const say = useSay(TABLE_TEXTS);
  return (
    <PromptBar
      kind={prompt.kind}
      step={prompt.step}
      actions={
        <>
          <Button disabled={!selection.canUndo} onClick={selection.undo}>
            {say('undo')}
          </Button>
          <Button look="primary" aria-disabled={selection.standing.plan === null} onClick={selection.confirm}>
            {say('confirm')}
          </Button>
        </>
      }
    >
      {prompt.text}
    </PromptBar>
  );
}
