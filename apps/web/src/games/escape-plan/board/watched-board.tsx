import { useState } from 'react';
import { PlayerSymbol, seatClass } from '../../../parts/player-symbol.tsx';
import { useSay } from '../../../text/say.ts';
import { PlanCard } from '../cards/plan-card.tsx';
import { useTable } from '../table-context.ts';
import { BOARD_TEXTS } from './board.texts.ts';
import { BoardSections } from './board-sections.tsx';
import { holdingsOf, spaces } from './holdings.ts';
import './watched-board.css';

/** What a spectator has in place of a board: the public boards of the players, one at a time; after the end all of them. */
export function WatchedBoard() {
  const { view, nameOf } = useTable();
  const say = useSay(BOARD_TEXTS);
  const [shown, setShown] = useState(0);
  const holdings = holdingsOf(view, shown);
  if (holdings === null) return null;
  return (
    <section className={`panel ep-own is-watching ${seatClass(shown)}`} aria-label={say('watching')}>
      <div className="ep-watch">
        <b>{say('watching')}</b>
        <fieldset aria-label={say('whoseBoard')}>
          {spaces(view.table.seats).map((seat) => (
            <button
              key={seat}
              type="button"
              className={seatClass(seat)}
              aria-pressed={seat === shown}
              aria-label={say('boardOf', { name: nameOf(seat) })}
              onClick={() => setShown(seat)}
            >
              <PlayerSymbol seat={seat} />
              {nameOf(seat)}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="ep-strip">
        <BoardSections holdings={holdings} />
        {holdings.plan !== null && (
          <div className="ep-plan">
            <span className="label">{say('plan')}</span>
            <PlanCard seat={shown} plan={holdings.plan} />
          </div>
        )}
      </div>
    </section>
  );
}
