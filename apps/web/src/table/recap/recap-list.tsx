import type { KeyboardEvent, ReactNode } from 'react';
import { PhraseText } from '../phrase-text.tsx';
import type { NameOf } from '../seat-name.tsx';
import type { RecapLine } from './recap.ts';

/** Some lines under a name. One of all lines is in the order of Tab; arrows lead to the others. */
export function RecapList({
  className,
  lines,
  nameOf,
  shown,
  current,
  withSymbols = false,
  onShow,
  children,
}: {
  readonly className: string;
  readonly lines: readonly RecapLine[];
  readonly nameOf: NameOf;
  readonly shown: string | null;
  /** The one line where there is room for one. */
  readonly current: string | null;
  /** Whether players have their symbols: under one's own name they are not needed. */
  readonly withSymbols?: boolean;
  readonly onShow: (line: RecapLine) => void;
  /** The name. */
  readonly children: ReactNode;
}) {
  const hasCurrent = lines.some(({ key }) => key === current);
  return (
    <section className={`recap-group ${className} ${hasCurrent ? 'has-current' : ''}`}>
      <h3>{children}</h3>
      {lines.map((line) => (
        <button
          key={line.key}
          type="button"
          className={`recap-line ${line.key === shown ? 'is-shown' : ''} ${line.key === current ? 'is-current' : ''}`}
          tabIndex={line.key === current ? 0 : -1}
          onClick={() => onShow(line)}
          onKeyDown={walk}
        >
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M2.5 1 11 6l-8.5 5Z" fill="currentColor" />
          </svg>
          <span>
            <PhraseText phrase={line.phrase} nameOf={nameOf} plainSeats={!withSymbols} />
          </span>
        </button>
      ))}
    </section>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const all = [...(event.currentTarget.closest('.recap-body')?.querySelectorAll<HTMLElement>('.recap-line') ?? [])];
  all[all.indexOf(event.currentTarget) + step]?.focus();
  event.preventDefault();
}
