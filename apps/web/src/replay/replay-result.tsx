import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import type { TableSession } from '../session/session.ts';
import type { Eyes, Recording } from './recording.ts';
import { ReplaySession } from './replay-session.ts';

interface ResultProps {
  readonly session: TableSession;
  readonly onBack?: () => void;
  readonly onWatch?: (move: number) => void;
}

/** The end of each game as its table shows it. */
const RESULTS: Readonly<Record<string, ComponentType<ResultProps>>> = {
  gunrunners: lazy(() => import('../games/gunrunners/end/end-screen.tsx')),
  'escape-plan': lazy(() => import('../games/escape-plan/end/end-screen.tsx')),
};

export function hasResult({ game, outcome }: Recording): boolean {
  return outcome !== null && game.id in RESULTS;
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
  const Result = RESULTS[recording.game.id];
  if (Result === undefined) return null;
  return (
    <main>
      <Suspense fallback={null}>
        <Result session={session} onBack={onBack} onWatch={onWatch} />
      </Suspense>
    </main>
  );
}
