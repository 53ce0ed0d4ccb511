import type { ReactNode } from 'react';
import { useSay } from '../text/say.ts';
import './prompt-bar.css';
import { Bolt } from './bolt.tsx';
import { TABLE_TEXTS } from './table.texts.ts';
import { TellingButtons } from './telling/telling-buttons.tsx';
import { TurnTold } from './telling/turn-told.tsx';

/** A step of a turn, and whether it is done, being done, or still to come. */
export interface Tick {
  readonly name: string;
  readonly state: 'done' | 'now' | 'toCome';
}

/** Whose voice the prompt has: the turn's, the power player's, or the one of waiting. */
export type PromptKind = 'turn' | 'power' | 'waiting';

/** The one sentence that says what to do, on a strip of paper; what can be done with it stands to the right. */
export function PromptBar({
  kind,
  step,
  ticks = [],
  children,
  note = null,
  clauses = null,
  actions = null,
}: {
  readonly kind: PromptKind;
  /** The name of the step under way. */
  readonly step: string;
  readonly ticks?: readonly Tick[];
  /** The sentence. */
  readonly children: ReactNode;
  /** A small warning after the sentence. */
  readonly note?: string | null;
  readonly clauses?: ReactNode;
  /** Buttons, the confirming one last. */
  readonly actions?: ReactNode;
}) {
  const say = useSay(TABLE_TEXTS);
  const name = { turn: step, power: say('power'), waiting: say('waiting') }[kind];
  return (
    <section className={`prompt-bar is-${kind}`} aria-label={name} tabIndex={-1} data-testid="prompt">
      <div className="prompt-step">
        {kind === 'power' && <Bolt />}
        <span>{name}</span>
        {ticks.length > 0 && <Ticks ticks={ticks} />}
      </div>
      <TellingButtons />
      <p>
        <TurnTold>{children}</TurnTold>
        {note !== null && <small className="prompt-note">{note}</small>}
      </p>
      {clauses !== null && <span className="prompt-clauses">{clauses}</span>}
      {kind === 'waiting' && (
        <span className="prompt-dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
      {actions}
    </section>
  );
}

function Ticks({ ticks }: { readonly ticks: readonly Tick[] }) {
  const say = useSay(TABLE_TEXTS);
  const words = { done: 'stepDone', now: 'stepNow', toCome: 'stepToCome' } as const;
  return (
    <ol className="prompt-ticks">
      {ticks.map(({ name, state }) => (
        <li key={name} className={`is-${state}`}>
          <span className="visually-hidden">{say(words[state], { step: name })}</span>
        </li>
      ))}
    </ol>
  );
}
