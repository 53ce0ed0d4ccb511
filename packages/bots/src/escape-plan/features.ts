import { printedOf } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { Inputs } from '../nets/inputs.ts';
import { addOwn } from './features-of-board.ts';
import { addCity } from './features-of-city.ts';
import { addOthers } from './features-of-others.ts';
import type { World } from './world.ts';

/** Whether the net knows the box that a table is played with. */
export function isUsualBox({ table }: Pick<World, 'table'>): boolean {
  return table === 'default';
}

/**
 * A table as one seat knows it at the beginning of its turn, as the list of the net's inputs that are on. Of an imagined world, which has
 * an answer to everything, a seat knows its own cash, plan and tiles, and what lies open; of piles and decks what is left in them.
 */
export class Features extends Inputs {
  read(world: World, seat: Seat): void {
    const table = printedOf(world);
    this.count = 0;
    const score = addOwn(this, world, table, seat);
    addCity(this, world, table, seat);
    addOthers(this, world, table, seat, score);
  }
}
