import { retell, seenBy, stateAfter, type Viewer } from '@stakeout/kernel';
import type { History } from '@stakeout/protocol';
import { type Room, seqOf } from './room.ts';

/** The part of the match that the viewer has seen, from the standing action numbered `from` on. */
export function historyFor(room: Room, viewer: Viewer, from: number): History {
  const { match } = room;
  const start = Math.min(from, match.standing.length);
  const told = retell(match, start);
  return {
    seq: seqOf(room),
    viewer,
    from: start,
    view: match.game.view(stateAfter(match, start), viewer),
    moves: match.standing.slice(start).map(({ seat }, index) => ({
      seat,
      events: (told[index] ?? []).map((emission) => seenBy(emission, viewer)),
    })),
    outcome: match.game.outcome(match.state),
  };
}
