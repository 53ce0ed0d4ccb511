import { useState } from 'react';
import { errorTexts, type TableError } from '../online/error.texts.ts';
import { useIdentity } from '../online/identity.ts';
import { Button } from '../parts/button.tsx';
import { Link } from '../routes/link.tsx';
import { go, usePlace } from '../routes/router.ts';
import { changeSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { joinTexts } from './join.texts.ts';
import { MessagePage } from './table-failure.tsx';

/** The page of a link that moves a player to this browser. The link works once, so it waits for a press. */
export default function RecoverPage() {
  const say = useSay(joinTexts);
  const sayError = useSay(errorTexts);
  const { hash } = usePlace();
  // The address is cleaned once the link is used, and the token must not be lost by that.
  const [token] = useState(hash.slice(1));
  const me = useIdentity();
  const [error, setError] = useState<TableError | null>(null);
  const [name, setName] = useState<string | null>(null);

  async function accept(): Promise<void> {
    const answer = await recovered(token);
    if (!answer.ok) {
      setError(answer.error);
      return;
    }
    changeSettings({ name: answer.value.name });
    setName(answer.value.name);
    go('/recover', 'replace');
  }

  const settings = (
    <Link className="button" href="/settings">
      {say('settings')}
    </Link>
  );
  if (name !== null) {
    return (
      <MessagePage title={say('recoverDone', { name })} text="">
        <Link className="button primary" href="/">
          {say('recoverGo')}
        </Link>
      </MessagePage>
    );
  }
  if (token === '' || error === 'malformed') {
    return (
      <MessagePage title={say('recoverTitle')} text={say('recoverNoToken')}>
        {settings}
      </MessagePage>
    );
  }
  if (error === 'linkSpent') {
    return (
      <MessagePage title={say('recoverSpentTitle')} text={say('recoverSpent')}>
        {settings}
      </MessagePage>
    );
  }
  const lead = [say('recoverLead'), ...(me === null ? [] : [say('recoverReplaces', { name: me.name })])].join(' ');
  return (
    <MessagePage title={say('recoverTitle')} text={error === null ? lead : sayError(error)}>
      <Button look="primary" onClick={accept}>
        {say('recoverAccept')}
      </Button>
      <Link className="button" href="/">
        {say('home')}
      </Link>
    </MessagePage>
  );
}

async function recovered(token: string) {
  try {
    const { recover } = await import('../online/server.ts');
    return await recover(token);
  } catch {
    return { ok: false, error: 'unreachable' } as const;
  }
}
