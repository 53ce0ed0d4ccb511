import {
  beginsTurn,
  decide,
  type Ending,
  Features,
  FORTUNE,
  type Intention,
  judge,
  KEEN,
  listMoves,
  type Move,
  moverOf,
  partOf,
  playOn,
  VARIANTS,
  type World,
  whole,
  withSense,
} from '@stakeout/bots/escape-plan/training';
import { ESCAPED, escapePlanRules, printedOf, scoreOf, type Table } from '@stakeout/escape-plan';
import { FastChance, type Seat } from '@stakeout/kernel';
import { ABSENT } from '../loss.ts';
import { SampleList, type Samples } from '../samples.ts';

/** Tables to learn at: alone, where most is at stake for each decision, in a third of all games. */
const SEATS = [1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5];
/** One turn in so many is spent on something else than what looks best, one of so many that look good. */
const SURPRISE = 6;
const LOOKED_AT = 8;
/** Alone one game in so many has a city built with all the thought that instinct has for it; it takes a hundred times as long. */
const THOUGHTFUL = 3;
/** One beginning of a turn in so many is kept: those of one game are much alike. */
const KEPT = 2;
/** Being caught is no surprise worth learning from. */
const LEAST_WORTH = -200;

/** So much the net answers (`endingFor`); which of the answers the error is told of: what the lead is worth. */
export const ANSWERS = 8;
export const TOLD = 2;
/** Five contacts and more are worth so much (E22.2). */
const ALL_CONTACTS = 100;

const MOST_SEATS = 5;

/** The beginning of a turn, as its seat knows it. */
interface Kept {
  readonly seat: Seat;
  readonly active: Uint16Array;
}

const features = new Features();

/** The beginnings of turns in games by instinct, with a surprise now and then, each with how its game ended for that seat. */
export function instinctSamples(games: number, seed: number): Samples {
  const chance = new FastChance(seed);
  const list = new SampleList();
  for (let game = 0; game < games; game++) {
    const seats = SEATS[chance.pick(SEATS.length)] as number;
    const config = escapePlanRules.configure({}, seats);
    if (!config.ok) throw new Error(JSON.stringify(config.refusals));
    const world = withSense(escapePlanRules.setup(config.value, seats, chance), KEEN);
    const table = printedOf(world);
    const kept = play(world, table, chance);
    for (const { seat, active } of kept) list.add(active, endingFor(world, table, seat));
  }
  return list.finish();
}

function play(world: World, table: Table, chance: FastChance): Kept[] {
  const isThoughtful = world.seats === 1 && chance.pick(THOUGHTFUL) === 0;
  const mind: Intention = { move: null, variant: chance.pick(VARIANTS), foresight: surprise(chance) };
  const kept: Kept[] = [];
  let last = 0;
  for (let mover = moverOf(world); mover >= 0; mover = moverOf(world)) {
    const turn = partOf(world) * MOST_SEATS + mover;
    if (beginsTurn(world) && turn !== last) {
      last = turn;
      if (chance.pick(KEPT) === 0) kept.push({ seat: mover, active: inputsFor(world, mover) });
    }
    if (isThoughtful) decide(world, table, mover, mind, chance);
    else playOn(world, table, mover, mind, chance);
  }
  return kept;
}

function inputsFor(world: World, seat: Seat): Uint16Array {
  features.read(world, seat);
  return features.active.slice(0, features.count);
}

/** Now and then somebody does something that only looks good. */
function surprise(chance: FastChance): NonNullable<Intention['foresight']> {
  return {
    seat: 'all',
    choose(world, table, seat): Move | null {
      if (chance.pick(SURPRISE) !== 0) return null;
      const moves = listMoves(world, table, seat)
        .filter(({ worth }) => worth > LEAST_WORTH)
        .sort((one, other) => other.worth - one.worth)
        .slice(0, LOOKED_AT);
      return moves[chance.pick(Math.max(1, moves.length))] ?? null;
    },
  };
}

/**
 * Whether the seat got out, its share of the win, what its lead is worth and its score; then the best score of the others, and what places,
 * tiles and contacts brought it, which no player asks for: whoever learns where money comes from learns sooner what it comes to.
 */
function endingFor(world: World, table: Table, seat: Seat): Float32Array {
  const ending: Ending = { reward: 0, win: 0, score: 0, worth: 0, best: 0 };
  judge(world, table, seat, 0, ending);
  const targets = new Float32Array(ANSWERS).fill(ABSENT);
  const isOut = world.status[seat] === ESCAPED;
  targets.set([isOut ? 1 : 0, ending.win, ending.worth, partOfFortune(ending.score), partOfFortune(ending.best)]);
  if (!isOut) return targets;
  const { group1, group2, safeHouses, tiles, contacts } = scoreOf(whole(world), table, seat);
  targets.set([(group1 + group2 + safeHouses) / FORTUNE, tiles / FORTUNE, contacts / ALL_CONTACTS], ANSWERS - 3);
  return targets;
}

function partOfFortune(score: number): number {
  return Math.max(0, Math.min(1, score / FORTUNE));
}
