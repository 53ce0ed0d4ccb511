import type { Seat } from '@stakeout/kernel';
import type { Evaluator } from '../nets/evaluator.ts';
import type { ReadFile } from '../policy.ts';
import { isUsualBox } from './features.ts';
import { escapePlanNet } from './net.ts';
import { Oracle } from './oracle.ts';
import type { World } from './world.ts';

/** Whoever has it can ask the net about imagined games. */
export interface Sight {
  /** The net knows the usual box; with any other there is nothing to ask, and games are played to their end. */
  oracleFor(world: World, seat: Seat): Oracle | null;
}

/**
 * The net is asked after so many own turns more. What follows from a move at once is better played than guessed; what follows later is
 * mostly luck, which the net leaves out.
 */
const TURNS_AHEAD = 2;

/** Reads the net. All that it takes to ask it is loaded with this file, and only by those who do. */
export async function learnedSight(read: ReadFile): Promise<Sight> {
  await escapePlanNet.prepare(read);
  return sightBy(escapePlanNet.ready);
}

export function sightBy(net: Evaluator): Sight {
  return { oracleFor: (world, seat) => (isUsualBox(world) ? new Oracle(net, seat, TURNS_AHEAD) : null) };
}
