import { createStore } from '../state/store.ts';

/** A new version that waits to take over; `null` while this is the newest. */
export const update = createStore<{ readonly apply: () => void } | null>(null);

/** Keeps the app on the device, and says when there is a newer one. Nothing depends on it: without it, the network is needed. */
export async function keepOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    watch(registration);
    // Whoever leaves a tab open for days still hears of a new version.
    setInterval(() => registration.update().catch(() => undefined), CHECK);
  } catch {
    // Some browsers forbid it in private windows.
  }
}

const CHECK = 3_600_000;

function watch(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    const { waiting } = registration;
    // The first worker of all is no update.
    if (waiting === null || navigator.serviceWorker.controller === null) return;
    update.set({
      apply() {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
        waiting.postMessage('update');
      },
    });
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}
