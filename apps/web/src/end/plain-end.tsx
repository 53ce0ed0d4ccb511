import './end.css';
import './plain-end.css';
import type { EndProps } from '../games/front.ts';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import { ClauseChip } from '../table/clause-chip.tsx';
import { type NameOf, useNames, useResultNames } from '../table/seat-name.tsx';
import { useSession } from '../table/use-session.ts';
import { useSay } from '../text/say.ts';
import { EndActions } from './end-actions.tsx';
import { EndHead } from './end-head.tsx';
import { plainEndTexts } from './plain-end.texts.ts';

/** How a match of a game ended about which scores and places say everything. */
export function PlainEnd({
  session,
  onBack,
  onWatch,
  how,
  clause,
  unit,
}: EndProps & {
  /** What ended the match, and the clause that says who has won it. */
  readonly how: string;
  readonly clause: string;
  /** What the scores count. */
  readonly unit: string;
}) {
  const say = useSay(plainEndTexts);
  const snapshot = useSession(session);
  const nameOf = useNames(session, snapshot);
  const resultNameOf = useResultNames(session, snapshot);
  const { outcome } = snapshot;
  if (outcome === null) return null;
  const { winners, scores, places } = outcome;
  const ranking = places.map((place, seat) => ({ seat, place, score: scores[seat] ?? 0 }));
  ranking.sort((one, other) => one.place - other.place);
  const shareText = (named: NameOf) =>
    `${session.game.title}: ${ranking.map(({ seat, place, score }) => `${place}. ${named(seat)}: ${score}`).join(', ')}`;
  return (
    <div className="end" data-testid="end-screen">
      <EndHead
        stamp={say('closed')}
        label={say(winners.length > 1 ? 'sharedWin' : 'winner')}
        winners={winners}
        nobody=""
        nameOf={nameOf}
        how={
          <>
            {how} <ClauseChip game={session.game} clause={clause} />
          </>
        }
        total={ranking[0]?.score ?? 0}
        unit={unit}
      />
      <EndActions
        session={session}
        shareText={shareText}
        scoreOf={(ended, seat) => {
          const score = `${ended.scores[seat] ?? 0} ${unit}`;
          return { en: score, pt: score };
        }}
        onBack={onBack}
        isReplay={onWatch !== undefined}
      />
      <section className="end-sheet plain-ranking" aria-labelledby="end-ranking">
        <h2 id="end-ranking">{say('ranking')}</h2>
        <ol>
          {ranking.map(({ seat, place, score }) => (
            <li key={seat} className={seatClass(seat)}>
              <span className="numeral" aria-hidden="true">
                {place}
              </span>
              <span className="visually-hidden">{say('place', { place })}</span>
              <span className="end-emblem">
                <PlayerSymbol seat={seat} />
              </span>
              <b>{resultNameOf(seat)}</b>
              <span>
                <b className="numeral">{score}</b> {unit}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
