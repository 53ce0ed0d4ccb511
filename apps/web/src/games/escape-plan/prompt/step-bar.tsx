import { TABLE_TEXTS } from '../../../table/table.texts.ts';
import { useSay } from '../../../text/say.ts';
import './step-bar.css';
import type { Step } from './step-bar.ts';

const WORDS = { done: 'stepDone', now: 'stepNow', toCome: 'stepToCome' } as const;

/** The three steps of a move as arrows, the one under way lit; in brass only for whoever is to act. */
export function StepBar({ steps, isOwn }: { readonly steps: readonly Step[]; readonly isOwn: boolean }) {
  const say = useSay(TABLE_TEXTS);
  return (
    <ol className={`ep-steps ${isOwn ? 'is-own' : ''}`}>
      {steps.map(({ name, note, state }) => (
        <li key={name} className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="visually-hidden">{say(WORDS[state], { step: name })}</span>
          <b aria-hidden="true">{name}</b>
          <small>{note}</small>
        </li>
      ))}
    </ol>
  );
}
