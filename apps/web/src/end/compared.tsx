import './compared.css';
import type { Outcome, Seat } from '@stakeout/kernel';
import type { InWords } from '../games/facts.ts';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import { Link } from '../routes/link.tsx';
import type { MatchOrigin } from '../session/origin.ts';
import type { TableSession } from '../session/session.ts';
import { isUnnamed } from '../state/own-name.ts';
import { useSettings } from '../state/settings.ts';
import { ordinal } from '../text/ordinal.ts';
import { useSay } from '../text/say.ts';
import { comparedTexts } from './compared.texts.ts';

/** What came of a match that was played on, beside what came of the one before it. */
export default function Compared({
  session,
  origin,
  scoreOf,
}: {
  readonly session: TableSession;
  readonly origin: MatchOrigin;
  readonly scoreOf: (outcome: Outcome, seat: Seat) => InWords;
}) {
  const say = useSay(comparedTexts);
  const { language } = useSettings();
  const { outcome, seats } = session.get();
  if (outcome === null) return null;
  const resultIn = (ended: Outcome, seat: Seat) =>
    say('result', {
      place: ordinal(ended.places[seat] ?? seats.length, language),
      score: scoreOf(ended, seat)[language],
    });
  const called = (name: string | undefined, seat: Seat) => name || say('player', { number: seat + 1 });
  return (
    <section className="end-sheet compared" aria-labelledby="compared">
      <h2 id="compared">{say('title')}</h2>
      <p>
        {say(origin.kind, { moves: origin.moves })}{' '}
        {origin.path !== null && <Link href={`${origin.path}#move=${origin.moves}`}>{say('watch')}</Link>}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('seat')}</th>
            <th scope="col">{say('before')}</th>
            <th scope="col">{say('now')}</th>
          </tr>
        </thead>
        <tbody>
          {[...seats.keys()].map((seat) => {
            const isOwn = seat === origin.seat;
            return (
              <tr key={seat} className={isOwn ? 'own' : ''}>
                <th scope="row" className={seatClass(seat)}>
                  <span className="end-emblem">
                    <PlayerSymbol seat={seat} />
                  </span>
                  {seat + 1}
                </th>
                <td>
                  <small>{called(origin.players[seat], seat)}</small>
                  {resultIn(origin.outcome, seat)}
                </td>
                <td>
                  <small>
                    {isOwn && !isUnnamed(seats[seat]?.name ?? '')
                      ? say('you', { name: called(seats[seat]?.name, seat) })
                      : called(seats[seat]?.name, seat)}
                  </small>
                  {resultIn(outcome, seat)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
