import { type MouseEvent, useEffect, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useSay } from '../../text/say.ts';
import { useShownTable } from '../frame/shown-table.ts';
import { TABLE_TEXTS } from '../table.texts.ts';
import './telling-buttons.css';
import { type ToldTable, useToldTable } from './told-table.ts';

/** One's own move is told in a moment; only what takes longer, in milliseconds, is worth skipping. */
const WORTH_SKIPPING = 1200;

/**
 * Again, Skip and Next. They stand at the beginning of the prompt, far from everything that decides something, and stay there as
 * long as it is the others' turn.
 */
export function TellingButtons() {
  const table = useToldTable();
  return table === null ? null : <Buttons table={table} />;
}

function Buttons({ table: { stage, told, isWaiting } }: { readonly table: ToldTable }) {
  const { session, snapshot } = useShownTable();
  const say = useSay(TABLE_TEXTS);
  const { viewer, toAct, outcome } = snapshot;
  const isOwnTold = useIsLong(told !== null && told.seat === viewer);
  const isOthersTurn = viewer === null || !toAct.includes(viewer);
  const isOthersTold = told !== null && told.seat !== viewer;
  const canSkip = told !== null || (session.kind === 'local' && viewer !== null);
  if (outcome !== null || !(isWaiting || isOthersTold || isOwnTold || (told === null && isOthersTurn))) return null;
  const again = ({ detail, currentTarget }: MouseEvent<HTMLElement>) => {
    stage.again();
    // Whoever pressed it with a pointer goes on by a key, which must not press it again.
    if (detail > 0) currentTarget.blur();
  };
  return (
    <fieldset className="telling" aria-label={say('telling')}>
      <Button small disabled={!stage.canAgain()} onClick={again}>
        <svg viewBox="0 0 14 14" aria-hidden="true">
          <path d="M7 2.2A5 5 0 1 1 2.3 5.4" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M7.6-.6V5L3.4 2.2Z" fill="currentColor" />
        </svg>
        {say('again')}
      </Button>
      {!isWaiting && (
        <Button small className={`telling-skip ${canSkip ? '' : 'is-gone'}`} onClick={stage.skip}>
          {say('skip')}
        </Button>
      )}
      {isWaiting && (
        <Button small look="primary" className="telling-next" onClick={stage.next}>
          {say('next')}
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M2.5 1 11 6l-8.5 5Z" fill="currentColor" />
          </svg>
        </Button>
      )}
    </fieldset>
  );
}

/** Whether something has been going on for a while. */
function useIsLong(isGoingOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return setLong(false);
    const timer = setTimeout(() => setLong(true), WORTH_SKIPPING);
    return () => clearTimeout(timer);
  }, [isGoingOn]);
  return isLong && isGoingOn;
}
