import './streak-panel.css';
import { dayOf } from '@stakeout/protocol';
import { Icon } from '../parts/icon.tsx';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { useDaysInARow, useLearningDays } from './kept-tries.ts';
import { weekOf } from './progress.ts';
import { puzzlesTexts } from './puzzles.texts.ts';

/** How many days in a row something was learnt, and this week day by day. */
export function StreakPanel() {
  const say = useSay(puzzlesTexts);
  const { language } = useSettings();
  const count = useDaysInARow();
  const learnt = useLearningDays();
  const today = dayOf(Date.now());
  const nameOf = (day: string, weekday: 'narrow' | 'long') =>
    new Date(day).toLocaleDateString(language, { weekday, timeZone: 'UTC' });
  const isDone = learnt.has(today);
  return (
    <section className="panel streak" aria-label={say('days')}>
      <b className={`numeral ${count === 0 ? 'is-none' : ''}`}>{count}</b>
      <p>
        <strong>{say(count === 1 ? 'oneDay' : 'days')}</strong>
        <small>{say(isDone ? 'todayIsDone' : 'todayIsOpen')}</small>
      </p>
      <ol>
        {weekOf(today).map((day) => (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            <i className={learnt.has(day) ? 'is-done' : day > today ? 'is-to-come' : ''} aria-hidden="true">
              {learnt.has(day) && <Icon name="check-mark" />}
            </i>
            <span aria-hidden="true">{nameOf(day, 'narrow')}</span>
            <span className="visually-hidden">
              {nameOf(day, 'long')}
              {learnt.has(day) && `: ${say('dayDone')}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
