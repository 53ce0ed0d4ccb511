import type { Action } from '@stakeout/gunrunners';
import { ClauseChip } from '../../../table/clause-chip.tsx';
import { phraseOf, textOf } from '../../../table/phrase.ts';
import { PhraseText } from '../../../table/phrase-text.tsx';
import { PromptBar } from '../../../table/prompt-bar.tsx';
import { type AtOnce, PromptButtons } from '../../../table/prompt-buttons.tsx';
import { TABLE_TEXTS } from '../../../table/table.texts.ts';
import { useSay } from '../../../text/say.ts';
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
      actions={<Actions selection={selection} naming={naming} />}
    >
      <PhraseText phrase={phrase} nameOf={nameOf} />
    </PromptBar>
  );
}

function Actions({ selection, naming }: { readonly selection: Selection; readonly naming: Naming }) {
  const { view, snapshot, seat, language, nameOf } = useTable();
  const say = useSay(PROMPT_TEXTS);
  const options = snapshot.options as readonly Action[];
  const isActing = seat !== null && options.length > 0;
  const use =
    view.phase === 'operation'
      ? textOf(phraseOf(PROMPT_TEXTS, language, 'use', { role: naming.role(view.role) }), nameOf)
      : undefined;
  return (
    <PromptButtons
      isActing={isActing}
      selection={selection}
      atOnce={atOnce()}
      {...(use === undefined ? {} : { confirmLabel: use })}
    />
  );

  /** What needs no choosing: to decline, to roll, to leave things as they lie. */
  function atOnce(): readonly AtOnce[] {
    const found: AtOnce[] = [];
    const [ready] = selection.parts.length === 0 ? (selection.standing.plan ?? []) : [];
    if (options.some(({ type }) => type === 'decline'))
      found.push(buttonOf({ type: 'decline' }, say('decline'), false));
    if (ready !== undefined) found.push(buttonOf(ready, wordFor(ready), true));
    return found;
  }

  function buttonOf(action: Action, label: string, isMain: boolean): AtOnce {
    return { type: action.type, label, isMain, press: () => selection.play([action]) };
  }

  function wordFor({ type }: Action): string {
    if (type === 'roll') return say('roll');
    return type === 'arrange' ? say('leaveLayout') : (use ?? '');
  }
}
