import {
  beginsTurn,
  decide,
  type Ending,
  Features,
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
import { contactsThatCount, ESCAPED, escapePlanRules, printedOf, scoreOf, scoreOfContacts, type Table } from '@stakeout/escape-plan';
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

/** What the net answers. */
export const ANSWERS = 8;
const FORTUNE = 1000;

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
    const turn = partOf(world) * 8 + mover;
    if (beginsTurn(world) && turn !== last) {
      last = turn;
      if (chance.pick(KEPT) !== 0) continue;
      features.read(world, mover);
      kept.push({ seat: mover, active: features.active.slice(0, features.count) });
    }
    if (isThoughtful) decide(world, table, mover, mind, chance);
    else playOn(world, table, mover, mind, chance);
  }
  return kept;
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

/** Whether the seat got out, its share of the win, what its lead is worth, its score; the best of the others, and lines of its sheet. */
function endingFor(world: World, table: Table, seat: Seat): Float32Array {
  const ending: Ending = { reward: 0, win: 0, score: 0, worth: 0, best: 0 };
  judge(world, table, seat, 0, ending);
  const targets = new Float32Array(ANSWERS).fill(ABSENT);
  const isOut = world.status[seat] === ESCAPED;
  targets.set([isOut ? 1 : 0, ending.win, ending.worth, Math.max(0, Math.min(1, ending.score / FORTUNE))]);
  targets[4] = Math.max(0, Math.min(1, ending.best / FORTUNE));
  if (!isOut) return targets;
  const { group1, group2, safeHouses, tiles } = scoreOf(whole(world), table, seat);
  const contacts = contactsThatCount(world.boards[seat] as World['boards'][number]);
  targets.set([(group1 + group2 + safeHouses) / FORTUNE, tiles / FORTUNE, scoreOfContacts(table, contacts) / 100], 5);
  return targets;
}
