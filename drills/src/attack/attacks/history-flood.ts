import { newNonce } from '@stakeout/client';
import { History, paths, type SeatPlan } from '@stakeout/protocol';
import { LiveTable } from '../../load/live-table.ts';
import { inParallel, pause } from '../../load/parallel.ts';
import type { ServerProcess } from '../../load/server-process.ts';
import { ask } from '../asking.ts';
import { type Attack, mustHold } from '../attack.ts';
import type { Guest, Stage } from '../stage.ts';

/** What a history may cost the server's processor, in milliseconds: one of 408 entries took 26. */
const MOST_MS = 10;
/** Nobody may send more than a few messages a second for long. */
const AT_ONCE = 80;
const PACE = 100;

export const historyFlood: Attack = {
  name: 'history-flood',
  aim: 'keep the server busy with telling one long match over and over',

  async run(stage) {
    const server = await stage.server();
    const guest = await stage.guest(server, 'Mallory');
    const id = await play(stage, server, guest, stage.times(40, 400));
    const path = (from: number) => paths.history(id, from);
    const first = History.parse(JSON.parse((await ask(server.origin, guest, path(0))).text));
    const before = server.cpuSeconds();
    // As many as an address may ask for in a minute, less those that were asked before.
    const asked = Array.from({ length: stage.times(120, 550) }, (_, index) => (index * 7) % (first.moves.length + 1));
    const told = await inParallel(asked, 4, (from, index) =>
      ask(server.origin, guest, path(index % 2 === 0 ? 0 : from)),
    );
    const each = ((server.cpuSeconds() - before) * 1000) / asked.length;
    for (const [index, { status, text }] of told.entries()) {
      mustHold(status === 200, `a history was answered ${status}`);
      const { from, moves } = History.parse(JSON.parse(text));
      mustHold(from === (index % 2 === 0 ? 0 : asked[index]), 'a history began somewhere else');
      mustHold(JSON.stringify(moves) === JSON.stringify(first.moves.slice(from)), 'a history was told differently');
    }
    mustHold(each < MOST_MS, `a history of ${first.seq} entries costs ${each.toFixed(1)} ms of the processor`);
    return { entries: first.seq, asked: asked.length, 'ms of processor each': each.toFixed(1) };
  },
};

/** A match of four that is so many actions long, or over before. */
async function play(stage: Stage, server: ServerProcess, host: Guest, actions: number): Promise<string> {
  const guests = await Promise.all(['Ana', 'Rui', 'Eva'].map((name) => stage.guest(server, name)));
  const open = { kind: 'open' } as const;
  const seats: SeatPlan[] = [{ kind: 'me' }, open, open, open];
  const made = await host.api.createTable({ game: 'escape-plan', seats, visibility: 'public' });
  if (!made.ok) throw new Error(`no table: ${made.error}`);
  const { id } = made.value.table;
  for (const { api } of guests) {
    await api.sit(id);
    await api.ready(id, newNonce());
  }
  const started = await host.api.start(id, newNonce());
  if (!started.ok) throw new Error(`not started: ${started.error}`);
  const party = { table: id, cookies: [host, ...guests].map(({ headers }) => headers['cookie'] ?? '') };
  let isOver = false;
  const table = new LiveTable([server.origin], party, {
    over: () => {
      isOver = true;
    },
    refused: (frame) => {
      throw new Error(`refused: ${frame.toString().slice(0, 200)}`);
    },
  });
  await table.open();
  for (let played = 0; played < actions && !isOver; played++) {
    while (!table.canAct && !isOver) await pause(1);
    if (isOver) break;
    await new Promise((resolve) => table.act(resolve));
    if (played > AT_ONCE) await pause(PACE);
  }
  table.leave();
  return id;
}
