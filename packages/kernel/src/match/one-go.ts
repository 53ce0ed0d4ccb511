import type { Seat } from '../contract.ts';
import type { Emission } from '../emission.ts';
import { accepted, malformed, type Result, refused } from '../refusal.ts';
import { act, type Match, type Standing, undo, undoable } from './match.ts';

/**
 * Plays several actions of a seat in one go, such as a whole trip, and gives what each of those that were played brought
 * about. It ends early after an action that cannot be taken back: something came to light, chance was drawn or the decision
 * passed on, and what was planned before is to be thought over. It ends, too, before an action that is not legal by then.
 * When the first is not legal all of it is refused, and nothing is changed.
 *
 * So only the last action of a go can be one that cannot be taken back, and a go is taken back as a whole or not at all.
 */
export function actInOneGo<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
  seat: Seat,
  candidates: readonly unknown[],
): Result<readonly (readonly Emission<Event>[])[]> {
  const [first, ...rest] = candidates;
  const begun = act(match, seat, first);
  if (!begun.ok) return begun;
  const told = [begun.value];
  for (const candidate of rest) {
    if (match.standing.at(-1)?.canBeUndone !== true) break;
    const result = act(match, seat, candidate, true);
    if (!result.ok) break;
    told.push(result.value);
  }
  return accepted(told);
}

/** How many of its latest goes the seat may take back. */
export function undoableGoes<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
  seat: Seat,
): number {
  const actions = undoable(match, seat);
  return actions === 0 ? 0 : match.standing.slice(-actions).filter((action) => begins(action, seat)).length;
}

/** Takes back the seat's latest goes, each of them whole, with whatever followed. Gives how many actions that were. */
export function undoGoes<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
  seat: Seat,
  count: number,
): Result<number> {
  if (!Number.isSafeInteger(count) || count < 1) return refused([malformed('undo', 'undo.count')]);
  const most = undoableGoes(match, seat);
  if (count > most) return refused([malformed('undo', 'undo.tooFar', { most })]);
  const goes = match.standing.flatMap((action, index) => (begins(action, seat) ? [index] : []));
  const actions = match.standing.length - (goes.at(-count) ?? 0);
  const result = undo(match, seat, actions);
  return result.ok ? accepted(actions) : result;
}

/** Whether a go of the seat begins with the action. */
function begins({ joined, seat: mover }: Standing<unknown>, seat: Seat): boolean {
  return !joined && mover === seat;
}
