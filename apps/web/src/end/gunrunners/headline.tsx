import type { AnyGame } from '@stakeout/kernel';
import { useEffect, useRef } from 'react';
import { PlayerSymbol, seatClass } from '../../parts/player-symbol.tsx';
import { ClauseChip } from '../../table/clause-chip.tsx';
import type { NameOf } from '../../table/seat-name.tsx';
import { useSay } from '../../text/say.ts';
import { endTexts } from './end.texts.ts';
import type { Rank } from './ranking.ts';
import type { Story } from './story.ts';

/** Who won, with how many crates, and what ended the game. */
export function Headline({
  game,
  ranking,
  story,
  nameOf,
}: {
  readonly game: AnyGame;
  readonly ranking: readonly Rank[];
  readonly story: Story;
  readonly nameOf: NameOf;
}) {
  const say = useSay(endTexts);
  const title = useRef<HTMLHeadingElement>(null);
  // What was in focus, a card or a button, is gone: whoever listens or uses the keyboard begins at the result.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const winners = ranking.filter(({ place }) => place === 1);
  return (
    <header className="end-head">
      <p className="end-stamp">{say('closed')}</p>
      <div>
        <p className="label">{say(winners.length > 1 ? 'sharedWin' : 'winner')}</p>
        <h1 ref={title} tabIndex={-1} className="end-winners">
          {winners.map(({ seat }) => (
            <span key={seat} className={`end-winner ${seatClass(seat)}`}>
              <span className="end-emblem">
                <PlayerSymbol seat={seat} />
              </span>
              {nameOf(seat)}
            </span>
          ))}
        </h1>
        <p className="end-how">
          {story.ending !== '' && say(`ending.${story.ending}`, { turns: story.turns })}{' '}
          <ClauseChip game={game} clause={story.ending === 'no-cards' ? 'G9.2' : 'G9.1'} />
        </p>
      </div>
      <p className="end-total">
        <b className="numeral">{winners[0]?.crates ?? 0}</b>
        <span className="label">{say('crates')}</span>
      </p>
    </header>
  );
}
