import type { Notice } from './records.ts';

/** Who listens on this node. Listeners must not throw: nobody could answer for it but the whole process. */
export class Notices {
  private readonly listeners = new Set<(notice: Notice) => void>();
  private readonly gapListeners = new Set<() => void>();

  listen(listener: (notice: Notice) => void): () => void {
    // A function of its own, so that one listener can listen twice and each stops by itself.
    const own = (notice: Notice) => listener(notice);
    this.listeners.add(own);
    return () => this.listeners.delete(own);
  }

  onGap(listener: () => void): () => void {
    const own = () => listener();
    this.gapListeners.add(own);
    return () => this.gapListeners.delete(own);
  }

  deliver(notice: Notice): void {
    for (const listener of this.listeners) listener(notice);
  }

  reportGap(): void {
    for (const listener of this.gapListeners) listener();
  }

  clear(): void {
    this.listeners.clear();
    this.gapListeners.clear();
  }
}
