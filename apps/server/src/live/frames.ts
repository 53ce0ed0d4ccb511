import { seenBy, type Viewer } from '@stakeout/kernel';
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

/** The latest entry of the room, as the viewer may know it. */
export function entryFrame(room: Room, { entry, emissions }: Added, viewer: Viewer, serviceNow: number): Frame {
  const { seq, seat, by, content } = entry;
  const turn = turnFor(room, viewer, serviceNow);
  if (emissions === null || 'undo' in content) {
    const view = room.match.game.view(room.match.state, viewer);
    const count = 'undo' in content ? content.undo : 0;
    return frameOf({ type: 'undone', seq, seat, count, view, turn });
  }
  const events = emissions.map((emission) => seenBy(emission, viewer));
  return frameOf({ type: 'entry', seq, seat, by, events, turn });
}

export function chatLineOf({ id, seat, name, text, at }: ChatRecord): ChatLine {
  return { id, seat, name, text, at };
}
