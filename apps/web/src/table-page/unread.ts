import type { ChatLine } from '@stakeout/protocol';
import { type ChatReader, isOwnLine } from './heard-lines.ts';

/** How many lines of others came after the last one that was seen. */
export function unreadCount(chat: readonly ChatLine[], seenId: number, reader: ChatReader): number {
  return chat.filter((line) => line.id > seenId && !isOwnLine(line, reader)).length;
}

export function lastId(chat: readonly ChatLine[]): number {
  return chat.at(-1)?.id ?? 0;
}
