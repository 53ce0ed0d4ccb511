import { createHash } from 'node:crypto';
import { type Agent, request } from 'node:https';
import webPush from 'web-push';
import type { PushConfig } from '../environment/push-keys.ts';
import type { PushSubscriptionRecord } from '../storage/records.ts';
import type { ReminderPayload } from './reminder-text.ts';

/** A push service has this long for the whole exchange, in milliseconds. */
const PATIENCE = 10_000;
/** A phone that was off for a day is told when it comes back; later than that, its owner has looked. In seconds. */
const KEPT = 24 * 3600;

/**
 * What came of a delivery. `gone`: the subscription has ended, or never was one; `later`: it may work another time;
 * `refused`: it will not, but the subscription is not to blame.
 */
export type Delivery =
  | { readonly result: 'sent' }
  | { readonly result: 'gone' | 'later' | 'refused'; readonly reason: string };

/** Encrypts the payload for its subscriber, signs the request, and hands it to the push service. Never throws. */
export async function deliver(
  subscription: PushSubscriptionRecord,
  payload: ReminderPayload,
  push: PushConfig,
  agent: Agent,
): Promise<Delivery> {
  let details: webPush.RequestDetails;
  try {
    details = webPush.generateRequestDetails(subscription, JSON.stringify(payload), {
      vapidDetails: { subject: push.contact, publicKey: push.publicKey, privateKey: push.privateKey },
      TTL: KEPT,
      urgency: 'normal',
      topic: topicOf(payload.table),
    });
  } catch {
    return { result: 'gone', reason: 'the keys of the subscription are not keys' };
  }
  try {
    return judge(await post(details, agent));
  } catch (error) {
    return { result: 'later', reason: codeOf(error) };
  }
}

/** A newer reminder of the same table replaces an older one on its way. Topics travel in the open, so it is not the id. */
function topicOf(table: string): string {
  return createHash('sha256').update(`reminder\0${table}`).digest('base64url').slice(0, 32);
}

/** The status alone. Whatever else the other side wants to tell is not read: it may be endless. */
function post({ endpoint, headers, body }: webPush.RequestDetails, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const call = request(endpoint, { method: 'POST', headers, agent, signal }, (response) => {
      response.on('error', () => {});
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    call.on('error', reject);
    call.end(body);
  });
}

function judge(status: number): Delivery {
  const reason = `status ${status}`;
  if (status >= 200 && status < 300) return { result: 'sent' };
  if (status === 404 || status === 410) return { result: 'gone', reason };
  return { result: status === 429 || status >= 500 ? 'later' : 'refused', reason };
}

function codeOf(error: unknown): string {
  if (error instanceof Error) return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return 'unknown';
}
