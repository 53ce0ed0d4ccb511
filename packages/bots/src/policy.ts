import type { Seat } from '@stakeout/kernel';

/** Where a player takes its chance from. */
export interface Picker {
  /** A whole number from 0 to `bound - 1`. */
  pick(bound: number): number;
}

/**
 * A policy at a seat. It is given what its seat may know and nothing else: the seat's view, the seat's legal actions, and
 * the events the seat was shown. The view is made only when asked for, so that a player who looks at nothing pays for
 * nothing.
 */
export interface Player {
  /** Told what the seat was shown, as it happens. Players who remember nothing lack it. */
  watch?(events: readonly unknown[]): void;
  /** Returns the index of the chosen option; there is always at least one. */
  choose(view: () => unknown, options: readonly unknown[]): number;
  /** The same decision in slices, for threads that have other things to do. Players who need no time lack it. */
  deliberate?(view: unknown, options: readonly unknown[]): Deliberation;
  /** Plain data from which `sit` makes the same player again. Players who remember nothing lack it. */
  notes?(): unknown;
}

/** A decision under way. */
export interface Deliberation {
  /** Thinks for so many milliseconds, more or less; `true` once there is nothing more to think about. */
  step(milliseconds: number): boolean;
  /** How many games have been imagined by now. */
  readonly iterations: number;
  /** The index of the option that looks best by now. */
  choice(): number;
  /** The options with what is thought of them by now, best first. */
  opinions(): readonly Opinion[];
  /** The same with what each is meant to lead to, so that an option may be there several times. Most games have no need of it. */
  advice?(): readonly Advice[];
}

/** What a player thinks of one of its options. */
export interface Opinion {
  /** The index of the option. */
  readonly index: number;
  /** The chance to win the game with it, from 0 to 1; a shared win counts its share. */
  readonly winChance: number;
  /** How often it was tried. */
  readonly visits: number;
}

/** An opinion on an option and what it is meant to lead to, in the game's own terms; `null` where the option says it all. */
export interface Advice extends Opinion {
  readonly goal: unknown;
}

/** Reads a file that belongs to bots, by its address: from a disk, or over the network. */
export type ReadFile = (address: string) => Promise<Uint8Array>;

/** A way to play. */
export interface Policy {
  readonly id: string;
  /** Reads what the player needs besides its code; done once, before anybody sits down. Most need nothing. */
  prepare?(read: ReadFile): Promise<void>;
  sit(seat: Seat, chance: Picker, notes?: unknown): Player;
}
