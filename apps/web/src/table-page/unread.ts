import type { Viewer } from '@stakeout/kernel';
import type { ChatLine } from '@stakeout/protocol';

/** How many lines of others came after the last one that was seen. */
export function unreadCount(chat: readonly ChatLine[], seenId: number, viewer: Viewer): number {
  return chat.filter(({ id, seat }) => id > seenId && (viewer === null || seat !== viewer)).length;
}

export function lastId(chat: readonly ChatLine[]): number {
  return chat.at(-1)?.id ?? 0;
}
