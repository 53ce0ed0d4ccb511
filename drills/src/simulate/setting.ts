import { hexKeyFromSeed } from '@stakeout/kernel';
import { CreateTable } from '@stakeout/protocol';
import {
  acceptSeat,
  createTable,
  hashOfToken,
  makeReady,
  type Person,
  type Store,
  start,
  type TableRecord,
} from '@stakeout/server/parts';
import type { Luck } from '../chaos/luck.ts';
import { findGame } from './games.ts';
import type { TablePlan } from './plan.ts';
import { Player } from './player.ts';
import type { SimNode } from './sim-node.ts';
import type { Witness } from './witness.ts';
import { DAWN, type World } from './world.ts';

const BOT_PACE = 150;

interface Around {
  readonly world: World;
  readonly witness: Witness;
  readonly nodes: readonly SimNode[];
  readonly luck: Luck;
}

type Verdict<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

/** A table of the course, and those who are at it. */
export class SimTable {
  readonly id: string;
  readonly plan: TablePlan;
  readonly people: readonly Person[];
  /** Those who play and watch with the session they have now. */
  readonly players: Player[] = [];
  private readonly table: TableRecord;
  private readonly around: Around;
  private devices = 0;

  constructor(table: TableRecord, plan: TablePlan, people: readonly Person[], around: Around) {
    this.table = table;
    this.id = table.id;
    this.plan = plan;
    this.people = people;
    this.around = around;
  }

  /** Everybody comes. */
  open(): void {
    for (const [seat, person] of this.people.entries()) this.sit(seat, sessionOf(person.id));
    const [first] = this.people;
    if (this.plan.isPlayedTwice && first !== undefined) {
      this.players.push(this.come(`${first.name}-again`, 0, sessionOf(first.id)));
    }
    if (this.plan.isWatched) this.players.push(this.come('watcher', null, null));
  }

  /** The person of the seat goes on with another session. */
  sit(seat: number, session: string): Player {
    const name = this.people[seat]?.name ?? '';
    const player = this.come(this.devices++ < this.people.length ? name : `${name}${this.devices}`, seat, session);
    this.players[seat] = player;
    return player;
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }

  private come(name: string, seat: number | null, session: string | null): Player {
    const game = findGame(this.plan.game);
    if (game === null) throw new Error(`no game ${this.plan.game}`);
    const { luck, ...around } = this.around;
    const watchKey = seat === null ? this.table.watchKey : null;
    const table = this.id;
    return new Player(
      { ...around, game, name: `${name}_${table.slice(0, 7)}`, table, seat, watchKey, luck: luck.branch() },
      session,
    );
  }
}

export function sessionOf(token: string): string {
  return hashOfToken(token);
}

/** Makes all tables of a plan and begins their matches, before anything goes wrong. */
export async function setTables(
  plans: readonly TablePlan[],
  store: Store,
  around: Around,
): Promise<readonly SimTable[]> {
  await store.openClock(DAWN);
  const tables: SimTable[] = [];
  for (const [index, plan] of plans.entries()) {
    const luck = around.luck.branch();
    const people = Array.from({ length: plan.people }, (_, seat) => personOf(index, seat));
    for (const person of people) await store.addPerson(person, sessionOf(person.id));
    const table = begun(index, plan, people, luck);
    if (!(await store.addTable({ ...table, status: 'waiting', openingHash: null }))) throw new Error('no table');
    if (!(await store.save(table))) throw new Error('no match');
    tables.push(new SimTable(table, plan, people, { ...around, luck }));
  }
  return tables;
}

function personOf(table: number, seat: number): Person {
  const name = ['Ana', 'Bia', 'Caio', 'Dora'][seat] ?? 'Eva';
  return { id: `${name}-of-table-${table}`.padEnd(24, '-'), name, createdAt: DAWN };
}

function begun(index: number, plan: TablePlan, people: readonly Person[], luck: Luck): TableRecord {
  const [host] = people;
  if (host === undefined) throw new Error('nobody plays');
  const wish = CreateTable.parse({
    game: plan.game,
    config: plan.config,
    seats: [
      { kind: 'me' },
      ...people.slice(1).map(() => ({ kind: 'open' })),
      ...Array.from({ length: plan.bots }, () => ({ kind: 'bot', level: 'easy' })),
    ],
    clock: plan.clock === null ? null : { kind: 'live', ...plan.clock },
  });
  const lot = String(luck.pick(2 ** 31));
  const made = granted(createTable(wish, host, DAWN));
  const own = { id: `table-${index + 1}`.padEnd(24, '-'), watchKey: `watch-${index + 1}`.padEnd(24, '-') };
  let table: TableRecord = { ...made, ...own, secret: hexKeyFromSeed(lot, 'secret') };
  for (const [seat, person] of people.entries()) {
    if (seat > 0) table = granted(acceptSeat(table, person, seat, DAWN));
    table = granted(makeReady(table, person.id, hexKeyFromSeed(lot, person.id)));
  }
  return granted(start(table, host.id, null, { now: DAWN, serviceNow: DAWN, botPace: BOT_PACE }));
}

function granted<T>(verdict: Verdict<T>): T {
  if (!verdict.ok) throw new Error(`refused: ${verdict.error}`);
  return verdict.value;
}
