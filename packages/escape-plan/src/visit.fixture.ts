import type { Seat } from '@stakeout/kernel';
import type { Action, Component } from './action.ts';
import type { Node } from './city/node.ts';
import { escapePlan } from './game.ts';
import { type Board, boardOf, type State } from './state.ts';
import { at, contact, type Given, type Happened, table } from './table.fixture.ts';

/** A board with nothing that could be used: first aid turned down, the extra action used. */
export const NOTHING_READY: Partial<Board> = { firstAid: 0, slots: [-4, 0, 0, 0, 0, 0] };

/** The same without any locked asset: all of them are out of the game. */
export const NO_ASSETS: Partial<Board> = { ...NOTHING_READY, contacts: [0, 0, 0, 0, 0], items: [0, 0, 0, 0, 0, 0] };

/** The five contact spaces from the left: cards by name, anything else as the state writes it; the rest is free. */
export function spaces(...contents: (string | number)[]): number[] {
  const row = contents.map((content) => (typeof content === 'string' ? 1 + contact(content) : content));
  return [...row, 0, 0, 0, 0, 0].slice(0, 5);
}

/** A robber that has come to a node, from the subway of S1, and has not stopped there yet. */
export function arriving(node: Node, given: Given = {}, seat: Seat = 0): State {
  const state = table(given, 'travel', seat);
  state.at[seat] = node;
  state.turn.start = at('S1', 'SUBWAY');
  return state;
}

export const STOP: Action = { type: 'stop', key: -1 };
export const PASS: Action = { type: 'pass' };

export function legal(state: State, seat: Seat = 0): readonly Action[] {
  return escapePlan.legal(state, seat);
}

/** A component used without a target. */
export function use(component: Component, index: number, ability = -1, target = -1): Action {
  return { type: 'use', component, index, ability, target };
}

const USUAL: ReadonlySet<unknown> = new Set<unknown>(['price', -1]);

/** What was told, a line for each happening: `paid pawn=0 amount=3`; only unusual reasons are named. */
export function lines(happened: Happened): string[] {
  return happened.story().map(({ type, changes, ...said }) => {
    const words = Object.entries(said).flatMap(([name, value]) => (USUAL.has(value) ? [] : [`${name}=${value}`]));
    return [type, ...words].join(' ');
  });
}

/** Cubes of this turn, red and blue. */
export function cubes(state: State, seat: Seat = 0): [red: number, blue: number] {
  return [state.red[seat] as number, state.blue[seat] as number];
}

export function cash(state: State, seat: Seat = 0): number {
  return boardOf(state, seat).cash;
}
