import { PRINTED } from './data/printed.ts';
import type { Board, Frame, State, Turn } from './state.ts';

/** Written out, since this runs for every node of a search. */
export function copyState(state: State): State {
  return {
    table: state.table,
    seats: state.seats,
    pawns: state.pawns,
    costaAvoidable: state.costaAvoidable,
    costaBest: state.costaBest,
    day: state.day,
    part: state.part,
    frames: copyFrames(state.frames),
    turn: copyTurn(state.turn),
    order: state.order.slice(),
    // A city is never changed, so it can be shared.
    city: state.city,
    stacks: copyRows(state.stacks),
    faceUp: state.faceUp.slice(),
    places: state.places.slice(),
    visited: state.visited.slice(),
    closed: state.closed,
    cops: state.cops.slice(),
    bag: state.bag.slice(),
    copsOut: state.copsOut.slice(),
    gangs: state.gangs.slice(),
    control: state.control.slice(),
    gangPool: state.gangPool,
    patrol: state.patrol.slice(),
    removedPatrol: state.removedPatrol,
    revealedPatrol: state.revealedPatrol.slice(),
    patrolled: state.patrolled.slice(),
    exitStacks: copyRows(state.exitStacks),
    exitStackAt: state.exitStackAt.slice(),
    keysAt: copyRows(state.keysAt),
    fixers: state.fixers,
    lockers: copyRows(state.lockers),
    equipment: state.equipment.slice(),
    cans: state.cans,
    discsLeft: state.discsLeft,
    cuffsLeft: state.cuffsLeft,
    display: state.display.slice(),
    contactDeck: state.contactDeck.slice(),
    inspectorDeck: state.inspectorDeck.slice(),
    lieutenantDeck: state.lieutenantDeck.slice(),
    at: state.at.slice(),
    status: state.status.slice(),
    notoriety: state.notoriety.slice(),
    red: state.red.slice(),
    blue: state.blue.slice(),
    discs: state.discs.slice(),
    escapes: state.escapes.slice(),
    boards: copyBoards(state.boards),
    costa: { plan: state.costa.plan, contacts: state.costa.contacts.slice(), stacks: copyRows(state.costa.stacks) },
    boxed: state.boxed.slice(),
    contactsOut: state.contactsOut.slice(),
    keysOut: state.keysOut.slice(),
    draws: state.draws.slice(),
    ending: state.ending,
    [PRINTED]: state[PRINTED],
  };
}

export function copyRows(rows: readonly (readonly number[])[]): number[][] {
  const copy: number[][] = [];
  for (let index = 0; index < rows.length; index++) copy.push((rows[index] as readonly number[]).slice());
  return copy;
}

export function copyFrames(frames: readonly Frame[]): Frame[] {
  const copy: Frame[] = [];
  for (let index = 0; index < frames.length; index++) {
    const { kind, seat, n, x } = frames[index] as Frame;
    copy.push({ kind, seat, n, x });
  }
  return copy;
}

function copyBoards(boards: readonly Board[]): Board[] {
  const copy: Board[] = [];
  for (let index = 0; index < boards.length; index++) copy.push(copyBoard(boards[index] as Board));
  return copy;
}

function copyTurn(turn: Turn): Turn {
  return {
    seat: turn.seat,
    start: turn.start,
    mp: turn.mp,
    ridden: turn.ridden,
    left: turn.left,
    trail: turn.trail.slice(),
    jetSki: turn.jetSki,
    step: turn.step,
    escaping: turn.escaping,
    toAvoid: turn.toAvoid.slice(),
    sandra: turn.sandra,
    costa: turn.costa,
    stuck: turn.stuck,
    bought: turn.bought,
    drawn: turn.drawn.slice(),
    drawnFrom: turn.drawnFrom,
    item: turn.item,
    using: turn.using,
  };
}

export function copyBoard(board: Board): Board {
  return {
    cash: board.cash,
    plan: board.plan,
    cubes: board.cubes,
    contacts: board.contacts.slice(),
    cuffed: board.cuffed,
    spent: board.spent,
    items: board.items.slice(),
    used: board.used,
    slots: board.slots.slice(),
    keys: board.keys.slice(),
    firstAid: board.firstAid,
    sun: board.sun,
    wounds: board.wounds,
    cans: board.cans,
    members: board.members,
    markers: board.markers,
    bonuses: board.bonuses,
    gone: board.gone,
  };
}
