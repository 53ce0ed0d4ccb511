import type { Table } from './table.ts';

/**
 * Where a state and the table of a view have what is printed in the box they are played with. It goes along with copies
 * and spreads, but is no part of the data: no text, no hash and no message to another thread contains it.
 */
export const PRINTED: unique symbol = Symbol('printed');

/** Something of a match that has its box at hand. */
export interface WithPrinted {
  readonly [PRINTED]: Table;
}

export function printedOf(thing: WithPrinted): Table {
  const printed = thing[PRINTED];
  if (printed === undefined) throw new Error('this came as plain data: unpack it with the configuration of its match');
  return printed;
}
