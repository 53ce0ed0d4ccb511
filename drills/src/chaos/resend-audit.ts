import { liveUrl } from '@stakeout/client';
import type { ChatLine, ServerMessage } from '@stakeout/protocol';
import type { Door } from './door.ts';
import type { Asked } from './ledger.ts';
import type { Luck } from './luck.ts';
import type { SeatPlayer } from './seat-player.ts';
import { Talk } from './talk.ts';

/** How many old requests of each kind are sent again for each seat. */
const AGAIN = 3;

export interface ResendAudit {
  readonly faults: readonly string[];
  readonly resends: number;
  /** The chat as it stood before the resends. */
  readonly chat: readonly ChatLine[];
}

/** Long after the match, sends requests of a seat again under their old keys: the answers must be those of then. */
export async function auditResends(player: SeatPlayer, door: Door, luck: Luck): Promise<ResendAudit> {
  const { guest, ledger, table } = player.setting;
  const talk = await Talk.open(liveUrl(door.origin, table), guest.headers(door));
  const chat = await talk.hear(isChat);
  const faults = chat === null ? ['is not told the chat'] : [];
  const done = [...ledger.of('act'), ...ledger.of('undo')].filter(({ acks }) => acks.length > 0);
  const said = ledger.of('say').filter(({ acks }) => acks.length > 0);
  const again = [...someOf(done, luck), ...someOf(said, luck)];
  for (const { request, text, acks } of again) {
    talk.say(text);
    const answer = await talk.hear((message) => isAnswerTo(request.key, message));
    if (answer?.type !== 'ack' || answer.seq !== acks[0]) {
      faults.push(`asked again, was answered ${JSON.stringify(answer)}, not ${acks[0]}: ${text}`);
    }
  }
  talk.close();
  return { faults, resends: again.length, chat: chat?.lines ?? [] };
}

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: Type }>;

function isChat(message: ServerMessage): message is MessageOf<'chat'> {
  return message.type === 'chat';
}

function isAnswerTo(key: string, message: ServerMessage): message is MessageOf<'ack' | 'refused'> {
  return (message.type === 'ack' || message.type === 'refused') && message.key === key;
}

function someOf(asked: readonly Asked[], luck: Luck): readonly Asked[] {
  if (asked.length <= AGAIN) return asked;
  return Array.from({ length: AGAIN }, () => asked[luck.pick(asked.length)]).filter((one) => one !== undefined);
}
