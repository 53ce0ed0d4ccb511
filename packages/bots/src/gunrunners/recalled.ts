import type { Face, Location, View } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';

/** Known probationary agents of one owner that a foreign Spy has mixed: they lie at these places, nobody knows which where. */
export interface Jumble {
  readonly owner: Seat;
  readonly locations: Location[];
  /** The faces known to be among them; fewer than places where some were never known. */
  readonly faces: Face[];
}

/** A view with what its seat remembers filled in. */
export interface Recalled extends View {
  readonly jumbles: readonly Jumble[];
}
