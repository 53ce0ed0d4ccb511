import './fairness.css';
import { useEffect, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Link } from '../routes/link.tsx';
import type { OwnCheck } from '../session/file-check.ts';
import type { TableSession } from '../session/session.ts';
import { useSay } from '../text/say.ts';
import { OwnKeys } from './own-keys.tsx';
import { verdictTexts } from './verdict.texts.ts';
import { Finding, Verdict } from './verdict.tsx';

/** Beside the result of a match: whether its cards were what this browser was promised. */
export function OwnCheckNote({ session }: { readonly session: TableSession }) {
  const say = useSay(verdictTexts);
  const [found, setFound] = useState<OwnCheck | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Every attempt asks again.
    void attempt;
    let isCurrent = true;
    const show = (check: OwnCheck | null) => {
      if (isCurrent) setFound(check);
    };
    setFound(null);
    session.checkFairness().then(show, () => show({ kind: 'unchecked' }));
    return () => {
      isCurrent = false;
    };
  }, [session, attempt]);
  return (
    <section className="fair-note" aria-label={say('heading')}>
      <div role="status">
        {found === null && <Finding look="open" gist={say('checking')} />}
        {found?.kind === 'checked' && <Verdict check={found.check} against={found.against} />}
        {found?.kind === 'sealed' && (
          <Finding look="open" gist={say('sealed')}>
            <p>{say('sealedBody')}</p>
          </Finding>
        )}
        {found?.kind === 'unchecked' && (
          <Finding look="open" gist={say('unchecked')}>
            <p>{say('uncheckedBody')}</p>
          </Finding>
        )}
      </div>
      <p className="fair-ways">
        {found?.kind === 'unchecked' && (
          <Button small onClick={() => setAttempt(attempt + 1)}>
            {say('again')}
          </Button>
        )}
        <Link href="/fairness">{say('how')}</Link>
      </p>
      {found?.kind === 'checked' && found.keys !== null && <OwnKeys {...found.keys} />}
    </section>
  );
}
