import type { DailyDeal } from '@stakeout/protocol';
import { dailyTexts } from '../daily/daily.texts.ts';
import { TimeLeft } from '../daily/deal-panel.tsx';
import { useDaily } from '../daily/use-daily.ts';
import { titleOf } from '../games/all-facts.ts';
import { FRONTS } from '../games/index.ts';
import { Link } from '../routes/link.tsx';
import { useSay } from '../text/say.ts';

/** The deal of the day in every game that has one: where the reader stands with it, and the way there. */
export function DailyCard() {
  const say = useSay(dailyTexts);
  const [daily] = useDaily();
  return (
    <section className="panel learn-card is-deal" aria-labelledby="learn-daily">
      <header>
        <h2 id="learn-daily">{say('title')}</h2>
        {daily.state === 'ready' && <TimeLeft endsAt={daily.value.endsAt} />}
      </header>
      <p className="page-note">{say('short')}</p>
      {daily.state === 'ready' && (
        <ul className="learn-rows">
          {daily.value.today.map((deal) => (
            <Row key={deal.game} deal={deal} />
          ))}
        </ul>
      )}
      <p className="learn-foot">
        <Link href="/daily">{say(daily.state === 'failed' ? 'toEarlier' : 'toDeals')}</Link>
      </p>
    </section>
  );
}

function Row({ deal: { game, seats, yours } }: { readonly deal: DailyDeal }) {
  const say = useSay(dailyTexts);
  const poster = FRONTS.find(({ facts }) => facts.id === game)?.poster;
  const word = yours === null ? 'play' : yours.status === 'over' ? 'results' : 'goOn';
  return (
    <li>
      {poster !== undefined && <img src={poster.url} alt="" style={{ objectPosition: poster.focus }} />}
      <p>
        <b>{titleOf(game)}</b>
        <small>{seats === 1 ? say('alone') : say('againstBots', { count: seats - 1 })}</small>
      </p>
      <Link
        className={`button small ${word === 'results' ? 'plain' : 'primary'}`}
        href="/daily"
        aria-label={`${say(word)}: ${titleOf(game)}`}
      >
        {say(word)}
      </Link>
    </li>
  );
}
