import { textsAt } from '@stakeout/kernel';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { announce } from '../parts/live-region.tsx';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { standBeside } from './beside.ts';
import { ClauseChip } from './clause-chip.tsx';
import { useShownTable } from './frame/shown-table.ts';
import { textOf } from './phrase.ts';
import { PhraseText } from './phrase-text.tsx';
import './refusal-slip.css';
import { refusalWords } from './refusal-words.ts';
import type { Trouble } from './selection/chooser.ts';
import { TABLE_TEXTS } from './table.texts.ts';

/**
 * Why something was not done, on a slip beside what was touched; the prompt and its buttons stay as they are. It goes with the
 * next touch of anything.
 */
export function RefusalSlip({ trouble, onGone }: { readonly trouble: Trouble; readonly onGone: () => void }) {
  const { session, snapshot, nameOf } = useShownTable();
  const { language } = useSettings();
  const say = useSay(TABLE_TEXTS);
  const slip = useRef<HTMLElement>(null);
  const { phrase, clauses } = useMemo(
    () => refusalWords(trouble, textsAt(session.game.texts[language], snapshot.view), language),
    [trouble, session, snapshot.view, language],
  );
  const text = textOf(phrase, nameOf);
  useEffect(() => announce(`${say('notAllowed')}: ${text}`), [say, text]);
  useLayoutEffect(() => {
    const touched = anchorOf(trouble);
    const place = () => slip.current !== null && touched !== null && standBeside(slip.current, touched);
    place();
    // What a lesson answers may be longer than what it asked, and moves the table.
    const sizes = new ResizeObserver(place);
    for (const piece of document.querySelectorAll('main')) sizes.observe(piece);
    touched?.setAttribute('data-refused', '');
    return () => {
      sizes.disconnect();
      touched?.removeAttribute('data-refused');
    };
  }, [trouble]);
  useEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest('.refusal-slip, [popover]') === null) onGone();
    };
    addEventListener('pointerdown', leave);
    addEventListener('resize', onGone);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('resize', onGone);
    };
  }, [onGone]);
  return (
    <section ref={slip} className="refusal-slip" aria-label={say('notAllowed')} data-testid="refusal">
      <b>{say('notAllowed')}</b>
      <p>
        <PhraseText phrase={phrase} nameOf={nameOf} />{' '}
        {clauses.map((clause) => (
          <ClauseChip key={clause} game={session.game} clause={clause} />
        ))}
      </p>
    </section>
  );
}

/** What was touched; where it was a button or the wire that failed, the prompt. */
function anchorOf(trouble: Trouble): Element | null {
  const target = trouble === 'failed' ? null : trouble.at;
  const found = target === null ? null : document.querySelector(`main [data-target="${CSS.escape(target)}"]`);
  return found ?? document.querySelector('.prompt-bar');
}
