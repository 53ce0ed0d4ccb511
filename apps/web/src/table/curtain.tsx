import type { Seat } from '@stakeout/kernel';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../parts/button.tsx';
import { forgetTold } from '../parts/live-region.tsx';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import { useSay } from '../text/say.ts';
import './curtain.css';
import { TABLE_TEXTS } from './table.texts.ts';

/** Hot seat: between two people the screen shows nobody's secrets, and says whom to hand the device to. */
export function Curtain({
  seat,
  name,
  hides = 'Cards',
  onLift,
}: {
  readonly seat: Seat;
  readonly name: string;
  /** What this game keeps from the others. */
  readonly hides?: 'Cards' | 'Board' | 'Secrets';
  readonly onLift: () => void;
}) {
  const say = useSay(TABLE_TEXTS);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(forgetTold, []);
  // The focus waits on the title, so that a key pressed too often does not lift the curtain before the device is handed over.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={`curtain ${seatClass(seat)}`} aria-labelledby="curtain-title">
      <span className="curtain-sign">
        <PlayerSymbol seat={seat} />
      </span>
      <h2 id="curtain-title" ref={title} tabIndex={-1}>
        {say('passTitle', { name })}
      </h2>
      <p>{say(`passText${hides}`)}</p>
      <Button look="primary" onClick={onLift}>
        {say(`passButton${hides}`, { name })}
      </Button>
    </section>
  );
}
