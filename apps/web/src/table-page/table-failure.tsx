import { type ReactNode, useEffect } from 'react';
import { errorTexts } from '../online/error.texts.ts';
import { Button } from '../parts/button.tsx';
import { Link } from '../routes/link.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSay } from '../text/say.ts';
import { failureTexts } from './failure.texts.ts';
import './table-failure.css';
import type { OpeningFailure, TableAddress } from './use-opening.ts';

/** A page that says what is the matter, and offers ways on. */
export function MessagePage({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <PageFrame title={title}>
      <div className="page-column">
        <h1 className="page-title">{title}</h1>
        <p className="page-lead">{text}</p>
        <div className="failure-ways">{children}</div>
      </div>
    </PageFrame>
  );
}

/** The server may be back soon: the page looks for it by itself this often, in milliseconds. */
const RETRY = 5_000;

/** Why a table cannot be shown, and what to do about it. */
export function FailurePage({
  failure,
  place,
  onAgain,
}: {
  readonly failure: OpeningFailure | 'lostSeat' | 'signedOut' | 'tableClosed';
  readonly place: TableAddress['place'];
  readonly onAgain: (how?: { readonly takeOver: boolean }) => void;
}) {
  const say = useSay(failureTexts);
  const sayError = useSay(errorTexts);
  const home = (
    <Link className="button" href="/">
      {say('home')}
    </Link>
  );
  const lobby = (
    <Link className="button primary" href="/lobby">
      {say('openTables')}
    </Link>
  );
  const again = (
    <Button look="primary" onClick={() => onAgain()}>
      {say('again')}
    </Button>
  );
  switch (failure) {
    case 'notFound':
      return (
        <MessagePage title={say('notFoundTitle')} text={say(place === 'local' ? 'notFoundLocal' : 'notFoundOnline')}>
          {place === 'online' && lobby}
          {home}
        </MessagePage>
      );
    case 'signedOut':
      return (
        <MessagePage title={say('signedOutTitle')} text={say('signedOut')}>
          {lobby}
          {home}
        </MessagePage>
      );
    case 'unplayable':
      return (
        <MessagePage title={say('unplayableTitle')} text={say('unplayable')}>
          {home}
        </MessagePage>
      );
    case 'storage':
      return (
        <MessagePage title={say('storageTitle')} text={say('storage')}>
          <Link className="button primary" href="/settings#storage">
            {say('makeRoom')}
          </Link>
          <Button onClick={() => onAgain()}>{say('again')}</Button>
        </MessagePage>
      );
    case 'elsewhere':
      return (
        <MessagePage title={say('elsewhereTitle')} text={say('elsewhere')}>
          <Button look="primary" onClick={() => onAgain({ takeOver: true })}>
            {say('playHere')}
          </Button>
          {home}
        </MessagePage>
      );
    case 'crashed':
      return (
        <MessagePage title={say('crashedTitle')} text={say('crashed')}>
          {again}
          {home}
        </MessagePage>
      );
    case 'lostSeat':
      return (
        <MessagePage title={say('lostSeatTitle')} text={say('lostSeat')}>
          {lobby}
          {home}
        </MessagePage>
      );
    case 'tableClosed':
      return (
        <MessagePage title={say('closedTitle')} text={say('closed')}>
          {lobby}
          {home}
        </MessagePage>
      );
    case 'unreachable':
      return (
        <RetryingPage title={say('unreachableTitle')} text={say('unreachable')} onAgain={onAgain}>
          {again}
          {home}
        </RetryingPage>
      );
    // Something else answers in the server's place, as proxies do while it restarts; or the page is too old for it.
    case 'unreadable':
      return (
        <RetryingPage title={say('unreachableTitle')} text={say('unreadable')} onAgain={onAgain}>
          {again}
          <Button onClick={() => location.reload()}>{say('reload')}</Button>
        </RetryingPage>
      );
    case 'unknownGame':
      return (
        <MessagePage title={say('otherTitle')} text={sayError(failure)}>
          <Button look="primary" onClick={() => location.reload()}>
            {say('reload')}
          </Button>
          {home}
        </MessagePage>
      );
    default:
      return (
        <MessagePage title={say('otherTitle')} text={sayError(failure)}>
          {again}
          {home}
        </MessagePage>
      );
  }
}

function RetryingPage({
  onAgain,
  ...page
}: Parameters<typeof MessagePage>[0] & {
  readonly onAgain: () => void;
}) {
  useEffect(() => {
    const timer = setInterval(onAgain, RETRY);
    addEventListener('online', onAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', onAgain);
    };
  });
  return <MessagePage {...page} />;
}
