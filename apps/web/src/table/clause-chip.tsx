import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Link } from '../routes/link.tsx';
import { useClauses } from '../text/clauses.ts';
import { useSay } from '../text/say.ts';
import type { SpokenGame } from '../text/spoken.ts';
import './clause-chip.css';
import { placeNear } from './place-near.ts';
import { TABLE_TEXTS } from './table.texts.ts';

/** The number of a clause. It opens a slip with the clause's words and the way to the rulebook. */
export function ClauseChip({ game, clause }: { readonly game: SpokenGame; readonly clause: string }) {
  const say = useSay(TABLE_TEXTS);
  const [isOpen, setOpen] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  const closedAt = useRef(0);
  const id = useId();
  const close = useCallback(() => {
    closedAt.current = performance.now();
    setOpen(false);
  }, []);
  // A press on the chip of an open slip closes it as any press beside it does; the click that follows must not reopen it.
  const open = () => setOpen(performance.now() - closedAt.current > 250);
  return (
    <>
      <button
        ref={chip}
        type="button"
        className="clause clause-chip"
        aria-label={say('clause', { clause })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={open}
      >
        {clause}
      </button>
      {isOpen && <Slip id={id} game={game} clause={clause} chip={chip} onClose={close} />}
    </>
  );
}

function Slip({
  id,
  game,
  clause,
  chip,
  onClose,
}: {
  readonly id: string;
  readonly game: SpokenGame;
  readonly clause: string;
  readonly chip: React.RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}) {
  const say = useSay(TABLE_TEXTS);
  const text = useClauses(game.library)?.[clause];
  const slip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = slip.current;
    if (element === null || chip.current === null) return;
    element.showPopover();
    placeNear(element, chip.current);
    const followToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') onClose();
    };
    element.addEventListener('toggle', followToggle);
    return () => element.removeEventListener('toggle', followToggle);
  }, [chip, onClose]);
  useEffect(() => {
    // With its text the slip has another size.
    if (text !== undefined && slip.current !== null && chip.current !== null) placeNear(slip.current, chip.current);
  }, [text, chip]);
  return (
    <div ref={slip} id={id} popover="auto" className="clause-slip" role="dialog" aria-label={say('clause', { clause })}>
      <b className="numeral">{clause}</b>
      <p>{text ?? ''}</p>
      <Link href={`/rules/${game.id}#${clause}`}>{say('openRulebook')}</Link>
    </div>
  );
}
