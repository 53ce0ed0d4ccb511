import type { EventSink, Seat } from '@stakeout/kernel';
import type { Action } from './action.ts';
import { distanceBetween, graphOf } from './city/graph.ts';
import { type Node, nodeOfKind, type TileIndex, tileOf } from './city/node.ts';
import {
  ALL_COPS,
  COSTA,
  type Contact,
  type Effect,
  type Equipment,
  type Fixer,
  SANDRA,
  type Table,
} from './data/table.ts';
import type { Happening } from './event.ts';
import { equipmentOf, fixerOf } from './items.ts';
import { FLIGHT_COST, GANG_MEMBERS } from './numbers.ts';
import { boardOf, costaOf, pop, push, type Seen, type State, sandraOf, type Turn } from './state.ts';
import { gainDisc } from './steps/assets.ts';
import { refreshContacts } from './steps/contacts.ts';
import { pay, receiveIncome } from './steps/money.ts';
import { gainNotoriety, loseNotoriety } from './steps/notoriety.ts';
import { leaveTo } from './steps/trip.ts';
import { heal } from './steps/wounds.ts';
import { ASSET_EFFECTS, coversOnTile, GANG_EFFECTS, pointsFor, TARGETS_PER_TILE, typesAvoided } from './use-effects.ts';

type Events = EventSink<Happening> | null;
export type Use = Extract<Action, { type: 'use' }>;

/** Whoever is after the robber, on a state as in a view. */
export type Pursuit = Seen<Pick<State, 'seats' | 'at' | 'costaAvoidable'>> & {
  readonly turn: Seen<Pick<Turn, 'toAvoid' | 'sandra' | 'costa'>>;
};

/** The tile Sandra is to be avoided on, or -1. */
export function sandraTile(state: Pursuit): TileIndex {
  return state.turn.sandra === 1 ? tileOf(state.at[sandraOf(state)] as Node) : -1;
}

/** The same of Costa, where he can be avoided. */
export function costaTile(state: Pursuit): TileIndex {
  return state.turn.costa === 1 && state.costaAvoidable === 1 ? tileOf(state.at[costaOf(state)] as Node) : -1;
}

/** E17.2 to E17.8: cost, star, benefit, turning down. */
export function performUse(state: State, table: Table, seat: Seat, action: Use, events: Events): void {
  const board = boardOf(state, seat);
  const { component, index } = action;
  switch (component) {
    case 'contact': {
      const card = (board.contacts[index] as number) - 1;
      const contact = table.contacts[card] as Contact;
      events?.show({ type: 'contactUsed', pawn: seat, contact: card });
      pay(state, seat, contact.cost, events);
      if (contact.star) gainNotoriety(state, seat, events);
      state.turn.using = contact.effect.kind === 'TAKE_CONTACT' ? 1 + index : state.turn.using;
      performEffect(state, table, seat, contact.effect, action, events);
      board.spent |= 1 << index;
      return;
    }
    case 'fixer': {
      const fixer = fixerOf(board.items[index] as number);
      board.used |= 1 << index;
      events?.show({ type: 'fixerUsed', pawn: seat, fixer });
      performEffect(state, table, seat, (table.fixers[fixer] as Fixer).effect, action, events);
      return;
    }
    case 'equipment': {
      const equipment = equipmentOf(board.items[index] as number);
      board.used |= 1 << index;
      events?.show({ type: 'equipmentUsed', pawn: seat, equipment });
      avoidOne(state, action.target, (table.equipment[equipment] as Equipment).avoids, events);
      return;
    }
    case 'asset': {
      const asset = (board.slots[index] as number) - 1;
      board.slots[index] = -1 - asset;
      events?.show({ type: 'assetUsed', pawn: seat, asset });
      pay(state, seat, table.slotCosts[index] as number, events);
      performEffect(state, table, seat, ASSET_EFFECTS[asset] as Effect, action, events);
      return;
    }
    case 'member':
      board.members--;
      returnMember(state, seat, index, events);
      performEffect(state, table, seat, GANG_EFFECTS[action.ability] as Effect, action, events);
      return;
    case 'firstAid':
      board.firstAid = 0;
      events?.show({ type: 'firstAidUsed', pawn: seat });
      heal(state, seat, events);
  }
}

