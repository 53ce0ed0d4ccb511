import type { Seat } from '@stakeout/kernel';

/** A house of the street, counted from 0; those next to each other in number are next door. */
export type House = number;

/** What lies open to everybody. */
export interface Open {
  readonly houses: number;
  readonly nights: number;
  /** The night being played, counted from 1; one more than there are when the game is over. */
  night: number;
  /** Whose turn it is. */
  active: Seat;
  /** What every seat has earned. */
  cash: number[];
  /** For every seat the houses in which its loot may lie, as far as everybody can tell from what was seen. */
  traces: House[][];
}

export interface State extends Open {
  /** The house in which the loot of every seat lies. */
  loot: House[];
  /** How often chance has hidden something: the counter of its draws. */
  hides: number;
}

/** S4.1 */
export function isOver({ night, nights }: Open): boolean {
  return night > nights;
}

export function allHouses({ houses }: Open): House[] {
  return Array.from({ length: houses }, (_, house) => house);
}

export function isNextDoor(one: House, other: House): boolean {
  return Math.abs(one - other) === 1;
}
