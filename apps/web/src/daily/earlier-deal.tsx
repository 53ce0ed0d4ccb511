import { useState } from 'react';
import { titleOf } from '../games/all-facts.ts';
import { Button } from '../parts/button.tsx';
import { Link } from '../routes/link.tsx';
import { localPath } from '../routes/match-path.ts';
import { go } from '../routes/router.ts';
import { type LocalMatch, localMatches } from '../session/local/local-matches.ts';
import { botName } from '../session/online/bot-names.ts';
import { notify } from '../shell/notices.tsx';
import { ownName } from '../state/own-name.ts';
import { useSettings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useSay, wording } from '../text/say.ts';
import { dailyTexts } from './daily.texts.ts';
import type { ToldDaily } from './kept-deals.ts';
import { KeyLine } from './key-line.tsx';
import { ResultsTable } from './results-table.tsx';

/** The deal of a day that is over: how everybody fared, its secret, and a way to try it on this device, connected or not. */
export function EarlierDeal({ deal }: { readonly deal: ToldDaily }) {
  const say = useSay(dailyTexts);
  const { language } = useSettings();
  const { day, game, commitment, secret, yours } = deal;
  const { matches } = useStore(localMatches);
  // Only the first attempt counts, here too.
  const here = matches.findLast((match) => match.daily === day && match.game === game) ?? null;
  const date = new Date(day).toLocaleDateString(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <section className="panel page-panel daily-deal" aria-label={`${titleOf(game)}, ${date}`}>
      <header className="daily-head">
        <h3 className="panel-title">{titleOf(game)}</h3>
        <time className="daily-left" dateTime={day}>
          {date}
        </time>
      </header>
      <ResultsTable day={day} game={game} seat={deal.person} isOver here={here?.status === 'over' ? here : null} />
      {yours?.status !== 'over' && here?.status !== 'over' && <PlayHere deal={deal} here={here} />}
      <details className="daily-fold">
        <summary>{say('secretFold')}</summary>
        <p className="page-note">{say('secretLead')}</p>
        <dl className="daily-keys">
          <KeyLine label={say('secret')} value={secret} />
          <KeyLine label={say('committed')} value={commitment} />
        </dl>
        <Link className="button ghost" href="/fairness#check-file">
          {say('checkFile')}
        </Link>
      </details>
    </section>
  );
}

function PlayHere({ deal, here }: { readonly deal: ToldDaily; readonly here: LocalMatch | null }) {
  const say = useSay(dailyTexts);
  const [isBusy, setBusy] = useState(false);
  const word = here === null ? 'playHere' : 'goOn';
  const play = async () => {
    setBusy(true);
    const id = here?.id ?? (await begin(deal).catch(() => null));
    if (id !== null) return go(localPath(deal.game, id));
    setBusy(false);
    notify({ id: 'daily', tone: 'danger', text: wording(dailyTexts, 'notBegun'), page: '/daily' });
  };
  return (
    <div className="daily-after">
      <p className="page-note">{say('hereLead')}</p>
      <Button disabled={isBusy} onClick={play} aria-label={`${say(word)}: ${titleOf(deal.game)}`}>
        {say(word)}
      </Button>
    </div>
  );
}

/** The same cards and the same bots as everybody had, on this device; `null` where it cannot be kept. */
async function begin({ day, game, config, seats, person, bots, secret, matchId }: ToldDaily): Promise<string | null> {
  const { startLocalMatch } = await import('../session/local/local-play.ts');
  const takers = Array.from({ length: seats }, (_, seat) =>
    seat === person
      ? { kind: 'person' as const, name: ownName() }
      : { kind: 'bot' as const, level: bots.level, name: botName(matchId, seat) },
  );
  const started = await startLocalMatch({ game, config, seats: takers, deal: { day, secret } });
  return started.ok ? started.id : null;
}
