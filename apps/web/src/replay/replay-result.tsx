import { Suspense, useMemo } from 'react';
import { frontOf } from '../games/index.ts';
import type { Eyes, Recording } from './recording.ts';
import { ReplaySession } from './replay-session.ts';

export function hasResult({ outcome }: Recording): boolean {
  return outcome !== null;
}

/** How the match ended, at whatever step the replay stands. */
export function ReplayResult({
  recording,
  eyes,
  onBack,
  onWatch,
}: {
  readonly recording: Recording;
  readonly eyes: Eyes;
  readonly onBack: () => void;
  readonly onWatch: (move: number) => void;
}) {
  const session = useMemo(
    () =>
      new ReplaySession(recording, { id: '', kind: 'local', eyes, step: Number.MAX_SAFE_INTEGER, withOutcome: true }),
    [recording, eyes],
  );
  const Result = frontOf(recording.game.id)?.End;
  if (Result === undefined) return null;
  return (
    <main>
      <Suspense fallback={null}>
        <Result session={session} onBack={onBack} onWatch={onWatch} />
      </Suspense>
    </main>
  );
}
