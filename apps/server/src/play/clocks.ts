import type { Seat } from '@stakeout/kernel';
import type { ClockRule } from '@stakeout/protocol';
import type { ClockState } from '../storage/records.ts';

/** The clocks when the match begins: everybody's bank is full, and the moves of those who begin run. */
export function startClocks(rule: ClockRule, seats: number, toAct: readonly Seat[], now: number): ClockState {
  const bank = rule.kind === 'live' ? rule.bank : 0;
  const banks = new Array<number>(seats).fill(bank);
  return { banks, since: banks.map((_, seat) => (toAct.includes(seat) ? now : null)) };
}

/**
 * The clocks after an entry. A move ends where it can no longer be taken back: what it took beyond its time comes out of the
 * bank, and whoever decides next, be it the same seat, has a new move. Until then the clock of the move runs on, so that
 * taking back and playing again wins no time.
 */
export function turnClocks(
  rule: ClockRule,
  clocks: ClockState,
  toAct: readonly Seat[],
  moveEnded: boolean,
  now: number,
): ClockState {
  const banks = [...clocks.banks];
  const since = clocks.since.map((began, seat) => {
    const decides = toAct.includes(seat);
    if (began === null) return decides ? now : null;
    if (decides && !moveEnded) return began;
    banks[seat] = Math.max(0, (banks[seat] ?? 0) - Math.max(0, now - began - rule.perMove));
    return decides ? now : null;
  });
  return { banks, since };
}

/** How long the seat still has; `null` when its clock does not run. A node that is a little behind finds no more than all of it. */
export function timeLeft(rule: ClockRule, clocks: ClockState, seat: Seat, now: number): number | null {
  const began = clocks.since[seat] ?? null;
  if (began === null) return null;
  const all = rule.perMove + (clocks.banks[seat] ?? 0);
  return Math.min(all, Math.max(0, began + all - now));
}

/** When the seat's time will be up; `null` when its clock does not run. */
export function deadline(rule: ClockRule, clocks: ClockState, seat: Seat): number | null {
  const began = clocks.since[seat] ?? null;
  return began === null ? null : began + rule.perMove + (clocks.banks[seat] ?? 0);
}
