import { update } from '../pwa/registration.ts';
import { go } from '../routes/router.ts';
import { wording } from '../text/say.ts';
import { dismiss, notify } from './notices.tsx';
import { shellTexts } from './shell.texts.ts';

/** Long enough to be read; whatever needs the network says so in its own place, in milliseconds. */
const OFFLINE_SHOWN = 10_000;

/** A newer version waits: `apply` makes it take over, which loads the page anew. Matches are kept move by move. */
function noticeOfUpdate(apply: () => void): void {
  notify({
    id: 'update',
    text: wording(shellTexts, 'updateReady'),
    action: { label: wording(shellTexts, 'reload'), run: apply },
  });
}

/** The browser keeps nothing more; the match goes on in this tab. */
export function noticeOfFullStorage(): void {
  notify({
    id: 'storage',
    tone: 'danger',
    text: wording(shellTexts, 'storageFull'),
    action: { label: wording(shellTexts, 'makeRoom'), run: () => go('/settings#storage') },
  });
}

/** Says when a newer version of the app has arrived; whoever is in the middle of a move is not disturbed. */
export function followUpdates(): void {
  const tell = () => {
    const ready = update.get();
    if (ready !== null) noticeOfUpdate(ready.apply);
  };
  update.subscribe(tell);
  tell();
}

/** Says when the network goes away, and takes it back when it returns. */
export function followConnection(): void {
  const tell = () => {
    if (navigator.onLine) dismiss('offline');
    else notify({ id: 'offline', text: wording(shellTexts, 'offline'), lasts: OFFLINE_SHOWN });
  };
  addEventListener('online', tell);
  addEventListener('offline', tell);
  tell();
}
