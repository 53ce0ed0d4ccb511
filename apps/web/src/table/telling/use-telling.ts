import { useEffect } from 'react';
import { useIsCovered } from '../../parts/dialog.tsx';
import { announce } from '../../parts/live-region.tsx';
import type { TableSession } from '../../session/session.ts';
import { noteFinished, speedAt, useSettings } from '../../state/settings.ts';
import { useSay } from '../../text/say.ts';
import type { Playing } from '../frame/parts.ts';
import type { NameOf } from '../seat-name.tsx';
import { TABLE_TEXTS } from '../table.texts.ts';

/**
 * What goes on beside the telling: sheets and a guide that comes first hold it up, another speed lets it go on, and a first game
 * told to its end is noted.
 */
export function useTelling(
  session: TableSession,
  { stage, snapshot, told, isWaiting }: Playing,
  nameOf: NameOf,
  isGuideFirst: boolean,
): void {
  const isHeld = useIsCovered() || isGuideFirst;
  useEffect(() => stage.hold(isHeld), [stage, isHeld]);

  const waits = speedAt(useSettings(), session.game.id) === 'wait';
  useEffect(() => {
    // Whoever chooses another speed does not want to be waited for any more.
    if (isWaiting && !waits) stage.next();
  }, [stage, isWaiting, waits]);

  const { outcome, viewer } = snapshot;
  useEffect(() => {
    const hasPlayed = session.isReplay !== true && (viewer !== null || session.kind === 'local');
    if (outcome !== null && hasPlayed) noteFinished(session.game.id);
  }, [session, outcome, viewer]);

  const say = useSay(TABLE_TEXTS);
  const seat = isWaiting ? (told?.seat ?? null) : null;
  useEffect(() => {
    // Whoever listens is told when a turn is over, and what leads on.
    if (seat !== null) announce(seat === viewer ? say('storyTold') : say('turnTold', { name: nameOf(seat) }));
  }, [seat, viewer, say, nameOf]);
}
