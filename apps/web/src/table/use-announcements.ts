import type { Language, Viewer } from '@stakeout/kernel';
import { useEffect, useRef } from 'react';
import { announce } from '../parts/live-region.tsx';
import type { Move, TableSession } from '../session/session.ts';
import { settings } from '../state/settings.ts';
import { sayIn } from '../text/say.ts';
import { type Phrase, textOf } from './phrase.ts';
import { namesAt, youAt } from './seat-name.tsx';
import { play } from './sound.ts';
import { TABLE_TEXTS } from './table.texts.ts';

/** Milliseconds. */
const WORTH_SAYING = 1200;

/** A move as the log of a game has it, in the order in which it happened; `you` is the seat of whoever reads, where that is one person. */
export type Tell = (move: Move, view: unknown, language: Language, you: Viewer) => readonly Phrase[];

/** Tells the game to those who do not see it: every move as the log has it, and then the prompt. */
export function useAnnouncements(
  session: TableSession,
  tell: Tell,
  /** `null` while there is nothing to be said that the moves do not say. */
  prompt: { readonly kind: string; readonly text: string } | null,
  isYourTurn: boolean,
): void {
  useEffect(
    () =>
      session.subscribe((change) => {
        const snapshot = session.get();
        const { language } = settings.get();
        const say = sayIn(TABLE_TEXTS, language);
        const nameOf = namesAt(session.kind, snapshot, say);
        if (change.type === 'undone') announce(say('undone', { name: nameOf(change.seat), count: change.count }));
        if (change.type !== 'moved' || snapshot.view === null) return;
        for (const phrase of tell(change.move, snapshot.view, language, youAt(session.kind, snapshot)))
          announce(textOf(phrase, nameOf));
      }),
    [session, tell],
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
