import { useState } from 'react';
import type { GameFront, GameReview } from '../games/front.ts';
import { Button } from '../parts/button.tsx';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import type { Recording } from '../replay/recording.ts';
import { Link } from '../routes/link.tsx';
import { matchPath } from '../routes/match-path.ts';
import type { ReviewPlace } from '../session/review/kept-reviews.ts';
import { useSay } from '../text/say.ts';
import { KeySheet } from './key-sheet.tsx';
import { reviewTexts } from './review.texts.ts';
import { pathOf, seatPath } from './review-place.ts';
import type { ReviewWords } from './use-review-words.ts';

/** Whose match it is, the seats that can be judged, and the ways on. */
export function ReviewTop({
  recording,
  place,
  seat,
  words,
  address,
  front,
  parts,
}: {
  readonly recording: Recording;
  readonly place: ReviewPlace;
  readonly seat: number;
  readonly words: ReviewWords;
  readonly address: URL;
  readonly front: GameFront;
  readonly parts: GameReview;
}) {
  const say = useSay(reviewTexts);
  const [areKeysShown, setKeysShown] = useState(false);
  const { title } = front.facts;
  const scoreOf = (score: number) => parts.scoreOf?.(score, words.language) ?? String(score);
  const { outcome } = recording;
  return (
    <header className="review-top">
      <Link className="table-brand" href="/" aria-label="Stakeout">
        <img src="/mark.svg" alt="" width="34" height="34" />
        <span className="table-brand-name">Stakeout</span>
        <span className="table-brand-game">{say('gameReview', { game: title })}</span>
      </Link>
      <nav className="review-seats" aria-label={say('seat')}>
        <span className="label" aria-hidden="true">
          {say('seat')}
        </span>
        {recording.seats.map((_, of) => (
          <Link
            key={seatClass(of)}
            className={`review-seat ${seatClass(of)} ${of === seat ? 'is-on' : ''}`}
            href={seatPath(address, of)}
            aria-current={of === seat ? 'true' : undefined}
            aria-label={say('seatOf', { name: words.nameOf(of) })}
          >
            <span className="emblem">
              <PlayerSymbol seat={of} />
            </span>
            <span className="review-seat-name">{words.nameOf(of)}</span>
            {outcome !== null && <b className="numeral">{scoreOf(outcome.scores[of] ?? 0)}</b>}
          </Link>
        ))}
      </nav>
      <div className="review-ways">
        {(place.kind === 'local' || place.kind === 'table') && (
          <Link
            className="button plain small review-deal"
            href={`${matchPath('again', place.kind, place.id)}?seat=${seat + 1}`}
          >
            {say('sameDeal')}
          </Link>
        )}
        {place.kind !== 'file' && (
          <Link className="button plain small" href={pathOf('replay', place)}>
            {say('replay')}
          </Link>
        )}
        <Button small look="ghost" onClick={() => setKeysShown(true)}>
          {say('keysTitle')}
        </Button>
      </div>
      {areKeysShown && <KeySheet onClose={() => setKeysShown(false)} />}
    </header>
  );
}
