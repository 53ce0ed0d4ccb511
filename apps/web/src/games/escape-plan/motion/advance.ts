import { ARRESTED, type Happening, LEAVING, type PublicTable, type View } from '@stakeout/escape-plan';

type Fields = Partial<PublicTable>;
const CUBES = 4;

/**
 * The table once a happening has been seen. A move brings all that it changed at once, and then tells how it came about; to
 * be shown step by step, what everybody sees is carried along here, and what is left appears at the end of the move. Things
 * that are laid or turned up come from `after`, where they are known.
 */
export function advance(view: View, happening: Happening, after: View): View {
  const fields = changes(view.table, happening, after.table);
  return fields === null ? view : { ...view, table: { ...view.table, ...fields } };
}

function changes(now: PublicTable, { what, params }: Happening, after: PublicTable): Fields | null {
  const number = (name: string) => params[name] ?? -1;
  const pawn = number('pawn');
  switch (what) {
    case 'moved':
      return { at: now.at.with(pawn, number('node')) };
    case 'automaMoved':
      return arrival(now, pawn, number('node'));
    case 'turnedBack':
      return { at: now.at.with(pawn, after.at[pawn] ?? -1) };
    case 'tileLaid':
    case 'placeAssigned':
      return layOut(after);
    case 'tileRevealed':
    case 'copsDrawn':
      return { ...layOut(after), cops: after.cops, bag: after.bag };
    case 'copMoved':
      return { cops: withCop(withoutCop(now.cops, number('from'), number('cop')), number('to'), number('cop')) };
    case 'copRemoved':
      return { cops: withoutCop(now.cops, number('tile'), number('cop')) };
    case 'notorietyGained':
      return cubes(now, pawn, 'red', 'blue');
    case 'notorietyLost':
      return cubes(now, pawn, 'blue', 'red');
    case 'notorietyMoved':
      return {
        notoriety: now.notoriety.with(pawn, number('position')),
        red: now.red.with(pawn, 0),
        blue: now.blue.with(pawn, 0),
      };
    case 'businessClosed':
      return { closed: now.closed | (1 << number('place')) };
    case 'cubeOnPlain':
    case 'cubeOnIncome':
      return { visited: visitedBy(now, pawn, number('place')), onIncome: after.onIncome };
    case 'contactTaken':
    case 'contactDismissed':
    case 'contactLost':
      return displayWithout(now, number('contact'), after);
    case 'patrolRevealed':
      return patrolled(now, number('exit'));
    case 'exitBlocked':
      return { exitStackAt: after.exitStackAt, exitStackSizes: after.exitStackSizes };
    case 'dayBegan':
      return { day: number('day'), part: 0, frames: calendarIn(after, 'day') };
    case 'partBegan':
      // E19.2: cubes that moved no marker went back as well.
      return {
        part: number('part'),
        frames: calendarIn(after, 'day', 'part'),
        red: now.red.map(() => 0),
        blue: now.blue.map(() => 0),
      };
    case 'turnBegan':
      // Whoever is arrested at once has no turn to be seen.
      return after.turn.seat === pawn ? { turn: after.turn, frames: after.frames } : null;
    case 'orderSettled':
      return { order: after.order };
    case 'escaped':
      return {
        // E24.5: Costa leaves from wherever he is.
        at: now.at.with(pawn, after.at[pawn] ?? -1),
        status: now.status.with(pawn, LEAVING),
        escapes: [...now.escapes, pawn],
      };
    case 'arrested':
      return { status: now.status.with(pawn, ARRESTED), at: now.at.with(pawn, -1) };
    default:
      return null;
  }
}

/** Whose turn follows is not known yet: others may play before them. */
function calendarIn({ frames }: PublicTable, ...kinds: readonly string[]): PublicTable['frames'] {
  return frames.filter(({ kind }) => kinds.includes(kind));
}

function arrival(now: PublicTable, pawn: number, node: number): Fields {
  const place = now.places.indexOf(node);
  const at = now.at.with(pawn, node);
  return place < 0 ? { at } : { at, visited: visitedBy(now, pawn, place) };
}

/** The city only grows between turns, so what lies there at the end of the move lies there now. */
function layOut({ city, places, faceUp, stackSizes, gangs, gangPool, cops }: PublicTable): Fields {
  return { city, places, faceUp, stackSizes, gangs, gangPool, cops };
}

function visitedBy({ visited }: PublicTable, pawn: number, place: number): readonly number[] {
  return visited.with(place, (visited[place] ?? 0) | (1 << pawn));
}

function withCop(cops: readonly number[], tile: number, cop: number): readonly number[] {
  return cops.with(tile, (cops[tile] ?? 0) | (1 << cop));
}

function withoutCop(cops: readonly number[], tile: number, cop: number): readonly number[] {
  return cops.with(tile, (cops[tile] ?? 0) & ~(1 << cop));
}

/** E19.1: a neutral cube goes over, or one comes back from the other side. */
function cubes(now: PublicTable, pawn: number, to: 'red' | 'blue', from: 'red' | 'blue'): Fields {
  const there = now[to][pawn] ?? 0;
  const back = now[from][pawn] ?? 0;
  if (there + back < CUBES) return { [to]: now[to].with(pawn, there + 1) };
  return { [from]: now[from].with(pawn, Math.max(0, back - 1)) };
}

/** E16.2. What comes in its place is taken from the end of the move, where it still lies there. */
function displayWithout(now: PublicTable, contact: number, after: PublicTable): Fields | null {
  const index = now.display.indexOf(contact);
  if (index < 0) return null;
  const next = after.display.find((card) => !now.display.includes(card));
  if (next !== undefined && now.seats > 2) return { display: now.display.with(index, next) };
  const rest = now.display.toSpliced(index, 1);
  return { display: next === undefined ? rest : [next, ...rest] };
}

function patrolled(now: PublicTable, exit: number): Fields {
  return {
    patrolled: now.patrolled.with(exit, (now.patrolled[exit] ?? 0) + 1),
    revealedPatrol: [...now.revealedPatrol, exit],
    patrolLeft: Math.max(0, now.patrolLeft - 1),
  };
}
