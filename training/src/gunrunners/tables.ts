import { Features, type World } from '@stakeout/bots/gunrunners/training';
import { gunrunnersRules } from '@stakeout/gunrunners';
import type { FastChance, Seat } from '@stakeout/kernel';

/** Tables to learn at: four seats half of the time, the Portuguese edition in a third. */
const SEATS = [2, 3, 4, 4];
const EDITIONS = ['en', 'en', 'pt'];

const features = new Features();

/** A table that was just set up. With open memory a view alone says what its seat would remember of its own cards. */
export function newTable(chance: FastChance, memory: 'strict' | 'open'): World {
  const seats = SEATS[chance.pick(SEATS.length)] as number;
  const config = gunrunnersRules.configure({ edition: EDITIONS[chance.pick(EDITIONS.length)], memory }, seats);
  if (!config.ok) throw new Error(JSON.stringify(config.refusals));
  return gunrunnersRules.setup(config.value, seats, chance);
}

/** A table as one seat knows it. */
export function inputsFor(world: World, seat: Seat): Uint16Array {
  features.begin(world);
  features.read(world, seat);
  return features.active.slice(0, features.count);
}
