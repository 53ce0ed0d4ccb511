/** Puts the whole address of a path of this site on the clipboard; `false` where the browser does not allow it. */
export async function copyLink(path: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(absolute(path));
    return true;
  } catch {
    return false;
  }
}

export function absolute(path: string): string {
  return new URL(path, location.origin).href;
}

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Hands the link to another app of the device. Who closes the choice has chosen. */
export async function shareLink(path: string, text: string): Promise<void> {
  try {
    await navigator.share({ title: 'Stakeout', text, url: absolute(path) });
  } catch {
    // Cancelled, or there is no app to share with: the link can still be copied.
  }
}
