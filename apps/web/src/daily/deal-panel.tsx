import type { DailyDeal } from '@stakeout/protocol';
import { useState } from 'react';
import { titleOf } from '../games/all-facts.ts';
import { frontOf } from '../games/index.ts';
import type { TableError } from '../online/error.texts.ts';
import { Button } from '../parts/button.tsx';
import { useNow } from '../parts/use-now.ts';
import { go } from '../routes/router.ts';
import { notify } from '../shell/notices.tsx';
import { useSay, wording } from '../text/say.ts';
import { dailyTexts } from './daily.texts.ts';
import { ResultsTable } from './results-table.tsx';

const MINUTE = 60_000;
const MINUTES = 60;

/** Today's deal of a game: play it, go on with it, or see how everybody fared. */
export function DealPanel({ deal, endsAt }: { readonly deal: DailyDeal; readonly endsAt: number }) {
  const say = useSay(dailyTexts);
  const { day, game, seats, person, yours } = deal;
  const isOver = yours?.status === 'over';
  const poster = frontOf(game)?.poster;
  return (
    <section className="panel page-panel daily-deal" aria-labelledby={`daily-${game}`}>
      {poster !== undefined && (
        <img className="daily-scene" src={poster.url} alt="" style={{ objectPosition: poster.focus }} />
      )}
      <header className="daily-head">
        <h2 id={`daily-${game}`} className="panel-title">
          {titleOf(game)}
        </h2>
        <TimeLeft endsAt={endsAt} />
      </header>
      <p className="page-note">{seats === 1 ? say('alone') : say('against', { count: seats - 1 })}</p>
      {isOver ? (
        <ResultsTable day={day} game={game} seat={person} isOver={false} />
      ) : (
        <>
          <p className="daily-once">
            {say(yours === null ? 'once' : 'begun')} {say('after')}
          </p>
          <PlayButton deal={deal} />
        </>
      )}
    </section>
  );
}

export function TimeLeft({ endsAt }: { readonly endsAt: number }) {
  const say = useSay(dailyTexts);
  const minutes = Math.max(0, Math.ceil((endsAt - useNow(MINUTE)) / MINUTE));
  return (
    <small className="daily-left">
      {say('left', { hours: Math.floor(minutes / MINUTES), minutes: minutes % MINUTES })}
    </small>
  );
}

function PlayButton({ deal }: { readonly deal: DailyDeal }) {
  const say = useSay(dailyTexts);
  const [isBusy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    const begun = await begin(deal).catch(() => ({ error: 'unreachable' as const }));
    if ('id' in begun) return go(`/table/${begun.id}`);
    setBusy(false);
    const { errorTexts } = await import('../online/error.texts.ts');
    notify({ id: 'daily', tone: 'danger', text: wording(errorTexts, begun.error), page: '/daily' });
  };
  return (
    <Button look="primary" disabled={isBusy} onClick={play} aria-label={`${say(wordOf(deal))}: ${titleOf(deal.game)}`}>
      {say(wordOf(deal))}
    </Button>
  );
}

function wordOf({ yours }: DailyDeal): 'play' | 'goOn' {
  return yours === null ? 'play' : 'goOn';
}

async function begin({ day, game }: DailyDeal): Promise<{ readonly id: string } | { readonly error: TableError }> {
  const { server, somebody } = await import('../online/server.ts');
  const me = await somebody();
  if (!me.ok) return me;
  const begun = await server.playDaily(day, game);
  return begun.ok ? begun.value.table : begun;
}
