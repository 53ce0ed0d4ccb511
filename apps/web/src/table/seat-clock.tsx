import type { ClockRule } from '@stakeout/protocol';
import { Icon } from '../parts/icon.tsx';
import type { SeatTime } from '../session/session.ts';
import { useSay } from '../text/say.ts';
import { clockText, timeLeft, urgencyOf } from './clock.ts';
import { clockTexts } from './seat-clock.texts.ts';
import './seat-clock.css';
import { useNow } from '../parts/use-now.ts';

/** A second's hand is only worth its while where seconds are shown. */
const TICK = { live: 250, long: 20_000 } as const;

const WORDS = { calm: 'timeLeft', soon: 'timeShort', now: 'timeNearlyUp' } as const;

/** The time that a player has left before a bot stands in. The less there is, the more it shows, by sign and by colour. */
export function SeatClock({
  time,
  rule,
  perMove,
}: {
  readonly time: SeatTime;
  readonly rule: ClockRule['kind'];
  /** How long a move may take: where moves are short, warnings come later. */
  readonly perMove?: number;
}) {
  const say = useSay(clockTexts);
  const now = useNow(time.left === null ? null : TICK[rule]);
  const left = timeLeft(time, now);
  if (left === null) return null;
  const urgency = urgencyOf(left, { kind: rule, perMove });
  const text = clockText(left);
  const bank = rule === 'live' && time.bank > 0 ? say('bank', { time: clockText(Math.min(left, time.bank)) }) : '';
  return (
    <span className={`seat-clock ${urgency}`} title={bank}>
      <span aria-hidden="true">
        <Icon name={urgency === 'now' ? 'alarm-clock' : 'stopwatch'} /> {text}
        {urgency === 'calm' ? '' : ' !'}
      </span>
      <span className="visually-hidden">{say(WORDS[urgency], { time: text })}</span>
    </span>
  );
}
