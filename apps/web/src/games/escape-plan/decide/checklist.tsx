import { Icon } from '../../../parts/icon.tsx';
import { useSay } from '../../../text/say.ts';
import './checklist.css';
import { DECIDE_TEXTS } from './decide.texts.ts';
import type { Step } from './panel.ts';

const STATES = { done: 'stepDone', now: 'stepNow', next: 'stepNext' } as const;

/** The steps of a visit: done and what it brought, now, still to come. */
export function Checklist({ steps }: { readonly steps: readonly Step[] }) {
  const say = useSay(DECIDE_TEXTS);
  return (
    <ol className="ep-checklist" aria-label={say('stepsName')}>
      {steps.map(({ id, state, title, detail, mayBeSkipped }) => (
        <li key={id} className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="ep-step-mark">{state === 'done' && <Icon name="check-mark" />}</span>
          <b>{title}</b>
          <span className="visually-hidden">{`, ${say(STATES[state])}. `}</span>
          {detail !== '' && <small>{detail}</small>}
          {mayBeSkipped && state !== 'done' && <em>{say('maySkip')}</em>}
        </li>
      ))}
    </ol>
  );
}
