import type { Seat } from '@stakeout/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import type { NameOf } from '../table/seat-name.tsx';

/** Who won, with how much, and what ended the game; without winners to name, what is said instead. */
export function EndHead({
  stamp,
  label,
  winners,
  nobody,
  nameOf,
  how,
  total,
  unit,
}: {
  readonly stamp: string;
  readonly label: string;
  readonly winners: readonly Seat[];
  readonly nobody: ReactNode;
  readonly nameOf: NameOf;
  readonly how: ReactNode;
  readonly total: ReactNode;
  readonly unit: string;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  // What was in focus, a card or a button, is gone: whoever listens or uses the keyboard begins at the result.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <header className="end-head">
      <p className="end-stamp">{stamp}</p>
      <div>
        <p className="label">{label}</p>
        <h1 ref={title} tabIndex={-1} className="end-winners">
          {winners.map((seat) => (
            <span key={seat} className={`end-winner ${seatClass(seat)}`}>
              <span className="end-emblem">
                <PlayerSymbol seat={seat} />
              </span>
              {nameOf(seat)}
            </span>
          ))}
          {winners.length === 0 && nobody}
        </h1>
        <p className="end-how">{how}</p>
      </div>
      <p className="end-total">
        <b className="numeral">{total}</b>
        <span className="label">{unit}</span>
      </p>
    </header>
  );
}
