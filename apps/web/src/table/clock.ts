import type { ClockRule } from '@stakeout/protocol';
import type { SeatTime } from '../session/session.ts';

/** How pressing the time is: each has its own colour and its own sign. */
export type Urgency = 'calm' | 'soon' | 'now';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From when on a player is warned, and from when on there is hardly any time left; sooner only where moves are longer. */
const WARNINGS: Readonly<Record<ClockRule['kind'], { readonly soon: number; readonly now: number }>> = {
  live: { soon: 30 * SECOND, now: 10 * SECOND },
  long: { soon: 6 * HOUR, now: HOUR },
};

/** What is left at a moment; `null` while the clock stands. */
export function timeLeft({ left, at }: SeatTime, now: number): number | null {
  return left === null ? null : Math.max(0, left - Math.max(0, now - at));
}

/** Without `perMove`, warnings do not depend on how long a move may take. */
export function urgencyOf(left: number, rule: { kind: ClockRule['kind']; perMove?: number | undefined }): Urgency {
  const { kind, perMove = Number.POSITIVE_INFINITY } = rule;
  const { soon, now } = WARNINGS[kind];
  if (left <= Math.min(now, perMove / 4)) return 'now';
  return left <= Math.min(soon, perMove / 2) ? 'soon' : 'calm';
}

/** `0:07`, `12:30`, `1:05:00`, `2 d 5 h`: the same in both languages. */
export function clockText(left: number): string {
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  // The last second is seen as 1, and 0 means that the time is up.
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}
