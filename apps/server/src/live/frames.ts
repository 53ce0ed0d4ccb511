import { eventsFor } from '@stakeout/host';
import type { Viewer } from '@stakeout/kernel';
import type { ChatLine, ServerMessage, Turn } from '@stakeout/protocol';
import type { Added, Room } from '../play/room.ts';
import { seqOf } from '../play/room.ts';
import { turnFor } from '../play/turn.ts';
import type { ChatRecord } from '../storage/records.ts';
import { frameOf } from './connection.ts';

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

/**
 * The latest entries of the room, those of one request, for each viewer as they may know them. What several may know alike is put
 * into words once.
 */
export function entryFrames(room: Room, added: readonly Added[], serviceNow: number): (viewer: Viewer) => string {
  const last = added.at(-1);
  if (last === undefined) throw new RangeError('there is nothing to tell');
  const { seq, seat, by, content } = last;
  const { game, state } = room.match;
  const told: { readonly events: readonly unknown[]; readonly text: string }[] = [];

  const movesFor = (viewer: Viewer): string => {
    const moves = added.map(({ emissions }) => eventsFor(emissions ?? [], viewer));
    const events = moves.flat();
    // Whoever sees the same form of every event sees the very same objects.
    const known = told.find((each) => each.events.every((event, index) => event === events[index]));
    if (known !== undefined) return known.text;
    const text = JSON.stringify(moves);
    told.push({ events, text });
    return text;
  };

  // Most of those at a table only look on for the moment, and all of them are told the same of the turn.
  let onlookers: string | null = null;
  const turnText = (turn: Turn): string => {
    if (turn.options.length > 0 || turn.undoable > 0) return JSON.stringify(turn);
    onlookers ??= JSON.stringify(turn);
    return onlookers;
  };

  return (viewer) => {
    const turn = turnFor(room, viewer, serviceNow);
    if ('undo' in content) {
      return frameOf({ type: 'undone', seq, seat, count: content.undo, view: game.view(state, viewer), turn });
    }
    // As `frameOf` would write it, with the part in the middle that is the same to many.
    const head = `{"type":"entry","seq":${seq},"seat":${seat},"by":"${by}","moves":`;
    return `${head}${movesFor(viewer)},"turn":${turnText(turn)}}`;
  };
}

export function chatLineOf({ id, seat, name, text, at }: ChatRecord): ChatLine {
  return { id, seat, name, text, at };
}