/** E17.6: when both members are back, so is the marker. */
function returnMember(state: State, seat: Seat, tile: TileIndex, events: Events): void {
  state.gangs[tile] = (state.gangs[tile] as number) + 1;
  if (state.gangs[tile] === GANG_MEMBERS) {
    state.control[tile] = -1;
    boardOf(state, seat).markers++;
  }
  events?.show({ type: 'memberReturned', pawn: seat, tile });
}

function performEffect(state: State, table: Table, seat: Seat, effect: Effect, action: Use, events: Events): void {
  const board = boardOf(state, seat);
  switch (effect.kind) {
    case 'REMOVE_OFFICER':
      push(state, 'removeCop', seat, 0, effect.cops);
      return;
    case 'MOVE_OFFICER':
      push(state, 'moveCop', seat, 0, effect.cops);
      return;
    case 'GAIN_DISC':
      gainDisc(state, seat, events);
      return;
    case 'AVOID_TYPES_ON_TILE':
    case 'AVOID_ALL_ON_TILE':
      avoidOnTile(state, action.target, typesAvoided(effect), events);
      return;
    case 'AVOID_ANY':
      avoidOne(state, action.target, ALL_COPS, events);
      return;
    case 'LOSE_NOTORIETY':
      for (let count = 0; count < effect.amount; count++) loseNotoriety(state, seat, events);
      return;
    case 'TAKE_CONTACT':
      push(state, 'takeContact', seat, 1);
      return;
    case 'REFRESH_EQUIPMENT_AND_CONTACTS':
      refreshContacts(board);
      refreshEquipment(state, seat);
      return;
    case 'UNLOCK_ASSET':
      push(state, 'unlock', seat);
      return;
    case 'HEAL':
      for (let count = 0; count < effect.amount; count++) heal(state, seat, events);
      return;
    case 'MOVE_TO_HOSPITAL':
      leaveTo(state, seat, nodeOfKind(table, 'HOSPITAL'), events);
      endTravel(state);
      return;
    case 'GANG_ABILITY':
      performEffect(state, table, seat, GANG_EFFECTS[action.ability] as Effect, action, events);
      return;
    case 'FLY':
      fly(state, table, seat, action.target, events);
      return;
    case 'INCOME':
      receiveIncome(state, table, seat, events);
      return;
    case 'WATER_PASSABLE':
      if (action.target >= 0) state.turn.jetSki |= graphOf(table, state.city).waters[action.target] as number;
      return;
    case 'SEWER':
      state.turn.mp -= pointsFor(effect, state.at[seat] as Node, action.target);
      leaveTo(state, seat, action.target, events);
      return;
    case 'MASTER_KEY':
      return;
  }
}

export function fly(state: State, table: Table, seat: Seat, to: Node, events: Events): void {
  state.turn.mp -= FLIGHT_COST;
  const from = tileOf(state.at[seat] as Node);
  events?.show({ type: 'flown', pawn: seat, tiles: distanceBetween(table, state.city, from, tileOf(to)) });
  leaveTo(state, seat, to, events);
}

/** TRAVEL is over; AVOID and VISIT follow. */
export function endTravel(state: State): void {
  pop(state);
  state.turn.step = 0;
}

/** E10.2. */
export function refreshEquipment(state: State, seat: Seat): void {
  const board = boardOf(state, seat);
  for (let space = 0; space < board.items.length; space++) {
    if (equipmentOf(board.items[space] as number) >= 0) board.used &= ~(1 << space);
  }
}

function avoidOnTile(state: State, tile: TileIndex, cops: number, events: Events): void {
  if (tile < 0) return;
  const { turn } = state;
  if (tile === sandraTile(state) && coversOnTile(cops, SANDRA)) turn.sandra = 0;
  if (tile === costaTile(state) && coversOnTile(cops, COSTA)) turn.costa = 0;
  turn.toAvoid[tile] = (turn.toAvoid[tile] as number) & ~cops;
  events?.show({ type: 'copsAvoided', pawn: turn.seat, tile, cops });
}

function avoidOne(state: State, target: number, cops: number, events: Events): void {
  if (target < 0) return;
  const tile = Math.floor(target / TARGETS_PER_TILE);
  const type = target % TARGETS_PER_TILE;
  const { turn } = state;
  if (type === SANDRA) turn.sandra = 0;
  else turn.toAvoid[tile] = (turn.toAvoid[tile] as number) & ~(cops & (1 << type));
  events?.show({ type: type === SANDRA ? 'sandraAvoided' : 'copAvoided', pawn: turn.seat, tile, cop: type });
}
