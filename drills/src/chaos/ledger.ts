import type { Answer } from '@stakeout/client';
import { type ClientMessage, EntryMaker, type ErrorCode } from '@stakeout/protocol';
import type { Tap } from './lossy-socket.ts';

export type Request = Extract<ClientMessage, { readonly key: string }>;

/** One request of a client, and everything the server ever said about it. */
export interface Asked {
  readonly request: Request;
  readonly text: string;
  /** How often the client sent it, not counting what the weather made of that. */
  frames: number;
  /** The `seq` of every acknowledgement, and the reason of every refusal, also of those that never reached the client. */
  readonly acks: number[];
  readonly refusals: ErrorCode[];
  /** What the client made of it. */
  answer: Answer | null;
}

/** The server may say no to these, for reasons that a client cannot know in time. */
const ORDINARY_REFUSALS: readonly ErrorCode[] = ['stale', 'standIn', 'resigned', 'over', 'tooMany'];

/**
 * What a server answers whose database went away in the middle of a commit: it cannot know whether that was done. Only when the drill takes
 * the database away may it say so.
 */
export const IN_DOUBT: ErrorCode = 'internal';

const ANSWER = /^\{"type":"(ack|refused)"/;
const ENTRY = /^\{"type":"entry","seq":(\d+),"seat":\d+,"by":"(\w+)"/;

/** All that a seat asked for and was answered, in the order of asking. */
export class Ledger implements Tap {
  readonly asked = new Map<string, Asked>();
  /** Who made an entry, as far as this seat was told, or would have been on a better line. */
  readonly makers = new Map<number, EntryMaker>();
  /** How long the log was when it first asked to give up. */
  resignedAt: number | null = null;
  /** Acknowledgements and refusals of requests that had been answered before. */
  repeats = 0;
  /** How often entries were missed and the state took their place. */
  gaps = 0;
  readonly faults: string[] = [];
  /** Whether the server may not know what came of a request. */
  readonly mayDoubt: boolean;
  /** How many messages without a key, such as the question for the state, have not been refused. */
  #withoutKey = 0;

  constructor(mayDoubt: boolean) {
    this.mayDoubt = mayDoubt;
  }

  sent(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (!('key' in message)) {
      this.#withoutKey += 1;
      return;
    }
    const known = this.asked.get(message.key);
    if (known !== undefined) known.frames += 1;
    else this.asked.set(message.key, { request: message, text, frames: 1, acks: [], refusals: [], answer: null });
  }

  heard(text: string): void {
    // Answers are short, and of an entry its beginning says enough; anything else is the client's to read.
    const [, seq, maker] = ENTRY.exec(text) ?? [];
    if (maker !== undefined) this.makers.set(Number(seq), EntryMaker.parse(maker));
    else if (ANSWER.test(text)) this.#answer(text);
  }

  #answer(text: string): void {
    const message = JSON.parse(text) as
      | { readonly type: 'ack'; readonly key: string; readonly seq: number }
      | { readonly type: 'refused'; readonly key: string | null; readonly error: ErrorCode };
    const isInDoubt = message.type === 'refused' && message.error === IN_DOUBT && this.mayDoubt;
    if (isInDoubt && message.key === null && this.#withoutKey > 0) {
      // The state could not be read while the database was away; the client asks for it again.
      this.#withoutKey -= 1;
      return;
    }
    const asked = this.asked.get(message.key ?? '');
    if (asked === undefined) {
      this.faults.push(`was answered what it never asked: ${text}`);
      return;
    }
    if (asked.acks.length + asked.refusals.length > 0) this.repeats += 1;
    if (message.type === 'ack') this.#acknowledged(asked, message.seq);
    else this.#refused(asked, message.error, text);
  }

  /** What the client made of the answers. */
  answered(key: string, answer: Answer): void {
    const asked = this.asked.get(key);
    if (asked !== undefined) asked.answer = answer;
    else if (answer.ok) this.faults.push(`has an answer to what was never sent: ${key}`);
  }

  #acknowledged({ acks, request, text }: Asked, seq: number): void {
    acks.push(seq);
    // Giving up and coming back are no entries: their answer says where the log stands, which differs from time to time.
    const isFixed = request.type !== 'resign' && request.type !== 'return';
    if (isFixed && seq !== acks[0]) this.faults.push(`was acknowledged as ${acks[0]}, then as ${seq}: ${text}`);
  }

  #refused(asked: Asked, error: ErrorCode, text: string): void {
    asked.refusals.push(error);
    if (error === IN_DOUBT && this.mayDoubt) return;
    if (!ORDINARY_REFUSALS.includes(error)) this.faults.push(`was refused ${asked.text}: ${text}`);
  }

  /**
   * Requests of one kind that were never acknowledged, and may have been done all the same: the server did not know, or a bot stood in,
   * and a late copy came after the return to a server that died before it could say so.
   */
  inDoubt<Type extends Request['type']>(type: Type): readonly Asked[] {
    return this.of(type).filter(
      ({ acks, refusals }) => acks.length === 0 && (refusals.includes(IN_DOUBT) || refusals.includes('standIn')),
    );
  }

  /** Every request of one kind, in the order of asking. */
  of<Type extends Request['type']>(type: Type): readonly Asked[] {
    return [...this.asked.values()].filter(({ request }) => request.type === type);
  }
}
