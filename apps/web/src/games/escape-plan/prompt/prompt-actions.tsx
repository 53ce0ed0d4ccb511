import type { Action } from '@stakeout/escape-plan';
import { type AtOnce, PromptButtons } from '../../../table/prompt-buttons.tsx';
import { useSay } from '../../../text/say.ts';
import { useToldView } from '../board/told-view.ts';
import type { Target } from '../play/targets.ts';
import { touching } from '../play/touching.ts';
import { ALL_WOUNDS } from '../play/wound-choices.ts';
import { useChoosing, useTable } from '../table-context.ts';
import { PROMPT_TEXTS } from './prompts.texts.ts';

/** What leaves things as they are: one press is enough. */
const PASSING: ReadonlySet<Action['type']> = new Set(['pass', 'stay', 'turnBack', 'endTurn']);
/** What is to be thought over: it is chosen, then confirmed. */
const CHOSEN: Partial<Record<Action['type'], Target>> = { rest: 'rest', takeWound: 'button:takeWound' };

/** The buttons of the prompt, the confirming one last. */
export function PromptActions() {
  const { isActing } = useTable();
  const { selection } = useChoosing();
  const wounds = useAllWounds();
  const others = useAtOnce();
  return <PromptButtons isActing={isActing} selection={selection} atOnce={[...wounds, ...others]} />;
}

/** E12.5: all wounds by one button. It is pressed once where nothing could be done about them, otherwise chosen first. */
function useAllWounds(): readonly AtOnce[] {
  const { snapshot } = useTable();
  const { parts, standing, play, onTouch } = useChoosing().selection;
  const say = useSay(PROMPT_TEXTS);
  if (parts.length > 0 || !standing.legal.has(ALL_WOUNDS)) return [];
  const all = touching.decisionIn(snapshot)?.standing([ALL_WOUNDS]).plan ?? [];
  const isReady = standing.plan === all;
  return [
    {
      type: isReady ? 'takeWound' : null,
      label: say('takeWounds', { count: all.length }),
      isMain: isReady,
      press: () => (isReady ? play(all) : onTouch(ALL_WOUNDS)),
    },
  ];
}

/** What needs no choosing: to end the turn, to pass, whatever is the only thing left to do; and what is chosen by a button. */
function useAtOnce(): readonly AtOnce[] {
  const { snapshot } = useTable();
  const { selection } = useChoosing();
  const labelOf = useLabel();
  const { parts, standing, play, onTouch } = selection;
  if (parts.length > 0) return [];
  const [ready, ...more] = standing.plan ?? [];
  const options = snapshot.options as readonly Action[];
  return options.flatMap((option): AtOnce[] => {
    const isReady = option === ready && more.length === 0;
    if (!isReady && !isBeside(option)) return [];
    // One by one they are in the list.
    if (option.type === 'takeWound' && standing.legal.has(ALL_WOUNDS)) return [];
    const { short, full } = labelOf(option);
    const target = isReady ? undefined : CHOSEN[option.type];
    return [
      {
        type: target === undefined ? option.type : null,
        label: short,
        full,
        isMain: isReady && standing.isDecided,
        press: () => (target === undefined ? play([option]) : onTouch(target)),
      },
    ];
  });
}

function isBeside({ type }: Action): boolean {
  return PASSING.has(type) || CHOSEN[type] !== undefined;
}

/** The name of an action: all of it, and what stands before the colon for the button. */
function useLabel(): (action: Action) => { readonly short: string; readonly full: string } {
  const { session, words, frame } = useTable();
  const told = useToldView();
  const say = useSay(PROMPT_TEXTS);
  return (action) => {
    const full = words.say(session.game.name(action, told));
    if (action.type === 'takeWound') return { short: say('takeWound'), full };
    if (action.type === 'pass') return { short: say(frame.kind === 'useDisc' ? 'keepDisc' : 'skip'), full };
    return { short: full.split(':', 1)[0] ?? full, full };
  };
}
