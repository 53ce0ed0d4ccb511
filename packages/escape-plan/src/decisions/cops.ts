import { moveCopAction, removeCopAction } from '../action-table.ts';
import { graphOf } from '../city/graph.ts';
import { type Node, type TileIndex, tileOf } from '../city/node.ts';
import { ALL_COPS, type Table } from '../data/table.ts';
import { pop, type State } from '../state.ts';
import { eachCopMove, moveCop as moveCopTo, removeCop as removeCopFrom, standsOn } from '../steps/cops.ts';
import type { Decision } from './decision.ts';

/** E17.9: a cop of the types in the frame's `x`, from any tile to any other. */
export const moveCop: Decision<'moveCop'> = {
  clause: 'E17.9',
  list({ state, table, frame }, actions) {
    eachCopMove(state, table, frame.x, (cop, from, to) => actions.push(moveCopAction(cop, from, to)));
  },
  perform({ state, frame }, { cop, from, to }, _chance, events) {
    pop(state);
    moveCopTo(state, cop, from, to, -1, frame.seat, events);
  },
};

/** E17.12, the snitch. */
export const removeCop: Decision<'removeCop'> = {
  clause: 'E17.12',
  list({ state, frame }, actions) {
    const type = 31 - Math.clz32(frame.x);
    for (let from = 0; from < state.cops.length; from++)
      if (standsOn(state, type, from)) actions.push(removeCopAction(from));
  },
  perform({ state, frame }, { from }, _chance, events) {
    pop(state);
    removeCopFrom(state, 31 - Math.clz32(frame.x), from, frame.seat, events);
  },
};

/** E19.3, E19.4: a cop so that it ends nearer the tile of the pawn in the frame's `x`. */
export const approach: Decision<'moveCop'> = {
  clause: 'E19.4',
  list({ state, table, frame }, actions) {
    eachApproach(state, table, frame.x, (cop, from, to) => actions.push(moveCopAction(cop, from, to)));
  },
  perform({ state, frame }, { cop, from, to }, _chance, events) {
    pop(state);
    moveCopTo(state, cop, from, to, frame.x, frame.seat, events);
  },
};

export function eachApproach(
  state: State,
  table: Table,
  mover: number,
  onMove: (cop: number, from: TileIndex, to: TileIndex) => void,
): void {
  const { distances } = graphOf(table, state.city);
  const row = tileOf(state.at[mover] as Node) * table.tiles.length;
  eachCopMove(state, table, ALL_COPS, (cop, from, to) => {
    if ((distances[row + to] as number) < (distances[row + from] as number)) onMove(cop, from, to);
  });
}
