import type { Seat } from '@stakeout/kernel';
import { useEffect, useState } from 'react';
import type { Recording } from './recording.ts';
import { ReplaySession } from './replay-session.ts';

/** The table at a step: a replay of it that stands still, or one at which the decision can be made again. */
export function useSessionAt({
  id,
  recording,
  seat,
  step,
  isOpen,
  names,
  onDecided,
}: {
  readonly id: string;
  readonly recording: Recording;
  readonly seat: Seat;
  readonly step: number;
  /** Whether the true cards lie open. */
  readonly isOpen: boolean;
  /** Who sits where, as the page around the table says it; without them as the match does. */
  readonly names?: readonly string[];
  readonly onDecided: ((line: readonly unknown[]) => void) | null;
}): ReplaySession | null {
  const isTrial = onDecided !== null;
  const [session, setSession] = useState<ReplaySession | null>(null);
  const [decided, setDecided] = useState<{ readonly line: readonly unknown[] } | null>(null);
  useEffect(() => {
    const you = recording.own === seat ? seat : null;
    const start = {
      id,
      kind: 'local',
      eyes: isOpen ? 'open' : seat,
      step,
      you,
      ...(names === undefined ? {} : { names }),
    } as const;
    const next = new ReplaySession(
      recording,
      isTrial ? { ...start, onDecided: (line) => setDecided({ line }) } : start,
    );
    setSession(next);
    return () => next.close();
  }, [id, recording, seat, step, isOpen, names, isTrial]);
  useEffect(() => {
    if (decided === null || onDecided === null) return;
    setDecided(null);
    onDecided(decided.line);
  }, [decided, onDecided]);
  return session;
}
