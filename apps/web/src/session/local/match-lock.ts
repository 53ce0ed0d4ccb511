/** As much of the Web Locks of a browser as is needed here. */
export type Locks = Pick<LockManager, 'request'>;

export interface Hold {
  release(): void;
}

/** A tab that is being reloaded lets go of its match a moment after the new one asks for it. */
const PATIENCE = 1500;

export interface HoldWish {
  /** Take the match from the tab that has it; `onLost` is called there. */
  readonly takeOver?: boolean;
  /** How long to wait for another tab to let go, in milliseconds. */
  readonly patience?: number;
  readonly onLost?: () => void;
}

/**
 * Holds a match for this tab; `null` when another tab has it. Browsers without locks let everybody have it: there the log
 * itself sees to it that a match cannot fork (see `Saves.append`).
 */
export async function holdMatch(locks: Locks | undefined, id: string, wish: HoldWish = {}): Promise<Hold | null> {
  if (locks === undefined) return { release() {} };
  const { takeOver = false, patience = PATIENCE } = wish;
  const name = `stakeout match ${id}`;
  const lose = wish.onLost ?? (() => {});
  if (takeOver) return ask(locks, name, { steal: true }, lose);
  const hold = await ask(locks, name, { ifAvailable: true }, lose);
  if (hold !== null || patience <= 0) return hold;
  return ask(locks, name, { signal: AbortSignal.timeout(patience) }, lose);
}

function ask(locks: Locks, name: string, options: LockOptions, onLost: () => void): Promise<Hold | null> {
  return new Promise((resolve) => {
    let isHeld = false;
    const end = locks.request(name, options, (lock) => {
      if (lock === null) return resolve(null);
      isHeld = true;
      return new Promise<void>((release) => resolve({ release }));
    });
    // Fails when waiting took too long, and when another tab took the match over.
    end.catch(() => (isHeld ? onLost() : resolve(null)));
  });
}
