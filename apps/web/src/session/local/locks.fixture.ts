import type { Locks } from './match-lock.ts';

interface Held {
  readonly lose: (error: Error) => void;
  readonly end: Promise<unknown>;
}

interface Waiting {
  readonly grant: () => void;
}

/** The Web Locks of a browser, shared by its tabs. */
export class FakeLocks {
  private readonly held = new Map<string, Held>();
  private readonly waiting = new Map<string, Waiting[]>();

  /** The same locks as one tab sees them; `crash` lets go of everything the tab holds, as a browser does. */
  tab(): { readonly locks: Locks; crash(): void } {
    let crash: () => void = () => {};
    const crashed = new Promise<void>((resolve) => {
      crash = resolve;
    });
    const request = ((name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) =>
      this.request(name, options, callback, crashed)) as unknown as Locks['request'];
    return { locks: { request }, crash: () => crash() };
  }

  private request(
    name: string,
    { ifAvailable = false, steal = false, signal }: LockOptions,
    callback: LockGrantedCallback<unknown>,
    crashed: Promise<void>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const grant = () => {
        const lock = { name, mode: 'exclusive' as const };
        const end = Promise.race([Promise.resolve(callback(lock)), crashed]);
        const held: Held = { lose: reject, end };
        this.held.set(name, held);
        const letGo = () => {
          if (this.held.get(name) === held) this.release(name);
        };
        end.then(resolve, reject).finally(letGo);
      };
      const holder = this.held.get(name);
      if (steal && holder !== undefined) {
        this.held.delete(name);
        holder.lose(new Error('stolen'));
      }
      if (!this.held.has(name)) return grant();
      if (ifAvailable) return Promise.resolve(callback(null)).then(resolve, reject);
      const queue = this.waiting.get(name) ?? [];
      const place = { grant };
      this.waiting.set(name, [...queue, place]);
      signal?.addEventListener('abort', () => {
        this.waiting.set(
          name,
          (this.waiting.get(name) ?? []).filter((other) => other !== place),
        );
        reject(new Error('waited too long'));
      });
    });
  }

  private release(name: string): void {
    this.held.delete(name);
    const [next, ...others] = this.waiting.get(name) ?? [];
    this.waiting.set(name, others);
    next?.grant();
  }
}
