import { newNonce } from '@stakeout/client';
import type { CreateTable } from '@stakeout/protocol';
import type { Guest } from './stage.ts';

type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

/** What an attack needs before it begins, and is no part of it. */
function granted<T>(answer: Answered<T>): T {
  if (!answer.ok) throw new Error(`refused: ${answer.error}`);
  return answer.value;
}

/** A public table of Gunrunners, made by the guest. */
export async function publicTable(host: Guest, seats: CreateTable['seats'], more: Partial<CreateTable> = {}) {
  const wish = { game: 'gunrunners', seats, visibility: 'public' as const, ...more };
  return granted(await host.api.createTable(wish)).table.id;
}

/** Takes an open seat, and is ready. */
export async function takeSeat(guest: Guest, table: string): Promise<void> {
  granted(await guest.api.sit(table));
  granted(await guest.api.ready(table, newNonce()));
}

export async function start(host: Guest, table: string): Promise<void> {
  granted(await host.api.start(table, newNonce()));
}
