import { Icon } from '../../../parts/icon.tsx';
import { PlayerSymbol } from '../../../parts/player-symbol.tsx';
import { pawnClass } from '../plates/pawn-sign.tsx';
import { useEnd } from './end-context.ts';

/** A player's colour and symbol; Costa wears his badge. */
export function Emblem({ pawn }: { readonly pawn: number }) {
  const { view } = useEnd();
  const { seats } = view.table;
  return (
    <span className={`end-emblem ${pawnClass(pawn, seats)}`}>
      {pawn < seats ? <PlayerSymbol seat={pawn} /> : <Icon name="police-badge" />}
    </span>
  );
}
