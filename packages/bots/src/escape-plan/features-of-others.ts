import {
  costaAt,
  countContacts,
  isInCity,
  isTreasure,
  nodeOfKind,
  sandraAt,
  type Table,
  TURNS_A_DAY,
  tileOf,
} from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import type { Inputs } from '../nets/inputs.ts';
import { errandsOf, expectedGainIn, stepsBetween } from './costa-forecast.ts';
import { LAYOUT, LOWEST_SCORE, MOST, RIVAL_LAYOUT, RIVALS, SCORE_STEP, THEIR_STEP } from './feature-layout.ts';

import { costaSoFar, scoreSoFar } from './open-score.ts';
import type { World, WorldBoard } from './world.ts';

const { at } = LAYOUT;
const rival = RIVAL_LAYOUT.at;
const SEATS = 5;
/** Scratch: the others and what they seem to have, most first. */
const seats = new Int8Array(SEATS);
const scores = new Float64Array(SEATS);

/** What the others have that lies open, and how the seat stands against them. */
export function addOthers(inputs: Inputs, world: World, table: Table, seat: Seat, score: number): void {
  const place = placeOf(world, seat);
  inputs.add(at.place + place);
  const count = rank(world, table, seat);
  for (let index = 0; index < count && index < RIVALS; index++) addRival(inputs, world, index, place);
  const best = world.seats === 1 ? addCosta(inputs, world, table) : (scores[0] as number);
  inputs.addUpTo(at.lead, Math.round((score - best) / SCORE_STEP) + MOST.lead, 2 * MOST.lead);
  addDistance(inputs, at.sandra, world, sandraAt(world), seat);
  addDistance(inputs, at.costa, world, costaAt(world), seat);
}

/** How many seats have their turns before this one. */
function placeOf({ order, seats }: World, seat: Seat): number {
  let before = 0;
  for (let index = 0; order[index] !== seat; index++) if ((order[index] as number) < seats) before++;
  return before;
}

/** Puts the others in the order of what they seem to have; gives how many there are. */
function rank(world: World, table: Table, seat: Seat): number {
  let count = 0;
  for (let other = 0; other < world.seats; other++) {
    if (other === seat) continue;
    const score = scoreSoFar(world, table, other, false);
    let index = count++;
    for (; index > 0 && score > (scores[index - 1] as number); index--) {
      scores[index] = scores[index - 1] as number;
      seats[index] = seats[index - 1] as number;
    }
    scores[index] = score;
    seats[index] = other;
  }
  return count;
}

function addRival(inputs: Inputs, world: World, index: number, place: number): void {
  const seat = seats[index] as number;
  const board = world.boards[seat] as WorldBoard;
  const group = at.rivals + index * RIVAL_LAYOUT.size;
  const score = scores[index] as number;
  inputs.add(group + rival.status + (world.status[seat] as number));
  inputs.addUpTo(group + rival.score, Math.floor((score - LOWEST_SCORE) / THEIR_STEP), MOST.theirs);
  inputs.addUpTo(group + rival.contacts, countContacts(board), 5);
  inputs.addUpTo(group + rival.notoriety, (world.notoriety[seat] as number) - 1, 9);
  inputs.addUpTo(group + rival.discs, world.discs[seat] as number, 4);
  let tiles = 0;
  for (let space = 0; space < board.items.length; space++) if (isTreasure(board.items[space] as number)) tiles++;
  inputs.addUpTo(group + rival.tiles, tiles, 6);
  let visited = 0;
  for (let line = 0; line < world.visited.length; line++)
    if (((world.visited[line] as number) & (1 << seat)) !== 0) visited++;
  inputs.addUpTo(group + rival.visited, visited, 9);
  if (placeOf(world, seat) > place) inputs.add(group + rival.isLater);
}

/** What Costa seems to have, and what he may still get: everybody knows which of his cards are left. Gives his score. */
function addCosta(inputs: Inputs, world: World, table: Table): number {
  const score = costaSoFar(world, table);
  inputs.addUpTo(at.costaScore, Math.floor((score - LOWEST_SCORE) / THEIR_STEP), MOST.costa);
  inputs.addUpTo(at.costaContacts, world.costa.contacts.length, 5);
  const from = costaAt(world);
  let left = 0;
  for (let index = 0; index < world.lieutenantDeck.length; index++)
    left |= 1 << (world.lieutenantDeck[index] as number);
  if (from >= 0) {
    const cell = { q: world.city.q[from] as number, r: world.city.r[from] as number };
    const gain = expectedGainIn(errandsOf(world, table), cell, TURNS_A_DAY - world.part);
    inputs.addUpTo(at.forecast, Math.floor(gain / SCORE_STEP), MOST.forecast);
  }
  for (let card = 0; card < table.lieutenant.length; card++)
    if ((left & (1 << card)) !== 0) inputs.add(at.errands + card * 5 + errandOf(world, table, card, from));
  return score;
}

/** How far the place of a card is from Costa: not in the city, on his tile, beside it, or farther. */
function errandOf(world: World, table: Table, card: number, from: number): number {
  const { place, kind } = table.lieutenant[card] as Table['lieutenant'][number];
  const node = place >= 0 ? (world.places[place] as number) : nodeOfKind(table, kind);
  if (node < 0 || !isInCity(world.city, tileOf(node))) return 0;
  return from < 0 ? 4 : 1 + Math.min(3, tilesBetween(world, from, tileOf(node)));
}

function addDistance(inputs: Inputs, group: number, world: World, tile: number, seat: Seat): void {
  if (tile >= 0) inputs.addUpTo(group, tilesBetween(world, tile, tileOf(world.at[seat] as number)), 5);
}

function tilesBetween({ city }: World, one: number, other: number): number {
  return stepsBetween(
    { q: city.q[one] as number, r: city.r[one] as number },
    { q: city.q[other] as number, r: city.r[other] as number },
  );
}
