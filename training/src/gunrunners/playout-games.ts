import { moverOf, pick, playOn } from '@stakeout/bots/gunrunners/training';
import { FastChance, type Seat } from '@stakeout/kernel';
import { SampleList, type Samples } from '../samples.ts';
import { inputsFor, newTable } from './tables.ts';
import { endingFor } from './targets.ts';

/** One decision in so many is kept, as one of the seats sees it: there are about a hundred in a game, and they are much alike. */
const KEPT = 12;

/** Positions of games of the quick player, who does anything at all once in eight times, each with how its game ended. */
export function playoutSamples(games: number, seed: number): Samples {
  const chance = new FastChance(seed);
  const list = new SampleList();
  for (let game = 0; game < games; game++) {
    const world = newTable(chance, 'strict');
    const kept: { readonly seat: Seat; readonly active: Uint16Array }[] = [];
    for (let mover = moverOf(world); mover >= 0; mover = moverOf(world)) {
      if (chance.pick(KEPT) === 0) {
        const seat = chance.pick(world.seats);
        kept.push({ seat, active: inputsFor(world, seat) });
      }
      playOn(world, mover, pick(world, mover, chance), chance);
    }
    for (const { seat, active } of kept) list.add(active, endingFor(world, seat));
  }
  return list.finish();
}
