import '../pages/matches/matches.css';
import './daily.css';
import type { DailyDeal, DailyDeals } from '@stakeout/protocol';
import { titleOf } from '../games/all-facts.ts';
import { Button } from '../parts/button.tsx';
import { Link } from '../routes/link.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { useOnline } from '../shell/use-online.ts';
import { useSay } from '../text/say.ts';
import { dailyTexts } from './daily.texts.ts';
import { DealPanel } from './deal-panel.tsx';
import { ResultsTable } from './results-table.tsx';
import { useDaily } from './use-daily.ts';

/** The deal of the day in every game, what became of yesterday's, and what tomorrow's is bound to. */
export default function DailyPage() {
  const say = useSay(dailyTexts);
  const isOnline = useOnline();
  const [daily, retry] = useDaily();
  return (
    <PageFrame title={say('title')}>
      <div className="page-column">
        <h1 className="page-title">{say('title')}</h1>
        <p className="page-lead">{say('lead')}</p>
        {daily.state === 'loading' && <p className="match-none">{say('loading')}</p>}
        {daily.state === 'failed' && (
          <div className="panel page-panel page-empty" role="status">
            <p>{say(isOnline ? 'noServer' : 'offline')}</p>
            <Button onClick={retry}>{say('retry')}</Button>
          </div>
        )}
        {daily.state === 'ready' && <Deals deals={daily.value} />}
      </div>
    </PageFrame>
  );
}

function Deals({ deals }: { readonly deals: DailyDeals }) {
  const say = useSay(dailyTexts);
  const { today, before, tomorrow, endsAt } = deals;
  return (
    <>
      <div className="daily-today">
        {today.map((deal) => (
          <DealPanel key={deal.game} deal={deal} endsAt={endsAt} />
        ))}
      </div>
      {before.map((deal) => (
        <Yesterday key={deal.game} deal={deal} />
      ))}
      <section className="panel page-panel" aria-labelledby="daily-tomorrow">
        <h2 id="daily-tomorrow" className="panel-title">
          {say('tomorrow')}
        </h2>
        <p className="page-note">{say('tomorrowLead')}</p>
        <dl className="daily-keys">
          {tomorrow.map(({ game, commitment }) => (
            <Key key={game} label={titleOf(game)} value={commitment} />
          ))}
        </dl>
      </section>
    </>
  );
}

function Yesterday({ deal }: { readonly deal: DailyDeal }) {
  const say = useSay(dailyTexts);
  const { day, game, commitment, secret } = deal;
  return (
    <section className="panel page-panel" aria-labelledby={`daily-before-${game}`}>
      <h2 id={`daily-before-${game}`} className="panel-title">
        {say('yesterday')}: {titleOf(game)}
      </h2>
      <ResultsTable day={day} game={game} isOver />
      <details className="daily-fold">
        <summary>{say('secretFold')}</summary>
        <p className="page-note">{say('secretLead')}</p>
        <dl className="daily-keys">
          <Key label={say('secret')} value={secret ?? ''} />
          <Key label={say('committed')} value={commitment} />
        </dl>
        <Link className="button ghost" href="/fairness#check-file">
          {say('checkFile')}
        </Link>
      </details>
    </section>
  );
}

function Key({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </div>
  );
}
