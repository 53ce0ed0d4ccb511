import { useState } from 'react';
import { OwnCheckNote } from '../fairness/own-check-note.tsx';
import { Button } from '../parts/button.tsx';
import { announce } from '../parts/live-region.tsx';
import { useSaid } from '../parts/use-said.ts';
import { Link } from '../routes/link.tsx';
import { go } from '../routes/router.ts';
import type { TableSession } from '../session/session.ts';
import type { NameOf } from '../table/seat-name.tsx';
import { useSay } from '../text/say.ts';
import { endActionTexts } from './end-actions.texts.ts';
import { replayPath } from './replay-path.ts';
import { download, share } from './share.ts';

/** What can be done with a finished game, and whether its cards were fair. In a replay only the way back is offered: the rest belongs to the table itself. */
export function EndActions({
  session,
  shareText,
  nameOf,
  onBack,
  isReplay,
}: {
  readonly session: TableSession;
  /** The result in one line. To others nobody is “you”: they are told names. */
  readonly shareText: (named: NameOf) => string;
  readonly nameOf: NameOf;
  readonly onBack: (() => void) | undefined;
  readonly isReplay: boolean;
}) {
  const say = useSay(endActionTexts);
  const [isBusy, setBusy] = useState(false);
  const [isShared, setShared] = useSaid();
  const [fault, setFault] = useState<'rematchFailed' | 'exportFailed' | null>(null);
  const { viewer, seats } = session.get();
  const canPlayAgain = !isReplay && (session.kind === 'local' || viewer !== null);

  const failed = (what: 'rematchFailed' | 'exportFailed') => {
    setFault(what);
    announce(say(what));
  };
  const rematch = async () => {
    setBusy(true);
    const next = await session.rematch().catch(() => null);
    setBusy(false);
    if (next === null) failed('rematchFailed');
    else go(`/${session.kind === 'local' ? 'local' : 'table'}/${next}`);
  };
  const exportFile = async () => {
    try {
      download(await session.exportText(), `stakeout-${session.game.id}-${session.id}.json`);
    } catch {
      failed('exportFailed');
    }
  };
  const shareResult = async () => {
    const result = shareText((seat) => seats[seat]?.name || nameOf(seat));
    // A match on this device has no address that others could open.
    const link = session.kind === 'local' ? null : new URL(replayPath(session, null), location.origin).href;
    const how = await share(result, link);
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
        {!isReplay && (
          <>
            <Link className="button plain" href={replayPath(session, null)}>
              {say('replay')}
            </Link>
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
    </>
  );
}
