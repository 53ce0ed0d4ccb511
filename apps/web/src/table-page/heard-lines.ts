import type { Viewer } from '@stakeout/kernel';
import type { ChatLine } from '@stakeout/protocol';
import type { SeatPlate } from '../session/session.ts';

/** Who reads the chat. */
export interface ChatReader {
  readonly viewer: Viewer;
  readonly seats: readonly Pick<SeatPlate, 'name'>[];
  /** The name this browser has at the server; it is what spectators speak under. */
  readonly name: string | null;
}

/** The lines that the reader wants to hear: of the players, and of spectators if the reader is one or has said so. */
export function heardLines(chat: readonly ChatLine[], viewer: Viewer, hearsSpectators: boolean): readonly ChatLine[] {
  return viewer === null || hearsSpectators ? chat : chat.filter(({ seat }) => seat !== null);
}

/** Whether the reader said it: at their seat, or as a spectator, under their name. Somebody else may have spoken there before. */
export function isOwnLine({ seat, name }: ChatLine, { viewer, seats, name: own }: ChatReader): boolean {
  if (seat !== viewer) return false;
  return name === (viewer === null ? own : seats[viewer]?.name);
}
