import { type Action, escapePlan, type View } from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import type { Player } from '../policy.ts';
import type { Sense } from './sense.ts';
import type { World } from './world.ts';

type Position = ReturnType<typeof escapePlan.setup>;

/** A game about to begin. */
export function newGame(seats: number, seed: number): Position {
  const config = escapePlan.configure({}, seats);
  if (!config.ok) throw new Error('refused');
  return escapePlan.setup(config.value, seats, new FastChance(seed));
}

/** The same as a world that people of a sense play in. */
export function newWorld(seats: number, seed: number, sense: Sense): Position & World {
  return Object.assign(newGame(seats, seed), { sense });
}

/** A decision with something to choose from. */
export interface Moment {
  readonly seat: number;
  readonly view: View;
  readonly options: readonly Action[];
  /** Which kind of decision it is. */
  readonly kind: string;
}

/** Plays on with the players, one for each seat, and shows every decision with something to choose from. */
export function playOn(
  position: Position,
  players: readonly Player[],
  seed: number,
  onMoment: (moment: Moment) => void = () => {},
): Position {
  const chance = new FastChance(seed);
  for (let [seat] = escapePlan.toAct(position); seat !== undefined; [seat] = escapePlan.toAct(position)) {
    const options = escapePlan.legal(position, seat);
    let index = 0;
    if (options.length > 1) {
      const view = escapePlan.view(position, seat);
      onMoment({ seat, view, options, kind: view.table.frames.at(-1)?.kind ?? '' });
      index = (players[seat] as Player).choose(() => view, options);
    }
    const action = options[index];
    if (action === undefined) throw new Error(`no option ${index} of ${options.length}`);
    escapePlan.applyInPlace(position, seat, action, chance, null);
  }
  return position;
}

/** Another position that looks the same to the seat. */
export function twinOf({ view, seat }: Moment, seed: number): Moment {
  const position = escapePlan.determinize(view, seat, new FastChance(seed));
  const twin = escapePlan.view(position, seat);
  return { seat, view: twin, options: escapePlan.legal(position, seat), kind: twin.table.frames.at(-1)?.kind ?? '' };
}
