/**
 * Something that runs by itself: one life of a node, a player's device, the database. Everything that happens, happens on one of
 * them, and whatever it has begun ends with it.
 */
export class Machine {
  readonly name: string;
  isUp = true;
  /** Until then nothing happens on it; whatever would have waits. */
  pausedUntil = 0;
  /** How fast its time passes. */
  readonly rate: number;
  /** How far its time of day is off. */
  wallOffset: number;

  constructor(name: string, rate = 1, wallOffset = 0) {
    this.name = name;
    this.rate = rate;
    this.wallOffset = wallOffset;
  }
}
