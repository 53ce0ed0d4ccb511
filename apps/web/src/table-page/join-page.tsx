import type { InvitationPreview } from '@stakeout/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { titleOf } from '../games/all-facts.ts';
import { errorTexts, type TableError } from '../online/error.texts.ts';
import { Button } from '../parts/button.tsx';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import { Link } from '../routes/link.tsx';
import type { PageProps } from '../routes/page.ts';
import { go } from '../routes/router.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { introduceAs } from './introduce.ts';
import { MessagePage } from './table-failure.tsx';
import './join-page.css';
import { joinTexts } from './join.texts.ts';
import { NameField } from './name-field.tsx';

type Preview =
  | { readonly state: 'looking' }
  | { readonly state: 'failed'; readonly error: TableError }
  | { readonly state: 'found'; readonly preview: InvitationPreview };

/** The page of an invitation: what one is invited to, and the one step to the seat. */
export default function JoinPage({ params }: PageProps) {
  const token = params['token'] ?? '';
  const say = useSay(joinTexts);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Preview>({ state: 'looking' });
  useEffect(() => {
    let isLeft = false;
    const tell = (preview: Preview) => {
      if (!isLeft) setFound(preview);
    };
    look(token, attempt).then(tell, () => tell({ state: 'failed', error: 'unreachable' }));
    return () => {
      isLeft = true;
    };
  }, [token, attempt]);

  if (found.state === 'looking') {
    return (
      <PageFrame title={say('title')}>
        <p className="page-lead" role="status">
          {say('looking')}
        </p>
      </PageFrame>
    );
  }
  if (found.state === 'failed') {
    return <JoinFailure error={found.error} onAgain={() => setAttempt((count) => count + 1)} />;
  }
  const fail = (error: TableError) => setFound({ state: 'failed', error });
  return <InvitationCard token={token} preview={found.preview} onFailed={fail} />;
}

async function look(token: string, _attempt: number): Promise<Preview> {
  const { server } = await import('../online/server.ts');
  const answer = await server.invitation(token);
  return answer.ok ? { state: 'found', preview: answer.value } : { state: 'failed', error: answer.error };
}

function InvitationCard({
  token,
  preview: { seat, table },
  onFailed,
}: {
  readonly token: string;
  readonly preview: InvitationPreview;
  readonly onFailed: (error: TableError) => void;
}) {
  const say = useSay(joinTexts);
  const [name, setName] = useState(useSettings().name);
  const [isBusy, setBusy] = useState(false);
  const game = titleOf(table.game);
  const names = table.seats.flatMap((other) => (other.kind === 'person' && other.name !== null ? [other.name] : []));

  async function accept(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const me = await introduceAs(name);
    const { server } = await import('../online/server.ts');
    const answer = me.ok ? await server.acceptInvitation(token) : me;
    if (answer.ok || answer.error === 'alreadySeated') go(`/table/${table.id}`, 'replace');
    else onFailed(answer.error);
  }

  const isSeated = table.yourSeat !== null;
  return (
    <PageFrame title={say('title')}>
      <form className="panel join-card" onSubmit={accept}>
        <p className="label">{say('title')}</p>
        <h1 className="join-game">{game}</h1>
        <p className={`join-seat ${seatClass(seat)}`}>
          <span className="join-emblem">
            <PlayerSymbol seat={seat} />
          </span>
          <span>
            <b>{say('seat')}</b>
            <small>{names.length === 0 ? say('alone') : say('withThem', { names: names.join(', ') })}</small>
          </span>
        </p>
        {isSeated ? (
          <>
            <p>{say('alreadyThere')}</p>
            <Link className="button primary" href={`/table/${table.id}`}>
              {say('goToTable')}
            </Link>
          </>
        ) : (
          <>
            <NameField label={say('yourName')} hint={say('nameHint')} value={name} onChange={setName} />
            <Button type="submit" look="primary" disabled={isBusy}>
              {say('accept')}
            </Button>
          </>
        )}
      </form>
    </PageFrame>
  );
}

function JoinFailure({ error, onAgain }: { readonly error: TableError; readonly onAgain: () => void }) {
  const say = useSay(joinTexts);
  const sayError = useSay(errorTexts);
  const home = (
    <Link className="button" href="/">
      {say('home')}
    </Link>
  );
  const isSpent = error === 'invitationSpent' || error === 'notFound' || error === 'seatTaken';
  if (isSpent || error === 'alreadyStarted') {
    return (
      <MessagePage title={say('spentTitle')} text={say(isSpent ? 'spent' : 'begun')}>
        <Link className="button primary" href="/lobby">
          {say('openTables')}
        </Link>
        {home}
      </MessagePage>
    );
  }
  return (
    <MessagePage title={say('failedTitle')} text={sayError(error)}>
      <Button look="primary" onClick={onAgain}>
        {say('again')}
      </Button>
      {home}
    </MessagePage>
  );
}
