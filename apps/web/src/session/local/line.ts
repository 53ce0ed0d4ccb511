import type { CallName, Calls, FromWorker, News, ToWorker, Wire } from './messages.ts';

/** A worker seen from the page: it can also stop working. */
export type WorkerWire = Wire<FromWorker, ToWorker> & {
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
};

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The news of one opened match. Those that come before anybody listens are kept. */
export class Mailbox {
  private readonly kept: News[] = [];
  private listener: ((news: News) => void) | null = null;

  put(news: News): void {
    if (this.listener === null) this.kept.push(news);
    else this.listener(news);
  }

  listen(listener: (news: News) => void): void {
    this.listener = listener;
    for (const news of this.kept.splice(0)) listener(news);
  }
}

/** The page's end of the line to the worker. */
export class Line {
  private readonly wire: WorkerWire;
  private readonly waiting = new Map<number, Waiting>();
  private readonly boxes = new Map<number, Mailbox>();
  private calls = 0;
  private sessions = 0;
  private isBroken = false;

  constructor(wire: WorkerWire) {
    this.wire = wire;
    wire.addEventListener('message', ({ data }) => this.hear(data));
    wire.addEventListener('error', () => this.break());
    wire.addEventListener('messageerror', () => this.break());
  }

  /** Whether the worker stopped working: a new one is needed. */
  get broken(): boolean {
    return this.isBroken;
  }

  /** Asks the worker. Fails only when the worker does. */
  call<Name extends CallName>(type: Name, ask: Calls[Name]['ask']): Promise<Calls[Name]['answer']> {
    if (this.isBroken) return Promise.reject(new Error('the worker has stopped'));
    const call = this.calls++;
    return new Promise((resolve, reject) => {
      this.waiting.set(call, { resolve: resolve as (value: unknown) => void, reject });
      this.wire.postMessage({ type, call, ...ask } as unknown as ToWorker);
    });
  }

  note(message: Exclude<ToWorker, { readonly call: number }>): void {
    this.wire.postMessage(message);
  }

  newSession(): { readonly session: number; readonly mailbox: Mailbox } {
    const session = this.sessions++;
    const mailbox = new Mailbox();
    this.boxes.set(session, mailbox);
    return { session, mailbox };
  }

  endSession(session: number): void {
    this.boxes.delete(session);
  }

  private hear(message: FromWorker): void {
    if (message.type !== 'answer' && message.type !== 'fault') {
      this.boxes.get(message.session)?.put(message);
      return;
    }
    const waiting = this.waiting.get(message.call);
    this.waiting.delete(message.call);
    if (message.type === 'answer') waiting?.resolve(message.value);
    else waiting?.reject(new Error(message.reason));
  }

  private break(): void {
    this.isBroken = true;
    for (const { reject } of this.waiting.values()) reject(new Error('the worker has stopped'));
    this.waiting.clear();
    for (const [session, box] of this.boxes) box.put({ type: 'failed', session, failure: 'crashed' });
  }
}
