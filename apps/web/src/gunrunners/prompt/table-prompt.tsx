import type { Action } from '@stakeout/gunrunners';
import { Button } from '../../parts/button.tsx';
import { ClauseChip } from '../../table/clause-chip.tsx';
import { PhraseText } from '../../table/phrase-text.tsx';
import { PromptBar } from '../../table/prompt-bar.tsx';
import { TABLE_TEXTS } from '../../table/table.texts.ts';
import { useSay } from '../../text/say.ts';
import type { GunrunnersSelection as Selection } from '../play/selection.ts';
import { useTable } from '../table-context.ts';
import { type Naming, ticksFor } from './prompt-words.ts';
import { PROMPT_TEXTS } from './prompts.texts.ts';
import type { Prompt } from './use-prompt.ts';

/** The prompt of the Gunrunners table with its buttons, Confirm always rightmost. */
export function TablePrompt({
  prompt,
  selection,
  naming,
}: {
  readonly prompt: Prompt;
  readonly selection: Selection;
  readonly naming: Naming;
}) {
  const { session, nameOf } = useTable();
  const say = useSay(PROMPT_TEXTS);
  const sayAround = useSay(TABLE_TEXTS);
  const { kind, step, phrase, clauses, isFinal } = prompt;
  return (
    <PromptBar
      kind={kind}
      step={say(step)}
      ticks={ticksFor(step, say)}
      note={isFinal ? sayAround('undoEnds') : null}
      clauses={
        clauses.length === 0
          ? null
          : clauses.map((clause) => <ClauseChip key={clause} game={session.game} clause={clause} />)
      }
      actions={<Actions kind={kind} selection={selection} naming={naming} />}
    >
      <PhraseText phrase={phrase} nameOf={nameOf} />
    </PromptBar>
  );
}

function Actions({
  kind,
  selection,
  naming,
}: {
  readonly kind: Prompt['kind'];
  readonly selection: Selection;
  readonly naming: Naming;
}) {
  const { view, snapshot, seat } = useTable();
  const say = useSay(PROMPT_TEXTS);
  const sayAround = useSay(TABLE_TEXTS);
  const { standing, canUndo, undo, play, confirm, dismiss } = selection;
  const canDecline =
    !selection.isSending && (snapshot.options as readonly Action[]).some(({ type }) => type === 'decline');
  if (kind === 'refusal') return <Button onClick={dismiss}>{sayAround('close')}</Button>;
  const isActing = seat !== null && snapshot.toAct.includes(seat) && snapshot.outcome === null;
  if (!isActing) return canUndo ? <Button onClick={undo}>{sayAround('undo')}</Button> : null;
  const isReady = standing.plan !== null;
  return (
    <>
      {canDecline && selection.parts.length === 0 ? (
        <Button onClick={() => play([{ type: 'decline' }])}>{say('decline')}</Button>
      ) : (
        <Button disabled={!canUndo} onClick={undo}>
          {sayAround('undo')}
        </Button>
      )}
      <Button look="primary" aria-disabled={!isReady} className={isReady ? '' : 'is-idle'} onClick={confirm}>
        {confirmWord()}
      </Button>
    </>
  );

  function confirmWord(): string {
    if (view.phase === 'roll') return say('roll');
    return view.phase === 'operation' ? say('use', { role: naming.role(view.role) }) : sayAround('confirm');
  }
}
