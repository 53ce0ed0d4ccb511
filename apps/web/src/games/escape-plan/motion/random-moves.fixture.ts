import { type Action, type Event, escapePlan, type View } from '@stakeout/escape-plan';
import { EmissionList, FastChance, seenBy, type Viewer } from '@stakeout/kernel';
import type { Move } from '../../../session/session.ts';

/** A move of a random game, with the table as the viewer saw it before and after. */
interface SeenMove extends Move {
  readonly before: View;
  readonly after: View;
}

/** A whole game at random as one viewer sees it; escapes are taken where they are offered. */
export function randomMoves(seats: number, seed: number, viewer: Viewer = 0): readonly SeenMove[] {
  const configured = escapePlan.configure({}, seats);
  if (!configured.ok) throw new Error('wrong configuration');
  const chance = new FastChance(seed);
  const state = escapePlan.setup(configured.value, seats, chance);
  const moves: SeenMove[] = [];
  let before = escapePlan.view(state, viewer);
  for (let [seat] = escapePlan.toAct(state); seat !== undefined; [seat] = escapePlan.toAct(state)) {
    const legal = escapePlan.legal(state, seat);
    const way = legal.find(({ type }) => type === 'escape');
    const sink = new EmissionList<Event>();
    escapePlan.applyInPlace(state, seat, way ?? (legal[chance.pick(legal.length)] as Action), chance, sink);
    const after = escapePlan.view(state, viewer);
    moves.push({ seat, by: 'bot', events: sink.emissions.map((told) => seenBy(told, viewer)), before, after });
    before = after;
  }
  return moves;
}
