import type { Action } from '@stakeout/escape-plan';
import { Button } from '../../parts/button.tsx';
import type { PromptKind } from '../../table/prompt-bar.tsx';
import { TABLE_TEXTS } from '../../table/table.texts.ts';
import { useSay } from '../../text/say.ts';
import type { Target } from '../play/targets.ts';
import { useChoosing, useTable } from '../table-context.ts';
import { PROMPT_TEXTS } from './prompts.texts.ts';

/** What leaves things as they are: one press is enough. */
const PASSING: ReadonlySet<Action['type']> = new Set(['pass', 'stay', 'turnBack', 'endTurn']);
/** What is to be thought over: it is chosen, then confirmed. */
const CHOSEN: Partial<Record<Action['type'], Target>> = { rest: 'rest', takeWound: 'button:takeWound' };

/** The buttons of the prompt, the confirming one last. */
export function PromptActions({ kind }: { readonly kind: PromptKind }) {
  const { isActing } = useTable();
  const { selection } = useChoosing();
  const say = useSay(TABLE_TEXTS);
  const { canUndo, undo, dismiss } = selection;
  if (kind === 'refusal') {
    return (
      <div className="prompt-actions">
        <Button onClick={dismiss}>{say('close')}</Button>
      </div>
    );
  }
  if (!isActing) {
    return canUndo ? (
      <div className="prompt-actions">
        <Button onClick={undo}>{say('undo')}</Button>
      </div>
    ) : null;
  }
  return (
    <div className="prompt-actions">
      <Actions />
    </div>
  );
}

function Actions() {
  const { snapshot } = useTable();
  const { selection } = useChoosing();
  const say = useSay(TABLE_TEXTS);
  const labelOf = useLabel();
  const { parts, standing, canUndo, isSending, undo, play, confirm, onTouch } = selection;
  const options = isSending ? [] : (snapshot.options as readonly Action[]);
  const isOpen = parts.length === 0;
  // The only thing left to do stands on the confirming button.
  const [only] = isOpen ? (standing.plan ?? []) : [];
  const beside = isOpen ? options.filter((option) => option !== only && isBeside(option)) : [];
  const isReady = standing.plan !== null;
  const label = only === undefined ? null : labelOf(only);
  return (
    <>
      {(canUndo || beside.length === 0) && (
        <Button disabled={!canUndo} onClick={undo}>
          {say('undo')}
        </Button>
      )}
      {beside.map((option) => {
        const { short, full } = labelOf(option);
        const target = CHOSEN[option.type];
        const onClick = () => (target === undefined ? play([option]) : onTouch(target));
        return (
          <Button
            key={option.type}
            className="ep-prompt-beside"
            data-tip={full}
            data-at-once={target === undefined ? option.type : undefined}
            aria-label={full}
            onClick={onClick}
          >
            {short}
          </Button>
        );
      })}
      <Button
        look="primary"
        aria-disabled={!isReady}
        className={isReady ? '' : 'is-idle'}
        onClick={confirm}
        {...(label === null ? {} : { 'data-tip': label.full })}
      >
        {label === null ? say('confirm') : label.short}
      </Button>
    </>
  );
}

function isBeside({ type }: Action): boolean {
  return PASSING.has(type) || CHOSEN[type] !== undefined;
}

/** The name of an action: all of it, and what stands before the colon for the button. */
function useLabel(): (action: Action) => { readonly short: string; readonly full: string } {
  const { session, view, words, frame } = useTable();
  const say = useSay(PROMPT_TEXTS);
  return (action) => {
    const full = words.say(session.game.name(action, view));
    if (action.type === 'takeWound') return { short: say('takeWound'), full };
    if (action.type === 'pass') return { short: say(frame.kind === 'useDisc' ? 'keepDisc' : 'skip'), full };
    return { short: full.split(':', 1)[0] ?? full, full };
  };
}
