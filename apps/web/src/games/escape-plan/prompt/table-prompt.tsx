import '../../../table/prompt-bar.css';
import { dayPhaseOf } from '@stakeout/escape-plan';
import { lazy, Suspense, useState } from 'react';
import { ClauseChip } from '../../../table/clause-chip.tsx';
import { TABLE_TEXTS } from '../../../table/table.texts.ts';
import { TellingButtons } from '../../../table/telling/telling-buttons.tsx';
import { TurnTold } from '../../../table/telling/turn-told.tsx';
import { useSay } from '../../../text/say.ts';
import { usePeekKey } from '../board/use-peek.ts';
import { useChoosing, useTable } from '../table-context.ts';
import type { Passed } from './forced.tsx';
import { PromptActions } from './prompt-actions.tsx';
import { PromptSentence } from './prompt-sentence.tsx';
import { PROMPT_TEXTS } from './prompts.texts.ts';
import './table-prompt.css';
import { StepBar } from './step-bar.tsx';
import type { Prompt } from './use-prompt.ts';

const Warnings = lazy(() => import('./warnings.tsx'));
const Forced = lazy(() => import('./forced.tsx'));

/** The prompt of the Escape Plan table: the step, one sentence, what comes of it, and the buttons, Confirm rightmost. */
export function TablePrompt({ prompt }: { readonly prompt: Prompt }) {
  return (
    <>
      <Warned kind={prompt.kind} />
      <PromptLine prompt={prompt} />
    </>
  );
}

/** What goes by itself, and what the plan that is chosen would cost; neither is needed for the first picture. */
function Warned({ kind }: Pick<Prompt, 'kind'>) {
  const { seat, view, snapshot } = useTable();
  const { plan } = useChoosing().selection.standing;
  const [passed, setPassed] = useState<Passed | null>(null);
  if (kind !== 'turn' || seat === null || snapshot.options.length === 0) return null;
  return (
    <Suspense fallback={null}>
      {dayPhaseOf(view.table) === 'parts' && <Forced seat={seat} passed={passed} onTold={setPassed} />}
      {plan !== null && <Warnings plan={plan} seat={seat} />}
    </Suspense>
  );
}

function PromptLine({ prompt }: { readonly prompt: Prompt }) {
  const { session, frame } = useTable();
  usePeekKey();
  const say = useSay(PROMPT_TEXTS);
  const sayAround = useSay(TABLE_TEXTS);
  const { kind, step, steps, phrase, clauses, expected, isFinal } = prompt;
  const names = { turn: step, power: step, waiting: sayAround('waiting') };
  const isSteps = steps.length > 0;
  return (
    <section
      className={`prompt-bar ep-prompt-bar is-${kind}`}
      aria-label={say('promptOf', { step: names[kind] })}
      tabIndex={-1}
      data-testid="prompt"
    >
      {isSteps ? (
        <StepBar steps={steps} isOwn={kind === 'turn'} />
      ) : (
        <div className="prompt-step">
          <span>{step}</span>
        </div>
      )}
      <TellingButtons />
      <div className="ep-prompt-words">
        <p>
          <TurnTold>
            <PromptSentence phrase={phrase} />
          </TurnTold>
        </p>
        <div className="ep-prompt-foot">
          {expected.length > 0 && kind === 'turn' && (
            <ul aria-label={say('consequences')}>
              {expected.map(({ text, tone }) => (
                <li key={text} className={`is-${tone}`}>
                  {text}
                </li>
              ))}
            </ul>
          )}
          {isFinal && kind === 'turn' && <small className="prompt-note">{sayAround('undoEnds')}</small>}
          {clauses.map((clause) => (
            <ClauseChip key={clause} game={session.game} clause={clause} />
          ))}
        </div>
      </div>
      {kind === 'waiting' && frame.kind !== 'over' && (
        <span className="prompt-dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
      <PromptActions />
    </section>
  );
}
