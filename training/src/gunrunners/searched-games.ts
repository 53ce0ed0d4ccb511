import {
  LAYOUT,
  leadOf,
  moverOf,
  type NetWorlds,
  netWorlds,
  pick,
  playOn,
  Search,
  TEMPER,
} from '@stakeout/bots/gunrunners/training';
import { plainEvaluator, readNet, wasmEvaluator } from '@stakeout/bots/nets';
import { gunrunnersRules } from '@stakeout/gunrunners';
import { FastChance, type Seat } from '@stakeout/kernel';
import { MOST_SEATS } from '../loss.ts';
import { SampleList, type Samples } from '../samples.ts';
import { inputsFor, newTable } from './tables.ts';
import { targetsFor } from './targets.ts';

/** One decision in so many is thought about, as one of the seats sees it. */
const KEPT = 12;
const ITERATIONS = 100;

/** What everybody got in the games that a search imagined, added up. */
class Harvest {
  readonly wins = new Float64Array(MOST_SEATS);
  readonly leads = new Float64Array(MOST_SEATS);
  games = 0;

  clear(): void {
    this.wins.fill(0);
    this.leads.fill(0);
    this.games = 0;
  }

  /** The same worlds, with an eye on how everybody fares. */
  watch(worlds: NetWorlds): NetWorlds {
    const { wins, leads } = this;
    return {
      ...worlds,
      rewards: (world, into) => {
        worlds.rewards(world, into);
        this.games++;
        for (let seat = 0; seat < world.seats; seat++) {
          wins[seat] = (wins[seat] as number) + worlds.winShare(world, seat);
          const lead = world.phase === 'over' ? leadOf(world, seat) : (worlds.valuation.leads[seat] as number);
          leads[seat] = (leads[seat] as number) + lead;
        }
      },
    };
  }

  targetsFor(seat: Seat, seats: number): Float32Array {
    const mean = (sums: Float64Array) => (other: Seat) => (sums[other] as number) / this.games;
    return targetsFor(seat, seats, mean(this.wins), mean(this.leads));
  }
}

/**
 * Positions of games of the quick player, each with what a search that asks a net comes to expect there: the next generation of that
 * net learns at once what this one finds out by thinking, and a hundred imagined games say more of a position than one that was played.
 */
export function searchedSamples(file: Uint8Array, games: number, seed: number): Samples {
  const weights = readNet(file, LAYOUT);
  const harvest = new Harvest();
  const worlds = harvest.watch(netWorlds(wasmEvaluator(weights) ?? plainEvaluator(weights)));
  const chance = new FastChance(seed);
  const list = new SampleList();
  for (let game = 0; game < games; game++) {
    const table = newTable(chance, 'open');
    for (let mover = moverOf(table); mover >= 0; mover = moverOf(table)) {
      if (chance.pick(KEPT) === 0 && table.phase !== 'station') {
        const seat = chance.pick(table.seats);
        const view = { ...gunrunnersRules.view(table, seat), jumbles: [] };
        const search = new Search(worlds, view, seat, TEMPER, chance.pick(2 ** 30));
        harvest.clear();
        for (let count = 0; count < ITERATIONS; count++) search.iterate();
        list.add(inputsFor(table, seat), harvest.targetsFor(seat, table.seats));
      }
      playOn(table, mover, pick(table, mover, chance), chance);
    }
  }
  return list.finish();
}
