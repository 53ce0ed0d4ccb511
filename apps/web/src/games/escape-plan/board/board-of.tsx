import type { Seat } from '@stakeout/kernel';
import { seatClass } from '../../../parts/player-symbol.tsx';
import { useSay } from '../../../text/say.ts';
import { PlanCard } from '../cards/plan-card.tsx';
import { useTable } from '../table-context.ts';
import './board-of.css';
import { BOARD_TEXTS } from './board.texts.ts';
import { BoardSections } from './board-sections.tsx';
import { holdingsOf } from './holdings.ts';

/** The board of any player as everybody may see it, for a sheet; with all its secrets once the game is over. */
export function BoardOf({ seat }: { readonly seat: Seat }) {
  const { view, nameOf } = useTable();
  const say = useSay(BOARD_TEXTS);
  // Another's eyes may be on the sheet: the viewer's own secrets stay on the own board.
  const holdings = holdingsOf(view, seat, true);
  if (holdings === null) return null;
  return (
    <section className={`ep-board-of ${seatClass(seat)}`} aria-label={say('boardOf', { name: nameOf(seat) })}>
      <BoardSections holdings={{ ...holdings, isOwn: false }} />
      {holdings.plan !== null && (
        <div className="ep-plan">
          <span className="label">{say('plan')}</span>
          <PlanCard seat={seat} plan={holdings.plan} />
        </div>
      )}
    </section>
  );
}
