import type { Pawn } from '@stakeout/escape-plan';
import { Icon } from '../../../parts/icon.tsx';
import { PlayerSymbol, seatClass } from '../../../parts/player-symbol.tsx';
import './pawn-sign.css';

/** The class that sets `--p`, `--pd` and `--pt` for a pawn; Sandra and Costa have no player's colour. */
export function pawnClass(pawn: Pawn, seats: number): string {
  if (pawn < seats) return seatClass(pawn);
  return pawn === seats ? 'ep-is-sandra' : 'ep-is-costa';
}

/** A pawn's symbol on a disc of its colour: a player's shape, or the sign of the inspector or the lieutenant. */
export function PawnSign({ pawn, seats }: { readonly pawn: Pawn; readonly seats: number }) {
  return (
    <span className={`ep-pawn-sign ${pawnClass(pawn, seats)}`} aria-hidden="true">
      {pawn < seats ? (
        <PlayerSymbol seat={pawn} />
      ) : (
        <Icon name={pawn === seats ? 'sherlock-holmes' : 'police-badge'} />
      )}
    </span>
  );
}
