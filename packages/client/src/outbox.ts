import type { Refusal } from '@stakeout/kernel';
import { type ClientMessage, type ErrorCode, FRAME_BYTES } from '@stakeout/protocol';
import { type Answer, type Done, failure } from './answer.ts';
import type { Pace } from './pace.ts';
import { Alarm, type Timing } from './timing.ts';

// Browsers and Node have it; the library of the language does not.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Everything that is answered with `ack` or `refused`. */
export type Request = Extract<ClientMessage, { readonly key: string }>;

interface Waiting {
  readonly text: string;
  readonly resend: Alarm;
  resends: number;
  /** The entries that the server says it became; the caller hears of them once the view shows them. */
  done: Done | null;
  readonly resolve: (answer: Answer) => void;
}

/**
 * The requests that have no answer yet. Each is sent until there is one, always as the same text with the same key, so that the
 * server does it once however often it comes.
 */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>();
  readonly #send: (text: string) => boolean;
  readonly #pace: Pace;
  readonly #timing: Timing;
  #isClosed = false;

  constructor(send: (text: string) => boolean, pace: Pace, timing: Timing) {
    this.#send = send;
    this.#pace = pace;
    this.#timing = timing;
  }

  ask(request: Request): Promise<Answer> {
    if (this.#isClosed) return Promise.resolve(failure('closed'));
    const text = JSON.stringify(request);
    // The server would close the socket, and again after every resend.
    if (isTooLarge(text)) return Promise.resolve(failure('malformed'));
    return new Promise((resolve) => {
      const waiting: Waiting = { text, resend: new Alarm(this.#timing), resends: 0, done: null, resolve };
      this.#waiting.set(request.key, waiting);
      this.#dispatch(waiting);
    });
  }

  /** The connection is open again: nobody knows what of the earlier messages arrived. */
  resendAll(): void {
    for (const waiting of this.#waiting.values()) {
      waiting.resends = 0;
      if (waiting.done === null) this.#dispatch(waiting);
    }
  }

  /** The connection is gone: there is nothing to send on. */
  pause(): void {
    for (const waiting of this.#waiting.values()) waiting.resend.clear();
  }

  acknowledge(key: string, done: Done, have: number): void {
    const waiting = this.#waiting.get(key);
    if (waiting === undefined) return;
    waiting.resend.clear();
    waiting.done = done;
    this.reached(have);
  }

  /** The view now shows `have` entries. */
  reached(have: number): void {
    for (const [key, { done }] of this.#waiting) {
      if (done !== null && done.seq <= have) this.#settle(key, { ok: true, ...done });
    }
  }

  refuse(key: string, error: ErrorCode, refusals: readonly Refusal[]): void {
    this.#settle(key, failure(error, refusals));
  }

  /** Answers everything that is left: what is known to be done as done, the rest as `error`. */
  abandon(error: 'closed' | ErrorCode): void {
    for (const [key, { done }] of this.#waiting) {
      this.#settle(key, done === null ? failure(error) : { ok: true, ...done });
    }
  }

  close(): void {
    this.#isClosed = true;
    this.abandon('closed');
  }

  #settle(key: string, answer: Answer): void {
    const waiting = this.#waiting.get(key);
    if (waiting === undefined) return;
    this.#waiting.delete(key);
    waiting.resend.clear();
    waiting.resolve(answer);
  }

  #dispatch(waiting: Waiting): void {
    if (!this.#send(waiting.text)) return;
    // A server that is slow to answer is not helped by more questions.
    const patience = Math.min(this.#pace.longestAnswer, this.#pace.answerWithin * 2 ** waiting.resends);
    waiting.resends += 1;
    waiting.resend.set(patience, () => this.#dispatch(waiting));
  }
}

function isTooLarge(text: string): boolean {
  // No character takes more than three bytes for each unit of its length.
  return text.length * 3 > FRAME_BYTES && new TextEncoder().encode(text).length > FRAME_BYTES;
}
