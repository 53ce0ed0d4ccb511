import { useState } from 'react';
import { errorTexts, type TableError } from '../online/error.texts.ts';
import { Button } from '../parts/button.tsx';
import { absolute, copyLink } from '../parts/copy-link.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Link } from '../routes/link.tsx';
import type { OnlineSession } from '../session/online/online-session.ts';
import { useSay } from '../text/say.ts';
import { onlineTexts } from './online.texts.ts';
import './table-menu.css';
import { useTable } from './use-table.ts';

/** What can be done at an online table besides playing. */
export function TableMenu({ session, onClose }: { readonly session: OnlineSession; readonly onClose: () => void }) {
  const say = useSay(onlineTexts);
  const table = useTable(session);
  const plate = table.viewer === null ? undefined : table.seats[table.viewer];
  const canResign = table.status === 'running' && plate !== undefined && !plate.resigned;
  return (
    <Dialog title={say('tableMenu')} onClose={onClose} className="table-menu">
      <h2 className="table-menu-title">{say('tableMenu')}</h2>
      <div className="table-menu-rows">
        {table.watchPath !== null && <WatchLink path={table.watchPath} />}
        <div>
          <Link className="button" href="/">
            {say('leave')}
          </Link>
          {table.viewer !== null && <p>{say('leaveHint')}</p>}
        </div>
        {canResign && <Resign session={session} onDone={onClose} />}
      </div>
      <Button look="ghost" onClick={onClose}>
        {say('close')}
      </Button>
    </Dialog>
  );
}

function WatchLink({ path }: { readonly path: string }) {
  const say = useSay(onlineTexts);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return (
    <div>
      <Button onClick={async () => setCopied(await copyLink(path))}>{say('copyWatchLink')}</Button>
      <p role="status">
        {isCopied === null && say('watchLinkHint')}
        {isCopied === true && say('copied')}
        {isCopied === false && say('notCopied', { link: absolute(path) })}
      </p>
    </div>
  );
}

/** Giving up cannot be taken back, so it is asked twice. */
function Resign({ session, onDone }: { readonly session: OnlineSession; readonly onDone: () => void }) {
  const say = useSay(onlineTexts);
  const sayError = useSay(errorTexts);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<TableError | null>(null);
  const resign = async () => {
    const answer = await session.resign();
    if (answer.ok) onDone();
    else setError(answer.error);
  };
  if (!isAsking) {
    return (
      <div>
        <Button onClick={() => setAsking(true)}>{say('resign')}</Button>
        <p>{say('resignHint')}</p>
      </div>
    );
  }
  return (
    <div>
      <p role="alert">{error === null ? say('resignSure') : sayError(error)}</p>
      <div className="table-menu-choice">
        <Button onClick={() => setAsking(false)}>{say('resignNo')}</Button>
        <Button className="danger" onClick={resign}>
          {say('resignYes')}
        </Button>
      </div>
    </div>
  );
}
