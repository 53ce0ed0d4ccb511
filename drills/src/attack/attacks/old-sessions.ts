import { CLOSE_CODES } from '@stakeout/protocol';
import type { ServerProcess } from '../../load/server-process.ts';
import { type Attack, mustHold } from '../attack.ts';
import type { Guest, Stage } from '../stage.ts';
import { TableSocket } from '../table-socket.ts';

const WAYS = ['one', 'others', 'recovery'] as const;
type Way = (typeof WAYS)[number];
/** Sockets that have to go are gone by then, in milliseconds, however busy the machine. */
const AT_ONCE = 10_000;

/**
 * Somebody has a copy of Ada's cookie, an open socket at her table and links in reserve. She signs them out: from the list of her
 * devices, all at once, and by a recovery. In the full form they sit at another node.
 */
export const oldSessions: Attack = {
  name: 'old-sessions',
  aim: 'stay signed in as somebody who has signed all others out',
  async run(stage) {
    const nodes = stage.isShort ? [await stage.server()] : await stage.nodes(2);
    const [near, far = near] = nodes;
    if (near === undefined || far === undefined) throw new Error('no server');
    const delays: number[] = [];
    for (const how of WAYS) {
      const ada = await stage.guest(near, 'Ada');
      const thief = (await another(stage, ada, near, true)).at(far);
      const made = await ada.api.createTable({ game: 'gunrunners', seats: [{ kind: 'me' }, { kind: 'open' }] });
      if (!made.ok) throw new Error(`no table: ${made.error}`);
      const { id } = made.value.table;
      const socket = await TableSocket.open(thief, id);
      await socket.next('presence');
      const reserve = await thief.api.recovery({ keepsOthers: true });
      if (!reserve.ok) throw new Error(`no link: ${reserve.error}`);

      const began = performance.now();
      await signOut(stage, how, ada, near);
      const code = await Promise.race([socket.closed, later(AT_ONCE)]);
      delays.push(performance.now() - began);
      mustHold(code === CLOSE_CODES.signedOut, `${how}: the old socket was left open, or closed with ${code}`);
      const tables = await thief.api.myTables();
      mustHold(!tables.ok && tables.error === 'nobody', `${how}: the old cookie still opens Ada's tables`);
      const again = await TableSocket.open(thief, id);
      mustHold((await again.closed) === CLOSE_CODES.notFound, `${how}: the old cookie opened a socket at Ada's table`);
      if (how === 'one') continue;
      const back = await thief.api.recover(reserve.value.token);
      mustHold(!back.ok && back.error === 'linkSpent', `${how}: a link in reserve made the thief Ada again`);
    }
    return { 'sockets closed after (ms)': Math.round(Math.max(...delays)) };
  },
};

/** Ada signs the thief out, in one of the ways there are. */
async function signOut(stage: Stage, how: Way, ada: Guest, node: ServerProcess): Promise<void> {
  if (how === 'recovery') {
    await another(stage, ada, node, false);
    return;
  }
  const listed = await ada.api.sessions();
  if (!listed.ok) throw new Error(`no list: ${listed.error}`);
  const stranger = listed.value.sessions.find(({ isThis }) => !isThis);
  mustHold(stranger !== undefined, 'the thief is not in the list of devices');
  const done = how === 'one' ? await ada.api.endSession(stranger.id) : await ada.api.endOtherSessions();
  if (!done.ok) throw new Error(`not signed out: ${done.error}`);
}

/** Another device of the same person. */
async function another(stage: Stage, of: Guest, node: ServerProcess, keepsOthers: boolean): Promise<Guest> {
  const link = await of.api.recovery({ keepsOthers });
  if (!link.ok) throw new Error(`no link: ${link.error}`);
  return stage.recovered(node, link.value.token);
}

function later(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds).unref());
}
