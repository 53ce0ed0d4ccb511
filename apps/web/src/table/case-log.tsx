import type { AnyGame, Seat } from '@stakeout/kernel';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import { useSay } from '../text/say.ts';
import './case-log.css';
import { ClauseChip } from './clause-chip.tsx';
import type { Phrase } from './phrase.ts';
import { PhraseText } from './phrase-text.tsx';
import type { NameOf } from './seat-name.tsx';
import { TABLE_TEXTS } from './table.texts.ts';

/** One entry of the log: who, what, and by which clauses. */
export interface LogLine {
  readonly key: string;
  readonly seat: Seat | null;
  readonly phrase: Phrase;
  readonly clauses: readonly string[];
  /** Busts and wounds get a red bar. */
  readonly isHot: boolean;
}

/** What has happened, newest first. */
export function CaseLog({
  game,
  lines,
  nameOf,
  aside = null,
}: {
  readonly game: AnyGame;
  readonly lines: readonly LogLine[];
  readonly nameOf: NameOf;
  /** A word at the right of the title, such as the round. */
  readonly aside?: string | null;
}) {
  const say = useSay(TABLE_TEXTS);
  return (
    <section className="case-log" aria-label={say('log')}>
      <header>
        <h2 className="label">{say('log')}</h2>
        {aside !== null && <span className="label">{aside}</span>}
      </header>
      {lines.length === 0 && <p className="case-log-empty">{say('logEmpty')}</p>}
      <ol>
        {lines.map((line) => (
          <li
            key={line.key}
            className={`${line.seat === null ? '' : seatClass(line.seat)} ${line.isHot ? 'is-hot' : ''}`}
          >
            {line.seat !== null && <PlayerSymbol seat={line.seat} />}
            <PhraseText phrase={line.phrase} nameOf={nameOf} plainSeats />{' '}
            {line.clauses.map((clause) => (
              <ClauseChip key={clause} game={game} clause={clause} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
