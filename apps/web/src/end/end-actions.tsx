import type { Outcome, Seat } from '@stakeout/kernel';
import { isSealed } from '@stakeout/protocol';
import { lazy, Suspense, useState } from 'react';
import { OwnCheckNote } from '../fairness/own-check-note.tsx';
import type { InWords } from '../games/facts.ts';
import { Button } from '../parts/button.tsx';
import { announce } from '../parts/live-region.tsx';
import { useSaid } from '../parts/use-said.ts';
import { Link } from '../routes/link.tsx';
import { tablePath } from '../routes/match-path.ts';
import { go } from '../routes/router.ts';
import type { TableSession } from '../session/session.ts';
import { isUnnamed } from '../state/own-name.ts';
import type { NameOf } from '../table/seat-name.tsx';
import { TABLE_TEXTS } from '../table/table.texts.ts';
import { useSay } from '../text/say.ts';
import { endActionTexts } from './end-actions.texts.ts';
import { againPath, replayPath, reviewPath } from './replay-path.ts';
import { download, share } from './share.ts';

const Compared = lazy(() => import('./compared.tsx'));

type Fault = 'rematchFailed' | 'exportFailed' | 'shareFailed';

/** What can be done with a finished game, and whether its cards were fair. In a replay only the way back is offered: the rest belongs to the table itself. */
export function EndActions({
  session,
  shareText,
  scoreOf,
  onBack,
  isReplay,
}: {
  readonly session: TableSession;
  /** The result in one line. To others nobody is “you”: they are told names. */
  readonly shareText: (named: NameOf) => string;
  /** What a seat has in the end, for results side by side. */
  readonly scoreOf: (outcome: Outcome, seat: Seat) => InWords;
  readonly onBack: (() => void) | undefined;
  readonly isReplay: boolean;
}) {
  const say = useSay(endActionTexts);
  const sayTable = useSay(TABLE_TEXTS);
  const [isBusy, setBusy] = useState(false);
  const [isShared, setShared] = useSaid();
  const [fault, setFault] = useState<Fault | null>(null);
  const { viewer, seats } = session.get();
  const { origin = null, daily = null } = session;
  // Whoever has the file of the day's deal has its key, and others are still playing.
  const hasFile = !isSealed(daily, Date.now());
  const canPlayAgain = !isReplay && daily === null && (session.kind === 'local' || viewer !== null);

  const failed = (what: Fault) => {
    setFault(what);
    announce(say(what));
  };
  const rematch = async () => {
    setBusy(true);
    const next = await session.rematch().catch(() => null);
    setBusy(false);
    if (next === null) failed('rematchFailed');
    else go(tablePath(session.kind, session.game.id, next));
  };
  const exportFile = async () => {
    try {
      download(await session.exportText(), `stakeout-${session.game.id}-${session.id}.json`);
    } catch {
      failed('exportFailed');
    }
  };
  const shareResult = async () => {
    const result = shareText((seat) => {
      const name = seats[seat]?.name ?? '';
      return name === '' || isUnnamed(name) ? sayTable('player', { number: seat + 1 }) : name;
    });
    const how = await share(result, await linkTo(session, isReplay)).catch(() => null);
    if (how === null) return failed('shareFailed');
    if (how !== 'copied') return;
    setShared();
    announce(say('shared'));
  };

  return (
    <>
      <nav className="end-actions" aria-label={say('actions')}>
        {canPlayAgain && (
          <Button look="primary" disabled={isBusy} onClick={rematch}>
            {say('rematch')}
          </Button>
        )}
        {daily !== null && (
          <Link className="button primary" href="/daily">
            {say('daily')}
          </Link>
        )}
        {!isReplay && (
          <Link className="button plain" href={replayPath(session, null)}>
            {say('replay')}
          </Link>
        )}
        {!isReplay && hasFile && (
          <>
            <Link className="button plain" href={reviewPath(session)}>
              {say('review')}
            </Link>
            {canPlayAgain && (
              <Link className="button plain" href={againPath(session)}>
                {say('sameDeal')}
              </Link>
            )}
            <Button onClick={exportFile}>{say('export')}</Button>
          </>
        )}
        <Button onClick={shareResult}>{say(isShared ? 'shared' : 'share')}</Button>
        {onBack !== undefined && (
          <Button look="ghost" onClick={onBack}>
            {say('back')}
          </Button>
        )}
        <Link className="button ghost" href="/">
          {say('home')}
        </Link>
        {fault !== null && <p className="end-fault">{say(fault)}</p>}
      </nav>
      {session.kind === 'online' && !isReplay && <OwnCheckNote session={session} />}
      {origin !== null && (
        <Suspense fallback={null}>
          <Compared session={session} origin={origin} scoreOf={scoreOf} />
        </Suspense>
      )}
    </>
  );
}

/** Where others see the match again: at the server, or, of one on this device, in the link itself. A replay is where it is. */
async function linkTo(session: TableSession, isReplay: boolean): Promise<string> {
  if (isReplay) return location.href;
  // Of the day's deal, the deal: whoever saw how it went could not try it any more.
  if (isSealed(session.daily ?? null, Date.now())) return new URL('/daily', location.origin).href;
  if (session.kind === 'online') return new URL(replayPath(session, null), location.origin).href;
  const { matchLink } = await import('../session/match-link.ts');
  return new URL(await matchLink(await session.exportText()), location.origin).href;
}
