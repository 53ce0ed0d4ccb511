import { isLevel, LEVELS } from '@stakeout/bots/level';
import type { ClockRule, CreateTable } from '@stakeout/protocol';
import type { MatchPlan } from '../session/plan.ts';

/** Who is to have a seat: whoever makes the table, somebody else at this device, a bot, or people who come online. */
export const SEAT_CHOICES = ['me', 'here', ...LEVELS, 'invited', 'open'] as const;
export type SeatChoice = (typeof SEAT_CHOICES)[number];

export const CLOCK_CHOICES = ['none', 'quick', 'steady', 'calm', 'own', 'day', 'threeDays', 'week'] as const;
export type ClockChoice = (typeof CLOCK_CHOICES)[number];

/** A table as somebody is putting it together. */
export interface Draft {
  /** How many of the seats are played at; the others wait in case somebody adds them again. */
  readonly count: number;
  readonly seats: readonly SeatDraft[];
  /** What is chosen about the rules, as the game wants it. */
  readonly options: unknown;
  /** The data of one's own box as JSON; `null` for the usual one. */
  readonly box: string | null;
  readonly clock: ClockChoice;
  /** Of a clock of one's own: seconds for a move, minutes in the bank. As they were typed. */
  readonly perMove: string;
  readonly bank: string;
  readonly visibility: 'public' | 'link';
}

export interface SeatDraft {
  readonly choice: SeatChoice;
  /** The name of another person at this device. */
  readonly name: string;
}

/** The seats that are played at, with their numbers. */
export function seatsOf(draft: Draft): readonly (SeatDraft & { readonly seat: number })[] {
  return draft.seats.slice(0, draft.count).map((plan, seat) => ({ ...plan, seat }));
}

/** A table is online as soon as somebody is to come from elsewhere. */
export function isOnline(draft: Draft): boolean {
  return seatsOf(draft).some(({ choice }) => choice === 'invited' || choice === 'open');
}

/** Whether whoever comes by may sit down somewhere. */
export function hasOpenSeat(draft: Draft): boolean {
  return seatsOf(draft).some(({ choice }) => choice === 'open');
}

/**
 * The draft after a change. A seat open to anyone is for people who look around in the lobby: with the first one the table
 * goes there, and with the last one it leaves. What is chosen in between stays chosen.
 */
export function changed(draft: Draft, part: Partial<Draft>): Draft {
  const next = { ...draft, ...part };
  if (hasOpenSeat(next) === hasOpenSeat(draft)) return next;
  return { ...next, visibility: hasOpenSeat(next) ? 'public' : 'link' };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const CLOCKS: Readonly<Record<Exclude<ClockChoice, 'own'>, ClockRule | null>> = {
  none: null,
  quick: { kind: 'live', perMove: 20 * SECOND, bank: 3 * MINUTE },
  steady: { kind: 'live', perMove: 45 * SECOND, bank: 10 * MINUTE },
  calm: { kind: 'live', perMove: 90 * SECOND, bank: 20 * MINUTE },
  day: { kind: 'long', perMove: DAY },
  threeDays: { kind: 'long', perMove: 3 * DAY },
  week: { kind: 'long', perMove: 7 * DAY },
};

/** The clock that was chosen; `NaN` in it where what was typed is no number. */
export function clockOf({ clock, perMove, bank }: Draft): ClockRule | null {
  if (clock !== 'own') return CLOCKS[clock];
  return { kind: 'live', perMove: wholeNumber(perMove) * SECOND, bank: wholeNumber(bank) * MINUTE };
}

function wholeNumber(text: string): number {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
}

export type SeatNames = {
  /** The name chosen on this device; empty where none is. */
  readonly own: string;
  readonly you: string;
  readonly other: (seat: number) => string;
  readonly bot: (seat: number) => string;
};

/** The match on this device. */
export function localPlan(draft: Draft, game: string, config: unknown, names: SeatNames): MatchPlan {
  // To those who share the device “You” would be somebody else.
  const isShared = seatsOf(draft).some(({ choice }) => choice === 'here');
  return {
    game,
    config,
    seats: seatsOf(draft).map(({ choice, name }, seat) => {
      if (isLevel(choice)) {
        return { kind: 'bot', level: choice, name: names.bot(seat) };
      }
      const chosen = choice === 'me' ? names.own : name.trim();
      const usual = choice === 'me' && !isShared ? names.you : names.other(seat);
      return { kind: 'person', name: chosen || usual };
    }),
  };
}

/** The table online. */
export function onlineWish(draft: Draft, game: string, config: Record<string, unknown>): CreateTable {
  return {
    game,
    config,
    seats: seatsOf(draft).map(({ choice }) => {
      if (choice === 'me' || choice === 'here') return { kind: 'me' };
      return choice === 'open' || choice === 'invited' ? { kind: choice } : { kind: 'bot', level: choice };
    }),
    visibility: draft.visibility,
    clock: clockOf(draft),
  };
}
