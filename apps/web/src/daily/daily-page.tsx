import '../pages/matches/matches.css';
import './daily.css';
import type { DailyDeals } from '@stakeout/protocol';
import { titleOf } from '../games/all-facts.ts';
import { Button } from '../parts/button.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { useOnline } from '../shell/use-online.ts';
import { useSay } from '../text/say.ts';
import { dailyTexts } from './daily.texts.ts';
import { DealPanel } from './deal-panel.tsx';
import { EarlierDeal } from './earlier-deal.tsx';
import { isTold, keptDeals, type ToldDaily } from './kept-deals.ts';
import { KeyLine } from './key-line.tsx';
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
          <>
            <div className="panel page-panel page-empty" role="status">
              <p>{say(isOnline ? 'noServer' : 'offline')}</p>
              <Button onClick={retry}>{say('retry')}</Button>
            </div>
            <EarlierDeals deals={keptDeals()} title={say('earlier')} />
          </>
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
      <EarlierDeals deals={before.filter(isTold)} title={say('yesterday')} />
      <section className="panel page-panel" aria-labelledby="daily-tomorrow">
        <h2 id="daily-tomorrow" className="panel-title">
          {say('tomorrow')}
        </h2>
        <p className="page-note">{say('tomorrowLead')}</p>
        <dl className="daily-keys">
          {tomorrow.map(({ game, commitment }) => (
            <KeyLine key={game} label={titleOf(game)} value={commitment} />
          ))}
        </dl>
      </section>
    </>
  );
}

function EarlierDeals({ deals, title }: { readonly deals: readonly ToldDaily[]; readonly title: string }) {
  if (deals.length === 0) return null;
  return (
    <>
      <h2 className="daily-part">{title}</h2>
      <div className="daily-today">
        {deals.map((deal) => (
          <EarlierDeal key={deal.game} deal={deal} />
        ))}
      </div>
    </>
  );
}
