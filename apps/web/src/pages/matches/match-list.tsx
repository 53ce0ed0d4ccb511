import './matches.css';
import { lazy, Suspense } from 'react';
import { titleOf } from '../../games/all-facts.ts';
import { PlayerSymbol, seatClass } from '../../parts/player-symbol.tsx';
import { Link } from '../../routes/link.tsx';
import { matchPath } from '../../routes/match-path.ts';
import { useSettings } from '../../state/settings.ts';
import { useSay } from '../../text/say.ts';
import type { MatchEntry } from './entry.ts';
import { lineOf } from './entry-words.ts';
import { matchesTexts } from './matches.texts.ts';

/** Few matches were played on from another. */
const OriginLine = lazy(() => import('../../table/origin-line.tsx'));

/** Matches, each with where it stands, who plays, and the way there. */
export function MatchList({
  entries,
  label,
  offersDeals = false,
}: {
  readonly entries: readonly MatchEntry[];
  readonly label: string;
  /** Whether one's own finished matches can be dealt again from here. */
  readonly offersDeals?: boolean;
}) {
  return (
    <ul className="match-list" aria-label={label}>
      {entries.map((entry) => (
        <MatchRow key={entry.key} entry={entry} offersDeal={offersDeals && entry.status === 'over' && entry.isMine} />
      ))}
    </ul>
  );
}

function MatchRow({ entry, offersDeal }: { readonly entry: MatchEntry; readonly offersDeal: boolean }) {
  const say = useSay(matchesTexts);
  const { language } = useSettings();
  const line = lineOf(entry, Date.now(), language);
  const action = say(actionOn(entry));
  const game = titleOf(entry.game);
  return (
    <li className="match-row">
      <div className="match-what">
        <b>{game}</b>
        <small>{line}</small>
        {entry.origin !== null && (
          <Suspense fallback={null}>
            <OriginLine origin={entry.origin} />
          </Suspense>
        )}
      </div>
      <SeatDots entry={entry} />
      <span className="match-ways">
        {offersDeal && (
          <Link
            href={againHref(entry)}
            className="button ghost small match-again"
            aria-label={say('actionOn', { action: say('sameDeal'), game, line })}
          >
            {say('sameDeal')}
          </Link>
        )}
        {entry.status === 'over' && (
          <Link
            href={entry.href.replace(/^\/replay\//, '/review/')}
            className="button ghost small"
            aria-label={say('actionOn', { action: say('review'), game, line })}
          >
            {say('review')}
          </Link>
        )}
        <Link
          href={entry.href}
          className={`button small ${entry.isYourTurn && entry.status !== 'over' ? 'primary' : 'plain'}`}
          aria-label={say('actionOn', { action, game, line })}
        >
          {action}
        </Link>
      </span>
    </li>
  );
}

function SeatDots({ entry }: { readonly entry: MatchEntry }) {
  return (
    <span className="match-dots" aria-hidden="true">
      {entry.seats.map(({ seat, name }) => (
        <span
          key={seat}
          className={`emblem ${seatClass(seat)} ${name === null ? 'vacant' : ''}`}
          title={name ?? undefined}
        >
          <PlayerSymbol seat={seat} />
        </span>
      ))}
    </span>
  );
}

/** The page that plays the deal again, at first from the reader's own seat. */
function againHref({ place, id, seats }: MatchEntry): string {
  const own = seats.findIndex(({ isYou }) => isYou);
  const path = matchPath('again', place, id);
  return own < 0 ? path : `${path}?seat=${own + 1}`;
}

function actionOn({ status, isYourTurn, isMine, place }: MatchEntry) {
  if (status === 'over') return 'replay';
  if (isYourTurn && place === 'online') return 'yourTurn';
  if (place === 'local') return 'continue';
  return isMine || status === 'waiting' ? 'look' : 'watch';
}
