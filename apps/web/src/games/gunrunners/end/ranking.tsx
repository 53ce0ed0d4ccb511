import { PlayerSymbol, seatClass } from '../../../parts/player-symbol.tsx';
import { ClauseChip } from '../../../table/clause-chip.tsx';
import type { NameOf } from '../../../table/seat-name.tsx';
import { useSay } from '../../../text/say.ts';
import type { SpokenGame } from '../../../text/spoken.ts';
import { endTexts } from './end.texts.ts';
import type { Rank } from './ranking.ts';
import type { Story } from './story.ts';

/** The places, and between two who have the same number of crates what decided. */
export function Ranking({
  game,
  ranking,
  story,
  nameOf,
  resultNameOf,
}: {
  readonly game: SpokenGame;
  readonly ranking: readonly Rank[];
  readonly story: Story;
  readonly nameOf: NameOf;
  /** The name with what is to be said beside it. */
  readonly resultNameOf: NameOf;
}) {
  const say = useSay(endTexts);
  return (
    <section className="end-sheet" aria-labelledby="end-ranking">
      <h2 id="end-ranking">{say('ranking')}</h2>
      <ol>
        {ranking.map((rank, index) => {
          const next = ranking[index + 1];
          const deeds = story.deeds[rank.seat];
          return (
            <li key={rank.seat} className={`${seatClass(rank.seat)} ${rank.place === 1 ? 'first' : ''}`}>
              <span className="numeral end-place">
                <span className="visually-hidden">{say('place', { place: rank.place })}</span>
                <span aria-hidden="true">{rank.place}</span>
              </span>
              <span className="end-emblem">
                <PlayerSymbol seat={rank.seat} />
              </span>
              <span className="end-who">
                <b>{resultNameOf(rank.seat)}</b>
                {deeds !== undefined && (
                  <small>
                    {say('deeds', {
                      operations: deeds.operations,
                      undercover: deeds.undercover,
                      best: deeds.bestShare,
                    })}
                  </small>
                )}
              </span>
              <span className="end-crates">
                <b className="numeral">{rank.crates}</b> <small>{say('crates')}</small>
              </span>
              {next !== undefined && next.crates === rank.crates && (
                <TieBreak game={game} rank={rank} next={next} nameOf={nameOf} />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function TieBreak({
  game,
  rank,
  next,
  nameOf,
}: {
  readonly game: SpokenGame;
  readonly rank: Rank;
  readonly next: Rank;
  readonly nameOf: NameOf;
}) {
  const say = useSay(endTexts);
  const names = { first: nameOf(rank.seat), second: nameOf(next.seat) };
  const sentence = () => {
    if (rank.aheadBy === 'total') {
      return say('tie.total', { ...names, crates: rank.crates, one: rank.total, other: next.total });
    }
    if (rank.aheadBy === 'highest') {
      return say('tie.highest', { ...names, total: rank.total, one: rank.highest, other: next.highest });
    }
    return say('tie.shared', names);
  };
  return (
    <p className="end-tie">
      {sentence()} <ClauseChip game={game} clause="G9.4" /> <ClauseChip game={game} clause="G9.5" />
    </p>
  );
}
