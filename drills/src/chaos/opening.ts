import { type HttpAnswer, newNonce } from '@stakeout/client';
import type { SeatPlan as ProtocolSeat } from '@stakeout/protocol';
import type { Door } from './door.ts';
import { type Guest, welcome } from './guest.ts';
import type { TablePlan } from './plan.ts';

const NAMES = ['Ada', 'Bruno', 'Clara', 'Duarte', 'Elsa'];

/** People for one table: enough for the largest. */
export function welcomeAll(door: Door): Promise<readonly Guest[]> {
  return Promise.all(NAMES.map((name) => welcome(name, door)));
}

/** Makes a table, seats the guests in the seats that clients play, in their order, and starts the match. */
export async function openTable(plan: TablePlan, guests: readonly Guest[], door: Door): Promise<string> {
  const players = plan.seats.flatMap(({ kind }, seat) => (kind === 'client' ? [seat] : []));
  const [host] = guests;
  if (host === undefined) throw new Error('nobody hosts the table');
  const { game, config, clock } = plan;
  const seats = plan.seats.map(({ kind }, seat): ProtocolSeat => {
    if (kind === 'bot') return { kind: 'bot', level: 'easy' };
    return { kind: seat === players[0] ? 'me' : 'open' };
  });
  const api = host.api(door);
  const made = taken(await api.createTable({ game, config, seats, clock, visibility: 'public' }), 'made');
  const { id } = made.table;
  for (const [index, seat] of players.entries()) {
    const guest = guests[index];
    if (index === 0 || guest === undefined) continue;
    taken(await guest.api(door).sit(id, seat), 'joined');
    taken(await guest.api(door).ready(id, newNonce()), 'got ready for');
  }
  taken(await api.start(id, newNonce()), 'started');
  return id;
}

function taken<T>(answer: HttpAnswer<T>, what: string): T {
  if (answer.ok) return answer.value;
  throw new Error(`a table could not be ${what}: ${answer.error} ${JSON.stringify(answer.refusals)}`);
}
