import { useEffect, useMemo, useState } from 'react';
import type { TableSession } from '../../session/session.ts';
import { rollsByItself, useSettings } from '../../state/settings.ts';
import type { Playing } from '../frame/parts.ts';
import { forcedIn, withoutForced } from './forced.ts';
import { makeFormality } from './formalities.ts';
import type { Touching } from './touching.ts';
import { useTakenBack } from './use-taken-back.ts';

/** How long the table is seen before something happens by itself, in milliseconds. */
const BEFORE = 450;

/**
 * Does what holds no decision without asking, and gives the touching in which there is nothing to be touched meanwhile. Where it
 * cannot be done, as without a connection, the player is asked after all; and so is whoever has just taken something back, to
 * look around.
 */
export function useForced<Target extends string, Action>(
  touching: Touching<Target, Action>,
  session: TableSession,
  { snapshot, told, isWaiting }: Playing,
  /** Whether the table can be seen, and nobody is being shown how to play. */
  isOpen: boolean,
): Touching<Target, Action> {
  const rolls = rollsByItself(useSettings());
  const [failedAt, setFailedAt] = useState(-1);
  const isTakenBack = useTakenBack(session);
  const isOn = isOpen && !isWaiting && !isTakenBack && session.isReplay !== true;
  const quiet = useMemo(() => {
    if (!isOn) return touching;
    return withoutForced(touching, (now) => now.seq !== failedAt && forcedIn(touching, now, rolls) !== null);
  }, [touching, rolls, failedAt, isOn]);
  const { seq } = snapshot;
  const forced = isOn && told === null && seq !== failedAt ? forcedIn(touching, snapshot, rolls) : null;
  useEffect(() => {
    if (forced === null) return;
    const timer = setTimeout(async () => {
      const isMade = await makeFormality(session, seq, async () => (await session.act(forced)).ok);
      if (!isMade) setFailedAt(seq);
    }, BEFORE);
    return () => clearTimeout(timer);
  }, [forced, session, seq]);
  return quiet;
}
