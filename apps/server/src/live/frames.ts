import { eventsFor } from '@stakeout/host';
import type { Viewer } from '@stakeout/kernel';
import type { ChatLine, ServerMessage } from '@stakeout/protocol';
import type { Added, Room } from '../play/room.ts';
import { seqOf } from '../play/room.ts';
import { turnFor } from '../play/turn.ts';
import type { ChatRecord } from '../storage/records.ts';
import { type Frame, frameOf } from './connection.ts';

/** Where the match stands, as the viewer may know it. */
export function stateMessage(room: Room, viewer: Viewer, serviceNow: number): ServerMessage {
  const { game, state } = room.match;
  return {
    type: 'state',
    seq: seqOf(room),
    view: game.view(state, viewer),
    turn: turnFor(room, viewer, serviceNow),
  };
}

/** The latest entries of the room, those of one request, as the viewer may know them. */
export function entryFrame(room: Room, added: readonly Added[], viewer: Viewer, serviceNow: number): Frame {
  const last = added.at(-1);
  if (last === undefined) throw new RangeError('there is nothing to tell');
  const { seq, seat, by, content } = last;
  const turn = turnFor(room, viewer, serviceNow);
  if ('undo' in content) {
    const view = room.match.game.view(room.match.state, viewer);
    return frameOf({ type: 'undone', seq, seat, count: content.undo, view, turn });
  }
  const moves = added.map(({ emissions }) => eventsFor(emissions ?? [], viewer));
  return frameOf({ type: 'entry', seq, seat, by, moves, turn });
}

export function chatLineOf({ id, seat, name, text, at }: ChatRecord): ChatLine {
  return { id, seat, name, text, at };
}
