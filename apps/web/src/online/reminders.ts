import type { Language } from '@stakeout/kernel';
import { server, somebody } from './server.ts';

/** Whether reminders come to this device, and if they cannot, why. */
export type Reminders = 'on' | 'off' | 'denied' | 'unsupported' | 'unavailable' | 'offline';

/** What the browser and the server can do together. Nothing is asked of the person for that. */
export async function remindersNow(): Promise<Reminders> {
  const registration = await registered();
  if (registration === null) return 'unsupported';
  const key = await server.pushKey();
  if (!key.ok) return key.error === 'unreachable' || key.error === 'unreadable' ? 'offline' : 'unavailable';
  if (key.value.publicKey === null) return 'unavailable';
  if (Notification.permission === 'denied') return 'denied';
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Asks the person for leave and the browser for an address, and tells the server. */
export async function turnRemindersOn(language: Language): Promise<Reminders> {
  const registration = await registered();
  if (registration === null) return 'unsupported';
  const key = await server.pushKey();
  if (!key.ok) return 'offline';
  if (key.value.publicKey === null) return 'unavailable';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key.value.publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'unsupported';
  const me = await somebody();
  const told = me.ok ? await server.subscribePush({ endpoint, keys: { p256dh, auth }, language }) : me;
  if (told.ok) return 'on';
  await subscription.unsubscribe();
  return 'offline';
}

export async function turnRemindersOff(): Promise<Reminders> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (subscription == null) return 'off';
  await server.unsubscribePush(subscription.endpoint);
  await subscription.unsubscribe();
  return 'off';
}

/** The service worker, which shows reminders while no page is open; `null` where there is none. */
async function registered(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}
