import { newNonce } from '@stakeout/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Store } from '../storage/store.ts';
import { Guest, granted } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';

/** Whoever reads the chat of a table waits here, as on a disk that is slow at a bad moment. */
const gate = vi.hoisted(() => ({ reached: () => {}, open: Promise.resolve(), stores: [] as Store[] }));

vi.mock('../storage/sqlite.ts', async (original) => {
  const real = await original<typeof import('../storage/sqlite.ts')>();
  const slow = (store: Store): Store =>
    new Proxy(store, {
      get(target, name) {
        const found = Reflect.get(target, name);
        if (typeof found !== 'function') return found;
        if (name !== 'chat') return found.bind(target);
        return async (...asked: Parameters<Store['chat']>) => {
          const lines = await target.chat(...asked);
          gate.reached();
          await gate.open;
          return lines;
        };
      },
    });
  const openSqliteStore = async (folder: string) => {
    const store = await real.openSqliteStore(folder);
    gate.stores.push(store);
    return slow(store);
  };
  return { ...real, openSqliteStore };
});

let node: TrialNode;
beforeAll(async () => {
  node = await TrialNode.start();
});
afterAll(() => node.end());

/** Holds whoever arrives next, until the returned function is called. */
function holdNext(): { readonly arrived: Promise<void>; readonly letGo: () => void } {
  let letGo = () => {};
  gate.open = new Promise((resolve) => {
    letGo = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    gate.reached = resolve;
  });
  return { arrived, letGo };
}

it('a match that begins while a player is being shown the table reaches that player', async () => {
  const host = await Guest.named(node.address, 'Ana');
  const seats = [{ kind: 'me' } as const, { kind: 'bot', level: 'easy' } as const];
  const { table } = granted(await host.api.createTable({ game: 'gunrunners', seats }));
  const { arrived, letGo } = holdNext();
  const client = host.client(table.id, 'gunrunners');
  await arrived;
  granted(await host.api.start(table.id, newNonce()));
  letGo();
  await expect.poll(() => client.snapshot.match?.view ?? null).not.toBeNull();
  client.close();
});

it('what a second arrival is shown reaches the first: the match that began, and what was said', async () => {
  const host = await Guest.named(node.address, 'Ana');
  const seats = [{ kind: 'me' } as const, { kind: 'bot', level: 'easy' } as const];
  const { table } = granted(await host.api.createTable({ game: 'gunrunners', seats }));
  const talker = host.client(table.id, 'gunrunners');
  await expect.poll(() => talker.snapshot.presence).not.toBeNull();
  const { arrived, letGo } = holdNext();
  const first = host.client(table.id, 'gunrunners');
  await arrived;
  // It waits behind the first, and will read what is stored by then; the notices of that come behind both.
  const second = host.client(table.id, 'gunrunners');
  await expect.poll(() => second.snapshot.connection).toEqual({ status: 'open' });
  granted(await host.api.start(table.id, newNonce()));
  // As another node would store it, which waits for nobody here.
  const { id: person, name } = granted(await host.api.introduce('Ana'));
  await gate.stores[0]?.addChat({ table: table.id, person, seat: 0, name, text: 'There you are', at: 1 }, 'said-there');
  letGo();
  await expect.poll(() => second.snapshot.match?.view ?? null).not.toBeNull();
  for (const client of [talker, first]) {
    await expect.poll(() => client.snapshot.match?.view ?? null).not.toBeNull();
    await expect.poll(() => client.snapshot.chat.map(({ text }) => text)).toEqual(['There you are']);
  }
  for (const client of [talker, first, second]) client.close();
});
