import { useState } from 'react';
import { Link } from '../app/link.tsx';
import { go } from '../app/router.ts';
import { Button } from '../parts/button.tsx';
import type { TableSession } from '../session/session.ts';
import { useSay } from '../text/say.ts';
import { plainTableTexts } from './plain-table.texts.ts';

/** What comes after a match at the plain table. */
export function PlainEnd({ session }: { readonly session: TableSession }) {
  const say = useSay(plainTableTexts);
  const [hasFailed, setFailed] = useState(false);
  const place = session.kind === 'local' ? 'local' : 'table';
  const canPlayAgain = session.kind === 'local' || session.get().viewer !== null;
  const rematch = async () => {
    const next = await session.rematch();
    if (next === null) setFailed(true);
    else go(`/${place}/${next}`);
  };
  return (
    <>
      <p>{say('over')}</p>
      {hasFailed && (
        <p className="plain-fault" role="alert">
          {say('rematchFailed')}
        </p>
      )}
      {canPlayAgain && (
        <Button look="primary" onClick={rematch}>
          {say('rematch')}
        </Button>
      )}
      <Link className="button" href={`/replay/${place}/${session.id}`}>
        {say('replay')}
      </Link>
    </>
  );
}
