import { Features, leadOf, moverOf, pick, playOn, type World, winShareOf } from '@stakeout/bots/gunrunners/training';
import { gunrunnersRules } from '@stakeout/gunrunners';
import { FastChance, type Seat } from '@stakeout/kernel';
import { ABSENT, MOST_SEATS } from '../loss.ts';
import { SampleList, type Samples } from '../samples.ts';

/** Tables to learn at: four seats half of the time, the Portuguese edition in a third. */
const SEATS = [2, 3, 4, 4];
const EDITIONS = ['en', 'en', 'pt'];
/** One decision in so many is kept, as one of the seats sees it: there are about a hundred in a game, and they are much alike. */
const KEPT = 12;

const features = new Features();

/** Positions of games of the quick player, who does anything at all once in eight times, each with how its game ended. */
export function playoutSamples(games: number, seed: number): Samples {
  const chance = new FastChance(seed);
  const list = new SampleList();
  for (let game = 0; game < games; game++) {
    const seats = SEATS[chance.pick(SEATS.length)] as number;
    const config = gunrunnersRules.configure({ edition: EDITIONS[chance.pick(EDITIONS.length)] }, seats);
    if (!config.ok) throw new Error(JSON.stringify(config.refusals));
    const world: World = gunrunnersRules.setup(config.value, seats, chance);
    const kept: { readonly seat: Seat; readonly active: Uint16Array }[] = [];
    for (let mover = moverOf(world); mover >= 0; mover = moverOf(world)) {
      if (chance.pick(KEPT) === 0) {
        const seat = chance.pick(seats);
        kept.push({ seat, active: inputsFor(world, seat) });
      }
      playOn(world, mover, pick(world, mover, chance), chance);
    }
    for (const { seat, active } of kept) list.add(active, endingFor(world, seat));
  }
  return list.finish();
}

function inputsFor(world: World, seat: Seat): Uint16Array {
  features.begin(world);
  features.read(world, seat);
  return features.active.slice(0, features.count);
}

/** How a game ended, the seat itself first: everybody's share of the win, and everybody's lead. */
function endingFor(world: World, seat: Seat): Float32Array {
  const targets = new Float32Array(2 * MOST_SEATS).fill(ABSENT);
  for (let step = 0; step < world.seats; step++) {
    const other = (seat + step) % world.seats;
    targets[step] = winShareOf(world, other);
    targets[MOST_SEATS + step] = leadOf(world, other);
  }
  return targets;
}
