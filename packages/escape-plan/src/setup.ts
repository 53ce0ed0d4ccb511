import type { Chance } from '@stakeout/kernel';
import { bareState } from './bare-state.ts';
import { draw, shuffle } from './chance-labels.ts';
import { type City, emptyCity, withTile } from './city/city.ts';
import { tileOf } from './city/node.ts';
import type { Config } from './config.ts';
import { tableOf } from './data/boxes.ts';
import { oncePerTable } from './data/once-per-table.ts';
import type { Table, Tile } from './data/table.ts';
import { GANG_MEMBERS } from './numbers.ts';
import type { State } from './state.ts';
import { drawCops } from './steps/cops.ts';

const START_TILES = 2;
const HALF_TURN = 3;

/** E3. The first decision is E7.1: the income and the patrol of day 1 have run by then. */
export function setUp(config: Config, seats: number, chance: Chance): State {
  const compiled = tableOf(config.table);
  if (!compiled.ok) throw new Error('the table was not configured');
  const table = compiled.value;
  const state = bareState(table, seats);
  state.costaAvoidable = config.costaAvoidable ? 1 : 0;
  state.costaBest = config.costaStacks === 'best' ? 1 : 0;
  layCity(state, table, chance);
  layPolice(state, chance);
  layKeys(state, chance);
  for (const pile of state.lockers) shuffle(state, pile, 'setup', chance);
  for (const stack of state.exitStacks) shuffle(state, stack, 'setup', chance);
  shuffle(state, state.contactDeck, 'setup', chance);
  state.display = state.contactDeck.splice(state.contactDeck.length - table.display, table.display);
  dealPlans(state, table, chance);
  if (seats <= 2) shuffle(state, state.inspectorDeck, 'setup', chance);
  if (seats === 1) shuffle(state, state.lieutenantDeck, 'setup', chance);
  state.order = firstOrder(state, chance);
  return state;
}

/** E3.1: the four ways the start tiles can lie: straight or swapped, and each of these straight or half turned. */
const startCities = oncePerTable((table): City[] =>
  [0, 1].flatMap((swapped) =>
    [0, 1].map((turned) => {
      let city = emptyCity(table);
      for (let tile = 0; tile < START_TILES; tile++) {
        const [q, r] = table.startCells[swapped === 1 ? 1 - tile : tile] as readonly [number, number];
        city = withTile(city, tile, q, r, turned * HALF_TURN);
      }
      return city;
    }),
  ),
);

/** E3.1: the start tiles in random places, both turned the same way; then the stacks. */
function layCity(state: State, table: Table, chance: Chance): void {
  const swapped = draw(state, 'setup', 2, chance);
  const turned = draw(state, 'setup', 2, chance);
  state.city = startCities(table)[swapped * 2 + turned] as City;
  for (let tile = 0; tile < START_TILES; tile++) {
    const { locations } = table.tiles[tile] as Tile;
    if (locations[0].kind === 'GANG' || locations[1].kind === 'GANG') {
      state.gangs[tile] = GANG_MEMBERS;
      state.gangPool -= GANG_MEMBERS;
    }
  }
  for (const [index, stack] of state.stacks.entries()) {
    shuffle(state, stack, 'setup', chance);
    state.faceUp[index] = stack.pop() as number;
  }
}

/** E3.2: two cops on each face-up tile, and on the start tile without the hospital. */
function layPolice(state: State, chance: Chance): void {
  shuffle(state, state.patrol, 'setup', chance);
  state.removedPatrol = state.patrol.pop() as number;
  const hospital = tileOf(state.at[0] as number);
  drawCops(state, [...state.faceUp, hospital === 0 ? 1 : 0], chance, null);
}

/** E3.3: nine keys at random, three for each safe house. */
function layKeys(state: State, chance: Chance): void {
  const keys = [0, 0, 0, 1, 1, 1, 2, 2, 2];
  shuffle(state, keys, 'setup', chance);
  state.keysAt = [0, 3, 6].map((first) => keys.slice(first, first + 3).sort((one, other) => one - other));
}

/** E3.5, E24.1: one plan each, Costa too. */
function dealPlans(state: State, table: Table, chance: Chance): void {
  const plans = table.plans.map((_, index) => index);
  shuffle(state, plans, 'setup', chance);
  for (const board of state.boards) board.plan = plans.pop() as number;
  if (state.seats === 1) state.costa.plan = plans.pop() as number;
}

/** E3.5, E23.1, E24.1: a random first seat, then clockwise; the automata behind. */
function firstOrder(state: State, chance: Chance): number[] {
  const first = state.seats > 1 ? draw(state, 'setup', state.seats, chance) : 0;
  const humans = Array.from({ length: state.seats }, (_, index) => (first + index) % state.seats);
  if (state.seats === 1) return [0, 2, 1];
  return state.seats === 2 ? [...humans, 2] : humans;
}
