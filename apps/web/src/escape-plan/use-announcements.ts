import type { Event, View } from '@stakeout/escape-plan';
import { useEffect, useRef } from 'react';
import { announce } from '../parts/live-region.tsx';
import type { Move, TableSession } from '../session/session.ts';
import { settings } from '../state/settings.ts';
import { textOf } from '../table/phrase.ts';
import { type NameOf, namesAt } from '../table/seat-name.tsx';
import { play } from '../table/sound.ts';
import { TABLE_TEXTS } from '../table/table.texts.ts';
import { sayIn } from '../text/say.ts';
import { logEntries } from './log/log-entries.ts';
import { logLines } from './log/log-lines.ts';
import type { Prompt } from './prompt/use-prompt.ts';

/** Milliseconds. */
const WORTH_SAYING = 1200;

/** Tells the game to those who do not see it: every move as the log has it, and then the prompt. */
export function useAnnouncements(
  session: TableSession,
  /** `null` while there is nothing to be said that the moves do not say. */
  prompt: Pick<Prompt, 'kind' | 'text'> | null,
  isYourTurn: boolean,
): void {
  useEffect(
    () =>
      session.subscribe((change) => {
        const snapshot = session.get();
        const { language } = settings.get();
        const say = sayIn(TABLE_TEXTS, language);
        const nameOf: NameOf = namesAt(session.kind, snapshot, say);
        if (change.type === 'undone') announce(say('undone', { name: nameOf(change.seat), count: change.count }));
        if (change.type !== 'moved' || snapshot.view === null) return;
        const view = snapshot.view as View;
        const entries = logEntries([change.move], view, dayBefore(change.move, view)).toReversed();
        for (const { phrase } of logLines(entries, view, language)) announce(textOf(phrase, nameOf));
      }),
    [session],
  );
  const kind = prompt?.kind;
  const text = prompt?.text;
  useEffect(() => {
    // Whom one waits for is worth saying only when it takes a while; what one is to do is said at once.
    if (text === undefined) return;
    const timer = setTimeout(() => announce(text), kind === 'waiting' ? WORTH_SAYING : 0);
    return () => clearTimeout(timer);
  }, [kind, text]);
  const wasYourTurn = useRef(isYourTurn);
  useEffect(() => {
    if (isYourTurn && !wasYourTurn.current) {
      play('turn');
      // Whoever plays by keyboard goes on from the prompt, if what had the focus is gone.
      if (document.activeElement === document.body) {
        document.querySelector<HTMLElement>('.prompt-bar')?.focus({ preventScroll: true });
      }
    }
    wasYourTurn.current = isYourTurn;
  }, [isYourTurn]);
}

/** The day on which a move that has just been played began. */
function dayBefore({ events }: Move, { table }: View): number {
  const hasDawned = (events as readonly Event[]).some(
    (event) => event.type === 'happened' && event.what === 'dayBegan',
  );
  return hasDawned ? table.day - 1 : table.day;
}
