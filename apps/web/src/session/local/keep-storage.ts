const ASKED = 'stakeout.persist';

/** Asks the browser once to keep matches when space runs short. Some browsers ask the person; once is enough for that. */
export async function keepStorage(): Promise<void> {
  try {
    if (localStorage.getItem(ASKED) !== null) return;
    localStorage.setItem(ASKED, 'asked');
    await navigator.storage?.persist?.();
  } catch {
    // Private windows keep nothing; matches last as long as the window then.
  }
}
