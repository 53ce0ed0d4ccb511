import type { Seat } from '@stakeout/kernel';
import { memo } from 'react';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import { useSay } from '../text/say.ts';
import type { SpokenGame } from '../text/spoken.ts';
import { Again } from './again.tsx';
import './case-log.css';
import { ClauseChip } from './clause-chip.tsx';
import { useOrigin } from './frame/shown-table.ts';
import OriginLine from './origin-line.tsx';
import { type Phrase, textOf } from './phrase.ts';
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
  /** Where a new stretch of the game began; what happened in it is told above. */
  readonly isHeading?: boolean;
  /** What can be seen once more, by a key of the game's own. */
  readonly again?: string;
}

/** What has happened, newest first. */
export function CaseLog({
  game,
  lines,
  nameOf,
  aside = null,
  onAgain,
}: {
  readonly game: SpokenGame;
  readonly lines: readonly LogLine[];
  readonly nameOf: NameOf;
  /** A word at the right of the title, such as the round. */
  readonly aside?: string | null;
  readonly onAgain?: (key: string) => void;
}) {
  const say = useSay(TABLE_TEXTS);
  const origin = useOrigin();
  return (
    <section className="case-log" aria-label={say('log')}>
      <header>
        <h2 className="label">{say('log')}</h2>
        {aside !== null && <span className="label">{aside}</span>}
      </header>
      {origin !== null && <OriginLine origin={origin} />}
      {lines.length === 0 && origin === null && <p className="case-log-empty">{say('logEmpty')}</p>}
      <ol>
        {lines.map((line) => (
          <LogRow key={line.key} game={game} line={line} nameOf={nameOf} onAgain={onAgain} />
        ))}
      </ol>
    </section>
  );
}

interface Row {
  readonly game: SpokenGame;
  readonly line: LogLine;
  readonly nameOf: NameOf;
  readonly onAgain: ((key: string) => void) | undefined;
}

/** Of a long log only the rows that say something else are written anew. */
const LogRow = memo(function LogRow({ game, line, nameOf, onAgain }: Row) {
  const say = useSay(TABLE_TEXTS);
  const { seat, phrase, clauses, isHot, isHeading, again } = line;
  const classes = [seat === null ? '' : seatClass(seat), isHot ? 'is-hot' : '', isHeading ? 'is-heading' : ''];
  return (
    <li className={classes.join(' ')}>
      {seat !== null && <PlayerSymbol seat={seat} />}
      <PhraseText phrase={phrase} nameOf={nameOf} plainSeats />{' '}
      {clauses.map((clause) => (
        <ClauseChip key={clause} game={game} clause={clause} />
      ))}
      {again !== undefined && onAgain !== undefined && (
        <button type="button" className="case-log-again" onClick={() => onAgain(again)}>
          <Again />
          {say('again')}
        </button>
      )}
    </li>
  );
}, saysTheSame);

function saysTheSame(one: Row, other: Row): boolean {
  return (
    one.game === other.game &&
    one.onAgain === other.onAgain &&
    one.line.seat === other.line.seat &&
    wordsOf(one) === wordsOf(other)
  );
}

function wordsOf({ line: { phrase, clauses, isHot, again }, nameOf }: Row): string {
  return `${isHot} ${again} ${clauses.join()} ${textOf(phrase, nameOf)}`;
}
