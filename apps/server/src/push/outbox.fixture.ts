import { expect } from 'vitest';
import type { PushSubscriptionRecord, Reminder, SeatRecord, TableRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';

/** As much of a store as reminders need. */
export class Outbox {
  readonly reminders: Reminder[] = [];
  readonly tables = new Map<string, TableRecord>();
  subscriptions: PushSubscriptionRecord[] = [];
  private looks = 0;

  get store(): Store {
    const part: Pick<Store, 'takeReminders' | 'table' | 'subscriptionsOf' | 'removeSubscription'> = {
      takeReminders: async (limit) => {
        this.looks++;
        return this.reminders.splice(0, limit);
      },
      table: async (id) => this.tables.get(id) ?? null,
      subscriptionsOf: async (person) => this.subscriptions.filter((one) => one.person === person),
      removeSubscription: async (endpoint) => {
        this.subscriptions = this.subscriptions.filter((one) => one.endpoint !== endpoint);
      },
    };
    return part as Store;
  }

  /** Whatever was still to be sent when this was asked has been sent: each look waits for all that the last one brought. */
  async lookedAtAgain(): Promise<void> {
    const before = this.looks;
    await expect.poll(() => this.looks).toBeGreaterThan(before + 5);
  }
}

const SEAT: SeatRecord = {
  kind: 'person',
  byInvitation: false,
  person: null,
  name: 'Marta',
  level: null,
  ready: true,
  nonce: 'c0ffee'.repeat(10),
  standIn: false,
  resigned: false,
};

/** A running match of two, where the first seat is to move. */
export function runningTable(
  id: string,
  people: readonly [string, string],
  changes: Partial<TableRecord> = {},
): TableRecord {
  return {
    id,
    game: 'gunrunners',
    rulesVersion: '1',
    config: { deck: 'hidden deck' },
    daily: null,
    visibility: 'link',
    clock: null,
    status: 'running',
    host: people[0],
    watchKey: 'watch-key-of-the-table',
    fairness: 2,
    secret: '5ec2e7'.repeat(10),
    seats: people.map((person) => ({ ...SEAT, person })),
    sentAway: [],
    version: 3,
    seq: 7,
    toAct: [0],
    clocks: null,
    openingHash: 'opening-hash',
    outcome: null,
    dueAt: null,
    previous: null,
    next: null,
    createdAt: 0,
    startedAt: 1,
    finishedAt: null,
    updatedAt: 2,
    ...changes,
  };
}
