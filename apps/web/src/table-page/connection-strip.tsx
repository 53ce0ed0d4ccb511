import { useEffect, useRef, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { announce } from '../parts/live-region.tsx';
import type { OnlineSession } from '../session/online/online-session.ts';
import { useSay } from '../text/say.ts';
import './banners.css';
import { onlineTexts } from './online.texts.ts';
import { useTable } from './use-table.ts';

/** Most losses are over before anybody would notice: this long, in milliseconds, nothing is said. */
const QUIET = 900;

/** The codes by which a server says why it closed; see the protocol. */
const RESTARTING = 1012;
const PAUSES: readonly number[] = [4001, 4029];

/** A quiet line while there is no connection; the table stays as it is and can be looked at. */
export function ConnectionStrip({ session }: { readonly session: OnlineSession }) {
  const say = useSay(onlineTexts);
  const { connection, online, status } = useTable(session);
  const isLost = connection === 'lost' && status !== 'failed';
  const [isShown, setShown] = useState(false);
  // Why it was lost is what the first close said; later attempts only say that nobody answers.
  const [code, setCode] = useState<number | null>(null);
  const { link } = online;

  useEffect(() => {
    if (link.status === 'open') setCode(null);
    if (link.status === 'waiting') setCode((first) => first ?? link.code);
  }, [link]);

  useEffect(() => {
    if (!isLost) setShown(false);
    const timer = isLost ? setTimeout(() => setShown(true), QUIET) : undefined;
    return () => clearTimeout(timer);
  }, [isLost]);

  const text = say(sentenceFor(code));
  // Told once when it goes and once when it comes back, not with every attempt.
  const isTold = useRef(false);
  useEffect(() => {
    if (isShown === isTold.current) return;
    isTold.current = isShown;
    announce(isShown ? text : say('connectionBack'));
  }, [isShown, text, say]);

  if (!isShown || !isLost) return null;
  return (
    <div className="table-banner connection-strip" data-testid="connection-strip">
      <p>{text}</p>
      <Button look="ghost" onClick={() => session.wake()}>
        {say('tryNow')}
      </Button>
    </div>
  );
}

function sentenceFor(code: number | null) {
  if (code === RESTARTING) return 'serverRestarts';
  return code !== null && PAUSES.includes(code) ? 'tooMuch' : 'connectionLost';
}
