import { memo } from 'react';
import { seatClass } from '../../../parts/player-symbol.tsx';
import { useSay } from '../../../text/say.ts';
import { useTable } from '../table-context.ts';
import { BOARD_TEXTS } from './board.texts.ts';
import { BoardSections } from './board-sections.tsx';
import { holdingsOf } from './holdings.ts';
import './own-board.css';
import { PlanPanel } from './plan-panel.tsx';
import { usePeek } from './use-peek.ts';
import { WatchedBoard } from './watched-board.tsx';

/** The strip below the table: the board of whoever plays on this screen. */
export const OwnBoard = memo(function OwnBoard() {
  const { view, seat, isActing } = useTable();
  const say = useSay(BOARD_TEXTS);
  const peek = usePeek();
  if (seat === null) return <WatchedBoard />;
  const holdings = holdingsOf(view, seat, peek.isCovered);
  if (holdings === null) return null;
  return (
    <section
      className={`panel ep-own ${seatClass(seat)} ${isActing ? 'is-acting' : ''}`}
      aria-label={say('ownBoard')}
      data-arrows="board"
    >
      <div className="ep-strip">
        <BoardSections holdings={holdings} peek={peek} />
        <PlanPanel />
      </div>
    </section>
  );
});
