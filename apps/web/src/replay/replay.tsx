import './replay.css';
import { useEffect, useRef, useState } from 'react';
import { matchPath } from '../routes/match-path.ts';
import { go, usePlace } from '../routes/router.ts';
import { useTitle } from '../shell/use-title.ts';
import { GameTable } from '../table-page/game-table.tsx';
import { useSay } from '../text/say.ts';
import type { Recording } from './recording.ts';
import { replayTexts } from './replay.texts.ts';
import { ReplayDock } from './replay-dock.tsx';
import { eyesToUse, placePath, readPlace } from './replay-place.ts';
import { hasResult, ReplayResult } from './replay-result.tsx';
import { ReplaySession } from './replay-session.ts';
import { useReplay, useReplayKeys } from './use-replay.ts';

/** The address follows only once the reader rests at a step: browsers refuse addresses that change many times a second. */
const REST = 400;

/** A match shown again: the same table as in live play, and the controls under it. */
export function Replay({
  recording,
  id,
  kind,
  isVerified = false,
}: {
  readonly recording: Recording;
  readonly id: string;
  readonly kind: 'local' | 'online';
  /** Whether it came from elsewhere and was played through and compared first. */
  readonly isVerified?: boolean;
}) {
  const say = useSay(replayTexts);
  const place = usePlace();
  const [session] = useState(() => {
    const { step, eyes } = readPlace(place.searchParams, place.hash);
    const usable = eyesToUse(eyes, recording.eyes);
    // A finished match begins at its beginning; of a running one, what happened last is of interest.
    const first = recording.outcome === null ? Number.MAX_SAFE_INTEGER : 0;
    return new ReplaySession(recording, { id, kind, eyes: usable, step: step ?? first });
  });
  useEffect(() => () => session.close(), [session]);
  const [isResultShown, setResultShown] = useState(false);
  const controls = useReplay(session);
  useReplayKeys(controls);
  useTitle(say('title'));

  const { step } = controls;
  const { eyes } = session.film;
  const written = useRef(place.hash);
  useEffect(() => {
    const timer = setTimeout(() => {
      const path = placePath(new URL(location.href), eyes, step);
      written.current = new URL(path, location.href).hash;
      if (path !== location.pathname + location.search + location.hash) go(path, 'replace');
    }, REST);
    return () => clearTimeout(timer);
  }, [step, eyes]);
  // Whoever changes the address by hand, or goes back, is taken to that move.
  useEffect(() => {
    if (place.hash === written.current) return;
    written.current = place.hash;
    const asked = readPlace(new URLSearchParams(), place.hash).step;
    if (asked !== null) session.goTo(asked);
  }, [place.hash, session]);

  return (
    <div className="replay">
      <div className={`replay-stage ${typeof eyes === 'number' ? '' : 'watching'}`}>
        {isResultShown ? (
          <ReplayResult
            recording={recording}
            eyes={eyes}
            onBack={() => setResultShown(false)}
            onWatch={(move) => {
              setResultShown(false);
              controls.goTo(move - 1);
            }}
          />
        ) : (
          <GameTable session={session} />
        )}
      </div>
      <ReplayDock
        session={session}
        recording={recording}
        controls={controls}
        isVerified={isVerified}
        kind={kind}
        isResultShown={isResultShown}
        path={pathOf(kind, id)}
        onResult={hasResult(recording) ? () => setResultShown(!isResultShown) : null}
      />
    </div>
  );
}

/** A match in a file or in a link is kept nowhere. */
function pathOf(kind: 'local' | 'online', id: string): string | null {
  if (id === 'file' || id === 'link') return null;
  return matchPath('replay', kind, id);
}
