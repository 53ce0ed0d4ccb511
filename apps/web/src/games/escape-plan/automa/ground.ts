import {
  type Event,
  type Happening,
  type HappeningType,
  isHappening,
  nodeOfKind,
  type PublicTable,
  printedOf,
} from '@stakeout/escape-plan';
import type { Move } from '../../../session/session.ts';
import { type AutomaTurn, automaTurns, type Ground } from './automa-turns.ts';

/** What a move told, in order. */
export function storyOf({ events }: Pick<Move, 'events'>): readonly Happening[] {
  return (events as readonly Event[]).filter(isHappening);
}

/** How the table stood around a move. */
export function groundOf(before: PublicTable, after: PublicTable): Ground {
  return {
    printed: printedOf(after),
    seats: after.seats,
    city: after.city,
    places: after.places,
    patrolled: after.patrolled,
    at: before.at,
    hasStacked: before.costaStacks.length !== after.costaStacks.length,
  };
}

/** What a turn of the police may begin with. */
const POLICE: ReadonlySet<HappeningType> = new Set(['automaMoved', 'automaStayed', 'escaped', 'copMoved']);

/**
 * The last turns that the police took, and in which move. Moves keep what they changed, so the table of that time is known
 * even when the city has grown since.
 */
export function lastTurns(
  moves: readonly Move[],
  shown: PublicTable,
): { readonly move: number; readonly turns: readonly AutomaTurn[] } | null {
  if (shown.pawns === shown.seats) return null;
  for (let move = moves.length - 1; move >= 0; move--) {
    const story = storyOf(moves[move] as Move);
    if (!story.some(({ type }) => POLICE.has(type))) continue;
    const turns = automaTurns(story, groundAt(moves, move, shown));
    if (turns.length > 0) return { move, turns };
  }
  return null;
}

function groundAt(moves: readonly Move[], move: number, shown: PublicTable): Ground {
  const printed = printedOf(shown);
  const hospital = nodeOfKind(printed, 'HOSPITAL');
  return {
    printed,
    seats: shown.seats,
    city: fieldAt(moves, move, 'city') ?? shown.city,
    places: fieldAt(moves, move, 'places') ?? shown.places,
    patrolled: fieldAt(moves, move, 'patrolled') ?? shown.patrolled,
    at: fieldAt(moves, move - 1, 'at') ?? Array.from({ length: shown.pawns }, () => hospital),
    hasStacked: changeIn(moves[move], 'costaStacks') !== undefined,
  };
}

/** A field of the table as it stood after a move, or `undefined` while it had not changed since the beginning. */
function fieldAt<Field extends keyof PublicTable>(
  moves: readonly Move[],
  last: number,
  field: Field,
): PublicTable[Field] | undefined {
  for (let move = last; move >= 0; move--) {
    const value = changeIn(moves[move], field);
    if (value !== undefined) return value;
  }
  return undefined;
}

function changeIn<Field extends keyof PublicTable>(
  move: Move | undefined,
  field: Field,
): PublicTable[Field] | undefined {
  const events = (move?.events ?? []) as readonly Event[];
  for (const event of events.toReversed()) {
    if (event.type === 'ownChanged') continue;
    const change = event.changes?.find(([changed]) => changed === field);
    if (change !== undefined) return change[1] as PublicTable[Field];
  }
  return undefined;
}
