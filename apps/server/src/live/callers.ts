import type { Allowance } from '@stakeout/protocol';
import { Purse } from './purse.ts';

/** Of what somebody may say, so much may be lines of chat. */
const CHAT_SHARE = 0.1;

/** Somebody with sockets on this node. What they may say holds for all of them together. */
export interface Caller {
  sockets: number;
  readonly purse: Purse;
  readonly chatPurse: Purse;
}

/** Everybody who has sockets on this node. Whoever comes back at once has no more credit than when they left. */
export class Callers {
  private readonly known = new Map<string, Caller>();

  get size(): number {
    return this.known.size;
  }

  /** One more socket of theirs. */
  arrive(key: string, allowance: Allowance): Caller {
    const now = performance.now();
    const caller = this.known.get(key) ?? {
      sockets: 0,
      purse: new Purse(allowance, now),
      chatPurse: new Purse({ ...allowance, messages: Math.ceil(allowance.messages * CHAT_SHARE) }, now),
    };
    this.known.set(key, caller);
    caller.sockets++;
    return caller;
  }

  /** One socket less. Somebody without any is forgotten once their purses must be full again. */
  leave(key: string, allowance: Allowance): void {
    const caller = this.known.get(key);
    if (caller === undefined) return;
    caller.sockets--;
    if (caller.sockets > 0) return;
    setTimeout(() => this.forget(key, caller), allowance.seconds * 1000).unref();
  }

  private forget(key: string, caller: Caller): void {
    if (caller.sockets === 0 && this.known.get(key) === caller) this.known.delete(key);
  }
}
