import type { Seat } from '@stakeout/kernel';
import type { ServerMessage } from '@stakeout/protocol';
import type { Channel } from './channel.ts';

/** What another node said of its connections holds for this long, in milliseconds. */
const PRESENCE_HOLDS = 90_000;

/** Which seats this node has connections of. */
export function localSeats(channel: Channel): Seat[] {
  const seats = new Set<Seat>();
  for (const { viewer } of channel.players) if (viewer !== null) seats.add(viewer);
  return [...seats].sort((a, b) => a - b);
}

/** Who looks at the table, on all nodes together. */
export function presenceMessage(channel: Channel, seats: number, now: number): ServerMessage {
  const present = new Set(localSeats(channel));
  let watchers = channel.spectators.size;
  for (const [node, remote] of channel.remote) {
    if (now - remote.at > PRESENCE_HOLDS) {
      channel.remote.delete(node);
      continue;
    }
    for (const seat of remote.seats) present.add(seat);
    watchers += remote.watchers;
  }
  return { type: 'presence', seats: Array.from({ length: seats }, (_, seat) => present.has(seat)), watchers };
}
