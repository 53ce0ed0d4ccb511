import { DAY_PHASES, type DayPhase, dayPhaseOf, LAST_DAY, NIGHT } from '@stakeout/escape-plan';
import { memo } from 'react';
import type { IconName } from '../../icons/names.ts';
import { Icon } from '../../parts/icon.tsx';
import { useSay } from '../../text/say.ts';
import './day-strip.css';
import { useTable } from './table-context.ts';
import { TOP_BAR_TEXTS } from './top-bar.texts.ts';

const DAYS = Array.from({ length: LAST_DAY }, (_, index) => index + 1);
const PARTS = [
  ['morning', 'sunbeams', 'part0'],
  ['afternoon', 'sun', 'part1'],
  ['dusk', 'sunset', 'part2'],
  ['night', 'moon', 'part3'],
  ['dawn', 'sunrise', 'part4'],
] as const satisfies readonly (readonly [string, IconName, string])[];
/** What a day begins with. */
const BEFORE_MORNING = DAY_PHASES.filter((phase) => phase !== 'parts');

type Time = 'now' | 'done' | 'toCome';
const WORDS = { now: 'partNow', done: 'partDone', toCome: 'partToCome' } as const;

/** The day, and the sky over its five parts; before the morning what comes before it instead of the names of the parts. */
export const DayStrip = memo(function DayStrip() {
  const { view } = useTable();
  const say = useSay(TOP_BAR_TEXTS);
  const { day, part } = view.table;
  const phase = dayPhaseOf(view.table);
  return (
    <div className="ep-day-strip">
      <div className="ep-day" data-tip={say(day === DAYS.length ? 'lastDayTip' : 'dayTip')}>
        <span className="visually-hidden">{say('dayOf', { day })}</span>
        <span className="label" aria-hidden="true">
          {say('day')}
        </span>
        <b className="numeral" aria-hidden="true">
          {day}
        </b>
        <span className="ep-day-ticks" aria-hidden="true">
          {DAYS.map((tick) => (
            <i key={tick} className={tick <= day ? 'is-on' : ''} />
          ))}
        </span>
      </div>
      {phase !== 'parts' && <Before phase={phase} />}
      <ol className={`ep-sky ${phase === 'parts' ? '' : 'is-short'}`} aria-label={say('parts')}>
        {PARTS.map((sky, index) => (
          <Part
            key={sky[0]}
            sky={sky}
            // A turn costs an extra action disc then (E9.2).
            isLate={index >= NIGHT}
            time={phase === 'parts' ? timeOf(index, part) : 'toCome'}
          />
        ))}
      </ol>
    </div>
  );
});

function timeOf(index: number, now: number): Time {
  if (index === now) return 'now';
  return index < now ? 'done' : 'toCome';
}

function Part({
  sky: [name, icon, id],
  isLate,
  time,
}: {
  readonly sky: (typeof PARTS)[number];
  readonly isLate: boolean;
  readonly time: Time;
}) {
  const say = useSay(TOP_BAR_TEXTS);
  return (
    <li
      className={`is-${name} is-${time} ${isLate ? 'is-late' : ''}`}
      aria-current={time === 'now' ? 'step' : undefined}
      data-tip={`${say(id)}: ${say(isLate ? 'lateTip' : 'partTip')}`}
    >
      <Icon name={icon} />
      <span>{say(id)}</span>
      <span className="visually-hidden">
        , {say(WORDS[time])}
        {isLate && `, ${say('partWithDisc')}`}
      </span>
    </li>
  );
}

const BEFORE_ICONS = { income: 'money-stack', patrol: 'police-car', building: 'treasure-map' } as const;

/** E4.1: income, patrol and the city come before the turns of a day. */
function Before({ phase }: { readonly phase: Exclude<DayPhase, 'parts'> }) {
  const say = useSay(TOP_BAR_TEXTS);
  const now = BEFORE_MORNING.indexOf(phase);
  return (
    <ol className="ep-before" aria-label={say('before')}>
      {BEFORE_MORNING.map((step, index) => {
        const time = timeOf(index, now);
        return (
          <li
            key={step}
            className={`is-${time}`}
            aria-current={time === 'now' ? 'step' : undefined}
            data-tip={`${say('before')}: ${say(`${step}Tip`)}`}
          >
            <Icon name={time === 'done' ? 'check-mark' : BEFORE_ICONS[step]} />
            <span>{say(step)}</span>
            <span className="visually-hidden">, {say(WORDS[time])}</span>
          </li>
        );
      })}
    </ol>
  );
}
